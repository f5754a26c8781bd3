import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);

// src/reporters/colors.ts
function colorsOf(env) {
  if (env.NO_COLOR) return false;
  return env.FORCE_COLOR ? env.FORCE_COLOR !== "0" && env.FORCE_COLOR !== "false" : void 0;
}

// src/cli/terminal.ts
function hasColors(stream, env, option) {
  return option ?? colorsOf(env) ?? (stream.isTTY === true && env.TERM !== "dumb");
}
function columnsOf(stream, env) {
  const asked = Number(env.COLUMNS);
  return stream.columns || (Number.isInteger(asked) && asked > 0 ? asked : 80);
}

export {
  hasColors,
  columnsOf
};
