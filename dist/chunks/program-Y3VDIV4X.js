import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{Command,CommanderError,InvalidArgumentError,Option,addRecoveryOptions}from"./chunk-RBMMPJ2F.js";import{lintCommand}from"./chunk-CO2INZ4L.js";
import"./chunk-NPL7LIR6.js";import"./chunk-QUM2XJZC.js";import{formatNames,reportRequests}from"./chunk-YWEZV7MO.js";import"./chunk-BMDU7BB2.js";
import{wrap}from"./chunk-2BX5LQCB.js";import{columnsOf}from"./chunk-EJTSCV4W.js";import"./chunk-JLOROCSZ.js";import"./chunk-TW3JPCBN.js";
import{exitStatus}from"./chunk-SIGZUW6O.js";import{say}from"./chunk-47UHDOGC.js";import"./chunk-UD2ZJNOP.js";import"./chunk-FJJHSZVR.js";
import{inertJson}from"./chunk-DEYUGHCI.js";import{rules,schemas}from"./chunk-PHLAFPNL.js";import"./chunk-G2QXJBW6.js";import"./chunk-NRHTSANH.js";
import"./chunk-XFJOWFPY.js";import"./chunk-KUWVXKDL.js";import"./chunk-UMXWHUJH.js";import"./chunk-MLJMMB5F.js";import{ruleUrl}from"./chunk-SP7ABGYT.js";
import"./chunk-VUXKQXN2.js";import"./chunk-DHNBCSJ3.js";import{UsageError,checkRule}from"./chunk-34XNZ5UG.js";import"./chunk-SMPQXOG7.js";
import{product}from"./chunk-CGGJ2SV2.js";import"./chunk-RZ4BXAHG.js";import"./chunk-SXE7HTQW.js";import"./chunk-PA3GP2UF.js";import"./chunk-DVACY2FY.js";
import"./chunk-WMW556DY.js";import"./chunk-FMMJ6K35.js";import"./chunk-CG7TYCK6.js";import"./chunk-JT6OHLAG.js";import"./chunk-QRLRKORG.js";
import"./chunk-DKWRIRRU.js";import"./chunk-55TSMPNM.js";import"./chunk-TTIOAT4J.js";import"./chunk-YVZM5J6F.js";import"./chunk-4WQSKGI3.js";
import"./chunk-QNRASBDQ.js";import"./chunk-FF2GFRT5.js";import"./chunk-3XDVFNYD.js";import"./chunk-NLWCWX35.js";import"./chunk-4AD34QOQ.js";
import"./chunk-OEFCFUBJ.js";import"./chunk-WOULCUZM.js";import"./chunk-RBBPKCDR.js";import"./chunk-HM4LX76O.js";import"./chunk-7MVKXGH6.js";
import"./chunk-OCYD6ZGS.js";import"./chunk-L5HX7WC4.js";import{quote,suggestion}from"./chunk-O3DR2KKW.js";import"./chunk-4KOTOZ36.js";import"./chunk-ED2W3QZT.js";
import"./chunk-SYMQE37P.js";import"./chunk-CCRLEUH2.js";import"./chunk-ED7OECLU.js";import"./chunk-PMWXOWGL.js";async function takeStep(transition,flags,io){let{transitionCommand}=await import("./all-QD727PLX.js");return transitionCommand(transition,flags,io)}function threadsIn({
threads}){if(threads!==void 0){if(/^[1-9]\d{0,4}$/.test(threads))return Number(threads);throw new UsageError(`--threads wants a whole number from 1, and not ${quote(
threads)}`)}}function gathering(command){return command.allowUnknownOption().allowExcessArguments(),command.argument("[step]").action(word=>{let step=word?.startsWith(
"-")?void 0:word,names=command.commands.map(one=>one.name()).join(", "),name=command.name(),found=step===void 0?`${name} wants to know what to do`:`${name} know\
s no ${quote(step)}`;throw new UsageError(`${found}; expected ${names}`)})}function rootOption(){return new Option("--root <path>","the state root, or the folder that holds it, instead of the nearest above").argParser(once("--root"))}var once=name=>(word,before)=>{
if(before!==void 0)throw new UsageError(`${name} is given twice; it names one`);return word};var status=`
Exit status:
  0  done
  1  refused: no legal step, not for this agent to take, or errors would come of it
  2  wrong usage, no state, a state that does not parse, or it cannot be written
  75 somebody else held the lock of the state for 5 s: try again
  76 the state was changed meanwhile: try again`;function withStepOptions(command,more9=""){return command.addHelpText("after",`${more9===""?"":`
${more9}
`}${status}`).addOption(new Option("--agent <name>","who takes the step, such as executor-003 or mc").argParser(once("--agent")).makeOptionMandatory()).addOption(
rootOption()).addOption(new Option("--dry-run","show what would change, and write nothing")).addOption(new Option("--events <file>","append what happened to a f\
ile, as lines of JSON").argParser(once("--events"))).addOption(new Option("--format <format>","how to print the outcome").choices(["text","json"]).default("text")).
addOption(new Option("--now <time>","the clock, in ISO 8601"))}var threadsOption=what=>new Option("--threads <n>",`threads of ${what}`),nextOption=()=>new Option(
"--next <name>","the name of the next block; what its plan calls it, without it"),each=(word,others=[])=>[...others,word];var addAgent=(program,io,end)=>{let parent=gathering(program.command("agent").description("enter agents as active, alive or completed")),step=name=>withStepOptions(
parent.command(name).argument("<id>","such as executor-003"));step("start").description("an agent starts to work").addOption(new Option("--task <text>","what it\
 does").makeOptionMandatory()).addOption(new Option("--block <id>","the block that it works on; the current one, without it")).action(async(id,flags)=>{end(await takeStep(
{kind:"agent-start",id,task:flags.task,block:flags.block},flags,io))}),step("done").description("an agent is done").action(async(id,flags)=>{end(await takeStep(
{kind:"agent-end",id,result:"success"},flags,io))}),step("fail").description("an agent did not come to its end").addOption(new Option("--result <result>","how i\
t ended").choices(["failure","timeout","cancelled"]).default("failure")).action(async(id,flags)=>{end(await takeStep({kind:"agent-end",id,result:flags.result},flags,
io))}),step("beat").description("an agent is alive").action(async(id,flags)=>{end(await takeStep({kind:"agent-beat",id},flags,io))})};var addBlockDone=(program,io,end)=>{withStepOptions(program.command("block-done")).description("count the block as complete, and move on to the next one of its \
phase").addOption(nextOption()).addOption(threadsOption("its first wave; as many as now, without it")).action(async flags=>{end(await takeStep({kind:"block-done",
next:flags.next,threads:threadsIn(flags)},flags,io))})};var addBlocker=(program,io,end)=>{let parent=gathering(program.command("blocker").description("add or clear what blocks the mission"));withStepOptions(parent.command(
"add")).description("something blocks a thread").addOption(new Option("--type <type>","missing_credential, external_api, permission or dependency").makeOptionMandatory()).
addOption(new Option("--description <text>","what blocks").makeOptionMandatory()).addOption(new Option("--thread <id>","the thread that is blocked, such as 02.3").
makeOptionMandatory()).action(async flags=>{let{type,description,thread}=flags;end(await takeStep({kind:"blocker-add",type,description,thread},flags,io))}),withStepOptions(
parent.command("clear").argument("<id>","such as blocker-001")).description("it blocks no longer").action(async(id,flags)=>{end(await takeStep({kind:"blocker-cl\
ear",id},flags,io))})};var details={instructions:["verification_instructions","what to verify, and how (human_verify)"],question:["question","what has to be decided (decision)"],action:[
"required_action","what the person has to do (human_action)"],lastAction:["last_action","what was being done at the end (session_death)"],partial:["partial_work",
"what was begun (session_death, failure)"],error:["error","what went wrong (failure)"],expected:["expected_behavior","what the person should see (human_verify)"],
affects:["affects","what the decision affects (decision)"],reason:["reason","why the person has to do it (human_action)"]},types=`Types: human_verify, decision,\
 human_action, session_death, failure. The status
of the mission goes with them; checkpoint answer takes it up again, and
checkpoint withdraw does so without an answer.`,addCheckpoint=(program,io,end)=>{let parent=gathering(program.command("checkpoint").description("have the missio\
n wait for an answer, or go on")),open=withStepOptions(parent.command("open").argument("<type>","what it waits for"),types).description("write CHECKPOINT.md, an\
d have the mission wait").addOption(new Option("--option <id=text>","what there is to choose from; repeatable").argParser(each)).addOption(new Option("--awaitin\
g <text>","what is waited for, in words"));for(let[name,[,help]]of Object.entries(details))open.addOption(new Option(`--${name.replace(/[A-Z]/g,letter=>`-${letter.
toLowerCase()}`)} <text>`,help));open.action(async(type,flags)=>{let said=Object.keys(details).flatMap(name=>{let text=flags[name];return text===void 0?[]:[[details[name][0],
text]]}),{option,awaiting}=flags,options2=option?.map(optionIn);end(await takeStep({kind:"checkpoint-open",type,details:Object.fromEntries(said),options:options2,
awaiting},flags,io))}),withStepOptions(parent.command("answer").argument("<response>","what the person answered")).description("put the answer into CHECKPOINT.m\
d, and have the mission go on").addOption(new Option("--rationale <text>","of a decision: why")).addOption(new Option("--affects <phase>","of a decision: a phas\
e that it affects; repeatable").argParser(each)).action(async(response,flags)=>{let{rationale,affects}=flags;end(await takeStep({kind:"checkpoint-answer",response,
rationale,affects},flags,io))}),withStepOptions(parent.command("withdraw")).description("close the checkpoint without an answer, and have the mission go on").addOption(
new Option("--reason <text>","why nobody has to answer any more")).action(async flags=>{end(await takeStep({kind:"checkpoint-withdraw",reason:flags.reason},flags,
io))})};function optionIn(word){let at=word.indexOf("=");return at<0?{id:word}:{id:word.slice(0,at),description:word.slice(at+1)}}import{readFileSync}from"node:fs";import{join}from"node:path";var addExplain=(program,io,end)=>{program.command("explain").argument("<rule>","its id, as findings show it").description("print the page about a rule").action(
async id=>end(await explain(id,io)))};async function explain(id,io){checkRule(id,rules().map(rule=>rule.id));let text=readPage(id).replace(/^<!--[^\n]{0,200}-->\r?\n/gm,
"").replace(/(?:\r?\n){3,}/g,`

`);return await say(io.stdout,withWholeLinks(text.trimStart(),ruleUrl(id)),io.env),exitStatus.clean}function withWholeLinks(page,url){return page.replace(/\]\((?=\.{0,2}[\w/])(?!https?:)([^()\s]{1,200})\)/g,
(_,to)=>`](${new URL(to,url).href})`)}function readPage(id){for(let up of["../..","../../.."])try{return readFileSync(join(import.meta.dirname,up,"docs/rules",`${id}\
.md`),"utf8")}catch{}throw new Error(`the page about ${id} is missing in this installation`)}var more=`
Text, numbers, true, false and null are printed as they are; lists and
mappings, and all with --json, as JSON. Items of lists are counted from 0:
agents.active.0.id

Exit status:
  0  printed
  1  there is no such value
  2  wrong usage, no state, or a state that does not parse`,addGet=(program,io,end)=>{program.command("get").argument("[field]","a dotted path, such as position\
.thread; all that the state says, without it").description("print a value of the state").addHelpText("after",more).addOption(rootOption()).addOption(new Option(
"--json","print JSON, whatever the value is")).action(async(field,flags)=>{let{getCommand}=await import("./all-QD727PLX.js");end(await getCommand(field,
flags,io))})};var addInit=(program,io,end)=>{program.command("init").argument("[folder]","the state root, or the folder that gets one; the working folder without it").description(
"write a fresh state root, at once; files that are there stay as they are").addOption(new Option("--name <name>","what the mission is called; like the folder, w\
ithout it")).addOption(new Option("--now <time>","the clock, in ISO 8601")).action(async(folder,flags)=>{let{initCommand}=await import("./command-M6DNU5RB.js");
end(await initCommand(folder,flags,io))})};function reportOptions(words){let said=word=>(words.push(word),word),format=new Option("--format <format>","how to print; may be repeated, each with an --output\
 of its own"),{parseArg:chosen=nonEmpty}=format.choices(formatNames);return[format.argParser((text,before)=>said({format:chosen(text,before)}).format).default("\
pretty"),new Option("--output <file>","write the report of the --format before it to a file outside of the state; - is standard output").argParser(text=>said({output:nonEmpty(
text)}).output)]}function verdictOptions(){return[new Option("--fail-on <severity>","the least severity that makes the exit status 1; error, when nothing else i\
s configured").choices(["error","warning","info","never"]),new Option("--max-warnings <number>","exit status 1 when there are more, whatever --fail-on says").argParser(
wholeNumber)]}function configurationOptions(){return[new Option("--config <file>","the configuration, instead of the nearest agent-state-lint.yaml above").argParser(
nonEmpty),new Option("--no-config","no configuration")]}function lookOptions(){return[new Option("--color","colour, even where it is no terminal"),new Option("-\
-no-color","no colour; so do NO_COLOR=1 and FORCE_COLOR=0")]}function nonEmpty(text){if(text==="")throw new InvalidArgumentError("It must not be empty.");return text}
function wholeNumber(text){if(!/^\d{1,9}$/.test(text))throw new InvalidArgumentError("It must be a whole number.");return Number(text)}var more2=`
The reports are those of --format json. A folder stands for the *.json files in it.
What several of them say is told once. Of a run that was split with --shard, all
parts have to be there.

Exit status:
  0  no finding at or above --fail-on
  1  findings
  2  wrong usage or configuration, a report that cannot be read, or a missing shard`,addMerge=(program,io,end)=>{let words=[],command=program.command("merge").argument(
"<report...>","JSON reports of earlier runs, or folders of such").description("make one report of several, such as those of all shards").addHelpText("after",more2).
action(async(paths,flags)=>{let{mergeCommand}=await import("./merge-QCNTI43V.js");end(await mergeCommand(paths,{...flags,reports:reportRequests(words)},io))}),
quiet=new Option("--quiet","show errors only; the exit status stays the same"),options2=[reportOptions(words),configurationOptions(),verdictOptions(),quiet,lookOptions()].
flat();for(let option of options2)command.addOption(option)};var more3=`
Without --write nothing changes. With it, the old file is kept beside the new
one, and at a terminal you are asked first. What only its own tools may write,
such as a .hivemind/, is left alone. The exit status is that of recover.`,addMigrate=(program,io,end)=>{let command=program.command("migrate").argument("[root..\
.]","state roots; without any, those below the working folder, else the nearest above it").description("bring a state of an older dialect to the newest, and say\
 where every value comes from").addHelpText("after",more3);addRecoveryOptions(command).action(async(paths,flags)=>{let{recoverCommand}=await import("./command-M6DNU5RB.js");
end(await recoverCommand("migrate",paths,flags,io))})};var more4=`
Without --write nothing changes. With it, the old file is kept beside the new
one, and at a terminal you are asked first: accept, inspect, edit or quit.
What only its own tools may write, such as a .hivemind/, is never written: there
you are told what is wrong, and what to do.

Exit status:
  0  nothing to recover, or written
  1  there is something to recover, and it was not written, or to do by yourself
  2  wrong usage, refused, or nobody there to ask
  75 somebody else held the lock of the state for too long
  76 the state changed while it was being recovered`,addRecover=(program,io,end)=>{let command=program.command("recover").argument("[root...]","state roots; wit\
hout any, those below the working folder, else the nearest above it").description("rebuild a state that is broken or gone from what is left, and say where every\
 value comes from").addHelpText("after",more4).addOption(new Option("--to <commit>","the state that a commit holds, and what was done since"));addRecoveryOptions(
command).action(async(paths,flags)=>{let{recoverCommand}=await import("./command-M6DNU5RB.js");end(await recoverCommand("recover",paths,flags,io))})};var more5=`
Five checks come first: commits exist, files exist, plans are there, there is one
checkpoint at most, STATE.md parses. Nothing is carried out, and nothing written.

Strategies:
  continue  go on at the resume point
  ask       a person has to answer first
  retry     do the thread again, with what the person said
  rollback  take the block back, and begin it again
  manual    wait until the person has mended it
  skip      leave the block out
  recover   rebuild the state first: its account is printed
  mend      a check failed, and recover proposes nothing: each says what to do
  none      the mission is over, or says that it cannot be resumed

Exit status:
  0  it can be resumed
  1  it cannot: a check failed, its session died, or it is over
  2  wrong usage, or no state`,addResume=(program,io,end)=>{program.command("resume").argument("[root]","the state root, or the folder that holds it; the neares\
t above by default").description("check a state, and print all that whoever takes the mission up has to know").addHelpText("after",more5).addOption(new Option("\
--format <format>","how to print it; prompt is for an agent").choices(["text","json","prompt"]).default("text")).addOption(new Option("--config <file>","the con\
figuration, instead of the nearest agent-state-lint.yaml above")).addOption(new Option("--no-config","no configuration")).addOption(new Option("--no-git","ask g\
it nothing: then nobody knows whether commits exist")).addOption(new Option("--now <time>","the clock, in ISO 8601, or the time of the last commit: commit")).action(
async(root,flags)=>{let{resumeCommand}=await import("./all-S77JNFJM.js");end(await resumeCommand(root,flags,io))})};var addRules=(program,io,end)=>{program.command("rules").description("list all rules").addOption(new Option("--format <format>","how to print").choices(["pretty",
"json"]).default("pretty")).action(async({format})=>end(await list(format,io)))};async function list(format,io){return format==="json"?io.stdout.write(`${inertJson(
rules())}
`):await say(io.stdout,table(rules(),io.stdout.isTTY?columnsOf(io.stdout,io.env):1/0),io.env),exitStatus.clean}function table(all,columns){let head=["rule","sev\
erity","repair"],cells=all.map(({id,severity,repair=""})=>[id,severity,repair]),widths=head.map((word,i)=>Math.max(word.length,...cells.map(row=>row[i]?.length??
0))),line=row=>row.map((cell,i)=>cell.padEnd(widths[i]??0)).join("  "),indent=line(head).length+2,rows=all.flatMap(({summary},i)=>{let[first="",...rest]=wrap(summary,
Math.max(24,columns-indent));return[`${line(cells[i]??[])}  ${first}`,...rest.map(more9=>" ".repeat(indent)+more9)]});return[`${line(head)}  what holds when it \
is silent`,...rows].map(row=>`${row}
`).join("")}var addSchema=(program,io,end)=>{program.command("schema").argument("[name]","such as grid/state or hivemind/delegations").description("print the JSON Schema of\
 one kind of file").action(async name=>end(await schema(name,io)))};async function schema(name,io){let all=new Map(Object.entries(schemas())),names=[...all.keys()].
sort(),load=all.get(name??"");if(!load){let fault=name===void 0?"which schema?":`there is no schema ${quote(name)}${suggestion(name,names)}`;throw new UsageError(
`${fault} (${names.join(", ")})`)}return io.stdout.write(`${inertJson(await load())}
`),exitStatus.clean}var addSkip=(program,io,end)=>{withStepOptions(program.command("skip").argument("<block>","the current block, such as 02-03")).description("leave the current bl\
ock out: its SUMMARY says so, and it counts as complete").addOption(new Option("--reason <text>","why")).addOption(nextOption()).addOption(threadsOption("the fi\
rst wave of the next block; as many as now, without it")).action(async(block,flags)=>{let{reason,next}=flags;end(await takeStep({kind:"skip",block,reason,next,threads:threadsIn(
flags)},flags,io))})};var addThreadDone=(program,io,end)=>{withStepOptions(program.command("thread-done")).description("count a thread as complete, and move on to the next one of its\
 wave").addOption(new Option("--commit <hash>","the commit that holds its work")).action(async flags=>{end(await takeStep({kind:"thread-done",commit:flags.commit},
flags,io))})};var status2=`Schema dialect: planning > in_progress > blocked, complete or failed; blocked >
in_progress or failed. Persistence dialect: initialized > active > checkpoint,
interrupted, completed or failed; each of these but completed > active.`,addTransition=(program,io,end)=>{let parent=gathering(program.command("transition").description(
"move the mission to another status or phase"));withStepOptions(parent.command("status").argument("<to>","the new status"),status2).description("move the missio\
n to another status, with all that goes with it").addOption(threadsOption("the first wave, when a mission begins")).action(async(to,flags)=>{end(await takeStep(
{kind:"status",to,threads:threadsIn(flags)},flags,io))}),withStepOptions(parent.command("phase").argument("<id>","the next phase, such as 02-core")).description(
"complete the current phase, and begin the next one in its first block").addOption(threadsOption("its first wave; as many as now, without it")).action(async(to,flags)=>{
end(await takeStep({kind:"phase",to,threads:threadsIn(flags)},flags,io))})};var more6=`
A value is JSON where it is JSON, and text where it is not: 3, true, null,
"3", ["a", "b"], in progress. +1 and -1 are added to the number that is there.
Everything else in the file stays as it is; updated_at moves to the clock.

  agent-state-lint update --agent executor-003 position.thread=3 \\
    progress.threads_complete=+1 resume.last_commit=f7e3a2b

Exit status:
  0  updated
  1  refused: not for this agent to write, or errors would come of it
  2  wrong usage, no state, a state that does not parse, or it cannot be written
  75 somebody else held the lock of the state for 5 s: try again
  76 the state is not what was expected: read it again`,each2=(word,others=[])=>[...others,word],addUpdate=(program,io,end)=>{program.command("update").argument(
"<field=value...>","what is to stand where: position.thread=3").description("change values of the state safely: permissions, lock, validation, one whole write").
addHelpText("after",more6).addOption(new Option("--agent <name>","who updates, such as executor-003 or mc").argParser(once("--agent")).makeOptionMandatory()).addOption(
new Option("--expect <field=value>","update only when that stands there; repeatable").argParser(each2)).addOption(rootOption()).addOption(new Option("--dry-run",
"show what would change, and write nothing")).addOption(new Option("--events <file>","append what happened to a file, as lines of JSON").argParser(once("--event\
s"))).addOption(new Option("--format <format>","how to print the outcome").choices(["text","json"]).default("text")).addOption(new Option("--now <time>","the cl\
ock, in ISO 8601")).action(async(words,flags)=>{let{updateCommand}=await import("./all-QD727PLX.js");end(await updateCommand(words,flags,io))})};var more7=`
Each lesson stands in WARMTH.md once, under its category. What people wrote there
stays as it is. Where there is no WARMTH.md, one is made.

Exit status:
  0  merged, or nothing was missing
  2  wrong usage, no state, a WARMTH.md that does not parse or takes no lesson, or it
     cannot be written
  75 somebody else held the lock of the state for 5 s: try again
  76 somebody else changed WARMTH.md meanwhile: try again`,addWarmth=(program,io,end)=>{program.command("warmth").description("merge the lessons of all summarie\
s into WARMTH.md").addHelpText("after",more7).addOption(rootOption()).addOption(new Option("--dry-run","show what would change, and write nothing")).addOption(new Option(
"--format <format>","how to print the outcome").choices(["text","json"]).default("text")).action(async flags=>{let{warmthCommand}=await import("./all-S77JNFJM.js");
end(await warmthCommand(flags,io))})};var addWaveDone=(program,io,end)=>{withStepOptions(program.command("wave-done")).description("move on to the next wave of the block").addOption(threadsOption("t\
he next wave (schema dialect)")).action(async flags=>{end(await takeStep({kind:"wave-done",threads:threadsIn(flags)},flags,io))})};var addLint=(program,io,end)=>{let words=[];program.argument("[path...]","files, state roots, or directories to search; without any, the roots below the working\
 folder, else the nearest one above it").action(async(paths,flags)=>{end(await lintCommand(paths,{...flags,reports:reportRequests(words)},io))});for(let option of options(
words))program.addOption(option)};function options(words){let each3=(value,before=[])=>[...before,nonEmpty(value)];return[...reportOptions(words),new Option("--\
rule <id=severity>","error, warning, info or off for a rule; may be repeated").argParser(each3),new Option("--only <prefix>","only rules that begin so, such as \
schema/; may be repeated").argParser(each3),...configurationOptions(),new Option("--baseline <file>","hide the findings that it holds; without it, agent-state-l\
int-baseline.json at the top of the repository").argParser(nonEmpty),new Option("--no-baseline","hide nothing"),new Option("--settings-from <revision>","configu\
ration and baseline of that revision, and not of what is linted; for CI").argParser(nonEmpty),new Option("--update-baseline","write all that is found into the b\
aseline, so that only what is new is told"),...verdictOptions(),new Option("--watch","lint again whenever the state or HEAD changes, until Ctrl-C"),new Option("\
--fix","make the repairs that are safe"),new Option("--unsafe","with --fix or --diff: all repairs, also those that change what the state says"),new Option("--di\
ff","show what --fix would change, and write nothing"),new Option("--quiet","show errors only; the exit status stays the same"),new Option("--rev <revision>","l\
int the files of a commit, and not the working tree").argParser(nonEmpty),new Option("--base <revision>","what the state is compared with, since it was left").argParser(
nonEmpty),new Option("--changed","only roots in which something differs from --base; without one, from HEAD"),new Option("--shard <index/count>","only a part of\
 the roots, as 2/8: the second of eight; merge joins the reports of all").argParser(nonEmpty),new Option("--no-git","ask git nothing; what only the history coul\
d tell is skipped"),new Option("--now <time>","judge times against this moment, in ISO 8601, or against the last commit: commit"),new Option("--stdin","read one\
 file from standard input, the rest of its root from disk"),new Option("--stdin-path <path>","which file standard input stands for, such as .grid/STATE.md").argParser(
nonEmpty),new Option("--allow-empty","exit status 0 when there is nothing to lint"),...lookOptions()]}var commands=[addLint,addMerge,addGet,addUpdate,addRecover,addMigrate,addInit,addResume,addWarmth,addTransition,addThreadDone,addWaveDone,addBlockDone,addSkip,addAgent,
addBlocker,addCheckpoint,addExplain,addRules,addSchema],more8=`
Exit status:
  0  no finding at or above --fail-on
  1  findings, something to recover that was not written, or an update refused
  2  wrong usage or configuration, nothing to lint, or refused
  3  a bug of ${product.name}
  75 somebody else held the lock of the state for too long
  76 the state changed while it was being repaired, recovered or updated

Without a path, the roots below the working folder are linted, else the nearest
one above it in its repository. Paths are printed as they are seen from the
working folder; those in formats for programs are relative to the repository,
those of --format github to the workspace of the runner.
A path in a state root stands for its root; other directories are searched.
A file or directory that is called like a command is written ./rules.`;async function runProgram(argv,io){let status3=exitStatus.clean,said="",program=new Command(
product.name).description("Says what is wrong with the state that AI coding agents keep in a repository, where, and why.").version(product.version,"-v, --versio\
n","print the version").helpOption("-h, --help","print this help").helpCommand("help [command]","print the help of a command").addHelpText("after",more8).enablePositionalOptions().
exitOverride().configureOutput({writeOut:text=>{said+=text},writeErr:()=>{},outputError:()=>{},getOutHelpWidth:()=>columnsOf(io.stdout,io.env),getOutHasColors:()=>!1});
for(let add of commands)add(program,io,end=>{status3=end});program.hook("preSubcommand",(_,command)=>refuseOptions(program,command.name()));try{await program.parseAsync(
argv,{from:"user"})}catch(error){if(!(error instanceof CommanderError))throw error;let isHelp=error.code==="commander.help";if(error.exitCode!==0)throw new UsageError(
isHelp?noSuchCommand(argv):inOneLine(error.message))}return said!==""&&await say(io.stdout,said,io.env),status3}function refuseOptions(program,command){let given=program.
options.filter(option=>{let name=option.attributeName();return program.getOptionValueSource(name)==="cli"&&option.negate===(program.getOptionValue(name)===!1)});
if(given[0])throw new UsageError(`${given[0].long} before ${command} is an option of linting; those of ${command} stand behind it, see ${command} --help`)}function inOneLine(message){
return`${message.replace(/^error: |\.$/g,"").replace(/\s*\n\s*/g," ")}; see --help`}function noSuchCommand(argv){return`there is no command ${quote(argv.at(-1))}\
; see --help`}export{runProgram};
