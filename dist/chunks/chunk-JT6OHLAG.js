import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{quote}from"./chunk-O3DR2KKW.js";var fewestDigits=7;function shortHashes(hashes){let longest=Math.max(fewestDigits,...hashes.map(hash=>hash.length)),digits=fewestDigits,areTold=()=>new Set(hashes.
map(hash=>hash.slice(0,digits))).size===hashes.length;for(;digits<longest&&!areTold();)digits+=1;return hashes.map(hash=>hash.slice(0,digits))}function named({hash,
subject}){return`${hash.slice(0,fewestDigits)} ${quote(subject)}`}function inStep({commit,isWhole}){return commit?` in ${named(commit)}`:isWhole?" since the bas\
e":" in the working tree"}var why={message:"whose message names it",patch:"which has the same patch",subject:"which has the same subject",listed:"whose message \
lists its subject"};function takenIn(successor){if("pull"in successor)return`it was in pull request #${successor.pull}, which was merged as ${named(successor)}`;
let{likeness,...commit}=successor;return`it ${likeness==="subject"||likeness==="listed"?"may have been":"was"} taken in by ${named(commit)}, ${why[likeness]}`}export{shortHashes,named,inStep,takenIn};
