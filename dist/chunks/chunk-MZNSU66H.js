import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{insideOf}from"./chunk-DHNBCSJ3.js";import{accessSync,constants,realpathSync,statSync}from"node:fs";import{delimiter,isAbsolute,join}from"node:path";function trustedFolders(path,workspace){return path.split(delimiter).filter(folder=>isAbsolute(folder)&&isOutside(folder,workspace))}function findExecutable(name,folders,workspace){
let file=process.platform==="win32"?`${name}.exe`:name;return folders.map(folder=>join(folder,file)).find(path=>isExecutable(path)&&isOutside(path,workspace))}function isExecutable(path){
try{return accessSync(path,constants.X_OK),statSync(path).isFile()}catch{return!1}}function isOutside(path,workspace){try{return insideOf(workspace,realpathSync.
native(path))===void 0}catch{return!1}}export{trustedFolders,findExecutable};
