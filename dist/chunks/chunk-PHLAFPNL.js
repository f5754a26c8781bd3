import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{checkOptions}from"./chunk-G2QXJBW6.js";import{prepared}from"./chunk-NRHTSANH.js";import{allRules,formats,lintRoots}from"./chunk-MLJMMB5F.js";
import{ruleUrl}from"./chunk-SP7ABGYT.js";import{UsageError}from"./chunk-34XNZ5UG.js";import{Increment}from"./chunk-QRLRKORG.js";import{either,
quote,suggestion}from"./chunk-O3DR2KKW.js";var known=["error","warning","info","never"];function fails(report,failOn){if(!known.includes(failOn)){let hint=suggestion(String(failOn),known);throw new UsageError(
`${quote(failOn)} is no severity to fail on; expected ${either(known)}${hint}`)}let{errors,warnings,infos}=report.summary;return failOn==="never"?!1:errors>0||failOn!==
"error"&&warnings>0||failOn==="info"&&infos>0}async function lint(options={}){return checkOptions(options),prepared(options,lintRoots)}async function fix(options={}){let{fixRoots}=await import("./fix-LGYRR6RK.js");
return fixRoots(options)}async function recover(options={}){let{recoverAndReport}=await import("./all-C37UEGUZ.js");return recoverAndReport("recover",options)}
async function migrate(options={}){let{recoverAndReport}=await import("./all-C37UEGUZ.js");return recoverAndReport("migrate",options)}async function init(options={}){
let{initRoot}=await import("./all-C37UEGUZ.js");return initRoot(options)}async function readState(options={}){let{readStateAt}=await import("./all-VFZRH2U6.js");
return readStateAt(options)}async function updateState(root,patch,options){let{updateStateAt}=await import("./all-VFZRH2U6.js");return updateStateAt(root,
patch,options)}async function mergeWarmth(options={}){let{mergeWarmthAt}=await import("./all-SM7K3TX3.js");return mergeWarmthAt(options)}async function resume(options={}){
let{resumeAt}=await import("./all-SM7K3TX3.js");return resumeAt(options)}async function promptOf(context){let{promptFor}=await import("./all-SM7K3TX3.js");
return promptFor(context)}async function transitionState(root,transition,options){let{transitionStateAt}=await import("./all-VFZRH2U6.js");return transitionStateAt(
root,transition,options)}function increment(by=1){return new Increment(by)}function rules(){return allRules(formats).map(({id,severity,summary,source,repair,needs,
reach})=>({id,severity,summary,source,...repair&&{repair},...needs&&{needs},...reach&&{reach},url:ruleUrl(id)}))}function schemas(){let all=Object.entries(Object.
assign({config:async()=>(await import("./config.schema-NGTJO4SK.js")).default,baseline:async()=>(await import("./baseline.schema-WD23LZKR.js")).default,report:async()=>(await import("./report.schema-WJCDND5N.js")).
default},...formats.map(format=>format.schemas)));return Object.fromEntries(all.map(([name,load])=>[name,async()=>structuredClone(await load())]))}export{fails,lint,fix,recover,migrate,init,readState,updateState,mergeWarmth,resume,promptOf,transitionState,increment,rules,schemas};
