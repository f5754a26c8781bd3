import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{asItIs}from"./chunk-FJJHSZVR.js";import{capped,visible}from"./chunk-ED7OECLU.js";var digits=8;function sourceInWords(source,shown=asItIs){let{what,path,line,commit}=source,made=commit===void 0?void 0:`commit ${commit.slice(0,digits)}`;if(path===
void 0)return made??what;let place=`${shown(path)}${line===void 0?"":`:${line}`}`;return isFile(what,path)?made===void 0?place:`${made} (${place})`:`${what} (${place}${made===
void 0?"":` in ${made}`})`}function isFile(what,path){let name=path.slice(path.lastIndexOf("/")+1).toLowerCase(),[noun=""]=what.toLowerCase().replace(/^(?:the|a) (?:new )?/,
"").split(" ");return noun!==""&&name.startsWith(noun)||name.split(/[^a-z]/).includes(noun)}function valueInWords(value,most){return capped(visible(capped(JSON.
stringify(value),most*2)),most)}var sureness=sure=>sure?"sure":"inferred";export{sourceInWords,valueInWords,sureness};
