import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{blockerEntries}from"./chunk-4WQSKGI3.js";import{agentTypeOf,labelledLine,readEntries,saidBy,whyUnread}from"./chunk-QNRASBDQ.js";import{folded}from"./chunk-O3DR2KKW.js";
import{wordsIn}from"./chunk-SYMQE37P.js";var writePermissions={mc:["*"],executor:["position","progress","agents.active","agents.completed","warnings","resume.last_agent","resume.last_commit","updated_a\
t"],planner:["phases.definitions","position","persistent.decisions","warnings","updated_at"],recognizer:["warnings","blockers","updated_at"],scout:[],memory:["p\
ersistent.decisions","persistent.artifacts","persistent.tech_stack","updated_at"]},permittedAs={block:"position",wave:"position",thread:"position",progress_percent:"\
progress"};var permissions=new Map(Object.entries(writePermissions)),writerTypes=[...permissions.keys()];function writerTypeOf(agent){let type=agentTypeOf(agent);return type!==
void 0&&permissions.has(type)?type:void 0}function permittedTo(types){return[...new Set(types.flatMap(type=>permissions.get(type)??[]))]}function isPermitted(leaf,permitted,dialect){
let path=dialect==="persistence"?asInSchema(leaf):leaf;return permitted.some(one=>one==="*"||one.split(".").every((key,index)=>path[index]===key))}function asInSchema(leaf){
let[first="",...rest]=leaf;return Object.hasOwn(permittedAs,first)?[permittedAs[first]??first,...rest]:leaf}async function hasBlockers(snapshot){let{state,blockers}=snapshot;if(state?.dialect==="schema"&&(state.data.blockers??[]).length>0)return!0;let unread=whyUnread(
snapshot,"blockers");if(unread!==void 0)return unread;if(!blockers)return!1;let entries=await blockerEntries(blockers);return typeof entries=="string"?entries:entries.
some(({isActive})=>isActive)}async function readDecisions(companion){let read=await readEntries(companion);if(!read.ok)return read;let structure=await companion.body.structure();if(!structure.
ok)return structure;let lines=companion.body.lines.filter(({start})=>structure.isText(start));return{ok:!0,recorded:read.entries.flatMap(recordedIn),texts:[...new Set(
[...read.entries.map(textOfEntry),...lines.map(({raw})=>raw)])]}}var id=/\bdec[-_ ]?(\d{3})\b/i,leadingId=/^[^\p{L}\p{N}]{0,9}dec[-_ ]?(\d{3})\b[^\p{L}\p{N}]{0,9}/iu,
naming=["id","decisionid","ref","number","no","#","decision"],deciding=["decision","choice","chosen","selected","answer","response","userresponse","outcome","re\
solution","result","decided","what","summary","title","description"],besides=/^(?:dec\d{3}$|alternative|option|considered|rejected|context|rationale|reason|why|question|supersede|replace|affects|date|time|status|phase)/;
function recordedIn(entry){let own=idOf(entry);return own!==void 0?[{id:own,statements:statementsOf(entry),at:entry.at}]:entry.lines.flatMap(line=>{let{text}=saidBy(
line),match=leadingId.exec(text),statement=match?text.slice(match[0].length):"",at=entry.at.document.span(line.start,line.end);return match&&statement!==""?[{id:`\
dec-${match[1]}`,statements:[statement],at}]:[]})}function idOf({title,fields,opens}){let[first]=fields.values(),named=naming.map(key=>fields.get(key)?.text??""),
whole=(opens==="row"?[...named,first?.text??""]:named).find(text=>id.exec(text)?.[0]===text),match=id.exec(whole??title);return match?`dec-${match[1]}`:void 0}function statementsOf({
title,fields,lines,opens}){let head=title.replace(id," ").replace(/^\W{0,9}decision\b/i," ").replace(/^[^\p{L}\p{N}]{0,99}/u,""),told=deciding.flatMap(key=>fields.
get(key)?.text||[]).filter(text=>id.exec(text)?.[0]!==text);if(told.length>0)return[...told,[head,...told].join(" ")];let others=[...fields].filter(([key])=>!besides.
test(key)&&!naming.includes(key)).map(([,{text}])=>text),below=opens==="row"?[]:lines.filter(line=>!labelledLine(line)).map(line=>saidBy(line).text),said=[head,
...others,...below].filter(text=>text!=="").join(" ");return wordsIn(said)===""?[]:[said]}function textOfEntry({title,fields,lines}){let said=[...fields.values()].
map(({key,text})=>`${folded(key)===folded(title)?"":key} ${text}`);return[title,...said,...lines.map(line=>saidBy(line).text)].join(" ")}export{hasBlockers,readDecisions,writerTypes,writerTypeOf,permittedTo,isPermitted};
