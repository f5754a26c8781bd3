import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
var asItIs=path=>path||".";export{asItIs};
