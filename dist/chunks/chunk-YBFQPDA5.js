import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
var ReadOnceTree=class{#below;#readings=new Map;constructor(below){this.#below=below}list(directory){return this.#below.list(directory)}kind(path){return this.#below.
kind(path)}link(path){return this.#below.link(path)}read(path,cap){let key=`${cap} ${path}`,reading=this.#readings.get(key)??this.#below.read(path,cap);return this.#readings.
set(key,reading),reading}writtenAt(path){return this.#below.writtenAt(path)}};export{ReadOnceTree};
