import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import{Command,CommanderError,InvalidArgumentError,Option,addRecoveryOptions}from"./chunk-WDGEE4JD.js";import{lintCommand}from"./chunk-Y3PAGQGV.js";
import{formatNames,reportRequests}from"./chunk-Y6GLKFFV.js";import"./chunk-NPL7LIR6.js";import{wrap}from"./chunk-2BX5LQCB.js";import"./chunk-UD2ZJNOP.js";
import"./chunk-THOCKCNE.js";import{exitStatus}from"./chunk-SIGZUW6O.js";import{columnsOf}from"./chunk-EJTSCV4W.js";import{say}from"./chunk-47UHDOGC.js";
import"./chunk-JLOROCSZ.js";import"./chunk-TW3JPCBN.js";import"./chunk-FJJHSZVR.js";import{inertJson}from"./chunk-DEYUGHCI.js";import{rules,
schemas}from"./chunk-EUJSH2UU.js";import"./chunk-KUWVXKDL.js";import"./chunk-EPYEKWQB.js";import"./chunk-JCXKR2V2.js";import"./chunk-SFRRLXOF.js";
import{ruleUrl}from"./chunk-LRKYG7HE.js";import"./chunk-E5WE4YI6.js";import"./chunk-OU4YB2OZ.js";import{UsageError,checkRule}from"./chunk-32JDBHY3.js";
import"./chunk-SMPQXOG7.js";import{product}from"./chunk-CGGJ2SV2.js";import"./chunk-RZ4BXAHG.js";import"./chunk-SXE7HTQW.js";import"./chunk-EP4X5I3W.js";
import"./chunk-5XWIMGYV.js";import"./chunk-WMW556DY.js";import"./chunk-3WS24KGS.js";import"./chunk-CG7TYCK6.js";import"./chunk-KN7UDGJX.js";
import"./chunk-QRLRKORG.js";import"./chunk-QSB2APHT.js";import"./chunk-MAAVWFCB.js";import"./chunk-PNSIFF62.js";import"./chunk-3XDVFNYD.js";
import"./chunk-NLWCWX35.js";import"./chunk-HFZDJGPX.js";import"./chunk-R2GZINJI.js";import"./chunk-OKNUZLZX.js";import"./chunk-RBBPKCDR.js";
import"./chunk-2DRHOU5Y.js";import"./chunk-YHCOE7YC.js";import"./chunk-OCYD6ZGS.js";import"./chunk-ZXLUDNN5.js";import{quote,suggestion}from"./chunk-O3DR2KKW.js";
import"./chunk-ED7OECLU.js";import"./chunk-4KOTOZ36.js";import"./chunk-PMWXOWGL.js";import{readFileSync}from"node:fs";import{join}from"node:path";var addExplain=(program,io,end)=>{program.command("explain").argument("<rule>","its id, as findings show it").description("print the page about a rule").action(
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
.thread; all that the state says, without it").description("print a value of the state").addHelpText("after",more).addOption(new Option("--root <path>","the sta\
te root, or the folder that holds it, instead of the nearest above")).addOption(new Option("--json","print JSON, whatever the value is")).action(async(field,flags)=>{
let{getCommand}=await import("./all-OXI3Y5SK.js");end(await getCommand(field,flags,io))})};var addInit=(program,io,end)=>{program.command("init").argument("[folder]","the state root, or the folder that gets one; the working folder without it").description(
"write a fresh state root, at once; files that are there stay as they are").addOption(new Option("--name <name>","what the mission is called; like the folder, w\
ithout it")).addOption(new Option("--now <time>","the clock, in ISO 8601")).action(async(folder,flags)=>{let{initCommand}=await import("./command-Y6NTNU43.js");
end(await initCommand(folder,flags,io))})};var more2=`
Without --write nothing changes. With it, the old file is kept beside the new
one, and at a terminal you are asked first. What only its own tools may write,
such as a .hivemind/, is left alone. The exit status is that of recover.`,addMigrate=(program,io,end)=>{let command=program.command("migrate").argument("[root..\
.]","state roots; without any, those below the working folder, else the nearest above it").description("bring a state of an older dialect to the newest, and say\
 where every value comes from").addHelpText("after",more2);addRecoveryOptions(command).action(async(paths,flags)=>{let{recoverCommand}=await import("./command-Y6NTNU43.js");
end(await recoverCommand("migrate",paths,flags,io))})};var more3=`
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
 value comes from").addHelpText("after",more3).addOption(new Option("--to <commit>","the state that a commit holds, and what was done since"));addRecoveryOptions(
command).action(async(paths,flags)=>{let{recoverCommand}=await import("./command-Y6NTNU43.js");end(await recoverCommand("recover",paths,flags,io))})};var addRules=(program,io,end)=>{program.command("rules").description("list all rules").addOption(new Option("--format <format>","how to print").choices(["pretty",
"json"]).default("pretty")).action(async({format})=>end(await list(format,io)))};async function list(format,io){return format==="json"?io.stdout.write(`${inertJson(
rules())}
`):await say(io.stdout,table(rules(),io.stdout.isTTY?columnsOf(io.stdout,io.env):1/0),io.env),exitStatus.clean}function table(all,columns){let head=["rule","sev\
erity","repair"],cells=all.map(({id,severity,repair=""})=>[id,severity,repair]),widths=head.map((word,i)=>Math.max(word.length,...cells.map(row=>row[i]?.length??
0))),line=row=>row.map((cell,i)=>cell.padEnd(widths[i]??0)).join("  "),indent=line(head).length+2,rows=all.flatMap(({summary},i)=>{let[first="",...rest]=wrap(summary,
Math.max(24,columns-indent));return[`${line(cells[i]??[])}  ${first}`,...rest.map(more6=>" ".repeat(indent)+more6)]});return[`${line(head)}  what holds when it \
is silent`,...rows].map(row=>`${row}
`).join("")}var addSchema=(program,io,end)=>{program.command("schema").argument("[name]","such as grid/state or hivemind/delegations").description("print the JSON Schema of\
 one kind of file").action(async name=>end(await schema(name,io)))};async function schema(name,io){let all=new Map(Object.entries(schemas())),names=[...all.keys()].
sort(),load=all.get(name??"");if(!load){let fault=name===void 0?"which schema?":`there is no schema ${quote(name)}${suggestion(name,names)}`;throw new UsageError(
`${fault} (${names.join(", ")})`)}return io.stdout.write(`${inertJson(await load())}
`),exitStatus.clean}var more4=`
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
  76 the state is not what was expected: read it again`,each=(word,others=[])=>[...others,word],addUpdate=(program,io,end)=>{program.command("update").argument(
"<field=value...>","what is to stand where: position.thread=3").description("change values of the state safely: permissions, lock, validation, one whole write").
addHelpText("after",more4).addOption(new Option("--agent <name>","who updates, such as executor-003 or mc").makeOptionMandatory()).addOption(new Option("--expec\
t <field=value>","update only when that stands there; repeatable").argParser(each)).addOption(new Option("--root <path>","the state root, or the folder that hol\
ds it, instead of the nearest above")).addOption(new Option("--dry-run","show what would change, and write nothing")).addOption(new Option("--events <file>","ap\
pend what happened to a file, as lines of JSON")).addOption(new Option("--format <format>","how to print the outcome").choices(["text","json"]).default("text")).
addOption(new Option("--now <time>","the clock, in ISO 8601")).action(async(words,flags)=>{let{updateCommand}=await import("./all-OXI3Y5SK.js");end(await updateCommand(
words,flags,io))})};var addLint=(program,io,end)=>{let words=[];program.argument("[path...]","files, state roots, or directories to search; without any, the roots below the working\
 folder, else the nearest one above it").action(async(paths,flags)=>{end(await lintCommand(paths,{...flags,reports:reportRequests(words)},io))});for(let option of options(
words))program.addOption(option)};function options(words){let each2=(value,before=[])=>[...before,nonEmpty(value)];return[...reportOptions(words),new Option("--\
rule <id=severity>","error, warning, info or off for a rule; may be repeated").argParser(each2),new Option("--only <prefix>","only rules that begin so, such as \
schema/; may be repeated").argParser(each2),new Option("--config <file>","the configuration, instead of the nearest agent-state-lint.yaml above").argParser(nonEmpty),
new Option("--no-config","no configuration"),new Option("--baseline <file>","hide the findings that it holds; without it, agent-state-lint-baseline.json at the \
top of the repository").argParser(nonEmpty),new Option("--no-baseline","hide nothing"),new Option("--update-baseline","write all that is found into the baseline\
, so that only what is new is told"),new Option("--fail-on <severity>","the least severity that makes the exit status 1; error, when nothing else is configured").
choices(["error","warning","info","never"]),new Option("--max-warnings <number>","exit status 1 when there are more, whatever --fail-on says").argParser(wholeNumber),
new Option("--watch","lint again whenever the state or HEAD changes, until Ctrl-C"),new Option("--fix","make the repairs that are safe"),new Option("--unsafe","\
with --fix or --diff: all repairs, also those that change what the state says"),new Option("--diff","show what --fix would change, and write nothing"),new Option(
"--quiet","show errors only; the exit status stays the same"),new Option("--rev <revision>","lint the files of a commit, and not the working tree").argParser(nonEmpty),
new Option("--base <revision>","what the state is compared with, since it was left").argParser(nonEmpty),new Option("--changed","only roots in which something d\
iffers from --base; without one, from HEAD"),new Option("--no-git","ask git nothing; what only the history could tell is skipped"),new Option("--now <time>","ju\
dge times against this moment, in ISO 8601, or against the last commit: commit"),new Option("--stdin","read one file from standard input, the rest of its root f\
rom disk"),new Option("--stdin-path <path>","which file standard input stands for, such as .grid/STATE.md").argParser(nonEmpty),new Option("--allow-empty","exit\
 status 0 when there is nothing to lint"),new Option("--color","colour, even where it is no terminal"),new Option("--no-color","no colour; so do NO_COLOR=1 and \
FORCE_COLOR=0")]}function reportOptions(words){let said=word=>(words.push(word),word),format=new Option("--format <format>","how to print; may be repeated, each\
 with an --output of its own"),{parseArg:chosen=nonEmpty}=format.choices(formatNames);return[format.argParser((text,before)=>said({format:chosen(text,before)}).
format).default("pretty"),new Option("--output <file>","write the report of the --format before it to a file outside of the state; - is standard output").argParser(
text=>said({output:nonEmpty(text)}).output)]}function nonEmpty(text){if(text==="")throw new InvalidArgumentError("It must not be empty.");return text}function wholeNumber(text){
if(!/^\d{1,9}$/.test(text))throw new InvalidArgumentError("It must be a whole number.");return Number(text)}var commands=[addLint,addGet,addUpdate,addRecover,addMigrate,addInit,addExplain,addRules,addSchema],more5=`
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
A file or directory that is called like a command is written ./rules.`;async function runProgram(argv,io){let status=exitStatus.clean,said="",program=new Command(
product.name).description("Says what is wrong with the state that AI coding agents keep in a repository, where, and why.").version(product.version,"-v, --versio\
n","print the version").helpOption("-h, --help","print this help").helpCommand("help [command]","print the help of a command").addHelpText("after",more5).enablePositionalOptions().
exitOverride().configureOutput({writeOut:text=>{said+=text},writeErr:()=>{},outputError:()=>{},getOutHelpWidth:()=>columnsOf(io.stdout,io.env),getOutHasColors:()=>!1});
for(let add of commands)add(program,io,end=>{status=end});program.hook("preSubcommand",(_,command)=>refuseOptions(program,command.name()));try{await program.parseAsync(
argv,{from:"user"})}catch(error){if(!(error instanceof CommanderError))throw error;let isHelp=error.code==="commander.help";if(error.exitCode!==0)throw new UsageError(
isHelp?noSuchCommand(argv):inOneLine(error.message))}return said!==""&&await say(io.stdout,said,io.env),status}function refuseOptions(program,command){let given=program.
options.filter(option=>{let name=option.attributeName();return program.getOptionValueSource(name)==="cli"&&option.negate===(program.getOptionValue(name)===!1)});
if(given[0])throw new UsageError(`${given[0].long} before ${command} is an option of linting; those of ${command} stand behind it, see ${command} --help`)}function inOneLine(message){
return`${message.replace(/^error: |\.$/g,"").replace(/\s*\n\s*/g," ")}; see --help`}function noSuchCommand(argv){return`there is no command ${quote(argv.at(-1))}\
; see --help`}export{runProgram};
