import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{Positions}from"./chunk-L5HX7WC4.js";import{dataOf,fieldOf,isDataMap,isPlaceholder,mapOf,schemaAt,typesOf,walk}from"./chunk-CCRLEUH2.js";function keyPathOf(path){return typeof path!="string"?path:path===""?[]:path.split(".").map(part=>/^\d+$/.test(part)?Number(part):part)}var TextDocument=class{path;text;root;faults;verdict;#places;#positions;#data;constructor(path,text,parts){
this.path=path,this.text=text,this.root=parts.root,this.faults=parts.faults,this.verdict=parts.verdict,this.#data=parts.data,this.#places=parts.places,this.#positions=
new Positions(text)}get data(){return this.#data??=this.root&&dataOf(this.root),this.#data}get isJson(){return this.#places!==void 0}node(path){let wanted=keyPathOf(
path),found=this.#trace(wanted);return found.length===wanted.length+1?found.at(-1)?.value:void 0}at(path){return this.#target(path,found=>{let{value,key}=found,
isEmpty=value.start===value.end,oneLine=!this.text.slice(value.start,value.end).includes(`
`);return!isEmpty&&(oneLine||value.kind==="scalar")?value:key??firstLine(this.text,value)})}key(path){return this.#target(path,found=>found.key??firstLine(this.
text,found.value))}span(start,end){return{document:this,keyPath:void 0,start,end}}position(offset){return this.#positions.at(offset)}#target(path,pick){let keyPath=keyPathOf(
path),trace=this.#trace(keyPath),last=trace.at(-1),place=!last||trace.length===1?firstLine(this.text,{start:0}):pick(last),isMissing=trace.length<=keyPath.length;
return{document:this,keyPath,start:place.start,end:place.end,...isMissing&&{isMissing}}}#trace(path){return this.#places?this.#places.find(path):this.root?traceFrom(
this.root,path):[]}};function traceFrom(root,path){let last={value:root},found=[last];for(let part of path){if(last=step(last.value,part),!last)break;found.push(
last)}return found}function fileAt(path){return new TextDocument(path,"",{faults:[]}).span(0,0)}function step(node,part){if(node.kind==="map")return entriesOf(node).
get(String(part));let value=node.kind==="list"&&typeof part=="number"?node.items[part]:void 0;return value&&{value}}var indexes=new WeakMap;function entriesOf(map){
let known=indexes.get(map);if(known)return known;let index=new Map(map.entries.map(entry=>[String(entry.key.value),entry]));return indexes.set(map,index),index}
function firstLine(text,{start}){let found=text.indexOf(`
`,start),end=found<0?text.length:found;return{start,end:text.charCodeAt(end-1)===13&&end>start?end-1:end}}function segmentsOf(pointer){return pointer.split("/").slice(1).map(segment=>segment.replaceAll("~1","/").replaceAll("~0","~"))}var instantPattern="^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z?$",profile=new RegExp(instantPattern),fraction="(?:[.,](\\d{1,9}))?",zone="(?:([Zz])\
|([+-])(\\d{2})(?::?(\\d{2}))?)?",forms=[new RegExp(`^(\\d{4})-(\\d{2})-(\\d{2})[Tt ](\\d{2}):(\\d{2})(?::(\\d{2})${fraction})? ?${zone}$`),new RegExp(`^(\\d{4})\
(\\d{2})(\\d{2})[Tt](\\d{2})(\\d{2})(?:(\\d{2})${fraction})?${zone}$`)];function partsOf(text){if(!(text.length>40))return forms.map(form=>form.exec(text)).find(
match=>match!==null)??void 0}function isStamp(text){return partsOf(text)!==void 0}function parseInstant(text){let match=partsOf(text);if(!match)return;let part=group=>Number(
match[group]??0),date=new Date(0);if(date.setUTCFullYear(part(1),part(2)-1,part(3)),!(date.getUTCMonth()===part(2)-1&&date.getUTCDate()===part(3))||part(4)>23||
part(5)>59||part(6)>59||part(10)>14||part(11)>59)return;let[decimals="",zulu,sign]=match.slice(7);date.setUTCHours(part(4),part(5),part(6),Number(decimals.slice(
0,3).padEnd(3,"0")));let offset=(sign==="-"?-1:1)*(part(10)*60+part(11))*6e4;return{ms:date.getTime()-offset,zoned:!!(zulu??sign),inProfile:profile.test(text)}}
var lastMoment=864e13;function formatInstant(ms){return new Date(ms).toISOString().replace(".000Z","Z")}var units=[["d",86400],["h",3600],["min",60],["s",1]];function duration(ms){
let rest=Math.floor(ms/1e3),parts=units.map(([unit,seconds])=>{let number=Math.floor(rest/seconds);return rest%=seconds,{number,text:`${number} ${unit}`}}),largest=parts.
findIndex(part=>part.number>0),shown=parts.slice(largest,largest+2).filter(part=>part.number>0);return largest<0?"0 s":shown.map(part=>part.text).join(" ")}var mostErrors=1e4;function specify(data,specification){let{schema}=specification,{violations,isCut}=violationsOf(data,specification),sound2=isCut?void 0:soundPart(
data,violations),nothing=typesOf(schema).includes("array")?[]:Object.create(null);return{verdict:{schema,violations},data:sound2??nothing,isCut}}var precedence=[
"type","enum","pattern","range"];function violationsOf(data,{schema,validate}){let own=ownViolations(data,schema),errors=validate(data)?[]:(validate.errors??[]).
slice(0,mostErrors),others=errors.flatMap(error=>violationOf(error,data,schema)),first=new Map;for(let violation of others){let place=pathKey(violation.keyPath),
other=first.get(place);precedence.includes(violation.keyword)&&(!other||precedence.indexOf(violation.keyword)<precedence.indexOf(other.keyword))&&first.set(place,
violation)}let told=others.filter(one=>!precedence.includes(one.keyword)||first.get(pathKey(one.keyPath))===one);return{violations:[...own.violations,...told],isCut:own.
isCut||errors.length===mostErrors}}function ownViolations(data,root){let violations=[],count={unknown:0,placeholder:0,timestamp:0};return walk(root,data,({keyPath,
value,schema,parent})=>{let isUnknown=!schema&&parent&&parent["x-unknown"]!=="open",keyword=schema?ownKeyword(value,schema):isUnknown&&"unknown";keyword&&(count[keyword]+=
1,!(count[keyword]>mostErrors)&&violations.push({keyword,keyPath:[...keyPath],value,schema:schema??parent}))}),{violations,isCut:count.placeholder>mostErrors||count.
timestamp>mostErrors}}function ownKeyword(value,schema){return value!==void 0&&isPlaceholder(value,schema)?"placeholder":schema["x-kind"]==="date"&&typeof value==
"string"&&!parseInstant(value)?.inProfile?"timestamp":void 0}var keywords={type:"type",required:"required",enum:"enum",pattern:"pattern",minimum:"range",maximum:"\
range"};function violationOf(error,data,root){let keyword=keywords[error.keyword],{keyPath,value}=locate(error.instancePath,data),schema=schemaAt(root,keyPath);
if(!keyword||!schema)throw new Error(`the validator speaks of ${error.keyword}, which nothing reports`);if(keyword==="required"){let field=String(error.params.missingProperty);
return[{keyword,keyPath,value,field,schema:fieldOf(schema,field)??{}}]}let kind=schema["x-kind"];return keyword==="pattern"&&kind==="date"||kind==="commit"&&typeof value==
"number"||ownKeyword(value,schema)?[]:[{keyword,keyPath,value,schema}]}function locate(pointer,data){let keyPath=[],value=data;for(let key of segmentsOf(pointer))
Array.isArray(value)?(keyPath.push(Number(key)),value=value[Number(key)]):(keyPath.push(key),value=isDataMap(value)?value[key]:void 0);return{keyPath,value}}var pathKey=keyPath=>JSON.
stringify(keyPath),sound=()=>({offends:!1,parts:new Map});function soundPart(data,violations){let top=sound();for(let{keyPath}of violations.filter(isUnusable)){
let at=top;for(let part of keyPath){let below=at.parts.get(part)??sound();at.parts.set(part,below),at=below}at.offends=!0}return without(top,data)}function without({
offends,parts},value){if(offends||value===void 0)return;if(parts.size===0)return value;if(Array.isArray(value)){let list=[...value];for(let[index,part]of parts)
list[Number(index)]=without(part,list[Number(index)]);return list}let map=mapOf(Object.entries(value));for(let[key,part]of parts){let kept=without(part,map[key]);
kept===void 0?delete map[key]:map[key]=kept}return map}function isUnusable({keyword,value}){return keyword==="required"||keyword==="unknown"?!1:keyword!=="times\
tamp"||typeof value!="string"||!parseInstant(value)}export{TextDocument,fileAt,segmentsOf,isStamp,parseInstant,lastMoment,formatInstant,duration,specify,isUnusable};
