import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{answerOr,reasonOf}from"./chunk-VUXKQXN2.js";import{RevisionError,WorkingTree,insideOf,isBareRepository,realPath}from"./chunk-DHNBCSJ3.js";import{
UsageError}from"./chunk-34XNZ5UG.js";import{quote,suggestion}from"./chunk-O3DR2KKW.js";import{existsSync}from"node:fs";import{join}from"node:path";function neverCommitted(reason){let all=async(paths,answer)=>new Map(paths.map(path=>[path,answer]));return{...noHistory(reason),commitTimes:paths=>all(paths,{answer:"\
not-committed"}),tracking:paths=>all(paths,{answer:"untracked"}),versions:async()=>{}}}function noHistory(reason){let unknown={answer:"unknown",reason},allUnknown=async names=>new Map(
names.map(name=>[name,unknown]));return{commits:allUnknown,files:allUnknown,commitTimes:allUnknown,tracking:allUnknown,stepsSince:async()=>({steps:[],gap:reason,
ends:[]}),versions:async()=>reason,log:async()=>({commits:[],gap:reason}),uncommitted:async()=>unknown,underway:async()=>{},time:async()=>{}}}var isRepository=top=>existsSync(join(top,".git"))||isBareRepository(top);async function openRepository(top,{git=!0,safeDirectory}){if(!git)return withoutGit(top,
"git was not to be asked",noHistory);let isBare=!existsSync(join(top,".git"));if(!isRepository(top))return withoutGit(top,"this is no git repository",neverCommitted);
let{GitRepository}=await import("./git-repository-PB7QSI6H.js"),isSafe=safeDirectory!==void 0&&insideOf(realPath(safeDirectory),top)!==void 0,options={...isBare&&{
gitDir:top},...isSafe&&{safeDirectory:top}};return withGit(top,new GitRepository(top,options),isBare)}function withGit(top,git,isBare){let viewOf=({hash,time})=>({
hash,time,tree:git.tree(hash),history:git.history(hash)});return{top,isBare,workingTree:new WorkingTree(top),history:git.history(),ignored:folders=>git.ignored(
folders),resolve:async revision=>viewOf(await git.resolve(revision)),forkPoint:async(base,revision)=>viewOf(await git.forkPoint(base,revision)),changedSince:(hash,until,concerns)=>git.
changedSince(hash,until,concerns).catch(failure=>{throw new RevisionError(`what was changed cannot be known: ${reasonOf(failure)}`)}),cloned:()=>answerOr(git.conditions(),
unknownClone),close:()=>git.close()}}var unknownClone={origin:void 0,isPartial:!1};function withoutGit(top,reason,historyOf){let refuse=async revision=>{throw new RevisionError(
`${quote(revision)} cannot be read: ${reason}`)};return{top,isBare:!1,workingTree:new WorkingTree(top),history:historyOf(reason),ignored:async()=>new Set,resolve:refuse,
forkPoint:refuse,changedSince:refuse,cloned:async()=>unknownClone,close:()=>{}}}function holdAgainst(kinds,options,caller){if(!isObject(options))throw new UsageError(`${caller}() wants an object of options, not ${inWords(options)}`);let known=new Map(
Object.entries(kinds));for(let[name,value]of Object.entries(options)){let kind=known.get(name);if(!kind)throw new UsageError(`there is no option ${quote(name)}${suggestion(
name,[...known.keys()])}`);if(!(value===void 0||kind.is(value)))throw new UsageError(`the option ${name} must be ${kind.expected}, not ${inWords(value)}`)}}function isWord(value){
return typeof value=="string"&&value!==""}function isBoolean(value){return typeof value=="boolean"}function isListOfWords(value){return Array.isArray(value)&&value.
every(isWord)}function isObject(value){return tagOf(value)==="Object"}function isObjectOf(is){return value=>isObject(value)&&Object.values(value).every(is)}function tagOf(value){
return Object.prototype.toString.call(value).slice(8,-1)}function inWords(value){return typeof value=="string"?quote(value):Array.isArray(value)?value.every(isWord)?
"a list":"a list of other things":isObject(value)?"such an object":typeof value=="object"&&value!==null||typeof value=="function"?`a ${tagOf(value)}`:String(value)}export{isRepository,openRepository,holdAgainst,isWord,isBoolean,isListOfWords,isObjectOf,tagOf};
