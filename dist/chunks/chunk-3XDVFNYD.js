import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
function isHash(text){return/^[0-9a-f]{4,64}$/.test(text)}export{isHash};
