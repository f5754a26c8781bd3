#!/usr/bin/env node
import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{complain}from"./chunks/chunk-N7UFKUFH.js";import{commandNames,lintCommand}from"./chunks/chunk-Y3PAGQGV.js";import"./chunks/chunk-Y6GLKFFV.js";import"./chunks/chunk-NPL7LIR6.js";
import"./chunks/chunk-2BX5LQCB.js";import"./chunks/chunk-UD2ZJNOP.js";import"./chunks/chunk-THOCKCNE.js";import{exitStatus}from"./chunks/chunk-SIGZUW6O.js";import"./chunks/chunk-EJTSCV4W.js";
import"./chunks/chunk-47UHDOGC.js";import"./chunks/chunk-JLOROCSZ.js";import"./chunks/chunk-TW3JPCBN.js";import"./chunks/chunk-FJJHSZVR.js";import"./chunks/chunk-DEYUGHCI.js";
import"./chunks/chunk-EUJSH2UU.js";import"./chunks/chunk-KUWVXKDL.js";import"./chunks/chunk-EPYEKWQB.js";import"./chunks/chunk-JCXKR2V2.js";import"./chunks/chunk-SFRRLXOF.js";
import"./chunks/chunk-LRKYG7HE.js";import"./chunks/chunk-E5WE4YI6.js";import"./chunks/chunk-OU4YB2OZ.js";import{UsageError}from"./chunks/chunk-32JDBHY3.js";import"./chunks/chunk-SMPQXOG7.js";
import{product}from"./chunks/chunk-CGGJ2SV2.js";import"./chunks/chunk-RZ4BXAHG.js";import"./chunks/chunk-SXE7HTQW.js";import"./chunks/chunk-EP4X5I3W.js";import"./chunks/chunk-5XWIMGYV.js";
import"./chunks/chunk-WMW556DY.js";import"./chunks/chunk-3WS24KGS.js";import"./chunks/chunk-CG7TYCK6.js";import"./chunks/chunk-KN7UDGJX.js";import"./chunks/chunk-QRLRKORG.js";
import"./chunks/chunk-QSB2APHT.js";import"./chunks/chunk-MAAVWFCB.js";import"./chunks/chunk-PNSIFF62.js";import"./chunks/chunk-3XDVFNYD.js";import"./chunks/chunk-NLWCWX35.js";
import"./chunks/chunk-HFZDJGPX.js";import"./chunks/chunk-R2GZINJI.js";import"./chunks/chunk-OKNUZLZX.js";import"./chunks/chunk-RBBPKCDR.js";import"./chunks/chunk-2DRHOU5Y.js";
import"./chunks/chunk-YHCOE7YC.js";import"./chunks/chunk-OCYD6ZGS.js";import"./chunks/chunk-ZXLUDNN5.js";import"./chunks/chunk-O3DR2KKW.js";import"./chunks/chunk-ED7OECLU.js";
import"./chunks/chunk-4KOTOZ36.js";import"./chunks/chunk-PMWXOWGL.js";async function main(argv,io2){try{if(isPathsOnly(argv))return await lintCommand(argv,{},io2);let{runProgram}=await import("./chunks/program-3TRMZEAK.js");return await runProgram(
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
