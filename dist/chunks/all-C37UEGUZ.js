import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{askedBy,initRoot}from"./chunk-RNW22IQH.js";import{reportedOf}from"./chunk-7DPZPVVU.js";import"./chunk-AC5PBR74.js";import{recoverRoots}from"./chunk-FO7ZFTUM.js";
import"./chunk-NU4333IR.js";import"./chunk-ZOVBSAH2.js";import"./chunk-ZH23DREO.js";import"./chunk-MZNSU66H.js";import"./chunk-FJJHSZVR.js";
import"./chunk-G2QXJBW6.js";import"./chunk-NRHTSANH.js";import"./chunk-XFJOWFPY.js";import"./chunk-UMXWHUJH.js";import{lintRoots}from"./chunk-MLJMMB5F.js";
import"./chunk-SP7ABGYT.js";import"./chunk-VUXKQXN2.js";import"./chunk-DHNBCSJ3.js";import"./chunk-34XNZ5UG.js";import"./chunk-SMPQXOG7.js";
import"./chunk-CGGJ2SV2.js";import"./chunk-RZ4BXAHG.js";import"./chunk-SXE7HTQW.js";import"./chunk-PA3GP2UF.js";import"./chunk-DVACY2FY.js";
import"./chunk-WMW556DY.js";import"./chunk-FMMJ6K35.js";import"./chunk-CG7TYCK6.js";import"./chunk-JT6OHLAG.js";import"./chunk-DKWRIRRU.js";
import"./chunk-55TSMPNM.js";import"./chunk-TTIOAT4J.js";import"./chunk-YVZM5J6F.js";import"./chunk-4WQSKGI3.js";import"./chunk-QNRASBDQ.js";
import"./chunk-FF2GFRT5.js";import"./chunk-3XDVFNYD.js";import"./chunk-NLWCWX35.js";import"./chunk-4AD34QOQ.js";import"./chunk-OEFCFUBJ.js";
import"./chunk-WOULCUZM.js";import"./chunk-RBBPKCDR.js";import"./chunk-HM4LX76O.js";import"./chunk-7MVKXGH6.js";import"./chunk-OCYD6ZGS.js";
import"./chunk-L5HX7WC4.js";import"./chunk-O3DR2KKW.js";import"./chunk-4KOTOZ36.js";import"./chunk-ED2W3QZT.js";import"./chunk-SYMQE37P.js";
import"./chunk-CCRLEUH2.js";import"./chunk-ED7OECLU.js";import"./chunk-PMWXOWGL.js";async function recoverAndReport(purpose,options){let{report,...recovered}=await recoverRoots(askedBy(purpose,options),lintRoots);return{...recovered,report:{...report,
recovery:reportedOf(recovered.roots)}}}export{initRoot,recoverAndReport};
