import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{columnsOf}from"./chunk-EJTSCV4W.js";import{count}from"./chunk-O3DR2KKW.js";var times={quiet:1e3,between:100};function progressLine(io,isQuiet=!1){let{env}=io;if(isQuiet||env.TERM==="dumb"||(env.CI||"false")!=="false")return;let latest={
stage:"search",done:0},next=performance.now()+times.quiet,isThere=!1,draw=()=>{next=performance.now()+times.between;let{stderr}=io;stderr.isTTY&&(isThere=!0,stderr.
write(`\r${inWords(latest).slice(0,columnsOf(stderr,env)-1)}\x1B[K`))},alarm=setTimeout(draw,times.quiet);return{show:progress=>{latest=progress,performance.now()>=
next&&draw()},end:()=>{clearTimeout(alarm),isThere&&io.stderr.write("\r\x1B[K")}}}function inWords({stage,done,total=0}){let number=value=>value.toLocaleString(
"en");return stage==="search"?count(done,"folder").replace(/^\d+/,`searching, ${number(done)}`):`linting ${number(done)} of ${count(total,"root").replace(/^\d+/,
number(total))}`}export{progressLine};
