import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{clearNotation,inItsQuotes,misspeltFields,renaming}from"./chunk-FMMJ6K35.js";import{defaultLimits}from"./chunk-CG7TYCK6.js";import{ambiguityOf,
insertFields}from"./chunk-NLWCWX35.js";import{decode}from"./chunk-L5HX7WC4.js";import{didYouMean,either,inert,near,nearest,nearestOf,quote,size,suggestion}from"./chunk-O3DR2KKW.js";
import{fieldOf,schemaAt,typesOf}from"./chunk-CCRLEUH2.js";var UsageError=class extends Error{name="UsageError";missing;constructor(message,missing){super(message),this.missing=missing}};var ConfigurationError=class extends UsageError{name="ConfigurationError";faults;constructor(faults){let others=faults.length-1;super(others===0?faults[0]:`${faults[0]}\
 (and ${others} more)`),this.faults=faults}};var names={string:"text",integer:"a whole number",number:"a number",boolean:"true or false",array:"a list",object:"a mapping"};function expected(schema){let types=typesOf(
schema),named=types.filter(type=>type!=="null").map(type=>names[type]??type),kind=schema["x-kind"],free=kind==="text"?"text":"a value",what=kind==="commit"?"a c\
ommit":schema["x-shape"]??wordsOf(schema)??(either(named)||free);return types.includes("null")?`${what} or null`:what}function wordsOf({enum:words}){return words&&
`${words.length>1?"one of ":""}${either(words.map(word=>quote(String(word))))}`}function dotted(keyPath){return keyPath.length>0?keyPath.join("."):"the file"}function shown(document,keyPath){
let node=document.node(keyPath);return node?.kind!=="scalar"?node?.kind==="list"?"a list":"a mapping":node.source===""?"empty":typeof node.value=="string"&&(node.
style!=="plain"||!ambiguityOf(node.source))?quote(node.value):inert(node.source)}function reportViolations({snapshot,report,skip},keyword,say4){snapshot.unjudged!==void 0&&skip(snapshot.unjudged);for(let document of snapshot.documents)for(let violation of document.
verdict?.violations??[]){if(violation.keyword!==keyword)continue;let{message,at,...options}=say4(violation,document);report(at??document.at(violation.keyPath),message,
options)}}var schemaEnum={id:"schema/enum",severity:"error",summary:"every value of a closed list is one of its words",source:"STATE.md schema 3.1, D1",repair:"unsafe",check:context=>reportViolations(
context,"enum",say)};function say({keyPath,value,schema},document){let found=`${dotted(keyPath)} is ${quote(value)}`,word=String(value),[counterpart,...others]=counterpartsOf(
word,schema);if(counterpart){let message=`${found}, a word of another dialect; expected ${either([counterpart,...others].map(quote))}`;return others.length>0?{message}:
{message,repair:rewrite(counterpart,!0,keyPath,document)}}let words=near(word,(schema.enum??[]).map(String)),meant=nearestOf(words);if(meant===void 0)return{message:`${found}\
, expected ${expected(schema)}`};let isSure=words.length===1;return{message:`${found}${didYouMean(meant)}`,repair:rewrite(meant,isSure,keyPath,document)}}function counterpartsOf(word,{
"x-counterparts":all={}}){return Object.hasOwn(all,word)?[all[word]??[]].flat():[]}function rewrite(word,safe,keyPath,document){let text=inItsQuotes(word,document.
node(keyPath));return{safe,title:`write ${text}`,edits:[{at:document.at(keyPath),text}]}}var schemaPattern={id:"schema/pattern",severity:"error",summary:"every identifier has the shape of its kind",source:"STATE.md schema 3.1",check:context=>reportViolations(
context,"pattern",({keyPath,value,schema})=>({message:`${dotted(keyPath)} is ${quote(value)}, expected ${expected(schema)}`}))};var schemaRange={id:"schema/range",severity:"error",summary:"every number lies within the range of its field",source:"STATE.md schema 1",check:context=>reportViolations(
context,"range",({keyPath,schema},document)=>({message:`${dotted(keyPath)} is ${shown(document,keyPath)}, expected ${rangeOf(schema)}`}))};function rangeOf({minimum,
maximum}){return minimum===void 0?`at most ${maximum}`:maximum===void 0?`${minimum} or more`:`a number from ${minimum} to ${maximum}`}function defaultOf(schema){let{default:value,required=[]}=schema;if(value!==void 0)return typeof value=="number"?void 0:JSON.stringify(value);let fields=required.
flatMap(key=>{let field=fieldOf(schema,key),written=field&&defaultOf(field);return written===void 0?[]:[{key,value:written}]});return fields.length>0&&fields.length===
required.length?fields:void 0}function inOneLine(written,keyOf){return typeof written=="string"?written:`{ ${written.map(({key,value})=>`${keyOf(key)}: ${inOneLine(
value,keyOf)}`).join(", ")} }`}function insertion(document,map,{key,value},order){let field={key,inOneLine:keyOf=>`${keyOf(key)}: ${inOneLine(value,keyOf)}`,inLines:step=>blockLines({key,value},
""," ".repeat(step))},{text}=document,[edit]=insertFields({text,map,stay:map.entries,fields:[field],order,lineBreak:`
`})??[];return edit&&{at:document.span(edit.start,edit.end),text:edit.text}}function blockLines({key,value},indent,step){return typeof value=="string"?[`${indent}${key}\
: ${value}`]:[`${indent}${key}:`,...value.flatMap(field=>blockLines(field,indent+step,step))]}var schemaRequired={id:"schema/required",severity:"error",summary:"every field that the specification requires is there",source:"STATE.md schema 2.1, 2.3, D28, \
D29",repair:"unsafe",check:context=>reportViolations(context,"required",(violation,document)=>{let{keyPath,field="",schema}=violation,message=`${dotted([...keyPath,
field])} is missing; expected ${expected(schema)}${meaning(schema)}`,at=document.at([...keyPath,field]),map=document.node(keyPath),parent=document.verdict&&schemaAt(
document.verdict.schema,keyPath);return map?.kind!=="map"||!parent?{message,at}:{message,at,...misspelt(violation,document,map,parent)??putIn(violation,document,
map,parent)}})};function meaning({description="","x-shape":shape,enum:words}){let text=description.replace(/\.$/,"");return shape||words||!text?"":` (${text.charAt(
0).toLowerCase()}${text.slice(1)})`}function misspelt({keyPath,field=""},document,map,parent){let[name,found]=[...misspeltFields(map,parent)].find(([,{meant}])=>meant===
field)??[];if(name===void 0)return;let at=document.key([...keyPath,name]),repair=found?.isSure?renaming(document,map,at,field):void 0;return{related:[{at,message:`${quote(
name)} stands here`}],...repair&&{repair}}}function putIn({field="",schema},document,map,parent){let value=defaultOf(schema),edit=value&&insertion(document,map,
{key:field,value},Object.keys(parent.properties??{})),title=typeof value=="string"?`insert the default, ${field}: ${value}`:`insert the default of ${field}`;return edit?
{repair:{safe:!1,title,edits:[edit]}}:{}}var schemaType={id:"schema/type",severity:"error",summary:"every value is of the type that its field has",source:"STATE.md schema 1",repair:"safe",check:context=>reportViolations(
context,"type",say2)};function say2(violation,document){let{keyPath,schema}=violation,message=`${dotted(keyPath)} is ${shown(document,keyPath)}, expected ${expected(
schema)}`,text=notation(violation,document);if(text===void 0)return{message};let title=text.startsWith('"')?"put it in quotes":"write it without quotes";return{
message,repair:{safe:!0,title,edits:[{at:document.at(keyPath),text}]}}}function notation({keyPath,value,schema},document){let node=document.node(keyPath);if(node?.
kind!=="scalar"||value===null)return;let isText=typesOf(schema).includes("string");if(!(isText&&schema.pattern&&!new RegExp(schema.pattern,"u").test(node.source))&&
!(isText&&schema.enum&&!schema.enum.includes(node.source)))return clearNotation(node,schema)}var schemaUnknownField={id:"schema/unknown-field",severity:"warning",summary:"every field is one that the specification knows",source:"STATE.md schema 1",repair:"\
unsafe",check:context=>reportViolations(context,"unknown",say3)};function say3({keyPath,schema},document){let key=String(keyPath.at(-1)),parent=keyPath.slice(0,
-1),map=document.node(parent),misspelt2=map?.kind==="map"?misspeltFields(map,schema).get(key):void 0,at=document.key(keyPath),where=parent.length>0?` of ${dotted(
parent)}`:"",repair=misspelt2?.isSure&&!schema.required?.includes(misspelt2.meant)&&map?.kind==="map"&&renaming(document,map,at,misspelt2.meant);return{message:`${quote(
key)} is no known field${where}${didYouMean(misspelt2?.meant)}`,at,...schema["x-unknown"]==="info"&&{severity:"info"},...repair&&{repair}}}var syntaxPlaceholder={id:"syntax/placeholder",severity:"error",summary:"no value is what stands for want of one, such as undefined, a template or a flag",source:"\
practice",check:context=>reportViolations(context,"placeholder",({keyPath,value,schema})=>{let what=typeof value=="string"&&/^--?[A-Za-z]/.test(value)?"a comman\
d line flag":"a placeholder",found=Array.isArray(value)?'"[object Object]"':quote(value);return{message:`${dotted(keyPath)} is ${found}, ${what} and no value; e\
xpected ${expected(schema)}`}})};function called({name,origin},place=""){return`${name}${place}${origin===void 0?"":` at ${origin}`}`}async function textOf(file,most){return decoded(called(file),
await bytesOf(file,most))}async function bytesOf(file,most){let read=await file.tree.read(file.path,most);if(read.ok)return read.bytes;throw new ConfigurationError(
[`${called(file)} ${refusals[read.refusal]}${read.refusal==="too-large"?size(most):""}`])}function decoded(name,bytes){let read=decode(bytes);if(read.ok)return read.
text;let what={"utf-16":"is UTF-16","nul-byte":"holds a NUL byte","not-utf8":"is no UTF-8 text"};throw new ConfigurationError([`${name} ${what[read.problem]} (b\
yte ${read.offset}); expected UTF-8`])}var refusals={missing:"is not there",link:"is reached over a link, and links are not followed","not-a-file":"is no regula\
r file","too-large":"is larger than ","not-readable":"cannot be opened; check its permissions","not-fetched":"was not fetched, as the clone is partial; clone it\
 without --filter",outside:"lies outside of the repository"},judges=[schemaEnum,schemaPattern,schemaRange,schemaRequired,schemaType,schemaUnknownField,syntaxPlaceholder];
