import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
function digest(text){let{createHash}=process.getBuiltinModule("node:crypto");return createHash("sha256").update(text).digest("hex")}function splitFrontMatter(text){let opening=fenceAt(text,firstLine(text,0)),nothing={start:text.length,end:text.length};if(!opening)return{form:"none",yaml:nothing,
body:{start:0,end:text.length},faults:[]};let{start,end}=opening,faults=[];start>0&&faults.push({kind:"front-matter",message:"the front matter begins after blan\
k lines; readers look for `---` on the first line",start,end});let closing=nextFence(text,opening);if(!closing)return faults.push({kind:"front-matter",message:"\
the front matter that begins here is never closed; expected a line `---` after its last value",start,end}),{form:"open",yaml:{start:opening.next,end:text.length},
body:nothing,faults};let fault=fieldsBelow(text,closing)??secondBlock(text,closing,opening);return fault&&faults.push(fault),{form:"fenced",yaml:{start:opening.
next,end:closing.start},body:{start:closing.next,end:text.length},faults}}var field=/^[a-z_][\w-]{0,60}:(?:\s|$)/;function fieldsBelow(text,closing){return field.
test(firstField(text,firstLine(text,closing.next)))?{kind:"front-matter",message:"the front matter ends here, but fields go on below; expected no line `---` bet\
ween them",start:closing.start,end:closing.end}:void 0}function secondBlock(text,closing,first){let at=closing.next,isCode=!1;for(let fence=nextFence(text,closing);fence;fence=
nextFence(text,fence)){let between=text.slice(at,fence.start).match(/^ {0,3}(?:```|~~~)/gm)?.length??0;isCode=isCode!==(between%2===1),at=fence.next;let isDirect=firstLine(
text,closing.next)===fence.start;if(isCode||!nextFence(text,fence)||!beginsFields(text,fence.next,isDirect?1:2))continue;let message="a second front matter bloc\
k stands under the first; readers only see the first",related={message:"the first block begins here",start:first.start,end:first.end};return{kind:"front-matter",
message,start:fence.start,end:fence.end,related}}}function beginsFields(text,from,fewest){let start=from;for(let found=0;found<fewest;found+=1){for(;text.startsWith(
"#",start);)start=lineAfter(text,start);if(!field.test(text.slice(start,start+64)))return!1;start=lineAfter(text,start)}return!0}function firstField(text,from){
let start=from;for(;text.startsWith("#",start);)start=lineAfter(text,start);return text.slice(start,start+64)}function firstLine(text,from){let word=/\S/g;word.
lastIndex=from;let found=word.exec(text)?.index??text.length;return Math.max(from,text.lastIndexOf(`
`,found)+1)}function fenceAt(text,start){let fence=/---[^\S\n]*(?:\n|$)/y;return fence.lastIndex=start,fence.test(text)?{start,end:start+3,next:fence.lastIndex}:
void 0}function nextFence(text,{next}){for(let start=next;start<text.length;){let fence=fenceAt(text,start);if(fence)return fence;let found=text.indexOf(`
---`,start);if(found<0)return;start=found+1}}function lineAfter(text,from){let found=text.indexOf(`
`,from);return found<0?text.length:found+1}export{splitFrontMatter,digest};
