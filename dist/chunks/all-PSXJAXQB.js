import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{askedBy,initRoot}from"./chunk-5HFODQZU.js";import{reportedOf}from"./chunk-7DPZPVVU.js";import"./chunk-AC5PBR74.js";import{recoverRoots}from"./chunk-DLW3Q3O3.js";
import"./chunk-7VPEEEE5.js";import"./chunk-CNUGAFDR.js";import"./chunk-CN27AXK3.js";import"./chunk-ZH23DREO.js";import"./chunk-FJJHSZVR.js";
import"./chunk-JV56SVTT.js";import"./chunk-BOH3RUWY.js";import{lintRoots}from"./chunk-JZ3D26ZK.js";import"./chunk-YYSE4MGW.js";import"./chunk-E5WE4YI6.js";
import"./chunk-OU4YB2OZ.js";import"./chunk-WZ4F5PLA.js";import"./chunk-SMPQXOG7.js";import"./chunk-CGGJ2SV2.js";import"./chunk-RZ4BXAHG.js";
import"./chunk-SXE7HTQW.js";import"./chunk-KJGHKCAW.js";import"./chunk-WMW556DY.js";import"./chunk-GDV3UTWI.js";import"./chunk-CG7TYCK6.js";
import"./chunk-KN7UDGJX.js";import"./chunk-JIGPVBWV.js";import"./chunk-55TSMPNM.js";import"./chunk-35CKYDRV.js";import"./chunk-F2GHE7DX.js";
import"./chunk-FL62XDMA.js";import"./chunk-TYHJD6EH.js";import"./chunk-FF2GFRT5.js";import"./chunk-3XDVFNYD.js";import"./chunk-NLWCWX35.js";
import"./chunk-E55R4UL6.js";import"./chunk-DPYKUHYC.js";import"./chunk-XP3V5EZW.js";import"./chunk-RBBPKCDR.js";import"./chunk-K74WE5EW.js";
import"./chunk-LXIETXAJ.js";import"./chunk-OCYD6ZGS.js";import"./chunk-L5HX7WC4.js";import"./chunk-O3DR2KKW.js";import"./chunk-ED7OECLU.js";
import"./chunk-4KOTOZ36.js";import"./chunk-PMWXOWGL.js";async function recoverAndReport(purpose,options){let{report,...recovered}=await recoverRoots(askedBy(purpose,options),lintRoots);return{...recovered,report:{...report,
recovery:reportedOf(recovered.roots)}}}export{initRoot,recoverAndReport};
