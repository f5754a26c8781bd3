import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{checkOutputs,writeReports}from"./chunk-YWEZV7MO.js";import"./chunk-2BX5LQCB.js";import{hasColors}from"./chunk-EJTSCV4W.js";import"./chunk-JLOROCSZ.js";
import"./chunk-TW3JPCBN.js";import{looksLikeCommand,say}from"./chunk-47UHDOGC.js";import"./chunk-UD2ZJNOP.js";import"./chunk-FJJHSZVR.js";
import"./chunk-DEYUGHCI.js";import{fix}from"./chunk-PHLAFPNL.js";import"./chunk-G2QXJBW6.js";import"./chunk-NRHTSANH.js";import"./chunk-XFJOWFPY.js";
import"./chunk-KUWVXKDL.js";import"./chunk-UMXWHUJH.js";import{pathsSeenFrom}from"./chunk-MLJMMB5F.js";import"./chunk-SP7ABGYT.js";import"./chunk-VUXKQXN2.js";
import"./chunk-DHNBCSJ3.js";import{UsageError}from"./chunk-34XNZ5UG.js";import"./chunk-SMPQXOG7.js";import{product}from"./chunk-CGGJ2SV2.js";
import"./chunk-RZ4BXAHG.js";import"./chunk-SXE7HTQW.js";import"./chunk-PA3GP2UF.js";import"./chunk-DVACY2FY.js";import"./chunk-WMW556DY.js";
import"./chunk-FMMJ6K35.js";import"./chunk-CG7TYCK6.js";import"./chunk-JT6OHLAG.js";import"./chunk-QRLRKORG.js";import"./chunk-DKWRIRRU.js";
import"./chunk-55TSMPNM.js";import"./chunk-TTIOAT4J.js";import"./chunk-YVZM5J6F.js";import"./chunk-4WQSKGI3.js";import"./chunk-QNRASBDQ.js";
import"./chunk-FF2GFRT5.js";import"./chunk-3XDVFNYD.js";import"./chunk-NLWCWX35.js";import"./chunk-4AD34QOQ.js";import"./chunk-OEFCFUBJ.js";
import"./chunk-WOULCUZM.js";import"./chunk-RBBPKCDR.js";import"./chunk-HM4LX76O.js";import"./chunk-7MVKXGH6.js";import"./chunk-OCYD6ZGS.js";
import"./chunk-L5HX7WC4.js";import{count}from"./chunk-O3DR2KKW.js";import"./chunk-4KOTOZ36.js";import"./chunk-ED2W3QZT.js";import"./chunk-SYMQE37P.js";
import"./chunk-CCRLEUH2.js";import{visible}from"./chunk-ED7OECLU.js";import"./chunk-PMWXOWGL.js";var mostRefused=5;function fixAs(flags,io){let{unsafe=!1,diff=!1,stdin=!1,rev,updateBaseline,watch,reports=[]}=flags;if(!flags.fix&&!diff)throw new UsageError("\
--unsafe needs --fix or --diff: it says which repairs are made");if(rev!==void 0&&!diff)throw new UsageError("--fix cannot write a commit; leave out --rev, or u\
se --diff");if(watch)throw new UsageError("--watch only looks; --fix and --diff stand without it");if(updateBaseline)throw new UsageError("--update-baseline rec\
ords what is found; repair first, without it");if(diff&&reports.some(({output})=>output!==void 0))throw new UsageError("--diff prints the difference and no repo\
rt; leave out --output, or send it elsewhere with >");return async options=>{let fixed=await fix({...options,unsafe});if(checkOutputs(fixed,flags,io),!diff&&!stdin&&
fixed.repaired.length>0){let{writeRepaired}=await import("./fix-LGYRR6RK.js");await writeRepaired(fixed)}return{contents:options.contents??{},...fixed}}}
async function showFixed(fixed,flags,io,started){flags.diff?await writeDiff(fixed,flags,io):flags.stdin?(writeText(fixed,io),await writeReports(fixed,flags,Object.
create(io,{stdout:{value:io.stderr}}),started)):await writeReports(fixed,flags,io,started);for(let line of account(fixed,flags,io))await say(io.stderr,`${visible(
`${product.name}: ${line}`)}
`,io.env)}async function writeDiff({repaired},flags,io){let{unifiedDiff}=await import("./unified-diff-75Y7QOB6.js");await say(io.stdout,unifiedDiff(repaired,hasColors(
io.stdout,io.env,flags.color)),io.env)}function writeText({repaired,contents},io){let[given=""]=Object.values(contents),[file]=repaired,text=file?.after??given,
shown=typeof text=="string"?text:Buffer.from(text).toString("latin1");if(io.env.GITHUB_ACTIONS==="true"&&looksLikeCommand(shown))throw new UsageError("the text \
holds what this runner would take for a command; repair the file instead, with --fix");io.stdout.write(text)}function account({repaired,refused,report,top},{diff,
unsafe},io){let made=new Set(repaired.flatMap(({findings})=>findings)).size,left=unsafe?0:report.findings.filter(({repair})=>repair?.safe===!1).length,done=diff?
`${count(made,"repair")} would change`:`${made} repaired in`,parts=[...made>0?[`${done} ${count(repaired.length,"file")}`]:[],...made===0&&left===0&&refused.length===
0?["nothing to repair"]:[],...left>0?[made>0?`${left} more with --unsafe`:`${count(left,"repair")} with --unsafe`]:[]],shown=pathsSeenFrom(io.cwd,top),place=({path,
start})=>`${shown(path)}:${start.line}`,others=refused.length-mostRefused;return[...parts.length>0?[parts.join("; ")]:[],...refused.slice(0,mostRefused).map(({finding,
reason})=>`not repaired: ${place(finding)} (${finding.repair?.title}): ${reason}`),...others>0?[`not repaired: ${others} more`]:[]]}export{fixAs,showFixed};
