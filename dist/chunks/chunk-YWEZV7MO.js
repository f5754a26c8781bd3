import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{displayWidth,glyphsOf,paintStart,wrap}from"./chunk-2BX5LQCB.js";import{columnsOf,hasColors}from"./chunk-EJTSCV4W.js";import{countSkipped,namesOf,
skippedGroups,unaskedGroups}from"./chunk-JLOROCSZ.js";import{hiddenInWords,inWords}from"./chunk-TW3JPCBN.js";import{say}from"./chunk-47UHDOGC.js";
import{require_picocolors}from"./chunk-UD2ZJNOP.js";import{asItIs}from"./chunk-FJJHSZVR.js";import{inertJson}from"./chunk-DEYUGHCI.js";import{
rules}from"./chunk-PHLAFPNL.js";import{folderAroundRoot,formats,pathsSeenFrom}from"./chunk-MLJMMB5F.js";import{insideOf,realPath}from"./chunk-DHNBCSJ3.js";
import{UsageError}from"./chunk-34XNZ5UG.js";import{worstFirst}from"./chunk-WMW556DY.js";import{endingIn}from"./chunk-OCYD6ZGS.js";import{linesOf}from"./chunk-L5HX7WC4.js";
import{count,either}from"./chunk-O3DR2KKW.js";import{visible}from"./chunk-ED7OECLU.js";import{__toESM}from"./chunk-PMWXOWGL.js";import{basename,dirname,join,resolve}from"node:path";function outputTargets(outputs,workingFolder,linted){let{top,baseline}=linted,known=baseline&&spotOf(join(top,baseline.path)),taken=new Set;return outputs.map(({
name,path})=>{let file=resolve(workingFolder,path);if(liesInState(file,linted))throw new UsageError(`${name} lies in a state root or in .git: the report would s\
tand among what is kept there, or in its place`);let spot=spotOf(file);if(spot===known)throw new UsageError(`${name} is the baseline: the report would take its \
place`);if(taken.has(spot))throw new UsageError(`${name} is there twice: the second report would replace the first`);return taken.add(spot),file})}function liesInState(path,linted){
return[realPath(path),spotOf(path)].some(spot=>isState(spot,linted))}function spotOf(path){return join(realPath(dirname(path)),basename(path))}function isState(path,{
report,top}){let directories=formats.flatMap(format=>format.directories);return folderAroundRoot(path,[...directories,".git"])!==void 0?!0:report.roots.some(root=>{
let inside=insideOf(realPath(join(top,root.path)),path);return inside===void 0?!1:endingIn(root.path,directories)||formats.some(format=>format.reads(inside))})}var compact=({findings,skipped},{shown=asItIs})=>{let found=findings.map(({path,start,severity,message,rule})=>`${shown(path)}:${start.line}:${start.column}: ${severity}\
: ${message} [${rule}]`),unchecked=skippedGroups(skipped).map(({root,reason,rules:rules2})=>`${shown(root)}: ${count(rules2.length,"check")} skipped: ${reason} \
[${namesOf(rules2)}]`);return[...found,...unchecked].map(line=>`${visible(line)}
`).join("")},compact_default=compact;var json=report=>`${inertJson(report)}
`,json_default=json;var import_picocolors=__toESM(require_picocolors(),1);var tabWidth=4;function viewOf(line,from,columns){let cut=from>0&&line.length>0,until=Math.min(line.length,from+columns*4),part=inertGlyphs(line.slice(from,until),
cut?1:0),goesOn=until<line.length||widthOf(part)+(cut?1:0)>columns,room=goesOn?columns-1:columns,text=cut?"\u2026":"",end=cut?1:0,starts=[];for(let glyph of part){
if(starts.push({at:from+glyph.at,column:end}),end+glyph.width>room)break;text+=glyph.text,end+=glyph.width}return goesOn&&(text+="\u2026"),{text:text.trimEnd(),
columnOf:unit=>starts.find(({at})=>at>=unit)?.column??end}}function viewStart(line,start,end,columns){let most=columns*4;if(line.length<=most&&widthOf(inertGlyphs(
line,0))<=columns||end<=most&&widthOf(inertGlyphs(line.slice(0,end),0))<columns)return 0;let least=Math.max(0,start-columns),room=Math.floor(columns/3),from=start;
for(let glyph of inertGlyphs(line.slice(least,start),0).reverse()){if(room-=glyph.width,room<0)break;from=least+glyph.at}return from}var widthOf=glyphs=>glyphs.
reduce((sum,glyph)=>sum+glyph.width,0);function inertGlyphs(line,startColumn){let column=startColumn;return glyphsOf(line).map(glyph=>{let shown=glyph.text==="	"?
" ".repeat(tabWidth-column%tabWidth):visible(glyph.text),width=shown===glyph.text?glyph.width:shown.length;return column+=width,{...glyph,text:shown,width}})}var mostPlaces=3,mostLines=4;function changes(edits,source,look){let groups=groupsOf(edits),shown=groups.slice(0,mostPlaces).flatMap(group=>{let{line,before,after}=changedLines(
group,source),digits=String(line+Math.max(before.length,after.length)).length,start=firstDifference(before[0]??"",after[0]??"");return[...rows("-",before,{line,
digits,start,look}),...rows("+",after,{line,digits,start,look})]}),left=groups.length-mostPlaces;return left>0?[...shown,look.faint(`  \u2026 and ${left} more`)]:
shown}function groupsOf(edits){let inOrder2=[...edits].sort((a,b)=>a.start.line-b.start.line||a.start.column-b.start.column),groups=[],last=0;for(let edit of inOrder2)
edit.start.line<=last?groups.at(-1)?.push(edit):groups.push([edit]),last=Math.max(last,edit.end.line);return groups}function changedLines(group,source){let first=group[0]?.
start.line??1,last=group.reduce((most,edit)=>Math.max(most,edit.end.line),first),before=Array.from({length:last-first+1},(_,i)=>source.line(first+i)),after=apply(
group,before,first),same=0;for(;same<before.length&&before[same]===after[same];)same+=1;let tail=0,shortest=Math.min(before.length,after.length)-same;for(;tail<
shortest&&before.at(-1-tail)===after.at(-1-tail);)tail+=1;let changed=lines=>lines.slice(same,lines.length-tail);return{line:first+same,before:changed(before),after:changed(
after)}}function apply(group,lines,first){let starts=[0];for(let line of lines)starts.push((starts.at(-1)??0)+line.length+1);let offset=({line,column})=>(starts[line-
first]??0)+column-1,text="",done=0,before=lines.join(`
`);for(let edit of group)text+=before.slice(done,offset(edit.start))+edit.text,done=offset(edit.end);return(text+before.slice(done)).split(/\r?\n/)}function firstDifference(a,b){
let at=0;for(;at<a.length&&a[at]===b[at];)at+=1;return at>0&&/[\udc00-\udfff]/.test(a[at]??"")?at-1:at}function rows(sign2,lines,{line,digits,start,look}){let columns=Math.
max(20,look.width-digits-7),paint=sign2==="-"?look.removed:look.added,shown=lines.slice(0,mostLines).map((text,i)=>{let view=viewOf(text,viewStart(text,start,start+
1,columns),columns);return paint(`${sign2} ${String(line+i).padStart(digits)} \u2502${view.text&&` ${view.text}`}`)}),left=lines.length-shown.length;return left>
0?[...shown,look.faint(`  ${" ".repeat(digits)} \u2502 \u2026 ${left} more`)]:shown}function frame(source,marks,context2,look){let[main]=marks,here=main.at.start.line,first=Math.max(1,here-context2),last=Math.max(here,Math.min(source.length,here+
context2)),digits=String(last).length,columns=Math.max(20,look.width-digits-7),[start,end]=unitsOf(main,source),from=viewStart(source.line(here),start,end,columns),
rows2=[];for(let number=first;number<=last;number+=1){let view=viewOf(source.line(number),from,columns),isMarked=number===here,gutter=`${isMarked?">":" "} ${String(
number).padStart(digits)} \u2502`;rows2.push(`${isMarked?look.strong(gutter):look.faint(gutter)}${view.text&&` ${view.text}`}`);for(let mark of marks.filter(one=>one.
at.start.line===number))for(let row of underline(mark,source,view,columns))rows2.push(`${look.faint(`  ${" ".repeat(digits)} \u2502`)} ${row}`)}return rows2}function unitsOf({
at:{start,end}},source){let length=source.line(start.line).length,to=end.line>start.line?length:Math.min(end.column-1,length);return[Math.min(start.column-1,length),
to]}function underline(mark,source,view,columns){let[start,end]=unitsOf(mark,source).map(view.columnOf),signs=mark.sign.repeat(Math.max(1,end-start)),line=`${" ".
repeat(start)}${mark.paint(signs)}`;if(mark.label===void 0)return[line];let beside=columns-start-signs.length-1;if(displayWidth(mark.label)<=beside)return[`${line}\
 ${mark.paint(mark.label)}`];let indent=Math.min(start,Math.floor(columns/3));return[line,...wrap(mark.label,columns-indent).map(row=>`${" ".repeat(indent)}${mark.
paint(row)}`)]}var context=2,mostRelated=5;function inFull(finding,sight){let{severity,message,path,start,related=[],repair}=finding,{look}=sight,source=sight.source(path),isNear=one=>source!==
void 0&&one.path===path&&Math.abs(one.start.line-start.line)<=context,near=related.filter(isNear).slice(0,mostRelated),far=related.filter(one=>!near.includes(one)),
main={at:finding,sign:"^",paint:look.severity[severity]},beside=near.map(one=>({at:one,sign:"-",paint:look.path,label:visible(one.message)}));return[...head(finding,
sight),...indented(wrap(visible(message),look.width-2).map(look.strong)),...source?["",...indented(frame(source,[main,...beside],context,look))]:[],...relatedPlaces(
far,sight),...repair?theRepair(repair,sight):[]]}function head({rule,severity,path,start},sight){let{look}=sight,at=place(path,start,sight),what=`${look.severity[severity](
severity)} ${look.faint(rule)}`;return displayWidth(`${at} ${severity} ${rule}`)<=look.width?[`${look.path(at)} ${what}`]:[...wrap(at,look.width).map(look.path),
`  ${what}`]}function inShort({rule,severity,message,start},{look}){let at=`${start.line}:${start.column}`.padStart(9),indent=at.length+10,[first="",...more]=wrap(
`${visible(message)} ${rule}`,look.width-indent),lines=[`${at} ${look.severity[severity](severity.padEnd(8))} ${first}`,...more.map(line=>" ".repeat(indent)+line)],
left=rule.length;return lines.reverse().map(line=>{let text=line.trimStart(),painted=text.slice(Math.max(0,text.length-left));return left-=painted.length,painted===
""?line:line.slice(0,line.length-painted.length)+look.faint(painted)}).reverse()}function place(path,{line,column},{shown}){return`${visible(shown(path))}:${line}\
:${column}`}function relatedPlaces(places,sight){let shown=places.slice(0,mostRelated).flatMap(one=>relatedPlace(one,sight)),left=places.length-mostRelated;return left>
0?[...shown,"",`  \u2026 and ${left} more places`]:shown}function relatedPlace(one,sight){let{look}=sight,at=place(one.path,one.start,sight),message=visible(one.
message),isShort=displayWidth(`${at} ${message}`)<=look.width-2,source=sight.source(one.path),mark={at:one,sign:"-",paint:look.path};return["",...indented(isShort?
[`${look.path(at)} ${message}`]:[...wrap(at,look.width-2).map(look.path),...wrap(message,look.width-2)]),...source?indented(frame(source,[mark],0,look)):[]]}function theRepair({
safe,title,edits},sight){let{look}=sight,label=`repair (${safe?"safe":"unsafe"}):`,lines=wrap(`${label} ${visible(title)}`,look.width-2),shown=[...new Set(edits.
map(edit=>edit.path))].flatMap(path=>{let source=sight.source(path);return source?changes(edits.filter(edit=>edit.path===path),source,look):[]});return["",...indented(
[...lines.map(line=>line.replace(label,look.good)),...shown])]}var indented=lines=>lines.map(line=>line===""?"":`  ${line}`);function skippedLines(skipped,shown,look){return skippedGroups(skipped).flatMap(({root,reason,rules:rules2})=>{let text=`${count(rules2.length,"check")} skipped\
 in ${shown(root)}: ${reason}`,[first="",...rest]=wrap(visible(text),look.width-4),names=wrap(namesOf(rules2),look.width-4);return[`  ${first}`,...rest.map(line=>`\
    ${line}`),...names.map(line=>`    ${look.faint(line)}`)]})}var Source=class{#text;#lines;constructor(text){this.#text=text}get length(){return Math.max(1,this.#all().length)}line(number){let line=this.#all()[number-1];return line?
this.#text.slice(line.start,line.end):""}#all(){return this.#lines??=linesOf(this.#text),this.#lines}};var sign={error:"\u2716",warning:"\u26A0",info:"\u2139"};function summary(report,shown,{elapsedMs,configuration,baseline},look){let{findings,roots}=report;if(roots.
length===0&&findings.length===0)return[`${look.good("\u2714")} Nothing to lint`];let checked=`in ${rootsInWords(roots,shown)}, ${count(report.summary.files,"fil\
e")}, ${time(elapsedMs)}`,[worst]=[...findings].sort(worstFirst),hidden=hiddenInWords(report),[verdict,paint]=verdictOf(report,worst,hidden,look),[first="",...more]=paintStart(
wrap(`${verdict} ${checked}`,look.width-2),verdict,paint),details=[repairsInWords(findings),hidden===void 0?void 0:`hidden: ${hidden}`,suppressedInWords(report),
baselinedInWords(report,baseline),...unaskedGroups(report.skipped).map(({reason,rules:rules2})=>`${count(rules2.length,"check")} not asked for: ${visible(reason)}`),
configuration===void 0?void 0:`configuration: ${visible(configuration)}`,worst&&explained(worst)].filter(line=>line!==void 0).flatMap(line=>wrap(line,look.width-
2).map(part=>look.faint(`  ${part}`)));return[first,...more.map(line=>`  ${line}`),...details]}function verdictOf({findings,skipped},worst,hidden,look){if(hidden!==
void 0&&!worst)return[`${sign.info} Nothing shown`,look.severity.info];if(worst)return[`${sign[worst.severity]} ${inWords(findings)}`,look.severity[worst.severity]];
let unchecked=countSkipped(skipped);if(unchecked===0)return["\u2714 Nothing found",text=>text.replace("\u2714",look.good)];let were=unchecked===1?"was":"were";return[
`\u26A0 Nothing found, but ${count(unchecked,"check")} ${were} skipped`,look.severity.warning]}function rootsInWords(roots,shown){let path=roots.length===1?visible(
shown(roots[0]?.path??"")):".";return path==="."?count(roots.length,"root"):path}function repairsInWords(findings){let repairs=findings.map(finding=>finding.repair).
filter(repair=>repair!==void 0);if(repairs.length===0)return;let safe=repairs.filter(repair=>repair.safe).length,kinds=[`${safe} safe`,`${repairs.length-safe} u\
nsafe`].filter(kind=>!kind.startsWith("0 ")),ways=[...safe>0?["--fix"]:[],...safe<repairs.length?["--fix --unsafe"]:[]];return`${either(kinds,"and")} repair${repairs.
length===1?"":"s"} at hand (${ways.join(", ")})`}function suppressedInWords({summary:{suppressed}}){return suppressed===0?void 0:`${count(suppressed,"finding")}\
 suppressed`}function baselinedInWords({summary:{baselined}},name="the baseline"){return baselined===0?void 0:`${count(baselined,"finding")} hidden by ${visible(
name)}`}var explained=({rule})=>`More about a rule: agent-state-lint explain ${rule}`;function time(ms){return ms<1e3?`${Math.round(ms)} ms`:`${(ms/1e3).toFixed(
1)} s`}var mostInFull=20,pretty=(report,context2)=>{let{findings,skipped}=report,sight=sightOf(context2),{look,shown}=sight,full=new Set([...findings].sort(worstFirst).
slice(0,mostInFull)),short=findings.filter(finding=>!full.has(finding)),unchecked=skippedLines(skipped,shown,look);return`${[...byFile(findings.filter(finding=>full.
has(finding))).flatMap(group=>[...heading(group,findings,sight),"",...group.flatMap(finding=>[...inFull(finding,sight),""])]),...short.length>0?[look.strong(`Th\
e other ${short.length}, in short:`),""]:[],...byFile(short).flatMap(group=>[...wrap(visible(shown(group[0]?.path??"")),look.width).map(look.strong),...group.flatMap(
finding=>inShort(finding,sight)),""]),...unchecked.length>0?[look.strong("Not checked:"),...unchecked,""]:[],...summary(report,shown,context2,look)].join(`
`)}
`},pretty_default=pretty;function byFile(findings){let groups=[];for(let finding of findings){let group=groups.at(-1);group?.[0]?.path===finding.path?group.push(
finding):groups.push([finding])}return groups}function heading([first],findings,{look,shown}){let path=visible(shown(first?.path??"")),numbers=inWords(findings.
filter(finding=>finding.path===first?.path),"and"),room=look.width-displayWidth(path)-numbers.length-2,across=columns=>look.faint(`${"\u2500".repeat(Math.max(2,
columns))} ${numbers}`);return room>=2?[`${look.strong(path)} ${across(room)}`]:[...wrap(path,look.width).map(look.strong),across(look.width-numbers.length-1)]}
function sightOf({sources,shown=asItIs,colors,width}){let known=new Map;return{look:lookOf(colors,width),shown,source:path=>{let text=sources.get(path),source=known.
get(path)??(text===void 0?void 0:new Source(text));return source&&known.set(path,source),source}}}function lookOf(colors,width){let c=import_picocolors.default.
createColors(colors);return{width:Math.min(160,Math.max(40,width)),path:c.cyan,strong:c.bold,faint:c.dim,good:c.green,removed:c.red,added:c.green,severity:{error:text=>c.
bold(c.red(text)),warning:text=>c.bold(c.yellow(text)),info:text=>c.bold(c.blue(text))}}}var reporters={pretty:async()=>pretty_default,compact:async()=>compact_default,json:async()=>json_default,sarif:async()=>(await import("./sarif-4PYTSOKN.js")).
default,junit:async()=>(await import("./junit-HUW4YOOF.js")).default,github:async()=>(await import("./github-VLP2WISQ.js")).default,gitlab:async()=>(await import("./gitlab-FZDI24G4.js")).
default,markdown:async()=>(await import("./markdown-MUAH7VRB.js")).default},formatNames=Object.keys(reporters);function isForPeople(format){return format==="\
pretty"||format==="compact"}var everydayReport={format:"pretty"};function reportRequests(words){let formats2=words.flatMap(word=>"format"in word?[word.format]:[]),outputs=words.flatMap(word=>"\
output"in word?[word.output]:[]),[output]=outputs;if(formats2.length<2&&outputs.length<2)return[{format:formats2[0]??everydayReport.format,...output!==void 0&&{
output}}];let requests=inOrder(words);for(let stream of["standard output","standard error"]){let[,second]=requests.filter(request=>streamName(request.output)===
stream);if(second)throw new UsageError(`two reports on ${stream}; name a file behind --format ${second.format} with --output`)}return requests}function inOrder(words){
let requests=[];for(let word of words){let last=requests.at(-1);if("format"in word)requests.push(word);else if(last){if(last.output!==void 0)throw new UsageError(
`--output ${word.output} needs a --format of its own: ${last.format} goes to ${last.output}`);requests[requests.length-1]={...last,output:word.output}}else throw new UsageError(
`--output ${word.output} needs a --format before it, for there are several`)}return requests}var streams=/^\/(?:dev\/(?:std(?<name>out|err)|fd\/(?<fd>[12]))|proc\/self\/fd\/(?<own>[12]))$/;
function streamName(output){if(output===void 0||output==="-")return"standard output";let{name,fd,own}=streams.exec(output)?.groups??{},stream=name??fd??own;if(stream!==
void 0)return stream==="out"||stream==="1"?"standard output":"standard error"}function checkOutputs(linted,{reports=[everydayReport]},io){addresses(reports,linted,io)}async function writeReports(linted,flags,io,started){let{report,sources,
top,configuration}=linted,addressed=addresses(flags.reports??[everydayReport],linted,io),seen=flags.quiet?errorsOf(report):report,context2={sources,shown:pathsSeenFrom(
io.cwd,top),inWorkspace:pathsSeenFrom(io.env.GITHUB_WORKSPACE||top,top),elapsedMs:performance.now()-started,rules:rules(),...configuration&&{configuration:configuration.
name},...linted.baseline&&{baseline:linted.baseline.name}};for(let{format,...place2}of addressed){let reporter=await reporters[format]();if("stream"in place2){let{
stream}=place2,look={colors:hasColors(stream,io.env,flags.color),width:columnsOf(stream,io.env)},text=reporter(seen,{...context2,...look});isForPeople(format)?await say(
stream,text,io.env):stream.write(text)}else{let{writeFile}=await import("./write-file-LNASD2AC.js");await writeFile(place2.file,reporter(seen,{...context2,colors:flags.
color??!1,width:80}))}}}function addresses(requests,linted,io){let named=requests.flatMap(({output})=>output===void 0||streamName(output)?[]:[{name:`--output ${output}`,
path:output}]),files=[...outputTargets(named,io.cwd,linted)];return requests.map(({format,output})=>{let name=streamName(output),file=name?void 0:files.shift();
return file!==void 0?{format,file}:{format,stream:name==="standard error"?io.stderr:io.stdout}})}function errorsOf(report){return{...report,findings:report.findings.
filter(finding=>finding.severity==="error")}}export{liesInState,formatNames,reportRequests,checkOutputs,writeReports};
