import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{isPlaceholder}from"./chunk-CCRLEUH2.js";function plain(text){return text.normalize("NFKC").toLowerCase()}function wordsIn(text){let words=plain(text).replace(/['’]/g,"").match(/[\p{L}\p{N}]+|[\p{S}]+/gu)??
[];return words.length>0?` ${words.join(" ")} `:""}var none="none|nothing",unset="null|nil|n/a|na|undefined",toCome="tbd|tba|tbc",toDo="todo|fixme|xxx|wip|placeholder",asked="(?:answered|received|responded|given\
|decided|determined)",settled=`(?:${asked}|confirmed|approved|verified|checked|reviewed|chosen|selected|provided|recorded|set|known|defined|done|filled)`,marks="\
[`*_~\"'()[\\]{}<>.,:!?\u2026]{0,9}",onlyMarks=/^[\s`*_~"'()[\]{}<>.,:;!?…|=•·#–—-]*$/;function isAbsent(text){return absent.test(text.trim())}var absent=new RegExp(
`^(?:${none}|n/a|[-\u2013\u2014]|\\[\\])$`,"i");function isUnsaid(text){return onlyMarks.test(text)||unsaid.test(text.trim())||isTemplate(text)||isPlaceholder(text,
{"x-kind":"text"})}var unsaid=new RegExp(`^(?:${unset})[.:!?]{0,3}$`,"i");function saysNothing(text){return text.length<=60&&(onlyMarks.test(text)||wantOfText.test(
text.trim()))}var wantOfText=new RegExp(`^[^\\p{L}\\p{N}]{0,9}(?:${none}|no|empty|${unset}|${toCome}|todo|pending|unknown)(?: (?:yet|so far|recorded|here|found|\
to report))?[^\\p{L}\\p{N}]{0,9}$`,"iu");function isNothing(text){return onlyMarks.test(text)||wantOfName.test(text)}var wantOfName=new RegExp(`^${marks}(?:${none}\
|no|not|${unset}|${toCome}|todo|pending|unknown)${marks}(?:\\s|$)`,"i"),reply="(?:response|answer|reply|feedback|input|decision|confirmation|verdict)",person="(\
?:(?:for|on|from|by) )?(?:the |a )?(?:user|person|human)",tail=`(?:(?:yet|so far|${settled}|${person}|${reply}) ){0,4}$`,judged="(?:working|works|fixed|good|rig\
ht|correct|ok|okay|fine|perfect|happy)",waiting=[`(?:${none}|open|unanswered|undecided|unknown|to come) ${tail}`,"(?:still |currently |now )?(?:awaiting|waiting\
|pending) ","(?:still )?(?:in|under) review ","still (?:open|unanswered|undecided|unknown|to come) ","(?:still )?not yet $",`(?:still |has |was )?not yet (?:bee\
n )?${settled} `,`(?:still |has |was )?not (?:been )?${asked} `,`not (?!${judged} )(?:[^ ]{1,40} ){1,4}yet $`,`(?:still )?to be ${settled} `,"no (?:user |human \
)?(?:response|answer|reply) ",`no (?:user |human )?${reply} ${tail}`,`(?:${toCome}) `],notYet=new RegExp(`^ (?:${waiting.join("|")})`);function isNotYet(text){return notYet.
test(wordsIn(text.slice(0,300)))}var longest=1e3,places=/\{\{[^{}]{0,200}\}\}|\$\{[^{}]{0,200}\}|\{[A-Za-z][\w -]{0,200}\}|<[A-Za-z][\w -]{0,200}>|\[[^[\]]{2,200}\](?![(:[])/g,
gapWords=new RegExp([`^(?:(?:${toDo})[*_\`]{0,3}\\s{0,9}(?:$|[:.\u2026!?(]|[\u2013\u2014-]\\s)`,`(?:${toCome}|lorem ipsum|coming soon|to be (?:written|added|com\
pleted|${settled}))(?![\\p{L}\\p{N}])`,"(?:\\.{3}|\u2026)$)"].join("|"),"iu");function isGap(text){let trimmed=text.slice(0,longest).trim(),rest=trimmed.replace(
places,"");return rest!==trimmed&&!/[\p{L}\p{N}]/u.test(rest)}function isTemplate(text){return gapWords.test(text.slice(0,longest).trim())||isGap(text)}var quotesAndMarks=/["'`*“”„‘’«»]/g,origin=/[ ]?[([](?:from )?(?:block|thread|summary) [^()[\]]{1,40}[)\]]$/,ending=/[ .;,!…]{1,9}$/;function comparable(text){
return saysNothing(text)?"":plain(text).replace(quotesAndMarks,"").replace(/\s+/g," ").trim().replace(ending,"").replace(origin,"").replace(ending,"")}function comparableName(name){
return plain(name).normalize("NFKD").replace(/[^\p{L}\p{N}]/gu,"")}export{plain,wordsIn,isAbsent,isUnsaid,saysNothing,isNothing,isNotYet,isGap,isTemplate,comparable,comparableName};
