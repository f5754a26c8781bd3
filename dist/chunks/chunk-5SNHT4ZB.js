import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{isFolder,readRegularFile}from"./chunk-DHNBCSJ3.js";import{join,resolve}from"node:path";var most=4096;function headFiles(top){let folder=gitFolder(join(top,".git"));if(folder===void 0)return[];let common=resolve(folder,firstLine(join(folder,"common\
dir"))??"."),[,branch]=/^ref: (refs\/\S{1,1000})$/.exec(firstLine(join(folder,"HEAD"))??"")??[],isInside=branch!==void 0&&!branch.split("/").includes("..");return[
join(folder,"HEAD"),join(folder,"logs/HEAD"),...isInside?[join(common,branch)]:[]]}function gitFolder(path){if(isFolder(path))return path;let[,to]=/^gitdir: (.{1,4088})$/.
exec(firstLine(path)??"")??[];return to===void 0?void 0:resolve(path,"..",to)}function firstLine(path){let read=readRegularFile(path,most);return read.ok?Buffer.
from(read.bytes).toString().split(`
`,1)[0]?.trimEnd():void 0}export{headFiles,gitFolder};
