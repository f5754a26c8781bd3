import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{remarkParse}from"./chunk-TFGIAPJN.js";import{unified}from"./chunk-ZUORYA6C.js";import"./chunk-PMWXOWGL.js";var disabled=["attention","labelStartLink","labelStartImage","labelEnd","characterReference","hardBreakTrailing"],parser=unified().data("micromarkExtensions",[{
disable:{null:disabled}}]).use(remarkParse),hiddenTypes=new Set(["code","inlineCode","html"]),smallestWindow=2048;function hiddenRanges(body){let ranges=[],size=smallestWindow;
for(let from=0;from<body.length;){let to=windowEnd(body,from+size),root=parser.parse(body.slice(from,to)),next=to===body.length?to:startOfLastBlock(root,from)??
to;if(next===from){size*=4;continue}ranges.push(...hiddenIn(root,from).filter(range=>range.start<next)),from=next,size=smallestWindow}return ranges}function windowEnd(body,at){
let nextLine=/\r?\n\r?\n./g;nextLine.lastIndex=at;let near=nextLine.exec(body.slice(0,at+smallestWindow))?.index??at,end=body.indexOf(`
`,Math.min(near+4,body.length));return end<0?body.length:end+1}function startOfLastBlock({children=[]},from){let last=children.at(-1),block=last?.type==="list"?
last.children?.at(-1):children[withDefinitions(children)];return block&&from+block.position.start.offset-(block.position.start.column-1)}function withDefinitions(children){
let at=children.length-1,isPart=index=>{let[above,below]=[children[index-1],children[index]];return above?.type==="definition"&&above.position.end.line+1===below?.
position.start.line&&(below.type!=="definition"||below.position.start.column>1)};for(;isPart(at);)at-=1;return at}function hiddenIn(root,from){let ranges=[],pending=[
root];for(let node=pending.pop();node;node=pending.pop()){let{type,position,children}=node;if(hiddenTypes.has(type)){let[start,end]=[from+position.start.offset,
from+position.end.offset];ranges.push({isCode:type!=="html",start,end})}for(let child of children??[])pending.push(child)}return ranges.sort((a,b)=>a.start-b.start)}export{hiddenRanges};
