import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{asItIs}from"./chunk-FJJHSZVR.js";import{product}from"./chunk-CGGJ2SV2.js";import{ccount}from"./chunk-PXQBFMAD.js";import{visible}from"./chunk-ED7OECLU.js";
import"./chunk-PMWXOWGL.js";var defaultSubsetRegex=/["&'<>`]/g,surrogatePairsRegex=/[\uD800-\uDBFF][\uDC00-\uDFFF]/g,controlCharactersRegex=/[\x01-\t\v\f\x0E-\x1F\x7F\x81\x8D\x8F\x90\x9D\xA0-\uFFFF]/g,
regexEscapeRegex=/[|\\{}()[\]^$+*?.]/g,subsetToRegexCache=new WeakMap;function core(value2,options){if(value2=value2.replace(options.subset?charactersToExpressionCached(
options.subset):defaultSubsetRegex,basic),options.subset||options.escapeOnly)return value2;return value2.replace(surrogatePairsRegex,surrogate).replace(controlCharactersRegex,
basic);function surrogate(pair,index,all2){return options.format((pair.charCodeAt(0)-55296)*1024+pair.charCodeAt(1)-56320+65536,all2.charCodeAt(index+2),options)}
function basic(character,index,all2){return options.format(character.charCodeAt(0),all2.charCodeAt(index+1),options)}}function charactersToExpressionCached(subset5){
let cached=subsetToRegexCache.get(subset5);return cached||(cached=charactersToExpression(subset5),subsetToRegexCache.set(subset5,cached)),cached}function charactersToExpression(subset5){
let groups=[],index=-1;for(;++index<subset5.length;)groups.push(subset5[index].replace(regexEscapeRegex,"\\$&"));return new RegExp("(?:"+groups.join("|")+")","g")}function formatBasic(code){return"&#x"+code.toString(16).toUpperCase()+";"}function stringifyEntitiesLight(value2,options){return core(value2,Object.assign({format:formatBasic},options))}var noncharacter=/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g;function escape(value2,subset5,unsafe3){let result=clean(value2);return unsafe3?result.replace(unsafe3,
encode):encode(result);function encode(value3){return stringifyEntitiesLight(value3,{subset:subset5})}}function clean(value2){return String(value2||"").replace(
noncharacter,"")}var unsafe=/]]>/g,subset=[">"];function cdata(node){return"<![CDATA["+escape(node.value,subset,unsafe)+"]]>"}function comment(node){return"<!--"+escape(node.value,["-"])+"-->"}var subset2=["	",`
`," ",'"',"&","'","/","<","=",">"];function name(value2){return escape(value2,subset2)}function value(value2,state){let result=String(value2),quote=state.options.quote||'"';if(state.options.quoteSmart){let other=quote==='"'?"'":'"';ccount(result,quote)>
ccount(result,other)&&(quote=other)}return quote+escape(result,["<","&",quote])+quote}function doctype(node,state){let nodeName=name(node.name),pub=node.public,sys=node.system,result="<!DOCTYPE";return nodeName!==""&&(result+=" "+nodeName),pub?result+=
" PUBLIC "+value(pub,state):sys&&(result+=" SYSTEM"),sys&&(result+=" "+value(sys,state)),result+">"}var own={}.hasOwnProperty;function element(node,state){let nodeName=name(node.name),content=all(node,state),attributes=node.attributes||{},close=content?!1:state.
options.closeEmptyElements,attrs=[],key;for(key in attributes)if(own.call(attributes,key)){let result=attributes[key];result!=null&&attrs.push(name(key)+"="+value(
result,state))}return"<"+nodeName+(attrs.length===0?"":" "+attrs.join(" "))+(close?(state.options.tightClose?"":" ")+"/":"")+">"+content+(close?"":"</"+nodeName+
">")}var unsafe2=/\?>/g,subset3=[">"];function instruction(node){let nodeName=name(node.name)||"x",result=escape(node.value,subset3,unsafe2);return"<?"+nodeName+(result?
" "+result:"")+"?>"}var subset4=["&","<"];function text(node){return escape(node.value,subset4)}function raw(node,state){return state.options.allowDangerousXml?node.value:text(node)}var own2={}.hasOwnProperty,handlers={cdata,comment,doctype,element,instruction,raw,root:all,text};function one(node,state){let type=node&&node.type;if(!type)throw new Error(
"Expected node, not `"+node+"`");if(!own2.call(handlers,type))throw new Error("Cannot compile unknown node `"+type+"`");let handle=handlers[type];return handle(
node,state)}function all(parent,state){let children=parent&&parent.children||[],index=-1,results=[];for(;++index<children.length;)results[index]=one(children[index],
state);return results.join("")}function toXml(tree,options){let state={options:options||{}};if(typeof state.options.quote=="string"&&state.options.quote!=='"'&&state.options.quote!=="'")throw new Error(
"Invalid quote `"+state.options.quote+"`, expected `'` or `\"`");let node=Array.isArray(tree)?{type:"root",children:tree}:tree;return one(node,state)}function element2(name2,attributes,content=[]){let children=content.flatMap(one2=>[breakLine,one2]);return{type:"element",name:name2,attributes:inert(attributes),
children:[...children,...content.length>0?[breakLine]:[]]}}function textElement(name2,attributes,lines){let children=[{type:"text",value:lines.map(inXml).join(`\

`)}];return{type:"element",name:name2,attributes:inert(attributes),children}}function xmlOf(root){return`${toXml({type:"root",children:[{type:"instruction",name:"\
xml",value:'version="1.0" encoding="UTF-8"'},breakLine,root]},{closeEmptyElements:!0}).replaceAll("]]>","]]&gt;").replaceAll("##[","#&#x23;[")}
`}var breakLine={type:"text",value:`
`};function inert(attributes){return Object.fromEntries(Object.entries(attributes).map(([name2,value2])=>[name2,inXml(value2)]))}function inXml(value2){return visible(
value2).replace(/[\ufffe\uffff]/g,char=>`\\u{${char.charCodeAt(0).toString(16)}}`)}var junit=(report,{elapsedMs})=>{let suites=suitesOf(report),cases=suites.flatMap(suite=>suite.cases),{skipped:_,...numbers}=count(cases),time=(elapsedMs/1e3).toFixed(
3);return xmlOf(element2("testsuites",{name:product.name,...numbers,time},suites.map(suiteElement)))},junit_default=junit;function suitesOf({roots,findings,skipped}){
let suites=new Map,add=(name2,one2)=>{let cases=suites.get(name2)??[];suites.set(name2,cases),cases.push(one2)},found=foldersOf(findings);for(let{path}of roots)
found.has(path)||add(asItIs(path),passed(asItIs(path)));for(let one2 of skipped)one2.unasked||add(asItIs(one2.root),skippedCase(one2));for(let finding of findings)
add(asItIs(finding.path),finding.severity==="info"?told(finding):failed(finding));return[...suites].map(([name2,cases])=>({name:name2,cases}))}function foldersOf(findings){
let folders=new Set;for(let path of new Set(findings.map(finding=>finding.path))){folders.add("");for(let at=path.indexOf("/");at>=0;at=path.indexOf("/",at+1))folders.
add(path.slice(0,at))}return folders}function suiteElement({name:name2,cases}){return element2("testsuite",{name:name2,...count(cases)},cases.map(one2=>one2.element))}
function count(cases){let number=outcome=>String(cases.filter(one2=>one2.outcome===outcome).length);return{tests:String(cases.length),failures:number("failed"),
errors:"0",skipped:number("skipped")}}function passed(root){return{outcome:"passed",element:element2("testcase",{name:product.name,classname:root})}}function skippedCase({
rule,root,reason}){let content=[element2("skipped",{message:reason})];return{outcome:"skipped",element:element2("testcase",{name:rule,classname:asItIs(root)},content)}}
function failed(finding){let{severity,message}=finding;return{outcome:"failed",element:testcase(finding,textElement("failure",{type:severity,message},details(finding)))}}
function told(finding){let lines=[`${finding.severity}: ${finding.message}`,...details(finding)];return{outcome:"passed",element:testcase(finding,textElement("s\
ystem-out",{},lines))}}function testcase({rule,path,start},content){return element2("testcase",{name:`${rule} ${start.line}:${start.column}`,classname:path},[content])}
function details({path,start,related=[],url}){return[`at ${path}:${start.line}:${start.column}`,...related.map(one2=>`see ${one2.path}:${one2.start.line}:${one2.
start.column} ${one2.message}`),`rule ${url}`]}export{junit_default as default};
