import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{exitStatus}from"./chunk-SIGZUW6O.js";import{say}from"./chunk-47UHDOGC.js";import{fails}from"./chunk-PHLAFPNL.js";import{count}from"./chunk-O3DR2KKW.js";
import{visible}from"./chunk-ED7OECLU.js";async function verdict({report,configuration,baseline},flags,io){let{quiet,reports=[]}=flags,failOn=flags.failOn??configuration?.failOn??"error",maxWarnings=flags.
maxWarnings??configuration?.maxWarnings,{warnings,infos,baselined}=report.summary,isCompact=reports.some(({format})=>format==="compact");isCompact&&baselined>0&&
await say(io.stderr,`${visible(`${count(baselined,"finding")} hidden by ${baseline?.name??"the baseline"}`)}
`,io.env),quiet&&isCompact&&warnings+infos>0&&await say(io.stderr,`${count(warnings,"warning")} and ${count(infos,"info")} hidden by --quiet
`,io.env);let tooMany=maxWarnings!==void 0&&warnings>maxWarnings;if(tooMany){let limit=flags.maxWarnings===void 0?`maxWarnings ${maxWarnings} in ${configuration?.
name}`:`--max-warnings ${maxWarnings}`;await say(io.stderr,`${visible(`${count(warnings,"warning")}, more than ${limit}`)}
`,io.env)}let isFailure=fails(report,failOn);if(quiet&&isFailure&&report.summary.errors===0){let hidden=failOn==="warning"?count(warnings,"warning"):count(warnings+
infos,"finding"),setting=flags.failOn===void 0?`failOn ${failOn} in ${configuration?.name}`:`--fail-on ${failOn}`;await say(io.stderr,`${visible(`${hidden} hidd\
en by --quiet, which ${setting} counts`)}
`,io.env)}return tooMany||isFailure?exitStatus.findings:exitStatus.clean}export{verdict};
