import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{holdAgainst,isBoolean,isListOfWords,isObjectOf,isWord,tagOf}from"./chunk-UMXWHUJH.js";var kinds={cwd:{expected:"a path",is:isWord},paths:{expected:"a list of paths",is:isListOfWords},contents:{expected:"an object of strings or Uint8Arrays, by pat\
h",is:isObjectOf(isContent)},only:{expected:"a list of beginnings of rule ids",is:isListOfWords},severities:{expected:"an object of severities, by rule id",is:isObjectOf(
one=>typeof one=="string")},config:{expected:"a path, or false",is:value=>value===!1||isWord(value)},baseline:{expected:"a path, or false",is:value=>value===!1||
isWord(value)},settingsFrom:{expected:"a revision, or an object with name, list and read",is:value=>isWord(value)||isSettingsTree(value)},updateBaseline:{expected:"\
true or false",is:isBoolean},rev:{expected:"a revision",is:isWord},base:{expected:"a revision",is:isWord},changed:{expected:"true or false",is:isBoolean},shard:{
expected:'<index>/<count>, such as "2/8", or an object with index and count',is:value=>isWord(value)||isShard(value)},git:{expected:"true or false",is:isBoolean},
askCommits:{expected:"a function",is:isFunction},safeDirectory:{expected:"a path",is:isWord},now:{expected:'a number, of ms since 1970, or "commit"',is:isMoment},
allowEmpty:{expected:"true or false",is:isBoolean},onProgress:{expected:"a function",is:isFunction}};function checkOptions(options){holdAgainst(kinds,options,"l\
int")}function isContent(value){return typeof value=="string"||tagOf(value)==="Uint8Array"}function isFunction(value){return typeof value=="function"}function isShard(value){
let{index,count}=Object(value);return typeof index=="number"&&typeof count=="number"}function isSettingsTree(value){let{name,list,read}=Object(value);return isWord(
name)&&typeof list=="function"&&typeof read=="function"}function isMoment(value){return value==="commit"||typeof value=="number"&&Math.abs(value)<=864e13}export{checkOptions};
