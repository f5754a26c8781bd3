import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{ConfigurationError}from"./chunk-ZMGNCHFC.js";import{schemaEnum,schemaPattern,schemaRange,schemaRequired,schemaType,schemaUnknownField,syntaxPlaceholder}from"./chunk-WZ4F5PLA.js";
import{defaultLimits}from"./chunk-CG7TYCK6.js";import{decode}from"./chunk-L5HX7WC4.js";import{size}from"./chunk-O3DR2KKW.js";async function textOf({tree,path,name},most){let read=await tree.read(path,most);if(!read.ok)throw new ConfigurationError([`${name} ${refusals[read.refusal]}${read.
refusal==="too-large"?size(most):""}`]);let decoded=decode(read.bytes);if(decoded.ok)return decoded.text;let what={"utf-16":"is UTF-16","nul-byte":"holds a NUL \
byte","not-utf8":"is no UTF-8 text"};throw new ConfigurationError([`${name} ${what[decoded.problem]} (byte ${decoded.offset}); expected UTF-8`])}var refusals={missing:"\
is not there",link:"is reached over a link, and links are not followed","not-a-file":"is no regular file","too-large":"is larger than ","not-readable":"cannot b\
e opened; check its permissions","not-fetched":"was not fetched, as the clone is partial; clone it without --filter",outside:"lies outside of the repository"},judges=[
schemaEnum,schemaPattern,schemaRange,schemaRequired,schemaType,schemaUnknownField,syntaxPlaceholder];async function wrongBySchema(document){let wrong=[];for(let{
check}of judges)await check({snapshot:{...noSnapshot,documents:[document]},change:void 0,facts:noFacts,now:0,limits:defaultLimits,report:(at,message)=>wrong.push(
{at,message}),skip:()=>{}});return wrong}var noSnapshot={root:"",format:"",dialect:void 0,documents:[],unreadable:[],commits:[],files:[]},nobodyAsked={answer:"u\
nknown",reason:"a file of ours claims nothing"},noFacts={commit:()=>nobodyAsked,file:()=>nobodyAsked,age:()=>nobodyAsked,tracking:()=>nobodyAsked,lastCommit:void 0};
function errorOf(name,wrong){let lines=[...wrong].sort((a,b)=>a.at.start-b.at.start).map(({at,message})=>{let{line,column}=at.document.position(at.start);return`${name}\
:${line}:${column}: ${message}`});return new ConfigurationError(lines)}export{textOf,wrongBySchema,noSnapshot,noFacts,errorOf};