async function wrongBySchema(document){let wrong=[];for(let{check}of judges)await check({snapshot:{...noSnapshot,documents:[document]},change:void 0,facts:noFacts,
now:0,limits:defaultLimits,report:(at,message)=>wrong.push({at,message}),skip:()=>{}});return wrong}var noSnapshot={root:"",format:"",dialect:void 0,documents:[],
unreadable:[],commits:[],files:[]},nobodyAsked={answer:"unknown",reason:"a file of ours claims nothing"},noFacts={commit:()=>nobodyAsked,file:()=>nobodyAsked,age:()=>nobodyAsked,
tracking:()=>nobodyAsked,lastCommit:void 0};function errorOf(file,wrong){let lines=[...wrong].sort((a,b)=>a.at.start-b.at.start).map(({at,message})=>{let{line,column}=at.
document.position(at.start);return`${called(file,`:${line}:${column}`)}: ${message}`});return new ConfigurationError(lines)}function chosenRules(rules,choice){let{only,severities:chosen,configuration}=choice,isWanted=({id})=>only.length===0||only.some(prefix=>id.startsWith(prefix)),isOff=({
id})=>(chosen[id]??(configuration?.isOff(id)?"off":void 0))==="off";return rules.filter(rule2=>isWanted(rule2)&&!isOff(rule2))}function severityAt({severities:chosen,
configuration},rule2,path,isFolder=!1){return chosen[rule2]??configuration?.severity(rule2,path,isFolder)}var severities=["error","warning","info"];function checkChoice({
only,severities:chosen},rules){let ids=rules.map(({id})=>id);for(let prefix of only){if(ids.some(id=>id.startsWith(prefix)))continue;let families=new Set(ids.map(
id=>id.slice(0,id.indexOf("/")+1)));throw new UsageError(`no rule begins with ${quote(prefix)}${didYouMean(meantRule(prefix,[...families,...ids]))}`)}for(let[id,
severity]of Object.entries(chosen)){checkRule(id,ids);let known=[...severities,"off"];if(known.includes(severity))continue;let hint=suggestion(severity,known);throw new UsageError(
`${quote(severity)} is no severity; expected ${either(known)}${hint}`)}}function checkRule(id,ids){if(!ids.includes(id))throw new UsageError(noSuchRule(id,ids))}
function noSuchRule(id,ids){return`there is no rule ${quote(id)}${didYouMean(meantRule(id,ids))}`}function meantRule(word,candidates){let named=candidates.filter(
id=>id.endsWith(`/${word}`));return named.length===1?named[0]:nearest(word,candidates)}export{UsageError,expected,dotted,reportViolations,schemaEnum,schemaPattern,schemaRange,schemaRequired,schemaType,schemaUnknownField,syntaxPlaceholder,chosenRules,
severityAt,checkChoice,checkRule,noSuchRule,meantRule,ConfigurationError,called,textOf,bytesOf,decoded,wrongBySchema,noSnapshot,noFacts,errorOf};
