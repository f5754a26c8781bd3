import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{asciiAlpha,asciiAlphanumeric,asciiPunctuation,classifyCharacter,decodeString,htmlBlockNames,htmlRawNames,toString}from"./chunk-ZUORYA6C.js";var convert=(function(test){if(test==null)return ok;if(typeof test=="function")return castFactory(test);if(typeof test=="object")return Array.isArray(test)?anyFactory(
test):propertiesFactory(test);if(typeof test=="string")return typeFactory(test);throw new Error("Expected function, string, or object as test")});function anyFactory(tests){
let checks=[],index=-1;for(;++index<tests.length;)checks[index]=convert(tests[index]);return castFactory(any);function any(...parameters){let index2=-1;for(;++index2<
checks.length;)if(checks[index2].apply(this,parameters))return!0;return!1}}function propertiesFactory(check2){let checkAsRecord=check2;return castFactory(all);function all(node){
let nodeAsRecord=node,key;for(key in check2)if(nodeAsRecord[key]!==checkAsRecord[key])return!1;return!0}}function typeFactory(check2){return castFactory(type);function type(node){
return node&&node.type===check2}}function castFactory(testFunction){return check2;function check2(value,index,parent){return!!(looksLikeANode(value)&&testFunction.
call(this,value,typeof index=="number"?index:void 0,parent||void 0))}}function ok(){return!0}function looksLikeANode(value){return value!==null&&typeof value=="\
object"&&"type"in value}var phrasing=convert(["break","delete","emphasis","footnote","footnoteReference","image","imageReference","inlineCode","inlineMath","link","linkReference","mdxJ\
sxTextElement","mdxTextExpression","strong","text","textDirective"]);var own={}.hasOwnProperty;function zwitch(key,options){let settings=options||{};function one(value,...parameters){let fn=one.invalid,handlers=one.handlers;if(value&&
own.call(value,key)){let id=String(value[key]);fn=own.call(handlers,id)?handlers[id]:one.unknown}if(fn)return fn.call(this,value,...parameters)}return one.handlers=
settings.handlers||{},one.invalid=settings.invalid,one.unknown=settings.unknown,one}var own2={}.hasOwnProperty;function configure(base,extension){let index=-1,key;if(extension.extensions)for(;++index<extension.extensions.length;)configure(base,
extension.extensions[index]);for(key in extension)if(own2.call(extension,key))switch(key){case"extensions":break;case"unsafe":{list(base[key],extension[key]);break}case"\
join":{list(base[key],extension[key]);break}case"handlers":{map(base[key],extension[key]);break}default:base.options[key]=extension[key]}return base}function list(left,right){
right&&left.push(...right)}function map(left,right){right&&Object.assign(left,right)}function blockquote(node,_,state,info){let exit=state.enter("blockquote"),tracker=state.createTracker(info);tracker.move("> "),tracker.shift(2);let value=state.
indentLines(state.containerFlow(node,tracker.current()),map2);return exit(),value}function map2(line,_,blank){return">"+(blank?"":" ")+line}function patternInScope(stack,pattern){return listInScope(stack,pattern.inConstruct,!0)&&!listInScope(stack,pattern.notInConstruct,!1)}function listInScope(stack,list3,none){
if(typeof list3=="string"&&(list3=[list3]),!list3||list3.length===0)return none;let index=-1;for(;++index<list3.length;)if(stack.includes(list3[index]))return!0;
return!1}function hardBreak(_,_1,state,info){let index=-1;for(;++index<state.unsafe.length;){let pattern=state.unsafe[index];if(pattern.character===`
`&&!pattern.before&&!pattern.after&&patternInScope(state.stack,pattern))return/[\t ]/.test(info.before)?"":" "}return`\\
`}function longestStreak(value,substring){let source=String(value),index=source.indexOf(substring),expected=index,count=0,max=0;if(typeof substring!="string")throw new TypeError(
"Expected substring");for(;index!==-1;)index===expected?++count>max&&(max=count):count=1,expected=index+substring.length,index=source.indexOf(substring,expected);
return max}function formatCodeAsIndented(node,state){return!!(state.options.fences===!1&&node.value&&!node.lang&&/[^\n\r ]/.test(node.value)&&!/^[\t ]*(?:[\n\r]|$)|(?:^|[\n\r])[\t ]*$/.
test(node.value))}function checkFence(state){let marker=state.options.fence||"`";if(marker!=="`"&&marker!=="~")throw new Error("Cannot serialize code with `"+marker+"` for `optio\
ns.fence`, expected `` ` `` or `~`");return marker}function code(node,_,state,info){let marker=checkFence(state),raw=node.value||"";if(formatCodeAsIndented(node,state)){let exit2=state.enter("codeIndented"),value2=state.
indentLines(raw,map3);return exit2(),value2}let tracker=state.createTracker(info),sequence=marker.repeat(Math.max(longestStreak(raw,marker)+1,3)),exit=state.enter(
"codeFenced"),suffix=marker==="`"?"GraveAccent":"Tilde",value=tracker.move(sequence);if(node.lang){let subexit=state.enter(`codeFencedLang${suffix}`);value+=tracker.
move(state.safe(node.lang,{before:value,after:" ",encode:["`"],...tracker.current()})),subexit()}if(node.lang&&node.meta){let subexit=state.enter(`codeFencedMet\
a${suffix}`);value+=tracker.move(" "),value+=tracker.move(state.safe(node.meta,{before:value,after:`
`,encode:["`"],...tracker.current()})),subexit()}return value+=tracker.move(`
`),raw&&(value+=tracker.move(raw+`
`)),value+=tracker.move(sequence),exit(),value}function map3(line,_,blank){return(blank?"":"    ")+line}function checkQuote(state){let marker=state.options.quote||'"';if(marker!=='"'&&marker!=="'")throw new Error("Cannot serialize title with `"+marker+"` for `opti\
ons.quote`, expected `\"`, or `'`");return marker}function definition(node,_,state,info){let quote=checkQuote(state),suffix=quote==='"'?"Quote":"Apostrophe",exit=state.enter("definition"),subexit=state.enter("l\
abel"),tracker=state.createTracker(info),value=tracker.move("[");return value+=tracker.move(state.safe(state.associationId(node),{before:value,after:"]",...tracker.
current()})),value+=tracker.move("]: "),subexit(),!node.url||/[\0- \u007F]/.test(node.url)?(subexit=state.enter("destinationLiteral"),value+=tracker.move("<"),value+=
tracker.move(state.safe(node.url,{before:value,after:">",...tracker.current()})),value+=tracker.move(">")):(subexit=state.enter("destinationRaw"),value+=tracker.
move(state.safe(node.url,{before:value,after:node.title?" ":`
`,...tracker.current()}))),subexit(),node.title&&(subexit=state.enter(`title${suffix}`),value+=tracker.move(" "+quote),value+=tracker.move(state.safe(node.title,
{before:value,after:quote,...tracker.current()})),value+=tracker.move(quote),subexit()),exit(),value}function checkEmphasis(state){let marker=state.options.emphasis||"*";if(marker!=="*"&&marker!=="_")throw new Error("Cannot serialize emphasis with `"+marker+"` \
for `options.emphasis`, expected `*`, or `_`");return marker}function firstCharacter(value){let code3=value.codePointAt(0);return code3===void 0?"":String.fromCodePoint(code3)}function lastCharacter(value){let code3=value.
codePointAt(value.length-2);return code3!==void 0&&code3>65535?value.slice(-2):value.slice(-1)}function encodeCharacterReference(code3){return"&#x"+code3.toString(16).toUpperCase()+";"}function encodeInfo(outside,inside,marker){let outsideKind=classifyCharacter(outside),insideKind=classifyCharacter(inside);return outsideKind===void 0?insideKind===
void 0?marker==="_"?{inside:!0,outside:!0}:{inside:!1,outside:!1}:insideKind===1?{inside:!0,outside:!0}:{inside:!1,outside:!0}:outsideKind===1?insideKind===void 0?
{inside:!1,outside:!1}:insideKind===1?{inside:!0,outside:!0}:{inside:!1,outside:!1}:insideKind===void 0?{inside:!1,outside:!1}:insideKind===1?{inside:!0,outside:!1}:
{inside:!1,outside:!1}}function htmlKind(value){if(value.charCodeAt(0)!==60)return;let next=value.charCodeAt(1);if(next===33){let code4=value.charCodeAt(2);return code4===45?2:code4===
91?5:asciiAlpha(code4)?4:void 0}if(next===63)return 3;let closing=next===47,start=closing?2:1,end=start,code3=value.charCodeAt(end);if(!asciiAlpha(code3))return;
for(;code3===45||asciiAlphanumeric(code3);)code3=value.charCodeAt(++end);let name=value.slice(start,end).toLowerCase();return!closing&&code3!==47&&htmlRawNames.
includes(name)?1:htmlBlockNames.includes(name)?6:7}var builtins=new Map([["*",!1],["_",!0]]);function candidates(tokens,involved,runOf){let related=new Set;for(let token of tokens){let siblings=runOf.get(token);
if(siblings&&token.attention&&involved.some(d=>d.attention===token.attention))for(let sibling of siblings.tokens)related.add(sibling.attention)}let ordered=[];for(let token of tokens)
token.attention&&related.delete(token.attention)&&ordered.push(token.attention);return ordered.reverse(),ordered}function check(tokens,before,after){let runs=[],
wrong=new Map,runOf=new Map,index=0;for(;index<tokens.length;){if(!tokens[index].attention){index++;continue}let marker=tokens[index].value.charAt(0),strict=builtins.
get(marker),end=index+1;for(;end<tokens.length&&tokens[end].attention&&tokens[end].value.charAt(0)===marker;)end++;let head=index?tokens[index-1].value:before,previous=classifyCharacter(
head.charCodeAt(head.length-1)),next=classifyCharacter((end<tokens.length?tokens[end].value:after).charCodeAt(0)),open=!next||next===2&&!!previous,close=!previous||
previous===2&&!!next,run={tokens:tokens.slice(index,end),markers:[],start:0,end:0,open:strict?open&&(!!previous||!close):open,close:strict?close&&(!!next||!open):
close,split:strict!==void 0};for(let token of run.tokens){wrong.set(token,[...run.tokens]),runOf.set(token,run);let size=token.value.length;for(;size--;)run.markers.
push(token)}run.end=run.markers.length,runs.push(run),index=end}for(pair(runs,wrong),index=-1;++index<tokens.length;){let involved=wrong.get(tokens[index]);if(involved)
return{attention:candidates(tokens,involved,runOf),index}}}function containerPhrasing(parent,state,info){return serialize(phrasing2(parent,state,info),info.before,
info.after)}function encode(tokens,start){let token=tokens[start?0:tokens.length-1];if(!token||token.attention)return;let character=start?firstCharacter(token.value):
lastCharacter(token.value),reference=encodeCharacterReference(character.codePointAt(0));if(start)token.value=reference+token.value.slice(character.length);else{
let value=token.value.slice(0,token.value.length-character.length),escapes=0;for(;value.charCodeAt(value.length-1-escapes)===92;)escapes++;escapes%2&&(value+="\\"),
token.value=value+reference}}function improve(items,chosen,mistake,before,after){for(let attention3 of mistake.attention){let current=chosen.get(attention3)||attention3.
sequences[0];for(let sequence of attention3.sequences){if(sequence===current)continue;let trial=new Map(chosen);trial.set(attention3,sequence);let tokens=render(
items,trial,before,after),next=check(tokens,before,after);if(!next||next.index>mistake.index)return{chosen:trial,mistake:next,tokens}}}}function pair(runs,wrong){
let openersByMarker=new Map;for(let closer of runs){let marker=closer.tokens[0].value.charAt(0),openers=openersByMarker.get(marker);openers||(openers=[],openersByMarker.
set(marker,openers));let open=closer.close?openers.length:0;for(;open--&&closer.start<closer.end;){let opener=openers[open],openerSize=opener.end-opener.start,closerSize=closer.
end-closer.start;if(closer.split?(opener.close||closer.open)&&closerSize%3&&!((openerSize+closerSize)%3):openerSize!==opener.markers.length||openerSize!==closerSize)
continue;let size=closer.split?openerSize>1&&closerSize>1?2:1:closerSize,opening=opener.markers.slice(opener.end-size,opener.end),closing=closer.markers.slice(closer.
start,closer.start+size),openToken=opening[0],closeToken=closing[0];if(openToken===opening[size-1]&&openToken.value.length===size&&closeToken===closing[size-1]&&
closeToken.value.length===size&&openToken.attention===closeToken.attention)wrong.delete(openToken),wrong.delete(closeToken);else{let involved=[...new Set([...opening,
...closing])];for(let token of involved){let list3=wrong.get(token);list3&&list3.push(...involved)}}opener.end-=size,closer.start+=size,opener.start===opener.end&&
openers.splice(open,1),open=openers.length}closer.open&&closer.start<closer.end&&openers.push(closer)}}function attentionSequences(type,markers,sizes){if(markers.
length===0)throw new Error("Cannot serialize `"+type+"` as attention without markers, expected one or more markers");if(sizes.length===0)throw new Error("Cannot\
 serialize `"+type+"` as attention without sizes, expected one or more sizes");for(let size of sizes)if(!Number.isSafeInteger(size)||size<1)throw new Error("Can\
not serialize `"+type+"` as attention with `"+size+"` as size, expected positive integer");let sequences=[];for(let marker of markers){if(marker.length!==1)throw new Error(
"Cannot serialize `"+type+"` as attention with `"+marker+"` as marker, expected a single ascii character");if(!asciiPunctuation(marker.charCodeAt(0)))throw new Error(
"Cannot serialize `"+type+"` as attention with `"+marker+"` as marker, expected ascii punctuation");for(let size of sizes)sequences.push(marker.repeat(size))}return sequences}
function phrasing2(parent,state,info){let indexStack=state.indexStack,children=parent.children||[],results=[],index=-1,before=info.before;indexStack.push(-1);let tracker=state.
createTracker(info);for(;++index<children.length;){let child=children[index],after;if(indexStack[indexStack.length-1]=index,index+1<children.length){let handle3=state.
handle.handlers[children[index+1].type];handle3&&handle3.peek&&(handle3=handle3.peek),after=handle3?firstCharacter(handle3(children[index+1],parent,state,{before:"",
after:"",...tracker.current()})):""}else after=info.after;let previous=results[results.length-1];typeof previous=="string"&&(before==="\r"||before===`
`)&&child.type==="html"&&htmlKind(child.value)!==7&&(results[results.length-1]=previous.replace(/(\r?\n|\r)$/," "),before=" ",tracker=state.createTracker(info),
tracker.move(serialize(results,info.before,info.after)));let handle2=state.handle.handlers[child.type];if(handle2&&handle2.attention){let item=attentionItem(child,
handle2.attention,state,tracker);if(!item)continue;results.push(item),before=lastCharacter(item.sequences[0])}else{let value=state.handle(child,parent,state,{...tracker.
current(),after,before});if(!value)continue;tracker.move(value),results.push(value),before=lastCharacter(value)}}return indexStack.pop(),results}function attentionItem(node,attention3,state,tracker){
let{construct,markers,sizes}=attention3(node,state),sequences=attentionSequences(node.type,markers,sizes),sequence=sequences[0],exit=state.enter(construct),inside=state.
createTracker(tracker.current());inside.move(sequence);let children=phrasing2(node,state,{...inside.current(),before:sequence,after:sequence});if(exit(),children.
length!==0)return tracker.move(sequence),tracker.move(serialize(children,sequence,sequence)),tracker.move(sequence),{children,sequences}}function fix(items,chosen,before,after){
let tokens=render(items,chosen,before,after),mistake=check(tokens,before,after);for(;mistake;){let next=improve(items,chosen,mistake,before,after);if(!next)return;
chosen=next.chosen,tokens=next.tokens,mistake=next.mistake}return tokens}function guess(items,chosen,before,after){let previous=before,index=-1;for(;++index<items.
length;){let item=items[index];if(typeof item=="string"){previous="";continue}let next=index===items.length-1?after:"",sequence=item.sequences.find(function(value){
let marker=value.charAt(0);return marker!==previous.charAt(0)&&marker!==next.charAt(0)||items.length===1&&builtins.has(marker)&&value.length>before.length})||item.
sequences[0];sequence!==item.sequences[0]&&chosen.set(item,sequence),guess(item.children,chosen,sequence,sequence),previous=sequence}}function render(items,chosen,before,after){
let tokens=[],encodeAfter,previous=lastCharacter(before),index=-1;for(;++index<items.length;){let item=items[index];if(typeof item=="string"){let token={value:item,
attention:void 0};encodeAfter&&encodeAfter===firstCharacter(item)&&encode([token],!0),encodeAfter=void 0,tokens.push(token),token.value&&(previous=lastCharacter(
token.value));continue}let sequence=chosen.get(item)||item.sequences[0],marker=sequence.charAt(0),next=items[index+1],outsideBefore=previous,outsideAfter=firstCharacter(
next===void 0?after:typeof next=="string"?next:chosen.get(next)||next.sequences[0]),inside=render(item.children,chosen,sequence,sequence),head=inside[0].value,open=encodeInfo(
outsideBefore.charCodeAt(outsideBefore.length-1),head.charCodeAt(0),marker);open.inside&&encode(inside,!0);let tail=lastCharacter(inside[inside.length-1].value),
close=encodeInfo(outsideAfter.charCodeAt(0),tail.charCodeAt(tail.length-1),marker);close.inside&&encode(inside,!1),open.outside&&outsideBefore!==`
`&&outsideBefore!=="\r"&&encode(tokens,!1),close.outside&&(encodeAfter=outsideAfter),tokens.push({value:sequence,attention:item},...inside,{value:sequence,attention:item}),
previous=sequence.charAt(sequence.length-1)}return tokens}function serialize(items,before,after){let guessed=new Map;guess(items,guessed,before,after);let tokens=(guessed.
size>0?fix(items,guessed,before,after):void 0)||fix(items,new Map,before,after)||render(items,new Map,before,after),result="";for(let token of tokens)result+=token.
value;return result}emphasis.attention=attention;emphasis.peek=peek;function emphasis(node,_,state,info){let exit=state.enter("phrasing"),item=attentionItem(node,attention,state,state.
createTracker(info)),value=item?serialize([item],info.before,info.after):"";return exit(),value}function attention(_,state){return{construct:"emphasis",markers:checkEmphasis(
state)==="*"?["*","_"]:["_","*"],sizes:[1]}}function peek(_,_1,state){return state.options.emphasis||"*"}function color(d){return"\x1B[33m"+d+"\x1B[39m"}var empty=[],CONTINUE=!0,EXIT=!1,SKIP="skip";function visitParents(tree,testOrEnterOrVisitors,enterOrVisitorsOrReverse,reverse){if(!tree||typeof tree!="object")
throw new Error("Unexpected value `"+tree+"` for `tree`, expected node");let preorder=!0,check2,visitors,enter,exit;if(typeof enterOrVisitorsOrReverse=="functio\
n"||enterOrVisitorsOrReverse&&typeof enterOrVisitorsOrReverse=="object"?(check2=testOrEnterOrVisitors,visitors=enterOrVisitorsOrReverse,reverse&&(preorder=!1)):
(visitors=testOrEnterOrVisitors,enterOrVisitorsOrReverse&&(preorder=!1)),typeof visitors=="function")enter=visitors;else if(visitors&&typeof visitors=="object"){
if(!(visitors.enter===null||visitors.enter===void 0))if(typeof visitors.enter=="function")enter=visitors.enter;else throw new Error("Unexpected value `"+visitors.
enter+"` for `visitors.enter`, expected optional visitor");if(typeof visitors.exit=="function")exit=visitors.exit;else throw new Error("Unexpected value `"+visitors.
exit+"` for `visitors.exit`, expected visitor (pass a visitor directly if you only want an enter visitor)")}else throw new Error("Unexpected value `"+visitors+"\
` for `enter` or `visitors`, expected visitor or object with visitors");let is2=convert(check2),step=preorder?1:-1;factory(tree,void 0,[])();function factory(node,index,parents){
let value=node&&typeof node=="object"?node:{};if(typeof value.type=="string"){let name=typeof value.tagName=="string"?value.tagName:typeof value.name=="string"?
value.name:void 0;Object.defineProperty(visit2,"name",{value:"node ("+color(node.type+(name?"<"+name+">":""))+")"})}return visit2;function visit2(){let matches=!check2||
is2(node,index,parents[parents.length-1]||void 0),result=empty;if(enter&&matches&&(result=toResult(enter(node,parents,index)),result[0]===EXIT))return result;if("\
children"in node&&node.children){let nodeAsParent=node;if(nodeAsParent.children&&result[0]!==SKIP){let offset=(preorder?-1:nodeAsParent.children.length)+step,grandparents=[
...parents,nodeAsParent];for(;offset>-1&&offset<nodeAsParent.children.length;){let child=nodeAsParent.children[offset],subresult=factory(child,offset,grandparents)();
if(subresult[0]===EXIT)return subresult;offset=typeof subresult[1]=="number"?subresult[1]:offset+step}}}if(exit&&matches){let exitResult=toResult(exit(node,parents,
index));if(exitResult[0]===SKIP)throw new Error("Unexpected value `"+exitResult[0]+"` from `exit`, expected `CONTINUE`, `EXIT`, index, or nothing");if(exitResult[0]===
EXIT||typeof exitResult[1]=="number")return exitResult}return result}}}function toResult(value){return Array.isArray(value)?value:typeof value=="number"?[CONTINUE,
value]:value==null?empty:[value]}function visit(tree,testOrEnterOrVisitors,enterOrVisitorsOrReverse,maybeReverse){let check2,visitors,reverse;typeof enterOrVisitorsOrReverse=="function"||enterOrVisitorsOrReverse&&
typeof enterOrVisitorsOrReverse=="object"?(check2=testOrEnterOrVisitors,visitors=enterOrVisitorsOrReverse,reverse=maybeReverse):(visitors=testOrEnterOrVisitors,
reverse=enterOrVisitorsOrReverse),typeof visitors=="function"?visitParents(tree,check2,wrap(visitors),reverse):visitParents(tree,check2,wrapVisitors(visitors),reverse)}
function wrapVisitors(visitors){return!visitors||typeof visitors!="object"?visitors:{enter:typeof visitors.enter=="function"?wrap(visitors.enter):visitors.enter,
exit:typeof visitors.exit=="function"?wrap(visitors.exit):visitors.exit}}function wrap(visitor){return overload;function overload(node,parents,index){return visitor(
node,index,parents[parents.length-1])}}function formatHeadingAsSetext(node,state){let literalWithBreak=!1;return visit(node,function(node2){if("value"in node2&&/\r?\n|\r/.test(node2.value)||node2.type===
"break")return literalWithBreak=!0,EXIT}),!!((!node.depth||node.depth<3)&&toString(node)&&(state.options.setext||literalWithBreak))}function heading(node,_,state,info){let rank=Math.max(Math.min(6,node.depth||1),1),tracker=state.createTracker(info);if(formatHeadingAsSetext(node,state)){let exit2=state.
enter("headingSetext"),subexit2=state.enter("phrasing"),value2=state.containerPhrasing(node,{...tracker.current(),before:`
`,after:`
`});return subexit2(),exit2(),value2+`
`+(rank===1?"=":"-").repeat(value2.length-(Math.max(value2.lastIndexOf("\r"),value2.lastIndexOf(`
`))+1))}let sequence="#".repeat(rank),exit=state.enter("headingAtx"),subexit=state.enter("phrasing");tracker.move(sequence+" ");let value=state.containerPhrasing(
node,{before:"# ",after:`
`,...tracker.current()}),head=value.charCodeAt(0);return(head===9||head===32)&&(value=encodeCharacterReference(head)+value.slice(1)),value=value?sequence+" "+value:
sequence,state.options.closeAtx&&(value+=" "+sequence),subexit(),exit(),value}html.peek=htmlPeek;function html(node){return node.value||""}function htmlPeek(){return"<"}image.peek=imagePeek;function image(node,_,state,info){let quote=checkQuote(state),suffix=quote==='"'?"Quote":"Apostrophe",exit=state.enter("image"),subexit=state.
enter("label"),tracker=state.createTracker(info),value=tracker.move("![");return value+=tracker.move(state.safe(node.alt,{before:value,after:"]",...tracker.current()})),
value+=tracker.move("]("),subexit(),!node.url&&node.title||/[\0- \u007F]/.test(node.url)?(subexit=state.enter("destinationLiteral"),value+=tracker.move("<"),value+=
tracker.move(state.safe(node.url,{before:value,after:">",...tracker.current()})),value+=tracker.move(">")):(subexit=state.enter("destinationRaw"),value+=tracker.
move(state.safe(node.url,{before:value,after:node.title?" ":")",...tracker.current()}))),subexit(),node.title&&(subexit=state.enter(`title${suffix}`),value+=tracker.
move(" "+quote),value+=tracker.move(state.safe(node.title,{before:value,after:quote,...tracker.current()})),value+=tracker.move(quote),subexit()),value+=tracker.
move(")"),exit(),value}function imagePeek(){return"!"}imageReference.peek=imageReferencePeek;function imageReference(node,_,state,info){let type=node.referenceType,exit=state.enter("imageReference"),subexit=state.enter(
"label"),tracker=state.createTracker(info),value=tracker.move("!["),alt=state.safe(node.alt,{before:value,after:"]",...tracker.current()});value+=tracker.move(alt+
"]["),subexit();let stack=state.stack;state.stack=stack.filter(function(d){return d!=="phrasing"}),subexit=state.enter("reference");let reference=state.safe(state.
associationId(node),{before:value,after:"]",...tracker.current()});return subexit(),state.stack=stack,exit(),type==="full"||!alt||alt!==reference?value+=tracker.
move(reference+"]"):type==="shortcut"?value=value.slice(0,-1):value+=tracker.move("]"),value}function imageReferencePeek(){return"!"}inlineCode.peek=inlineCodePeek;function inlineCode(node,_,state){let value=node.value||"",sequence="`",index=-1;for(;new RegExp("(^|[^`])"+sequence+"([^`]|$)").
test(value);)sequence+="`";for(/[^\n\r ]/.test(value)&&(/^[\n\r ]/.test(value)&&/[\n\r ]$/.test(value)||/^`|`$/.test(value))&&(value=" "+value+" ");++index<state.
unsafe.length;){let pattern=state.unsafe[index],expression=state.compilePattern(pattern);if(!pattern.atBreak)continue;let match;for(;match=expression.exec(value);){
let position=match.index;value.charCodeAt(position)===10&&value.charCodeAt(position-1)===13&&position--,value=value.slice(0,position)+" "+value.slice(match.index+
1)}}return sequence+value+sequence}function inlineCodePeek(){return"`"}function formatLinkAsAutolink(node,state){let raw=toString(node);return!!(!state.options.resourceLink&&node.url&&!node.title&&node.children&&node.children.length===
1&&node.children[0].type==="text"&&(raw===node.url||"mailto:"+raw===node.url)&&/^[a-z][+\-.a-z]+:/i.test(node.url)&&!/[\0- <>\u007F]/.test(node.url))}link.peek=linkPeek;function link(node,_,state,info){let quote=checkQuote(state),suffix=quote==='"'?"Quote":"Apostrophe",tracker=state.createTracker(info);if(formatLinkAsAutolink(
node,state)){let stack=state.stack;state.stack=stack.filter(function(d){return d!=="phrasing"});let exit2=state.enter("autolink"),value2=tracker.move("<");return value2+=
tracker.move(state.containerPhrasing(node,{before:value2,after:">",...tracker.current()})),value2+=tracker.move(">"),exit2(),state.stack=stack,value2}let exit=state.
enter("link"),subexit=state.enter("label"),value=tracker.move("["),text2=state.containerPhrasing(node,{before:value,after:"](",...tracker.current()});value+=tracker.
move(text2),subexit(),value+=tracker.move("](");let enclose=/[\0- \u007F]/.test(node.url),last=info.before.charAt(info.before.length-1),title=node.title||void 0;
if(!title&&!enclose&&(last===`
`||last==="\r")){let index=0;for(;index<text2.length&&text2.charCodeAt(index)!==93;)index+=text2.charCodeAt(index)===92?2:1;text2.charCodeAt(index+1)===58&&(title=
"")}return!node.url&&typeof title=="string"||enclose?(subexit=state.enter("destinationLiteral"),value+=tracker.move("<"),value+=tracker.move(state.safe(node.url,
{before:value,after:">",...tracker.current()})),value+=tracker.move(">")):(subexit=state.enter("destinationRaw"),value+=tracker.move(state.safe(node.url,{before:value,
after:typeof title=="string"?" ":")",...tracker.current()}))),subexit(),typeof title=="string"&&(subexit=state.enter(`title${suffix}`),value+=tracker.move(" "+quote),
value+=tracker.move(state.safe(title,{before:value,after:quote,...tracker.current()})),value+=tracker.move(quote),subexit()),value+=tracker.move(")"),exit(),value}
function linkPeek(node,_,state){return formatLinkAsAutolink(node,state)?"<":"["}linkReference.peek=linkReferencePeek;function linkReference(node,_,state,info){let type=node.referenceType,exit=state.enter("linkReference"),subexit=state.enter(
"label"),tracker=state.createTracker(info),value=tracker.move("["),text2=state.containerPhrasing(node,{before:value,after:"]",...tracker.current()});value+=tracker.
move(text2+"]["),subexit();let stack=state.stack;state.stack=stack.filter(function(d){return d!=="phrasing"}),subexit=state.enter("reference");let reference=state.
safe(state.associationId(node),{before:value,after:"]",...tracker.current()});return subexit(),state.stack=stack,exit(),type==="full"||!text2||text2!==reference?
value+=tracker.move(reference+"]"):type==="shortcut"?value=value.slice(0,-1):value+=tracker.move("]"),value}function linkReferencePeek(){return"["}function checkBullet(state){let marker=state.options.bullet||"*";if(marker!=="*"&&marker!=="+"&&marker!=="-")throw new Error("Cannot serialize items with `"+marker+
"` for `options.bullet`, expected `*`, `+`, or `-`");return marker}function checkBulletOther(state){let bullet=checkBullet(state),bulletOther=state.options.bulletOther;if(!bulletOther)return bullet==="*"?"-":"*";if(bulletOther!==
"*"&&bulletOther!=="+"&&bulletOther!=="-")throw new Error("Cannot serialize items with `"+bulletOther+"` for `options.bulletOther`, expected `*`, `+`, or `-`");
if(bulletOther===bullet)throw new Error("Expected `bullet` (`"+bullet+"`) and `bulletOther` (`"+bulletOther+"`) to be different");return bulletOther}function checkBulletOrdered(state){let marker=state.options.bulletOrdered||".";if(marker!=="."&&marker!==")")throw new Error("Cannot serialize items with `"+marker+
"` for `options.bulletOrdered`, expected `.` or `)`");return marker}function checkRule(state){let marker=state.options.rule||"*";if(marker!=="*"&&marker!=="-"&&marker!=="_")throw new Error("Cannot serialize rules with `"+marker+
"` for `options.rule`, expected `*`, `-`, or `_`");return marker}function list2(node,parent,state,info){let exit=state.enter("list"),bulletCurrent=state.bulletCurrent,bullet=node.ordered?checkBulletOrdered(state):checkBullet(
state),bulletOther=node.ordered?bullet==="."?")":".":checkBulletOther(state),useDifferentMarker=parent&&state.bulletLastUsed?bullet===state.bulletLastUsed:!1;if(!node.
ordered){let firstListItem=node.children?node.children[0]:void 0;if((bullet==="*"||bullet==="-")&&firstListItem&&(!firstListItem.children||!firstListItem.children[0])&&
state.stack[state.stack.length-1]==="list"&&state.stack[state.stack.length-2]==="listItem"&&state.stack[state.stack.length-3]==="list"&&state.stack[state.stack.
length-4]==="listItem"&&state.indexStack[state.indexStack.length-1]===0&&state.indexStack[state.indexStack.length-2]===0&&state.indexStack[state.indexStack.length-
3]===0&&(useDifferentMarker=!0),checkRule(state)===bullet&&firstListItem){let index=-1;for(;++index<node.children.length;){let item=node.children[index];if(item&&
item.type==="listItem"&&item.children&&item.children[0]&&item.children[0].type==="thematicBreak"){useDifferentMarker=!0;break}}}}useDifferentMarker&&(bullet=bulletOther),
state.bulletCurrent=bullet;let value=state.containerFlow(node,info);return state.bulletLastUsed=bullet,state.bulletCurrent=bulletCurrent,exit(),value}function checkListItemIndent(state){let style=state.options.listItemIndent||"one";if(style!=="tab"&&style!=="one"&&style!=="mixed")throw new Error("Cannot seria\
lize items with `"+style+"` for `options.listItemIndent`, expected `tab`, `one`, or `mixed`");return style}function listItem(node,parent,state,info){let listItemIndent=checkListItemIndent(state),bullet=state.bulletCurrent||checkBullet(state);parent&&parent.type==="li\
st"&&parent.ordered&&(bullet=(typeof parent.start=="number"&&parent.start>-1?parent.start:1)+(state.options.incrementListMarker===!1?0:parent.children.indexOf(node))+
bullet);let size=bullet.length+1;(listItemIndent==="tab"||listItemIndent==="mixed"&&(parent&&parent.type==="list"&&parent.spread||node.spread))&&(size=Math.ceil(
size/4)*4);let tracker=state.createTracker(info);tracker.move(bullet+" ".repeat(size-bullet.length)),tracker.shift(size);let exit=state.enter("listItem"),value=state.
indentLines(state.containerFlow(node,tracker.current()),map4);return exit(),value;function map4(line,index,blank){return index?(blank?"":" ".repeat(size))+line:
(blank?bullet:bullet+" ".repeat(size-bullet.length))+line}}function paragraph(node,_,state,info){let exit=state.enter("paragraph"),subexit=state.enter("phrasing"),value=state.containerPhrasing(node,info);return subexit(),
exit(),value}function root(node,_,state,info){if(!node.children.some(function(d){return phrasing(d)}))return state.containerFlow(node,info);let exit=state.enter("phrasing"),
value=state.containerPhrasing(node,info);return exit(),value}function checkStrong(state){let marker=state.options.strong||"*";if(marker!=="*"&&marker!=="_")throw new Error("Cannot serialize strong with `"+marker+"` for `o\
ptions.strong`, expected `*`, or `_`");return marker}strong.attention=attention2;strong.peek=peek2;function strong(node,_,state,info){let exit=state.enter("phrasing"),item=attentionItem(node,attention2,state,state.
createTracker(info)),value=item?serialize([item],info.before,info.after):"";return exit(),value}function attention2(_,state){return{construct:"strong",markers:checkStrong(
state)==="*"?["*","_"]:["_","*"],sizes:[2]}}function peek2(_,_1,state){return state.options.strong||"*"}function text(node,parent,state,info){let siblings=parent?parent.children:[],index=state.indexStack[state.indexStack.length-1];return state.safe(node.value,{...info,
afterNode:siblings[index+1],beforeNode:siblings[index-1]})}function checkRuleRepetition(state){let repetition=state.options.ruleRepetition||3;if(repetition<3)throw new Error("Cannot serialize rules with repetition `"+repetition+
"` for `options.ruleRepetition`, expected `3` or more");return repetition}function thematicBreak(_,_1,state){let value=(checkRule(state)+(state.options.ruleSpaces?" ":"")).repeat(checkRuleRepetition(state));return state.options.ruleSpaces?
value.slice(0,-1):value}var handle={blockquote,break:hardBreak,code,definition,emphasis,hardBreak,heading,html,image,imageReference,inlineCode,link,linkReference,list:list2,listItem,paragraph,
root,strong,text,thematicBreak};var join=[joinDefaults];function joinDefaults(left,right,parent,state){if(right.type==="code"&&formatCodeAsIndented(right,state)&&(left.type==="list"||left.type===
right.type&&formatCodeAsIndented(left,state)))return!1;if("spread"in parent&&typeof parent.spread=="boolean"){if(parent.spread)return 1;if(left.type==="html"){let kind=htmlKind(
left.value);if(kind===void 0||kind===6||kind===7)return 1}if(left.type==="blockquote"&&right.type==="blockquote"||(left.type==="definition"||left.type==="paragr\
aph")&&right.type==="list"&&(right.ordered&&typeof right.start=="number"&&right.start!==1||right.children.length>0&&right.children[0].children.length===0)||left.
type==="paragraph"&&right.type==="thematicBreak"&&checkRule(state)==="-"&&!state.options.ruleSpaces)return 1;let tail=left;for(;(tail.type==="blockquote"||tail.
type==="list"||tail.type==="listItem")&&tail.children.length>0;)tail=tail.children[tail.children.length-1];if(tail.type!=="definition"&&tail.type!=="paragraph")
return 0;if(right.type==="code"&&formatCodeAsIndented(right,state))return 1;if(right.type==="html"){let kind=htmlKind(right.value);if(kind===void 0||kind===7)return 1}
return(left.type==="paragraph"||left!==tail)&&(right.type==="definition"||right.type==="heading"&&formatHeadingAsSetext(right,state)||right.type==="paragraph")?
1:0}}var fullPhrasingSpans=["autolink","destinationLiteral","destinationRaw","reference","titleQuote","titleApostrophe"],unsafe=[{character:"	",after:"[\\r\\n]",inConstruct:"\
phrasing"},{character:"	",before:"[\\r\\n]",inConstruct:"phrasing"},{character:"	",inConstruct:["codeFencedLangGraveAccent","codeFencedLangTilde"]},{character:"\
\r",inConstruct:["codeFencedLangGraveAccent","codeFencedLangTilde","codeFencedMetaGraveAccent","codeFencedMetaTilde","destinationLiteral","headingAtx"]},{character:`\

`,inConstruct:["codeFencedLangGraveAccent","codeFencedLangTilde","codeFencedMetaGraveAccent","codeFencedMetaTilde","destinationLiteral","headingAtx"]},{character:"\
\r",before:"[\\r\\n]",inConstruct:"phrasing"},{character:"\r",after:"\\r",inConstruct:"phrasing"},{character:`
`,before:"\\n",inConstruct:"phrasing"},{character:`
`,after:"[\\r\\n]",inConstruct:"phrasing"},{character:" ",after:"[\\r\\n]",inConstruct:"phrasing"},{character:" ",before:"[\\r\\n]",inConstruct:"phrasing"},{character:"\
 ",inConstruct:["codeFencedLangGraveAccent","codeFencedLangTilde"]},{character:"!",after:"\\[",inConstruct:"phrasing",notInConstruct:fullPhrasingSpans},{character:'\
"',inConstruct:"titleQuote"},{atBreak:!0,character:"#"},{character:"#",inConstruct:"headingAtx",after:`(?:[\r
]|$)`},{character:"&",after:"[#A-Za-z]",inConstruct:["codeFencedLangGraveAccent","codeFencedLangTilde","codeFencedMetaGraveAccent","codeFencedMetaTilde","destin\
ationLiteral","destinationRaw","phrasing","titleApostrophe","titleQuote"]},{character:"'",inConstruct:"titleApostrophe"},{character:"(",inConstruct:"destination\
Raw"},{before:"\\]",character:"(",inConstruct:"phrasing",notInConstruct:fullPhrasingSpans},{atBreak:!0,before:"\\d+",character:")"},{character:")",inConstruct:"\
destinationRaw"},{atBreak:!0,character:"*",after:`(?:[ 	\r
*])`},{character:"*",inConstruct:"phrasing",notInConstruct:fullPhrasingSpans},{atBreak:!0,character:"+",after:`(?:[ 	\r
])`},{atBreak:!0,character:"-",after:`(?:[ 	\r
-])`},{atBreak:!0,before:"\\d+",character:".",after:`(?:[ 	\r
]|$)`},{atBreak:!0,character:"<",after:"[!/?A-Za-z]"},{character:"<",after:"[!/?A-Za-z]",inConstruct:"phrasing",notInConstruct:fullPhrasingSpans},{character:"<",
inConstruct:"destinationLiteral"},{atBreak:!0,character:"="},{atBreak:!0,character:">"},{character:">",inConstruct:"destinationLiteral"},{atBreak:!0,character:"\
["},{character:"[",inConstruct:"phrasing",notInConstruct:fullPhrasingSpans},{character:"[",inConstruct:["label","reference"]},{character:"\\",after:"[\\r\\n]",inConstruct:"\
phrasing"},{character:"]",inConstruct:["label","reference"]},{atBreak:!0,character:"_"},{character:"_",inConstruct:"phrasing",notInConstruct:fullPhrasingSpans},
{atBreak:!0,character:"`"},{character:"`",inConstruct:["codeFencedLangGraveAccent","codeFencedMetaGraveAccent"]},{character:"`",inConstruct:"phrasing",notInConstruct:fullPhrasingSpans},
{atBreak:!0,character:"~"},{character:"<",inConstruct:"autolink"},{character:">",inConstruct:"autolink"},{character:"\x7F",inConstruct:"autolink"}],code2=-1;for(;++code2<
33;)unsafe.push({character:String.fromCharCode(code2),inConstruct:"autolink"});function association(node){return node.label||!node.identifier?node.label||"":decodeString(node.identifier)}function compilePattern(pattern){if(!pattern._compiled){let before=(pattern.atBreak?"[\\r\\n][\\t ]*":"")+(pattern.before?"(?:"+pattern.before+")":"");pattern._compiled=
new RegExp((pattern.beforeNode?"^":before?"("+before+")":"")+(/[$()*+.?[\\\]^{|}]/.test(pattern.character)?"\\":"")+pattern.character+(pattern.afterNode?"$":pattern.
after?"(?:"+pattern.after+")":""),pattern.unicode?"gu":"g")}return pattern._compiled}function containerFlow(parent,state,info){let indexStack=state.indexStack,children=parent.children||[],tracker=state.createTracker(info),results=[],index=-1;for(indexStack.
push(-1);++index<children.length;){let child=children[index];indexStack[indexStack.length-1]=index,results.push(tracker.move(state.handle(child,parent,state,{before:`\

`,after:`
`,...tracker.current()}))),child.type!=="list"&&(state.bulletLastUsed=void 0),index<children.length-1&&results.push(tracker.move(between(child,children[index+1],
parent,state)))}return indexStack.pop(),results.join("")}function between(left,right,parent,state){let index=state.join.length;for(;index--;){let result=state.join[index](
left,right,parent,state);if(result===!0||result===1)break;if(typeof result=="number")return`
`.repeat(1+result);if(result===!1)return`

<!---->

`}return`

`}var eol=/\r?\n|\r/g;function indentLines(value,map4){let result=[],start=0,line=0,match;for(;match=eol.exec(value);)one(value.slice(start,match.index)),result.push(
match[0]),start=match.index+match[0].length,line++;return one(value.slice(start)),result.join("");function one(value2){result.push(map4(value2,line,!value2))}}var own3={}.hasOwnProperty;function safe(state,input,config){let value=(config.before||"")+(input||"")+(config.after||""),positions=[],result=[],infos={},percentEncode=state.
stack.includes("autolink"),offset=config.before?config.before.length:0,end=value.length-(config.after?config.after.length:0),index=-1;for(;++index<state.unsafe.
length;){let pattern=state.unsafe[index];if(!patternInScope(state.stack,pattern)||!nodeInScope(pattern.beforeNode,config.beforeNode)||!nodeInScope(pattern.afterNode,
config.afterNode))continue;let expression=state.compilePattern(pattern),from=pattern.beforeNode?offset:0,subject=value.slice(from,pattern.afterNode?end:void 0),
match;for(;match=expression.exec(subject);){let before=!!(pattern.before||pattern.atBreak),after=!!pattern.after,position=from+match.index+(before?match[1].length:
0);own3.call(infos,position)?(infos[position].before&&!before&&(infos[position].before=!1),infos[position].after&&!after&&(infos[position].after=!1)):(positions.
push(position),infos[position]={before,after})}}positions.sort(numerical);let start=offset;for(index=-1;++index<positions.length;){let position=positions[index];
if(!(position<start||position>=end)){if(value.charAt(position)==="_"&&position>0&&classifyCharacter(value.charCodeAt(position-1))===void 0&&!own3.call(infos,position-
1)&&!(position-1===offset&&/[*_]/.test(value.charAt(offset-1)))){let sequenceEnd=position+1;for(;sequenceEnd<end&&value.charAt(sequenceEnd)==="_";)sequenceEnd++;
let skip=sequenceEnd-position-1;if(positions[index+skip]===sequenceEnd-1&&sequenceEnd<value.length&&classifyCharacter(value.charCodeAt(sequenceEnd))===void 0&&!own3.
call(infos,sequenceEnd)&&!(sequenceEnd===end-1&&/[*_]/.test(value.charAt(end)))){index+=skip;continue}}if(!(position+1<end&&positions[index+1]===position+1&&infos[position].
after&&!infos[position+1].before&&!infos[position+1].after||position-1>=offset&&positions[index-1]===position-1&&infos[position].before&&!infos[position-1].before&&
!infos[position-1].after)){if(start!==position){let slice=value.slice(start,position);result.push(percentEncode?slice:escapeBackslashes(slice,"\\"))}start=position+
1,percentEncode?result.push("%"+value.charCodeAt(position).toString(16).toUpperCase().padStart(2,"0")):/[!-/:-@[-`{-~]/.test(value.charAt(position))&&(!config.encode||
!config.encode.includes(value.charAt(position)))?result.push("\\"+value.charAt(position)):result.push(encodeCharacterReference(value.charCodeAt(position)))}}}let rest=value.
slice(start,end);return result.push(percentEncode?rest:escapeBackslashes(rest,config.after)),result.join("")}function nodeInScope(types,node){return types?node?
typeof types=="string"?types===node.type:types.includes(node.type):!1:!0}function numerical(a,b){return a-b}function escapeBackslashes(value,after){let expression=/\\(?=[!-/:-@[-`{-~])/g,
positions=[],results=[],whole=value+after,index=-1,start=0,match;for(;match=expression.exec(whole);)positions.push(match.index);for(;++index<positions.length;)start!==
positions[index]&&results.push(value.slice(start,positions[index])),results.push("\\"),start=positions[index];return results.push(value.slice(start)),results.join(
"")}function track(config){let options=config||{},now=options.now||{},lineShift=options.lineShift||0,line=now.line||1,column=now.column||1;return{move,current,shift};
function current(){return{now:{line,column},lineShift}}function shift(value){lineShift+=value}function move(input){let value=input||"",chunks=value.split(/\r?\n|\r/g),
tail=chunks[chunks.length-1];return line+=chunks.length-1,column=chunks.length===1?column+tail.length:1+tail.length+lineShift,value}}function toMarkdown(tree,options){let settings=options||{},state={associationId:association,bulletCurrent:void 0,bulletLastUsed:void 0,containerPhrasing:containerPhrasingBound,
containerFlow:containerFlowBound,createTracker:track,compilePattern,enter,handlers:{...handle},handle:void 0,indentLines,indexStack:[],join:[...join],options:{},
safe:safeBound,stack:[],unsafe:[...unsafe]};configure(state,settings),state.options.tightDefinitions&&state.join.push(joinDefinition),state.handle=zwitch("type",
{invalid,unknown,handlers:state.handlers});let result=state.handle(phrasing(tree)?{type:"root",children:[tree]}:tree,void 0,state,{before:`
`,after:`
`,now:{line:1,column:1},lineShift:0});return result&&result.charCodeAt(result.length-1)!==10&&result.charCodeAt(result.length-1)!==13&&(result+=`
`),result;function enter(name){return state.stack.push(name),exit;function exit(){state.stack.pop()}}}function invalid(value){throw new Error("Cannot handle val\
ue `"+value+"`, expected node")}function unknown(value){let node=value;throw new Error("Cannot handle unknown node `"+node.type+"`")}function joinDefinition(left,right){
if(left.type==="definition"&&left.type===right.type)return 0}function containerPhrasingBound(parent,info){return containerPhrasing(parent,this,info)}function containerFlowBound(parent,info){
return containerFlow(parent,this,info)}function safeBound(value,config){return safe(this,value,config)}function remarkStringify(options){let self=this;self.compiler=compiler;function compiler(tree){return toMarkdown(tree,{...self.data("settings"),...options,extensions:self.
data("toMarkdownExtensions")||[]})}}export{convert,EXIT,SKIP,visitParents,visit,handle,remarkStringify};
