import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
function dataOf(node){return node.kind==="scalar"?node.value:node.kind==="list"?node.items.map(dataOf):mapOf(node.entries.map(({key,value})=>[String(key.value),
dataOf(value)]))}function mapOf(entries){let map=Object.create(null);for(let[key,value]of entries)map[key]=value;return map}function isDataMap(data){return typeof data==
"object"&&data!==null&&!Array.isArray(data)}function isSameData(one,other){if(Array.isArray(one))return Array.isArray(other)&&one.length===other.length&&one.every(
(item,i)=>isSameData(item,other[i]));if(!isDataMap(one)||!isDataMap(other))return one===other||Number.isNaN(one)&&Number.isNaN(other);let keys=Object.keys(one);
return keys.length===Object.keys(other).length&&keys.every(key=>Object.hasOwn(other,key)&&isSameData(one[key],other[key]))}function visit(schema,value){let visited=[];return walk(schema,value,met=>visited.push({...met,keyPath:[...met.keyPath]})),visited}function walk(schema,value,meet){
let keyPath=[],step=(part,...met)=>{keyPath.push(part),enter(...met),keyPath.pop()},enter=(value2,schema2,parent)=>{if(meet({keyPath,value:value2,schema:schema2,
parent}),Array.isArray(value2)&&schema2?.items)for(let index=0;index<value2.length;index+=1)step(index,value2[index],schema2.items,void 0);else if(isDataMap(value2)&&
(schema2?.properties??schema2?.additionalProperties))for(let key of Object.keys(value2))step(key,value2[key],fieldOf(schema2,key),schema2)};enter(value,schema,void 0)}
function fieldOf(schema,key){let{properties,additionalProperties}=schema;return properties&&Object.hasOwn(properties,key)?properties[key]:additionalProperties}function schemaAt(schema,keyPath){
let at=schema;for(let part of keyPath){if(!at)return;at=typeof part=="number"?at.items:fieldOf(at,part)}return at}function typesOf(schema){return schema?.type?typeof schema.
type=="string"?[schema.type]:schema.type:[]}var neverData=/^(?:undefined|NaN|\[object [A-Za-z]{1,20}\]|object Object|\{\{[^{}]{0,80}\}\}|\$\{[^{}]{0,80}\}|\$\([^()]{0,80}\))$/,template=/\{\{[^{}]{0,80}\}\}/,
neverName=/^(?:TODO:?|TBD|FIXME|XXX|--?[A-Za-z][\w-]{0,60}(?:[= ].{0,60})?|<[A-Za-z][\w -]{0,60}>|\$[A-Z_]{2,60})$/;function isPlaceholder(value,schema){let kind=schema["\
x-kind"];if(kind==="commit"||kind==="path"||kind==="free")return!1;if(typeof value=="number")return Number.isNaN(value);if(Array.isArray(value))return isObjectAsList(
value)&&!typesOf(schema).includes("array");if(typeof value!="string"||value.length>200)return!1;let text=value.trim();return kind==="text"?neverData.test(text):
neverData.test(text)||neverName.test(text)||template.test(text)||kind==="name"&&text===""}function isObjectAsList(list){return list.length===1&&list[0]==="objec\
t Object"}export{dataOf,mapOf,isDataMap,isSameData,visit,walk,fieldOf,schemaAt,typesOf,isPlaceholder};
