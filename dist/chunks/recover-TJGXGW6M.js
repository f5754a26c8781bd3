import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{delegationIdOf,delegationsBy,isFailedRecovery,isOver,leftoversAmong,levelOf,placed,sessionsOf,whyUnread}from"./chunk-RZ4BXAHG.js";import{agentTrailer,
continuityFile,delegationsFile,sessionStateFile,stateFolder,workflowsFile}from"./chunk-SXE7HTQW.js";import{named}from"./chunk-JT6OHLAG.js";import"./chunk-RBBPKCDR.js";
import{readJsonFile,readText}from"./chunk-HM4LX76O.js";import"./chunk-7MVKXGH6.js";import{pathIn}from"./chunk-OCYD6ZGS.js";import{conflictMarkers}from"./chunk-L5HX7WC4.js";
import{count,either,quote,some}from"./chunk-O3DR2KKW.js";import"./chunk-CCRLEUH2.js";import"./chunk-ED7OECLU.js";import"./chunk-PMWXOWGL.js";function placesOf(findings){let places=findings.flatMap(({path,start,related=[]})=>[{path,line:start.line},...related.map(other=>({path:other.path,line:other.start.
line}))]);return[...new Map(places.map(place=>[`${place.line}:${place.path}`,place])).values()]}function placeAt({document,start}){return{path:document.path,line:document.
position(start).line}}var most=50;async function lastWhole({history,limits},path){let found,seen=0,unread=await history.versions(path,async({commit,tree})=>{return seen+=1,await isWhole()&&
(found=commit),!found&&seen<most;async function isWhole(){if(path.endsWith(".json")){let read2=await readJsonFile(tree,path,limits);return read2.ok&&read2.document.
faults.every(({kind})=>kind==="duplicate-key")}let read=await readText(tree,path,limits.markdownBytes);return read.ok&&conflictMarkers(read.text).length===0}});
return found?{whole:found}:{...unread!==void 0&&{unread}}}var plain=/^[\w./@+-]+$/;function showing({hash},path){return plain.test(path)?`git show ${hash.slice(
0,12)}:${path}`:void 0}function commandOn(command,path){return plain.test(path)&&!path.startsWith("-")?`${command} ${path}`:void 0}var mainFiles=[delegationsFile,continuityFile,workflowsFile,sessionStateFile];function mainFilesIn({located}){return new Map(located.filter(({file})=>mainFiles.
includes(file)).map(({file,path})=>[path,file]))}function pathsOf({root,dialect},file){if(dialect==="current")return[pathIn(root,file)];let name=file.slice(stateFolder.
length+1);return[pathIn(root,name),pathIn(root,`hivemind/${name}`)]}function lossOf(file){return file===sessionStateFile?"It is what carries an agent through a \
compaction: whoever reads it next starts without it.":"No store has a backup: what it held is lost to the plugin, and the sessions that need it have to be start\
ed anew."}var breaking=new Set(["syntax/conflict-marker","syntax/json","syntax/unreadable"]);function isBreaking({rule,severity}){return severity==="error"&&breaking.has(
rule)}var onBrokenFiles=async({request,snapshot,findings})=>{let files=mainFilesIn(snapshot),advice=[];for(let[path,faults]of byPath(findings.filter(isBreaking))){
let file=files.get(path);file!==void 0&&advice.push(await onMain(request,file,path,faults))}return advice};function byPath(findings){let groups=new Map;for(let finding of findings){
let group=groups.get(finding.path);group?group.push(finding):groups.set(finding.path,[finding])}return groups}async function onMain(request,file,path,faults){let places=placesOf(
faults),stop="Stop Hivemind before anything else: each of its processes writes whole files from memory.",has=rule=>faults.some(fault=>fault.rule===rule),cut=faults.
length===1&&faults[0]?.repair,{whole,unread}=await lastWhole(request,path),last=whole?`The last version that is whole is of ${named(whole)}: compare it with wha\
t is left before you put it there.`:unread===void 0?"No version of it that git knows is whole: what is left is all there is.":`Whether git knows a version that \
is whole could not be asked: ${unread}.`,show=whole&&showing(whole,path);if(has("syntax/conflict-marker"))return adviceOn(`${file} holds a merge conflict`,places,
lossOf(file),[stop,"Take one of the two sides as a whole: records of both in one store were never true together.",last],show);if(cut){let meaning="A whole docum\
ent stands first, and what follows is none: what the document holds is not lost.",repair="Cut what stands behind it; git and --diff show what that is. Do so whi\
le nothing writes.",fix=commandOn("agent-state-lint --fix --unsafe --only syntax/json",path);return adviceOn(`${file} is longer than its document`,places,meaning,
[stop,repair,last],fix)}let title=has("syntax/unreadable")?`${file} cannot be read`:`${file} is no whole JSON`;return adviceOn(title,places,lossOf(file),[stop,last],
show)}function adviceOn(title,places,meaning,todo,command){return{title,places,meaning,todo,...command!==void 0&&{command}}}var onBrokenBeside=({snapshot,findings})=>{let files=mainFilesIn(snapshot),broken=findings.filter(finding=>isBreaking(finding)&&!files.has(finding.path)),[first,
...others]=[...new Set(broken.map(({path})=>path))].sort();if(first===void 0)return[];let command=commandOn("git log -p --",first);return[{title:`${count(others.
length+1,"file")} beside the stores cannot be read`,places:[first,...others].map(path=>({path})),meaning:"They tell what was done and planned. No work that runs\
 waits for them.",todo:["Bring each back from its last whole version in git, where that is worth it."],...command!==void 0&&{command}}]};var most2=20,onDirectWrites=async({request:{history},snapshot})=>{let stores=mainFiles.filter(file=>file!==sessionStateFile).flatMap(file=>pathsOf(snapshot,file)),
{commits}=await history.log({paths:stores,most:most2}),oldest=commits.at(-1);if(!oldest)return[];let{steps}=await history.stepsSince(oldest.hash,stores),wrong=steps.
filter(step=>isForbidden(step)&&!isNoted(snapshot,step)),last=wrong.at(-1);if(!last)return[];let agents=[...new Set(wrong.flatMap(agentsOf))].map(quote);return[
{title:`${some(agents,shown)} wrote stores past the tools`,places:[...new Set(wrong.flatMap(({touched})=>touched))].map(path=>({path})),meaning:"Agents of level\
 2 and 3 may only read the state. A direct write has neither the lock nor the notifications of the tools.",todo:[`Look at what was written in ${some(wrong.map(({
commit})=>named(commit)),shown)}.`,`Note the bypass in SESSION-STATE.md, with ${either(hashesOf(wrong),"and")}: then it is on record, and not told again.`,"Have\
 such agents write through the tools: delegate-task, delegation-status, session-patch."],command:`git show ${last.commit.hash.slice(0,12)}`}]},shown=3;function hashesOf(steps){
return steps.map(({commit})=>shortHash(commit))}var shortHash=({hash})=>hash.slice(0,7);function agentsOf({trailers}){return trailers.filter(({key,value})=>key.
toLowerCase()===agentTrailer.toLowerCase()&&value!=="").map(({value})=>value)}function isForbidden(step){let levels=agentsOf(step).map(levelOf);return levels.length>
0&&levels.every(level=>level===2||level===3)}function isNoted({sessionState},{commit}){return sessionState?.document.text.includes(shortHash(commit))??!1}var most3=3,mostPlaces=100,onFailedRecovery=({snapshot})=>{let byId=delegationsBy("id",snapshot.delegations),failures=sessionsOf(snapshot.continuity).flatMap(failuresOf).
filter(({notification,id})=>notification.delivered!==!0||isOpen(byId.get(id??"")));if(failures.length===0)return[];let sessions=[...new Set(failures.map(({session})=>session.
key))],untold=failures.filter(({notification})=>notification.delivered!==!0).length,ids=[...new Set(failures.flatMap(({id})=>id??[]))],unread=whyUnread(snapshot,
"delegations");return[{title:`${count(failures.length,"delegation")} could not be taken up again`,places:failures.slice(0,mostPlaces).map(({session,index})=>placeAt(
session.at("pendingNotifications",index,"error"))),meaning:"Their child sessions were gone when the plugin started again. What they had not handed back is lost.",
todo:[unread?`${unread}: mend that first, and look each up by its delegationId then.`:`Look each up in state/delegations.json by its delegationId: ${knownOf(ids,
byId)}.`,...untold>0?[`${some(sessions.map(quote),most3)} will be told of ${untold} with the next event of a session.`]:[],"Delegate again what is still wanted:\
 nothing takes it up by itself."]}]};function failuresOf(session){return placed(session.metadata.pendingNotifications).filter(({notification})=>isFailedRecovery(
notification)).map(one=>({...one,session,id:delegationIdOf(one.notification)}))}function isOpen(known=[]){return known.some(({delegation:{status}})=>status!==void 0&&
!isOver(status))}function knownOf(ids,byId){let known=ids.filter(id=>byId.has(id));if(known.length===0)return ids.length===0?"the notifications name none":"none\
 of them is there any more";let standing=known.map(id=>`${quote(id)} is ${quote(byId.get(id)?.[0]?.delegation.status)}`),gone=ids.length-known.length;return`${some(
standing,most3)}${gone>0?`; ${gone} more ${gone===1?"is":"are"} not there`:""}`}var onMissingFiles=async situation=>{let{snapshot,request}=situation,there=new Set(snapshot.located.map(({file})=>file)),isHidden=path=>snapshot.unreadable.some(
other=>path===other.path||path.startsWith(`${other.path}/`)),missing=mainFiles.filter(file=>!there.has(file)&&!pathsOf(snapshot,file).some(isHidden)),paths=missing.
flatMap(file=>pathsOf(snapshot,file)),fates=paths.length>0?await request.history.files(paths):new Map,advice=[];for(let file of missing){let one=await onMissing(
situation,file,fates);one&&advice.push(one)}return advice};async function onMissing({request,snapshot},file,fates){let all=snapshot.located.map(one=>one.file),damaged=leftoversAmong(
all).filter(({kind,of})=>kind==="damaged"&&of===file),names=new Set(damaged.map(one=>one.file)),copies=snapshot.located.filter(one=>names.has(one.file)).map(one=>one.
path),path=pathsOf(snapshot,file).find(one=>wasThere(fates.get(one)));if(path===void 0&&copies.length===0)return;let fate=path===void 0?void 0:fates.get(path),whole=path===
void 0?void 0:(await lastWhole(request,path)).whole,command=whole&&path!==void 0?showing(whole,path):void 0;return{title:`${file} is gone`,places:copies.map(copy=>({
path:copy})),meaning:`${becameOf(fate)} ${lossOf(file)}`,todo:["Look at the permissions of its folder, and at the space that is left on the disk.",...copies.length>
0?["Look through the copy beside it: that is what it was when it did not parse."]:[],...whole?[`Look at its last whole version, which is of ${named(whole)}: wha\
t was done since is not in it.`]:[],file===sessionStateFile?"Write it anew from that.":"Restart the session: the plugin makes the file anew."],...command!==void 0&&
{command}}}function wasThere(fate){return fate?.answer==="committed"||fate?.answer==="removed"&&fate.renamedTo===void 0}function becameOf(fate){return fate?.answer===
"committed"?"It is in the last commit, and not on the disk.":fate?.answer==="removed"?`It was removed in ${named(fate.commit)}.`:"Hivemind could not parse it, a\
nd put it aside."}var onOtherErrors=({request:{root},findings})=>{let errors=findings.filter(finding=>finding.severity==="error"&&!isBreaking(finding));if(errors.length===0)return[];
let command=commandOn("agent-state-lint",root),rules=[...new Set(errors.map(({rule})=>rule))];return[{title:`${count(errors.length,"error")} in what can be read`,
places:placesOf(errors.map(({related:_,...error})=>error)),meaning:`A tool wrote what it must not, or somebody wrote past the tools. Said by: ${rules.join(", ")}\
.`,todo:["Read what the linter says of each; agent-state-lint explain <rule> says more.","What a tool of Hivemind wrote, report as its fault: it would write the\
 same again.","What was written by hand, take back in git, and note the bypass in SESSION-STATE.md."],...command!==void 0&&{command}}]};var onStaleStore=({findings})=>findings.filter(({rule})=>rule==="hivemind/stale-store").map(finding=>({title:"session-continuity.json is stale",places:placesOf(
[finding]),meaning:`${capitalised(finding.message)}. What the plugin has in memory was read when it started, and may be something else.`,todo:["Read session-con\
tinuity.json again from the disk, and do not go by what was read before.","If its sessions run, restart the plugin: it hydrates from the store then, and at no o\
ther time.","If none of them runs any more, this is what an end without a last write looks like: start a new session."]}));function capitalised(sentence){return sentence.
charAt(0).toUpperCase()+sentence.slice(1)}var onStateDrift=({findings})=>{let drifts=findings.filter(({rule})=>rule==="hivemind/state-drift");return drifts.length===0?[]:[{title:`delegations.json and se\
ssion-continuity.json disagree in ${count(drifts.length,"place")}`,places:placesOf(drifts),meaning:"A known race: the delegation came to its end, and the record\
 of the session was not patched.",todo:["Trust delegations.json for the state of delegations, and session-continuity.json for the lifecycle of sessions.","Repor\
t it as a drift of the state, and reconcile nothing by hand."]}]};var advisers=[onBrokenFiles,onMissingFiles,onFailedRecovery,onStateDrift,onStaleStore,onDirectWrites,onBrokenBeside,onOtherErrors];async function recoverHivemind(request){
let{root,tree,judge}=request,{findings,snapshot}=await judge(tree,"all"),advice=[];if(isHivemind(snapshot))for(let adviser of advisers)advice.push(...await adviser(
{request,snapshot,findings}));let path=isHivemind(snapshot)&&snapshot.delegations?.document.path||pathIn(root,delegationsFile);if(advice.length===0)return{root,
path,outcome:"healthy",files:[]};let reason=advice.length===1?"one thing is wrong":`${advice.length} things are wrong`;return{root,path,outcome:"advised",reason,
files:[],advice}}function isHivemind(snapshot){return snapshot?.format==="hivemind"}var recovery={recover:recoverHivemind};export{recovery};
