import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{UsageError,called}from"./chunk-34XNZ5UG.js";import{baselineFile}from"./chunk-SMPQXOG7.js";async function findBaseline({baseline:named,updateBaseline:isUpdated=!1,rev,contents,shard},configured,at){if(isUpdated&&named===!1)throw new UsageError("a base\
line cannot be made and left out at the same time");if(isUpdated&&(rev!==void 0||contents!==void 0))throw new UsageError("a baseline is made of the files of the\
 working tree, not of a revision or of other texts");if(isUpdated&&shard!==void 0)throw new UsageError("a baseline is made of all that is found, and not of one \
shard");if(named===!1)return;let found=at(named,configured??baselineFile),{tree,path,seenFromTop=path}=found,read=await tree.read(path,0);if(read.ok||read.refusal!==
"missing"){let{readBaseline}=await import("./held-YGVMXLWR.js");return{file:await readBaseline(found,seenFromTop),isUpdated}}let none={path:seenFromTop,name:found.
name,document:void 0,entries:[]};if(isUpdated)return{file:none,isUpdated};if(!(named===void 0&&configured===void 0))throw new UsageError(`there is no baseline ${called(
found)}; it has to be made first`,found.name)}export{findBaseline};
