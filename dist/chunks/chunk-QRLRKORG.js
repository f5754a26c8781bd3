import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
var Increment=class{by;constructor(by){this.by=by}};export{Increment};
