import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{holdAgainst,isBoolean,isListOfWords,isObjectOf,isWord,tagOf}from"./chunk-JZ3D26ZK.js";var kinds={cwd:{expected:"a path",is:isWord},paths:{expected:"a list of paths",is:isListOfWords},contents:{expected:"an object of strings or Uint8Arrays, by pat\
h",is:isObjectOf(isContent)},only:{expected:"a list of beginnings of rule ids",is:isListOfWords},severities:{expected:"an object of severities, by rule id",is:isObjectOf(
one=>typeof one=="string")},config:{expected:"a path, or false",is:value=>value===!1||isWord(value)},baseline:{expected:"a path, or false",is:value=>value===!1||
isWord(value)},updateBaseline:{expected:"true or false",is:isBoolean},rev:{expected:"a revision",is:isWord},base:{expected:"a revision",is:isWord},changed:{expected:"\
true or false",is:isBoolean},git:{expected:"true or false",is:isBoolean},safeDirectory:{expected:"a path",is:isWord},now:{expected:'a number, of ms since 1970, \
or "commit"',is:isMoment},allowEmpty:{expected:"true or false",is:isBoolean},onProgress:{expected:"a function",is:value=>typeof value=="function"}};function checkOptions(options){
holdAgainst(kinds,options,"lint")}function isContent(value){return typeof value=="string"||tagOf(value)==="Uint8Array"}function isMoment(value){return value==="\
commit"||typeof value=="number"&&Math.abs(value)<=864e13}export{checkOptions};
