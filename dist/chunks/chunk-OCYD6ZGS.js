import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
function refusedClaim(claimed){return/^[/~]|^[A-Za-z]:|^\\|^[A-Za-z][A-Za-z0-9+.-]{1,30}:\/\//.test(claimed)?"absolute":claimed.length===0||claimed.length>4096||
/[\\\p{Cc}]/u.test(claimed)?"not-portable":void 0}function claimedPath(claimed,below=""){return refusedClaim(claimed)?void 0:join(below,claimed)}function claimedPaths(claimed,root){
let climbs=join("",claimed)===void 0,paths=["",parentOf(root),...climbs?[]:[root]].map(folder=>claimedPath(claimed,folder));return[...new Set(paths.filter(path=>path!==
void 0))]}function join(below,path){let parts=[];for(let part of[...below.split("/"),...path.split("/")])if(!(part===""||part===".")){if(part!=="..")parts.push(
part);else if(parts.pop()===void 0)return}return parts.join("/")}function pathIn(folder,path){return folder===""?path:`${folder}/${path}`}function innermost(parts,names){
let wanted=names.map(name=>({name,ends:name.split("/")}));for(let end=parts.length;end>0;end-=1){let found=wanted.find(({ends})=>ends.every((part,at)=>parts[end-
ends.length+at]===part));if(found)return{end,name:found.name}}}function endingIn(path,names){return names.find(name=>path===name||path.endsWith(`/${name}`))}function parentOf(path){
return path.slice(0,Math.max(0,path.lastIndexOf("/")))}export{refusedClaim,claimedPath,claimedPaths,join,pathIn,innermost,endingIn,parentOf};
