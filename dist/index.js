import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{fails,fix,increment,init,lint,mergeWarmth,migrate,promptOf,readState,recover,resume,rules,schemas,transitionState,updateState}from"./chunks/chunk-L5IPYFBK.js";
import"./chunks/chunk-JV56SVTT.js";import"./chunks/chunk-BOH3RUWY.js";import{InvalidFrontmatter,LockTimeout,PermissionDenied,StaleState,StateNotFound,ValidationFailed}from"./chunks/chunk-KUWVXKDL.js";
import"./chunks/chunk-JZ3D26ZK.js";import"./chunks/chunk-YYSE4MGW.js";import"./chunks/chunk-E5WE4YI6.js";import"./chunks/chunk-OU4YB2OZ.js";import{ConfigurationError}from"./chunks/chunk-ZMGNCHFC.js";
import{UsageError}from"./chunks/chunk-WZ4F5PLA.js";import"./chunks/chunk-SMPQXOG7.js";import"./chunks/chunk-CGGJ2SV2.js";import"./chunks/chunk-RZ4BXAHG.js";import"./chunks/chunk-SXE7HTQW.js";
import"./chunks/chunk-KJGHKCAW.js";import"./chunks/chunk-WMW556DY.js";import"./chunks/chunk-GDV3UTWI.js";import"./chunks/chunk-CG7TYCK6.js";import"./chunks/chunk-KN7UDGJX.js";
import{Increment}from"./chunks/chunk-QRLRKORG.js";import"./chunks/chunk-JIGPVBWV.js";import"./chunks/chunk-55TSMPNM.js";import"./chunks/chunk-35CKYDRV.js";import"./chunks/chunk-F2GHE7DX.js";
import"./chunks/chunk-FL62XDMA.js";import"./chunks/chunk-TYHJD6EH.js";import"./chunks/chunk-FF2GFRT5.js";import"./chunks/chunk-3XDVFNYD.js";import"./chunks/chunk-NLWCWX35.js";
import"./chunks/chunk-E55R4UL6.js";import"./chunks/chunk-DPYKUHYC.js";import"./chunks/chunk-XP3V5EZW.js";import"./chunks/chunk-RBBPKCDR.js";import"./chunks/chunk-K74WE5EW.js";
import"./chunks/chunk-LXIETXAJ.js";import"./chunks/chunk-OCYD6ZGS.js";import"./chunks/chunk-L5HX7WC4.js";import"./chunks/chunk-O3DR2KKW.js";import"./chunks/chunk-ED7OECLU.js";
import"./chunks/chunk-4KOTOZ36.js";import"./chunks/chunk-PMWXOWGL.js";export{ConfigurationError,Increment,InvalidFrontmatter,LockTimeout,PermissionDenied,StaleState,StateNotFound,UsageError,ValidationFailed,fails,fix,increment,init,
lint,mergeWarmth,migrate,promptOf,readState,recover,resume,rules,schemas,transitionState,updateState};
