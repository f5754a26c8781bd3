import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{remarkStringify}from"./chunk-ABHX2RIP.js";import{unified}from"./chunk-DTS4QSN6.js";import{capped,visible}from"./chunk-ED7OECLU.js";var writer=unified().use(remarkStringify,{bullet:"-",resourceLink:!0}),longestText=200;function markdownOf(children){return writer.stringify({type:"root",children})}
function list({items,most,left,line}){if(items.length===0)return[];let shown=items.slice(0,most),children=shown.map(item=>({type:"listItem",spread:!1,children:[
paragraph(...line(item))]})),more=items.length-shown.length;return[...shown.length>0?[{type:"list",spread:!1,children}]:[],...more>0?[paragraph(text(`\u2026 and ${more}\
 more${left}`))]:[]]}function section(title,blocks){return blocks.length===0?[]:[heading(3,title),...blocks]}function heading(depth,title){return{type:"heading",
depth,children:[text(title)]}}function paragraph(...children){return{type:"paragraph",children}}function text(value){return{type:"text",value}}function code(value,most=longestText){
let inert=visible(value).replaceAll("##[","#\\x23[");return{type:"inlineCode",value:capped(inert,most)||" "}}export{markdownOf,list,section,heading,paragraph,text,code};
