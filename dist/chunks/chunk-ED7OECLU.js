import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
var hidden=/(?!\ufe0f)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu,printableAscii=/^[ -~]*$/;function visible(text){return printableAscii.
test(text)?text:text.replace(hidden,char=>{let code=char.codePointAt(0)??0;return code<256?`\\x${code.toString(16).padStart(2,"0")}`:`\\u{${code.toString(16)}}`})}
function capped(text,most){if(text.length<=most)return text;let points=Array.from(text.slice(0,most*2+2));return points.length<=most?text:`${points.slice(0,most-
1).join("")}\u2026`}export{visible,capped};
