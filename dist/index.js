import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{fails,fix,increment,init,lint,mergeWarmth,migrate,promptOf,readState,recover,resume,rules,schemas,transitionState,updateState}from"./chunks/chunk-73S3KGGC.js";
import"./chunks/chunk-DM3IBQOG.js";import"./chunks/chunk-UGLVWDDQ.js";import{InvalidFrontmatter,LockTimeout,PermissionDenied,StaleState,StateNotFound,ValidationFailed}from"./chunks/chunk-KUWVXKDL.js";
import"./chunks/chunk-QI6NW4TS.js";import"./chunks/chunk-4L27TGDV.js";import"./chunks/chunk-E5WE4YI6.js";import"./chunks/chunk-OU4YB2OZ.js";import{ConfigurationError}from"./chunks/chunk-QS4J26RI.js";
import{UsageError}from"./chunks/chunk-2DGTUMOK.js";import"./chunks/chunk-SMPQXOG7.js";import"./chunks/chunk-CGGJ2SV2.js";import"./chunks/chunk-RZ4BXAHG.js";import"./chunks/chunk-SXE7HTQW.js";
import"./chunks/chunk-ATX3WQ4K.js";import"./chunks/chunk-WMW556DY.js";import"./chunks/chunk-HH3AZX4N.js";import"./chunks/chunk-CG7TYCK6.js";import"./chunks/chunk-KN7UDGJX.js";
import{Increment}from"./chunks/chunk-QRLRKORG.js";import"./chunks/chunk-NRW37IHV.js";import"./chunks/chunk-55TSMPNM.js";import"./chunks/chunk-MWTHEIUC.js";import"./chunks/chunk-ANA7XTD6.js";
import"./chunks/chunk-26WRO263.js";import"./chunks/chunk-NXQPHVTR.js";import"./chunks/chunk-FF2GFRT5.js";import"./chunks/chunk-3XDVFNYD.js";import"./chunks/chunk-NLWCWX35.js";
import"./chunks/chunk-E55R4UL6.js";import"./chunks/chunk-DPYKUHYC.js";import"./chunks/chunk-XP3V5EZW.js";import"./chunks/chunk-RBBPKCDR.js";import"./chunks/chunk-QVZVSFA7.js";
import"./chunks/chunk-25POYIIS.js";import"./chunks/chunk-OCYD6ZGS.js";import"./chunks/chunk-L5HX7WC4.js";import"./chunks/chunk-O3DR2KKW.js";import"./chunks/chunk-ED7OECLU.js";
import"./chunks/chunk-4KOTOZ36.js";import"./chunks/chunk-PMWXOWGL.js";export{ConfigurationError,Increment,InvalidFrontmatter,LockTimeout,PermissionDenied,StaleState,StateNotFound,UsageError,ValidationFailed,fails,fix,increment,init,
lint,mergeWarmth,migrate,promptOf,readState,recover,resume,rules,schemas,transitionState,updateState};
