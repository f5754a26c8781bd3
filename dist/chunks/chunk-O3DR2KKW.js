import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{capped,visible}from"./chunk-ED7OECLU.js";var peq=new Uint32Array(65536),myers_32=(a,b)=>{let n=a.length,m=b.length,lst=1<<n-1,pv=-1,mv=0,sc=n,i=n;for(;i--;)peq[a.charCodeAt(i)]|=1<<i;for(i=0;i<m;i++){let eq=peq[b.
charCodeAt(i)],xv=eq|mv;eq|=(eq&pv)+pv^pv,mv|=~(eq|pv),pv&=eq,mv&lst&&sc++,pv&lst&&sc--,mv=mv<<1|1,pv=pv<<1|~(xv|mv),mv&=xv}for(i=n;i--;)peq[a.charCodeAt(i)]=0;
return sc},myers_x=(b,a)=>{let n=a.length,m=b.length,mhc=[],phc=[],hsize=Math.ceil(n/32),vsize=Math.ceil(m/32);for(let i=0;i<hsize;i++)phc[i]=-1,mhc[i]=0;let j=0;
for(;j<vsize-1;j++){let mv2=0,pv2=-1,start2=j*32,vlen2=Math.min(32,m)+start2;for(let k=start2;k<vlen2;k++)peq[b.charCodeAt(k)]|=1<<k;for(let i=0;i<n;i++){let eq=peq[a.
charCodeAt(i)],pb=phc[i/32|0]>>>i&1,mb=mhc[i/32|0]>>>i&1,xv=eq|mv2,xh=((eq|mb)&pv2)+pv2^pv2|eq|mb,ph=mv2|~(xh|pv2),mh=pv2&xh;ph>>>31^pb&&(phc[i/32|0]^=1<<i),mh>>>
31^mb&&(mhc[i/32|0]^=1<<i),ph=ph<<1|pb,mh=mh<<1|mb,pv2=mh|~(xv|ph),mv2=ph&xv}for(let k=start2;k<vlen2;k++)peq[b.charCodeAt(k)]=0}let mv=0,pv=-1,start=j*32,vlen=Math.
min(32,m-start)+start;for(let k=start;k<vlen;k++)peq[b.charCodeAt(k)]|=1<<k;let score=m;for(let i=0;i<n;i++){let eq=peq[a.charCodeAt(i)],pb=phc[i/32|0]>>>i&1,mb=mhc[i/
32|0]>>>i&1,xv=eq|mv,xh=((eq|mb)&pv)+pv^pv|eq|mb,ph=mv|~(xh|pv),mh=pv&xh;score+=ph>>>m-1&1,score-=mh>>>m-1&1,ph>>>31^pb&&(phc[i/32|0]^=1<<i),mh>>>31^mb&&(mhc[i/
32|0]^=1<<i),ph=ph<<1|pb,mh=mh<<1|mb,pv=mh|~(xv|ph),mv=ph&xv}for(let k=start;k<vlen;k++)peq[b.charCodeAt(k)]=0;return score},distance=(a,b)=>{if(a.length<b.length){
let tmp=b;b=a,a=tmp}return b.length===0?a.length:a.length<=32?myers_32(a,b):myers_x(a,b)};var shown=60;function quote(value){return typeof value=="string"?`"${inert(value)}"`:typeof value=="object"&&value!==null?Array.isArray(value)?"a list":"a mappi\
ng":String(value)}function inert(text){return capped(visible(capped(text,shown+1)),shown)}function count(number,noun){return`${number} ${noun}${number===1?"":"s"}`}
function size(bytes){return bytes%(1024*1024)===0?`${bytes/(1024*1024)} MiB`:`${bytes/1024} KiB`}function either(words,joint="or"){let last=words.at(-1)??"";return words.
length<2?last:`${words.slice(0,-1).join(", ")} ${joint} ${last}`}function some(words,most){let others=words.length-most;return either(others>0?[...words.slice(0,
most),`${others} more`]:words,"and")}function folded(word){return word.toLowerCase().replace(/[-_\s]/g,"")}function nearest(word,candidates){return nearestOf(near(
word,candidates))}function nearestOf([best,second]){return best&&best.off!==second?.off?best.candidate:void 0}function didYouMean(meant){return meant===void 0?"":
`; did you mean ${quote(meant)}?`}function suggestion(word,candidates){return didYouMean(nearest(word,candidates))}function near(word,candidates){if(word.length>
100)return[];let same=candidates.filter(candidate=>folded(candidate)===folded(word));if(same[0]!==void 0&&same.length===1)return[{candidate:same[0],off:0}];let most=Math.
min(3,Math.max(word.length<4?1:2,Math.floor(word.length/3))),close=candidates.filter(candidate=>Math.abs(candidate.length-word.length)<=most&&candidate.length>most).
map(candidate=>({candidate,off:distance(word.toLowerCase(),candidate.toLowerCase())})).filter(({off})=>off<=most).sort((a,b)=>a.off-b.off);return close.length>0?
close:(word.length<3?[]:candidates.filter(candidate=>candidate.startsWith(word))).map(candidate=>({candidate,off:mostOff}))}var mostOff=4;export{quote,inert,count,size,either,some,folded,nearest,nearestOf,didYouMean,suggestion,near};
