import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
var exitStatus={clean:0,findings:1,usage:2,bug:3,locked:75,changed:76};export{exitStatus};
