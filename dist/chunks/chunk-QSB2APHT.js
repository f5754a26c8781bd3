import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{agentTypeOf}from"./chunk-MAAVWFCB.js";var writePermissions={mc:["*"],executor:["position","progress","agents.active","agents.completed","warnings","resume.last_agent","resume.last_commit","updated_a\
t"],planner:["phases.definitions","position","persistent.decisions","warnings","updated_at"],recognizer:["warnings","blockers","updated_at"],scout:[],memory:["p\
ersistent.decisions","persistent.artifacts","persistent.tech_stack","updated_at"]},permittedAs={block:"position",wave:"position",thread:"position",progress_percent:"\
progress"};var permissions=new Map(Object.entries(writePermissions)),writerTypes=[...permissions.keys()];function writerTypeOf(agent){let type=agentTypeOf(agent);return type!==
void 0&&permissions.has(type)?type:void 0}function permittedTo(types){return[...new Set(types.flatMap(type=>permissions.get(type)??[]))]}function isPermitted(leaf,permitted,dialect){
let path=dialect==="persistence"?asInSchema(leaf):leaf;return permitted.some(one=>one==="*"||one.split(".").every((key,index)=>path[index]===key))}function asInSchema(leaf){
let[first="",...rest]=leaf;return Object.hasOwn(permittedAs,first)?[permittedAs[first]??first,...rest]:leaf}export{writerTypes,writerTypeOf,permittedTo,isPermitted};
