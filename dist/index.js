import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{fails,fix,increment,init,lint,mergeWarmth,migrate,promptOf,readState,recover,resume,rules,schemas,transitionState,updateState}from"./chunks/chunk-PHLAFPNL.js";
import"./chunks/chunk-G2QXJBW6.js";import"./chunks/chunk-NRHTSANH.js";import"./chunks/chunk-XFJOWFPY.js";import{InvalidFrontmatter,LockTimeout,PermissionDenied,StaleState,
StateNotFound,ValidationFailed}from"./chunks/chunk-KUWVXKDL.js";import"./chunks/chunk-UMXWHUJH.js";import"./chunks/chunk-MLJMMB5F.js";import"./chunks/chunk-SP7ABGYT.js";
import"./chunks/chunk-VUXKQXN2.js";import"./chunks/chunk-DHNBCSJ3.js";import{ConfigurationError,UsageError}from"./chunks/chunk-34XNZ5UG.js";import"./chunks/chunk-SMPQXOG7.js";
import"./chunks/chunk-CGGJ2SV2.js";import"./chunks/chunk-RZ4BXAHG.js";import"./chunks/chunk-SXE7HTQW.js";import"./chunks/chunk-PA3GP2UF.js";import"./chunks/chunk-DVACY2FY.js";
import"./chunks/chunk-WMW556DY.js";import"./chunks/chunk-FMMJ6K35.js";import"./chunks/chunk-CG7TYCK6.js";import"./chunks/chunk-JT6OHLAG.js";import{Increment}from"./chunks/chunk-QRLRKORG.js";
import"./chunks/chunk-DKWRIRRU.js";import"./chunks/chunk-55TSMPNM.js";import"./chunks/chunk-TTIOAT4J.js";import"./chunks/chunk-YVZM5J6F.js";import"./chunks/chunk-4WQSKGI3.js";
import"./chunks/chunk-QNRASBDQ.js";import"./chunks/chunk-FF2GFRT5.js";import"./chunks/chunk-3XDVFNYD.js";import"./chunks/chunk-NLWCWX35.js";import"./chunks/chunk-4AD34QOQ.js";
import"./chunks/chunk-OEFCFUBJ.js";import"./chunks/chunk-WOULCUZM.js";import"./chunks/chunk-RBBPKCDR.js";import"./chunks/chunk-HM4LX76O.js";import"./chunks/chunk-7MVKXGH6.js";
import"./chunks/chunk-OCYD6ZGS.js";import"./chunks/chunk-L5HX7WC4.js";import"./chunks/chunk-O3DR2KKW.js";import"./chunks/chunk-4KOTOZ36.js";import"./chunks/chunk-ED2W3QZT.js";
import"./chunks/chunk-SYMQE37P.js";import"./chunks/chunk-CCRLEUH2.js";import"./chunks/chunk-ED7OECLU.js";import"./chunks/chunk-PMWXOWGL.js";export{ConfigurationError,Increment,InvalidFrontmatter,LockTimeout,PermissionDenied,StaleState,StateNotFound,UsageError,ValidationFailed,fails,fix,increment,init,
lint,mergeWarmth,migrate,promptOf,readState,recover,resume,rules,schemas,transitionState,updateState};
