import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{packageFile,packageKey}from"./chunk-SMPQXOG7.js";import{defaultLimits}from"./chunk-CG7TYCK6.js";import{readYaml}from"./chunk-4AD34QOQ.js";
import{conflictMarkers,decode,readJson}from"./chunk-L5HX7WC4.js";import{quote}from"./chunk-O3DR2KKW.js";function parse(name,text){let conflicts=conflictMarkers(text);if(conflicts.length>0)return{root:void 0,faults:conflicts};if(name===packageFile)return inPackage(
text);if(name.endsWith(".json"))return readJson(text,defaultLimits);let{root,faults}=readYaml(text,0,text.length,defaultLimits);return{root,faults:faults.filter(
({kind})=>kind!=="alias")}}function holdsKey(bytes){let decoded=decode(bytes);if(!decoded.ok)return!0;let{root}=readJson(decoded.text,defaultLimits);return root===
void 0||entryIn(root)!==void 0}function inPackage(text){let{root,faults}=readJson(text,defaultLimits),value=root&&entryIn(root)?.value,isOurs=({kind,start,end})=>kind===
"json"||text.slice(start,end)===JSON.stringify(packageKey)||value!==void 0&&value.start<=start&&end<=value.end,own=faults.filter(isOurs);if(!root||value)return{
root:value,faults:own};let message=`there is no key ${quote(packageKey)} here, so this is no configuration`;return{root:void 0,faults:[...own,{kind:"json",message,
start:root.start,end:root.start}]}}function entryIn(root){return root.kind==="map"?root.entries.find(({key})=>key.value===packageKey):void 0}export{parse,holdsKey};
