import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import"./chunk-PMWXOWGL.js";import{spawn}from"node:child_process";import{createInterface}from"node:readline";var quiet=50,ctrlC="";async function ask(question){if(!await drained(process.stdin))
return;let reader=createInterface({input:process.stdin,output:process.stderr});return new Promise(resolve=>{reader.on("SIGINT",()=>reader.close()),reader.on("cl\
ose",()=>resolve(void 0)),reader.question(question,line=>{resolve(line),reader.close()})})}function drained(terminal){return new Promise(resolve=>{let end=isThere=>{
clearTimeout(alarm),terminal.off("data",onData).off("end",onEnd).off("error",onEnd).pause(),terminal.setRawMode(!1),resolve(isThere)},onEnd=()=>end(!1),onData=chunk=>{
chunk.toString().includes(ctrlC)?end(!1):alarm.refresh()},alarm=setTimeout(()=>end(!0),quiet);terminal.on("data",onData).on("end",onEnd).on("error",onEnd),terminal.
setRawMode(!0),terminal.resume()})}async function edit(paths){let isWindows=process.platform==="win32",{VISUAL,EDITOR}=process.env,editor=VISUAL||EDITOR||(isWindows?
"notepad":"vi");try{let end=await endOf(()=>isWindows?spawn(`${editor} ${paths.map(path=>`"${path}"`).join(" ")}`,{stdio:"inherit",shell:!0}):spawn("/bin/sh",["\
-c",`${editor} "$@"`,"editor",...paths],{stdio:"inherit"}));return end===0?void 0:`the editor ${editor} ended with ${end}`}catch(error){return`the editor cannot\
 be started: ${error.message}`}}var defaultPager="command -v less > /dev/null || exit 127; exec less -FRX";async function page(text){if(process.platform==="win3\
2")return!1;let{PAGER}=process.env;try{return await endOf(()=>{let child=spawn("/bin/sh",["-c",PAGER||defaultPager],{stdio:["pipe","inherit","inherit"]});return child.
stdin.on("error",()=>{}),child.stdin.end(text),child})===0}catch{return!1}}async function endOf(start){let ignored=()=>{};process.on("SIGINT",ignored);try{return await new Promise(
(resolve,reject)=>{let child=start();child.on("error",reject),child.on("close",(status,signal)=>resolve(signal??status??"no status"))})}finally{process.off("SIG\
INT",ignored)}}export{ask,edit,page};
