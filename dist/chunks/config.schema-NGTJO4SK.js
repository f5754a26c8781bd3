import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import"./chunk-PMWXOWGL.js";var config_schema_default={$schema:"https://json-schema.org/draft/2020-12/schema",$id:"https://raw.githubusercontent.com/agent-state-lint/agent-state-lint/main/\
schemas/config.schema.json",title:"Configuration of agent-state-lint",type:"object",properties:{$schema:{type:"string",description:"Where the schema of this fil\
e lies, for editors."},rules:{description:"The severity of rules, by id.",$ref:"#/$defs/rules"},ignore:{type:"array",items:{type:"string",description:"A glob.",
minLength:1,maxLength:256,pattern:"^[^!\\\\\\[{][^\\\\\\[{]*$"},description:"Globs of what is left out: folders are not searched, findings in files are not repo\
rted.",maxItems:200},overrides:{type:"array",items:{type:"object",required:["paths","rules"],properties:{paths:{type:"array",items:{type:"string",description:"A\
 glob.",minLength:1,maxLength:256,pattern:"^[^!\\\\\\[{][^\\\\\\[{]*$"},description:"Globs of the files.",maxItems:200},rules:{description:"The severity of rule\
s there, by id.",$ref:"#/$defs/rules"}},description:"Other severities for some files.",additionalProperties:!1},description:"Other severities for some files. Wh\
ere several entries speak of a rule, the last one holds."},failOn:{type:"string",enum:["error","warning","info","never"],description:"The least severity that ma\
kes the exit status 1.",default:"error"},maxWarnings:{type:"integer",description:"The exit status is 1 when there are more warnings, whatever failOn says.",minimum:0,
maximum:999999999},baseline:{type:"string",description:"The file of the baseline, relative to the folder of the configuration; without it, agent-state-lint-base\
line.json at the top of the repository, where there is one."},agentTrailers:{type:"object",properties:{grid:{type:"string",description:"The trailer by which com\
mits to a .grid/ name the agent that made them.",pattern:"^[A-Za-z][A-Za-z0-9-]{0,63}$",default:"Grid-Agent"},hivemind:{type:"string",description:"The trailer b\
y which commits to a .hivemind/ name the agent that made them.",pattern:"^[A-Za-z][A-Za-z0-9-]{0,63}$",default:"Hivemind-Agent"}},description:"By which trailers\
 commits name their agents.",additionalProperties:!1},limits:{type:"object",properties:{heartbeatMinutes:{type:"integer",description:"How long an active agent m\
ay be silent.",minimum:1,maximum:10080,default:10},staleStoreMinutes:{type:"integer",description:"How long the continuity store of Hivemind may stay as it is wh\
ile its sessions run.",minimum:1,maximum:10080,default:30},clockSkewMinutes:{type:"integer",description:"How far two clocks may be apart.",minimum:0,maximum:60,
default:2},aliasExpansions:{type:"integer",description:"How often the aliases of a YAML file may be expanded.",minimum:0,maximum:1e3,default:100},yamlKiB:{type:"\
integer",description:"The largest YAML that is read: front matter, or a file that is nothing else.",minimum:1,maximum:512,default:128},markdownKiB:{type:"intege\
r",description:"The largest Markdown file that is read.",minimum:1,maximum:16384,default:1024},parsedMarkdownKiB:{type:"integer",description:"The largest Markdo\
wn body that is handed to a parser, where code has to be told from text.",minimum:1,maximum:1024,default:256},jsonMiB:{type:"integer",description:"The largest J\
SON file of Hivemind that is read.",minimum:1,maximum:256,default:64},depth:{type:"integer",description:"How deep YAML and JSON may nest.",minimum:8,maximum:256,
default:64},keys:{type:"integer",description:"How many keys and items a YAML file may hold.",minimum:100,maximum:2e5,default:2e4},findings:{type:"integer",description:"\
How many findings a report may hold. Where there are more, the errors stay.",minimum:100,maximum:1e5,default:1e4}},description:"What is too long ago, too large \
or too many.",additionalProperties:!1}},description:"How agent-state-lint judges the state in a repository.",additionalProperties:!1,$defs:{rules:{type:"object",
properties:{"baseline/stale":{description:"Every entry of the baseline hides a finding that is still there.",enum:["error","warning","info","off"],default:"warn\
ing"},"files/exists":{description:"Every file that the state claims is there, or was in some commit.",enum:["error","warning","info","off"],default:"error"},"fi\
les/outside":{description:"Every path that the state claims leads to a place in the repository, on every system.",enum:["error","warning","info","off"],default:"\
error"},"files/removed":{description:"Every file that the state claims and that was there once is still there.",enum:["error","warning","info","off"],default:"i\
nfo"},"git/commit-ambiguous":{description:"Every recorded commit has enough digits to be the only one of its name.",enum:["error","warning","info","off"],default:"\
warning"},"git/commit-exists":{description:"Every recorded commit is in the repository.",enum:["error","warning","info","off"],default:"error"},"git/commit-form\
at":{description:"Every recorded commit is written as 7 to 64 hex digits, in lower case.",enum:["error","warning","info","off"],default:"error"},"git/commit-kin\
d":{description:"What is recorded as a commit is the name of a commit, and not of a tree, a blob or a tag.",enum:["error","warning","info","off"],default:"error"},
"git/commit-reachable":{description:"Every recorded commit is part of the history that the state stands in.",enum:["error","warning","info","off"],default:"warn\
ing"},"git/commit-scope":{description:"The subject of a commit is scoped to the block which the commit is listed under.",enum:["error","warning","info","off"],default:"\
info"},"grid/agent-heartbeat":{description:"Active agents were heard of after they were spawned, and within 10 minutes of updated_at.",enum:["error","warning","\
info","off"],default:"warning"},"grid/agent-location":{description:"The phase and the block that an active agent works in exist.",enum:["error","warning","info",
"off"],default:"error"},"grid/agent-registry":{description:"An agent is either active or completed, and the agents and threads named elsewhere are known.",enum:[
"error","warning","info","off"],default:"warning"},"grid/agent-type":{description:"The type of an agent is the prefix of its id.",enum:["error","warning","info",
"off"],default:"error"},"grid/agent-unique":{description:"No agent stands twice in agents.active.",enum:["error","warning","info","off"],default:"error"},"grid/\
blocked-checkpoint":{description:"A blocked mission names its checkpoint in resume.checkpoint_file, and the file is there.",enum:["error","warning","info","off"],
default:"error"},"grid/blocked-reason":{description:"A blocked mission has a blocker or an open checkpoint.",enum:["error","warning","info","off"],default:"warn\
ing"},"grid/blockers":{description:"BLOCKERS.md and STATE.md hold the same active blockers, each with type, description and position.",enum:["error","warning","\
info","off"],default:"warning"},"grid/body-drift":{description:"What the Markdown body repeats of the state is what the front matter says.",enum:["error","warni\
ng","info","off"],default:"warning"},"grid/budget":{description:"No figure of the budget is negative, and the session costs no more than the mission.",enum:["er\
ror","warning","info","off"],default:"error"},"grid/checkpoint-answered":{description:"A mission goes on when its checkpoint is answered, and the answer to a de\
cision is one of the options.",enum:["error","warning","info","off"],default:"warning"},"grid/checkpoint-details":{description:"A checkpoint has a type, and the\
 fields that its type calls for.",enum:["error","warning","info","off"],default:"error"},"grid/checkpoint-status":{description:"While a checkpoint is open, the \
status of the mission is one that goes with its type.",enum:["error","warning","info","off"],default:"error"},"grid/cluster":{description:"Cluster is the same i\
n STATE.md, in every SUMMARY and in the checkpoint.",enum:["error","warning","info","off"],default:"warning"},"grid/completed-phases":{description:"Phases.compl\
eted holds as many phases as came before the current one, in order; all once complete.",enum:["error","warning","info","off"],default:"error"},"grid/decisions":{
description:"DECISIONS.md holds the answers to decisions, and says the same as persistent.decisions.",enum:["error","warning","info","off"],default:"warning"},"\
grid/dialect":{description:"STATE.md is written in the schema dialect.",enum:["error","warning","info","off"],default:"info"},"grid/history-rewritten":{description:"\
Decisions, artifacts and the completed agents of a session neither vanish nor change.",enum:["error","warning","info","off"],default:"error"},"grid/id-time":{description:"\
The stamps in session_id and mission_id are real times, and the mission was created on that day.",enum:["error","warning","info","off"],default:"warning"},"grid\
/identity":{description:"Mission_id and created_at stay what they are until another mission begins.",enum:["error","warning","info","off"],default:"error"},"gri\
d/leftover":{description:"No temporary file, backup or committed lock lies beside the state.",enum:["error","warning","info","off"],default:"info"},"grid/phase-\
bounds":{description:"The current phase is one of the phases of the mission, counted from 1.",enum:["error","warning","info","off"],default:"error"},"grid/phase\
-count":{description:"Phases.total is the number of phases that are defined, each once.",enum:["error","warning","info","off"],default:"error"},"grid/phase-refe\
rence":{description:"Every phase that a decision, an artifact or a package names is defined.",enum:["error","warning","info","off"],default:"error"},"grid/phase\
-status":{description:"The status of each phase fits its blocks, its timestamps and the current phase; one at most is in progress.",enum:["error","warning","inf\
o","off"],default:"error"},"grid/phase-transition":{description:"The current phase only moves forward, past phases that are complete, to the start of the next o\
ne.",enum:["error","warning","info","off"],default:"error"},"grid/plan-exists":{description:"Every block that is still to be done has its plan.",enum:["error","\
warning","info","off"],default:"error"},"grid/position-block":{description:"Position.block is one of the blocks of its phase, and block_id names the same block.",
enum:["error","warning","info","off"],default:"error"},"grid/position-phase":{description:"Position.phase, phase_id and phase_name speak of the current phase.",
enum:["error","warning","info","off"],default:"error"},"grid/position-thread":{description:"Position.thread is one of the threads of its wave, counted from 1.",
enum:["error","warning","info","off"],default:"error"},"grid/progress-counts":{description:"No more is complete than there is, and the blocks are those of the p\
hases.",enum:["error","warning","info","off"],default:"error"},"grid/progress-percent":{description:"The progress in percent is the share of blocks that are com\
plete.",enum:["error","warning","info","off"],default:"error"},"grid/progress-regressed":{description:"Completed work never becomes less, and a mission does not\
 go back within a phase.",enum:["error","warning","info","off"],default:"warning"},"grid/resume-position":{description:"Resume_position lies within the mission,\
 and not after the position.",enum:["error","warning","info","off"],default:"error"},"grid/scratchpad-entry":{description:"Each entry of the scratchpad says whi\
ch program wrote it, when, and of what kind it is, in the order of time.",enum:["error","warning","info","off"],default:"warning"},"grid/session-death":{description:"\
A mission that says it is running has moved within the last 10 minutes.",enum:["error","warning","info","off"],default:"warning"},"grid/single-checkpoint":{description:"\
A mission has at most one CHECKPOINT*.md.",enum:["error","warning","info","off"],default:"error"},"grid/state-deleted":{description:"STATE.md stays where it is \
until its mission is over.",enum:["error","warning","info","off"],default:"error"},"grid/state-exists":{description:"A Grid root has its STATE.md.",enum:["error",
"warning","info","off"],default:"error"},"grid/status-transition":{description:"The status of a mission moves along legal edges, and a mission that is over stay\
s over.",enum:["error","warning","info","off"],default:"error"},"grid/summary-block":{description:"The block of a SUMMARY is the one in its name, no other SUMMA\
RY has it, and the mission has it.",enum:["error","warning","info","off"],default:"error"},"grid/summary-exists":{description:"Every block that counts as comple\
te has its SUMMARY.",enum:["error","warning","info","off"],default:"warning"},"grid/summary-fields":{description:"A SUMMARY names its cluster, its block, its co\
mmits and what it created.",enum:["error","warning","info","off"],default:"warning"},"grid/terminal-state":{description:"A complete mission has done everything \
and nothing is active or blocked; a failed one has no active agent.",enum:["error","warning","info","off"],default:"error"},"grid/time-future":{description:"No \
timestamp lies more than 2 minutes after the clock.",enum:["error","warning","info","off"],default:"warning"},"grid/time-order":{description:"The mission and it\
s phases end after they start, and all that has a time lies inside the mission.",enum:["error","warning","info","off"],default:"error"},"grid/time-zone":{description:"\
Either all timestamps name their zone, or none does.",enum:["error","warning","info","off"],default:"warning"},"grid/unique-id":{description:"No two decisions, \
artifacts or blockers share an id.",enum:["error","warning","info","off"],default:"error"},"grid/updated-at":{description:"Updated_at moves forward whenever a v\
alue of the front matter changes.",enum:["error","warning","info","off"],default:"error"},"grid/warmth":{description:"Every lesson of every SUMMARY is in WARMTH\
.md, once, under a known category.",enum:["error","warning","info","off"],default:"warning"},"grid/write-permission":{description:"A commit that names its agent\
 wrote only fields which that type of agent may write.",enum:["error","warning","info","off"],default:"error"},"hivemind/delegation-ceiling":{description:"No de\
legation runs for longer than its safety ceiling, which is 30 minutes when it names none.",enum:["error","warning","info","off"],default:"warning"},"hivemind/de\
legation-depth":{description:"No delegation stands more than 3 levels deep.",enum:["error","warning","info","off"],default:"error"},"hivemind/delegation-id":{description:"\
No two delegations share an id, and ids are UUIDs, or tell when their delegation was made.",enum:["error","warning","info","off"],default:"error"},"hivemind/del\
egation-record":{description:"Every delegation has the fields that are documented.",enum:["error","warning","info","off"],default:"warning"},"hivemind/delegatio\
n-session":{description:"The session store knows the sessions of a delegation, and no session is its own child.",enum:["error","warning","info","off"],default:"\
info"},"hivemind/delegation-surface":{description:"ExecutionMode, surface and recoveryGuarantee of a delegation belong together.",enum:["error","warning","info",
"off"],default:"warning"},"hivemind/delegation-terminal":{description:"A delegation that is over says when it ended, and what went wrong; one that still runs do\
es not.",enum:["error","warning","info","off"],default:"warning"},"hivemind/delegation-times":{description:"A delegation ends after it was made, and its message\
s change in between; nothing happened in the future.",enum:["error","warning","info","off"],default:"error"},"hivemind/event-journal":{description:"The events o\
f a session are a pair of files that are named for it, agree, and go forward in time.",enum:["error","warning","info","off"],default:"warning"},"hivemind/journa\
l":{description:"A journal is named for its day, and its entries are of that day.",enum:["error","warning","info","off"],default:"error"},"hivemind/leftover":{description:"\
No damaged copy, temporary file, backup or lock lies beside the state.",enum:["error","warning","info","off"],default:"info"},"hivemind/legacy-root":{description:"\
State lies in .hivemind/, and none below .opencode/.",enum:["error","warning","info","off"],default:"warning"},"hivemind/notification":{description:"Every notif\
ication of a session was delivered, says one thing, and tells of no recovery that failed.",enum:["error","warning","info","off"],default:"warning"},"hivemind/pl\
anning":{description:"A plan has a dated folder with its three files, and its progress does not contradict it.",enum:["error","warning","info","off"],default:"w\
arning"},"hivemind/prune-due":{description:"Of more than 50 delegations, none ended over 30 minutes ago.",enum:["error","warning","info","off"],default:"info"},
"hivemind/regressed":{description:"A delegation or a session that came to its end does not run again.",enum:["error","warning","info","off"],default:"error"},"h\
ivemind/session-key":{description:"A session's key is its sessionID.",enum:["error","warning","info","off"],default:"error"},"hivemind/session-lifecycle":{description:"\
A session's status and phase fit, and its transitions join, one after the other, along legal edges.",enum:["error","warning","info","off"],default:"error"},"hiv\
emind/session-record":{description:"Sessions, notifications, workflows and events have all fields that are documented and not optional.",enum:["error","warning",
"info","off"],default:"warning"},"hivemind/session-state":{description:"SESSION-STATE.md has its WAL line, its four sections and a whole table of decisions.",enum:[
"error","warning","info","off"],default:"warning"},"hivemind/session-times":{description:"No moment of the continuity store lies after the clock, or after the r\
ecord or store that holds it.",enum:["error","warning","info","off"],default:"error"},"hivemind/stale-store":{description:"While sessions run, the continuity st\
ore was written within the last 30 minutes.",enum:["error","warning","info","off"],default:"warning"},"hivemind/state-drift":{description:"Session-continuity.js\
on says the same of a delegation as delegations.json, which is the authority.",enum:["error","warning","info","off"],default:"warning"},"hivemind/vanished":{description:"\
A delegation that runs stays in delegations.json until it has come to its end.",enum:["error","warning","info","off"],default:"info"},"hivemind/workflow-key":{description:"\
A workflow's key is its id.",enum:["error","warning","info","off"],default:"error"},"hivemind/workflow-times":{description:"Turns end after their workflow was s\
tarted and before it was last written; nothing happened in the future.",enum:["error","warning","info","off"],default:"error"},"hivemind/workflow-turns":{description:"\
Turns are numbered from 0, only those that are done have an end, and the current one comes after them.",enum:["error","warning","info","off"],default:"error"},"\
hivemind/write-boundary":{description:"Only agents of level 0 and 1 write state; a person who does so notes it in SESSION-STATE.md.",enum:["error","warning","in\
fo","off"],default:"error"},"schema/enum":{description:"Every value of a closed list is one of its words.",enum:["error","warning","info","off"],default:"error"},
"schema/pattern":{description:"Every identifier has the shape of its kind.",enum:["error","warning","info","off"],default:"error"},"schema/range":{description:"\
Every number lies within the range of its field.",enum:["error","warning","info","off"],default:"error"},"schema/required":{description:"Every field that the sp\
ecification requires is there.",enum:["error","warning","info","off"],default:"error"},"schema/timestamp":{description:"Every timestamp is a moment that exists,\
 in the form of the specification.",enum:["error","warning","info","off"],default:"error"},"schema/type":{description:"Every value is of the type that its field\
 has.",enum:["error","warning","info","off"],default:"error"},"schema/unknown-field":{description:"Every field is one that the specification knows.",enum:["erro\
r","warning","info","off"],default:"warning"},"schema/version":{description:"The version of a file is one that this linter knows.",enum:["error","warning","info",
"off"],default:"warning"},"suppressions/unused":{description:"Every comment that is to silence a rule names one, and silences something that it says.",enum:["er\
ror","warning","info","off"],default:"warning"},"syntax/alias":{description:"A state file has no anchors and no aliases.",enum:["error","warning","info","off"],
default:"warning"},"syntax/ambiguous-scalar":{description:"Every scalar without quotes is the same to readers of YAML 1.1 and 1.2, and loses no digits.",enum:["\
error","warning","info","off"],default:"warning"},"syntax/conflict-marker":{description:"No merge conflict is left in a state file.",enum:["error","warning","in\
fo","off"],default:"error"},"syntax/duplicate-key":{description:"No key stands twice in one mapping.",enum:["error","warning","info","off"],default:"error"},"sy\
ntax/front-matter":{description:"A STATE.md has one block of front matter, with a fence above and below, or another known form.",enum:["error","warning","info",
"off"],default:"error"},"syntax/json":{description:"The JSON of a state file parses, and nothing stands after its end.",enum:["error","warning","info","off"],default:"\
error"},"syntax/placeholder":{description:"No value is what stands for want of one, such as undefined, a template or a flag.",enum:["error","warning","info","of\
f"],default:"error"},"syntax/unreadable":{description:"Every state file is a regular file of UTF-8 text within its limits of size and depth.",enum:["error","war\
ning","info","off"],default:"error"},"syntax/yaml":{description:"The YAML of a state file parses.",enum:["error","warning","info","off"],default:"error"}},additionalProperties:!1}}};export{config_schema_default as default};
