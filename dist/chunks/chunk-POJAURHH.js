import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{sourceInWords}from"./chunk-AC5PBR74.js";import{quote}from"./chunk-O3DR2KKW.js";import{visible}from"./chunk-ED7OECLU.js";var titles={recover:"State recovery",rollback:"State rollback",migrate:"State migration"},commandTitles={recover:"To bring back the other files, run by yourself",
rollback:"To take the work back as well, run by yourself",migrate:"To bring back the other files, run by yourself"};function groupsOf({decide,lost=[],left=[]}){
return[{title:"To be decided",sentences:decide},{title:"Not kept",sentences:lost},{title:"Left for the linter to say",sentences:left}].filter(({sentences})=>sentences.
length>0)}function isQuiet(recovery){return recovery.outcome!=="recovered"&&recovery.outcome!=="advised"}function quietLine({recovery:{outcome,reason},purpose}){
let nothing=nothingTo[purpose];return outcome!=="healthy"&&outcome!=="older"?reason??"nothing can be proposed":reason===void 0?nothing:`${nothing}; ${reason}`}var nothingTo={
recover:"nothing to recover",rollback:"it is what the commit holds",migrate:"nothing to migrate"};function isAsItWas({source,sure,otherwise=[]},{path,before},purpose){
if(!before)return!1;let isCommitted=source.commit!==void 0;return sure&&otherwise.length===0&&source.path===path&&isCommitted===(purpose==="rollback")}function adviceLines({places,meaning,todo,command},shown){let named=places.slice(0,10).map(({path,line})=>`${shown(path)}${line?`:${line}`:""}`),more=places.length-
named.length,where=[...named,...more>0?[`${more} more`]:[]].join(", ");return[...where===""?[]:[{label:"Where",text:where}],{label:"What it means",text:meaning},
...todo.map(text=>({label:"What to do",text})),...command===void 0?[]:[{label:"To run by yourself",text:command}]]}var mostBlocks=12;function overviewLines(overview,shown){let{cluster,completed,current,percent,commits}=overview,isDone=percent?.value===100;return[{label:"Clus\
ter",text:cluster?clusterInWords(cluster,shown):"unknown"},{label:"Completed",text:blocksInWords(completed)},{label:"Current",text:current?`Block ${visible(current.
block)}${inferred(current.sure)}`:isDone?"none, all is done":"unknown"},{label:"Progress",text:percent?percentInWords(percent):"unknown"},...commits===void 0?[]:
[{label:"Commits",text:`${commits===0?"none":commits} found in git`}]]}var inferred=sure=>sure?"":" (inferred)";function clusterInWords({value,sure,source},shown){
let name=quote(value).slice(1,-1),from=visible(sourceInWords(source,shown)).replace(/^the (?=\w+$)/,"");return sure?name:`${name} (inferred from ${from})`}function blocksInWords(completed){
let names=completed.map(visible);return names.length===0?"none":names.length===1?`Block ${names[0]}`:names.length<=mostBlocks?`Blocks ${names.join(", ")}`:`${names.
length} blocks, ${names[0]} to ${names.at(-1)}`}function percentInWords({value,sure}){return sure?`${value}%`:`~${Math.round(value)}%`}export{titles,commandTitles,groupsOf,isQuiet,quietLine,isAsItWas,adviceLines,overviewLines};
