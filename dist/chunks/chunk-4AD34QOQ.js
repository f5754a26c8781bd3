import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{duplicateKey}from"./chunk-L5HX7WC4.js";import{quote,size}from"./chunk-O3DR2KKW.js";import{Composer,Lexer,Parser,isAlias,isMap,isPair,isScalar,
isSeq}from"./chunk-4KOTOZ36.js";import{capped,visible}from"./chunk-ED7OECLU.js";function faultsOf(problems,text,to){let sayings=withoutRest(problems).map(({code,message,pos:[start,end]})=>{let place={text,start:Math.min(start,to),end:Math.min(
end,to),said:message},saying=(sayingsByCode[code]??other)(place);return{...saying,...clip(text,saying.start??place.start,saying.end??place.end,to)}});return withoutCascades(
sayings.sort((a,b)=>a.start-b.start),text).map(({message,start,end})=>({kind:"yaml",message,start,end}))}function withoutRest(problems){let first=problems.find(
isBehind);return problems.filter(problem=>problem===first||!isBehind(problem))}var behind=/in YAML (?:stream|document)/,isBehind=({message})=>behind.test(message);
function withoutCascades(sorted,text){let kept=[];for(let line of byLine(sorted,text)){let exact=line.filter(saying=>!saying.structural),chosen=exact.length>0?exact:
line.slice(0,1);kept.push(...chosen.filter((saying,index)=>saying.start!==chosen[index-1]?.start))}return kept}function*byLine(sorted,text){for(let from=0,to=0;from<
sorted.length;from=to){let lineBreak=text.indexOf(`
`,sorted[from]?.start),lineEnd=lineBreak<0?text.length:lineBreak;for(;(sorted[to]?.start??Number.POSITIVE_INFINITY)<=lineEnd;)to+=1;yield sorted.slice(from,to)}}
function clip(text,from,to,most){let start=Math.min(from,most),lineEnd=Math.min(endOfLine(text,start),most),end=start+text.slice(start,Math.min(Math.max(to,start),
lineEnd)).trimEnd().length;return{start,end:end>start?end:Math.min(start+1,lineEnd)}}function endOfLine(text,from){let ahead=text.slice(from,from+2e3),found=ahead.
indexOf(`
`);return from+(found<0?ahead.length:found)}function restOfLine({text,start}){return text.slice(start,endOfLine(text,start))}function afterSpaces(place){let rest=restOfLine(
place),start=place.start+rest.length-rest.trimStart().length;return{start,end:endOfLine(place.text,start)}}var strayItem=place=>({message:"a list item stands wh\
ere a field of the mapping was expected; check its indentation",structural:!0,...afterSpaces(place)}),sayingsByCode={BLOCK_AS_IMPLICIT_KEY(place){if(place.said.
includes("sequence"))return strayItem(place);let line=restOfLine(place);return{message:nested(line),structural:!0,end:place.start+line.length}},MULTILINE_IMPLICIT_KEY(place){
let line=restOfLine(place);return line.startsWith("-")?strayItem(place):{message:/^[^\s:]+:\S/.test(line)?"a space is missing after the colon":'this line has no\
 ": "; expected a field like `key: value`',structural:!0}},MISSING_CHAR(place){let quoteSign=/^Missing closing (["'])/.exec(place.said)?.[1];return quoteSign?unclosed(
place,quoteSign):place.said.includes("must end with")?unclosedBracket(place):place.said.startsWith("Sequence item")?{message:"the indentation is less than that \
of the list item above; expected the same as its other fields",structural:!0,...afterSpaces(place)}:place.said.startsWith("Missing directives-end")?{message:'a \
line that begins with "%" is a directive, and `---` must follow; put text in quotes'}:/Missing , or : between flow map/.test(place.said)?{message:"a comma or a \
colon is missing before this"}:/Missing , (?:or : )?between/.test(place.said)?{message:"a comma is missing before this"}:place.said.startsWith("Missing space af\
ter :")?{message:"a space is missing after the colon"}:place.said.startsWith("Comments must")?{message:'a space is missing before the "#"'}:place.said.startsWith(
"Implicit map keys")?{message:"the colon is missing; expected a field like `key: value`",structural:!0}:other(place)},BAD_INDENT(place){return place.said.startsWith(
"Flow")?unclosedBracket(place):place.said.startsWith("Block scalar")?{message:'the text after "|" or ">" must be indented more than its key',structural:!0}:{message:"\
the indentation differs from that of the lines it belongs to",structural:!0,...afterSpaces(place)}},BAD_SCALAR_START(place){let end=endOfLine(place.text,place.start);
return{message:`text cannot begin with ${quote(place.text.charAt(place.start))}; put it in quotes`,end}},BAD_DQ_ESCAPE(place){let found=place.text.slice(place.start,
place.start+2);return{message:`${quote(found)} is no escape in double quotes; write "\\\\" for a backslash, or use single quotes`,end:place.start+2}},TAB_AS_INDENT:()=>({
message:"a tab stands in the indentation; expected spaces",structural:!0}),KEY_OVER_1024_CHARS:()=>({message:"the key is longer than 1024 characters",structural:!0}),
NON_STRING_KEY:()=>({message:'a key must be text; text that begins with "{", "[" or "*" needs quotes',structural:!0}),BLOCK_IN_FLOW:()=>({message:"a field or a \
list item cannot stand here within brackets; put text in quotes"}),TAG_RESOLVE_FAILED:unknownTag,BAD_COLLECTION_TYPE:unknownTag,BAD_ALIAS:({text,start})=>({message:`\
text that begins with ${quote(text.charAt(start))} needs quotes`}),UNEXPECTED_TOKEN(place){let{said,text,start}=place;if(behind.test(said))return{message:"the Y\
AML ends before this; a bracket too many, or a wrong indentation",structural:!0};if(said.endsWith("at node end")){let before=text.slice(Math.max(0,start-300),start).
trimEnd().at(-1);return{message:afterQuote[before??""]??"text stands after the value; expected the end of the line"}}if(said.includes("on same line with key"))return{
message:"a list cannot begin on the line of its key; put it on the next line",structural:!0};if(said.startsWith("Unexpected ,"))return{message:"nothing stands b\
efore this comma"};let message='text that begins with "|" or ">" needs quotes, or goes on the next line';return said.startsWith("Not a YAML token")?{message,structural:!0}:
said.startsWith("Block scalar header")?{message}:other(place)}};function nested(line){return line.startsWith("? ")?'text that begins with "? " needs quotes':/:(?:\s|$)/.
test(line)?'a second ": " stands on this line; put the text in quotes':"text stands here, and a field is indented below it; expected one of the two"}var afterQuote={
'"':'text stands after the closing quote; a quote within double quotes is written "\\""',"'":"text stands after the closing quote; a quote within single quotes \
is written twice"};function unknownTag({text,start,end}){return{message:`the tag ${quote(text.slice(start,end))} is not known; text that begins with "!" needs q\
uotes`}}function unclosed({text,start},sign){let open=text.lastIndexOf(sign,start-1);for(;sign==='"'&&text.charAt(open-1)==="\\";)open=text.lastIndexOf(sign,open-
2);return{message:"the quoted text that begins here is never closed",start:Math.max(open,0),end:start}}function unclosedBracket({text,start,said}){let closing=said.
endsWith("}")?"}":"]",opening=closing==="}"?"{":"[",depth=0;for(let at=start-1;at>=Math.max(0,start-2e3);at-=1){let char=text.charAt(at);if(char===closing)depth+=
1;else if(char===opening&&depth>0)depth-=1;else if(char===opening)return{message:`the "${opening}" that stands here is never closed; expected "${closing}"`,start:at,
end:at+1}}return{message:`expected "${closing}" before this`}}function other({said}){return{message:capped(visible(said.charAt(0).toLowerCase()+said.slice(1)),120),
structural:!0}}var LimitPassed=class extends Error{fault;constructor(kind,message,start,end=start){super(message),this.fault={kind,message:`${message}, so it was not read furt\
her`,start,end}}},tooDeep=(depth,start)=>new LimitPassed("cap",`the YAML here nests deeper than ${depth} levels`,start),TreeReader=class{#text;#from;#limits;#tell;#anchors=new Map;#open=[];#told=new Set;#expansions=0;#keys=0;constructor(text,from,limits,tell){
this.#text=text,this.#from=from,this.#limits=limits,this.#tell=tell}read(node){if(isAlias(node))return this.#alias(node);if("anchor"in node&&node.anchor&&this.#declare(
node.anchor,node),!isMap(node)&&!isSeq(node))return this.#scalar(node);if(this.#open.length===this.#limits.depth)throw tooDeep(this.#limits.depth,this.#extent(node).
start);this.#open.push(node);let value=isMap(node)?this.#map(node):this.#list(node);return this.#open.pop(),value}#map(node){let entries=new Map;for(let{key,value}of node.
items){if(this.#count(node),!isScalar(key))continue;key.anchor&&this.#declare(key.anchor,key);let keyNode=this.#scalar(key),name=String(keyNode.value),earlier=entries.
get(name)?.key;if(earlier){keyNode.source!==""&&this.#tell(duplicateKey(String(keyNode.value),keyNode,earlier));continue}let valueNode=value?this.read(value):nothingAt(
keyNode.end);entries.set(name,{key:keyNode,value:valueNode})}return{kind:"map",entries:[...entries.values()],...this.#extent(node)}}#list(node){let items=[];for(let item of node.
items)this.#count(node),items.push(isPair(item)?nothingAt(this.#extent(node).start):this.read(item));return{kind:"list",items,...this.#extent(node)}}#scalar(node){
let{start,end}=this.#extent(node),source=this.#text.slice(start,end);return{kind:"scalar",value:scalarOf(node.value),source,style:styleOf(node),start,end}}#alias(node){
let{start,end}=this.#extent(node),target=this.#anchors.get(node.source),name=quote(`*${node.source}`);if(!target){if(node.source==="")return nothingAt(start);let message2=`\
the alias ${name} has no anchor before it; text that begins with "*" needs quotes`;return this.#tell({kind:"yaml",message:message2,start,end}),nothingAt(start)}
if(this.#open.includes(target))throw new LimitPassed("alias-bomb",`the alias ${name} stands inside its own value`,start,end);this.#expansions+=1;let most=this.#limits.
aliasExpansions;if(this.#expansions>most)throw new LimitPassed("alias-bomb",`the aliases of this file expand more than ${most} times`,start,end);let message=`th\
e alias ${name} stands for a value that is written elsewhere; expected the value itself`;return this.#tellOnce({kind:"alias",message,start,end}),{...this.read(target),
start,end}}#declare(anchor,node){this.#anchors.set(anchor,node);let start=Math.max(this.#text.lastIndexOf(`&${anchor}`,this.#extent(node).start),this.#from),message=`\
the anchor ${quote(`&${anchor}`)} lets a value be repeated elsewhere; many readers of state files do not know anchors`;this.#tellOnce({kind:"alias",message,start,
end:start+anchor.length+1})}#count(node){this.#keys+=1;let most=this.#limits.keys;if(!(this.#keys<=most))throw new LimitPassed("cap",`the YAML here holds more t\
han ${most} keys and items`,this.#extent(node).start)}#tellOnce(fault){this.#told.has(fault.start)||this.#tell(fault),this.#told.add(fault.start)}#extent(node){
let[from,to]=node.range??[0,0],start=this.#from+from,length=this.#text.slice(start,this.#from+to).trimEnd().length;return{start,end:start+length}}};function nothingAt(offset){
return{kind:"scalar",value:null,source:"",style:"plain",start:offset,end:offset}}function scalarOf(value){return value===null||["string","number","boolean"].includes(
typeof value)?value:String(value)}function styleOf({type,tag}){return type==="PLAIN"?tag?"quoted":"plain":type?.startsWith("QUOTE")?"quoted":"block"}var hardened={version:"1.2",schema:"core",resolveKnownTags:!1,merge:!1,stringKeys:!0,uniqueKeys:!1,prettyErrors:!1,logLevel:"silent"},mostFaults=1e3,grave=new Set(
["TAG_RESOLVE_FAILED","BAD_COLLECTION_TYPE"]),unprintable=/[^\t\n\r -~\x85\xa0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]+/gu;function readYaml(text,from,to,limits){
if(!recent||text.length>longestRecent)return readAnew(text,from,to,limits);let isSame=one=>one.from===from&&one.to===to&&one.limits===limits&&one.text===text,known=recent.
findIndex(isSame),[reading={text,from,to,limits,read:readAnew(text,from,to,limits)}]=known<0?[]:recent.splice(known,1);return recent.unshift(reading),recent.length>
mostRecent&&recent.pop(),reading.read}var recent,askers=0,mostRecent=4,longestRecent=64*1024;async function withRecentReadings(work){recent??=[],askers+=1;try{return await work()}finally{
askers-=1,askers===0&&(recent=void 0)}}function readAnew(text,from,to,limits){let source=text.slice(from,to),faults=[],tell=fault=>{if(faults.length===mostFaults)
throw new LimitPassed("yaml",`the YAML here has more than ${mostFaults} faults`,fault.start);faults.push(fault)};try{checkSize(source,from,limits);let[first,second]=compose(
source,from,limits);for(let fault of notationFaults(first,second,text,from,to))tell(fault);let root=first?.contents?new TreeReader(text,from,limits,tell).read(first.
contents):void 0;return{root:faults.some(fault=>fault.kind==="yaml")?void 0:root,faults}}catch(error){if(!(error instanceof LimitPassed))throw error;return{root:void 0,
faults:[...error.fault.kind==="alias-bomb"?faults.filter(({kind})=>kind!=="alias"):faults,error.fault]}}}function checkSize(source,from,{yamlBytes}){if(!(source.
length<=yamlBytes&&Buffer.byteLength(source)<=yamlBytes))throw new LimitPassed("cap",`the YAML here is larger than ${size(yamlBytes)}`,from)}function compose(source,from,{
depth}){let documents=[],{stackTraceLimit}=Error;Error.stackTraceLimit=0;try{for(let document of new Composer(hardened).compose(tokensOf(source,from,depth),!0,source.
length))if(documents.push(document),documents.length===2)break;return documents}catch(error){throw error instanceof LimitPassed?error:new LimitPassed("yaml",`th\
e YAML here is too much for its parser (${error.name})`,from)}finally{Error.stackTraceLimit=stackTraceLimit}}function*tokensOf(source,from,depth){let parser=new Parser;
for(let lexeme of new Lexer().lex(source)){yield*parser.next(lexeme);let{stack,offset}=parser;if(stack.length>depth&&stack.filter(isCollection).length>depth)throw tooDeep(
depth,from+offset-lexeme.length)}yield*parser.end()}var isCollection=({type})=>type==="block-map"||type==="block-seq"||type==="flow-collection";function*notationFaults(first,second,text,from,to){
let warnings=(first?.warnings??[]).filter(({code})=>grave.has(code)),problems=[...first?.errors??[],...warnings];yield*faultsOf(problems.map(({code,message,pos:[
start,end]})=>({code,message,pos:[from+start,from+end]})),text,to);for(let{index,0:found}of text.slice(from,to).matchAll(unprintable))yield{kind:"yaml",message:`\
the control character ${quote(found)} stands here; YAML forbids it`,start:from+index,end:from+index+found.length};if(second?.range){let start=from+second.range[0];
yield{kind:"yaml",message:"a second YAML document begins here; expected one",start,end:endOfLine2(text,start,to)}}}function endOfLine2(text,from,to){let found=text.
indexOf(`
`,from);return found<0||found>to?to:found}export{unprintable,readYaml,withRecentReadings};
