import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{count,either}from"./chunk-O3DR2KKW.js";function inWords(findings,joint="and"){let number=severity=>findings.filter(finding=>finding.severity===severity).length;return numbersInWords({errors:number("e\
rror"),warnings:number("warning"),infos:number("info")},joint)}function hiddenInWords({summary,findings}){let left=(severity,all)=>all-findings.filter(one=>one.
severity===severity).length,hidden={errors:left("error",summary.errors),warnings:left("warning",summary.warnings),infos:left("info",summary.infos)};return numbersInWords(
hidden,"and")||void 0}function numbersInWords({errors,warnings,infos},joint){let parts=[count(errors,"error"),count(warnings,"warning"),count(infos,"info")];return either(
parts.filter(part=>!part.startsWith("0 ")),joint)}export{inWords,hiddenInWords};
