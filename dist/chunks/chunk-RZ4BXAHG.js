import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{continuityFile,delegationsFile,fileKind,workflowsFile}from"./chunk-SXE7HTQW.js";import{leftoverAmong}from"./chunk-RBBPKCDR.js";import{quote}from"./chunk-O3DR2KKW.js";var delegationLifecycle={edges:{dispatched:["running","completed","error","timeout"],running:["completed","error","timeout"],completed:[],error:[],timeout:[]}},
sessionPhaseLifecycle={edges:{created:["queued","dispatching","running","failed"],queued:["dispatching","running","completed","failed"],dispatching:["running","\
completed","failed"],running:["completed","failed"],completed:[],failed:[]}},phasesOfStatus={pending:["created","queued","dispatching"],queued:["created","queue\
d","dispatching"],running:["dispatching","running"],completed:["completed"],failed:["failed"],error:["failed"],cancelled:["failed"],interrupt:["created","queued",
"dispatching","running","failed"]};function isOver(status){let{edges}=delegationLifecycle;return Object.hasOwn(edges,status)&&edges[status].length===0}var fileOf={delegations:delegationsFile,continuity:continuityFile,workflows:workflowsFile};function whyUnread(snapshot,kind){let store=snapshot[kind],lost=store??
snapshot.located.find(({file})=>file===fileOf[kind]);if(!(!lost||store?.data!==void 0))return`${quote("path"in lost?lost.path:lost.document.path)} could not be \
read`}var own=[["damaged",/^corrupt(?:ed)?(?:-[\w-]{1,100})?$/],["lock",/^lock$/]];function leftoversAmong(files){let there=new Set(files),isKept=file=>fileKind(file)!==
void 0||there.has(file);return[...there].flatMap(file=>fileKind(file)?[]:leftoverAmong(file,isKept,own)??[])}var delegationStatuses={started:["dispatched","running"],completed:["completed"],failed:["error","timeout"],cancelled:["error"]};function placed(list=[]){return list.
flatMap((notification,index)=>notification?[{notification,index}]:[])}function delegationIdOf({metadata,delegationId}){return metadata?.delegationId!==void 0?metadata.
delegationId:typeof delegationId=="string"?delegationId:void 0}function isFailedRecovery({status,error=""}){return status==="failed"&&/child session not found|on recovery/i.
test(error)}function sessionsOf(store){return store?Object.entries(store.data?.sessions??{}).flatMap(([key,record])=>{if(record===void 0)return[];let at=(...path)=>store.document.
at(["sessions",key,"metadata",...path]);return[{key,record,metadata:record.metadata??{},at}]}):[]}function delegationsBy(field,store){let groups=new Map;for(let[index,delegation]of(store?.data??[]).entries()){let key=delegation?.[field];if(!delegation||key===
void 0)continue;let group=groups.get(key);group?group.push({delegation,index}):groups.set(key,[{delegation,index}])}return groups}var form=/^(?:h[a-z]-)?l([0-3])(?![a-z0-9])/i;function levelOf(agent){let level=form.exec(agent.trim())?.[1];return level===void 0?void 0:Number(level)}export{delegationLifecycle,sessionPhaseLifecycle,phasesOfStatus,isOver,whyUnread,leftoversAmong,delegationStatuses,placed,delegationIdOf,isFailedRecovery,sessionsOf,
delegationsBy,levelOf};
