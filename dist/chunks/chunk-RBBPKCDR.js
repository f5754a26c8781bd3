import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
var saved="(?:bak|backup|orig|old|rej|save)",behind=[["temporary",/^te?mp(?:-[\w-]{1,40}|\d{1,40})?$/],["backup",new RegExp(`^${saved}(?:-?[\\w-]{1,40})?$`)]],last=/^(?:new|part|sw[a-p])(?:-?\d{1,40})?$/,
within=[["temporary",/^(?:te?mp|new)(?:-?\d{1,40})?$/],["backup",new RegExp(`^${saved}(?:-?\\d{1,40})?$`)]],around=[["temporary",/^#(?<name>.{1,200})#$/],["temp\
orary",/^\.#(?<name>.{1,200})$/],["temporary",/^(?<name>\w{1,80})_(?:BACKUP|BASE|LOCAL|REMOTE)_\d{1,20}(?<ending>\.md|\.jsonl?)$/],["backup",/^(?<name>[^~]{1,200}?)(?:\.~\d{1,9})?~$/]];
function leftoverAmong(file,isKept,others=[]){let folder=file.slice(0,file.lastIndexOf("/")+1),name=file.slice(folder.length);for(let made of[madeAround(name),madeBehind(
name,[...others,...behind]),madeWithin(name)])if(made&&isKept(folder+made[1]))return{file,kind:made[0],of:folder+made[1]}}function madeAround(file){for(let[kind,
form]of around){let{name,ending=""}=form.exec(file)?.groups??{};if(name!==void 0)return[kind,name+ending]}}function madeBehind(name,forms){let words=wordsOf(name),
ending=words.findIndex((word2,index)=>index>0&&isEnding(word2)),rest=ending<0?[]:words.slice(ending+1),of=words.slice(0,ending+1).join(".");for(let[kind,form]of forms)
if(rest.some(word2=>form.test(word2)))return[kind,of];let word=rest.findLast(one=>!/^\d{1,40}$/.test(one));return word!==void 0&&last.test(word)?["temporary",of]:
void 0}function madeWithin(name){let words=wordsOf(name),[first,word="",ending=""]=[words[0],...words.slice(1).slice(-2)],found=words.length>2&&isEnding(ending)?
within.find(([,form])=>form.test(word)):void 0;return found&&[found[0],`${first}.${ending}`]}function wordsOf(name){return name.replace(/^\./,"").split(".")}function isEnding(word){
return word==="md"||word==="json"||word==="jsonl"}export{leftoverAmong};
