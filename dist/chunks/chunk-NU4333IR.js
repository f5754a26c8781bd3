import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{lookUp,noFacts,rulesOf}from"./chunk-MLJMMB5F.js";import{checkRoot}from"./chunk-SP7ABGYT.js";var byTheRules={only:[],severities:{}};function judgeOf({path,format},{now,limits}){let all=rulesOf(format).filter(({needs})=>needs===void 0||needs==="suppressi\
ons"),inside=all.filter(({reach})=>reach===void 0);return async(tree,which)=>{let snapshot=await(which==="inside"?format.readState:format.read).call(format,tree,
path,limits);if(!snapshot)return{findings:[],snapshot};let{findings}=await checkRoot(snapshot,which==="inside"?inside:all,byTheRules,{change:void 0,facts:noFacts,
now,limits});return{findings,snapshot}}}function agesOf(tree,history){return snapshot=>lookUp([snapshot],new Set(["ages"]),{tree,history})}export{judgeOf,agesOf};
