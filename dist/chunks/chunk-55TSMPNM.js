import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
function share({complete,total}){return total===0?0:complete/total*100}function isShare(percent,count){return Math.abs(percent-share(count))<=.1+1e-9}function isRoundedShare(percent,count){
return isShare(percent,count)||percent===Math.round(share(count))||percent===Math.floor(share(count))}function shown(percent){return Math.round(percent*100)/100}function scopedSubject(subject){let[whole,type,scope]=/^([A-Za-z]{1,20})\(([^()]{1,60})\)!?:/.exec(subject)??[];if(!(whole===void 0||type===void 0||scope===void 0))
return{type,scope,rest:subject.slice(whole.length).trim()}}function numberedScope(subject){let scope=scopedSubject(subject)?.scope;return scope!==void 0&&/^\d{1,4}(?:-\d{1,4})?$/.
test(scope)?scope:void 0}function mayMean(scope,block){let meant=scope.replace(/\d+/g,digits=>String(Number(digits))),inPhase=block.filter(name=>name.includes("\
-"));if(meant.includes("-"))return inPhase.length===0||inPhase.includes(meant);let phases=inPhase.map(name=>name.slice(0,name.indexOf("-")));return block.includes(
meant)||phases.includes(meant)||inPhase.length===block.length}export{share,isShare,isRoundedShare,shown,scopedSubject,numberedScope,mayMean};
