import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
function ambiguityOf(text2){let yaml112=readYaml11(text2),yaml122=readYaml12(text2);return isSame(yaml112,yaml122)&&!losesDigits(text2,yaml122)?void 0:{yaml11:yaml112,
yaml12:yaml122}}var text={kind:"text"},failure={kind:"failure"},nothing=()=>({kind:"null"}),fails=()=>failure,number=value=>Number.isNaN(value)?failure:{kind:"n\
umber",value},yaml11=[[/^(?:yes|Yes|YES|true|True|TRUE|on|On|ON)$/,()=>({kind:"boolean",value:!0})],[/^(?:no|No|NO|false|False|FALSE|off|Off|OFF)$/,()=>({kind:"\
boolean",value:!1})],[/^(?:~|null|Null|NULL|)$/,nothing],[/^[-+]?[0-9][0-9_]*\.[0-9_]*(?:[eE][-+][0-9]+)?$/,source=>number(Number(plain(source)))],[/^\.[0-9][0-9_]*(?:[eE][-+][0-9]+)?$/,
source=>number(Number(plain(source)))],[/^[-+]?\.(?:inf|Inf|INF)$/,infinite],[/^\.(?:nan|NaN|NAN)$/,()=>({kind:"number",value:Number.NaN})],[/^[-+]?(?:0|[1-9][0-9_]*)$/,
source=>number(Number(plain(source)))],[/^[-+]?0[0-7_]+$/,source=>radix(source,8,1)],[/^[-+]?0b[01_]+$/,source=>radix(source,2,2)],[/^[-+]?0x[0-9a-fA-F_]+$/,source=>radix(
source,16,2)],[/^[-+]?[1-9][0-9_]*(?::[0-5]?[0-9])+$/,sexagesimal],[/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,sexagesimal],[/^\d{4}-\d{2}-\d{2}$/,date],[/^\d{4}-\d{1,2}-\d{1,2}(?:[Tt]|[ \t]+)\d{1,2}:\d{2}:\d{2}(?:\.\d*)?(?:[ \t]*(?:Z|[-+]\d{1,2}(?::\d{2})?))?$/,
date],[/^(?:=|<<)$/,fails]],yaml12=[[/^(?:[Tt]rue|TRUE)$/,()=>({kind:"boolean",value:!0})],[/^(?:[Ff]alse|FALSE)$/,()=>({kind:"boolean",value:!1})],[/^(?:~|[Nn]ull|NULL|)$/,
nothing],[/^[-+]?[0-9]+$/,source=>number(Number(source))],[/^0o[0-7]+$/,source=>number(Number(source))],[/^0x[0-9a-fA-F]+$/,source=>number(Number(source))],[/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/,
source=>number(Number(source))],[/^[-+]?\.(?:inf|Inf|INF)$/,infinite],[/^\.(?:nan|NaN|NAN)$/,()=>({kind:"number",value:Number.NaN})]];function readYaml11(source){
return resolve(yaml11,source)}function readYaml12(source){return resolve(yaml12,source)}function resolve(resolver,source){let found=resolver.find(([pattern])=>pattern.
test(source));return found?found[1](source):text}var plain=source=>source.replaceAll("_",""),sign=source=>source.startsWith("-")?-1:1,unsigned=source=>plain(source).
replace(/^[-+]/,"");function radix(source,base,skipped){let digits=unsigned(source),value=digits==="0"?0:Number.parseInt(digits.slice(skipped),base);return number(
sign(source)*value)}function infinite(source){return{kind:"number",value:sign(source)*Number.POSITIVE_INFINITY}}function sexagesimal(source){let value=unsigned(
source).split(":").reduce((sum,part)=>sum*60+Number(part),0);return{kind:"number",value:sign(source)*value,sexagesimal:!0}}function date(source){let[year,month,
day,hour=0,minute=0,second=0]=(source.match(/\d+/g)??[]).slice(0,6).map(Number),offset=/[-+](\d{1,2})(?::(\d{2}))?$/.exec(source.slice(10)),minutes=Number(offset?.[1]??
0)*60+Number(offset?.[2]??0),days=new Date(Date.UTC(2e3+year%400,month,0)).getUTCDate();return year>0&&month>=1&&month<=12&&day>=1&&day<=days&&hour<24&&minute<60&&
second<60&&minutes<1440?{kind:"date"}:failure}function isSame(one,other){let held=reading=>"value"in reading?reading.value:void 0;return one.kind===other.kind&&
(held(one)===held(other)||Number.isNaN(held(one)))}function losesDigits(source,reading){if(reading.kind!=="number"||!/[0-9]/.test(source))return!1;if(/^[-+]?0[0-9]{2}/.
test(source))return!0;if(/^[-+]?(?:[0-9]+|0[ox].*)$/.test(source))return!Number.isSafeInteger(reading.value);let significant=source.replace(/[eE].*$/,"").replace(
/[^0-9]/g,"").replace(/^0+/,"").replace(/0+$/,"").length;return!Number.isFinite(reading.value)||significant>17||reading.value===0&&significant>0}function endOfLine(text2,from){let found=text2.indexOf(`
`,from),end=found<0?text2.length:found;return text2.charCodeAt(end-1)===13&&end>from?end-1:end}function startOfLine(text2,offset){return offset===0?0:text2.lastIndexOf(
`
`,offset-1)+1}function startOfNextLine(text2,from){let found=text2.indexOf(`
`,from);return found<0?text2.length:found+1}function leadOf(text2,offset){return text2.slice(startOfLine(text2,offset),offset)}function isAlone(lead){return Array.
from(lead).every(sign2=>sign2===" "||sign2==="-")}function isFlow(text2,node){return text2[node.start]==="{"||text2[node.start]==="["}function isElsewhere(node){
return node.kind==="map"?node.entries.some(({key})=>key.start<node.start):node.kind==="list"&&node.items.some(({start})=>start<node.start)}function stepOf(text2,{
entries}){for(let{key,value}of entries){let child=value.kind==="map"?value.entries[0]?.key:void 0;if(!child||child.start<key.start||!text2.slice(key.start,child.
start).includes(`
`))continue;let step=leadOf(text2,child.start).length-leadOf(text2,key.start).length;if(step>0&&step<10)return step}return 2}function keepsBlankLines(text2,node){
let last=lastOf(node);return last.kind!=="scalar"||last.style!=="block"?!1:text2.slice(last.start,endOfLine(text2,last.start)).includes("+")}function lastOf(node){
let last=node.kind==="map"?node.entries.at(-1)?.value:node.kind==="list"?node.items.at(-1):void 0;return last?lastOf(last):node}function insertFields(insertion){let{text:text2,map,stay,fields,order}=insertion;if(isElsewhere(map))return;let groups=new Map,rank=rankIn(order);for(let field of[
...fields].sort((a,b)=>rank(a.key)-rank(b.key))){let before=predecessor(stay,field.key,order),group=groups.get(before);group?group.push(field):groups.set(before,
[field])}let put=isFlow(text2,map)?intoFlow:intoBlock,edits=[...groups].map(([before,group])=>put({...insertion,fields:group},before));return edits.every(edit=>edit!==
void 0)?edits:void 0}function rankIn(order){let ranks=new Map(order.map((key,rank)=>[key,rank]));return key=>ranks.get(key)??order.length}function predecessor(entries,key,order){
let own=order.indexOf(key);if(own<0)return entries.at(-1);let rank=({key:{value}})=>order.indexOf(String(value));return entries.filter(entry=>rank(entry)>=0&&rank(
entry)<own).reduce((last,one)=>last&&rank(last)>rank(one)?last:one,void 0)}function intoFlow({text:text2,map,stay,fields},before){let[first]=stay;if(!first&&map.
entries.length>0)return;let hasQuotes=!first||first.key.source.startsWith('"'),keyOf=name=>hasQuotes?JSON.stringify(name):name,written=fields.map(field=>field.inOneLine(
keyOf)).join(", ");return before?at(Math.max(before.value.end,before.key.end),`, ${written}`):first?at(first.key.start,`${written}, `):at(map.start+1,text2[map.
start+1]===" "?` ${written}`:` ${written} `)}function intoBlock(insertion,before){let{text:text2,map,stay,fields,lineBreak}=insertion,[first]=stay;if(!first)return;
let lead=leadOf(text2,first.key.start);if(!isAlone(lead))return;let indent=" ".repeat(lead.length),step=stepOf(text2,map),block=fields.flatMap(field=>field.inLines(
step)).map(line=>line===""?line:indent+line).join(lineBreak),above=entry=>at(entry.key.start,`${block.trimStart()}${lineBreak}${indent}`);if(!before)return above(
first);let next=stay[stay.indexOf(before)+1];return keepsBlankLines(text2,before.value)?next&&isAlone(leadOf(text2,next.key.start))?above(next):void 0:at(endOfLine(
text2,Math.max(before.value.end,before.key.end)),`${lineBreak}${block}`)}var at=(offset,text2)=>({start:offset,end:offset,text:text2});export{ambiguityOf,readYaml11,readYaml12,endOfLine,startOfLine,startOfNextLine,leadOf,isAlone,isFlow,isElsewhere,stepOf,keepsBlankLines,insertFields};
