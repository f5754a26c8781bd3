import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{Lexer}from"./chunk-4KOTOZ36.js";var marks=new Set(["","",""]);function yamlComments(text,from,to){let comments=[],at=from,isScalar=!1;for(let token of new Lexer().lex(text.slice(from,to))){
let isMark=!isScalar&&marks.has(token);!isScalar&&token.startsWith("#")&&comments.push({start:at,end:at+token.trimEnd().length}),isMark||(at+=token.length),isScalar=
isMark&&token===""}return comments}export{yamlComments};
