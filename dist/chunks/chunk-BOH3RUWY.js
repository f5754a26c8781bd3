import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{allRules,baselineFileAt,checkTexts,commonTop,configurationFor,discoverFrom,discoverNamed,formats,locate,nothingToLint,rootAround}from"./chunk-JZ3D26ZK.js";
import{RevisionError,reasonOf}from"./chunk-E5WE4YI6.js";import{WorkingTree,insideOf,isBareRepository,isFolder,realPath}from"./chunk-OU4YB2OZ.js";import{
UsageError,checkChoice}from"./chunk-WZ4F5PLA.js";import{baselineFile}from"./chunk-SMPQXOG7.js";import{MemoryTree}from"./chunk-KJGHKCAW.js";import{
defaultLimits}from"./chunk-CG7TYCK6.js";import{endingIn,parentOf}from"./chunk-OCYD6ZGS.js";import{quote}from"./chunk-O3DR2KKW.js";async function findBaseline({baseline:named,updateBaseline:isUpdated=!1,rev,contents},configured,at){if(isUpdated&&named===!1)throw new UsageError("a baseline c\
annot be made and left out at the same time");if(isUpdated&&(rev!==void 0||contents!==void 0))throw new UsageError("a baseline is made of the files of the worki\
ng tree, not of a revision or of other texts");if(named===!1)return;let found=at(named,configured??baselineFile),{tree,path,name,seenFromTop=path}=found,read=await tree.
read(path,0);if(read.ok||read.refusal!=="missing"){let{readBaseline}=await import("./held-NOGHUGQH.js");return{file:await readBaseline(found,seenFromTop),
isUpdated}}let none={path:seenFromTop,name,document:void 0,entries:[]};if(isUpdated)return{file:none,isUpdated};if(!(named===void 0&&configured===void 0))throw new UsageError(
`there is no baseline ${name}; it has to be made first`,name)}function ignoring(configuration,named){if(!configuration?.hasIgnores)return()=>!1;let wanted=named.filter(path=>configuration.ignores(path,!0)),isWanted=path=>wanted.
some(one=>path===one||path.startsWith(`${one}/`));return(path,isFolder2)=>configuration.ignores(path,isFolder2)&&!isWanted(path)}import{existsSync}from"node:fs";import{join}from"node:path";function neverCommitted(reason){let all=async(paths,answer)=>new Map(paths.map(path=>[path,answer]));return{...noHistory(reason),commitTimes:paths=>all(paths,{answer:"\
not-committed"}),tracking:paths=>all(paths,{answer:"untracked"}),versions:async()=>{}}}function noHistory(reason){let unknown={answer:"unknown",reason},allUnknown=async names=>new Map(
names.map(name=>[name,unknown]));return{commits:allUnknown,files:allUnknown,commitTimes:allUnknown,tracking:allUnknown,stepsSince:async()=>({steps:[],gap:reason,
ends:[]}),versions:async()=>reason,log:async()=>({commits:[],gap:reason}),uncommitted:async()=>unknown,underway:async()=>{},time:async()=>{}}}async function openRepository(top,{git=!0,safeDirectory}){if(!git)return withoutGit(top,"git was not to be asked",noHistory);let isBare=!existsSync(join(top,".g\
it"));if(isBare&&!isBareRepository(top))return withoutGit(top,"this is no git repository",neverCommitted);let{GitRepository}=await import("./git-repository-6UXCJ4ZH.js"),
isSafe=safeDirectory!==void 0&&insideOf(realPath(safeDirectory),top)!==void 0,options={...isBare&&{gitDir:top},...isSafe&&{safeDirectory:top}};return withGit(top,
new GitRepository(top,options),isBare)}function withGit(top,git,isBare){let viewOf=({hash,time})=>({hash,time,tree:git.tree(hash),history:git.history(hash)});return{
top,isBare,workingTree:new WorkingTree(top),history:git.history(),ignored:folders=>git.ignored(folders),resolve:async revision=>viewOf(await git.resolve(revision)),
forkPoint:async(base,revision)=>viewOf(await git.forkPoint(base,revision)),changedSince:(hash,until,concerns)=>git.changedSince(hash,until,concerns).catch(failure=>{
throw new RevisionError(`what was changed cannot be known: ${reasonOf(failure)}`)}),close:()=>git.close()}}function withoutGit(top,reason,historyOf){let refuse=async revision=>{
throw new RevisionError(`${quote(revision)} cannot be read: ${reason}`)};return{top,isBare:!1,workingTree:new WorkingTree(top),history:historyOf(reason),ignored:async()=>new Set,
resolve:refuse,forkPoint:refuse,changedSince:refuse,close:()=>{}}}async function discover(search,{atBase,lost},{here,paths},{allowEmpty=!1,rev},configuration){let where=`${rev===void 0?"":` at ${rev}`}${configuration?.hasIgnores?
`, leaving out what ${configuration.name} ignores`:""}`;if(paths.length>0){let found2=await discoverNamed(search,paths,atBase??lost);if(found2.empty[0]&&!allowEmpty)
throw await nothingToLint(search,found2.empty[0],found2,` or below it${where}`);return found2}let there=await discoverFrom(search,here.path,atBase),found=there.
roots.length===0&&lost?await discoverFrom(search,here.path,lost):there;if(found.roots.length===0&&!allowEmpty){let scope=here.path===""?" or below it":", below \
it or above it in its repository";throw await nothingToLint(search,here,found,scope+where)}return{...found,empty:[]}}var RootIndex=class{#roots;constructor(roots){this.#roots=new Map(roots.map(root=>[root.path,root]))}around(path){for(let at=path;;at=parentOf(at)){let root=this.#roots.
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
{only,severities},allRules(formats));let named=namedBy(options),{cwd,top,texts}=named,repository=await openRepository(top,options);try{checkTexts(texts,formats);
let subject=await subjectOf(repository,options,texts),configuration=await configurationFor(options.config,subject.tree,top,cwd),asked=named.paths.length>0?named.
paths:[named.here],isIgnored=ignoring(configuration,asked.flatMap(({path})=>[path,rootAround(path,formats)?.path??path])),search={tree:subject.tree,formats,...subject.
isWorkingTree&&{leftOut:repository.ignored},isIgnored:folder=>isIgnored(folder,!0),onFolder:folderCounter(options)},{base}=subject,lost=await gone?.(repository),
elsewhere=view=>view&&{tree:view.tree,formats,isIgnored:search.isIgnored},others={atBase:elsewhere(base),lost:elsewhere(lost)},found=await discover(search,others,
named,options,configuration),roots=options.changed&&base?await changedAmong(found.roots,base,repository,texts):found.roots,baseline=await findBaseline(options,configuration?.
baseline,(name,path)=>baselineFileAt(name,path,subject.tree,top,cwd)),run={...subject,roots,only,severities,configuration,isIgnored,limits:configuration?.limits??
defaultLimits,agentTrailers:configuration?.agentTrailers,baseline:baseline&&{...baseline,formats,scope:asked.map(({path})=>path)},onRoot:onProgress&&(done=>onProgress(
{stage:"lint",done,total:roots.length}))},judged=await judge(run,texts.map(({path})=>path),repository),{unsearched,empty}=found;return{...judged,top,unsearched,
stateless:empty.map(({given})=>given),...configuration&&{configuration:verdictOf(configuration)},...found.roots.length>0&&roots.length===0&&{unchangedSince:options.
base??"HEAD"}}}finally{repository.close()}}function namedBy({cwd:folder,paths=[],contents={}}){let cwd=realPath(folder??process.cwd());if(!isFolder(cwd))throw new UsageError(
`there is no folder ${cwd}`,folder);let place=path=>locate(path,cwd,rootNames),here=place("."),named=paths.map(place),texts=Object.entries(contents).map(([path,
text])=>({...place(path),text})),{top,foreign}=commonTop([named[0]??here,...named.slice(1),...texts],cwd);if(foreign)throw new UsageError(`${foreign.given} is n\
ot in the repository ${top}; lint one repository at a time`);let searched=({given,path})=>({given,path:insideOf(top,path)??""});return{cwd,top,here:{...searched(
here),given:cwd},paths:named.map(searched),texts:texts.map(one=>({...searched(one),text:one.text}))}}function folderCounter({onProgress}){let done=0;return()=>{
done+=1,onProgress?.({stage:"search",done})}}function verdictOf({name,failOn,maxWarnings}){return{name,...failOn&&{failOn},...maxWarnings!==void 0&&{maxWarnings}}}export{openRepository,prepared};
