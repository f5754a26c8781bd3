import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{sourceInWords}from"./chunk-AC5PBR74.js";function reportedOf(roots){return roots.flatMap(recovery=>recovery.outcome==="advised"?[adviceOf(recovery)]:recovery.files.map(file=>fileOf(file,recovery)))}function adviceOf({
root,path,reason,advice=[]}){return{root,path,account:[],decide:[],...reason!==void 0&&{reason},advice}}function fileOf(file,{path:main,reason,commands}){let{root,
path,account,decide,lost,left,overview,text}=file;return{root,path,account:account.map(rowOf),decide,...lost&&{lost},...left&&{left},...reason!==void 0&&{reason},
...overview&&{overview:overviewOf(overview)},...commands&&path===main&&{commands},text}}function overviewOf({cluster,...others}){return{...cluster&&{cluster:{...cluster,
source:sourceInWords(cluster.source)}},...others}}function rowOf({field,value,source,sure,otherwise=[]}){let others=otherwise.map(other=>({value:other.value,source:sourceInWords(
other.source)}));return{field,value,source:sourceInWords(source),sure,...others.length>0&&{otherwise:others}}}export{reportedOf};
