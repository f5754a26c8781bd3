import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{require_picocolors}from"./chunk-UD2ZJNOP.js";import{visible}from"./chunk-ED7OECLU.js";import{__toESM}from"./chunk-PMWXOWGL.js";var Diff=class{diff(oldStr,newStr,options={}){let callback;typeof options=="function"?(callback=options,options={}):"callback"in options&&(callback=options.callback);
let oldString=this.castInput(oldStr,options),newString=this.castInput(newStr,options),oldTokens=this.removeEmpty(this.tokenize(oldString,options)),newTokens=this.
removeEmpty(this.tokenize(newString,options));return this.diffWithOptionsObj(oldTokens,newTokens,options,callback)}diffWithOptionsObj(oldTokens,newTokens,options,callback){
var _a;let done=value=>{if(value=this.postProcess(value,options),callback){setTimeout(function(){callback(value)},0);return}else return value},newLen=newTokens.
length,oldLen=oldTokens.length,editLength=1,maxEditLength=newLen+oldLen;options.maxEditLength!=null&&(maxEditLength=Math.min(maxEditLength,options.maxEditLength));
let maxExecutionTime=(_a=options.timeout)!==null&&_a!==void 0?_a:1/0,abortAfterTimestamp=Date.now()+maxExecutionTime,bestPath=[{oldPos:-1,lastComponent:void 0}],
newPos=this.extractCommon(bestPath[0],newTokens,oldTokens,0,options);if(bestPath[0].oldPos+1>=oldLen&&newPos+1>=newLen)return done(this.buildValues(bestPath[0].
lastComponent,newTokens,oldTokens));let minDiagonalToConsider=-1/0,maxDiagonalToConsider=1/0,execEditLength=()=>{for(let diagonalPath=Math.max(minDiagonalToConsider,
-editLength);diagonalPath<=Math.min(maxDiagonalToConsider,editLength);diagonalPath+=2){let basePath,removePath=bestPath[diagonalPath-1],addPath=bestPath[diagonalPath+
1];removePath&&(bestPath[diagonalPath-1]=void 0);let canAdd=!1;if(addPath){let addPathNewPos=addPath.oldPos-diagonalPath;canAdd=addPath&&0<=addPathNewPos&&addPathNewPos<
newLen}let canRemove=removePath&&removePath.oldPos+1<oldLen;if(!canAdd&&!canRemove){bestPath[diagonalPath]=void 0;continue}if(!canRemove||canAdd&&removePath.oldPos<
addPath.oldPos?basePath=this.addToPath(addPath,!0,!1,0,options):basePath=this.addToPath(removePath,!1,!0,1,options),newPos=this.extractCommon(basePath,newTokens,
oldTokens,diagonalPath,options),basePath.oldPos+1>=oldLen&&newPos+1>=newLen)return done(this.buildValues(basePath.lastComponent,newTokens,oldTokens))||!0;bestPath[diagonalPath]=
basePath,basePath.oldPos+1>=oldLen&&(maxDiagonalToConsider=Math.min(maxDiagonalToConsider,diagonalPath-1)),newPos+1>=newLen&&(minDiagonalToConsider=Math.max(minDiagonalToConsider,
diagonalPath+1))}editLength++};if(callback)(function exec(){setTimeout(function(){if(editLength>maxEditLength||Date.now()>abortAfterTimestamp)return callback(void 0);
execEditLength()||exec()},0)})();else for(;editLength<=maxEditLength&&Date.now()<=abortAfterTimestamp;){let ret=execEditLength();if(ret)return ret}}addToPath(path,added,removed,oldPosInc,options){
let last=path.lastComponent;return last&&!options.oneChangePerToken&&last.added===added&&last.removed===removed?{oldPos:path.oldPos+oldPosInc,lastComponent:{count:last.
count+1,added,removed,previousComponent:last.previousComponent}}:{oldPos:path.oldPos+oldPosInc,lastComponent:{count:1,added,removed,previousComponent:last}}}extractCommon(basePath,newTokens,oldTokens,diagonalPath,options){
let newLen=newTokens.length,oldLen=oldTokens.length,oldPos=basePath.oldPos,newPos=oldPos-diagonalPath,commonCount=0;for(;newPos+1<newLen&&oldPos+1<oldLen&&this.
equals(oldTokens[oldPos+1],newTokens[newPos+1],options);)newPos++,oldPos++,commonCount++,options.oneChangePerToken&&(basePath.lastComponent={count:1,previousComponent:basePath.
lastComponent,added:!1,removed:!1});return commonCount&&!options.oneChangePerToken&&(basePath.lastComponent={count:commonCount,previousComponent:basePath.lastComponent,
added:!1,removed:!1}),basePath.oldPos=oldPos,newPos}equals(left,right,options){return options.comparator?options.comparator(left,right):left===right||!!options.
ignoreCase&&left.toLowerCase()===right.toLowerCase()}removeEmpty(array){let ret=[];for(let i=0;i<array.length;i++)array[i]&&ret.push(array[i]);return ret}castInput(value,options){
return value}tokenize(value,options){return Array.from(value)}join(chars){return chars.join("")}postProcess(changeObjects,options){return changeObjects}get useLongestToken(){
return!1}buildValues(lastComponent,newTokens,oldTokens){let components=[],nextComponent;for(;lastComponent;)components.push(lastComponent),nextComponent=lastComponent.
previousComponent,delete lastComponent.previousComponent,lastComponent=nextComponent;components.reverse();let componentLen=components.length,componentPos=0,newPos=0,
oldPos=0;for(;componentPos<componentLen;componentPos++){let component=components[componentPos];if(component.removed)component.value=this.join(oldTokens.slice(oldPos,
oldPos+component.count)),oldPos+=component.count;else{if(!component.added&&this.useLongestToken){let value=newTokens.slice(newPos,newPos+component.count);value=
value.map(function(value2,i){let oldValue=oldTokens[oldPos+i];return oldValue.length>value2.length?oldValue:value2}),component.value=this.join(value)}else component.
value=this.join(newTokens.slice(newPos,newPos+component.count));newPos+=component.count,component.added||(oldPos+=component.count)}}return components}};var LineDiff=class extends Diff{constructor(){super(...arguments),this.tokenize=tokenize}equals(left,right,options){return options.ignoreWhitespace?((!options.newlineIsToken||
!left.includes(`
`))&&(left=left.trim()),(!options.newlineIsToken||!right.includes(`
`))&&(right=right.trim())):options.ignoreNewlineAtEof&&!options.newlineIsToken&&(left.endsWith(`
`)&&(left=left.slice(0,-1)),right.endsWith(`
`)&&(right=right.slice(0,-1))),super.equals(left,right,options)}},lineDiff=new LineDiff;function diffLines(oldStr,newStr,options){return lineDiff.diff(oldStr,newStr,
options)}function tokenize(value,options){options.stripTrailingCr&&(value=value.replace(/\r\n/g,`
`));let retLines=[],linesAndNewlines=value.split(/(\n|\r\n)/);linesAndNewlines[linesAndNewlines.length-1]||linesAndNewlines.pop();for(let i=0;i<linesAndNewlines.
length;i++){let line=linesAndNewlines[i];i%2&&!options.newlineIsToken?retLines[retLines.length-1]+=line:retLines.push(line)}return retLines}function structuredPatch(oldFileName,newFileName,oldStr,newStr,oldHeader,newHeader,options){let optionsObj;options?typeof options=="function"?optionsObj={callback:options}:
optionsObj=options:optionsObj={},typeof optionsObj.context>"u"&&(optionsObj.context=4);let context2=optionsObj.context;if(optionsObj.newlineIsToken)throw new Error(
"newlineIsToken may not be used with patch-generation functions, only with diffing functions");if(optionsObj.callback){let{callback}=optionsObj;diffLines(oldStr,
newStr,Object.assign(Object.assign({},optionsObj),{callback:diff=>{let patch=diffLinesResultToPatch(diff);callback(patch)}}))}else return diffLinesResultToPatch(
diffLines(oldStr,newStr,optionsObj));function diffLinesResultToPatch(diff){if(!diff)return;diff.push({value:"",lines:[]});function contextLines(lines){return lines.
map(function(entry){return" "+entry})}let hunks=[],oldRangeStart=0,newRangeStart=0,curRange=[],oldLine=1,newLine=1;for(let i=0;i<diff.length;i++){let current=diff[i],
lines=current.lines||splitLines(current.value);if(current.lines=lines,current.added||current.removed){if(!oldRangeStart){let prev=diff[i-1];oldRangeStart=oldLine,
newRangeStart=newLine,prev&&(curRange=context2>0?contextLines(prev.lines.slice(-context2)):[],oldRangeStart-=curRange.length,newRangeStart-=curRange.length)}for(let line of lines)
curRange.push((current.added?"+":"-")+line);current.added?newLine+=lines.length:oldLine+=lines.length}else{if(oldRangeStart)if(lines.length<=context2*2&&i<diff.
length-2)for(let line of contextLines(lines))curRange.push(line);else{let contextSize=Math.min(lines.length,context2);for(let line of contextLines(lines.slice(0,
contextSize)))curRange.push(line);let hunk={oldStart:oldRangeStart,oldLines:oldLine-oldRangeStart+contextSize,newStart:newRangeStart,newLines:newLine-newRangeStart+
contextSize,lines:curRange};hunks.push(hunk),oldRangeStart=0,newRangeStart=0,curRange=[]}oldLine+=lines.length,newLine+=lines.length}}for(let hunk of hunks)for(let i=0;i<
hunk.lines.length;i++)hunk.lines[i].endsWith(`
`)?hunk.lines[i]=hunk.lines[i].slice(0,-1):(hunk.lines.splice(i+1,0,"\\ No newline at end of file"),i++);return{oldFileName,newFileName,oldHeader,newHeader,hunks}}}function splitLines(text){let hasTrailingNl=text.endsWith(`
`),result=text.split(`
`).map(line=>line+`
`);return hasTrailingNl?result.pop():result.push(result.pop().slice(0,-1)),result}var import_picocolors=__toESM(require_picocolors(),1);var context=3,mostEdits=2e3,noLineBreak="\\ No newline at end of file";function unifiedDiff(files,colors){let c=import_picocolors.default.createColors(colors),paints={
"-":c.red,"+":c.green};return files.flatMap(({path,before,after,isNew=!1})=>{let name=visible(path)+(path.includes(" ")?"	":"");return[...[isNew?"--- /dev/null":
`--- a/${name}`,`+++ b/${name}`].map(c.bold),...hunksOf(before,after).flatMap(hunk=>[c.cyan(`@@ -${extent(hunk.oldStart,hunk.oldLines)} +${extent(hunk.newStart,
hunk.newLines)} @@`),...hunk.lines.map(line=>inert(line,paints[line.charAt(0)]??(text=>text)))])]}).map(line=>`${line}
`).join("")}function hunksOf(before,after){return structuredPatch("","",before,after,"","",{context,maxEditLength:mostEdits})?.hunks??[wholeStretch(before,after)]}
function wholeStretch(before,after){let[old,now]=[linesOf(before),linesOf(after)],shortest=Math.min(old.length,now.length),same=0;for(;same<shortest&&old[same]===
now[same];)same+=1;let tail=0;for(;tail<shortest-same&&old.at(-1-tail)===now.at(-1-tail);)tail+=1;let from=Math.max(0,same-context),until=Math.max(0,tail-context),
part=lines=>lines.slice(same,lines.length-tail);return{oldStart:from+1,oldLines:old.length-until-from,newStart:from+1,newLines:now.length-until-from,lines:[...signed(
" ",old.slice(from,same)),...signed("-",part(old)),...signed("+",part(now)),...signed(" ",old.slice(old.length-tail,old.length-until))]}}var linesOf=text=>text.
match(/[^\n]*\n|[^\n]+$/g)??[];function signed(sign,lines){return lines.flatMap(line=>line.endsWith(`
`)?[sign+line.slice(0,-1)]:[sign+line,noLineBreak])}function extent(start,length){return length===0?`${start-1},0`:length===1?String(start):`${start},${length}`}
function inert(line,paint){let end=line.endsWith("\r")?"\r":"",mark=line.charAt(1)==="\uFEFF"?"\uFEFF":"",shown=line.slice(1+mark.length,line.length-end.length).
split("	").map(visible).join("	");return`${paint(line.charAt(0)+mark+shown)}${end}`}export{unifiedDiff};
