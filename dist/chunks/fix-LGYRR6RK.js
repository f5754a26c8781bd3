import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{writeState}from"./chunk-ZOVBSAH2.js";import"./chunk-ZH23DREO.js";import"./chunk-MZNSU66H.js";import{checkOptions}from"./chunk-G2QXJBW6.js";
import{prepared}from"./chunk-NRHTSANH.js";import"./chunk-XFJOWFPY.js";import"./chunk-UMXWHUJH.js";import{lintRoots}from"./chunk-MLJMMB5F.js";
import"./chunk-SP7ABGYT.js";import"./chunk-VUXKQXN2.js";import"./chunk-DHNBCSJ3.js";import{UsageError}from"./chunk-34XNZ5UG.js";import"./chunk-SMPQXOG7.js";
import"./chunk-CGGJ2SV2.js";import"./chunk-RZ4BXAHG.js";import"./chunk-SXE7HTQW.js";import{MemoryTree}from"./chunk-PA3GP2UF.js";import"./chunk-DVACY2FY.js";
import"./chunk-WMW556DY.js";import"./chunk-FMMJ6K35.js";import"./chunk-CG7TYCK6.js";import"./chunk-JT6OHLAG.js";import"./chunk-DKWRIRRU.js";
import"./chunk-55TSMPNM.js";import"./chunk-TTIOAT4J.js";import"./chunk-YVZM5J6F.js";import"./chunk-4WQSKGI3.js";import"./chunk-QNRASBDQ.js";
import"./chunk-FF2GFRT5.js";import"./chunk-3XDVFNYD.js";import"./chunk-NLWCWX35.js";import"./chunk-4AD34QOQ.js";import"./chunk-OEFCFUBJ.js";
import"./chunk-WOULCUZM.js";import"./chunk-RBBPKCDR.js";import"./chunk-HM4LX76O.js";import"./chunk-7MVKXGH6.js";import{parentOf}from"./chunk-OCYD6ZGS.js";
import{decode,linesOf}from"./chunk-L5HX7WC4.js";import"./chunk-O3DR2KKW.js";import"./chunk-4KOTOZ36.js";import"./chunk-ED2W3QZT.js";import"./chunk-SYMQE37P.js";
import"./chunk-CCRLEUH2.js";import"./chunk-ED7OECLU.js";import"./chunk-PMWXOWGL.js";function splitOptions(options){let{unsafe=!1,write=!1,...lint}=Object(options);checkOptions(Object.is(options,Object(options))?lint:options);for(let[name,value]of Object.
entries({unsafe,write}))if(typeof value!="boolean")throw new UsageError(`the option ${name} must be true or false`);if(lint.updateBaseline)throw new UsageError(
"a baseline is made of what is found, and not while it is repaired");if(write&&lint.rev!==void 0)throw new UsageError("a commit cannot be written; only files of\
 the working tree");if(write&&lint.contents!==void 0)throw new UsageError("texts that were given are not written; what is made of them comes back");return{lint,
unsafe,write}}var RepairableFiles=class{#tree;#cap;#linted;#known=new Map;constructor(tree,cap,linted){this.#tree=tree,this.#cap=cap,this.#linted=linted}async get(path){return this.#known.
has(path)||this.#known.set(path,await this.#read(path)),this.#known.get(path)}async#read(path){let read=await this.#tree.read(path,this.#cap);if(!read.ok)return;
let decoded=decode(read.bytes,!0);if(!decoded.ok)return;let[first,second,third]=read.bytes;return{text:this.#linted.get(path)??decoded.text,mark:first===239&&second===
187&&third===191?"\uFEFF":""}}};var Offsets=class{#text;#starts;constructor(text){this.#text=text,this.#starts=linesOf(text).map(line=>line.start)}of({start,end,text}){let from=this.#at(start),
to=this.#at(end);if(!(from===void 0||to===void 0||to<from))return{start:from,end:to,text:asThere(text,this.#text,from)}}#at({line,column}){let start=this.#starts[line-
1]??(line===1?0:void 0),offset=start===void 0?-1:start+column-1;return offset>=0&&offset<=this.#text.length?offset:void 0}};function asThere(inserted,text,at){if(!inserted.
includes(`
`))return inserted;let next=text.indexOf(`
`,at),found=next>=0?next:text.lastIndexOf(`
`,at),lineBreak=found>0&&text.charCodeAt(found-1)===13?`\r
`:`
`;return inserted.split(/\r?\n/).join(lineBreak)}function overlap(edits){let inOrder=[...edits].sort(byPlace);return inOrder.some((edit,i)=>i>0&&edit.start<=inOrder[i-
1].end)}function applyEdits(text,edits){let result="",done=0;for(let edit of[...edits].sort(byPlace))result+=text.slice(done,edit.start)+edit.text,done=edit.end;
return result+text.slice(done)}var byPlace=(a,b)=>a.start-b.start||a.end-b.end;function chooseRepairs(findings,wishes){let offsets=new Map,proposals=findings.flatMap(finding=>proposalOf(finding,wishes,offsets)??[]),taken=new Map,isSafe=({finding})=>finding.
repair?.safe===!0,safe=proposals.filter(isSafe);return(safe.length>0?safe:proposals).filter(({edits})=>{if(![...edits].every(([path,some])=>some.every(edit=>taken.
get(path)?.hasRoomFor(edit)??!0)))return!1;for(let[path,some]of edits){let there=taken.get(path)??new Taken;taken.set(path,there);for(let edit of some)there.take(
edit)}return!0})}function proposalOf(finding,wishes,known){let{repair}=finding;if(!repair||repair.edits.length===0||!(repair.safe||wishes.unsafe)||wishes.isRefused(
finding))return;let edits=new Map;for(let edit of repair.edits){let text=wishes.text(edit.path);if(text===void 0)return;let offsets=known.get(edit.path)??new Offsets(
text);known.set(edit.path,offsets);let placed=offsets.of(edit);if(!placed)return;let there=edits.get(edit.path);there?there.push(placed):edits.set(edit.path,[placed])}
return[...edits.values()].some(overlap)?void 0:{finding,edits}}var Taken=class{#edits=[];hasRoomFor(edit){let at=this.#indexOf(edit),[before,after]=[this.#edits[at-
1],this.#edits[at]];return(!before||before.end<edit.start)&&(!after||edit.end<after.start)}take(edit){this.#edits.splice(this.#indexOf(edit),0,edit)}#indexOf({start}){
let low=0,high=this.#edits.length;for(;low<high;){let middle=low+high>>1;this.#edits[middle].start<start?low=middle+1:high=middle}return low}};var families=[/^syntax\//,/^schema\//,/^/];function broughtAbout(before,after,{safe}){let[errorsBefore=[],errorsAfter=[]]=[before,after].map(all=>all.filter(({severity})=>severity===
"error"));if(!safe)return firstOfMoreOften(errorsBefore,errorsAfter);for(let[rank,family]of families.entries()){let isOurs=({rule})=>families.findIndex(one=>one.
test(rule))===rank&&family.test(rule),old=errorsBefore.filter(isOurs),now=errorsAfter.filter(isOurs),harm=rank===families.length-1?firstOfMoreOften(old,now):now.
length>old.length?firstNew(old,now):void 0;if(harm||now.length<old.length)return harm}}function firstOfMoreOften(old,now){let left=new Map;for(let{rule}of old)left.
set(rule,(left.get(rule)??0)+1);for(let{rule}of now)left.set(rule,(left.get(rule)??0)-1);return firstNew(old,now.filter(({rule})=>(left.get(rule)??0)<0))}function firstNew(old,now){
let known=new Set(old.map(({fingerprint})=>fingerprint));return now.find(({fingerprint})=>!known.has(fingerprint))??now[0]}var mostTrials=64,RootRepair=class{root;refused=[];#run;#originals=new Map;#texts=new Map;#made=new Map;#seen=new Set;#refusedKeys=new Set;#findings;#trials=mostTrials;proposals=[];constructor(root,findings,run){
this.root=root,this.#findings=findings,this.#run=run}get hasProposals(){return this.proposals.length>0}async choose(files,wishes){for(let{repair}of this.#findings)
for(let{path}of repair?.edits??[])await this.#open(path,files);this.#seen.size===0&&this.#seen.add(this.#stateOf(this.#texts)),this.proposals=chooseRepairs(this.#findings,
{unsafe:wishes.unsafe,isRefused:finding=>this.#refusedKeys.has(keyOf(finding)),text:path=>wishes.files?.has(path)===!1?void 0:this.#texts.get(path)})}async#open(path,files){
if(this.#originals.has(path)||!isIn(this.root.path,path))return;let file=await files.get(path);file&&(this.#originals.set(path,file),this.#texts.set(path,file.text))}contents(proposals){
let texts=this.#with(proposals);return new Map([...texts].flatMap(([path,text])=>{let original=this.#originals.get(path);return original&&text!==original.text?[
[path,original.mark+text]]:[]}))}async settle(verdict,judge){let all={made:this.proposals,findings:verdict},harm=this.#harmOf(this.proposals,verdict),{made,findings}=harm?
await this.#harmless({made:[],findings:this.#findings},this.proposals,harm,judge):all;this.proposals=[];let texts=this.#with(made),state=this.#stateOf(texts);if(this.#seen.
has(state)){for(let{finding}of made)this.#refuse(finding,"it would undo what another repair did");return}this.#seen.add(state);for(let[path,text]of texts)this.#texts.
set(path,text);for(let{finding,edits}of made)for(let path of edits.keys())addTo(this.#made,path,[finding]);this.#findings=findings}async#harmless(so,proposals,harm,judge){
let[only,...others]=proposals;if(!only)return so;if(others.length===0||this.#trials<=0){for(let{finding}of proposals)this.#refuse(finding,reasonOf(harm));return so}
let middle=proposals.length>>1,tried=so;for(let half of[proposals.slice(0,middle),proposals.slice(middle)]){this.#trials-=1;let made=[...tried.made,...half],findings=(await judge(
[this.root],this.contents(made))).get(this.root.path)??[],halfs=this.#harmOf(made,findings);tried=halfs?await this.#harmless(tried,half,halfs,judge):{made,findings}}
return tried}#harmOf(made,verdict){let safe=made.every(({finding})=>finding.repair?.safe);return broughtAbout(this.#findings,verdict,{safe})}#refuse(finding,reason){
this.#refusedKeys.add(keyOf(finding)),this.refused.push({finding,reason})}#with(proposals){let edits=new Map;for(let proposal of proposals)for(let[path,some]of proposal.
edits)addTo(edits,path,some);let texts=new Map(this.#texts);for(let[path,some]of edits){let before=this.#originals.get(path)?.text??"",after=applyEdits(this.#texts.
get(path)??"",some);texts.set(path,applyEdits(after,this.#stamps(path,before,after)))}return texts}#stamps(path,before,after){let{path:root,format}=this.root,inside=root===
""?path:path.slice(root.length+1);return format.stamp?.(inside,{before,after},this.#run.now,this.#run.limits)??[]}#stateOf(texts){let changed=[...texts].filter(
([path,text])=>text!==this.#originals.get(path)?.text);return JSON.stringify(changed.sort(([a],[b])=>a<b?-1:1))}repairedFiles(){return[...this.#originals].flatMap(
([path,{text,mark}])=>{let after=this.#texts.get(path)??text;if(after===text)return[];let findings=this.#made.get(path)??[];return[{path,root:this.root.path,before:mark+
text,after:mark+after,findings}]})}};function addTo(lists,key,items){let list=lists.get(key)??[];lists.set(key,list);for(let item of items)list.push(item)}var keyOf=({
fingerprint,repair})=>JSON.stringify([fingerprint,repair?.title]),isIn=(root,path)=>root===""||path.startsWith(`${root}/`),reasonOf=({rule,message})=>`it would \
bring about another error: ${message} (${rule})`;var mostPasses=10;async function repairRoots(run,wishes){let first=await lintRoots(run),again={...run,onRoot:void 0},files=new RepairableFiles(run.tree,Math.max(
run.limits.jsonBytes,run.limits.markdownBytes),first.sources),findings=byRoot(first.report.findings,run.roots),repairs=run.roots.flatMap(root=>{let found=findings.
get(root.path)??[];return found.some(({repair})=>repair)?[new RootRepair(root,found,run)]:[]}),judge=async(roots,contents2)=>{let{report}=await lintRoots({...again,
roots,tree:repairedTree(run.tree,contents2)});return byRoot(report.findings,roots)},open=repairs;for(let pass=0;pass<mostPasses&&open.length>0;pass+=1){for(let one of open)
await one.choose(files,wishes);if(open=open.filter(one=>one.hasProposals),open.length===0)break;let contents2=new Map(open.flatMap(one=>[...one.contents(one.proposals)])),
verdicts=await judge(open.map(({root})=>root),contents2);for(let one of open)await one.settle(verdicts.get(one.root.path)??[],judge)}let repaired=repairs.flatMap(
one=>one.repairedFiles()).sort((a,b)=>a.path<b.path?-1:1),refused=repairs.flatMap(one=>one.refused);if(repaired.length===0)return{...first,repaired,refused};let contents=new Map(
repaired.map(({path,after})=>[path,after]));return{...await lintRoots({...again,tree:repairedTree(run.tree,contents)}),repaired,refused}}function repairedTree(below,contents){
return new MemoryTree(Object.fromEntries(contents),below,"as below")}function byRoot(findings,roots){let groups=new Map(roots.map(({path})=>[path,[]]));for(let finding of findings){
let at=finding.path;for(;at!==""&&!groups.has(at);)at=parentOf(at);groups.get(at)?.push(finding)}return groups}async function fixRoots(options){let{lint:asked,unsafe,write}=splitOptions(options),fixed=await prepared(asked,(run,texts)=>repairRoots(run,{unsafe,files:texts.
length>0?new Set(texts):void 0}));return write&&fixed.repaired.length>0&&await writeRepaired(fixed),fixed}async function writeRepaired({top,repaired}){let bytes=text=>new TextEncoder().
encode(text);await writeState(top,repaired.map(({path,root,before,after})=>({path,root,before:bytes(before),after:bytes(after)})))}export{fixRoots,writeRepaired};
