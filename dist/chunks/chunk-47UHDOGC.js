import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
async function say(stream,text,env){if(env.GITHUB_ACTIONS!=="true"||!looksLikeCommand(text)){stream.write(text);return}let{randomUUID}=await import("node:crypto"),
token=randomUUID();stream.write(`::stop-commands::${token}
${text}${text.endsWith(`
`)?"":`
`}::${token}::
`)}function looksLikeCommand(text){return/::|##\[/.test(text.replace(/[^!-~]/g,""))}export{say,looksLikeCommand};
