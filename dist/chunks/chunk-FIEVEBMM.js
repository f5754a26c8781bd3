import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{adviceLines,commandTitles,groupsOf,isAsItWas,isQuiet,overviewLines,quietLine,titles}from"./chunk-POJAURHH.js";import{sourceInWords,sureness,valueInWords}from"./chunk-AC5PBR74.js";
import{displayWidth,glyphsOf,wrap}from"./chunk-2BX5LQCB.js";import{require_picocolors}from"./chunk-UD2ZJNOP.js";import{count}from"./chunk-O3DR2KKW.js";
import{isDataMap,isSameData}from"./chunk-CCRLEUH2.js";import{capped,visible}from"./chunk-ED7OECLU.js";import{__toESM}from"./chunk-PMWXOWGL.js";var import_picocolors=__toESM(require_picocolors(),1);function hanging(mark,indent,text,width){let[first="",...more]=cellLines(visible(text),width-indent);return[`${mark}${first}`,...more.map(line=>" ".repeat(indent)+
line)]}function rowLines(cells,widths){let columns=cells.map((cell,i)=>cellLines(cell,widths[i]??1)),height=Math.max(...columns.map(lines=>lines.length));return Array.
from({length:height},(_,line)=>columns.map((lines,i)=>padded(lines[line]??"",widths[i]??1)).join("  ").trimEnd())}function widthsOf(rows,room,least){let number=rows[0]?.
length??0,widths=Array.from({length:number},(_,i)=>Math.max(1,...rows.map(row=>displayWidth(row[i]??"")))),gaps=2*(number-1);for(;;){let over=widths.reduce((sum,width)=>sum+
width,gaps)-room,widest=Math.max(...widths);if(over<=0||widest<=least)return widths;let at=widths.indexOf(widest),next=Math.max(least,...widths.filter((_,i)=>i!==
at));widths[at]=Math.max(Math.min(widest-1,next),widest-over)}}function cellLines(text,width){return wrap(text,width).flatMap(line=>displayWidth(line)<=width?[line]:
pieces(line,width))}function pieces(line,width){let found=[],piece="",used=0;for(let glyph of glyphsOf(line))used+glyph.width>width&&piece!==""&&(found.push(piece),
piece="",used=0),piece+=glyph.text,used+=glyph.width;return[...found,piece]}var padded=(text,width)=>text+" ".repeat(Math.max(0,width-displayWidth(text)));var shortest=40,longest=120,most=3;function otherInWords(other,value){let whole=valueInWords(other,longest);if(whole.length<=shortest)return whole;let found=differences(
other,value);if(found.length===0)return whole;let more=found.length-most;return[...found.slice(0,most),...more>0?[`${more} more`]:[]].join(", ")}function differences(other,value){
return Array.isArray(other)&&Array.isArray(value)?inLists(other,value):isDataMap(other)&&isDataMap(value)?inMaps(other,value,""):[]}function inLists(other,value){
let[those,these]=[byName(other),byName(value)],found=[];for(let[name,item]of those){let same=these.get(name);same===void 0?found.push(`also ${valueInWords(nameOf(
item),shortest)}`):isDataMap(item)&&isDataMap(same)&&found.push(...inMaps(item,same,`${name}.`))}for(let[name,item]of these)those.has(name)||found.push(`without\
 ${valueInWords(nameOf(item),shortest)}`);return found.length===0&&!isSameData(other,value)?["the same in another order or number"]:found}function inMaps(other,value,path){
return[...new Set([...Object.keys(other),...Object.keys(value)])].flatMap(key=>{let said=Object.hasOwn(other,key)?other[key]:void 0,here=Object.hasOwn(value,key)?
value[key]:void 0;return isSameData(said,here)?[]:[said===void 0?`no ${path}${key}`:`${path}${key} ${valueInWords(said,shortest)}`]})}var byName=items=>new Map(
items.map(item=>[keyOf(item),item])),nameOf=item=>isDataMap(item)&&typeof item.id=="string"?item.id:item;function keyOf(item){let name=nameOf(item);return typeof name==
"string"?name:JSON.stringify(name)}var head=["field","value","source",""],longestValue=120,leastColumn=width=>Math.max(6,Math.min(12,Math.floor((width-14)/3))),longestField=width=>Math.max(12,Math.
floor(width*.3));function tableLines(file,purpose,look,c){let{account}=file;if(account.length===0)return[];let told=look.isWhole?account:account.filter(row=>!isAsItWas(
row,file,purpose)),rows=told.map(row=>cellsOf(row,look)),isLong=field=>displayWidth(field)>longestField(look.width),fields=["field",...rows.map(({field})=>field)].
filter(field=>!isLong(field)),first=Math.max(...fields.map(displayWidth)),[,...titles2]=head,others=widthsOf([titles2,...rows.map(({cells})=>cells)],look.width-
first-2,leastColumn(look.width)),widths=[first,...others];return[...rows.length>0?rowLines(head,widths).map(c.bold):[],...rows.flatMap(({field,cells,others:others2,
sure})=>[...[...isLong(field)?hanging("",0,field,look.width):[],...rowLines([isLong(field)?"":field,...shortened(cells,widths,look)],widths)].map(line=>sure?line:
c.yellow(line)),...others2.flatMap(other=>hanging("    ",4,other,look.width).map(c.dim))]),...untold(account.length-told.length,told.length>0,purpose).map(c.dim),
""]}function untold(left,hasOthers,purpose){return left===0?[]:[`${count(left,hasOthers?"more field":"field")} ${purpose==="rollback"?`${left===1?"is":"are"} as\
 the commit has ${left===1?"it":"them"}`:left===1?"stays as it is":"stay as they are"} (--verbose shows all)`]}function cellsOf({field,value,source,sure,otherwise=[]},{
shown}){let words=some=>visible(sourceInWords(some,shown));return{field:visible(field),cells:[valueInWords(value,longestValue),words(source),sureness(sure)],others:otherwise.
map(other=>`otherwise ${visible(otherInWords(other.value,value))} (${words(other.source)})`),sure}}function shortened([value="",...cells],widths,{isWhole}){return[
isWhole?value:capped(value,2*(widths[1]??1)-4),...cells]}function accountText(subject,look){let{recovery,purpose}=subject,c=import_picocolors.default.createColors(look.colors),width=Math.min(160,Math.max(40,look.width));
if(isQuiet(recovery)){let sign={...{healthy:c.green("\u2714"),older:c.blue("\u2139"),untouched:c.blue("\u2139")},refused:c.red("\u2716"),broken:c.red("\u2716")}[recovery.
outcome];return linesOf(hanging(`${sign} `,2,`${look.shown(recovery.root)}: ${quietLine(subject)}`,width))}let title=titles[purpose].toUpperCase();return linesOf(
[c.bold(title),"=".repeat(title.length),"",...reasonLines(recovery,look,width),...recovery.files.flatMap(file=>fileLines(file,subject,{...look,width},c)),...(recovery.
advice??[]).flatMap(advice=>adviceBlock(advice,{...look,width},c)),...commandLines(subject,width,c)])}var linesOf=lines=>lines.map(line=>`${line}
`).join("");function reasonLines({root,reason},{shown},width){return reason===void 0?[]:[...hanging("",0,`${shown(root)}: ${reason}`,width),""]}function fileLines(file,{
recovery,purpose},look,c){let{overview,path,before}=file,point=text=>hanging("- ",2,text,look.width),label=`${visible(look.shown(path))}${before?"":" (new)"}`;return[
...recovery.files.length>1?[c.bold(label),""]:[],...overview?[c.bold("Reconstructed state:"),...overviewLines(overview,look.shown).flatMap(({label:name,text})=>point(
`${name}: ${text}`)),""]:[],...tableLines(file,purpose,look,c),...groupsOf(look.isWhole?file:shortened2(file)).flatMap(({title,sentences})=>[c.bold(`${title}:`),
...sentences.flatMap(point),""])]}var mostLost=10;function shortened2(file){let{lost=[]}=file,more=lost.length-mostLost;return more<=0?file:{...file,lost:[...lost.
slice(0,mostLost),`${count(more,"more line")} (--verbose shows them)`]}}function adviceBlock(advice,{shown,width},c){return[...hanging("",0,advice.title,width).
map(c.bold),...adviceLines(advice,shown).flatMap(({label,text})=>hanging("- ",2,`${label}: ${text}`,width)),""]}function commandLines({recovery:{commands=[]},purpose},width,c){
return commands.length===0?[]:[c.bold(`${commandTitles[purpose]}:`),...commands.flatMap(({command,does})=>[`  ${visible(command)}`,...hanging("      ",6,does,width).
map(c.dim)]),""]}export{hanging,accountText};
