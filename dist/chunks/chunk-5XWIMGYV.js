import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
function digest(text){let{createHash}=process.getBuiltinModule("node:crypto");return createHash("sha256").update(text).digest("hex")}export{digest};
