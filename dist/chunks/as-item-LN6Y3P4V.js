import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{ccount}from"./chunk-PXQBFMAD.js";import{blankLine,combineExtensions,factorySpace,normalizeIdentifier,remarkParse,resolveAll,splice}from"./chunk-TFGIAPJN.js";
import{EXIT,SKIP,convert,handle,remarkStringify,visit,visitParents}from"./chunk-7WN7KSCB.js";import{asciiAlpha,asciiAlphanumeric,asciiControl,classifyCharacter,
markdownLineEnding,markdownLineEndingOrSpace,markdownSpace,toString,unicodePunctuation,unicodeWhitespace,unified}from"./chunk-ZUORYA6C.js";import{inOneLine}from"./chunk-ED2W3QZT.js";
import"./chunk-SYMQE37P.js";import"./chunk-CCRLEUH2.js";import"./chunk-ED7OECLU.js";import"./chunk-PMWXOWGL.js";function escapeStringRegexp(string){if(typeof string!="string")throw new TypeError("Expected a string");return string.replace(/[|\\{}()[\]^$+*?.]/g,"\\$&").replace(
/-/g,"\\x2d")}function findAndReplace(tree,list,options){let ignored=convert((options||{}).ignore||[]),pairs=toPairs(list),pairIndex=-1;for(;++pairIndex<pairs.length;)visitParents(
tree,visitor);function visitor(node,parents,index){if(node.type==="text"&&typeof index=="number")return handler(node,parents,index);if(ignored(node,index,parents[parents.
length-1]))return SKIP}function handler(node,parents,index){let parent=parents[parents.length-1],find=pairs[pairIndex][0],replace2=pairs[pairIndex][1],start=0,change=!1,
nodes=[];find.lastIndex=0;let match=find.exec(node.value);for(;match;){let position=match.index,matchObject={index:match.index,input:match.input,stack:[...parents,
node]},value=replace2(...match,matchObject);if(typeof value=="string"&&(value=value.length>0?{type:"text",value}:void 0),value===!1)find.lastIndex=position+1;else{
if(start!==position&&add({type:"text",value:node.value.slice(start,position)}),Array.isArray(value))for(let child of value)add(child);else value&&add(value);start=
position+match[0].length,change=!0}if(!find.global)break;match=find.exec(node.value)}return change?(start<node.value.length&&add({type:"text",value:node.value.slice(
start)}),parent.children.splice(index,1,...nodes)):nodes=[node],index+nodes.length;function add(child){let previous2=nodes[nodes.length-1];previous2&&previous2.
type==="text"&&child.type==="text"?previous2.value+=child.value:nodes.push(child)}}}function toPairs(tupleOrList){if(!Array.isArray(tupleOrList))throw new TypeError(
"Expected find and replace tuple or list of tuples");let result=[],list=!tupleOrList[0]||Array.isArray(tupleOrList[0])?tupleOrList:[tupleOrList],index=-1;for(;++index<
list.length;){let tuple=list[index];result.push([toExpression(tuple[0]),toFunction(tuple[1])])}return result}function toExpression(find){return typeof find=="st\
ring"?new RegExp(escapeStringRegexp(find),"g"):find}function toFunction(replace2){return typeof replace2=="function"?replace2:function(){return replace2}}var inConstruct="phrasing",notInConstruct=["autolink","link","image","label"];function gfmAutolinkLiteralFromMarkdown(){return{transforms:[transformGfmAutolinkLiterals],
enter:{literalAutolink:enterLiteralAutolink,literalAutolinkEmail:enterLiteralAutolinkValue,literalAutolinkHttp:enterLiteralAutolinkValue,literalAutolinkWww:enterLiteralAutolinkValue},
exit:{literalAutolink:exitLiteralAutolink,literalAutolinkEmail:exitLiteralAutolinkEmail,literalAutolinkHttp:exitLiteralAutolinkHttp,literalAutolinkWww:exitLiteralAutolinkWww}}}
function gfmAutolinkLiteralToMarkdown(){return{unsafe:[{character:"@",before:"[+\\-.\\w]",after:"[\\-.\\w]",inConstruct,notInConstruct},{character:".",before:"[\
Ww]",after:"[\\-.\\w]",inConstruct,notInConstruct},{character:":",before:"[ps]",after:"\\/",inConstruct,notInConstruct}]}}function enterLiteralAutolink(token){this.
enter({type:"link",title:null,url:"",children:[],position:void 0},token)}function enterLiteralAutolinkValue(token){this.config.enter.autolinkProtocol.call(this,
token)}function exitLiteralAutolinkHttp(token){this.config.exit.autolinkProtocol.call(this,token)}function exitLiteralAutolinkWww(token){this.config.exit.data.call(
this,token);let node=this.stack[this.stack.length-1];node.type,node.url="http://"+this.sliceSerialize(token)}function exitLiteralAutolinkEmail(token){this.config.
exit.autolinkEmail.call(this,token)}function exitLiteralAutolink(token){this.exit(token)}function transformGfmAutolinkLiterals(tree){findAndReplace(tree,[[/(?<![\da-z])(https?:\/\/|www(?=\.))([\w-]*\.[\w\-.]*)([^\t\n\r ]*)/gi,
findUrl],[/(?<![\w+\-.@])xmpp:([\w+\-.]+)@([\w-]+(?:\.[\w-]+)+)(\/(?:[\w\-/]|\.(?=[\dA-Za-z]))*)?/g,findXmpp],[/(?<![\w+\-.@])mailto:([\w+\-.]+)@([\w-]+(?:\.[\w-]+)+)/g,
findMailto],[/(?<![\w+\-.]|(?:^|[^\d@A-Za-z])(?:mailto|xmpp):)([\w+\-.]+)@([\w-]+(?:\.[\w-]+)+)/g,findEmail]],{ignore:["link","linkReference"]})}function findUrl(_,protocol,domain2,path2,match){
if(!previous(match))return!1;let prefix="";if(/^w/i.test(protocol)&&(domain2=protocol+domain2,protocol="",prefix="http://"),unicodePunctuation(domain2.charCodeAt(
0))||!isCorrectDomain(domain2))return!1;let parts=splitUrl(domain2+path2),result={type:"link",title:null,url:prefix+protocol+parts[0],children:[{type:"text",value:protocol+
parts[0],position:void 0}],position:void 0};return parts[1]?[result,{type:"text",value:parts[1],position:void 0}]:result}function findEmail(_,atext,label){return/[\d\-_]$/.
test(label)?!1:{type:"link",title:null,url:"mailto:"+atext+"@"+label,children:[{type:"text",value:atext+"@"+label,position:void 0}],position:void 0}}function findMailto(_,atext,label){
if(/[\d\-_]$/.test(label))return!1;let value="mailto:"+atext+"@"+label;return{type:"link",title:null,url:value,children:[{type:"text",value,position:void 0}],position:void 0}}
function findXmpp(matchValue,atext,label,resource,match){if(/[\d\-_]$/.test(label)||resource&&(!/[A-Za-z]$/.test(resource)||match.input.charAt(match.index+matchValue.
length)==="@"))return!1;let value="xmpp:"+atext+"@"+label+(resource||"");return{type:"link",title:null,url:value,children:[{type:"text",value,position:void 0}],
position:void 0}}function isCorrectDomain(domain2){let parts=domain2.split(".");return!(parts.length<2||parts[parts.length-1]&&(/_/.test(parts[parts.length-1])||
!/[\dA-Za-z]/.test(parts[parts.length-1]))||parts[parts.length-2]&&(/_/.test(parts[parts.length-2])||!/[\dA-Za-z]/.test(parts[parts.length-2])))}function splitUrl(url){
let index=url.length;for(;index>0;){let code2=url.charCodeAt(index-1);if(code2===33||code2===34||code2===38||code2===39||code2===41||code2===44||code2===46||code2===
58||code2===59||code2===60||code2===62||code2===63||code2===93||code2===125)index--;else break}if(index===url.length)return[url,void 0];let trail2=url.slice(index);
url=url.slice(0,index);let closingParenIndex=trail2.indexOf(")"),openingParens=ccount(url,"("),closingParens=ccount(url,")");for(;closingParenIndex!==-1&&openingParens>
closingParens;)url+=trail2.slice(0,closingParenIndex+1),trail2=trail2.slice(closingParenIndex+1),closingParenIndex=trail2.indexOf(")"),closingParens++;return[url,
trail2]}function previous(match){let code2=match.input.charCodeAt(match.index-1);return match.index===0||unicodeWhitespace(code2)||unicodePunctuation(code2)}footnoteReference.peek=footnoteReferencePeek;function enterFootnoteCallString(){this.buffer()}function enterFootnoteCall(token){this.enter({type:"footnoteRefere\
nce",identifier:"",label:""},token)}function enterFootnoteDefinitionLabelString(){this.buffer()}function enterFootnoteDefinition(token){this.enter({type:"footno\
teDefinition",identifier:"",label:"",children:[]},token)}function exitFootnoteCallString(token){let label=this.resume(),node=this.stack[this.stack.length-1];node.
type,node.identifier=normalizeIdentifier(this.sliceSerialize(token)).toLowerCase(),node.label=label}function exitFootnoteCall(token){this.exit(token)}function exitFootnoteDefinitionLabelString(token){
let label=this.resume(),node=this.stack[this.stack.length-1];node.type,node.identifier=normalizeIdentifier(this.sliceSerialize(token)).toLowerCase(),node.label=
label}function exitFootnoteDefinition(token){this.exit(token)}function footnoteReferencePeek(){return"["}function footnoteReference(node,_,state,info){let tracker=state.
createTracker(info),value=tracker.move("[^"),exit2=state.enter("footnoteReference"),subexit=state.enter("reference");return value+=tracker.move(state.safe(state.
associationId(node),{after:"]",before:value})),subexit(),exit2(),value+=tracker.move("]"),value}function gfmFootnoteFromMarkdown(){return{enter:{gfmFootnoteCallString:enterFootnoteCallString,
gfmFootnoteCall:enterFootnoteCall,gfmFootnoteDefinitionLabelString:enterFootnoteDefinitionLabelString,gfmFootnoteDefinition:enterFootnoteDefinition},exit:{gfmFootnoteCallString:exitFootnoteCallString,
gfmFootnoteCall:exitFootnoteCall,gfmFootnoteDefinitionLabelString:exitFootnoteDefinitionLabelString,gfmFootnoteDefinition:exitFootnoteDefinition}}}function gfmFootnoteToMarkdown(options){
let firstLineBlank=!1;return options&&options.firstLineBlank&&(firstLineBlank=!0),{handlers:{footnoteDefinition,footnoteReference},unsafe:[{character:"[",inConstruct:[
"label","phrasing","reference"]}]};function footnoteDefinition(node,_,state,info){let tracker=state.createTracker(info),value=tracker.move("[^"),exit2=state.enter(
"footnoteDefinition"),subexit=state.enter("label");return value+=tracker.move(state.safe(state.associationId(node),{before:value,after:"]"})),subexit(),value+=tracker.
move("]:"),node.children&&node.children.length>0&&(tracker.shift(4),value+=tracker.move((firstLineBlank?`
`:" ")+state.indentLines(state.containerFlow(node,tracker.current()),firstLineBlank?mapAll:mapExceptFirst))),exit2(),value}}function mapExceptFirst(line,index,blank){
return index===0?line:mapAll(line,index,blank)}function mapAll(line,index,blank){return(blank?"":"    ")+line}var constructsWithoutStrikethrough=["autolink","destinationLiteral","destinationRaw","reference","titleQuote","titleApostrophe"];handleDelete.attention=attentionDelete;
handleDelete.peek=peekDelete;function gfmStrikethroughFromMarkdown(){return{canContainEols:["delete"],enter:{strikethrough:enterStrikethrough},exit:{strikethrough:exitStrikethrough}}}
function gfmStrikethroughToMarkdown(){return{handlers:{delete:handleDelete},unsafe:[{character:"~",inConstruct:"phrasing",notInConstruct:constructsWithoutStrikethrough}]}}
function enterStrikethrough(token){this.enter({type:"delete",children:[],position:void 0},token)}function exitStrikethrough(token){this.exit(token)}function handleDelete(node,_,state,info){
let tracker=state.createTracker(info),sequence=state.stack.includes("strikethrough")?"~":"~~",exit2=state.enter("strikethrough"),value=tracker.move(sequence);return value+=
state.containerPhrasing(node,{...tracker.current(),before:value,after:"~"}),value+=tracker.move(sequence),exit2(),value}function attentionDelete(){return{construct:"\
strikethrough",markers:["~"],sizes:[2,1]}}function peekDelete(){return"~"}function defaultStringLength(value){return value.length}function markdownTable(table,options){let settings=options||{},align=(settings.align||[]).concat(),stringLength=settings.
stringLength||defaultStringLength,alignments=[],cellMatrix=[],sizeMatrix=[],longestCellByColumn=[],mostCellsPerRow=0,rowIndex=-1;for(;++rowIndex<table.length;){
let row2=[],sizes2=[],columnIndex2=-1;for(table[rowIndex].length>mostCellsPerRow&&(mostCellsPerRow=table[rowIndex].length);++columnIndex2<table[rowIndex].length;){
let cell=serialize(table[rowIndex][columnIndex2]);if(settings.alignDelimiters!==!1){let size=stringLength(cell);sizes2[columnIndex2]=size,(longestCellByColumn[columnIndex2]===
void 0||size>longestCellByColumn[columnIndex2])&&(longestCellByColumn[columnIndex2]=size)}row2.push(cell)}cellMatrix[rowIndex]=row2,sizeMatrix[rowIndex]=sizes2}
let columnIndex=-1;if(typeof align=="object"&&"length"in align)for(;++columnIndex<mostCellsPerRow;)alignments[columnIndex]=toAlignment(align[columnIndex]);else{
let code2=toAlignment(align);for(;++columnIndex<mostCellsPerRow;)alignments[columnIndex]=code2}columnIndex=-1;let row=[],sizes=[];for(;++columnIndex<mostCellsPerRow;){
let code2=alignments[columnIndex],before="",after="";code2===99?(before=":",after=":"):code2===108?before=":":code2===114&&(after=":");let size=settings.alignDelimiters===
!1?1:Math.max(1,longestCellByColumn[columnIndex]-before.length-after.length),cell=before+"-".repeat(size)+after;settings.alignDelimiters!==!1&&(size=before.length+
size+after.length,size>longestCellByColumn[columnIndex]&&(longestCellByColumn[columnIndex]=size),sizes[columnIndex]=size),row[columnIndex]=cell}cellMatrix.splice(
1,0,row),sizeMatrix.splice(1,0,sizes),rowIndex=-1;let lines=[];for(;++rowIndex<cellMatrix.length;){let row2=cellMatrix[rowIndex],sizes2=sizeMatrix[rowIndex],cellsInRow=settings.
fillRows===!1?Math.max(1,cellMatrix[rowIndex===1?0:rowIndex].length):mostCellsPerRow;columnIndex=-1;let line=[];for(;++columnIndex<cellsInRow;){let cell=row2[columnIndex]||
"",before="",after="";if(settings.alignDelimiters!==!1){let size=longestCellByColumn[columnIndex]-(sizes2[columnIndex]||0),code2=alignments[columnIndex];if(code2===
114)before=" ".repeat(size);else if(code2===99){let half=size/2;size%2?(before=" ".repeat(half+.5),after=" ".repeat(half-.5)):(before=" ".repeat(half),after=before)}else
after=" ".repeat(size)}settings.delimiterStart!==!1&&!columnIndex&&line.push("|"),settings.padding!==!1&&!(settings.alignDelimiters===!1&&cell==="")&&(settings.
delimiterStart!==!1||columnIndex)&&line.push(" "),settings.alignDelimiters!==!1&&line.push(before),line.push(cell),settings.alignDelimiters!==!1&&line.push(after),
settings.padding!==!1&&line.push(" "),(settings.delimiterEnd!==!1||columnIndex!==cellsInRow-1)&&line.push("|")}lines.push(settings.delimiterEnd===!1?line.join("").
replace(/ +$/,""):line.join(""))}return lines.join(`
`)}function serialize(value){return value==null?"":String(value)}function toAlignment(value){let code2=typeof value=="string"?value.codePointAt(0):0;return code2===
67||code2===99?99:code2===76||code2===108?108:code2===82||code2===114?114:0}function gfmTableFromMarkdown(){return{enter:{table:enterTable,tableData:enterCell,tableHeader:enterCell,tableRow:enterRow},exit:{codeText:exitCodeText,table:exitTable,
tableData:exit,tableHeader:exit,tableRow:exit}}}function enterTable(token){let align=token._align;this.enter({type:"table",align:align.map(function(d){return d===
"none"?null:d}),children:[],position:void 0},token),this.data.inTable=!0}function exitTable(token){this.exit(token),this.data.inTable=void 0}function enterRow(token){
this.enter({type:"tableRow",children:[],position:void 0},token)}function exit(token){this.exit(token)}function enterCell(token){this.enter({type:"tableCell",children:[],
position:void 0},token)}function exitCodeText(token){let value=this.resume();this.data.inTable&&(value=value.replace(/\\([\\|])/g,replace));let node=this.stack[this.
stack.length-1];node.type,node.value=value,this.exit(token)}function replace($0,$1){return $1==="|"?$1:$0}function gfmTableToMarkdown(options){let settings=options||
{},{tableCellPadding:padding,tablePipeAlign:alignDelimiters,stringLength}=settings,around=padding?" ":"|";return{handlers:{inlineCode:inlineCodeWithTable,table:handleTable,
tableCell:handleTableCell,tableRow:handleTableRow},join:[joinTable],unsafe:[{character:"\r",inConstruct:"tableCell"},{character:`
`,inConstruct:"tableCell"},{atBreak:!0,character:"|",after:"[	 :-]"},{character:"|",inConstruct:"tableCell"},{atBreak:!0,character:":",after:"-"},{atBreak:!0,character:"\
-",after:"[:|-]"}]};function handleTable(node,_,state,info){let matrix=handleTableAsData(node,state,info),head=matrix[0];if(head){let columns=node.align?node.align.
length:0,index=-1;if(!columns)for(;++index<matrix.length;)matrix[index].length>columns&&(columns=matrix[index].length);for(;head.length<columns;)head.push("")}return serializeData(
matrix,node.align)}function handleTableRow(node,_,state,info){let row=handleTableRowAsData(node,state,info),value=serializeData([row]);return value.slice(0,value.
indexOf(`
`))}function handleTableCell(node,_,state,info){let exit2=state.enter("tableCell"),subexit=state.enter("phrasing"),value=state.containerPhrasing(node,{...info,before:around,
after:around});return subexit(),exit2(),value}function serializeData(matrix,align){return markdownTable(matrix,{align,alignDelimiters,fillRows:!1,padding,stringLength})}
function handleTableAsData(node,state,info){let{children}=node,index=-1,result=[],subexit=state.enter("table");for(;++index<children.length;)result[index]=handleTableRowAsData(
children[index],state,info);return subexit(),result}function handleTableRowAsData(node,state,info){let{children}=node,index=-1,result=[],subexit=state.enter("ta\
bleRow");for(;++index<children.length;)result[index]=handleTableCell(children[index],node,state,info);return subexit(),result}function inlineCodeWithTable(node,parent,state){
let value=handle.inlineCode(node,parent,state);if(!state.stack.includes("tableCell"))return value;let result=[],start=0,index=value.indexOf("|");for(;index!==-1;){
let before=index;for(;before>start&&value.charCodeAt(before-1)===92;)before--;result.push(value.slice(start,index)),(index-before)%2===0&&result.push("\\"),start=
index,index=value.indexOf("|",index+1)}return result.push(value.slice(start)),result.join("")}}function joinTable(left,right,parent,state){if(left.type==="table"&&
parent.type==="listItem"&&parent.spread===!1&&(right.type==="definition"||right.type==="heading"&&formatHeadingAsSetext(right,state)||right.type==="paragraph"||
right.type==="table"))return 1}function formatHeadingAsSetext(node,state){let literalWithBreak=!1;return visit(node,function(node2){if(node2.type==="break"||"va\
lue"in node2&&/\r?\n|\r/.test(node2.value))return literalWithBreak=!0,EXIT}),!!((!node.depth||node.depth<3)&&toString(node)&&(state.options.setext||literalWithBreak))}function gfmTaskListItemFromMarkdown(){return{exit:{taskListCheckValueChecked:exitCheck,taskListCheckValueUnchecked:exitCheck,paragraph:exitParagraphWithTaskListItem}}}
function gfmTaskListItemToMarkdown(){return{handlers:{paragraph:paragraphWithTaskListItem},join:[joinDefinitionsBeforeTaskListItemParagraph]}}function exitCheck(token){
let node=this.stack[this.stack.length-2];node.type,node.checked=token.type==="taskListCheckValueChecked"}function exitParagraphWithTaskListItem(token){let parent=this.
stack[this.stack.length-2];if(parent&&parent.type==="listItem"&&typeof parent.checked=="boolean"){let node=this.stack[this.stack.length-1];node.type;let head=node.
children[0];if(head&&head.type==="text"){let siblings=parent.children,index=-1,firstParagraph;for(;++index<siblings.length;){let sibling=siblings[index];if(sibling.
type==="paragraph"){firstParagraph=sibling;break}}firstParagraph===node&&(head.value=head.value.slice(1),head.value.length===0?node.children.shift():node.position&&
head.position&&typeof head.position.start.offset=="number"&&(head.position.start.column++,head.position.start.offset++,node.position.start={...head.position.start}))}}
this.exit(token)}function paragraphWithTaskListItem(node,parent,state,info){if(!parent||parent.type!=="listItem"||taskListItemParagraph(parent)!==node)return handle.
paragraph(node,parent,state,info);let checkbox="["+(parent.checked?"x":" ")+"] ",tracker=state.createTracker(info);tracker.move(checkbox);let value=handle.paragraph(
node.children.length>0?node:{type:"paragraph",children:[{type:"text",value:" "}]},parent,state,{...info,...tracker.current()});return checkbox+value}function joinDefinitionsBeforeTaskListItemParagraph(left,_,parent){
if(!(left.type==="definition"&&parent.type==="listItem"))return;let paragraph=taskListItemParagraph(parent);if(paragraph&&parent.children.indexOf(left)<parent.children.
indexOf(paragraph))return 0}function taskListItemParagraph(node){if(typeof node.checked=="boolean")for(let child of node.children){if(child.type==="paragraph")return child;
if(child.type!=="definition")return}}function gfmFromMarkdown(){return[gfmAutolinkLiteralFromMarkdown(),gfmFootnoteFromMarkdown(),gfmStrikethroughFromMarkdown(),gfmTableFromMarkdown(),gfmTaskListItemFromMarkdown()]}
function gfmToMarkdown(options){return{extensions:[gfmAutolinkLiteralToMarkdown(),gfmFootnoteToMarkdown(options),gfmStrikethroughToMarkdown(),gfmTableToMarkdown(
options),gfmTaskListItemToMarkdown()]}}var wwwPrefix={tokenize:tokenizeWwwPrefix,partial:!0},domain={tokenize:tokenizeDomain,partial:!0},path={tokenize:tokenizePath,partial:!0},trail={tokenize:tokenizeTrail,
partial:!0},emailDomainDotTrail={tokenize:tokenizeEmailDomainDotTrail,partial:!0},wwwAutolink={name:"wwwAutolink",tokenize:tokenizeWwwAutolink,previous:previousWww},
protocolAutolink={name:"protocolAutolink",tokenize:tokenizeProtocolAutolink,previous:previousProtocol},emailAutolink={name:"emailAutolink",tokenize:tokenizeEmailAutolink,
previous:previousEmail},text={};function gfmAutolinkLiteral(){return{text}}var code=48;for(;code<123;)text[code]=emailAutolink,code++,code===58?code=65:code===91&&
(code=97);text[43]=emailAutolink;text[45]=emailAutolink;text[46]=emailAutolink;text[95]=emailAutolink;text[72]=[emailAutolink,protocolAutolink];text[104]=[emailAutolink,
protocolAutolink];text[87]=[emailAutolink,wwwAutolink];text[119]=[emailAutolink,wwwAutolink];function tokenizeEmailAutolink(effects,ok,nok){let self=this,dot,data;
return start;function start(code2){return!gfmAtext(code2)||!previousEmail.call(self,self.previous)||previousUnbalanced(self.events)?nok(code2):(effects.enter("l\
iteralAutolink"),effects.enter("literalAutolinkEmail"),atext(code2))}function atext(code2){return gfmAtext(code2)?(effects.consume(code2),atext):code2===64?(effects.
consume(code2),emailDomain):nok(code2)}function emailDomain(code2){return code2===46?effects.check(emailDomainDotTrail,emailDomainAfter,emailDomainDot)(code2):code2===
45||code2===95||asciiAlphanumeric(code2)?(data=!0,effects.consume(code2),emailDomain):emailDomainAfter(code2)}function emailDomainDot(code2){return effects.consume(
code2),dot=!0,emailDomain}function emailDomainAfter(code2){return data&&dot&&asciiAlpha(self.previous)?(effects.exit("literalAutolinkEmail"),effects.exit("liter\
alAutolink"),ok(code2)):nok(code2)}}function tokenizeWwwAutolink(effects,ok,nok){let self=this;return wwwStart;function wwwStart(code2){return code2!==87&&code2!==
119||!previousWww.call(self,self.previous)||previousUnbalanced(self.events)?nok(code2):(effects.enter("literalAutolink"),effects.enter("literalAutolinkWww"),effects.
check(wwwPrefix,effects.attempt(domain,effects.attempt(path,wwwAfter),nok),nok)(code2))}function wwwAfter(code2){return effects.exit("literalAutolinkWww"),effects.
exit("literalAutolink"),ok(code2)}}function tokenizeProtocolAutolink(effects,ok,nok){let self=this,buffer="",seen=!1;return protocolStart;function protocolStart(code2){
return(code2===72||code2===104)&&previousProtocol.call(self,self.previous)&&!previousUnbalanced(self.events)?(effects.enter("literalAutolink"),effects.enter("li\
teralAutolinkHttp"),buffer+=String.fromCodePoint(code2),effects.consume(code2),protocolPrefixInside):nok(code2)}function protocolPrefixInside(code2){if(asciiAlpha(
code2)&&buffer.length<5)return buffer+=String.fromCodePoint(code2),effects.consume(code2),protocolPrefixInside;if(code2===58){let protocol=buffer.toLowerCase();
if(protocol==="http"||protocol==="https")return effects.consume(code2),protocolSlashesInside}return nok(code2)}function protocolSlashesInside(code2){return code2===
47?(effects.consume(code2),seen?afterProtocol:(seen=!0,protocolSlashesInside)):nok(code2)}function afterProtocol(code2){return code2===null||asciiControl(code2)||
markdownLineEndingOrSpace(code2)||unicodeWhitespace(code2)||unicodePunctuation(code2)?nok(code2):effects.attempt(domain,effects.attempt(path,protocolAfter),nok)(
code2)}function protocolAfter(code2){return effects.exit("literalAutolinkHttp"),effects.exit("literalAutolink"),ok(code2)}}function tokenizeWwwPrefix(effects,ok,nok){
let size=0;return wwwPrefixInside;function wwwPrefixInside(code2){return(code2===87||code2===119)&&size<3?(size++,effects.consume(code2),wwwPrefixInside):code2===
46&&size===3?(effects.consume(code2),wwwPrefixAfter):nok(code2)}function wwwPrefixAfter(code2){return code2===null?nok(code2):ok(code2)}}function tokenizeDomain(effects,ok,nok){
let underscoreInLastSegment,underscoreInLastLastSegment,seen;return domainInside;function domainInside(code2){return code2===46||code2===95?effects.check(trail,
domainAfter,domainAtPunctuation)(code2):code2===null||markdownLineEndingOrSpace(code2)||unicodeWhitespace(code2)||code2!==45&&unicodePunctuation(code2)?domainAfter(
code2):(seen=!0,effects.consume(code2),domainInside)}function domainAtPunctuation(code2){return code2===95?underscoreInLastSegment=!0:(underscoreInLastLastSegment=
underscoreInLastSegment,underscoreInLastSegment=void 0),effects.consume(code2),domainInside}function domainAfter(code2){return underscoreInLastLastSegment||underscoreInLastSegment||
!seen?nok(code2):ok(code2)}}function tokenizePath(effects,ok){let sizeOpen=0,sizeClose=0;return pathInside;function pathInside(code2){return code2===40?(sizeOpen++,
effects.consume(code2),pathInside):code2===41&&sizeClose<sizeOpen?pathAtPunctuation(code2):code2===33||code2===34||code2===38||code2===39||code2===41||code2===42||
code2===44||code2===46||code2===58||code2===59||code2===60||code2===63||code2===93||code2===95||code2===126?effects.check(trail,ok,pathAtPunctuation)(code2):code2===
null||markdownLineEndingOrSpace(code2)||unicodeWhitespace(code2)?ok(code2):(effects.consume(code2),pathInside)}function pathAtPunctuation(code2){return code2===
41&&sizeClose++,effects.consume(code2),pathInside}}function tokenizeTrail(effects,ok,nok){return trail2;function trail2(code2){return code2===33||code2===34||code2===
39||code2===41||code2===42||code2===44||code2===46||code2===58||code2===59||code2===63||code2===95||code2===126?(effects.consume(code2),trail2):code2===38?(effects.
consume(code2),trailCharacterReferenceStart):code2===93?(effects.consume(code2),trailBracketAfter):code2===60||code2===null||markdownLineEndingOrSpace(code2)||unicodeWhitespace(
code2)?ok(code2):nok(code2)}function trailBracketAfter(code2){return code2===null||code2===40||code2===91||markdownLineEndingOrSpace(code2)||unicodeWhitespace(code2)?
ok(code2):trail2(code2)}function trailCharacterReferenceStart(code2){return asciiAlpha(code2)?trailCharacterReferenceInside(code2):nok(code2)}function trailCharacterReferenceInside(code2){
return code2===59?(effects.consume(code2),trail2):asciiAlpha(code2)?(effects.consume(code2),trailCharacterReferenceInside):nok(code2)}}function tokenizeEmailDomainDotTrail(effects,ok,nok){
return start;function start(code2){return effects.consume(code2),after}function after(code2){return asciiAlphanumeric(code2)?nok(code2):ok(code2)}}function previousWww(code2){
return code2===null||code2===40||code2===42||code2===95||code2===91||code2===93||code2===126||markdownLineEndingOrSpace(code2)}function previousProtocol(code2){
return!asciiAlpha(code2)}function previousEmail(code2){return!(code2===47||gfmAtext(code2))}function gfmAtext(code2){return code2===43||code2===45||code2===46||
code2===95||asciiAlphanumeric(code2)}function previousUnbalanced(events){let index=events.length,result=!1;for(;index--;){let token=events[index][1];if((token.type===
"labelLink"||token.type==="labelImage")&&!token._balanced){result=!0;break}if(token._gfmAutolinkLiteralWalkedInto){result=!1;break}}return events.length>0&&!result&&
(events[events.length-1][1]._gfmAutolinkLiteralWalkedInto=!0),result}var indent={tokenize:tokenizeIndent,partial:!0};function gfmFootnote(){return{document:{91:{name:"gfmFootnoteDefinition",tokenize:tokenizeDefinitionStart,continuation:{
tokenize:tokenizeDefinitionContinuation},exit:gfmFootnoteDefinitionEnd}},text:{91:{name:"gfmFootnoteCall",tokenize:tokenizeGfmFootnoteCall},93:{name:"gfmPotenti\
alFootnoteCall",add:"after",tokenize:tokenizePotentialGfmFootnoteCall,resolveTo:resolveToPotentialGfmFootnoteCall}}}}function tokenizePotentialGfmFootnoteCall(effects,ok,nok){
let self=this,index=self.events.length,defined=self.parser.gfmFootnotes||(self.parser.gfmFootnotes=[]),labelStart;for(;index--;){let token=self.events[index][1];
if(token.type==="labelImage"){labelStart=token;break}if(token.type==="gfmFootnoteCall"||token.type==="labelLink"||token.type==="label"||token.type==="image"||token.
type==="link")break}return start;function start(code2){if(!labelStart||!labelStart._balanced)return nok(code2);let id=normalizeIdentifier(self.sliceSerialize({start:labelStart.
end,end:self.now()}));return id.codePointAt(0)!==94||!defined.includes(id.slice(1))?nok(code2):(effects.enter("gfmFootnoteCallLabelMarker"),effects.consume(code2),
effects.exit("gfmFootnoteCallLabelMarker"),ok(code2))}}function resolveToPotentialGfmFootnoteCall(events,context){let index=events.length,labelStart;for(;index--;)
if(events[index][1].type==="labelImage"&&events[index][0]==="enter"){labelStart=events[index][1];break}events[index+1][1].type="data",events[index+3][1].type="g\
fmFootnoteCallLabelMarker";let call={type:"gfmFootnoteCall",start:Object.assign({},events[index+3][1].start),end:Object.assign({},events[events.length-1][1].end)},
marker={type:"gfmFootnoteCallMarker",start:Object.assign({},events[index+3][1].end),end:Object.assign({},events[index+3][1].end)};marker.end.column++,marker.end.
offset++,marker.end._bufferIndex++;let string={type:"gfmFootnoteCallString",start:Object.assign({},marker.end),end:Object.assign({},events[events.length-1][1].start)},
chunk={type:"chunkString",contentType:"string",start:Object.assign({},string.start),end:Object.assign({},string.end)},replacement=[events[index+1],events[index+
2],["enter",call,context],events[index+3],events[index+4],["enter",marker,context],["exit",marker,context],["enter",string,context],["enter",chunk,context],["ex\
it",chunk,context],["exit",string,context],events[events.length-2],events[events.length-1],["exit",call,context]];return events.splice(index,events.length-index+
1,...replacement),events}function tokenizeGfmFootnoteCall(effects,ok,nok){let self=this,defined=self.parser.gfmFootnotes||(self.parser.gfmFootnotes=[]),size=0,data;
return start;function start(code2){return effects.enter("gfmFootnoteCall"),effects.enter("gfmFootnoteCallLabelMarker"),effects.consume(code2),effects.exit("gfmF\
ootnoteCallLabelMarker"),callStart}function callStart(code2){return code2!==94?nok(code2):(effects.enter("gfmFootnoteCallMarker"),effects.consume(code2),effects.
exit("gfmFootnoteCallMarker"),effects.enter("gfmFootnoteCallString"),effects.enter("chunkString").contentType="string",callData)}function callData(code2){if(size>
999||code2===93&&!data||code2===null||code2===91||markdownLineEndingOrSpace(code2))return nok(code2);if(code2===93){effects.exit("chunkString");let token=effects.
exit("gfmFootnoteCallString");return defined.includes(normalizeIdentifier(self.sliceSerialize(token)))?(effects.enter("gfmFootnoteCallLabelMarker"),effects.consume(
code2),effects.exit("gfmFootnoteCallLabelMarker"),effects.exit("gfmFootnoteCall"),ok):nok(code2)}return markdownLineEndingOrSpace(code2)||(data=!0),size++,effects.
consume(code2),code2===92?callEscape:callData}function callEscape(code2){return code2===91||code2===92||code2===93?(effects.consume(code2),size++,callData):callData(
code2)}}function tokenizeDefinitionStart(effects,ok,nok){let self=this,defined=self.parser.gfmFootnotes||(self.parser.gfmFootnotes=[]),identifier,size=0,data;return start;
function start(code2){return effects.enter("gfmFootnoteDefinition")._container=!0,effects.enter("gfmFootnoteDefinitionLabel"),effects.enter("gfmFootnoteDefiniti\
onLabelMarker"),effects.consume(code2),effects.exit("gfmFootnoteDefinitionLabelMarker"),labelAtMarker}function labelAtMarker(code2){return code2===94?(effects.enter(
"gfmFootnoteDefinitionMarker"),effects.consume(code2),effects.exit("gfmFootnoteDefinitionMarker"),effects.enter("gfmFootnoteDefinitionLabelString"),effects.enter(
"chunkString").contentType="string",labelInside):nok(code2)}function labelInside(code2){if(size>999||code2===93&&!data||code2===null||code2===91||markdownLineEndingOrSpace(
code2))return nok(code2);if(code2===93){effects.exit("chunkString");let token=effects.exit("gfmFootnoteDefinitionLabelString");return identifier=normalizeIdentifier(
self.sliceSerialize(token)),effects.enter("gfmFootnoteDefinitionLabelMarker"),effects.consume(code2),effects.exit("gfmFootnoteDefinitionLabelMarker"),effects.exit(
"gfmFootnoteDefinitionLabel"),labelAfter}return markdownLineEndingOrSpace(code2)||(data=!0),size++,effects.consume(code2),code2===92?labelEscape:labelInside}function labelEscape(code2){
return code2===91||code2===92||code2===93?(effects.consume(code2),size++,labelInside):labelInside(code2)}function labelAfter(code2){return code2===58?(effects.enter(
"definitionMarker"),effects.consume(code2),effects.exit("definitionMarker"),defined.includes(identifier)||defined.push(identifier),factorySpace(effects,whitespaceAfter,
"gfmFootnoteDefinitionWhitespace")):nok(code2)}function whitespaceAfter(code2){return ok(code2)}}function tokenizeDefinitionContinuation(effects,ok,nok){return effects.
check(blankLine,ok,effects.attempt(indent,ok,nok))}function gfmFootnoteDefinitionEnd(effects){effects.exit("gfmFootnoteDefinition")}function tokenizeIndent(effects,ok,nok){
let self=this;return factorySpace(effects,afterPrefix,"gfmFootnoteDefinitionIndent",5);function afterPrefix(code2){let tail=self.events[self.events.length-1];return tail&&
tail[1].type==="gfmFootnoteDefinitionIndent"&&tail[2].sliceSerialize(tail[1],!0).length===4?ok(code2):nok(code2)}}function gfmStrikethrough(options){let single=(options||{}).singleTilde,tokenizer={name:"strikethrough",tokenize:tokenizeStrikethrough,resolveAll:resolveAllStrikethrough};
return single==null&&(single=!0),{text:{126:tokenizer},insideSpan:{null:[tokenizer]},attentionMarkers:{null:[126]}};function resolveAllStrikethrough(events,context){
let index=-1;for(;++index<events.length;)if(events[index][0]==="enter"&&events[index][1].type==="strikethroughSequenceTemporary"&&events[index][1]._close){let open=index;
for(;open--;)if(events[open][0]==="exit"&&events[open][1].type==="strikethroughSequenceTemporary"&&events[open][1]._open&&events[index][1].end.offset-events[index][1].
start.offset===events[open][1].end.offset-events[open][1].start.offset){events[index][1].type="strikethroughSequence",events[open][1].type="strikethroughSequenc\
e";let strikethrough={type:"strikethrough",start:Object.assign({},events[open][1].start),end:Object.assign({},events[index][1].end)},text2={type:"strikethroughT\
ext",start:Object.assign({},events[open][1].end),end:Object.assign({},events[index][1].start)},nextEvents=[["enter",strikethrough,context],["enter",events[open][1],
context],["exit",events[open][1],context],["enter",text2,context]],insideSpan=context.parser.constructs.insideSpan.null;insideSpan&&splice(nextEvents,nextEvents.
length,0,resolveAll(insideSpan,events.slice(open+1,index),context)),splice(nextEvents,nextEvents.length,0,[["exit",text2,context],["enter",events[index][1],context],
["exit",events[index][1],context],["exit",strikethrough,context]]),splice(events,open-1,index-open+3,nextEvents),index=open+nextEvents.length-2;break}}for(index=
-1;++index<events.length;)events[index][1].type==="strikethroughSequenceTemporary"&&(events[index][1].type="data");return events}function tokenizeStrikethrough(effects,ok,nok){
let previous2=this.previous,events=this.events,size=0;return start;function start(code2){return previous2===126&&events[events.length-1][1].type!=="characterEsc\
ape"?nok(code2):(effects.enter("strikethroughSequenceTemporary"),more(code2))}function more(code2){let before=classifyCharacter(previous2);if(code2===126)return size>
1?nok(code2):(effects.consume(code2),size++,more);if(size<2&&!single)return nok(code2);let token=effects.exit("strikethroughSequenceTemporary"),after=classifyCharacter(
code2);return token._open=!after||after===2&&!!before,token._close=!before||before===2&&!!after,ok(code2)}}}var EditMap=class{constructor(){this.map=[],this.index=new Map}add(index,remove,add){addImplementation(this,index,remove,add)}consume(events){if(this.map.sort(function(a,b){
return a[0]-b[0]}),this.map.length===0)return;let index=this.map.length,vecs=[];for(;index>0;)index-=1,vecs.push(events.slice(this.map[index][0]+this.map[index][1]),
this.map[index][2]),events.length=this.map[index][0];vecs.push(events.slice()),events.length=0;let slice=vecs.pop();for(;slice;){for(let element of slice)events.
push(element);slice=vecs.pop()}this.map.length=0,this.index.clear()}};function addImplementation(editMap,at,remove,add){if(remove===0&&add.length===0)return;let existing=editMap.
index.get(at);if(existing){existing[1]+=remove,existing[2].push(...add);return}let change=[at,remove,add];editMap.map.push(change),editMap.index.set(at,change)}function gfmTableAlign(events,index){let inDelimiterRow=!1,align=[];for(;index<events.length;){let event=events[index];if(inDelimiterRow){if(event[0]==="enter")
event[1].type==="tableContent"&&align.push(events[index+1][1].type==="tableDelimiterMarker"?"left":"none");else if(event[1].type==="tableContent"){if(events[index-
1][1].type==="tableDelimiterMarker"){let alignIndex=align.length-1;align[alignIndex]=align[alignIndex]==="left"?"center":"right"}}else if(event[1].type==="table\
DelimiterRow")break}else event[0]==="enter"&&event[1].type==="tableDelimiterRow"&&(inDelimiterRow=!0);index+=1}return align}function gfmTable(){return{flow:{null:{name:"table",tokenize:tokenizeTable,resolveAll:resolveTable}}}}function tokenizeTable(effects,ok,nok){let self=this,size=0,
sizeB=0,seen;return start;function start(code2){let index=self.events.length-1;for(;index>-1;){let{type}=self.events[index][1];if(type==="lineEnding"||type==="l\
inePrefix")index--;else break}let tail=index>-1?self.events[index][1].type:null,next=tail==="tableHead"||tail==="tableRow"?bodyRowStart:headRowBefore;return next===
bodyRowStart&&self.parser.lazy[self.now().line]?nok(code2):next(code2)}function headRowBefore(code2){return effects.enter("tableHead"),effects.enter("tableRow"),
headRowStart(code2)}function headRowStart(code2){return code2===124||(seen=!0,sizeB+=1),headRowBreak(code2)}function headRowBreak(code2){return code2===null?nok(
code2):markdownLineEnding(code2)?sizeB>1?(sizeB=0,self.interrupt=!0,effects.exit("tableRow"),effects.enter("lineEnding"),effects.consume(code2),effects.exit("li\
neEnding"),headDelimiterStart):nok(code2):markdownSpace(code2)?factorySpace(effects,headRowBreak,"whitespace")(code2):(sizeB+=1,seen&&(seen=!1,size+=1),code2===
124?(effects.enter("tableCellDivider"),effects.consume(code2),effects.exit("tableCellDivider"),seen=!0,headRowBreak):(effects.enter("data"),headRowData(code2)))}
function headRowData(code2){return code2===null||code2===124||markdownLineEndingOrSpace(code2)?(effects.exit("data"),headRowBreak(code2)):(effects.consume(code2),
code2===92?headRowEscape:headRowData)}function headRowEscape(code2){return code2===92||code2===124?(effects.consume(code2),headRowData):headRowData(code2)}function headDelimiterStart(code2){
return self.interrupt=!1,self.parser.lazy[self.now().line]?nok(code2):(effects.enter("tableDelimiterRow"),seen=!1,markdownSpace(code2)?factorySpace(effects,headDelimiterBefore,
"linePrefix",self.parser.constructs.disable.null.includes("codeIndented")?void 0:4)(code2):headDelimiterBefore(code2))}function headDelimiterBefore(code2){return code2===
45||code2===58?headDelimiterValueBefore(code2):code2===124?(seen=!0,effects.enter("tableCellDivider"),effects.consume(code2),effects.exit("tableCellDivider"),headDelimiterCellBefore):
headDelimiterNok(code2)}function headDelimiterCellBefore(code2){return markdownSpace(code2)?factorySpace(effects,headDelimiterValueBefore,"whitespace")(code2):headDelimiterValueBefore(
code2)}function headDelimiterValueBefore(code2){return code2===58?(sizeB+=1,seen=!0,effects.enter("tableDelimiterMarker"),effects.consume(code2),effects.exit("t\
ableDelimiterMarker"),headDelimiterLeftAlignmentAfter):code2===45?(sizeB+=1,headDelimiterLeftAlignmentAfter(code2)):code2===null||markdownLineEnding(code2)?headDelimiterCellAfter(
code2):headDelimiterNok(code2)}function headDelimiterLeftAlignmentAfter(code2){return code2===45?(effects.enter("tableDelimiterFiller"),headDelimiterFiller(code2)):
headDelimiterNok(code2)}function headDelimiterFiller(code2){return code2===45?(effects.consume(code2),headDelimiterFiller):code2===58?(seen=!0,effects.exit("tab\
leDelimiterFiller"),effects.enter("tableDelimiterMarker"),effects.consume(code2),effects.exit("tableDelimiterMarker"),headDelimiterRightAlignmentAfter):(effects.
exit("tableDelimiterFiller"),headDelimiterRightAlignmentAfter(code2))}function headDelimiterRightAlignmentAfter(code2){return markdownSpace(code2)?factorySpace(
effects,headDelimiterCellAfter,"whitespace")(code2):headDelimiterCellAfter(code2)}function headDelimiterCellAfter(code2){return code2===124?headDelimiterBefore(
code2):code2===null||markdownLineEnding(code2)?!seen||size!==sizeB?headDelimiterNok(code2):(effects.exit("tableDelimiterRow"),effects.exit("tableHead"),ok(code2)):
headDelimiterNok(code2)}function headDelimiterNok(code2){return nok(code2)}function bodyRowStart(code2){return effects.enter("tableRow"),bodyRowBreak(code2)}function bodyRowBreak(code2){
return code2===124?(effects.enter("tableCellDivider"),effects.consume(code2),effects.exit("tableCellDivider"),bodyRowBreak):code2===null||markdownLineEnding(code2)?
(effects.exit("tableRow"),ok(code2)):markdownSpace(code2)?factorySpace(effects,bodyRowBreak,"whitespace")(code2):(effects.enter("data"),bodyRowData(code2))}function bodyRowData(code2){
return code2===null||code2===124||markdownLineEndingOrSpace(code2)?(effects.exit("data"),bodyRowBreak(code2)):(effects.consume(code2),code2===92?bodyRowEscape:bodyRowData)}
function bodyRowEscape(code2){return code2===92||code2===124?(effects.consume(code2),bodyRowData):bodyRowData(code2)}}function resolveTable(events,context){let index=-1,
inFirstCellAwaitingPipe=!0,rowKind=0,lastCell=[0,0,0,0],cell=[0,0,0,0],afterHeadAwaitingFirstBodyRow=!1,lastTableEnd=0,currentTable,currentBody,currentCell,map=new EditMap;
for(;++index<events.length;){let event=events[index],token=event[1];event[0]==="enter"?token.type==="tableHead"?(afterHeadAwaitingFirstBodyRow=!1,lastTableEnd!==
0&&(flushTableEnd(map,context,lastTableEnd,currentTable,currentBody),currentBody=void 0,lastTableEnd=0),currentTable={type:"table",start:Object.assign({},token.
start),end:Object.assign({},token.end)},map.add(index,0,[["enter",currentTable,context]])):token.type==="tableRow"||token.type==="tableDelimiterRow"?(inFirstCellAwaitingPipe=
!0,currentCell=void 0,lastCell=[0,0,0,0],cell=[0,index+1,0,0],afterHeadAwaitingFirstBodyRow&&(afterHeadAwaitingFirstBodyRow=!1,currentBody={type:"tableBody",start:Object.
assign({},token.start),end:Object.assign({},token.end)},map.add(index,0,[["enter",currentBody,context]])),rowKind=token.type==="tableDelimiterRow"?2:currentBody?
3:1):rowKind&&(token.type==="data"||token.type==="tableDelimiterMarker"||token.type==="tableDelimiterFiller")?(inFirstCellAwaitingPipe=!1,cell[2]===0&&(lastCell[1]!==
0&&(cell[0]=cell[1],currentCell=flushCell(map,context,lastCell,rowKind,void 0,currentCell),lastCell=[0,0,0,0]),cell[2]=index)):token.type==="tableCellDivider"&&
(inFirstCellAwaitingPipe?inFirstCellAwaitingPipe=!1:(lastCell[1]!==0&&(cell[0]=cell[1],currentCell=flushCell(map,context,lastCell,rowKind,void 0,currentCell)),lastCell=
cell,cell=[lastCell[1],index,0,0])):token.type==="tableHead"?(afterHeadAwaitingFirstBodyRow=!0,lastTableEnd=index):token.type==="tableRow"||token.type==="tableD\
elimiterRow"?(lastTableEnd=index,lastCell[1]!==0?(cell[0]=cell[1],currentCell=flushCell(map,context,lastCell,rowKind,index,currentCell)):cell[1]!==0&&(currentCell=
flushCell(map,context,cell,rowKind,index,currentCell)),rowKind=0):rowKind&&(token.type==="data"||token.type==="tableDelimiterMarker"||token.type==="tableDelimit\
erFiller")&&(cell[3]=index)}for(lastTableEnd!==0&&flushTableEnd(map,context,lastTableEnd,currentTable,currentBody),map.consume(context.events),index=-1;++index<
context.events.length;){let event=context.events[index];event[0]==="enter"&&event[1].type==="table"&&(event[1]._align=gfmTableAlign(context.events,index))}return events}
function flushCell(map,context,range,rowKind,rowEnd,previousCell){let groupName=rowKind===1?"tableHeader":rowKind===2?"tableDelimiter":"tableData",valueName="ta\
bleContent";range[0]!==0&&(previousCell.end=Object.assign({},getPoint(context.events,range[0])),map.add(range[0],0,[["exit",previousCell,context]]));let now=getPoint(
context.events,range[1]);if(previousCell={type:groupName,start:Object.assign({},now),end:Object.assign({},now)},map.add(range[1],0,[["enter",previousCell,context]]),
range[2]!==0){let relatedStart=getPoint(context.events,range[2]),relatedEnd=getPoint(context.events,range[3]),valueToken={type:valueName,start:Object.assign({},
relatedStart),end:Object.assign({},relatedEnd)};if(map.add(range[2],0,[["enter",valueToken,context]]),rowKind!==2){let start=context.events[range[2]],end=context.
events[range[3]];if(start[1].end=Object.assign({},end[1].end),start[1].type="chunkText",start[1].contentType="text",range[3]>range[2]+1){let a=range[2]+1,b=range[3]-
range[2]-1;map.add(a,b,[])}}map.add(range[3]+1,0,[["exit",valueToken,context]])}return rowEnd!==void 0&&(previousCell.end=Object.assign({},getPoint(context.events,
rowEnd)),map.add(rowEnd,0,[["exit",previousCell,context]]),previousCell=void 0),previousCell}function flushTableEnd(map,context,index,table,tableBody){let exits=[],
related=getPoint(context.events,index);tableBody&&(tableBody.end=Object.assign({},related),exits.push(["exit",tableBody,context])),table.end=Object.assign({},related),
exits.push(["exit",table,context]),map.add(index+1,0,exits)}function getPoint(events,index){let event=events[index],side=event[0]==="enter"?"start":"end";return event[1][side]}var tasklistCheck={name:"tasklistCheck",tokenize:tokenizeTasklistCheck};function gfmTaskListItem(){return{text:{91:tasklistCheck}}}function tokenizeTasklistCheck(effects,ok,nok){
let self=this;return open;function open(code2){return self.previous!==null||!self._gfmTasklistFirstContentOfListItem?nok(code2):(effects.enter("taskListCheck"),
effects.enter("taskListCheckMarker"),effects.consume(code2),effects.exit("taskListCheckMarker"),inside)}function inside(code2){return markdownLineEndingOrSpace(
code2)?(effects.enter("taskListCheckValueUnchecked"),effects.consume(code2),effects.exit("taskListCheckValueUnchecked"),close):code2===88||code2===120?(effects.
enter("taskListCheckValueChecked"),effects.consume(code2),effects.exit("taskListCheckValueChecked"),close):nok(code2)}function close(code2){return code2===93?(effects.
enter("taskListCheckMarker"),effects.consume(code2),effects.exit("taskListCheckMarker"),effects.exit("taskListCheck"),after):nok(code2)}function after(code2){return markdownLineEnding(
code2)?ok(code2):markdownSpace(code2)?effects.check({tokenize:spaceThenNonSpace},ok,nok)(code2):nok(code2)}}function spaceThenNonSpace(effects,ok,nok){return factorySpace(
effects,after,"whitespace");function after(code2){return code2===null?nok(code2):ok(code2)}}function gfm(options){return combineExtensions([gfmAutolinkLiteral(),gfmFootnote(),gfmStrikethrough(options),gfmTable(),gfmTaskListItem()])}var emptyOptions={};function remarkGfm(options){let self=this,settings=options||emptyOptions,data=self.data(),micromarkExtensions=data.micromarkExtensions||(data.
micromarkExtensions=[]),fromMarkdownExtensions=data.fromMarkdownExtensions||(data.fromMarkdownExtensions=[]),toMarkdownExtensions=data.toMarkdownExtensions||(data.
toMarkdownExtensions=[]);micromarkExtensions.push(gfm(settings)),fromMarkdownExtensions.push(gfmFromMarkdown()),toMarkdownExtensions.push(gfmToMarkdown(settings))}var reader=unified().use(remarkParse).use(remarkGfm),writer=unified().use(remarkStringify,{bullet:"-"}),longest=1e3,title=/^([\w-]{1,60}):$/;function asItem(lesson){
let text2=inOneLine(lesson);if(text2.length>longest)return text2.replace(/[!-/:-@[-`{-~]/g,"\\$&");if(isPlainItem(reader.parse(`- ${text2}
`)))return text2.replace(title,"$1\\:");let list={type:"list",ordered:!1,spread:!1,children:[{type:"listItem",spread:!1,children:[{type:"paragraph",children:[{type:"\
text",value:text2}]}]}]};return writer.stringify({type:"root",children:[list]}).trim().replace(/^- /,"")}function isPlainItem({children=[]}){let[list]=children,
[item]=list?.type==="list"?list.children??[]:[],[paragraph]=item?.children??[],isOne=children.length===1&&list?.children?.length===1&&item?.children?.length===1,
isTask=typeof item?.checked=="boolean";return isOne&&!isTask&&paragraph?.type==="paragraph"&&!(paragraph.children??[]).some(hasHtml)}function hasHtml(node){let pending=[
node];for(let one=pending.pop();one;one=pending.pop()){if(one.type==="html")return!0;pending.push(...one.children??[])}return!1}export{asItem};
