import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{some}from"./chunk-O3DR2KKW.js";var mostNamed=3;function skippedGroups(skipped){return groupsOf(skipped.filter(({unasked})=>!unasked))}function unaskedGroups(skipped){return groupsOf(skipped.filter(
({unasked})=>unasked).map(one=>({...one,root:""})))}function countSkipped(skipped){let missed=skipped.filter(({unasked})=>!unasked);return new Set(missed.map(({
root,rule})=>JSON.stringify([root,rule]))).size}function groupsOf(skipped){let groups=new Map;for(let{root,reason,rule}of skipped){let key=JSON.stringify([root,
reason]),group=groups.get(key)??{root,reason,rules:new Set};groups.set(key,group),group.rules.add(rule)}return[...groups.values()].map(group=>({...group,rules:[
...group.rules]}))}function namesOf(rules){return some(rules,mostNamed)}export{skippedGroups,unaskedGroups,countSkipped,namesOf};
