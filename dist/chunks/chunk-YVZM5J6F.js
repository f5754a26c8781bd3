import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{isCounted,isPlanning}from"./chunk-QNRASBDQ.js";import{count}from"./chunk-O3DR2KKW.js";function digits(number){return String(number).padStart(2,"0")}function whyNoBlock(block,{state,numbering}){if(block.number<1)return"blocks count from 1";if(!state||state.dialect==="schema"&&isPlanning(state))return;let phase=whyNoPhase(
block.phase,state,numbering);if(phase)return phase;let{blocks,total}={blocks:blocksOfPhase(block.phase,numbering),total:blocksOfMission(state,numbering)},isOfPhase=blocks!==
void 0&&block.number<=blocks;return block.isPlain?isOfPhase||total===void 0||block.number<=total?void 0:`the mission has ${count(total,"block")}`:isOfPhase||blocks===
void 0?void 0:`phase ${block.phase} has ${count(blocks,"block")}`}function whyNoPhase(phase,state,{phases,byNumber}){if(phase===void 0)return;if(state.dialect===
"schema")return phases.length===0||byNumber.has(phase)?void 0:`phases.definitions defines no phase ${phase}`;let total=state.dialect==="prose"?state.phase?.total?.
value:void 0;return total===void 0||phase<=total?void 0:`the mission has ${count(total,"phase")}`}function blocksOfPhase(phase,{byNumber}){let found=(phase===void 0?
void 0:byNumber.get(phase))??[],counted=found.flatMap(({blocks})=>blocks??[]);return counted.length>0&&counted.length===found.length?Math.max(...counted):void 0}
function blocksOfMission(state,numbering){let{phases}=numbering,last=phases.at(-1),counted=isCounted(numbering)?(last?.before??0)+(last?.blocks??0):void 0,said=state.
dialect==="schema"?state.data.progress?.blocks_total:state.dialect==="prose"?state.block?.total?.value:void 0;if(!(phases.length>0&&counted===void 0))return counted===
void 0&&!said?void 0:Math.max(counted??0,said??0)}function nameOfBlock({phase,number,isPlain}){let two=value=>String(value).padStart(2,"0");return isPlain?two(number):
`${two(phase??0)}-${two(number)}`}export{digits,whyNoBlock,nameOfBlock};
