import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);

// src/cli/say.ts
async function say(stream, text, env) {
  if (env.GITHUB_ACTIONS !== "true" || !looksLikeCommand(text)) {
    stream.write(text);
    return;
  }
  const { randomUUID } = await import("node:crypto");
  const token = randomUUID();
  stream.write(`::stop-commands::${token}
${text}${text.endsWith("\n") ? "" : "\n"}::${token}::
`);
}
function looksLikeCommand(text) {
  return /::|##\[/.test(text.replace(/[^!-~]/g, ""));
}

export {
  say,
  looksLikeCommand
};
