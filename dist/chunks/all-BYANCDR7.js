import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{brokenState,targetAt,updateStateAt}from"./chunk-XNH6ONSI.js";import"./chunk-XU7WHQCP.js";import"./chunk-CNUGAFDR.js";import"./chunk-CN27AXK3.js";
import"./chunk-ZH23DREO.js";import"./chunk-DEYUGHCI.js";import"./chunk-KUWVXKDL.js";import{holdAgainst,isWord}from"./chunk-SFRRLXOF.js";
import"./chunk-LRKYG7HE.js";import"./chunk-OU4YB2OZ.js";import"./chunk-32JDBHY3.js";import"./chunk-SMPQXOG7.js";import"./chunk-CGGJ2SV2.js";
import"./chunk-RZ4BXAHG.js";import"./chunk-SXE7HTQW.js";import"./chunk-EP4X5I3W.js";import"./chunk-5XWIMGYV.js";import"./chunk-WMW556DY.js";
import"./chunk-3WS24KGS.js";import"./chunk-CG7TYCK6.js";import"./chunk-KN7UDGJX.js";import"./chunk-QRLRKORG.js";import"./chunk-QSB2APHT.js";
import"./chunk-MAAVWFCB.js";import"./chunk-PNSIFF62.js";import"./chunk-3XDVFNYD.js";import"./chunk-NLWCWX35.js";import"./chunk-HFZDJGPX.js";
import"./chunk-R2GZINJI.js";import"./chunk-OKNUZLZX.js";import"./chunk-RBBPKCDR.js";import"./chunk-2DRHOU5Y.js";import"./chunk-YHCOE7YC.js";
import"./chunk-OCYD6ZGS.js";import"./chunk-ZXLUDNN5.js";import"./chunk-O3DR2KKW.js";import"./chunk-ED7OECLU.js";import"./chunk-4KOTOZ36.js";
import"./chunk-PMWXOWGL.js";var kinds={cwd:{expected:"a path",is:isWord},root:{expected:"a path",is:isWord}};async function readStateAt(options){holdAgainst(kinds,options,"readState");let target=await targetAt(
options.root,options.cwd),{tree,root,limits,updates,top,path}=target,reading=await updates.read(tree,root,limits);if(!reading)throw await brokenState(target,tree,
Date.now());return{...reading,top,path}}export{readStateAt,updateStateAt};
