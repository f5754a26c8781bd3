import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{chosenRules,meantRule,severityAt}from"./chunk-34XNZ5UG.js";import{product}from"./chunk-CGGJ2SV2.js";import{worstFirst}from"./chunk-WMW556DY.js";
import{digest,splitFrontMatter}from"./chunk-FF2GFRT5.js";import{readStructure}from"./chunk-WOULCUZM.js";import{linesOf}from"./chunk-L5HX7WC4.js";
import{quote}from"./chunk-O3DR2KKW.js";function ruleUrl(id){return`${product.url}/blob/main/docs/rules/${id}.md`}function toFinding({id,severity},at,message,options={}){let{related,repair}=options,pointer=at.
keyPath&&pointerOf(at.keyPath);return{rule:id,severity:options.severity??severity,message,path:at.document.path,...pointer!==void 0&&{pointer},...rangeOf(at),...related?.
length&&{related:related.map(one=>({message:one.message,path:one.at.document.path,...rangeOf(one.at)}))},...repair&&{repair:{safe:repair.safe,title:repair.title,
edits:repair.edits.map(edit=>({path:edit.at.document.path,...rangeOf(edit.at),text:edit.text}))}},fingerprint:fingerprintOf(id,at.document.path,pointer,at.isMissing?
"":textAt(at)),url:ruleUrl(id)}}function rangeOf({document,start,end}){return{start:document.position(start),end:document.position(end)}}function pointerOf(keyPath){
return keyPath.map(part=>`/${String(part).replace(/~/g,"~0").replace(/\//g,"~1")}`).join("")}function textAt({document,start,end}){return document.text.slice(start,
end)}function fingerprintOf(rule,path,pointer,text){let facts=[rule,path,pointer??"",text.trim()];return digest(JSON.stringify(facts)).slice(0,32)}var word="agent-state-lint-disable",directive=`${word}-next-line`;function readWording(text){let[first=""]=/^[^\s,]*/.exec(text)??[];if(first!==directive)return{
malformed:"other-word"};let reason=/ --(?: |$)/.exec(text.replace(/\s/g," ")),ids=[];for(let start=first.length;start<(reason?.index??text.length);){let comma=text.
indexOf(",",start),end=Math.min(comma<0?text.length:comma,reason?.index??text.length),id=text.slice(start,end).trim(),at=text.indexOf(id,start);id!==""&&ids.push(
{id,start:at,end:at+id.length}),start=end+1}return ids.length>0?{ids}:{malformed:"no-rule"}}async function commentsOf({path,text,root},limits){if(!text.includes(word)||/\.jsonl?$/i.test(path))return{comments:[]};let yaml=root&&yamlOf(text,root),below=await inMarkdown(
text,yaml?.end??0,limits);if(below.ok)return{comments:[...yaml?await inYaml(text,yaml):[],...below.comments]};let unread=`the comments of ${quote(path)} were no\
t read: ${below.reason}`;return{comments:yaml?await inYaml(text,yaml):[],unread}}function yamlOf(text,values){let{form,yaml}=splitFrontMatter(text);if(form==="f\
enced"&&yaml.start<=values.start&&values.end<=yaml.end)return yaml;let above=text.lastIndexOf(`
---`,values.start),below=text.slice(values.end).search(/^---[^\S\n]*$/m);return{start:above+1,end:below<0?text.length:values.end+below}}async function inYaml(text,{
start:from,end:to}){if(!text.slice(from,to).includes(word))return[];let{yamlComments}=await import("./yaml-comments-3N74RMYD.js");return yamlComments(text,from,to).
flatMap(({start,end})=>{let said={start:start+1+blanksAt(text,start+1),end};return text.startsWith(word,said.start)?[{start,end,said,...!isAlone(text,start)&&{malformed:"\
not-alone"}}]:[]})}async function inMarkdown(text,from,limits){let comments=linesOf(text,from).flatMap(line=>commentIn(text,line)??[]);if(comments.length===0)return{
ok:!0,comments};let structure=await readStructure(text,from,text.length,limits);return structure.ok?{ok:!0,comments:comments.filter(({start})=>!structure.isCode(
start))}:structure}function commentIn(text,{start:lineStart,end:lineEnd}){let line=text.slice(lineStart,lineEnd),at=line.indexOf(word),opening=at<0?null:/<!--[ \t]{0,99}$/.
exec(line.slice(Math.max(0,at-103),at));if(!opening)return;let open=at-opening[0].length,close=line.indexOf("-->",at),end=close<0?line.length:close+3,said=line.
slice(at,close<0?void 0:close).trimEnd().length,hasOther=line.slice(0,open).trim()!==""||line.slice(end).trim()!=="",malformed=close<0?"not-closed":hasOther?"no\
t-alone":void 0;return{start:lineStart+open,end:lineStart+end,said:{start:lineStart+at,end:lineStart+at+said},...malformed&&{malformed}}}function blanksAt(text,offset){
let blanks=/[ \t]*/y;return blanks.lastIndex=offset,blanks.exec(text)?.[0].length??0}function isAlone(text,offset){return text.slice(text.lastIndexOf(`
`,offset-1)+1,offset).trim()===""}var mostHints=1e3;async function suppress(findings,documents,hearing,limits){let all={silenced:new Set,comments:[],unread:[]},hints=mostHints,byPlace2;for(let document of documents){
let{written,unread}=await readSuppressions(document,limits);if(unread!==void 0&&all.unread.push(unread),written.length!==0){byPlace2??=groupedByPlace(findings);
for(let{at,malformed,line,rules}of written){let heard=rules.map(one=>{let found=byPlace2?.get(placeOf(document.path,line,one.id))??[];for(let finding of found)all.
silenced.add(finding);let answer=answerOf(one.id,found.length>0,document,hearing);hints-=answer==="unknown"?1:0;let meant=answer==="unknown"&&hints>=0?meantRule(
one.id,hearing.ids):void 0;return{...one,answer,...meant!==void 0&&{meant}}});all.comments.push({at,rules:heard,...malformed&&{malformed}})}}}return all}function groupedByPlace(findings){
let groups=new Map;for(let finding of findings){let place=placeOf(finding.path,finding.start.line,finding.rule),group=groups.get(place);group?group.push(finding):
groups.set(place,[finding])}return groups}var placeOf=(path,line,rule)=>`${line} ${rule} ${path}`;function answerOf(id,isFound,document,{ids,never,hasJudged}){return ids.
includes(id)?never.has(id)?"never":isFound?"silenced":hasJudged(id,document)?"nothing-said":"not-judged":"unknown"}async function readSuppressions(document,limits){
let{comments,unread}=await commentsOf(document,limits),lines=comments.map(({start})=>document.position(start).line),alone=new Set(lines.filter((_,index)=>comments[index]?.
malformed!=="not-alone")),next=new Map;for(let line of[...lines].sort((a,b)=>b-a))next.set(line,alone.has(line+1)?next.get(line+1)??line+1:line+1);return{written:comments.
map(({start,end,said,malformed},index)=>{let wording=malformed?{malformed}:readWording(document.text.slice(said.start,said.end)),ids="ids"in wording?wording.ids:
[];return{at:document.span(start,end),line:next.get(lines[index]??0)??0,rules:ids.map(({id,...at})=>({id,at:document.span(said.start+at.start,said.start+at.end)})),
..."malformed"in wording&&{malformed:wording.malformed}}}),unread}}async function checkRoot(snapshot,rules,choice,circumstances){let chosen=chosenRules(rules,choice),isLast=({needs})=>needs==="suppressions",findings=[],skipped=[],
skip=(rule,reason,how={})=>{severityAt(choice,rule.id,snapshot.root,!0)!=="off"&&skipped.push({rule:rule.id,root:snapshot.root,reason,...how})},ask=async(rule,suppressions2)=>{
if(!(rule.needs==="baseline"&&!circumstances.staleEntries))return rule.needs==="base"&&!circumstances.change?skip(rule,"there is no base to compare with",{unasked:!0}):
rule.check({snapshot,...circumstances,...suppressions2&&{suppressions:suppressions2},report:(at,message,options)=>{let{path}=at.document,severity=severityAt(choice,
rule.id,path);if(severity==="off"||choice.isIgnored?.(path))return;let finding=toFinding(rule,at,message,options);findings.push(severity?{...finding,severity}:finding)},
skip:reason=>skip(rule,reason)})};for(let rule of chosen)isLast(rule)||await ask(rule);let hasJudged=judges(snapshot,chosen,choice,skipped),hearing={ids:rules.map(
({id})=>id),never:new Set(rules.filter(rule=>isLast(rule)||rule.needs==="baseline").map(({id})=>id)),hasJudged:(rule,{path})=>hasJudged(rule,path)},{silenced,...suppressions}=await suppress(
findings,snapshot.documents,hearing,circumstances.limits);for(let rule of chosen)isLast(rule)&&await ask(rule,suppressions);return{findings:findings.filter(one=>!silenced.
has(one)),suppressed:[...silenced],skipped,hasJudged:judges(snapshot,chosen,choice,skipped)}}function judges(snapshot,rules,choice,skipped){let{documents,unreadable,
unjudged}=snapshot,unheard=new Set(skipped.map(({rule})=>rule)),heard=new Set(rules.map(({id})=>id).filter(id=>!unheard.has(id))),unread=new Set([...documents.filter(
one=>!isWhole(one)),...unreadable].map(({path})=>path));return(rule,path)=>unjudged===void 0&&heard.has(rule)&&!unread.has(path)&&severityAt(choice,rule,path)!==
"off"&&!choice.isIgnored?.(path)}function isWhole({faults}){return faults.every(({kind})=>kind==="alias"||kind==="duplicate-key")}function toReport(collected,most,shard){let{roots,findings,suppressed,baselined=[],skipped,files}=collected,all=inOrder([...findings,...suppressed,...baselined]),
told=without(all,suppressed),distinct=without(told,baselined),{kept,leftOut}=held(distinct,most),number=severity=>distinct.filter(finding=>finding.severity===severity).
length;return{version:1,roots,findings:kept,skipped:skippedInOrder([...skipped,...leftOutInWords(leftOut,kept.length)]),summary:{errors:number("error"),warnings:number(
"warning"),infos:number("info"),files,suppressed:all.length-told.length,baselined:told.length-distinct.length},...shard&&{shard}}}function held(findings,most){let leftOut=new Map;
if(findings.length<=most)return{kept:findings,leftOut};let ranked=[...findings].sort(worstFirst);for(let{rule}of ranked.slice(most))leftOut.set(rule,(leftOut.get(
rule)??0)+1);return{kept:ranked.slice(0,most).sort(byPlace),leftOut}}function skippedInOrder(skipped){return distinctBy(skipped,one=>JSON.stringify(one)).sort((a,b)=>compare(
a.root,b.root)||compare(a.rule,b.rule)||compare(a.reason,b.reason))}function inOrder(findings){return withOwnFingerprints(distinctBy(findings,identity).sort(byPlace))}
function without(findings,others){if(others.length===0)return findings;let known=new Set(others.map(identity));return findings.filter(finding=>!known.has(identity(
finding)))}function distinctBy(items,key){return[...new Map(items.map(item=>[key(item),item])).values()]}function leftOutInWords(leftOut,most){return[...leftOut].
map(([rule,number])=>({rule,root:"",reason:`${number} of its findings are left out: a report holds at most ${most}`}))}function leftOutIn({reason}){let found=/^(\d{1,9}) of its findings are left out: a report holds at most (\d{1,9})$/.
exec(reason);return found?{number:Number(found[1]),most:Number(found[2])}:void 0}function byPlace(a,b){return compare(a.path,b.path)||a.start.line-b.start.line||
a.start.column-b.start.column||worstFirst(a,b)||compare(a.rule,b.rule)||compare(a.message,b.message)}function identity({rule,path,pointer,start,end,message}){return JSON.
stringify([rule,path,pointer,start,end,message])}function compare(a,b){return a<b?-1:a>b?1:0}function withOwnFingerprints(findings){let seen=new Map;return findings.
map(finding=>{let times=(seen.get(finding.fingerprint)??0)+1;return seen.set(finding.fingerprint,times),times===1?finding:{...finding,fingerprint:`${finding.fingerprint}\
-${times}`}})}export{ruleUrl,fingerprintOf,checkRoot,toReport,held,skippedInOrder,inOrder,without,distinctBy,leftOutInWords,leftOutIn,byPlace,identity};
