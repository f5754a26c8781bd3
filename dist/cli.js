#!/usr/bin/env node
import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{commandNames,lintCommand}from"./chunks/chunk-LXI27MAW.js";import"./chunks/chunk-NPL7LIR6.js";import{complain}from"./chunks/chunk-N7UFKUFH.js";import"./chunks/chunk-QSRDAQTN.js";
import"./chunks/chunk-2BX5LQCB.js";import"./chunks/chunk-JLOROCSZ.js";import"./chunks/chunk-UD2ZJNOP.js";import"./chunks/chunk-BKFDSIFW.js";import{exitStatus}from"./chunks/chunk-SIGZUW6O.js";
import"./chunks/chunk-EJTSCV4W.js";import"./chunks/chunk-47UHDOGC.js";import"./chunks/chunk-TW3JPCBN.js";import"./chunks/chunk-FJJHSZVR.js";import"./chunks/chunk-DEYUGHCI.js";
import"./chunks/chunk-L5IPYFBK.js";import"./chunks/chunk-JV56SVTT.js";import"./chunks/chunk-BOH3RUWY.js";import"./chunks/chunk-KUWVXKDL.js";import"./chunks/chunk-JZ3D26ZK.js";
import"./chunks/chunk-YYSE4MGW.js";import"./chunks/chunk-E5WE4YI6.js";import"./chunks/chunk-OU4YB2OZ.js";import"./chunks/chunk-ZMGNCHFC.js";import{UsageError}from"./chunks/chunk-WZ4F5PLA.js";
import"./chunks/chunk-SMPQXOG7.js";import{product}from"./chunks/chunk-CGGJ2SV2.js";import"./chunks/chunk-RZ4BXAHG.js";import"./chunks/chunk-SXE7HTQW.js";import"./chunks/chunk-KJGHKCAW.js";
import"./chunks/chunk-WMW556DY.js";import"./chunks/chunk-GDV3UTWI.js";import"./chunks/chunk-CG7TYCK6.js";import"./chunks/chunk-KN7UDGJX.js";import"./chunks/chunk-QRLRKORG.js";
import"./chunks/chunk-JIGPVBWV.js";import"./chunks/chunk-55TSMPNM.js";import"./chunks/chunk-35CKYDRV.js";import"./chunks/chunk-F2GHE7DX.js";import"./chunks/chunk-FL62XDMA.js";
import"./chunks/chunk-TYHJD6EH.js";import"./chunks/chunk-FF2GFRT5.js";import"./chunks/chunk-3XDVFNYD.js";import"./chunks/chunk-NLWCWX35.js";import"./chunks/chunk-E55R4UL6.js";
import"./chunks/chunk-DPYKUHYC.js";import"./chunks/chunk-XP3V5EZW.js";import"./chunks/chunk-RBBPKCDR.js";import"./chunks/chunk-K74WE5EW.js";import"./chunks/chunk-LXIETXAJ.js";
import"./chunks/chunk-OCYD6ZGS.js";import"./chunks/chunk-L5HX7WC4.js";import"./chunks/chunk-O3DR2KKW.js";import"./chunks/chunk-ED7OECLU.js";import"./chunks/chunk-4KOTOZ36.js";
import"./chunks/chunk-PMWXOWGL.js";async function main(argv,io2){try{if(isPathsOnly(argv))return await lintCommand(argv,{},io2);let{runProgram}=await import("./chunks/program-47NN2Y7Q.js");return await runProgram(
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
