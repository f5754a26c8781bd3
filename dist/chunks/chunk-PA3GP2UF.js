import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
var MemoryTree=class{#files;#folders;#below;#age;constructor(files,below,age="unknown"){this.#files=new Map(Object.entries(files).map(([path,content])=>[path,bytesOf(
content)])),this.#folders=foldersOf(this.#files.keys()),this.#below=below,this.#age=age}async list(directory){let entries=new Map((await this.#below?.list(directory))?.
map(entry=>[entry.name,entry]));for(let[name,entry]of this.#folders.get(directory)??[])entries.set(name,entry);return[...entries.values()].sort((a,b)=>a.name<b.
name?-1:1)}async kind(path){return this.#files.has(path)?"file":this.#folders.has(path)?"directory":this.#below?.kind(path)}async link(path){return this.#files.
has(path)||this.#folders.has(path)?void 0:this.#below?.link(path)}async read(path,cap){let bytes=this.#files.get(path);return bytes?bytes.length>cap?{ok:!1,refusal:"\
too-large"}:{ok:!0,bytes}:this.#below?.read(path,cap)??{ok:!1,refusal:"missing"}}async writtenAt(path){return this.#files.has(path)&&this.#age==="unknown"?void 0:
this.#below?.writtenAt(path)}},bytesOf=content=>typeof content=="string"?new TextEncoder().encode(content):content;function foldersOf(paths){let folders=new Map(
[["",new Map]]);for(let path of paths){let at=path,kind="file";for(;;){let slash=at.lastIndexOf("/"),folder=at.slice(0,Math.max(0,slash)),name=at.slice(slash+1),
known=folders.get(folder);if(known){known.set(name,{name,kind});break}folders.set(folder,new Map([[name,{name,kind}]])),at=folder,kind="directory"}}return folders}export{MemoryTree};
