import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{fails,fix,increment,init,lint,migrate,readState,recover,rules,schemas,updateState}from"./chunks/chunk-EUJSH2UU.js";import{InvalidFrontmatter,LockTimeout,PermissionDenied,
StaleState,StateNotFound,ValidationFailed}from"./chunks/chunk-KUWVXKDL.js";import{ConfigurationError}from"./chunks/chunk-EPYEKWQB.js";import"./chunks/chunk-JCXKR2V2.js";
import"./chunks/chunk-SFRRLXOF.js";import"./chunks/chunk-LRKYG7HE.js";import"./chunks/chunk-E5WE4YI6.js";import"./chunks/chunk-OU4YB2OZ.js";import{UsageError}from"./chunks/chunk-32JDBHY3.js";
import"./chunks/chunk-SMPQXOG7.js";import"./chunks/chunk-CGGJ2SV2.js";import"./chunks/chunk-RZ4BXAHG.js";import"./chunks/chunk-SXE7HTQW.js";import"./chunks/chunk-EP4X5I3W.js";
import"./chunks/chunk-5XWIMGYV.js";import"./chunks/chunk-WMW556DY.js";import"./chunks/chunk-3WS24KGS.js";import"./chunks/chunk-CG7TYCK6.js";import"./chunks/chunk-KN7UDGJX.js";
import{Increment}from"./chunks/chunk-QRLRKORG.js";import"./chunks/chunk-QSB2APHT.js";import"./chunks/chunk-MAAVWFCB.js";import"./chunks/chunk-PNSIFF62.js";import"./chunks/chunk-3XDVFNYD.js";
import"./chunks/chunk-NLWCWX35.js";import"./chunks/chunk-HFZDJGPX.js";import"./chunks/chunk-R2GZINJI.js";import"./chunks/chunk-OKNUZLZX.js";import"./chunks/chunk-RBBPKCDR.js";
import"./chunks/chunk-2DRHOU5Y.js";import"./chunks/chunk-YHCOE7YC.js";import"./chunks/chunk-OCYD6ZGS.js";import"./chunks/chunk-ZXLUDNN5.js";import"./chunks/chunk-O3DR2KKW.js";
import"./chunks/chunk-ED7OECLU.js";import"./chunks/chunk-4KOTOZ36.js";import"./chunks/chunk-PMWXOWGL.js";export{ConfigurationError,Increment,InvalidFrontmatter,LockTimeout,PermissionDenied,StaleState,StateNotFound,UsageError,ValidationFailed,fails,fix,increment,init,
lint,migrate,readState,recover,rules,schemas,updateState};
