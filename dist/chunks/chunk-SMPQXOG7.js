import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{product}from"./chunk-CGGJ2SV2.js";var fileNames=["yaml","yml","json"].map(ending=>`${product.name}.${ending}`),packageFile="package.json",packageKey=product.name,baselineFile=`${product.name}-ba\
seline.json`,packageBytes=1024*1024;export{fileNames,packageFile,packageKey,baselineFile,packageBytes};
