import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{ambiguityOf,readYaml11,readYaml12}from"./chunk-NLWCWX35.js";import{near,nearestOf}from"./chunk-O3DR2KKW.js";import{fieldOf,typesOf}from"./chunk-CCRLEUH2.js";function clearNotation(node,schema){let types=schema?.["x-kind"]==="commit"?["string"]:typesOf(schema);if(types.length===0||types.includes("string"))return inQuotes(
node);let isQuoted=node.style==="quoted",written=isQuoted?String(node.value):node.source,isClear=ambiguityOf(written)===void 0;if(isQuoted&&!isClear)return;let readings=[
readYaml11(written),readYaml12(written)];if(types.includes("boolean"))return booleanOf(readings);let number=numberOf(readings),isWanted=types.includes("number")||
types.includes("integer")&&Number.isSafeInteger(number);if(number===void 0||!isWanted)return;let text=isClear?written:decimal(number);return text===node.source?
void 0:text}function inItsQuotes(text,node){if(node?.kind!=="scalar"||node.style==="plain")return text;let quotes=node.source.startsWith("'")?"'":'"';return quotes+
text+quotes}function inQuotes({style,source}){return(style==="plain"||style==="literal")&&/^[^"\\\n]+$/.test(source)?`"${source}"`:void 0}function booleanOf(readings){
let found=readings.find(reading=>reading.kind==="boolean");return found?.kind==="boolean"?String(found.value):void 0}function numberOf(readings){let numbers=readings.
flatMap(one=>one.kind==="number"&&!one.sexagesimal?[one.value]:[]);return new Set(numbers).size===1?numbers[0]:void 0}function decimal(number){let written=String(
number);return/^-?\d{1,15}(?:\.\d{1,20})?$/.test(written)?written:void 0}var known=new WeakMap;function misspeltFields(map,schema){let found=known.get(map);if(found?.schema===schema)return found.fields;let fields=lookFor(map,schema);
return known.set(map,{schema,fields}),fields}function lookFor({entries},schema){let keys=entries.map(({key})=>String(key.value)),there=new Set(keys),missing=Object.
keys(schema.properties??{}).filter(name=>!there.has(name)),claims=new Map,fields=new Map;for(let key of keys.filter(one=>!fieldOf(schema,one))){let words=near(key,
missing);for(let{candidate}of words)claims.set(candidate,(claims.get(candidate)??0)+1);let meant=nearestOf(words);meant!==void 0&&fields.set(key,{meant,isSure:words.
length===1})}return new Map([...fields].map(([key,{meant,isSure}])=>[key,{meant,isSure:isSure&&claims.get(meant)===1}]))}function renaming(document,map,at,field){
if(at.start<map.start||at.start>=map.end)return;let sign=document.text[at.start]??"",quotes=sign==='"'||sign==="'"?sign:"";return{safe:!1,title:`call it ${field}`,
edits:[{at,text:quotes+field+quotes}]}}export{clearNotation,inItsQuotes,misspeltFields,renaming};
