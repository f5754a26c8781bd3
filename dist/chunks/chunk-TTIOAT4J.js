import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{cellsOf,fieldsNamed,isListItem,isNextLine,leadOf,lessonCategories,textOf}from"./chunk-QNRASBDQ.js";import{folded,nearest}from"./chunk-O3DR2KKW.js";
import{comparable}from"./chunk-SYMQE37P.js";import{visible}from"./chunk-ED7OECLU.js";function categoryOf(word){return lessonCategories.find(category=>folded(category)===folded(word))}var lessonKeys=["lesson","text","finding","description","summa\
ry","note"];function lessonsIn(document,value,keyPath,category){let found=[];return collect({document,found},{value,keyPath,category,isItem:!1}),found}function collect(into,{
value,keyPath,category,isItem}){if(value.kind==="list")for(let[index,item]of value.items.entries())collect(into,{value:item,keyPath:[...keyPath,index],category,
isItem:!0});else if(value.kind==="scalar")add(into,textOf(value),keyPath,category);else if(isItem&&!value.entries.some(({key})=>categoryOf(String(key.value))))add(
into,textOfRecord(into.document,value),keyPath,category);else for(let{key,value:field}of value.entries){let word=String(key.value),below2={value:field,keyPath:[
...keyPath,word],isItem:!1};collect(into,{...below2,category:category!==void 0&&!categoryOf(word)?category:word})}}function add({document,found},text,keyPath,category){
let key=comparable(text);key!==""&&found.push({text,key,category,at:document.at(keyPath)})}function textOfRecord({text},record){let value=lessonKeys.map(name=>record.
entries.find(({key})=>folded(String(key.value))===name)).find(entry=>entry?.value.kind==="scalar")?.value;return value?.kind==="scalar"?textOf(value):text.slice(
record.start,record.end)}var aboutItself=["block","blocks","phase","phases","sources","summaries","aggregatedfrom","tags","meta"];function meantCategory(word){return categoryOf(word)?void 0:
nearest(word.toLowerCase().replace(/[\s-]/g,"_"),lessonCategories)}function isOfLessons({key,value}){let word=String(key.value);return categoryOf(word)!==void 0||
meantCategory(word)!==void 0?!0:value.kind!=="scalar"&&!aboutItself.includes(folded(word))}function strayCategories(document,entries,keyPath){return entries.flatMap(
({key,value})=>{let word=String(key.value),below2=[...keyPath,word];return categoryOf(word)?[]:holdsCategories(value)?strayCategories(document,value.entries,below2):
[{word,meant:meantCategory(word),at:document.key(below2)}]})}function holdsCategories(value){return(value.kind==="map"?value.entries.map(({key})=>String(key.value)):
[]).some(word=>categoryOf(word)!==void 0||meantCategory(word)!==void 0)}var label=/^[ \t]{0,99}(?:[*_]{2}([\w -]{1,60}):?[*_]{2}:?|([\w-]{1,60}):)[ \t]{0,99}$/,ownLabel=/^[*_]{0,2}[\w -]{1,40}(?:[*_]{2}:|:[*_]{0,2})[ \t]{1,9}/,inlineCode=/^[ \t]{0,99}`{1,2}[^`]/;
function markdownLessons(document,{lines},{isText}){let isTold=({start,raw})=>isText(start+raw.length-raw.trimStart().length),runs=runsOf(document,lines.filter(
line=>isTold(line)||inlineCode.test(line.raw))),items=runs.filter(({isItem})=>isItem).flatMap(({heading,start,end,parts})=>{let text=unescaped(parts.join(" ")),
key=comparable(text);return key===""?[]:[{text,key,category:heading?.word,at:document.span(start,end)}]}),others=runs.flatMap(({isItem,parts})=>{let whole=parts.
join(" ");return isItem?[whole,whole.replace(ownLabel,"")]:[whole,...parts.flatMap(cellTexts)]}),headings=new Map(runs.flatMap(({heading,isItem})=>heading&&isItem?
[[heading.word,heading]]:[]));return{items,texts:others.map(comparable),headings:[...headings.values()]}}function unescaped(text){return text.replace(/\\([!-/:-@[-`{-~])/g,
"$1")}function runsOf(document,lines){let runs=[],heading,open;for(let[index,line]of lines.entries()){let before=lines[index-1],isJoined=open!==void 0&&before!==
void 0&&isNextLine(document.text,before,line),isItem=isListItem(line.raw),said=isItem?line.raw.slice(leadOf(line.raw).length):line.raw,title=titleOf(line,isItem,
isJoined);if(line.heading>0||title!==void 0)heading=title===void 0?void 0:{word:title,at:document.span(line.start,line.end)},open=void 0;else if(!isItem&&isJoined&&
open)open.parts.push(said.trim());else{let start=line.start+line.raw.length-said.length;open={heading,isItem,start,end:line.end,parts:[said.trim()]},runs.push(open)}}
return runs}function titleOf({raw,heading},isItem,isJoined){if(heading>0)return raw.slice(0,300).replace(/^[ ]{0,3}#{1,6}/,"").replace(/[ \t#:]{1,99}$/,"").trim();
let said=isItem?raw.slice(leadOf(raw).length):raw,[,bold,plain]=label.exec(said)??[],word=bold??plain;return word!==void 0&&(isItem?categoryOf(word)!==void 0:!isJoined)?
word:void 0}function cellTexts(raw){return raw.includes("|")?cellsOf(raw).map(({text})=>text.replaceAll("\\|","|")):[]}async function readWarmth({document,body}){let structure=await body.structure();if(!structure.ok)return structure.reason;let entries=(document.root?.kind==="map"?
document.root.entries:[]).filter(isOfLessons),inFields=entries.flatMap(({key,value})=>{let word=String(key.value);return lessonsIn(document,value,[word],word)}),
{items,texts,headings}=markdownLessons(document,body,structure),strayHeadings=headings.flatMap(({word,at})=>{let meant=meantCategory(word);return meant===void 0?
[]:[{word,meant,at}]});return{document,lessons:inFields.length>0?inFields:items,texts:new Set([...[...inFields,...items].map(({key})=>key),...texts]),stray:[...strayCategories(
document,entries,[]),...strayHeadings]}}function lessonsOfSummary({document}){let fields=fieldsNamed(document,"lessons_learned");return{lessons:fields.flatMap(({
value,keyPath})=>lessonsIn(document,value,keyPath)),stray:fields.flatMap(({value,keyPath})=>value.kind==="map"?strayCategories(document,value.entries,keyPath):[])}}var longest=500;function appendLessons(document,lessons){if(document.faults.length>0)return;let texts=new Map;for(let{category,text}of lessons){let known=category===
void 0?void 0:categoryOf(category);if(known===void 0||text.length>longest||visible(text)!==text)return;let there=texts.get(known);there?there.push(JSON.stringify(
text)):texts.set(known,[JSON.stringify(text)])}let edits=[...texts].map(([category,some])=>editOf(document,category,some));return edits.every(edit=>edit!==void 0)?
edits:void 0}function editOf(document,category,texts){let{root}=document,[field,other]=(root?.kind==="map"?root.entries:[]).filter(({key})=>categoryOf(String(key.
value))===category),{text}=document;if(root?.kind!=="map"||!field||other||text[root.start]==="{")return;let{value}=field;return value.kind==="list"&&value.items.
length>0?text[value.start]==="-"?below(document,value,texts):void 0:insteadOfNothing(document,field,texts)}var nothing=/^:(?:[ \t]{1,99}(?:\[\]|~|null))?[ \t]{0,99}(?=\r?\n|$)/;
function insteadOfNothing(document,{key,value},texts){let{text}=document;if(value.kind==="map"||value.kind==="scalar"&&value.value!==null)return;let indent=text.
slice(text.lastIndexOf(`
`,key.start-1)+1,key.start),[found]=nothing.exec(text.slice(key.end,key.end+300))??[];if(found===void 0||!/^ {0,40}$/.test(indent))return;let lines=texts.map(one=>`${lineBreakOf(
text)}${indent}  - ${one}`);return{at:document.span(key.end+1,key.end+found.length),text:lines.join("")}}function lineBreakOf(text){return text.includes(`\r
`)?`\r
`:`
`}function below(document,{items},texts){let{text}=document,last=items.at(-1);if(last?.kind!=="scalar"||last.style==="block"||last.source.includes(`
`))return;let mark=/^ {0,40}- {1,9}$/.exec(text.slice(text.lastIndexOf(`
`,last.start-1)+1,last.start))?.[0],[,rest=""]=/^([^\r\n]{0,1000})(?:\r?\n|$)/.exec(text.slice(last.end,last.end+1002))??[];if(mark===void 0||!/^(?:[ \t]{1,99}#[^\r\n]*|[ \t]{0,99})$/.
test(rest))return;let end=last.end+rest.length;return{at:document.span(end,end),text:texts.map(one=>`${lineBreakOf(text)}${mark}${one}`).join("")}}export{categoryOf,appendLessons,meantCategory,isOfLessons,markdownLessons,readWarmth,lessonsOfSummary};
