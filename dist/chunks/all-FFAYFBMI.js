import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{brokenState,transitionStateAt,updateStateAt}from"./chunk-MSHJQ3AW.js";import{targetAt}from"./chunk-L22VIWYJ.js";import"./chunk-7VPEEEE5.js";
import"./chunk-CNUGAFDR.js";import"./chunk-CN27AXK3.js";import"./chunk-ZH23DREO.js";import"./chunk-DEYUGHCI.js";import"./chunk-KUWVXKDL.js";
import{holdAgainst,isWord}from"./chunk-JZ3D26ZK.js";import"./chunk-YYSE4MGW.js";import"./chunk-OU4YB2OZ.js";import"./chunk-WZ4F5PLA.js";
import"./chunk-SMPQXOG7.js";import"./chunk-CGGJ2SV2.js";import"./chunk-RZ4BXAHG.js";import"./chunk-SXE7HTQW.js";import"./chunk-YBFQPDA5.js";
import"./chunk-KJGHKCAW.js";import"./chunk-WMW556DY.js";import"./chunk-GDV3UTWI.js";import"./chunk-CG7TYCK6.js";import"./chunk-KN7UDGJX.js";
import"./chunk-QRLRKORG.js";import"./chunk-JIGPVBWV.js";import"./chunk-55TSMPNM.js";import"./chunk-35CKYDRV.js";import"./chunk-F2GHE7DX.js";
import"./chunk-FL62XDMA.js";import"./chunk-TYHJD6EH.js";import"./chunk-FF2GFRT5.js";import"./chunk-3XDVFNYD.js";import"./chunk-NLWCWX35.js";
import"./chunk-E55R4UL6.js";import"./chunk-DPYKUHYC.js";import"./chunk-XP3V5EZW.js";import"./chunk-RBBPKCDR.js";import"./chunk-K74WE5EW.js";
import"./chunk-LXIETXAJ.js";import"./chunk-OCYD6ZGS.js";import"./chunk-L5HX7WC4.js";import"./chunk-O3DR2KKW.js";import"./chunk-ED7OECLU.js";
import"./chunk-4KOTOZ36.js";import"./chunk-PMWXOWGL.js";var kinds={cwd:{expected:"a path",is:isWord},root:{expected:"a path",is:isWord}};async function readStateAt(options){holdAgainst(kinds,options,"readState");let target=await targetAt(
options.root,options.cwd),{tree,root,limits,updates,top,path}=target,reading=await updates.read(tree,root,limits);if(!reading)throw await brokenState(target,tree,
Date.now());return{...reading,top,path}}export{readStateAt,transitionStateAt,updateStateAt};
