#!/usr/bin/env node
import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{commandNames,lintCommand}from"./chunks/chunk-CO2INZ4L.js";import"./chunks/chunk-NPL7LIR6.js";import"./chunks/chunk-QUM2XJZC.js";import"./chunks/chunk-YWEZV7MO.js";
import"./chunks/chunk-BMDU7BB2.js";import"./chunks/chunk-2BX5LQCB.js";import"./chunks/chunk-EJTSCV4W.js";import"./chunks/chunk-JLOROCSZ.js";import"./chunks/chunk-TW3JPCBN.js";
import{complain}from"./chunks/chunk-N7UFKUFH.js";import{exitStatus}from"./chunks/chunk-SIGZUW6O.js";import"./chunks/chunk-47UHDOGC.js";import"./chunks/chunk-UD2ZJNOP.js";
import"./chunks/chunk-FJJHSZVR.js";import"./chunks/chunk-DEYUGHCI.js";import"./chunks/chunk-PHLAFPNL.js";import"./chunks/chunk-G2QXJBW6.js";import"./chunks/chunk-NRHTSANH.js";
import"./chunks/chunk-XFJOWFPY.js";import"./chunks/chunk-KUWVXKDL.js";import"./chunks/chunk-UMXWHUJH.js";import"./chunks/chunk-MLJMMB5F.js";import"./chunks/chunk-SP7ABGYT.js";
import"./chunks/chunk-VUXKQXN2.js";import"./chunks/chunk-DHNBCSJ3.js";import{UsageError}from"./chunks/chunk-34XNZ5UG.js";import"./chunks/chunk-SMPQXOG7.js";import{product}from"./chunks/chunk-CGGJ2SV2.js";
import"./chunks/chunk-RZ4BXAHG.js";import"./chunks/chunk-SXE7HTQW.js";import"./chunks/chunk-PA3GP2UF.js";import"./chunks/chunk-DVACY2FY.js";import"./chunks/chunk-WMW556DY.js";
import"./chunks/chunk-FMMJ6K35.js";import"./chunks/chunk-CG7TYCK6.js";import"./chunks/chunk-JT6OHLAG.js";import"./chunks/chunk-QRLRKORG.js";import"./chunks/chunk-DKWRIRRU.js";
import"./chunks/chunk-55TSMPNM.js";import"./chunks/chunk-TTIOAT4J.js";import"./chunks/chunk-YVZM5J6F.js";import"./chunks/chunk-4WQSKGI3.js";import"./chunks/chunk-QNRASBDQ.js";
import"./chunks/chunk-FF2GFRT5.js";import"./chunks/chunk-3XDVFNYD.js";import"./chunks/chunk-NLWCWX35.js";import"./chunks/chunk-4AD34QOQ.js";import"./chunks/chunk-OEFCFUBJ.js";
import"./chunks/chunk-WOULCUZM.js";import"./chunks/chunk-RBBPKCDR.js";import"./chunks/chunk-HM4LX76O.js";import"./chunks/chunk-7MVKXGH6.js";import"./chunks/chunk-OCYD6ZGS.js";
import"./chunks/chunk-L5HX7WC4.js";import"./chunks/chunk-O3DR2KKW.js";import"./chunks/chunk-4KOTOZ36.js";import"./chunks/chunk-ED2W3QZT.js";import"./chunks/chunk-SYMQE37P.js";
import"./chunks/chunk-CCRLEUH2.js";import"./chunks/chunk-ED7OECLU.js";import"./chunks/chunk-PMWXOWGL.js";async function main(argv,io2){try{if(isPathsOnly(argv))return await lintCommand(argv,{},io2);let{runProgram}=await import("./chunks/program-Y3VDIV4X.js");return await runProgram(
argv,io2)}catch(error){return await complain(error,io2)}}function isPathsOnly(argv){return!argv.some(word=>word.startsWith("-"))&&!commandNames.includes(argv[0]??
"")}import{fstatSync,statSync}from"node:fs";import{devNull}from"node:os";import{isatty}from"node:tty";function processIo(){let isBroken=!1,watched=stream=>stream.listenerCount("error")>0?stream:stream.on("error",({code})=>{code!=="EPIPE"&&(isBroken=!0,process.exitCode=
exitStatus.usage,stream!==process.stderr&&process.stderr.write(`${product.name}: the output cannot be written: ${code}
`))});return{io:{get cwd(){return workingFolder()},env:process.env,get stdin(){return checkStandardInput(),process.stdin},get stdout(){return watched(process.stdout)},
get stderr(){return watched(process.stderr)},get person(){return isatty(0)&&isatty(1)&&process.env.TERM!=="dumb"?personAtTerminal:void 0},get interrupted(){let interrupted=new AbortController;
for(let signal of["SIGINT","SIGTERM"])process.once(signal,()=>interrupted.abort());return interrupted.signal}},end:status=>{isBroken||(process.exitCode=status)}}}
var personAtTerminal={ask:async question=>(await import("./chunks/person-at-terminal-IYBH4VUB.js")).ask(question),edit:async paths=>(await import("./chunks/person-at-terminal-IYBH4VUB.js")).
edit(paths),page:async text=>(await import("./chunks/person-at-terminal-IYBH4VUB.js")).page(text)};function checkStandardInput(){let{isDirectory,isNull}=standardInput();if(isDirectory)
throw new UsageError("standard input cannot be read: it is a directory");if(isNull)throw new UsageError(`standard input cannot be read: it is closed, or ${devNull}`)}
function standardInput(){try{let input=fstatSync(0),isDevice=input.isCharacterDevice()&&process.platform!=="win32";return{isDirectory:input.isDirectory(),isNull:isDevice&&
statSync(devNull).rdev===input.rdev}}catch(error){throw new UsageError(`standard input cannot be read: ${error.code??error}`)}}function workingFolder(){try{return process.
cwd()}catch{throw new UsageError("the working folder is no longer there")}}var{io,end}=processIo();end(await main(process.argv.slice(2),io));
