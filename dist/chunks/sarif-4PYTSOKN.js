import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{hiddenInWords}from"./chunk-TW3JPCBN.js";import{asItIs}from"./chunk-FJJHSZVR.js";import{inertJson}from"./chunk-DEYUGHCI.js";import{product}from"./chunk-CGGJ2SV2.js";
import{worstFirst}from"./chunk-WMW556DY.js";import{count}from"./chunk-O3DR2KKW.js";import{capped,visible}from"./chunk-ED7OECLU.js";import"./chunk-PMWXOWGL.js";var[tab,lineFeed,carriageReturn,blank,end]=[9,10,13,32,65535];function lineHashes(text,wanted){let{units,starts}=significant(text),seen=new Map,hashes=new Map;for(let[
index,hash]of hashesAt(starts,units).entries()){let times=(seen.get(hash)??0)+1;seen.set(hash,times),wanted.has(index+1)&&hashes.set(index+1,`${hash}:${times}`)}
return hashes}function significant(text){let units=new Uint16Array(text.length+1+100),starts=[],length=0,isLineStart=!0,isAfterReturn=!1;for(let at=0;at<=text.length;at+=
1){let read=at<text.length?text.charCodeAt(at):end,isSkipped=read===blank||read===tab||isAfterReturn&&read===lineFeed;if(isAfterReturn=!isSkipped&&read===carriageReturn,
isSkipped)continue;let unit=read===carriageReturn?lineFeed:read;isLineStart&&starts.push(length),isLineStart=unit===lineFeed,units[length]=unit,length+=1}return{
units,starts}}var weight=BigInt.asUintN(64,37n**BigInt(100)),[weightHigh,weightLow]=[Number(weight>>32n),Number(weight&0xffffffffn)];function hashesAt(places,units){
let hashes=[],high=0,low=0;for(let next=0;hashes.length<places.length;next+=1){let at=next-100;at===places[hashes.length]&&hashes.push(hex(high,low));let leaving=at<
0?0:units[at]??0,sum=low*37+(units[next]??0),oldest=weightLow*leaving,rest=(sum>>>0)-(oldest>>>0),carry=Math.floor(sum/2**32)-Math.floor(oldest/2**32)-(rest<0?1:
0);high=Math.imul(high,37)-Math.imul(weightHigh,leaving)+carry>>>0,low=rest>>>0}return hashes}function hex(high,low){return high===0?low.toString(16):`${high.toString(
16)}${low.toString(16).padStart(8,"0")}`}var sourceRoot="%SRCROOT%";function locationOf(place){return{physicalLocation:{artifactLocation:artifactOf(place.path),region:regionOf(place)}}}function artifactOf(path){
return{uri:path.split("/").map(encoded).join("/")||".",uriBaseId:sourceRoot}}function regionOf({start,end:end2}){return{startLine:start.line,startColumn:start.column,
endLine:end2.line,endColumn:end2.column}}function encoded(part){return encodeURIComponent(part.replace(new RegExp("\\p{Surrogate}","gu"),"\uFFFD"))}var longest=1024;function plain(text,whenEmpty){return capped(visible(text||whenEmpty),longest).replace(/\](?=\()/g,"] ")}function linkTo(id,text){return`[${text.
replace(/[[\]\\]/g,"\\$&")}](${id})`}var levels={error:"error",warning:"warning",info:"note"},Rules=class{descriptors;#indexes;constructor(rules){this.descriptors=rules.map(descriptorOf),this.#indexes=
new Map(rules.map(({id},index)=>[id,index]))}indexOf({rule,url,severity}){let known=this.#indexes.get(rule);if(known!==void 0)return known;let index=this.descriptors.
push(descriptorOf({id:rule,summary:rule,source:"",severity,url}))-1;return this.#indexes.set(rule,index),index}find(rule){let index=this.#indexes.get(rule);return index===
void 0?void 0:{id:rule,index}}};function descriptorOf({id,severity,summary,source,url}){let[family=id]=id.split("/"),whole=source===""?summary:`${summary} (${source}\
)`;return{id,shortDescription:{text:plain(summary,id)},fullDescription:{text:plain(whole,id)},help:{text:plain(`${id}: ${whole}. More: ${url}`,id),markdown:`Wha\
t holds when it is silent: ${summary||id}.

[Why it matters, and how to mend it](${url})`},helpUri:url,defaultConfiguration:{level:levels[severity]},properties:{tags:[family]}}}var most={linked:5,related:100};function resultOf(finding,ruleIndex,lineHash){let{rule,severity,message,related=[],repair,fingerprint}=finding,places=related.slice(
0,most.related),fixes=repair?fixesOf(repair):[];return{ruleId:rule,ruleIndex,level:levels[severity],message:{text:[plain(message,rule),...linksOf(places)].join(
`
`)},locations:[locationOf(finding)],...places.length>0&&{relatedLocations:places.map(relatedLocation)},partialFingerprints:{primaryLocationLineHash:lineHash??fingerprint,
"agentStateLint/v1":fingerprint},...fixes.length>0&&{fixes}}}function linksOf(places){return places.slice(0,most.linked).map((place,index)=>`See ${linkTo(index+
1,wordsOf(place))}`)}function relatedLocation(place,index){return{id:index+1,...locationOf(place),message:{text:wordsOf(place)}}}function wordsOf({message,path,
start}){return plain(message,`${path}:${start.line}`)}function fixesOf({safe,title,edits}){let artifactChanges=[...new Set(edits.map(edit=>edit.path))].map(path=>({
artifactLocation:artifactOf(path),replacements:edits.filter(edit=>edit.path===path).map(replacementOf)})),description={text:`${safe?"safe":"unsafe"} repair: ${plain(
title,"no title")}`};return artifactChanges.length===0?[]:[{description,artifactChanges,properties:{safe}}]}function replacementOf(edit){return{deletedRegion:regionOf(
edit),...edit.text!==""&&{insertedContent:{text:edit.text}}}}var mostResults=25e3,sarif=(report,{sources,rules=[]})=>{let known=new Rules(rules),sorted=[...report.findings].sort(worstFirst),kept=sorted.slice(0,mostResults),
hashOf=lineHashesOf(kept,sources),results=kept.map(finding=>resultOf(finding,known.indexOf(finding),hashOf(finding))),log={$schema:"https://json.schemastore.org\
/sarif-2.1.0.json",version:"2.1.0",runs:[{tool:{driver:{name:product.name,informationUri:product.url,version:product.version,semanticVersion:product.version,rules:known.
descriptors}},invocations:[{executionSuccessful:!0,toolExecutionNotifications:[...report.skipped.map(one=>skippedNotification(one,known)),...notShown(report,sorted.
length-kept.length)]}],originalUriBaseIds:{[sourceRoot]:{description:{text:"The top of the repository."}}},columnKind:"utf16CodeUnits",results}]};return`${inertJson(
log)}
`},sarif_default=sarif;function skippedNotification({rule,root,reason,unasked},rules){let associatedRule=rules.find(rule);return{level:unasked?"note":"warning",
message:{text:plain(`${rule} was skipped in ${asItIs(root)}: ${reason}`,rule)},...associatedRule&&{associatedRule}}}function notShown(report,leftOut){let hidden=hiddenInWords(
report);return[...leftOut>0?[`${count(leftOut,"finding")} left out: GitHub takes ${mostResults}, the worst are here`]:[],...hidden===void 0?[]:[`hidden: ${hidden}`]].
map(text=>({level:"warning",message:{text}}))}function lineHashesOf(findings,sources){let wanted=new Map;for(let{path,start}of findings){let lines=wanted.get(path)??
new Set;wanted.set(path,lines.add(start.line))}let hashes=new Map;for(let[path,lines]of wanted){let text=sources.get(path);text!==void 0&&hashes.set(path,lineHashes(
text,lines))}return({path,start})=>hashes.get(path)?.get(start.line)}export{sarif_default as default};
