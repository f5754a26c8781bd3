import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
var wide=new RegExp("^(?:[\\u1100-\\u115f\\u2329\\u232a\\u2e80-\\u303e\\u3041-\\u3247\\u3250-\\u4dbf\\u4e00-\\ua4cf\\ua960-\\ua97c\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe10-\\ufe19\\ufe3\
0-\\ufe6f\\uff01-\\uff60\\uffe0-\\uffe6\\u{16fe0}-\\u{18d08}\\u{1aff0}-\\u{1b2fb}\\u{1f200}-\\u{1f265}\\u{20000}-\\u{3fffd}]|(?![\\u{1f1e6}-\\u{1f1ff}])\\p{Emoji_Presentation})\
$","u"),noRoom=/^[\p{Mn}\p{Me}]$/u,ascii=/^[ -~]*$/,asPicture="\uFE0F";function glyphsOf(text){let glyphs=[],at=0;for(let char of text){let width=widthOf(char),
last=glyphs.at(-1);if(width===0&&last){let more=char===asPicture&&last.width===1?1:0;glyphs[glyphs.length-1]={...last,text:last.text+char,width:last.width+more}}else
glyphs.push({text:char,at,width});at+=char.length}return glyphs}function displayWidth(text){return ascii.test(text)?text.length:glyphsOf(text).reduce((sum,glyph)=>sum+
glyph.width,0)}function widthOf(char){return ascii.test(char)?1:char===asPicture||noRoom.test(char)?0:wide.test(char)?2:1}function wrap(text,columns){let lines=[],line="",width=0;for(let{text:part,joint,isFirst}of partsOf(text,columns)){let more=displayWidth(part);line!==""&&(isFirst||
width+joint.length+more>columns)?(lines.push(line),line=part,width=more):(width=line===""?more:width+joint.length+more,line=line===""?part:`${line}${joint}${part}`)}
return line===""&&lines.length>0?lines:[...lines,line]}function paintStart(lines,start,paint){let left=start.length;return lines.map(line=>{let painted=line.slice(
0,left);return left=Math.max(0,left-line.length-1),painted===""?line:`${paint(painted)}${line.slice(painted.length)}`})}function partsOf(text,columns){return text.
split(" ").flatMap(word=>{let pieces=displayWidth(word)>columns?word.split(/(?<=[/-])/):[word];return pieces.map((piece,i)=>({text:piece,joint:i===0?" ":"",isFirst:i===
0&&pieces.length>1}))})}export{glyphsOf,displayWidth,wrap,paintStart};
