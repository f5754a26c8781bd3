import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
function colorsOf(env){return env.NO_COLOR?!1:env.FORCE_COLOR?env.FORCE_COLOR!=="0"&&env.FORCE_COLOR!=="false":void 0}function hasColors(stream,env,option){return option??colorsOf(env)??(stream.isTTY===!0&&env.TERM!=="dumb")}function columnsOf(stream,env){let asked=Number(env.COLUMNS);
return stream.columns||(Number.isInteger(asked)&&asked>0?asked:80)}export{hasColors,columnsOf};
