import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{linesOf}from"./chunk-L5HX7WC4.js";import{size}from"./chunk-O3DR2KKW.js";var deepest=32,budget=45e4,costs={line:30,containerLine:80,indent:3,underline:100,codeSign:10,stop:2},blockStart=/\n(?:[ \t\r]*\n(?=\S)|(?=[*+-][ \t]+\S))/;function pathology(body,cap){
if(body.length>cap)return`the Markdown body is larger than ${size(cap)}`;if(body.split(/[\r\n]/).some(nestsTooDeep))return`the Markdown body nests deeper than ${deepest}\
 levels`;let cost=0;for(let block of body.split(blockStart))if(cost+=costOf(block),cost>budget)return"the Markdown body holds more markup than can be parsed in \
reasonable time"}function nestsTooDeep(line){let prefix=/^[ \t>*+.)\d-]*/.exec(line)?.[0]??"";if(prefix.length<=deepest)return!1;let signs=prefix.match(/>|[*+-](?=[ \t])|\d[.)](?=[ \t])/g)?.
length??0,indent=prefix.length-prefix.trimStart().length;return signs>0&&signs+indent/2>deepest}function costOf(block){let count=pattern=>block.match(pattern)?.
length??0,lines=count(/[\r\n]/g)+1,isQuote=/^>/m.test(block),isContainer=isQuote||/^[ \t]*(?:[*+-]\s|\d{1,9}[.)])/m.test(block),nested=isQuote?lines:isContainer?
count(/^[ \t]+\S/gm):0,indents=block.match(/^[ \t]+/gm)?.join("").length??0,stops=count(/[\r\n!&*<[\]\\_`]/g),openers=count(/<[!?]/g)+new Set(block.match(/`+/g)).
size/4;return lines*(isContainer?costs.containerLine:costs.line)+indents*costs.indent+count(/^ {0,3}(?:=+|-+)[ \t]*$/gm)*costs.underline+count(/`+|[<\\]/g)*costs.
codeSign+stops*costs.stop+nested**2/12+stops**2/150+openers*block.length/25}function scanLines(text,start,end){return linesOf(text,start,end).flatMap(line=>{let raw=text.slice(line.start,line.end);return raw.trim()===""?[]:{start:line.start,
end:line.end,raw,heading:/^ {0,3}(#{1,6})(?:\s|$)/.exec(raw)?.[1]?.length??0}})}function textLines(lines,{isText}){return lines.filter(({start,raw})=>isText(start+
raw.length-raw.trimStart().length))}var mayHide=/[`<\t]|~~~| {4}/;async function readStructure(text,start,end,limits){let body=text.slice(start,end);if(!mayHide.
test(body))return{ok:!0,isText:()=>!0,isCode:()=>!1};let reason=pathology(body,limits.parsedMarkdownBytes);if(reason)return{ok:!1,reason};let{hiddenRanges}=await import("./remark-VZEG4NJ4.js"),
hidden=hiddenRanges(body);return{ok:!0,isText:offset=>!rangeAt(hidden,offset-start),isCode:offset=>rangeAt(hidden,offset-start)?.isCode??!1}}function rangeAt(ranges,offset){
let low=0,high=ranges.length;for(;low<high;){let middle=low+high>>1;(ranges[middle]?.start??0)<=offset?low=middle+1:high=middle}let range=ranges[low-1];return range&&
offset<range.end?range:void 0}export{scanLines,textLines,readStructure};
