import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{remarkStringify}from"./chunk-7WN7KSCB.js";import{unified}from"./chunk-ZUORYA6C.js";import{capped,visible}from"./chunk-ED7OECLU.js";var writer=unified().use(remarkStringify,{bullet:"-",resourceLink:!0}),longestText=200;function markdownOf(children){return writer.stringify({type:"root",children})}
function list({items,most,left,line}){if(items.length===0)return[];let shown=items.slice(0,most),children=shown.map(item=>({type:"listItem",spread:!1,children:[
paragraph(...line(item))]})),more=items.length-shown.length;return[...shown.length>0?[{type:"list",spread:!1,children}]:[],...more>0?[paragraph(text(`\u2026 and ${more}\
 more${left}`))]:[]]}function section(title,blocks,depth=3){return blocks.length===0?[]:[heading(depth,title),...blocks]}function heading(depth,title){return{type:"\
heading",depth,children:[text(title)]}}function paragraph(...children){return{type:"paragraph",children}}function text(value){return{type:"text",value}}function code(value,most=longestText){
return{type:"inlineCode",value:capped(withoutCommands(visible(value)),most)||" "}}var withoutCommands=text2=>text2.replaceAll("##[","#\\x23[");export{markdownOf,list,section,heading,paragraph,text,code};
