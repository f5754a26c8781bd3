import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
function ccount(value,character){let source=String(value);if(typeof character!="string")throw new TypeError("Expected character");let count=0,index=source.indexOf(
character);for(;index!==-1;)count++,index=source.indexOf(character,index+character.length);return count}export{ccount};
