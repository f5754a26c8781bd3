import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{holdsKey,parse}from"./chunk-IBKJRFZR.js";import{findBaseline}from"./chunk-XFJOWFPY.js";import{baselineFileAt,configurationFileFor,configurationsIn,
readFrom}from"./chunk-MLJMMB5F.js";import"./chunk-SP7ABGYT.js";import{RevisionError,insideOf}from"./chunk-DHNBCSJ3.js";import{ConfigurationError,
UsageError}from"./chunk-34XNZ5UG.js";import{baselineFile,packageFile}from"./chunk-SMPQXOG7.js";import"./chunk-CGGJ2SV2.js";import"./chunk-RZ4BXAHG.js";
import"./chunk-SXE7HTQW.js";import"./chunk-DVACY2FY.js";import"./chunk-WMW556DY.js";import"./chunk-FMMJ6K35.js";import"./chunk-CG7TYCK6.js";
import"./chunk-JT6OHLAG.js";import"./chunk-DKWRIRRU.js";import"./chunk-55TSMPNM.js";import"./chunk-TTIOAT4J.js";import"./chunk-YVZM5J6F.js";
import"./chunk-4WQSKGI3.js";import"./chunk-QNRASBDQ.js";import"./chunk-FF2GFRT5.js";import{isHash}from"./chunk-3XDVFNYD.js";import"./chunk-NLWCWX35.js";
import"./chunk-4AD34QOQ.js";import"./chunk-OEFCFUBJ.js";import"./chunk-WOULCUZM.js";import"./chunk-RBBPKCDR.js";import"./chunk-HM4LX76O.js";
import"./chunk-7MVKXGH6.js";import{parentOf,pathIn}from"./chunk-OCYD6ZGS.js";import"./chunk-L5HX7WC4.js";import"./chunk-O3DR2KKW.js";import"./chunk-4KOTOZ36.js";
import"./chunk-ED2W3QZT.js";import"./chunk-SYMQE37P.js";import"./chunk-CCRLEUH2.js";import"./chunk-ED7OECLU.js";import"./chunk-PMWXOWGL.js";var mostBytes=16*1024*1024;async function configurationChanges(before,after,folder){let changes=[],[isBefore,isAfter]=[!1,!1];for(let at=folder;;at=parentOf(at)){
let[old,present]=[await configurationsIn(before,at),await configurationsIn(after,at)];for(let name of new Set([...old,...present]))changes.push(...await changeOf(
"configuration",before,after,pathIn(at,name)));if(isBefore||=old.length>0,isAfter||=present.length>0,isBefore&&isAfter||at==="")return changes}}async function changeOf(what,before,after,path){
let[old,present]=[await settingsIn(before,path),await settingsIn(after,path)];return present?old?.text===present.text?[]:[{path,what,change:old?"changed":"added",
line:present.line+sameLines(old?.text,present.text)}]:old?[{path,what,change:"removed",line:1}]:[]}async function settingsIn(tree,path){let read=await tree.read(
path,mostBytes);if(!read.ok)return read.refusal==="missing"?void 0:{text:read.refusal,line:1};let text=new TextDecoder().decode(read.bytes).replaceAll(`\r
`,`
`);if(path!==packageFile&&!path.endsWith(`/${packageFile}`))return{text,line:1};if(!holdsKey(read.bytes))return;let{root,faults}=parse(packageFile,text);return!root||
faults.length>0?{text,line:1}:{text:text.slice(root.start,root.end),line:text.slice(0,root.start).split(`
`).length}}function sameLines(before="",after){let[old,present]=[before.split(`
`),after.split(`
`)],found=present.findIndex((line,index)=>line!==old[index]),most=after.endsWith(`
`)?present.length-2:present.length-1;return Math.max(0,found<0?most:Math.min(found,most))}var UnreadableSettings=class extends Error{name="UnreadableSettings"},digits=7;async function settingsOrigin(from,repository){if(typeof from!="string")return{name:from.
name,tree:strict(from,from.name)};try{let name=isHash(from)&&from.length>=40?from.slice(0,digits):from;return{name,tree:strict((await repository.resolve(from)).
tree,name)}}catch(error){throw error instanceof RevisionError?new UsageError(error.message):error}}function strict(tree,name){let fail=reason=>{throw new UnreadableSettings(
`the settings of ${name} cannot be read: ${reason}`)},orFail=async ask=>{try{return await ask()}catch(error){return fail(error instanceof Error?error.message:String(
error))}},read=async(path,cap)=>{let answer=await orFail(()=>tree.read(path,cap));return answer.ok?answer:(answer.refusal==="not-fetched"&&fail("the clone is pa\
rtial, and what it lacks is not fetched"),answer.refusal==="not-readable"?fail("they are not there; the repository is damaged"):answer)};return{read,list:async directory=>{
let entries=await orFail(()=>tree.list(directory));return entries.length===0&&await read(directory,0),entries}}}async function settingsElsewhere(options,from,here,repository){if(options.updateBaseline)throw new UsageError("a baseline is made with the settings of the worki\
ng tree, and not with others");let{name,tree}=await settingsOrigin(from,repository),reading=new Reading(options,here,{...here,tree,origin:name}),configuration=await reading.
configuration();return{configuration,baseline:()=>reading.baseline(configuration),told:()=>({from:name,faults:[...reading.faults],changes:reading.changes})}}var Reading=class{faults=new Set;changes=[];#options;#here;#there;constructor(options,here,there){
this.#options=options,this.#here=here,this.#there=there}async configuration(){let{config}=this.#options,file=await this.#orFault(()=>configurationFileFor(config,
this.#there));if(file&&isOutside(file))return readFrom(file);let{tree,top,cwd}=this.#there;if(await this.#compare(async()=>config===!1?[]:file&&config!==void 0?
changeOf("configuration",tree,this.#here.tree,file.path):configurationChanges(tree,this.#here.tree,insideOf(top,cwd)??"")),file&&await this.#isNowhere(file))throw new ConfigurationError(
[`${file.name} is not there`]);return file&&this.#orFault(()=>readFrom(file))}async baseline(configuration){let{baseline:named,config}=this.#options;if(named===
!1)return;let isKnown=this.faults.size===0,file=((place,path=baselineFile)=>baselineFileAt(named,path,place))(this.#there,configuration?.baseline),find=()=>findBaseline(
this.#options,configuration?.baseline,()=>file);if(isOutside(file))return find();let own=named===void 0&&config!==!1?await this.#ownBaseline():void 0;if(await this.#compare(
async()=>{let paths=new Set([file.path,...named===void 0?[own??baselineFile]:[]]),changes=[];for(let path of paths)changes.push(...await changeOf("baseline",this.#there.
tree,this.#here.tree,path));return changes}),named===void 0&&!isKnown)return;if(named!==void 0&&await this.#isNowhere(file))throw new UsageError(`there is no ba\
seline ${file.name}; it has to be made first`,file.name);let found=await this.#orFault(find);return found&&{...found,written:await writtenIn(this.#here,file)}}async#ownBaseline(){
try{let file=await configurationFileFor(this.#options.config,{...this.#here,origin:""});return file&&!isOutside(file)?(await readFrom(file)).baseline:void 0}catch(error){
if(error instanceof UsageError)return;throw error}}async#compare(changes){this.changes.push(...await this.#orFault(changes)??[])}async#isNowhere({path}){let isMissing=async({
tree})=>{let read=await tree.read(path,0);return!read.ok&&read.refusal==="missing"},isThere=async()=>!await isMissing(this.#there);return await isMissing(this.#here)&&
await this.#orFault(isThere)===!1}async#orFault(read){try{return await read()}catch(error){if(!(error instanceof UsageError||error instanceof UnreadableSettings))
throw error;for(let fault of error instanceof ConfigurationError?error.faults:[error.message])this.faults.add(fault);return}}},isOutside=({origin})=>origin===void 0;
async function writtenIn({tree},{path,name}){let read=await tree.read(path,0);if(!read.ok&&read.refusal==="missing")return{path,name,document:void 0,entries:[]};
let{readBaseline}=await import("./held-YGVMXLWR.js");try{return await readBaseline({tree,path,name})}catch(error){if(error instanceof ConfigurationError)
return;throw error}}export{settingsElsewhere};
