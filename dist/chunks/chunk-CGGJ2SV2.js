import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
var product={name:"agent-state-lint",version:"0.1.0",url:"https://github.com/agent-state-lint/agent-state-lint"};export{product};
