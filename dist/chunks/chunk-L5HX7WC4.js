import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{count,quote,size}from"./chunk-O3DR2KKW.js";function decode(bytes,keepsNul=!1){let[first,second]=bytes;if(first===255&&second===254||first===254&&second===255)return{ok:!1,problem:"utf-16",offset:0};let nul=keepsNul?
-1:bytes.indexOf(0);if(nul>=0)return{ok:!1,problem:"nul-byte",offset:nul};try{return{ok:!0,text:new TextDecoder("utf-8",{fatal:!0}).decode(bytes)}}catch{return{
ok:!1,problem:"not-utf8",offset:firstBadByte(bytes)}}}function firstBadByte(bytes){let good=0,bad=bytes.length+1;for(;bad-good>1;){let middle=good+bad>>1;decodes(
bytes.subarray(0,middle),{stream:!0})?good=middle:bad=middle}for(;!decodes(bytes.subarray(0,good));)good-=1;return good}function decodes(prefix,options){try{return new TextDecoder(
"utf-8",{fatal:!0}).decode(prefix,options),!0}catch{return!1}}function linesOf(text,from=0,to=text.length){let lines=[];for(let start=from;start<to;){let found=text.indexOf(`
`,start),next=found<0||found>=to?to:found,end=next>start&&text.charCodeAt(next-1)===13&&next<to?next-1:next;lines.push({start,end}),start=next+1}return lines}function withLineFeeds(text){
return text.includes(`
`)?text.replace(/\r(?!\n|$)/g,`
`):text.replaceAll("\r",`
`)}var Positions=class{#text;#starts;constructor(text){this.#text=text}at(offset){this.#starts??=startsOf(this.#text);let starts=this.#starts,low=0,high=starts.
length-1;for(;low<high;){let middle=low+high+1>>1;(starts[middle]??0)<=offset?low=middle:high=middle-1}return{line:low+1,column:Math.min(offset,this.#text.length)-
(starts[low]??0)+1}}};function startsOf(text){let count2=1;for(let at=nextLine(text,0);at<text.length;at=nextLine(text,at))count2+=1;let starts=new Uint32Array(
count2);for(let index=1;index<count2;index+=1)starts[index]=nextLine(text,starts[index-1]);return starts}function nextLine(text,from=0){let found=text.indexOf(`\

`,from);return found<0?text.length:found+1}var marker=/(?:^|\n)(<{7}|>{7})(?=\s|$)/g;function conflictMarkers(text){let faults=[],open;for(let{0:match,1:signs2,index}of text.matchAll(marker)){let line=lineFrom(
text,index+match.length-7);signs2==="<<<<<<<"?(open&&faults.push(fault(open)),open=line):(faults.push(open?fault(open,line):fault(line)),open=void 0)}return open&&
faults.push(fault(open)),faults}function lineFrom(text,start){let found=text.indexOf(`
`,start),[line={start,end:start}]=linesOf(text,start,found<0?text.length:found+1);return line}function fault(line,end){let message="an unresolved merge conflict\
; expected one of the two sides",related=end&&{related:{message:"the conflict ends here",start:end.start,end:end.end}};return{kind:"conflict-marker",message,start:line.
start,end:line.end,...related}}function outlineOf(text,from,to){let[open,depth,keys]=[0,0,0];for(let at=from;at<to;at+=1){let code=text.charCodeAt(at);code===34?at=afterString(text,at,to)-1:isOpening(
code)?depth=Math.max(depth,++open):isClosing(code)?open-=1:code===58&&(keys+=1)}return{depth,keys}}function afterString(text,start,to=text.length){let at=start+
1;for(let code=text.charCodeAt(at);at<to&&code!==34;code=text.charCodeAt(at))at+=code===92?2:1;return Math.min(at+1,to)}function afterValue(text,start){let open=0,
at=start;do{let code=text.charCodeAt(at);code===34?at=afterString(text,at):isWord(code)?at=afterWord(text,at):(isOpening(code)?open+=1:isClosing(code)&&(open-=1),
at+=1)}while(open>0&&at<text.length);return at}function afterBlanks(text,start){let at=start;for(;isBlank(text.charCodeAt(at));)at+=1;return at}function afterWord(text,start){
let at=start+1;for(;isWord(text.charCodeAt(at));)at+=1;return at}var isOpening=code=>code===123||code===91,isClosing=code=>code===125||code===93,isBlank=code=>code===
32||code===10||code===13||code===9,isWord=code=>code>=48&&code<=57||code>=97&&code<=122||code===45||code===43||code===46||code===69;function scalarNode(text,start,end){let source=text.slice(start,end);return source.startsWith('"')?{kind:"scalar",value:stringValue(source),source,style:"quoted",
start,end}:{kind:"scalar",value:wordValue(source)??null,source,style:"literal",start,end}}function stringValue(source){if(!source.includes("\\"))return source.slice(
1,-1);try{return JSON.parse(source)}catch{return source.slice(1,-1)}}function wordValue(source){return source==="true"||source==="false"?source==="true":source===
"null"?null:/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/.test(source)?Number(source):void 0}function noValue(source){return source.startsWith("\0")?"NUL byte\
s stand here; expected a value, or nothing at all":source.startsWith("'")?"text in single quotes; JSON wants double quotes":/^[-+.]?\d/.test(source)?`${quote(source)}\
 is no number of JSON`:`${quote(source)} is no value of JSON; text stands in double quotes`}var JsonPlaces=class{root;#text;#lines;#items=new Map;#keys=new Map;#ends=new Map;constructor(text,lines){this.#text=text,this.#lines=lines,this.root=lines?this.#list(
0,text.length):this.#value(afterBlanks(text,0),text.trimEnd().length)}find(path){let last={value:this.root},found=[last];for(let part of path){if(last=this.#part(
last.value,part),!last)break;found.push(last)}return found}#part(holder,part){if(holder.kind!=="scalar"&&this.#ends.set(holder.start,holder.end),holder.kind==="\
map"){let start2=this.#keysOf(holder).get(String(part));return start2===void 0?void 0:this.#entry(start2)}let start=holder.kind==="list"&&typeof part=="number"?
this.#itemsOf(holder)[part]:void 0;return start===void 0?void 0:{value:this.#value(start)}}#itemsOf(list){return this.#lines&&list===this.root?this.#lines:kept(
this.#items,list.start,()=>{let starts=[];for(let at=this.#first(list);at<list.end-1;at=this.#next(afterValue(this.#text,at)))starts.push(at);return starts})}#keysOf(map){
return kept(this.#keys,map.start,()=>{let starts=new Map;for(let at=this.#first(map);at<map.end-1;at=this.#next(afterValue(this.#text,this.#held(at)))){let key=String(
this.#key(at).value);starts.has(key)||starts.set(key,at)}return starts})}#first(holder){return afterBlanks(this.#text,holder.start+1)}#next(end){let at=afterBlanks(
this.#text,end);return this.#text.charAt(at)===","?afterBlanks(this.#text,at+1):at}#entry(start){return{key:this.#key(start),value:this.#value(this.#held(start))}}#held(start){
let colon=afterBlanks(this.#text,afterString(this.#text,start));return afterBlanks(this.#text,colon+1)}#key(start){return scalarNode(this.#text,start,afterString(
this.#text,start))}#value(start,end=this.#ends.get(start)??afterValue(this.#text,start)){let char=this.#text.charAt(start);return char==="{"?this.#map(start,end):
char==="["?this.#list(start,end):scalarNode(this.#text,start,end)}#map(start,end){let entries=()=>Array.from(this.#keysOf(map).values(),at=>this.#entry(at)),known,
map={kind:"map",get entries(){return known??=entries(),known},start,end};return map}#list(start,end){let items=()=>Array.from(this.#itemsOf(list),at=>this.#value(
at)),known,list={kind:"list",get items(){return known??=items(),known},start,end};return list}};function kept(known,start,make){let value=known.get(start)??make();
return known.set(start,value),value}function duplicateKey(key,place,first){let message=`the key ${quote(key)} stands twice in one mapping; readers keep only one of the two values`,related={message:"\
the first stands here",start:first.start,end:first.end};return{kind:"duplicate-key",message,start:place.start,end:place.end,related}}var signs=new Set(["{","}","[","]",":",","]),named={9:["tab","\\t"],10:["line break","\\n"],13:["carriage return","\\r"]},space=/[ \t\r\n]*/y,word=/[^ \t\r\n{}[\]:,"]+/y,
JsonScanner=class{#text;#to;#tell;#at;#closing=-1;constructor(text,from,to,tell){this.#text=text,this.#at=from,this.#to=to,this.#tell=tell}next(){let start=this.#skip();
if(start>=this.#to)return{kind:"end",start:this.#to,end:this.#to};let char=this.#text.charAt(start);return signs.has(char)?this.#token(char,start,start+1):char===
'"'?this.#string(start):this.#token("word",start,char==="'"?this.#endOfSingleQuotes(start):this.#endOf(word,start))}#token(kind,start,end){return this.#at=end,{
kind,start,end}}#skip(){for(;;){let start=this.#endOf(space,this.#at),end=this.#endOfComment(start);if(end===void 0)return start;this.#tell("a comment stands he\
re; JSON has none",start,end),this.#at=end}}#endOf(pattern,from){return pattern.lastIndex=from,pattern.test(this.#text),Math.min(Math.max(pattern.lastIndex,from),
this.#to)}#endOfComment(start){if(this.#text.startsWith("//",start))return this.#endOfLine(start);if(!this.#text.startsWith("/*",start))return;let found=this.#text.
indexOf("*/",start+2);return found<0||found+2>this.#to?this.#to:found+2}#endOfLine(start){let found=this.#text.indexOf(`
`,start);return found<0||found>this.#to?this.#to:found}#string(start){for(let at=start+1;at<this.#to;){let code=this.#text.charCodeAt(at);if(code===34)return this.#token(
"string",start,at+1);if(code===92)at=this.#afterEscape(at);else{if(code===10&&!this.#goesOn(at))return this.#unclosed(start,at);code<32?at=this.#control(at,code):
at+=1}}return this.#unclosed(start,this.#to)}#unclosed(start,end){return this.#tell("the text that begins here is never closed",start,end),this.#token("unclosed",
start,end)}#goesOn(lineBreak){if(lineBreak<this.#closing)return!0;let close=this.#text.indexOf('"',lineBreak);if(close<0||close>=this.#to)return!1;let after=this.#endOf(
space,close+1),isEnd=after>=this.#to||",:}]".includes(this.#text.charAt(after));return isEnd&&(this.#closing=close),isEnd}#afterEscape(at){let found=/^\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/.
exec(this.#text.slice(at,Math.min(at+6,this.#to)));if(found)return at+found[0].length;let end=Math.min(at+(this.#text.charCodeAt(at+1)<32?1:2),this.#to);return this.#tell(
`${quote(this.#text.slice(at,end))} is no escape of JSON; write "\\\\" for a backslash`,at,end),end}#control(at,code){let[name,written]=named[code]??["control c\
haracter",`\\u${code.toString(16).padStart(4,"0")}`];return this.#tell(`a ${name} stands in a text; write ${written}`,at,at+1),at+1}#endOfSingleQuotes(start){let found=this.#text.
indexOf("'",start+1);return found>=0&&found<this.#to&&!this.#text.slice(start,found).includes(`
`)?found+1:this.#endOf(word,start)}};function tailOf(text,end,to){let after=text.slice(end,to),blanks=/^[ \t\r\n]*/.exec(after)?.[0].length??0,rest=after.slice(blanks);if(rest==="")return;let lineBreak=/^[ \t]*\r?\n/.
exec(after)?.[0].length??0,length=rest.trimEnd().length,isNul=rest.startsWith("\0")&&/^[\0\s]*$/.test(rest),start=end+blanks,stretch={start,end:start+Math.max(length,
1)};return/^[{[]/.test(rest)?{message:"another document begins after the whole one; expected a single one",...stretch}:{message:isNul?`${count(length,"NUL byte")}\
 after the whole document; expected nothing more`:"text after the whole document, as when a shorter one is written over a longer one; expected nothing more",...stretch,
cut:{start:end+lineBreak,end:to}}}var mostFaults=1e3;function tooManyFaults(start){return{kind:"json",message:`the JSON here has more than ${mostFaults} faults, so it was not read further`,start,
end:start}}var Stopped=class extends Error{},JsonReader=class{faults=[];#text;#from;#to;#depth;#frames=[];#root;#end;constructor(text,from,to,depth){this.#text=
text,this.#from=from,this.#to=to,this.#depth=depth,this.#end=from}read(){try{return this.#read()}catch(error){if(!(error instanceof Stopped))throw error;return}}#read(){
let scanner=new JsonScanner(this.#text,this.#from,this.#to,(...fault2)=>this.#tell(...fault2));for(let token=scanner.next();token.kind!=="end";token=scanner.next())
if(this.#take(token),this.#end=token.end,this.#root!==void 0)return this.#tail(token.end),this.#root;return this.#frames.length>0?this.#cutOff():this.#root===void 0&&
this.faults.length===0&&this.#tell("nothing stands here; expected a JSON value",this.#from),this.#root}#take(token){let frame=this.#frames.at(-1);token.kind==="\
,"?this.#comma(frame,token):token.kind===":"?this.#colon(frame,token):token.kind==="}"||token.kind==="]"?this.#close(token):token.kind==="unclosed"?this.#lose(frame):
this.#value(frame,token)}#value(frame,token){frame?.expects==="rest"&&(this.#isTold()||this.#tell("a comma is missing before this",token.start,token.end),frame.
expects="entry");let isKey=frame?.kind==="map"&&(frame.expects==="first"||frame.expects==="entry");if(isKey&&token.kind!=="{"&&token.kind!=="["){this.#key(frame,
token);return}isKey?this.#tell("expected a key in double quotes",token.start,token.end):frame?.expects==="colon"&&this.#tell("a colon is missing before this",token.
start,token.end),token.kind==="{"||token.kind==="["?this.#open(token):this.#put(token.kind==="string"?stringValue(this.#source(token)):this.#word(token))}#key(frame,token){
token.kind==="word"&&this.#tell("a key must stand in double quotes",token.start,token.end);let key=token.kind==="word"?this.#source(token):stringValue(this.#source(
token)),earlier=frame.keys.get(key);earlier?this.#add(duplicateKey(key,token,earlier)):frame.keys.set(key,{start:token.start,end:token.end}),frame.key=earlier?void 0:
key,frame.expects="colon"}#comma(frame,{start,end}){frame?.expects==="colon"||frame?.expects==="value"?this.#valueMissing(frame,start):frame?.expects!=="rest"&&
this.#tell("nothing stands before this comma",start,end),frame&&(frame.expects="entry",frame.comma=start)}#colon(frame,{start,end}){let isDue=frame?.expects==="\
colon";frame?.kind==="map"&&(frame.expects==="first"||frame.expects==="entry")?this.#tell("the key is missing before this colon",start,end):isDue||this.#tell("t\
his colon does not belong here",start,end),frame&&(frame.expects=frame.kind==="map"?"value":"first")}#open({kind,start}){if(this.#frames.length===this.#depth)throw this.#tell(
`the JSON here nests deeper than ${this.#depth} levels, so it was not read further`,start),new Stopped;this.#frames.push({kind:kind==="{"?"map":"list",start,fields:Object.
create(null),items:[],keys:new Map,expects:"first",key:void 0,comma:start})}#close({kind,start,end}){let wanted=kind==="}"?"map":"list",depth=this.#frames.findLastIndex(
frame=>frame.kind===wanted);if(depth<0){this.#tell(this.#mismatch(kind),start,end),this.#pop(end);return}for(let frame of this.#frames.slice(depth+1))this.#tell(
"the bracket that stands here is never closed",frame.start,frame.start+1);for(;this.#frames.length>depth;)this.#pop(end)}#mismatch(closing){let open=this.#frames.
at(-1);return open?`this "${closing}" closes what "${this.#text.charAt(open.start)}" opens`:`nothing is open that this "${closing}" could close`}#pop(end){let frame=this.#frames.
pop();if(!frame)return;let{kind,fields,items,expects,comma}=frame;(expects==="colon"||expects==="value")&&this.#valueMissing(frame,end-1),expects==="entry"&&this.
faults.at(-1)?.start!==comma&&this.#tell("nothing stands after this comma",comma,comma+1),this.#put(kind==="map"?fields:items)}#put(value){let frame=this.#frames.
at(-1);frame?frame.kind==="list"?frame.items.push(value):frame.key!==void 0&&(frame.fields[frame.key]=value):this.#root=value,frame&&(frame.key=void 0,frame.expects=
"rest")}#lose(frame){frame&&(frame.key=void 0,frame.expects="first")}#word(token){let source=this.#source(token),value=wordValue(source);return value===void 0&&
this.#tell(noValue(source),token.start,token.end),value??null}#source({start,end}){return this.#text.slice(start,end)}#valueMissing(frame,at){let of=frame.key===
void 0?"":` of the key ${quote(frame.key)}`;this.#tell(`the value${of} is missing before this`,at,at+1)}#tail(end){let tail=tailOf(this.#text,end,this.#to);if(!tail)
return;let{cut,...fault2}=tail;this.#add({kind:"json",...fault2,...cut&&this.#isWhole()&&{cut}})}#isWhole(){return typeof this.#root=="object"&&this.#root!==null&&
this.faults.every(({kind})=>kind!=="json")}#cutOff(){this.#isTold()&&this.faults.pop();let innermost=this.#frames.at(-1)?.start??this.#from,message=`the text en\
ds before the document does, with ${count(this.#frames.length,"bracket")} open; it was cut off`,related={message:"the innermost one stands here",start:innermost,
end:innermost+1};this.#add({kind:"json",message,start:this.#end,end:this.#end,related})}#isTold=()=>this.faults.at(-1)?.end===this.#end;#tell(message,start,end=start){
this.#add({kind:"json",message,start,end})}#add(fault2){if(this.faults.push(fault2),!(this.faults.length<=mostFaults))throw this.faults[mostFaults]=tooManyFaults(
fault2.start),new Stopped}};function readJson(text,limits){let refused=tooLarge(text,limits);if(refused)return refused;let{data,faults}=readRange(text,0,text.length,limits);return data===void 0?
broken(faults):held(data,new JsonPlaces(text),faults)}function readJsonLines(text,limits){let refused=tooLarge(text,limits);if(refused)return refused;let items=[],
starts=[],faults=[];for(let start=afterBlanks(text,0);start<text.length;){let found=text.indexOf(`
`,start),end=found<0?text.length:found,line=readRange(text,start,end,limits);if(line.data!==void 0&&(items.push(line.data),starts.push(start)),faults.push(...line.
faults),faults.length>mostFaults){faults.splice(mostFaults,faults.length,tooManyFaults(start));break}start=afterBlanks(text,end)}return held(items,new JsonPlaces(
text,starts),faults)}var broken=faults=>({root:void 0,data:void 0,places:void 0,faults}),held=(data,places,faults)=>({root:places.root,data,places,faults});function tooLarge(text,{
jsonBytes}){if(text.length<=jsonBytes&&Buffer.byteLength(text)<=jsonBytes)return;let message=`the JSON here is larger than ${size(jsonBytes)}, so it was not rea\
d`;return broken([{kind:"json",message,start:0,end:0}])}function readRange(text,from,to,{depth}){let valid=parseValid(text,from,to,depth);if(valid!==void 0)return{
data:valid,faults:[]};let reader=new JsonReader(text,from,to,depth),data=reader.read();return{data:reader.faults.some(fault2=>fault2.kind==="json")?void 0:data,
faults:reader.faults}}function parseValid(text,from,to,depth){let outline=outlineOf(text,from,to);if(outline.depth>depth)return;let parsed=parsedOrNothing(text.
slice(from,to));return parsed!==void 0&&keysMadePlain(parsed)===outline.keys?parsed:void 0}function parsedOrNothing(text){try{return JSON.parse(text)}catch{return}}
function keysMadePlain(data){if(typeof data!="object"||data===null)return 0;let keys=0;if(Array.isArray(data)){for(let item of data)typeof item=="object"&&(keys+=
keysMadePlain(item));return keys}Object.setPrototypeOf(data,null);for(let key in data)keys+=1+keysMadePlain(data[key]);return keys}export{decode,linesOf,withLineFeeds,Positions,conflictMarkers,duplicateKey,readJson,readJsonLines};
