import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{asciiAlpha,asciiAlphanumeric,asciiAtext,asciiControl,asciiDigit,asciiHexDigit,asciiPunctuation,classifyCharacter,decodeNamedCharacterReference,decodeNumericCharacterReference,
decodeString,htmlBlockNames,htmlRawNames,markdownLineEnding,markdownLineEndingOrSpace,markdownSpace,stringifyPosition,toString}from"./chunk-ZUORYA6C.js";import{
__export}from"./chunk-PMWXOWGL.js";function splice(list2,start,remove,items){let end=list2.length,chunkStart=0,parameters;if(start<0?start=-start>end?0:end+start:start=start>end?end:start,remove=
remove>0?remove:0,items.length<1e4)parameters=Array.from(items),parameters.unshift(start,remove),list2.splice(...parameters);else for(remove&&list2.splice(start,
remove);chunkStart<items.length;)parameters=items.slice(chunkStart,chunkStart+1e4),parameters.unshift(start,0),list2.splice(...parameters),chunkStart+=1e4,start+=
1e4}function push(list2,items){return list2.length>0?(splice(list2,list2.length,0,items),list2):items}var hasOwnProperty={}.hasOwnProperty;function combineExtensions(extensions){let all={},index=-1;for(;++index<extensions.length;)syntaxExtension(all,extensions[index]);
return all}function syntaxExtension(all,extension2){let hook;for(hook in extension2){let left=(hasOwnProperty.call(all,hook)?all[hook]:void 0)||(all[hook]={}),right=extension2[hook],
code;if(right)for(code in right){hasOwnProperty.call(left,code)||(left[code]=[]);let value=right[code];constructs(left[code],Array.isArray(value)?value:value?[value]:
[])}}}function constructs(existing,list2){let index=-1,before=[];for(;++index<list2.length;)(list2[index].add==="after"?existing:before).push(list2[index]);splice(
existing,0,0,before)}function normalizeIdentifier(value){return value.replace(/[\t\n\r ]+/g," ").replace(/^ | $/g,"").toLowerCase().toUpperCase()}function factorySpace(effects,ok,type,max){let limit=max?max-1:1/0,size=0;return start;function start(code){return markdownSpace(code)?(effects.enter(type),prefix(
code)):ok(code)}function prefix(code){return markdownSpace(code)&&size++<limit?(effects.consume(code),prefix):(effects.exit(type),ok(code))}}function factorySpaceMinMax(effects,ok,nok,type,min,max){
let size=0;return start;function start(code){return max>0&&markdownSpace(code)?(effects.enter(type),prefix(code)):after(code)}function prefix(code){return markdownSpace(
code)&&size<max?(effects.consume(code),size++,prefix):(effects.exit(type),after(code))}function after(code){return size>=min?ok(code):nok(code)}}var content={tokenize:initializeContent};function initializeContent(effects){let contentStart=effects.attempt(this.parser.constructs.contentInitial,afterContentStartConstruct,
paragraphInitial),previous2;return contentStart;function afterContentStartConstruct(code){if(code===null){effects.consume(code);return}return effects.enter("lin\
eEnding"),effects.consume(code),effects.exit("lineEnding"),factorySpace(effects,contentStart,"linePrefix")}function paragraphInitial(code){return effects.enter(
"paragraph"),lineStart(code)}function lineStart(code){let token=effects.enter("chunkText",{contentType:"text",previous:previous2});return previous2&&(previous2.
next=token),previous2=token,data(code)}function data(code){if(code===null){effects.exit("chunkText"),effects.exit("paragraph"),effects.consume(code);return}return markdownLineEnding(
code)?(effects.consume(code),effects.exit("chunkText"),lineStart):(effects.consume(code),data)}}var EditMap=class{constructor(){this.index=new Map,this.map=[]}add(index,remove,add){addImplementation(this,index,remove,add,!1)}addBefore(index,remove,add){addImplementation(
this,index,remove,add,!0)}consume(events){if(this.map.sort(function(a,b){return a[0]-b[0]}),this.map.length===0)return;let index=this.map.length,vecs=[];for(;index>
0;)index-=1,vecs.push(events.slice(this.map[index][0]+this.map[index][1]),this.map[index][2]),events.length=this.map[index][0];vecs.push(events.slice()),events.
length=0;let slice=vecs.pop();for(;slice;){for(let element of slice)events.push(element);slice=vecs.pop()}this.map.length=0,this.index.clear()}};function addImplementation(editMap,at,remove,add,before){
if(remove===0&&add.length===0)return;let existing=editMap.index.get(at);if(existing){existing[1]+=remove,before?(add.push(...existing[2]),existing[2]=add):existing[2].
push(...add);return}let change=[at,remove,add];editMap.map.push(change),editMap.index.set(at,change)}var document={tokenize:initializeDocument},containerConstruct={tokenize:tokenizeContainer};function initializeDocument(effects){let self=this,stack=[],continued=0,
childFlow,childToken,lineStartOffset;return start;function start(code){if(continued<stack.length){let item=stack[continued];return self.containerState=item[1],effects.
attempt(item[0].continuation,documentContinue,checkNewContainers)(code)}return checkNewContainers(code)}function documentContinue(code){if(continued++,self.containerState.
_closeFlow){self.containerState._closeFlow=void 0,childFlow&&closeFlow();let indexBeforeExits=self.events.length,indexBeforeFlow=indexBeforeExits,point2;for(;indexBeforeFlow--;)
if(self.events[indexBeforeFlow][0]==="exit"&&self.events[indexBeforeFlow][1].type==="chunkFlow"){point2=self.events[indexBeforeFlow][1].end;break}exitContainers(
continued);let index=indexBeforeExits;for(;index<self.events.length;)self.events[index][1].end={...point2},index++;let editMap=new EditMap;return editMap.add(indexBeforeFlow+
1,0,self.events.slice(indexBeforeExits)),editMap.add(indexBeforeExits,index-indexBeforeExits,[]),editMap.consume(self.events),checkNewContainers(code)}return start(
code)}function checkNewContainers(code){if(continued===stack.length){if(!childFlow)return documentContinued(code);if(childFlow.currentConstruct&&childFlow.currentConstruct.
concrete)return flowStart(code);self.interrupt=!!(childFlow.currentConstruct&&!childFlow._gfmTableDynamicInterruptHack)}return self.containerState={},effects.check(
containerConstruct,thereIsANewContainer,thereIsNoNewContainer)(code)}function thereIsANewContainer(code){return childFlow&&closeFlow(),exitContainers(continued),
documentContinued(code)}function thereIsNoNewContainer(code){return self.parser.lazy[self.now().line]=continued!==stack.length,lineStartOffset=self.now().offset,
flowStart(code)}function documentContinued(code){return self.containerState={},effects.attempt(containerConstruct,containerContinue,flowStart)(code)}function containerContinue(code){
return continued++,stack.push([self.currentConstruct,self.containerState]),documentContinued(code)}function flowStart(code){if(code===null){childFlow&&closeFlow(),
exitContainers(0),effects.consume(code);return}return childFlow=childFlow||self.parser.flow(self.now()),effects.enter("chunkFlow",{_tokenizer:childFlow,contentType:"\
flow",previous:childToken}),flowContinue(code)}function flowContinue(code){if(code===null){writeToChild(effects.exit("chunkFlow"),!0),exitContainers(0),effects.
consume(code);return}return markdownLineEnding(code)?(effects.consume(code),writeToChild(effects.exit("chunkFlow")),continued=0,self.interrupt=void 0,start):(effects.
consume(code),flowContinue)}function writeToChild(token,endOfFile){let stream=self.sliceStream(token);if(endOfFile&&stream.push(null),token.previous=childToken,
childToken&&(childToken.next=token),childToken=token,childFlow.defineSkip(token.start),childFlow.write(stream),self.parser.lazy[token.start.line]){let index=childFlow.
events.length;for(;index--;)if(childFlow.events[index][1].start.offset<lineStartOffset&&(!childFlow.events[index][1].end||childFlow.events[index][1].end.offset>
lineStartOffset))return;let indexBeforeExits=self.events.length,indexBeforeFlow=indexBeforeExits,seen,point2;for(;indexBeforeFlow--;)if(self.events[indexBeforeFlow][0]===
"exit"&&self.events[indexBeforeFlow][1].type==="chunkFlow"){if(seen){point2=self.events[indexBeforeFlow][1].end;break}seen=!0}for(exitContainers(continued),index=
indexBeforeExits;index<self.events.length;)self.events[index][1].end={...point2},index++;let editMap=new EditMap;editMap.add(indexBeforeFlow+1,0,self.events.slice(
indexBeforeExits)),editMap.add(indexBeforeExits,index-indexBeforeExits,[]),editMap.consume(self.events)}}function exitContainers(size){let index=stack.length;for(;index-- >
size;){let entry=stack[index];self.containerState=entry[1],entry[0].exit.call(self,effects)}stack.length=size}function closeFlow(){childFlow.write([null]),childToken=
void 0,childFlow=void 0,self.containerState._closeFlow=void 0}}function tokenizeContainer(effects,ok,nok){return factorySpace(effects,effects.attempt(this.parser.
constructs.document,ok,nok),"linePrefix",this.parser.constructs.disable.null.includes("codeIndented")?void 0:4)}function resolveAll(constructs2,events,context){let called=[],index=-1;for(;++index<constructs2.length;){let resolve=constructs2[index].resolveAll;resolve&&!called.
includes(resolve)&&(events=resolve(events,context),called.push(resolve))}return events}var attention={name:"attention",resolveAll:resolveAllAttention,tokenize:tokenizeAttention};function resolveAllAttention(events,context){let index=-1,nextEvents;
for(;++index<events.length;)if(events[index][0]==="enter"&&events[index][1].type==="attentionSequence"&&events[index][1]._close){let open=index;for(;open--;)if(events[open][0]===
"exit"&&events[open][1].type==="attentionSequence"&&events[open][1]._open&&context.sliceSerialize(events[open][1]).charCodeAt(0)===context.sliceSerialize(events[index][1]).
charCodeAt(0)){if((events[open][1]._close||events[index][1]._open)&&(events[index][1].end.offset-events[index][1].start.offset)%3&&!((events[open][1].end.offset-
events[open][1].start.offset+events[index][1].end.offset-events[index][1].start.offset)%3))continue;let use=events[open][1].end.offset-events[open][1].start.offset>
1&&events[index][1].end.offset-events[index][1].start.offset>1?2:1,start={...events[open][1].end},end={...events[index][1].start};movePoint(start,-use),movePoint(
end,use);let openingSequence={type:use>1?"strongSequence":"emphasisSequence",start,end:{...events[open][1].end}},closingSequence={type:use>1?"strongSequence":"e\
mphasisSequence",start:{...events[index][1].start},end},text3={type:use>1?"strongText":"emphasisText",start:{...events[open][1].end},end:{...events[index][1].start}},
group={type:use>1?"strong":"emphasis",start:{...openingSequence.start},end:{...closingSequence.end}};events[open][1].end={...openingSequence.start},events[index][1].
start={...closingSequence.end},nextEvents=[],events[open][1].end.offset-events[open][1].start.offset&&(nextEvents=push(nextEvents,[["enter",events[open][1],context],
["exit",events[open][1],context]])),nextEvents=push(nextEvents,[["enter",group,context],["enter",openingSequence,context],["exit",openingSequence,context],["ent\
er",text3,context]]),nextEvents=push(nextEvents,resolveAll(context.parser.constructs.insideSpan.null,events.slice(open+1,index),context)),nextEvents=push(nextEvents,
[["exit",text3,context],["enter",closingSequence,context],["exit",closingSequence,context],["exit",group,context]]);let offset=0;events[index][1].end.offset-events[index][1].
start.offset&&(offset=2,nextEvents=push(nextEvents,[["enter",events[index][1],context],["exit",events[index][1],context]])),splice(events,open-1,index-open+3,nextEvents),
index=open+nextEvents.length-offset-2;break}}for(index=-1;++index<events.length;)events[index][1].type==="attentionSequence"&&(events[index][1].type="data");return events}
function tokenizeAttention(effects,ok){let attentionMarkers2=this.parser.constructs.attentionMarkers.null,previous2=this.previous,before=classifyCharacter(previous2),
marker;return start;function start(code){return marker=code,effects.enter("attentionSequence"),inside(code)}function inside(code){if(code===marker)return effects.
consume(code),inside;let token=effects.exit("attentionSequence"),after=classifyCharacter(code),open=!after||after===2&&before||attentionMarkers2.includes(code)&&
code!==42&&code!==95,close=!before||before===2&&after||attentionMarkers2.includes(previous2)&&previous2!==42&&previous2!==95;return token._open=!!(marker===42?open:
open&&(before||!close)),token._close=!!(marker===42?close:close&&(after||!open)),ok(code)}}function movePoint(point2,offset){point2.column+=offset,point2.offset+=
offset,point2._bufferIndex+=offset}var autolink={name:"autolink",tokenize:tokenizeAutolink};function tokenizeAutolink(effects,ok,nok){let size=0;return start;function start(code){return effects.enter(
"autolink"),effects.enter("autolinkMarker"),effects.consume(code),effects.exit("autolinkMarker"),effects.enter("autolinkProtocol"),open}function open(code){return asciiAlpha(
code)?(effects.consume(code),schemeOrEmailAtext):code===64?nok(code):emailAtext(code)}function schemeOrEmailAtext(code){return code===43||code===45||code===46||
asciiAlphanumeric(code)?(size=1,schemeInsideOrEmailAtext(code)):emailAtext(code)}function schemeInsideOrEmailAtext(code){return code===58?(effects.consume(code),
size=0,urlInside):(code===43||code===45||code===46||asciiAlphanumeric(code))&&size++<32?(effects.consume(code),schemeInsideOrEmailAtext):(size=0,emailAtext(code))}
function urlInside(code){return code===62?(effects.exit("autolinkProtocol"),effects.enter("autolinkMarker"),effects.consume(code),effects.exit("autolinkMarker"),
effects.exit("autolink"),ok):code===null||code===32||code===60||asciiControl(code)?nok(code):(effects.consume(code),urlInside)}function emailAtext(code){return code===
64?(effects.consume(code),emailAtSignOrDot):asciiAtext(code)?(effects.consume(code),emailAtext):nok(code)}function emailAtSignOrDot(code){return asciiAlphanumeric(
code)?emailLabel(code):nok(code)}function emailLabel(code){return code===46?(effects.consume(code),size=0,emailAtSignOrDot):code===62?(effects.exit("autolinkPro\
tocol").type="autolinkEmail",effects.enter("autolinkMarker"),effects.consume(code),effects.exit("autolinkMarker"),effects.exit("autolink"),ok):emailValue(code)}
function emailValue(code){if((code===45||asciiAlphanumeric(code))&&size++<63){let next=code===45?emailValue:emailLabel;return effects.consume(code),next}return nok(
code)}}var blankLine={partial:!0,tokenize:tokenizeBlankLine};function tokenizeBlankLine(effects,ok,nok){return start;function start(code){return markdownSpace(code)?factorySpace(
effects,after,"linePrefix")(code):after(code)}function after(code){return code===null||markdownLineEnding(code)?ok(code):nok(code)}}var blockQuote={continuation:{tokenize:tokenizeBlockQuoteContinuation},exit,name:"blockQuote",tokenize:tokenizeBlockQuoteStart};function tokenizeBlockQuoteStart(effects,ok,nok){
let self=this;return start;function start(code){if(code===62){let state=self.containerState;return state.open||(effects.enter("blockQuote",{_container:!0}),state.
open=!0),effects.enter("blockQuotePrefix"),effects.enter("blockQuoteMarker"),effects.consume(code),effects.exit("blockQuoteMarker"),after}return nok(code)}function after(code){
return markdownSpace(code)?(effects.enter("blockQuotePrefixWhitespace"),effects.consume(code),effects.exit("blockQuotePrefixWhitespace"),effects.exit("blockQuot\
ePrefix"),ok):(effects.exit("blockQuotePrefix"),ok(code))}}function tokenizeBlockQuoteContinuation(effects,ok,nok){let self=this;return contStart;function contStart(code){
return markdownSpace(code)?factorySpace(effects,contBefore,"linePrefix",self.parser.constructs.disable.null.includes("codeIndented")?void 0:4)(code):contBefore(
code)}function contBefore(code){return effects.attempt(blockQuote,ok,nok)(code)}}function exit(effects){effects.exit("blockQuote")}var characterEscape={name:"characterEscape",tokenize:tokenizeCharacterEscape};function tokenizeCharacterEscape(effects,ok,nok){return start;function start(code){
return effects.enter("characterEscape"),effects.enter("escapeMarker"),effects.consume(code),effects.exit("escapeMarker"),inside}function inside(code){return asciiPunctuation(
code)?(effects.enter("characterEscapeValue"),effects.consume(code),effects.exit("characterEscapeValue"),effects.exit("characterEscape"),ok):nok(code)}}var characterReference={name:"characterReference",tokenize:tokenizeCharacterReference};function tokenizeCharacterReference(effects,ok,nok){let self=this,size=0,
max,test;return start;function start(code){return effects.enter("characterReference"),effects.enter("characterReferenceMarker"),effects.consume(code),effects.exit(
"characterReferenceMarker"),open}function open(code){return code===35?(effects.enter("characterReferenceMarkerNumeric"),effects.consume(code),effects.exit("char\
acterReferenceMarkerNumeric"),numeric):(effects.enter("characterReferenceValue"),max=31,test=asciiAlphanumeric,value(code))}function numeric(code){return code===
88||code===120?(effects.enter("characterReferenceMarkerHexadecimal"),effects.consume(code),effects.exit("characterReferenceMarkerHexadecimal"),effects.enter("ch\
aracterReferenceValue"),max=6,test=asciiHexDigit,value):(effects.enter("characterReferenceValue"),max=7,test=asciiDigit,value(code))}function value(code){if(code===
59&&size){let token=effects.exit("characterReferenceValue");return test===asciiAlphanumeric&&!decodeNamedCharacterReference(self.sliceSerialize(token))?nok(code):
(effects.enter("characterReferenceMarker"),effects.consume(code),effects.exit("characterReferenceMarker"),effects.exit("characterReference"),ok)}return test(code)&&
size++<max?(effects.consume(code),value):nok(code)}}var nonLazyContinuation={partial:!0,tokenize:tokenizeNonLazyContinuation};function tokenizeNonLazyContinuation(effects,ok,nok){let self=this;return start;function start(code){
return code===null?nok(code):(effects.enter("lineEnding"),effects.consume(code),effects.exit("lineEnding"),after)}function after(code){return self.parser.lazy[self.
now().line]?nok(code):ok(code)}}var codeFenced={concrete:!0,name:"codeFenced",tokenize:tokenizeCodeFenced};function tokenizeCodeFenced(effects,ok,nok){let self=this,closeStart={partial:!0,tokenize:tokenizeCloseStart},
initialPrefix=0,sizeOpen=0,marker;return start;function start(code){return beforeSequenceOpen(code)}function beforeSequenceOpen(code){let tail=self.events[self.
events.length-1];return initialPrefix=tail&&tail[1].type==="linePrefix"?tail[2].sliceSerialize(tail[1],!0).length:0,marker=code,effects.enter("codeFenced"),effects.
enter("codeFencedFence"),effects.enter("codeFencedFenceSequence"),sequenceOpen(code)}function sequenceOpen(code){return code===marker?(sizeOpen++,effects.consume(
code),sequenceOpen):sizeOpen<3?nok(code):(effects.exit("codeFencedFenceSequence"),markdownSpace(code)?factorySpace(effects,infoBefore,"whitespace")(code):infoBefore(
code))}function infoBefore(code){return code===null||markdownLineEnding(code)?(effects.exit("codeFencedFence"),self.interrupt?ok(code):effects.check(nonLazyContinuation,
atNonLazyBreak,after)(code)):(effects.enter("codeFencedFenceInfo"),effects.enter("chunkString",{contentType:"string"}),info(code))}function info(code){return code===
null||markdownLineEnding(code)?(effects.exit("chunkString"),effects.exit("codeFencedFenceInfo"),infoBefore(code)):markdownSpace(code)?(effects.exit("chunkString"),
effects.exit("codeFencedFenceInfo"),factorySpace(effects,metaBefore,"whitespace")(code)):code===96&&code===marker?nok(code):(effects.consume(code),info)}function metaBefore(code){
return code===null||markdownLineEnding(code)?infoBefore(code):(effects.enter("codeFencedFenceMeta"),effects.enter("chunkString",{contentType:"string"}),meta(code))}
function meta(code){return code===null||markdownLineEnding(code)?(effects.exit("chunkString"),effects.exit("codeFencedFenceMeta"),infoBefore(code)):code===96&&code===
marker?nok(code):(effects.consume(code),meta)}function atNonLazyBreak(code){return effects.attempt(closeStart,after,contentBefore)(code)}function contentBefore(code){
return effects.enter("lineEnding"),effects.consume(code),effects.exit("lineEnding"),contentStart}function contentStart(code){return initialPrefix>0&&markdownSpace(
code)?factorySpace(effects,beforeContentChunk,"linePrefix",initialPrefix+1)(code):beforeContentChunk(code)}function beforeContentChunk(code){return code===null||
markdownLineEnding(code)?effects.check(nonLazyContinuation,atNonLazyBreak,after)(code):(effects.enter("codeFlowValue"),contentChunk(code))}function contentChunk(code){
return code===null||markdownLineEnding(code)?(effects.exit("codeFlowValue"),beforeContentChunk(code)):(effects.consume(code),contentChunk)}function after(code){
return effects.exit("codeFenced"),ok(code)}function tokenizeCloseStart(effects2,ok2,nok2){let size=0;return startBefore;function startBefore(code){return effects2.
enter("lineEnding"),effects2.consume(code),effects2.exit("lineEnding"),start2}function start2(code){return effects2.enter("codeFencedFence"),markdownSpace(code)?
factorySpace(effects2,beforeSequenceClose,"linePrefix",self.parser.constructs.disable.null.includes("codeIndented")?void 0:4)(code):beforeSequenceClose(code)}function beforeSequenceClose(code){
return code===marker?(effects2.enter("codeFencedFenceSequence"),sequenceClose(code)):nok2(code)}function sequenceClose(code){return code===marker?(size++,effects2.
consume(code),sequenceClose):size>=sizeOpen?(effects2.exit("codeFencedFenceSequence"),markdownSpace(code)?factorySpace(effects2,sequenceCloseAfter,"whitespace")(
code):sequenceCloseAfter(code)):nok2(code)}function sequenceCloseAfter(code){return code===null||markdownLineEnding(code)?(effects2.exit("codeFencedFence"),ok2(
code)):nok2(code)}}}var codeIndented={name:"codeIndented",tokenize:tokenizeCodeIndented},furtherStart={partial:!0,tokenize:tokenizeFurtherStart};function tokenizeCodeIndented(effects,ok,nok){
return start;function start(code){return effects.enter("codeIndented"),factorySpaceMinMax(effects,atBreak,nok,"linePrefix",4,4)(code)}function atBreak(code){return code===
null?after(code):markdownLineEnding(code)?effects.attempt(furtherStart,atBreak,after)(code):(effects.enter("codeFlowValue"),inside(code))}function inside(code){
return code===null||markdownLineEnding(code)?(effects.exit("codeFlowValue"),atBreak(code)):(effects.consume(code),inside)}function after(code){return effects.exit(
"codeIndented"),ok(code)}}function tokenizeFurtherStart(effects,ok,nok){let self=this;return furtherStart2;function furtherStart2(code){return self.parser.lazy[self.
now().line]?nok(code):markdownLineEnding(code)?(effects.enter("lineEnding"),effects.consume(code),effects.exit("lineEnding"),furtherStart2):factorySpaceMinMax(effects,
ok,onNotEnoughPrefix,"linePrefix",4,4)(code)}function onNotEnoughPrefix(code){return markdownLineEnding(code)?furtherStart2(code):nok(code)}}var codeText={name:"codeText",previous,resolve:resolveCodeText,tokenize:tokenizeCodeText};function resolveCodeText(events){let tailExitIndex=events.length-4,headEnterIndex=3,
index,enter;if((events[headEnterIndex][1].type==="lineEnding"||events[headEnterIndex][1].type==="space")&&(events[tailExitIndex][1].type==="lineEnding"||events[tailExitIndex][1].
type==="space")){for(index=headEnterIndex;++index<tailExitIndex;)if(events[index][1].type==="codeTextData"){events[headEnterIndex][1].type="codeTextPadding",events[tailExitIndex][1].
type="codeTextPadding",headEnterIndex+=2,tailExitIndex-=2;break}}for(index=headEnterIndex-1,tailExitIndex++;++index<=tailExitIndex;)enter===void 0?index!==tailExitIndex&&
events[index][1].type!=="lineEnding"&&(enter=index):(index===tailExitIndex||events[index][1].type==="lineEnding")&&(events[enter][1].type="codeTextData",index!==
enter+2&&(events[enter][1].end=events[index-1][1].end,events.splice(enter+2,index-enter-2),tailExitIndex-=index-enter-2,index=enter+2),enter=void 0);return events}
function previous(code){return code!==96||this.events[this.events.length-1][1].type==="characterEscape"}function tokenizeCodeText(effects,ok,nok){let self=this,
sizeOpen=0,size,token;return start;function start(code){return effects.enter("codeText"),effects.enter("codeTextSequence"),sequenceOpen(code)}function sequenceOpen(code){
return code===96?(effects.consume(code),sizeOpen++,sequenceOpen):(effects.exit("codeTextSequence"),between(code))}function between(code){return code===null?nok(
code):code===32?(effects.enter("space"),effects.consume(code),effects.exit("space"),between):code===96?(token=effects.enter("codeTextSequence"),size=0,sequenceClose(
code)):markdownLineEnding(code)?(effects.enter("lineEnding"),effects.consume(code),effects.exit("lineEnding"),between):(effects.enter("codeTextData"),data(code))}
function data(code){return code===null||code===32||code===96||markdownLineEnding(code)?(effects.exit("codeTextData"),between(code)):(effects.consume(code),data)}
function sequenceClose(code){return code===96?(effects.consume(code),size++,sequenceClose):size===sizeOpen?(effects.exit("codeTextSequence"),effects.exit("codeT\
ext"),ok(code)):(token.type="codeTextData",data(code))}}var SpliceBuffer=class{constructor(initial){this.left=initial?[...initial]:[],this.right=[]}get(index){if(index<0||index>=this.left.length+this.right.length)throw new RangeError(
"Cannot access index `"+index+"` in a splice buffer of size `"+(this.left.length+this.right.length)+"`");return index<this.left.length?this.left[index]:this.right[this.
right.length-index+this.left.length-1]}get length(){return this.left.length+this.right.length}shift(){return this.setCursor(0),this.right.pop()}slice(start,end){
let stop=end??Number.POSITIVE_INFINITY;return stop<this.left.length?this.left.slice(start,stop):start>this.left.length?this.right.slice(this.right.length-stop+this.
left.length,this.right.length-start+this.left.length).reverse():this.left.slice(start).concat(this.right.slice(this.right.length-stop+this.left.length).reverse())}splice(start,deleteCount,items){
let count=deleteCount||0;this.setCursor(Math.trunc(start));let removed=this.right.splice(this.right.length-count,Number.POSITIVE_INFINITY);return items&&chunkedPush(
this.left,items),removed.reverse()}pop(){return this.setCursor(Number.POSITIVE_INFINITY),this.left.pop()}push(item){this.setCursor(Number.POSITIVE_INFINITY),this.
left.push(item)}pushMany(items){this.setCursor(Number.POSITIVE_INFINITY),chunkedPush(this.left,items)}unshift(item){this.setCursor(0),this.right.push(item)}unshiftMany(items){
this.setCursor(0),chunkedPush(this.right,items.reverse())}setCursor(n){if(!(n===this.left.length||n>this.left.length&&this.right.length===0||n<0&&this.left.length===
0))if(n<this.left.length){let removed=this.left.splice(n,Number.POSITIVE_INFINITY);chunkedPush(this.right,removed.reverse())}else{let removed=this.right.splice(
this.left.length+this.right.length-n,Number.POSITIVE_INFINITY);chunkedPush(this.left,removed.reverse())}}};function chunkedPush(list2,right){let chunkStart=0;if(right.
length<1e4)list2.push(...right);else for(;chunkStart<right.length;)list2.push(...right.slice(chunkStart,chunkStart+1e4)),chunkStart+=1e4}function subtokenize(eventsArray){let jumps={},index=-1,event,lineIndex,otherIndex,otherEvent,parameters,subevents,more,events=new SpliceBuffer(eventsArray);for(;++index<
events.length;){for(;index in jumps;)index=jumps[index];if(event=events.get(index),index&&event[1].type==="chunkFlow"&&events.get(index-1)[1].type==="listItemPr\
efix"&&(subevents=event[1]._tokenizer.events,otherIndex=0,otherIndex<subevents.length&&subevents[otherIndex][1].type==="lineEndingBlank"&&(otherIndex+=2),otherIndex<
subevents.length&&subevents[otherIndex][1].type==="content"))for(;++otherIndex<subevents.length&&subevents[otherIndex][1].type!=="content";)subevents[otherIndex][1].
type==="chunkText"&&(subevents[otherIndex][1]._isInFirstContentOfListItem=!0,otherIndex++);if(event[0]==="enter")event[1].contentType&&(Object.assign(jumps,subcontent(
events,index)),index=jumps[index],more=!0);else if(event[1]._container){for(otherIndex=index,lineIndex=void 0;otherIndex--;)if(otherEvent=events.get(otherIndex),
otherEvent[1].type==="lineEnding"||otherEvent[1].type==="lineEndingBlank")otherEvent[0]==="enter"&&(lineIndex&&(events.get(lineIndex)[1].type="lineEndingBlank"),
otherEvent[1].type="lineEnding",lineIndex=otherIndex);else if(!(otherEvent[1].type==="linePrefix"||otherEvent[1].type==="listItemIndent"))break;lineIndex&&(event[1].
end={...events.get(lineIndex)[1].start},parameters=events.slice(lineIndex,index),parameters.unshift(event),events.splice(lineIndex,index-lineIndex+1,parameters))}}
return splice(eventsArray,0,Number.POSITIVE_INFINITY,events.slice(0)),!more}function subcontent(events,eventIndex){let token=events.get(eventIndex)[1],context=events.
get(eventIndex)[2],startPosition=eventIndex-1,startPositions=[],tokenizer=token._tokenizer;tokenizer||(tokenizer=context.parser[token.contentType](token.start),
token._contentTypeTextTrailing&&(tokenizer._contentTypeTextTrailing=!0));let childEvents=tokenizer.events,jumps=[],gaps={},stream,previous2,index=-1,current=token,
adjust=0,start=0,breaks=[start];for(;current;){for(;events.get(++startPosition)[1]!==current;);startPositions.push(startPosition),current._tokenizer||(stream=context.
sliceStream(current),current.next||stream.push(null),previous2&&tokenizer.defineSkip(current.start),current._isInFirstContentOfListItem&&(tokenizer._gfmTasklistFirstContentOfListItem=
!0),tokenizer.write(stream),current._isInFirstContentOfListItem&&(tokenizer._gfmTasklistFirstContentOfListItem=void 0)),previous2=current,current=current.next}for(current=
token;++index<childEvents.length;)childEvents[index][0]==="exit"&&childEvents[index-1][0]==="enter"&&childEvents[index][1].type===childEvents[index-1][1].type&&
childEvents[index][1].start.line!==childEvents[index][1].end.line&&(start=index+1,breaks.push(start),current._tokenizer=void 0,current.previous=void 0,current=current.
next);for(tokenizer.events=[],current?(current._tokenizer=void 0,current.previous=void 0):breaks.pop(),index=breaks.length;index--;){let slice=childEvents.slice(
breaks[index],breaks[index+1]),start2=startPositions.pop();jumps.push([start2,start2+slice.length-1]),events.splice(start2,2,slice)}for(jumps.reverse(),index=-1;++index<
jumps.length;)gaps[adjust+jumps[index][0]]=adjust+jumps[index][1],adjust+=jumps[index][1]-jumps[index][0]-1;return gaps}var content2={resolve:resolveContent,tokenize:tokenizeContent},continuationConstruct={partial:!0,tokenize:tokenizeContinuation};function resolveContent(events){
return subtokenize(events),events}function tokenizeContent(effects,ok){let previous2;return chunkStart;function chunkStart(code){return effects.enter("content"),
previous2=effects.enter("chunkContent",{contentType:"content"}),chunkInside(code)}function chunkInside(code){return code===null?contentEnd(code):markdownLineEnding(
code)?effects.check(continuationConstruct,contentContinue,contentEnd)(code):(effects.consume(code),chunkInside)}function contentEnd(code){return effects.exit("c\
hunkContent"),effects.exit("content"),ok(code)}function contentContinue(code){return effects.consume(code),effects.exit("chunkContent"),previous2.next=effects.enter(
"chunkContent",{contentType:"content",previous:previous2}),previous2=previous2.next,chunkInside}}function tokenizeContinuation(effects,ok,nok){let self=this;return startLookahead;
function startLookahead(code){return effects.exit("chunkContent"),effects.enter("lineEnding"),effects.consume(code),effects.exit("lineEnding"),factorySpace(effects,
prefixed,"linePrefix")}function prefixed(code){if(code===null||markdownLineEnding(code))return nok(code);let tail=self.events[self.events.length-1];return!self.
parser.constructs.disable.null.includes("codeIndented")&&tail&&tail[1].type==="linePrefix"&&tail[2].sliceSerialize(tail[1],!0).length>=4?ok(code):effects.interrupt(
self.parser.constructs.flow,nok,ok)(code)}}function factoryDestination(effects,ok,nok,type,literalType,literalMarkerType,rawType,stringType,max){let limit=max||Number.POSITIVE_INFINITY,balance=0;return start;
function start(code){return code===60?(effects.enter(type),effects.enter(literalType),effects.enter(literalMarkerType),effects.consume(code),effects.exit(literalMarkerType),
enclosedBefore):code===null||code===32||code===41||asciiControl(code)?nok(code):(effects.enter(type),effects.enter(rawType),effects.enter(stringType),effects.enter(
"chunkString",{contentType:"string"}),raw(code))}function enclosedBefore(code){return code===62?(effects.enter(literalMarkerType),effects.consume(code),effects.
exit(literalMarkerType),effects.exit(literalType),effects.exit(type),ok):(effects.enter(stringType),effects.enter("chunkString",{contentType:"string"}),enclosed(
code))}function enclosed(code){return code===62?(effects.exit("chunkString"),effects.exit(stringType),enclosedBefore(code)):code===null||code===60||markdownLineEnding(
code)?nok(code):(effects.consume(code),code===92?enclosedEscape:enclosed)}function enclosedEscape(code){return code===60||code===62||code===92?(effects.consume(
code),enclosed):enclosed(code)}function raw(code){return!balance&&(code===null||code===41||markdownLineEndingOrSpace(code))?(effects.exit("chunkString"),effects.
exit(stringType),effects.exit(rawType),effects.exit(type),ok(code)):balance<limit&&code===40?(effects.consume(code),balance++,raw):code===41?(effects.consume(code),
balance--,raw):code===null||code===32||code===40||asciiControl(code)?nok(code):(effects.consume(code),code===92?rawEscape:raw)}function rawEscape(code){return code===
40||code===41||code===92?(effects.consume(code),raw):raw(code)}}function factoryLabel(effects,ok,nok,type,markerType,stringType){let self=this,size=0,seen;return start;function start(code){return effects.enter(type),effects.
enter(markerType),effects.consume(code),effects.exit(markerType),effects.enter(stringType),atBreak}function atBreak(code){return size>999||code===null||code===91||
code===93&&!seen||code===94&&!size&&"_hiddenFootnoteSupport"in self.parser.constructs?nok(code):code===93?(effects.exit(stringType),effects.enter(markerType),effects.
consume(code),effects.exit(markerType),effects.exit(type),ok):markdownLineEnding(code)?(effects.enter("lineEnding"),effects.consume(code),effects.exit("lineEndi\
ng"),atBreak):(effects.enter("chunkString",{contentType:"string"}),labelInside(code))}function labelInside(code){return code===null||code===91||code===93||markdownLineEnding(
code)||size++>999?(effects.exit("chunkString"),atBreak(code)):(effects.consume(code),seen||(seen=!markdownSpace(code)),code===92?labelEscape:labelInside)}function labelEscape(code){
return code===91||code===92||code===93?(effects.consume(code),size++,labelInside):labelInside(code)}}function factoryTitle(effects,ok,nok,type,markerType,stringType){let marker;return start;function start(code){return code===34||code===39||code===40?(effects.enter(
type),effects.enter(markerType),effects.consume(code),effects.exit(markerType),marker=code===40?41:code,begin):nok(code)}function begin(code){return code===marker?
(effects.enter(markerType),effects.consume(code),effects.exit(markerType),effects.exit(type),ok):(effects.enter(stringType),atBreak(code))}function atBreak(code){
return code===marker?(effects.exit(stringType),begin(marker)):code===null?nok(code):markdownLineEnding(code)?(effects.enter("lineEnding"),effects.consume(code),
effects.exit("lineEnding"),factorySpace(effects,atBreak,"linePrefix")):(effects.enter("chunkString",{contentType:"string"}),inside(code))}function inside(code){
return code===marker||code===null||markdownLineEnding(code)?(effects.exit("chunkString"),atBreak(code)):(effects.consume(code),code===92?escape:inside)}function escape(code){
return code===marker||code===92?(effects.consume(code),inside):inside(code)}}function factoryWhitespace(effects,ok){let seen;return start;function start(code){return markdownLineEnding(code)?(effects.enter("lineEnding"),effects.consume(code),
effects.exit("lineEnding"),seen=!0,start):markdownSpace(code)?factorySpace(effects,start,seen?"linePrefix":"lineSuffix")(code):ok(code)}}var definition={name:"definition",tokenize:tokenizeDefinition},titleBefore={partial:!0,tokenize:tokenizeTitleBefore};function tokenizeDefinition(effects,ok,nok){
let self=this,identifier;return start;function start(code){return effects.enter("definition"),before(code)}function before(code){return factoryLabel.call(self,effects,
labelAfter,nok,"definitionLabel","definitionLabelMarker","definitionLabelString")(code)}function labelAfter(code){return identifier=normalizeIdentifier(self.sliceSerialize(
self.events[self.events.length-1][1]).slice(1,-1)),code===58?(effects.enter("definitionMarker"),effects.consume(code),effects.exit("definitionMarker"),markerAfter):
nok(code)}function markerAfter(code){return markdownLineEndingOrSpace(code)?factoryWhitespace(effects,destinationBefore)(code):destinationBefore(code)}function destinationBefore(code){
return factoryDestination(effects,destinationAfter,nok,"definitionDestination","definitionDestinationLiteral","definitionDestinationLiteralMarker","definitionDe\
stinationRaw","definitionDestinationString")(code)}function destinationAfter(code){return effects.attempt(titleBefore,after,after)(code)}function after(code){return markdownSpace(
code)?factorySpace(effects,afterWhitespace,"whitespace")(code):afterWhitespace(code)}function afterWhitespace(code){return code===null||markdownLineEnding(code)?
(effects.exit("definition"),self.parser.defined.push(identifier),ok(code)):nok(code)}}function tokenizeTitleBefore(effects,ok,nok){return titleBefore2;function titleBefore2(code){
return markdownLineEndingOrSpace(code)?factoryWhitespace(effects,beforeMarker)(code):nok(code)}function beforeMarker(code){return factoryTitle(effects,titleAfter,
nok,"definitionTitle","definitionTitleMarker","definitionTitleString")(code)}function titleAfter(code){return markdownSpace(code)?factorySpace(effects,titleAfterOptionalWhitespace,
"whitespace")(code):titleAfterOptionalWhitespace(code)}function titleAfterOptionalWhitespace(code){return code===null||markdownLineEnding(code)?ok(code):nok(code)}}var hardBreakEscape={name:"hardBreakEscape",tokenize:tokenizeHardBreakEscape};function tokenizeHardBreakEscape(effects,ok,nok){return start;function start(code){
return effects.enter("hardBreakEscape"),effects.consume(code),after}function after(code){return markdownLineEnding(code)?(effects.exit("hardBreakEscape"),ok(code)):
nok(code)}}var headingAtx={name:"headingAtx",resolve:resolveHeadingAtx,tokenize:tokenizeHeadingAtx};function resolveHeadingAtx(events,context){let contentEnd=events.length-
2,contentStart=3;if(events[contentStart][1].type==="whitespace"&&(contentStart+=2),contentEnd-2>contentStart&&events[contentEnd][1].type==="whitespace"&&(contentEnd-=
2),events[contentEnd][1].type==="atxHeadingSequence"&&(contentStart===contentEnd-1||contentEnd-4>contentStart&&events[contentEnd-2][1].type==="whitespace")&&(contentEnd-=
contentStart+1===contentEnd?2:4),contentEnd>contentStart){let content3={type:"atxHeadingText",start:events[contentStart][1].start,end:events[contentEnd][1].end},
text3={type:"chunkText",start:events[contentStart][1].start,end:events[contentEnd][1].end,contentType:"text"};splice(events,contentStart,contentEnd-contentStart+
1,[["enter",content3,context],["enter",text3,context],["exit",text3,context],["exit",content3,context]])}return events}function tokenizeHeadingAtx(effects,ok,nok){
let size=0;return start;function start(code){return effects.enter("atxHeading"),before(code)}function before(code){return effects.enter("atxHeadingSequence"),sequenceOpen(
code)}function sequenceOpen(code){return code===35&&size++<6?(effects.consume(code),sequenceOpen):code===null||markdownLineEndingOrSpace(code)?(effects.exit("at\
xHeadingSequence"),atBreak(code)):nok(code)}function atBreak(code){return code===35?(effects.enter("atxHeadingSequence"),sequenceFurther(code)):code===null||markdownLineEnding(
code)?(effects.exit("atxHeading"),ok(code)):markdownSpace(code)?factorySpace(effects,atBreak,"whitespace")(code):(effects.enter("atxHeadingText"),data(code))}function sequenceFurther(code){
return code===35?(effects.consume(code),sequenceFurther):(effects.exit("atxHeadingSequence"),atBreak(code))}function data(code){return code===null||code===35||markdownLineEndingOrSpace(
code)?(effects.exit("atxHeadingText"),atBreak(code)):(effects.consume(code),data)}}var htmlFlow={concrete:!0,name:"htmlFlow",resolveTo:resolveToHtmlFlow,tokenize:tokenizeHtmlFlow},blankLineBefore={partial:!0,tokenize:tokenizeBlankLineBefore};function resolveToHtmlFlow(events){
let index=events.length;for(;index--&&!(events[index][0]==="enter"&&events[index][1].type==="htmlFlow"););return index>1&&events[index-2][1].type==="linePrefix"&&
(events[index][1].start=events[index-2][1].start,events[index+1][1].start=events[index-2][1].start,events.splice(index-2,2)),events}function tokenizeHtmlFlow(effects,ok,nok){
let self=this,marker,closingTag,buffer,index,markerB;return start;function start(code){return before(code)}function before(code){return effects.enter("htmlFlow"),
effects.enter("htmlFlowData"),effects.consume(code),open}function open(code){return code===33?(effects.consume(code),declarationOpen):code===47?(effects.consume(
code),closingTag=!0,tagCloseStart):code===63?(effects.consume(code),marker=3,self.interrupt?ok:continuationDeclarationInside):asciiAlpha(code)?(effects.consume(
code),buffer=String.fromCharCode(code),tagName):nok(code)}function declarationOpen(code){return code===45?(effects.consume(code),marker=2,commentOpenInside):code===
91?(effects.consume(code),marker=5,index=0,cdataOpenInside):asciiAlpha(code)?(effects.consume(code),marker=4,self.interrupt?ok:continuationDeclarationInside):nok(
code)}function commentOpenInside(code){return code===45?(effects.consume(code),self.interrupt?ok:continuationDeclarationInside):nok(code)}function cdataOpenInside(code){
let value="CDATA[";return code===value.charCodeAt(index++)?(effects.consume(code),index===value.length?self.interrupt?ok:continuation:cdataOpenInside):nok(code)}
function tagCloseStart(code){return asciiAlpha(code)?(effects.consume(code),buffer=String.fromCharCode(code),tagName):nok(code)}function tagName(code){if(code===
null||code===47||code===62||markdownLineEndingOrSpace(code)){let slash=code===47,name=buffer.toLowerCase();return!slash&&!closingTag&&htmlRawNames.includes(name)?
(marker=1,self.interrupt?ok(code):continuation(code)):htmlBlockNames.includes(buffer.toLowerCase())?(marker=6,slash?(effects.consume(code),basicSelfClosing):self.
interrupt?ok(code):continuation(code)):(marker=7,self.interrupt&&!self.parser.lazy[self.now().line]?nok(code):closingTag?completeClosingTagAfter(code):completeAttributeNameBefore(
code))}return code===45||asciiAlphanumeric(code)?(effects.consume(code),buffer+=String.fromCharCode(code),tagName):nok(code)}function basicSelfClosing(code){return code===
62?(effects.consume(code),self.interrupt?ok:continuation):nok(code)}function completeClosingTagAfter(code){return markdownSpace(code)?(effects.consume(code),completeClosingTagAfter):
completeEnd(code)}function completeAttributeNameBefore(code){return code===47?(effects.consume(code),completeEnd):code===58||code===95||asciiAlpha(code)?(effects.
consume(code),completeAttributeName):markdownSpace(code)?(effects.consume(code),completeAttributeNameBefore):completeEnd(code)}function completeAttributeName(code){
return code===45||code===46||code===58||code===95||asciiAlphanumeric(code)?(effects.consume(code),completeAttributeName):completeAttributeNameAfter(code)}function completeAttributeNameAfter(code){
return code===61?(effects.consume(code),completeAttributeValueBefore):markdownSpace(code)?(effects.consume(code),completeAttributeNameAfter):completeAttributeNameBefore(
code)}function completeAttributeValueBefore(code){return code===null||code===60||code===61||code===62||code===96?nok(code):code===34||code===39?(effects.consume(
code),markerB=code,completeAttributeValueQuoted):markdownSpace(code)?(effects.consume(code),completeAttributeValueBefore):completeAttributeValueUnquoted(code)}function completeAttributeValueQuoted(code){
return code===markerB?(effects.consume(code),markerB=null,completeAttributeValueQuotedAfter):code===null||markdownLineEnding(code)?nok(code):(effects.consume(code),
completeAttributeValueQuoted)}function completeAttributeValueUnquoted(code){return code===null||code===34||code===39||code===47||code===60||code===61||code===62||
code===96||markdownLineEndingOrSpace(code)?completeAttributeNameAfter(code):(effects.consume(code),completeAttributeValueUnquoted)}function completeAttributeValueQuotedAfter(code){
return code===47||code===62||markdownSpace(code)?completeAttributeNameBefore(code):nok(code)}function completeEnd(code){return code===62?(effects.consume(code),
completeAfter):nok(code)}function completeAfter(code){return code===null||markdownLineEnding(code)?continuation(code):markdownSpace(code)?(effects.consume(code),
completeAfter):nok(code)}function continuation(code){return code===45&&marker===2?(effects.consume(code),continuationCommentInside):code===60&&marker===1?(effects.
consume(code),continuationRawTagOpen):code===62&&marker===4?(effects.consume(code),continuationClose):code===63&&marker===3?(effects.consume(code),continuationDeclarationInside):
code===93&&marker===5?(effects.consume(code),continuationCdataInside):markdownLineEnding(code)&&(marker===6||marker===7)?(effects.exit("htmlFlowData"),effects.check(
blankLineBefore,continuationAfter,continuationStart)(code)):code===null||markdownLineEnding(code)?(effects.exit("htmlFlowData"),continuationStart(code)):(effects.
consume(code),continuation)}function continuationStart(code){return effects.check(nonLazyContinuation,continuationStartNonLazy,continuationAfter)(code)}function continuationStartNonLazy(code){
return effects.enter("lineEnding"),effects.consume(code),effects.exit("lineEnding"),continuationBefore}function continuationBefore(code){return code===null||markdownLineEnding(
code)?continuationStart(code):(effects.enter("htmlFlowData"),continuation(code))}function continuationCommentInside(code){return code===45?(effects.consume(code),
continuationDeclarationInside):continuation(code)}function continuationRawTagOpen(code){return code===47?(effects.consume(code),buffer="",continuationRawEndTag):
continuation(code)}function continuationRawEndTag(code){if(code===62){let name=buffer.toLowerCase();return htmlRawNames.includes(name)?(effects.consume(code),continuationClose):
continuation(code)}return asciiAlpha(code)&&buffer.length<8?(effects.consume(code),buffer+=String.fromCharCode(code),continuationRawEndTag):continuation(code)}function continuationCdataInside(code){
return code===93?(effects.consume(code),continuationDeclarationInside):continuation(code)}function continuationDeclarationInside(code){return code===62?(effects.
consume(code),continuationClose):code===45&&marker===2?(effects.consume(code),continuationDeclarationInside):continuation(code)}function continuationClose(code){
return code===null||markdownLineEnding(code)?(effects.exit("htmlFlowData"),continuationAfter(code)):(effects.consume(code),continuationClose)}function continuationAfter(code){
return effects.exit("htmlFlow"),ok(code)}}function tokenizeBlankLineBefore(effects,ok,nok){return start;function start(code){return effects.enter("lineEnding"),
effects.consume(code),effects.exit("lineEnding"),effects.attempt(blankLine,ok,nok)}}var htmlText={name:"htmlText",tokenize:tokenizeHtmlText};function tokenizeHtmlText(effects,ok,nok){let self=this,marker,index,returnState;return start;function start(code){
return effects.enter("htmlText"),effects.enter("htmlTextData"),effects.consume(code),open}function open(code){return code===33?(effects.consume(code),declarationOpen):
code===47?(effects.consume(code),tagCloseStart):code===63?(effects.consume(code),instruction):asciiAlpha(code)?(effects.consume(code),tagOpen):nok(code)}function declarationOpen(code){
return code===45?(effects.consume(code),commentOpenInside):code===91?(effects.consume(code),index=0,cdataOpenInside):asciiAlpha(code)?(effects.consume(code),declaration):
nok(code)}function commentOpenInside(code){return code===45?(effects.consume(code),commentEnd):nok(code)}function comment(code){return code===null?nok(code):code===
45?(effects.consume(code),commentClose):markdownLineEnding(code)?(returnState=comment,lineEndingBefore(code)):(effects.consume(code),comment)}function commentClose(code){
return code===45?(effects.consume(code),commentEnd):comment(code)}function commentEnd(code){return code===62?end(code):code===45?commentClose(code):comment(code)}
function cdataOpenInside(code){let value="CDATA[";return code===value.charCodeAt(index++)?(effects.consume(code),index===value.length?cdata:cdataOpenInside):nok(
code)}function cdata(code){return code===null?nok(code):code===93?(effects.consume(code),cdataClose):markdownLineEnding(code)?(returnState=cdata,lineEndingBefore(
code)):(effects.consume(code),cdata)}function cdataClose(code){return code===93?(effects.consume(code),cdataEnd):cdata(code)}function cdataEnd(code){return code===
62?end(code):code===93?(effects.consume(code),cdataEnd):cdata(code)}function declaration(code){return code===null||code===62?end(code):markdownLineEnding(code)?
(returnState=declaration,lineEndingBefore(code)):(effects.consume(code),declaration)}function instruction(code){return code===null?nok(code):code===63?(effects.
consume(code),instructionClose):markdownLineEnding(code)?(returnState=instruction,lineEndingBefore(code)):(effects.consume(code),instruction)}function instructionClose(code){
return code===62?end(code):instruction(code)}function tagCloseStart(code){return asciiAlpha(code)?(effects.consume(code),tagClose):nok(code)}function tagClose(code){
return code===45||asciiAlphanumeric(code)?(effects.consume(code),tagClose):tagCloseBetween(code)}function tagCloseBetween(code){return markdownLineEnding(code)?
(returnState=tagCloseBetween,lineEndingBefore(code)):markdownSpace(code)?(effects.consume(code),tagCloseBetween):end(code)}function tagOpen(code){return code===
45||asciiAlphanumeric(code)?(effects.consume(code),tagOpen):code===47||code===62||markdownLineEndingOrSpace(code)?tagOpenBetween(code):nok(code)}function tagOpenBetween(code){
return code===47?(effects.consume(code),end):code===58||code===95||asciiAlpha(code)?(effects.consume(code),tagOpenAttributeName):markdownLineEnding(code)?(returnState=
tagOpenBetween,lineEndingBefore(code)):markdownSpace(code)?(effects.consume(code),tagOpenBetween):end(code)}function tagOpenAttributeName(code){return code===45||
code===46||code===58||code===95||asciiAlphanumeric(code)?(effects.consume(code),tagOpenAttributeName):tagOpenAttributeNameAfter(code)}function tagOpenAttributeNameAfter(code){
return code===61?(effects.consume(code),tagOpenAttributeValueBefore):markdownLineEnding(code)?(returnState=tagOpenAttributeNameAfter,lineEndingBefore(code)):markdownSpace(
code)?(effects.consume(code),tagOpenAttributeNameAfter):tagOpenBetween(code)}function tagOpenAttributeValueBefore(code){return code===null||code===60||code===61||
code===62||code===96?nok(code):code===34||code===39?(effects.consume(code),marker=code,tagOpenAttributeValueQuoted):markdownLineEnding(code)?(returnState=tagOpenAttributeValueBefore,
lineEndingBefore(code)):markdownSpace(code)?(effects.consume(code),tagOpenAttributeValueBefore):(effects.consume(code),tagOpenAttributeValueUnquoted)}function tagOpenAttributeValueQuoted(code){
return code===marker?(effects.consume(code),marker=void 0,tagOpenAttributeValueQuotedAfter):code===null?nok(code):markdownLineEnding(code)?(returnState=tagOpenAttributeValueQuoted,
lineEndingBefore(code)):(effects.consume(code),tagOpenAttributeValueQuoted)}function tagOpenAttributeValueUnquoted(code){return code===null||code===34||code===39||
code===60||code===61||code===96?nok(code):code===47||code===62||markdownLineEndingOrSpace(code)?tagOpenBetween(code):(effects.consume(code),tagOpenAttributeValueUnquoted)}
function tagOpenAttributeValueQuotedAfter(code){return code===47||code===62||markdownLineEndingOrSpace(code)?tagOpenBetween(code):nok(code)}function end(code){return code===
62?(effects.consume(code),effects.exit("htmlTextData"),effects.exit("htmlText"),ok):nok(code)}function lineEndingBefore(code){return effects.exit("htmlTextData"),
effects.enter("lineEnding"),effects.consume(code),effects.exit("lineEnding"),lineEndingAfter}function lineEndingAfter(code){return markdownSpace(code)?factorySpace(
effects,lineEndingAfterPrefix,"linePrefix",self.parser.constructs.disable.null.includes("codeIndented")?void 0:4)(code):lineEndingAfterPrefix(code)}function lineEndingAfterPrefix(code){
return effects.enter("htmlTextData"),returnState(code)}}var labelEnd={name:"labelEnd",resolveAll:resolveAllLabelEnd,resolveTo:resolveToLabelEnd,tokenize:tokenizeLabelEnd},resourceConstruct={tokenize:tokenizeResource},
referenceFullConstruct={tokenize:tokenizeReferenceFull},referenceCollapsedConstruct={tokenize:tokenizeReferenceCollapsed};function resolveAllLabelEnd(events){let index=-1,
newEvents=[];for(;++index<events.length;){let token=events[index][1];if(newEvents.push(events[index]),token.type==="labelImage"||token.type==="labelLink"||token.
type==="labelEnd"){let offset=token.type==="labelImage"?4:2;token.type="data",index+=offset}}return events.length!==newEvents.length&&splice(events,0,events.length,
newEvents),events}function resolveToLabelEnd(events,context){let index=events.length,offset=0,open,close,media;for(;index--;){let token=events[index][1];if(open){
if(token.type==="link"||token.type==="labelLink"&&token._inactive)break;events[index][0]==="enter"&&token.type==="labelLink"&&(token._inactive=!0)}else if(close){
if(events[index][0]==="enter"&&(token.type==="labelImage"||token.type==="labelLink")&&!token._balanced&&(open=index,token.type!=="labelLink")){offset=2;break}}else
token.type==="labelEnd"&&(close=index)}let group={type:events[open][1].type==="labelLink"?"link":"image",start:{...events[open][1].start},end:{...events[events.
length-1][1].end}},label={type:"label",start:{...events[open][1].start},end:{...events[close][1].end}},text3={type:"labelText",start:{...events[open+offset+2][1].
end},end:{...events[close-2][1].start}};return media=[["enter",group,context],["enter",label,context]],media=push(media,events.slice(open+1,open+offset+3)),media=
push(media,[["enter",text3,context]]),media=push(media,resolveAll(context.parser.constructs.insideSpan.null,events.slice(open+offset+4,close-3),context)),media=
push(media,[["exit",text3,context],events[close-2],events[close-1],["exit",label,context]]),media=push(media,events.slice(close+1)),media=push(media,[["exit",group,
context]]),splice(events,open,events.length,media),events}function tokenizeLabelEnd(effects,ok,nok){let self=this,labelStarts=self._labelStarts,labelStart,defined;
if(labelStarts){for(;labelStarts.length>0&&labelStarts[labelStarts.length-1]._balanced;)labelStarts.pop();labelStart=labelStarts[labelStarts.length-1]}return start;
function start(code){return labelStart?labelStart._inactive?labelEndNok(code):(defined=self.parser.defined.includes(normalizeIdentifier(self.sliceSerialize({start:labelStart.
end,end:self.now()}))),effects.enter("labelEnd"),effects.enter("labelMarker"),effects.consume(code),effects.exit("labelMarker"),effects.exit("labelEnd"),after):
nok(code)}function after(code){return code===40?effects.attempt(resourceConstruct,labelEndOk,defined?labelEndOk:labelEndNok)(code):code===91?effects.attempt(referenceFullConstruct,
labelEndOk,defined?referenceNotFull:labelEndNok)(code):defined?labelEndOk(code):labelEndNok(code)}function referenceNotFull(code){return effects.attempt(referenceCollapsedConstruct,
labelEndOk,labelEndNok)(code)}function labelEndOk(code){return labelStarts.pop(),ok(code)}function labelEndNok(code){return labelStart._balanced=!0,nok(code)}}function tokenizeResource(effects,ok,nok){
return resourceStart;function resourceStart(code){return effects.enter("resource"),effects.enter("resourceMarker"),effects.consume(code),effects.exit("resourceM\
arker"),resourceBefore}function resourceBefore(code){return markdownLineEndingOrSpace(code)?factoryWhitespace(effects,resourceOpen)(code):resourceOpen(code)}function resourceOpen(code){
return code===41?resourceEnd(code):factoryDestination(effects,resourceDestinationAfter,resourceDestinationMissing,"resourceDestination","resourceDestinationLite\
ral","resourceDestinationLiteralMarker","resourceDestinationRaw","resourceDestinationString",32)(code)}function resourceDestinationAfter(code){return markdownLineEndingOrSpace(
code)?factoryWhitespace(effects,resourceBetween)(code):resourceEnd(code)}function resourceDestinationMissing(code){return nok(code)}function resourceBetween(code){
return code===34||code===39||code===40?factoryTitle(effects,resourceTitleAfter,nok,"resourceTitle","resourceTitleMarker","resourceTitleString")(code):resourceEnd(
code)}function resourceTitleAfter(code){return markdownLineEndingOrSpace(code)?factoryWhitespace(effects,resourceEnd)(code):resourceEnd(code)}function resourceEnd(code){
return code===41?(effects.enter("resourceMarker"),effects.consume(code),effects.exit("resourceMarker"),effects.exit("resource"),ok):nok(code)}}function tokenizeReferenceFull(effects,ok,nok){
let self=this;return referenceFull;function referenceFull(code){return factoryLabel.call(self,effects,referenceFullAfter,referenceFullMissing,"reference","refer\
enceMarker","referenceString")(code)}function referenceFullAfter(code){return self.parser.defined.includes(normalizeIdentifier(self.sliceSerialize(self.events[self.
events.length-1][1]).slice(1,-1)))?ok(code):nok(code)}function referenceFullMissing(code){return nok(code)}}function tokenizeReferenceCollapsed(effects,ok,nok){
return referenceCollapsedStart;function referenceCollapsedStart(code){return effects.enter("reference"),effects.enter("referenceMarker"),effects.consume(code),effects.
exit("referenceMarker"),referenceCollapsedOpen}function referenceCollapsedOpen(code){return code===93?(effects.enter("referenceMarker"),effects.consume(code),effects.
exit("referenceMarker"),effects.exit("reference"),ok):nok(code)}}var labelStartImage={name:"labelStartImage",resolveAll:labelEnd.resolveAll,tokenize:tokenizeLabelStartImage};function tokenizeLabelStartImage(effects,ok,nok){let self=this,
labelImage;return start;function start(code){return effects.enter("labelImage"),effects.enter("labelImageMarker"),effects.consume(code),effects.exit("labelImage\
Marker"),open}function open(code){return code===91?(effects.enter("labelMarker"),effects.consume(code),effects.exit("labelMarker"),labelImage=effects.exit("labe\
lImage"),after):nok(code)}function after(code){return code===94&&"_hiddenFootnoteSupport"in self.parser.constructs?nok(code):(self._labelStarts=self._labelStarts||
[],self._labelStarts.push(labelImage),ok(code))}}var labelStartLink={name:"labelStartLink",resolveAll:labelEnd.resolveAll,tokenize:tokenizeLabelStartLink};function tokenizeLabelStartLink(effects,ok,nok){let self=this,
labelLink;return start;function start(code){return effects.enter("labelLink"),effects.enter("labelMarker"),effects.consume(code),effects.exit("labelMarker"),labelLink=
effects.exit("labelLink"),after}function after(code){return code===94&&"_hiddenFootnoteSupport"in self.parser.constructs?nok(code):(self._labelStarts=self._labelStarts||
[],self._labelStarts.push(labelLink),ok(code))}}var lineEnding={name:"lineEnding",tokenize:tokenizeLineEnding};function tokenizeLineEnding(effects,ok){return start;function start(code){return effects.enter("l\
ineEnding"),effects.consume(code),effects.exit("lineEnding"),factorySpace(effects,ok,"linePrefix")}}var thematicBreak={name:"thematicBreak",tokenize:tokenizeThematicBreak};function tokenizeThematicBreak(effects,ok,nok){let size=0,marker;return start;function start(code){
return effects.enter("thematicBreak"),before(code)}function before(code){return marker=code,atBreak(code)}function atBreak(code){return code===marker?(effects.enter(
"thematicBreakSequence"),sequence(code)):size>=3&&(code===null||markdownLineEnding(code))?(effects.exit("thematicBreak"),ok(code)):nok(code)}function sequence(code){
return code===marker?(effects.consume(code),size++,sequence):(effects.exit("thematicBreakSequence"),markdownSpace(code)?factorySpace(effects,atBreak,"whitespace")(
code):atBreak(code))}}var list={continuation:{tokenize:tokenizeListContinuation},exit:tokenizeListEnd,name:"list",tokenize:tokenizeListStart},listItemPrefixWhitespaceConstruct={partial:!0,
tokenize:tokenizeListItemPrefixWhitespace},indentConstruct={partial:!0,tokenize:tokenizeIndent};function tokenizeListStart(effects,ok,nok){let self=this,tail=self.
events[self.events.length-1],initialSize=tail&&tail[1].type==="linePrefix"?tail[2].sliceSerialize(tail[1],!0).length:0,size=0;return start;function start(code){
let kind=self.containerState.type||(code===42||code===43||code===45?"listUnordered":"listOrdered");if(kind==="listUnordered"?!self.containerState.marker||code===
self.containerState.marker:asciiDigit(code)){if(self.containerState.type||(self.containerState.type=kind,effects.enter(kind,{_container:!0})),kind==="listUnorde\
red")return effects.enter("listItemPrefix"),code===42||code===45?effects.check(thematicBreak,nok,atMarker)(code):atMarker(code);if(!self.interrupt||code===49)return effects.
enter("listItemPrefix"),effects.enter("listItemValue"),inside(code)}return nok(code)}function inside(code){return asciiDigit(code)&&++size<10?(effects.consume(code),
inside):(!self.interrupt||size<2)&&(self.containerState.marker?code===self.containerState.marker:code===41||code===46)?(effects.exit("listItemValue"),atMarker(code)):
nok(code)}function atMarker(code){return effects.enter("listItemMarker"),effects.consume(code),effects.exit("listItemMarker"),self.containerState.marker=self.containerState.
marker||code,effects.check(blankLine,self.interrupt?nok:onBlank,effects.attempt(listItemPrefixWhitespaceConstruct,endOfPrefix,otherPrefix))}function onBlank(code){
return self.containerState.initialBlankLine=!0,initialSize++,endOfPrefix(code)}function otherPrefix(code){return markdownSpace(code)?(effects.enter("listItemPre\
fixWhitespace"),effects.consume(code),effects.exit("listItemPrefixWhitespace"),endOfPrefix):nok(code)}function endOfPrefix(code){return self.containerState.size=
initialSize+self.sliceSerialize(effects.exit("listItemPrefix"),!0).length,ok(code)}}function tokenizeListContinuation(effects,ok,nok){let self=this;return self.
containerState._closeFlow=void 0,effects.check(blankLine,onBlank,notBlank);function onBlank(code){return self.containerState.furtherBlankLines=self.containerState.
furtherBlankLines||self.containerState.initialBlankLine,factorySpace(effects,ok,"listItemIndent",self.containerState.size+1)(code)}function notBlank(code){return self.
containerState.furtherBlankLines||!markdownSpace(code)?(self.containerState.furtherBlankLines=void 0,self.containerState.initialBlankLine=void 0,notInCurrentItem(
code)):(self.containerState.furtherBlankLines=void 0,self.containerState.initialBlankLine=void 0,effects.attempt(indentConstruct,ok,notInCurrentItem)(code))}function notInCurrentItem(code){
return self.containerState._closeFlow=!0,self.interrupt=void 0,factorySpace(effects,effects.attempt(list,ok,nok),"linePrefix",self.parser.constructs.disable.null.
includes("codeIndented")?void 0:4)(code)}}function tokenizeIndent(effects,ok,nok){let self=this;return factorySpace(effects,afterPrefix,"listItemIndent",self.containerState.
size+1);function afterPrefix(code){let tail=self.events[self.events.length-1];return tail&&tail[1].type==="listItemIndent"&&tail[2].sliceSerialize(tail[1],!0).length===
self.containerState.size?ok(code):nok(code)}}function tokenizeListEnd(effects){effects.exit(this.containerState.type)}function tokenizeListItemPrefixWhitespace(effects,ok,nok){
let self=this;return factorySpace(effects,afterPrefix,"listItemPrefixWhitespace",self.parser.constructs.disable.null.includes("codeIndented")?void 0:5);function afterPrefix(code){
let tail=self.events[self.events.length-1];return!markdownSpace(code)&&tail&&tail[1].type==="listItemPrefixWhitespace"?ok(code):nok(code)}}var setextUnderline={name:"setextUnderline",resolveTo:resolveToSetextUnderline,tokenize:tokenizeSetextUnderline};function resolveToSetextUnderline(events,context){
let editMap=new EditMap,index=events.length,content3,text3,definition2;for(;index--;)if(events[index][0]==="enter"){if(events[index][1].type==="content"){content3=
index;break}events[index][1].type==="paragraph"&&(text3=index)}else events[index][1].type==="content"&&editMap.add(index,1,[]),!definition2&&events[index][1].type===
"definition"&&(definition2=index);let heading={type:"setextHeading",start:{...events[content3][1].start},end:{...events[events.length-1][1].end}};return events[text3][1].
type="setextHeadingText",definition2?(editMap.add(text3,0,[["enter",heading,context]]),editMap.add(definition2+1,0,[["exit",events[content3][1],context]]),events[content3][1].
end={...events[definition2][1].end}):events[content3][1]=heading,editMap.add(events.length,0,[["exit",heading,context]]),editMap.consume(events),events}function tokenizeSetextUnderline(effects,ok,nok){
let self=this,marker;return start;function start(code){let index=self.events.length,paragraph;for(;index--;)if(self.events[index][1].type!=="lineEnding"&&self.events[index][1].
type!=="linePrefix"&&self.events[index][1].type!=="content"){paragraph=self.events[index][1].type==="paragraph";break}return!self.parser.lazy[self.now().line]&&
(self.interrupt||paragraph)?(effects.enter("setextHeadingLine"),marker=code,before(code)):nok(code)}function before(code){return effects.enter("setextHeadingLin\
eSequence"),inside(code)}function inside(code){return code===marker?(effects.consume(code),inside):(effects.exit("setextHeadingLineSequence"),markdownSpace(code)?
factorySpace(effects,after,"lineSuffix")(code):after(code))}function after(code){return code===null||markdownLineEnding(code)?(effects.exit("setextHeadingLine"),
ok(code)):nok(code)}}var flow={tokenize:initializeFlow};function initializeFlow(effects){let self=this,initial=effects.attempt(blankLine,atBlankEnding,effects.attempt(this.parser.constructs.
flowInitial,afterConstruct,factorySpace(effects,effects.attempt(this.parser.constructs.flow,afterConstruct,effects.attempt(content2,afterConstruct)),"linePrefix")));
return initial;function atBlankEnding(code){if(code===null){effects.consume(code);return}return effects.enter("lineEndingBlank"),effects.consume(code),effects.exit(
"lineEndingBlank"),self.currentConstruct=void 0,initial}function afterConstruct(code){if(code===null){effects.consume(code);return}return effects.enter("lineEnd\
ing"),effects.consume(code),effects.exit("lineEnding"),self.currentConstruct=void 0,initial}}var resolver={resolveAll:createResolver()},string=initializeFactory("string"),text=initializeFactory("text");function initializeFactory(field){return{resolveAll:createResolver(
field==="text"?resolveAllLineSuffixes:void 0),tokenize:initializeText};function initializeText(effects){let self=this,constructs2=this.parser.constructs[field],
text3=effects.attempt(constructs2,start,notText);return start;function start(code){return atBreak(code)?text3(code):notText(code)}function notText(code){if(code===
null){effects.consume(code);return}return effects.enter("data"),effects.consume(code),data}function data(code){return atBreak(code)?(effects.exit("data"),text3(
code)):(effects.consume(code),data)}function atBreak(code){if(code===null)return!0;let list2=constructs2[code],index=-1;if(list2)for(;++index<list2.length;){let item=list2[index];
if(!item.previous||item.previous.call(self,self.previous))return!0}return!1}}}function createResolver(extraResolver){return resolveAllText;function resolveAllText(events,context){
let index=-1,enter;for(;++index<=events.length;)enter===void 0?events[index]&&events[index][1].type==="data"&&(enter=index,index++):(!events[index]||events[index][1].
type!=="data")&&(index!==enter+2&&(events[enter][1].end=events[index-1][1].end,events.splice(enter+2,index-enter-2),index=enter+2),enter=void 0);return extraResolver?
extraResolver(events,context):events}}function resolveAllLineSuffixes(events,context){let editMap=new EditMap,eventIndex=0;for(;++eventIndex<=events.length;)if((eventIndex===
events.length||events[eventIndex][1].type==="lineEnding")&&events[eventIndex-1][1].type==="data"){let data=events[eventIndex-1][1],chunks=context.sliceStream(data),
index=chunks.length,bufferIndex=-1,size=0,tabs;for(;index--;){let chunk=chunks[index];if(typeof chunk=="string"){for(bufferIndex=chunk.length;chunk.charCodeAt(bufferIndex-
1)===32;)size++,bufferIndex--;if(bufferIndex)break;bufferIndex=-1}else if(chunk===-2)tabs=!0,size++;else if(chunk!==-1){index++;break}}if(context._contentTypeTextTrailing&&
eventIndex===events.length&&(size=0),size){let token={type:eventIndex===events.length||tabs||size<2?"lineSuffix":"hardBreakTrailing",start:{_bufferIndex:index?bufferIndex:
data.start._bufferIndex+bufferIndex,_index:data.start._index+index,line:data.end.line,column:data.end.column-size,offset:data.end.offset-size},end:{...data.end}};
data.end={...token.start},data.start.offset===data.end.offset?Object.assign(data,token):editMap.add(eventIndex,0,[["enter",token,context],["exit",token,context]])}
eventIndex++}return editMap.consume(events),events}var constructs_exports={};__export(constructs_exports,{attentionMarkers:()=>attentionMarkers,contentInitial:()=>contentInitial,disable:()=>disable,document:()=>document2,
flow:()=>flow2,flowInitial:()=>flowInitial,insideSpan:()=>insideSpan,string:()=>string2,text:()=>text2});var document2={42:list,43:list,45:list,48:list,49:list,50:list,51:list,52:list,53:list,54:list,55:list,56:list,57:list,62:blockQuote},contentInitial={91:definition},
flowInitial={[-2]:codeIndented,[-1]:codeIndented,32:codeIndented},flow2={35:headingAtx,42:thematicBreak,45:[setextUnderline,thematicBreak],60:htmlFlow,61:setextUnderline,
95:thematicBreak,96:codeFenced,126:codeFenced},string2={38:characterReference,92:characterEscape},text2={[-5]:lineEnding,[-4]:lineEnding,[-3]:lineEnding,33:labelStartImage,
38:characterReference,42:attention,60:[autolink,htmlText],91:labelStartLink,92:[hardBreakEscape,characterEscape],93:labelEnd,95:attention,96:codeText},insideSpan={
null:[attention,resolver]},attentionMarkers={null:[42,95]},disable={null:[]};function createTokenizer(parser,initialize,from){let point2={_bufferIndex:-1,_index:0,line:from&&from.line||1,column:from&&from.column||1,offset:from&&from.offset||
0},columnStart={},resolveAllConstructs=[],chunks=[],stack=[],consumed=!0,effects={attempt:constructFactory(onsuccessfulconstruct),check:constructFactory(onsuccessfulcheck),
consume,enter,exit:exit2,interrupt:constructFactory(onsuccessfulcheck,{interrupt:!0})},context={code:null,containerState:{},defineSkip,events:[],now,parser,previous:null,
sliceSerialize,sliceStream,write},state=initialize.tokenize.call(context,effects),expectedCode;return initialize.resolveAll&&resolveAllConstructs.push(initialize),
context;function write(slice){return chunks=push(chunks,slice),main(),chunks[chunks.length-1]!==null?[]:(addResult(initialize,0),context.events=resolveAll(resolveAllConstructs,
context.events,context),context.events)}function sliceSerialize(token,expandTabs){return serializeChunks(sliceStream(token),expandTabs)}function sliceStream(token){
return sliceChunks(chunks,token)}function now(){let{_bufferIndex,_index,line,column,offset}=point2;return{_bufferIndex,_index,line,column,offset}}function defineSkip(value){
columnStart[value.line]=value.column,accountForPotentialSkip()}function main(){for(;point2._index<chunks.length;){let chunk=chunks[point2._index];if(typeof chunk==
"string"){let chunkIndex=point2._index;for(point2._bufferIndex<0&&(point2._bufferIndex=0);point2._index===chunkIndex&&point2._bufferIndex<chunk.length;)go(chunk.
charCodeAt(point2._bufferIndex))}else go(chunk)}}function go(code){consumed=void 0,expectedCode=code,state=state(code)}function consume(code){markdownLineEnding(
code)?(point2.line++,point2.column=1,point2.offset+=code===-3?2:1,accountForPotentialSkip()):code!==-1&&(point2.column++,point2.offset++),point2._bufferIndex<0?
point2._index++:(point2._bufferIndex++,point2._bufferIndex===chunks[point2._index].length&&(point2._bufferIndex=-1,point2._index++)),context.previous=code,consumed=
!0}function enter(type,fields){let token=fields||{};return token.type=type,token.start=now(),context.events.push(["enter",token,context]),stack.push(token),token}
function exit2(type){let token=stack.pop();return token.end=now(),context.events.push(["exit",token,context]),token}function onsuccessfulconstruct(construct,info){
addResult(construct,info.from)}function onsuccessfulcheck(_,info){info.restore()}function constructFactory(onreturn,fields){return hook;function hook(constructs2,returnState,bogusState){
let listOfConstructs,constructIndex,currentConstruct,info;return Array.isArray(constructs2)?handleListOfConstructs(constructs2):"tokenize"in constructs2?handleListOfConstructs(
[constructs2]):handleMapOfConstructs(constructs2);function handleMapOfConstructs(map){return start;function start(code){let left=code!==null&&map[code],all=code!==
null&&map.null,list2=[...Array.isArray(left)?left:left?[left]:[],...Array.isArray(all)?all:all?[all]:[]];return handleListOfConstructs(list2)(code)}}function handleListOfConstructs(list2){
return listOfConstructs=list2,constructIndex=0,list2.length===0?bogusState:handleConstruct(list2[constructIndex])}function handleConstruct(construct){return start;
function start(code){return info=store(),currentConstruct=construct,construct.partial||(context.currentConstruct=construct),construct.name&&context.parser.constructs.
disable.null.includes(construct.name)?nok(code):construct.tokenize.call(fields?Object.assign(Object.create(context),fields):context,effects,ok,nok)(code)}}function ok(code){
return consumed=!0,onreturn(currentConstruct,info),returnState}function nok(code){return consumed=!0,info.restore(),++constructIndex<listOfConstructs.length?handleConstruct(
listOfConstructs[constructIndex]):bogusState}}}function addResult(construct,from2){construct.resolveAll&&!resolveAllConstructs.includes(construct)&&resolveAllConstructs.
push(construct),construct.resolve&&splice(context.events,from2,context.events.length-from2,construct.resolve(context.events.slice(from2),context)),construct.resolveTo&&
(context.events=construct.resolveTo(context.events,context))}function store(){let startPoint=now(),startPrevious=context.previous,startCurrentConstruct=context.
currentConstruct,startEventsIndex=context.events.length,startStack=Array.from(stack);return{from:startEventsIndex,restore};function restore(){point2=startPoint,
context.previous=startPrevious,context.currentConstruct=startCurrentConstruct,context.events.length=startEventsIndex,stack=startStack,accountForPotentialSkip()}}
function accountForPotentialSkip(){point2.line in columnStart&&point2.column<2&&(point2.column=columnStart[point2.line],point2.offset+=columnStart[point2.line]-
1)}}function sliceChunks(chunks,token){let startIndex=token.start._index,startBufferIndex=token.start._bufferIndex,endIndex=token.end._index,endBufferIndex=token.
end._bufferIndex,view;if(startIndex===endIndex)view=[chunks[startIndex].slice(startBufferIndex,endBufferIndex)];else{if(view=chunks.slice(startIndex,endIndex),startBufferIndex>
-1){let head=view[0];typeof head=="string"?view[0]=head.slice(startBufferIndex):view.shift()}endBufferIndex>0&&view.push(chunks[endIndex].slice(0,endBufferIndex))}
return view}function serializeChunks(chunks,expandTabs){let index=-1,result=[],atTab;for(;++index<chunks.length;){let chunk=chunks[index],value;if(typeof chunk==
"string")value=chunk;else switch(chunk){case-5:{value="\r";break}case-4:{value=`
`;break}case-3:{value=`\r
`;break}case-2:{value=expandTabs?" ":"	";break}case-1:{if(!expandTabs&&atTab)continue;value=" ";break}default:value=String.fromCharCode(chunk)}atTab=chunk===-2,
result.push(value)}return result.join("")}function parse(options){let parser={constructs:combineExtensions([constructs_exports,...(options||{}).extensions||[]]),content:create(content),defined:[],document:create(
document),flow:create(flow),lazy:{},string:create(string),text:create(text)};return parser;function create(initial){return creator;function creator(from){return createTokenizer(
parser,initial,from)}}}function postprocess(events){for(;!subtokenize(events););return events}var search=/[\0\t\n\r]/g;function preprocess(){let column=1,buffer="",start=!0,atCarriageReturn;return preprocessor;function preprocessor(value,encoding,end){value=
buffer+(typeof value=="string"?value.toString():new TextDecoder(encoding||void 0).decode(value));let chunks=[],startPosition=0;for(buffer="",start&&(value.charCodeAt(
0)===65279&&startPosition++,start=void 0);startPosition<value.length;){search.lastIndex=startPosition;let match=search.exec(value),endPosition=match&&match.index!==
void 0?match.index:value.length,code=value.charCodeAt(endPosition);if(!match){buffer=value.slice(startPosition);break}if(code===10&&startPosition===endPosition&&
atCarriageReturn)chunks.push(-3),atCarriageReturn=void 0;else switch(atCarriageReturn&&(chunks.push(-5),atCarriageReturn=void 0),startPosition<endPosition&&(chunks.
push(value.slice(startPosition,endPosition)),column+=endPosition-startPosition),code){case 0:{chunks.push(65533),column++;break}case 9:{let next=Math.ceil(column/
4)*4;for(chunks.push(-2);column++<next;)chunks.push(-1);break}case 10:{chunks.push(-4),column=1;break}default:atCarriageReturn=!0,column=1}startPosition=endPosition+
1}return end&&(atCarriageReturn&&chunks.push(-5),buffer&&chunks.push(buffer),chunks.push(null)),chunks}}var own={}.hasOwnProperty;function fromMarkdown(value,encoding,options){return encoding&&typeof encoding=="object"&&(options=encoding,encoding=void 0),compiler(
options)(postprocess(parse(options).document().write(preprocess()(value,encoding,!0))))}function compiler(options){let config={afterExit:[],beforeEnter:[],transforms:[],
canContainEols:["emphasis","fragment","heading","paragraph","strong"],enter:{autolink:opener(link),autolinkProtocol:onenterdata,autolinkEmail:onenterdata,atxHeading:opener(
heading),blockQuote:opener(blockQuote2),characterEscape:onenterdata,characterReference:onenterdata,codeFenced:opener(codeFlow),codeFencedFenceInfo:buffer,codeFencedFenceMeta:buffer,
codeIndented:opener(codeFlow,buffer),codeText:opener(codeText2,buffer),codeTextData:onenterdata,data:onenterdata,codeFlowValue:onenterdata,definition:opener(definition2),
definitionDestinationString:buffer,definitionLabelString:buffer,definitionTitleString:buffer,emphasis:opener(emphasis),hardBreakEscape:opener(hardBreak),hardBreakTrailing:opener(
hardBreak),htmlFlow:opener(html,buffer),htmlFlowData:onenterdata,htmlText:opener(html,buffer),htmlTextData:onenterdata,image:opener(image),label:buffer,link:opener(
link),listItem:opener(listItem),listItemValue:onenterlistitemvalue,listOrdered:opener(list2,onenterlistordered),listUnordered:opener(list2),paragraph:opener(paragraph),
reference:onenterreference,referenceString:buffer,resourceDestinationString:buffer,resourceTitleString:buffer,setextHeading:opener(heading),strong:opener(strong),
thematicBreak:opener(thematicBreak2)},exit:{atxHeading:closer(),atxHeadingSequence:onexitatxheadingsequence,autolink:closer(),autolinkEmail:onexitautolinkemail,
autolinkProtocol:onexitautolinkprotocol,blockQuote:closer(),characterEscapeValue:onexitdata,characterReferenceMarkerHexadecimal:onexitcharacterreferencemarker,characterReferenceMarkerNumeric:onexitcharacterreferencemarker,
characterReferenceValue:onexitcharacterreferencevalue,characterReference:onexitcharacterreference,codeFenced:closer(onexitcodefenced),codeFencedFence:onexitcodefencedfence,
codeFencedFenceInfo:onexitcodefencedfenceinfo,codeFencedFenceMeta:onexitcodefencedfencemeta,codeFlowValue:onexitdata,codeIndented:closer(onexitcodeindented),codeText:closer(
onexitcodetext),codeTextData:onexitdata,data:onexitdata,definition:closer(),definitionDestinationString:onexitdefinitiondestinationstring,definitionLabelString:onexitdefinitionlabelstring,
definitionTitleString:onexitdefinitiontitlestring,emphasis:closer(),hardBreakEscape:closer(onexithardbreak),hardBreakTrailing:closer(onexithardbreak),htmlFlow:closer(
onexithtmlflow),htmlFlowData:onexitdata,htmlText:closer(onexithtmltext),htmlTextData:onexitdata,image:closer(onexitimage),label:onexitlabel,labelText:onexitlabeltext,
lineEnding:onexitlineending,link:closer(onexitlink),listItem:closer(),listOrdered:closer(),listUnordered:closer(),paragraph:closer(),referenceString:onexitreferencestring,
resourceDestinationString:onexitresourcedestinationstring,resourceTitleString:onexitresourcetitlestring,resource:onexitresource,setextHeading:closer(onexitsetextheading),
setextHeadingLineSequence:onexitsetextheadinglinesequence,setextHeadingText:onexitsetextheadingtext,strong:closer(),thematicBreak:closer()}};configure(config,(options||
{}).mdastExtensions||[]);let data={};return compile;function compile(events){let tree={type:"root",children:[],position:void 0},context={stack:[tree],tokenStack:[],
config,enter,exit:exit2,buffer,resume,data},listStack=[],prepared=[],index=-1;for(;++index<events.length;)if(prepared.push(events[index]),events[index][1].type===
"listOrdered"||events[index][1].type==="listUnordered")if(events[index][0]==="enter")listStack.push(prepared.length-1);else{let tail=listStack.pop();prepareList(
prepared,tail)}for(events=prepared,index=-1;++index<events.length;){let handler=config[events[index][0]];events[index][0]==="enter"&&config.beforeEnter.length>0&&
callListeners(config.beforeEnter,{...context,sliceSerialize:events[index][2].sliceSerialize},events[index][1]),own.call(handler,events[index][1].type)&&handler[events[index][1].
type].call({...context,sliceSerialize:events[index][2].sliceSerialize},events[index][1]),events[index][0]==="exit"&&config.afterExit.length>0&&callListeners(config.
afterExit,{...context,sliceSerialize:events[index][2].sliceSerialize},events[index][1])}if(context.tokenStack.length>0){let tail=context.tokenStack[context.tokenStack.
length-1];(tail[1]||defaultOnError).call(context,void 0,tail[0])}for(tree.position={start:point(events.length>0?events[0][1].start:{line:1,column:1,offset:0}),end:point(
events.length>0?events[events.length-2][1].end:{line:1,column:1,offset:0})},index=-1;++index<config.transforms.length;)tree=config.transforms[index](tree)||tree;
return tree}function callListeners(listeners,context,token){let index=-1;for(;++index<listeners.length;)listeners[index].call(context,token)}function prepareList(events,start){
let end=events.length-1,index=start-1,containerBalance=-1,listSpread=!1,listItem2,lineIndex,firstBlankLineIndex,atMarker,insertions=[];for(;++index<=end;){let event=events[index];
switch(event[1].type){case"listUnordered":case"listOrdered":case"blockQuote":{event[0]==="enter"?containerBalance++:containerBalance--,atMarker=void 0;break}case"\
lineEndingBlank":{event[0]==="enter"&&(listItem2&&!atMarker&&!containerBalance&&!firstBlankLineIndex&&(firstBlankLineIndex=index),atMarker=void 0);break}case"li\
nePrefix":case"listItemValue":case"listItemMarker":case"listItemPrefix":case"listItemPrefixWhitespace":break;default:atMarker=void 0}if(!containerBalance&&event[0]===
"enter"&&event[1].type==="listItemPrefix"||containerBalance===-1&&event[0]==="exit"&&(event[1].type==="listUnordered"||event[1].type==="listOrdered")){if(listItem2){
let tailIndex=index;for(lineIndex=void 0;tailIndex--;){let tailEvent=events[tailIndex];if(tailEvent[1].type==="lineEnding"||tailEvent[1].type==="lineEndingBlank"){
if(tailEvent[0]==="exit")continue;lineIndex&&(events[lineIndex][1].type="lineEndingBlank",listSpread=!0),tailEvent[1].type="lineEnding",lineIndex=tailIndex}else if(!(tailEvent[1].
type==="linePrefix"||tailEvent[1].type==="blockQuotePrefix"||tailEvent[1].type==="blockQuotePrefixWhitespace"||tailEvent[1].type==="blockQuoteMarker"||tailEvent[1].
type==="listItemIndent"))break}firstBlankLineIndex&&(!lineIndex||firstBlankLineIndex<lineIndex)&&(listItem2._spread=!0),listItem2.end=Object.assign({},lineIndex?
events[lineIndex][1].start:event[1].end),insertions.push({at:lineIndex||index,event:["exit",listItem2,event[2]]})}if(event[1].type==="listItemPrefix"){let item={
type:"listItem",_spread:!1,start:Object.assign({},event[1].start),end:void 0};listItem2=item,insertions.push({at:index,event:["enter",item,event[2]]}),firstBlankLineIndex=
void 0,atMarker=!0}}}let listEvents=events.splice(start),insertion=0;for(index=-1;++index<listEvents.length;){for(;insertion<insertions.length&&insertions[insertion].
at===start+index;)events.push(insertions[insertion++].event);events.push(listEvents[index])}events[start][1]._spread=listSpread}function opener(create,and){return open;
function open(token){enter.call(this,create(token),token),and&&and.call(this,token)}}function buffer(){this.stack.push({type:"fragment",children:[]})}function enter(node,token,errorHandler){
this.stack[this.stack.length-1].children.push(node),this.stack.push(node),this.tokenStack.push([token,errorHandler||void 0]),node.position={start:point(token.start),
end:void 0}}function closer(and){return close;function close(token){and&&and.call(this,token),exit2.call(this,token)}}function exit2(token,onExitError){let node=this.
stack.pop(),open=this.tokenStack.pop();if(!open)throw new Error("Cannot close `"+token.type+"` ("+stringifyPosition({start:token.start,end:token.end})+"): it\u2019s \
not open");open[0].type!==token.type&&(onExitError?onExitError.call(this,token,open[0]):(open[1]||defaultOnError).call(this,token,open[0])),node.position.end=point(
token.end)}function resume(){return toString(this.stack.pop())}function onenterlistordered(){this.data.expectingFirstListItemValue=!0}function onenterlistitemvalue(token){
if(this.data.expectingFirstListItemValue){let ancestor=this.stack[this.stack.length-2];ancestor.start=Number.parseInt(this.sliceSerialize(token),10),this.data.expectingFirstListItemValue=
void 0}}function onexitcodefencedfenceinfo(){let data2=this.resume(),node=this.stack[this.stack.length-1];node.lang=data2}function onexitcodefencedfencemeta(){let data2=this.
resume(),node=this.stack[this.stack.length-1];node.meta=data2}function onexitcodefencedfence(){this.data.flowCodeInside||(this.buffer(),this.data.flowCodeInside=
!0)}function onexitcodefenced(){let data2=this.resume(),node=this.stack[this.stack.length-1];node.value=data2.replace(/^(\r?\n|\r)|(\r?\n|\r)$/g,""),this.data.flowCodeInside=
void 0}function onexitcodeindented(){let data2=this.resume(),node=this.stack[this.stack.length-1];node.value=data2.replace(/(\r?\n|\r)$/g,"")}function onexitdefinitionlabelstring(token){
let label=this.resume(),node=this.stack[this.stack.length-1];node.label=label,node.identifier=normalizeIdentifier(this.sliceSerialize(token)).toLowerCase()}function onexitdefinitiontitlestring(){
let data2=this.resume(),node=this.stack[this.stack.length-1];node.title=data2}function onexitdefinitiondestinationstring(){let data2=this.resume(),node=this.stack[this.
stack.length-1];node.url=data2}function onexitatxheadingsequence(token){let node=this.stack[this.stack.length-1];if(!node.depth){let depth=this.sliceSerialize(token).
length;node.depth=depth}}function onexitsetextheadingtext(){this.data.setextHeadingSlurpLineEnding=!0}function onexitsetextheadinglinesequence(token){let node=this.
stack[this.stack.length-1];node.depth=this.sliceSerialize(token).codePointAt(0)===61?1:2}function onexitsetextheading(){this.data.setextHeadingSlurpLineEnding=void 0}
function onenterdata(token){let siblings=this.stack[this.stack.length-1].children,tail=siblings[siblings.length-1];(!tail||tail.type!=="text")&&(tail=text3(),tail.
position={start:point(token.start),end:void 0},siblings.push(tail)),this.stack.push(tail)}function onexitdata(token){let tail=this.stack.pop();tail.value+=this.
sliceSerialize(token),tail.position.end=point(token.end)}function onexitlineending(token){let context=this.stack[this.stack.length-1];if(this.data.atHardBreak){
let tail=context.children[context.children.length-1];tail.position.end=point(token.end),this.data.atHardBreak=void 0;return}!this.data.setextHeadingSlurpLineEnding&&
config.canContainEols.includes(context.type)&&(onenterdata.call(this,token),onexitdata.call(this,token))}function onexithardbreak(){this.data.atHardBreak=!0}function onexithtmlflow(){
let data2=this.resume(),node=this.stack[this.stack.length-1];node.value=data2}function onexithtmltext(){let data2=this.resume(),node=this.stack[this.stack.length-
1];node.value=data2}function onexitcodetext(){let data2=this.resume(),node=this.stack[this.stack.length-1];node.value=data2}function onexitlink(){let node=this.
stack[this.stack.length-1];if(this.data.inReference){let referenceType=this.data.referenceType||"shortcut";node.type+="Reference",node.referenceType=referenceType,
delete node.url,delete node.title}else delete node.identifier,delete node.label;this.data.referenceType=void 0}function onexitimage(){let node=this.stack[this.stack.
length-1];if(this.data.inReference){let referenceType=this.data.referenceType||"shortcut";node.type+="Reference",node.referenceType=referenceType,delete node.url,
delete node.title}else delete node.identifier,delete node.label;this.data.referenceType=void 0}function onexitlabeltext(token){let string3=this.sliceSerialize(token),
ancestor=this.stack[this.stack.length-2];ancestor.label=decodeString(string3),ancestor.identifier=normalizeIdentifier(string3).toLowerCase()}function onexitlabel(){
let fragment=this.stack[this.stack.length-1],value=this.resume(),node=this.stack[this.stack.length-1];if(this.data.inReference=!0,node.type==="link"){let children=fragment.
children;node.children=children}else node.alt=value}function onexitresourcedestinationstring(){let data2=this.resume(),node=this.stack[this.stack.length-1];node.
url=data2}function onexitresourcetitlestring(){let data2=this.resume(),node=this.stack[this.stack.length-1];node.title=data2}function onexitresource(){this.data.
inReference=void 0}function onenterreference(){this.data.referenceType="collapsed"}function onexitreferencestring(token){let label=this.resume(),node=this.stack[this.
stack.length-1];node.label=label,node.identifier=normalizeIdentifier(this.sliceSerialize(token)).toLowerCase(),this.data.referenceType="full"}function onexitcharacterreferencemarker(token){
this.data.characterReferenceType=token.type}function onexitcharacterreferencevalue(token){let data2=this.sliceSerialize(token),type=this.data.characterReferenceType,
value;type?(value=decodeNumericCharacterReference(data2,type==="characterReferenceMarkerNumeric"?10:16),this.data.characterReferenceType=void 0):value=decodeNamedCharacterReference(
data2);let tail=this.stack[this.stack.length-1];tail.value+=value}function onexitcharacterreference(token){let tail=this.stack.pop();tail.position.end=point(token.
end)}function onexitautolinkprotocol(token){onexitdata.call(this,token);let node=this.stack[this.stack.length-1];node.url=this.sliceSerialize(token)}function onexitautolinkemail(token){
onexitdata.call(this,token);let node=this.stack[this.stack.length-1];node.url="mailto:"+this.sliceSerialize(token)}function blockQuote2(){return{type:"blockquot\
e",children:[],position:void 0}}function codeFlow(){return{type:"code",lang:null,meta:null,value:"",position:void 0}}function codeText2(){return{type:"inlineCod\
e",value:"",position:void 0}}function definition2(){return{type:"definition",identifier:"",label:null,title:null,url:"",position:void 0}}function emphasis(){return{
type:"emphasis",children:[],position:void 0}}function heading(){return{type:"heading",depth:0,children:[],position:void 0}}function hardBreak(){return{type:"bre\
ak",position:void 0}}function html(){return{type:"html",value:"",position:void 0}}function image(){return{type:"image",title:null,url:"",alt:null,position:void 0}}
function link(){return{type:"link",title:null,url:"",children:[],position:void 0}}function list2(token){return{type:"list",ordered:token.type==="listOrdered",start:null,
spread:token._spread,children:[],position:void 0}}function listItem(token){return{type:"listItem",spread:token._spread,checked:null,children:[],position:void 0}}
function paragraph(){return{type:"paragraph",children:[],position:void 0}}function strong(){return{type:"strong",children:[],position:void 0}}function text3(){return{
type:"text",value:"",position:void 0}}function thematicBreak2(){return{type:"thematicBreak",position:void 0}}}function point(d){return{line:d.line,column:d.column,
offset:d.offset}}function configure(combined,extensions){let index=-1;for(;++index<extensions.length;){let value=extensions[index];Array.isArray(value)?configure(
combined,value):extension(combined,value)}}function extension(combined,extension2){let key;for(key in extension2)if(own.call(extension2,key))switch(key){case"ca\
nContainEols":{let right=extension2[key];right&&combined[key].push(...right);break}case"transforms":{let right=extension2[key];right&&combined[key].push(...right);
break}case"afterExit":case"beforeEnter":{let right=extension2[key];right&&combined[key].push(right);break}case"enter":case"exit":{let right=extension2[key];right&&
Object.assign(combined[key],right);break}}}function defaultOnError(left,right){throw left?new Error("Cannot close `"+left.type+"` ("+stringifyPosition({start:left.
start,end:left.end})+"): a different token (`"+right.type+"`, "+stringifyPosition({start:right.start,end:right.end})+") is open"):new Error("Cannot close docume\
nt, a token (`"+right.type+"`, "+stringifyPosition({start:right.start,end:right.end})+") is still open")}function remarkParse(options){let self=this;self.parser=parser;function parser(doc){return fromMarkdown(doc,{...self.data("settings"),...options,extensions:self.
data("micromarkExtensions")||[],mdastExtensions:self.data("fromMarkdownExtensions")||[]})}}export{splice,combineExtensions,normalizeIdentifier,factorySpace,resolveAll,blankLine,remarkParse};
