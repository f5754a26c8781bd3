import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{countSkipped}from"./chunk-JLOROCSZ.js";import{hiddenInWords}from"./chunk-TW3JPCBN.js";import{asItIs}from"./chunk-FJJHSZVR.js";import{product}from"./chunk-CGGJ2SV2.js";
import{count,either}from"./chunk-O3DR2KKW.js";import{capped,visible}from"./chunk-ED7OECLU.js";import"./chunk-PMWXOWGL.js";var shownAtMost=10,levels={error:"error",warning:"warning",info:"notice"},mostRelated=5,longestMessage=2048;function annotationsOf({findings},shown,notices=1){return[
"error","warning","info"].flatMap(severity=>findings.filter(finding=>finding.severity===severity).slice(0,Math.max(0,severity==="info"?shownAtMost-notices:shownAtMost)).
map(finding=>annotationOf(finding,shown)))}var cut=message=>capped(message,longestMessage);function annotationOf(finding,shown){let{rule,severity,message,path,related=[]}=finding,
elsewhere=related.slice(0,mostRelated).map(one=>`${visible(shown(one.path))}:${one.start.line}:${one.start.column} ${visible(one.message)}`);return{level:levels[severity],
message:[visible(message),...elsewhere].join(`
`),properties:{title:rule,file:visible(shown(path)),...linesOf(finding)}}}function linesOf({start,end}){return start.line===end.line?{startLine:start.line,endLine:end.
line,startColumn:start.column,endColumn:end.column}:{startLine:start.line,endLine:end.column===1?end.line-1:end.line}}var names={title:"title",file:"file",line:"startLine",endLine:"endLine",col:"startColumn",endColumn:"endColumn"};function commandOf({level,message,properties={title:product.
name}}){let pairs=Object.entries(names).flatMap(([name,key])=>{let value=properties[key];return value===void 0?[]:[`${name}=${inProperty(String(value))}`]});return`\
::${level} ${pairs.join(",")}::${inData(cut(message))}`}function inData(text){return text.replace(/[%\r\n]/g,encoded)}function inProperty(text){return text.replace(
/[%\r\n:,]/g,encoded)}function encoded(char){return`%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2,"0")}`}function unshown({findings,skipped},annotated,why=""){let unchecked=countSkipped(skipped);return[...findings.length>annotated?[`${count(findings.length-annotated,
"more finding")}${why}`]:[],...unchecked>0?[count(unchecked,"skipped check")]:[]]}var github=(report,{inWorkspace=asItIs,baseline="the baseline"})=>{let annotations=annotationsOf(report,inWorkspace),hidden=hiddenInWords(report),rest=[...unshown(
report,annotations.length),...hidden===void 0?[]:[`${hidden} hidden`]],{baselined}=report.summary,said=[...rest.length>0?[`not shown here: ${either(rest,"and")}\
; other formats list them`]:[],...baselined>0?[`${count(baselined,"finding")} hidden by ${visible(baseline)}`]:[]];return[...annotations,...said.length>0?[{level:"\
notice",message:said.join("; ")}]:[]].map(one=>`${commandOf(one)}
`).join("")},github_default=github;export{github_default as default};
