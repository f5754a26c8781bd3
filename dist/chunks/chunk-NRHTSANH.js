import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{findBaseline}from"./chunk-XFJOWFPY.js";import{openRepository}from"./chunk-UMXWHUJH.js";import{allRules,askedOnce,baselineFileAt,checkTexts,commonTop,
configurationFor,discoverFrom,discoverNamed,formats,isInShard,locate,nothingToLint,readShard,rootAround}from"./chunk-MLJMMB5F.js";import{RevisionError,insideOf,
isFolder,realPath}from"./chunk-DHNBCSJ3.js";import{UsageError,checkChoice}from"./chunk-34XNZ5UG.js";import{MemoryTree}from"./chunk-PA3GP2UF.js";
import{defaultLimits}from"./chunk-CG7TYCK6.js";import{endingIn,parentOf}from"./chunk-OCYD6ZGS.js";function ignoring(configuration,named){if(!configuration?.hasIgnores)return()=>!1;let wanted=named.filter(path=>configuration.ignores(path,!0)),isWanted=path=>wanted.
some(one=>path===one||path.startsWith(`${one}/`));return(path,isFolder2)=>configuration.ignores(path,isFolder2)&&!isWanted(path)}async function discover(search,{atBase,lost},{here,paths},{allowEmpty=!1,rev},configuration){let where=`${rev===void 0?"":` at ${rev}`}${configuration?.hasIgnores?
`, leaving out what ${configuration.name} ignores`:""}`;if(paths.length>0){let found2=await discoverNamed(search,paths,atBase??lost);if(found2.empty[0]&&!allowEmpty)
throw await nothingToLint(search,found2.empty[0],found2,` or below it${where}`);return found2}let there=await discoverFrom(search,here.path,atBase),found=there.
roots.length===0&&lost?await discoverFrom(search,here.path,lost):there;if(found.roots.length===0&&!allowEmpty){let scope=here.path===""?" or below it":", below \
it or above it in its repository";throw await nothingToLint(search,here,found,scope+where)}return{...found,empty:[]}}async function settingsFor(options,place,repository){if(options.settingsFrom!==void 0){let{settingsElsewhere}=await import("./settings-elsewhere-MAUCKGDB.js");return settingsElsewhere(
options,options.settingsFrom,place,repository)}let configuration=await configurationFor(options.config,place);return{configuration,baseline:()=>findBaseline(options,
configuration?.baseline,(named,path)=>baselineFileAt(named,path,place)),told:()=>{}}}var RootIndex=class{#roots;constructor(roots){this.#roots=new Map(roots.map(root=>[root.path,root]))}around(path){for(let at=path;;at=parentOf(at)){let root=this.#roots.
get(at);if(root)return isOf(root,path)?root:void 0;if(at==="")return}}among(paths){let found=new Set(paths.map(path=>this.around(path)));return[...this.#roots.values()].
filter(root=>found.has(root))}};function isOf({path:root,format},path){return endingIn(root,format.directories)?!0:format.reads(root===""?path:path.slice(root.length+
1))}async function changedTexts(texts,tree){let changed=[];for(let{path,text}of texts){let bytes=Buffer.from(text),read=await tree.read(path,bytes.length);(!read.
ok||!bytes.equals(read.bytes))&&changed.push(path)}return changed}async function subjectOf(repository,options,texts){let{rev,now}=options;if(rev!==void 0&&texts.length>0)throw new UsageError("texts lie over the working tree, n\
ot over a revision");if(repository.isBare&&rev===void 0)throw new UsageError("this is a bare repository, without a working tree; name a revision to lint");let resolve=revision=>repository.
resolve(revision).catch(asUsageError),commit=rev===void 0?void 0:await resolve(rev),overlay=Object.fromEntries(texts.map(({path,text})=>[path,text])),{workingTree}=repository;
return{isWorkingTree:!commit,tree:commit?.tree??(texts.length>0?new MemoryTree(overlay,workingTree):workingTree),history:commit?.history??repository.history,base:await baseOf(
repository,options),now:now==="commit"?commit?.time??(await resolve("HEAD")).time:now??commit?.time??Date.now()}}async function baseOf(repository,{base,changed,
rev}){if(!(base===void 0&&!changed))try{let{hash,tree}=await repository.forkPoint(base??"HEAD",rev),until=rev===void 0?void 0:(await repository.resolve(rev)).hash;
return{hash,tree,until}}catch(error){return base===void 0&&error instanceof RevisionError&&error.isUnborn?void 0:asUsageError(error)}}async function changedAmong(roots,base,repository,texts){
let index=new RootIndex(roots),given=new Set(texts.map(({path})=>path)),concerns=path=>!given.has(path)&&index.around(path)!==void 0,changed=await repository.changedSince(
base.hash,base.until,concerns).catch(asUsageError),differing=await changedTexts(texts,base.tree);return index.among([...changed,...differing])}function asUsageError(error){
throw error instanceof RevisionError?new UsageError(error.message):error}var rootNames=formats.flatMap(({directories})=>directories);async function prepared(options,judge,gone){let{only=[],severities={},onProgress}=options;checkChoice(
{only,severities},allRules(formats));let shard=options.shard===void 0?void 0:readShard(options.shard,"the option shard"),isOurs=path=>shard===void 0||isInShard(
path,shard),named=namedBy(options),{cwd,top,texts}=named,repository=await openRepository(top,options);try{checkTexts(texts,formats);let subject=await subjectOf(
repository,options,texts),settings=await settingsFor(options,{tree:subject.tree,top,cwd},repository),{configuration}=settings,asked=named.paths.length>0?named.paths:
[named.here],isIgnored=ignoring(configuration,asked.flatMap(({path})=>[path,rootAround(path,formats)?.path??path])),search={tree:subject.tree,formats,...subject.
isWorkingTree&&{leftOut:repository.ignored},isIgnored:folder=>isIgnored(folder,!0),onFolder:folderCounter(options)},{base}=subject,lost=await gone?.(repository),
elsewhere=view=>view&&{tree:view.tree,formats,isIgnored:search.isIgnored},others={atBase:elsewhere(base),lost:elsewhere(lost)},found=await discover(search,others,
named,options,configuration),all=options.changed&&base?await changedAmong(found.roots,base,repository,texts):found.roots,roots=all.filter(({path})=>isOurs(path)),
baseline=await settings.baseline(),told=settings.told(),run={...subject,roots,only,severities,configuration,isIgnored,part:shard&&{shard,all},askCommits:options.
askCommits&&askedOnce(options.askCommits),limits:configuration?.limits??defaultLimits,agentTrailers:configuration?.agentTrailers,baseline:baseline&&{...baseline,
formats,scope:asked.map(({path})=>path)},onRoot:onProgress&&(done=>onProgress({stage:"lint",done,total:roots.length}))},judged=await judge(run,texts.map(({path})=>path),
repository),unsearched=found.unsearched.filter(isOurs),stateless=found.empty.filter(({path})=>isOurs(path)).map(({given})=>given),tellsOfAll=shard===void 0||shard.
index===1;return{...judged,top,unsearched,stateless,...configuration&&{configuration:verdictSettings(configuration)},...told&&tellsOfAll&&{settings:told},...tellsOfAll&&
found.roots.length>0&&all.length===0&&{unchangedSince:options.base??"HEAD"}}}finally{repository.close()}}function topOf(options){return namedBy(options).top}function namedBy({
cwd:folder,paths=[],contents={}}){let cwd=realPath(folder??process.cwd());if(!isFolder(cwd))throw new UsageError(`there is no folder ${cwd}`,folder);let place=path=>locate(
path,cwd,rootNames),here=place("."),named=paths.map(place),texts=Object.entries(contents).map(([path,text])=>({...place(path),text})),{top,foreign}=commonTop([named[0]??
here,...named.slice(1),...texts],cwd);if(foreign)throw new UsageError(`${foreign.given} is not in the repository ${top}; lint one repository at a time`);let searched=({
given,path})=>({given,path:insideOf(top,path)??""});return{cwd,top,here:{...searched(here),given:cwd},paths:named.map(searched),texts:texts.map(one=>({...searched(
one),text:one.text}))}}function folderCounter({onProgress}){let done=0;return()=>{done+=1,onProgress?.({stage:"search",done})}}function verdictSettings({name,failOn,
maxWarnings}){return{name,...failOn&&{failOn},...maxWarnings!==void 0&&{maxWarnings}}}export{prepared,topOf,verdictSettings};
