import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  checkRoot,
  toReport
} from "./chunk-IX3VQOPB.js";
import {
  WorkingTree,
  commonFolder,
  hasTopBetween,
  insideOf,
  isBareRepository,
  isFolder,
  isStrangeOnWindows,
  realPath,
  repositoryTop
} from "./chunk-6ZSVVGFQ.js";
import {
  UsageError,
  chosenRules,
  dotted,
  expected,
  reportViolations,
  rule,
  schemaEnum,
  schemaPattern,
  schemaRange,
  schemaRequired,
  schemaType,
  schemaUnknownField,
  syntaxPlaceholder
} from "./chunk-6HVZBCW5.js";
import {
  fileNames,
  packageBytes,
  packageFile,
  packageKey
} from "./chunk-YMDNCPQQ.js";
import {
  delegationIdOf,
  delegationLifecycle,
  delegationStatuses,
  delegationsBy,
  isFailedRecovery,
  isOver,
  leftoversAmong,
  levelOf,
  phasesOfStatus,
  placed,
  sessionPhaseLifecycle,
  sessionsOf,
  whyUnread as whyUnread2
} from "./chunk-QWCQNB4D.js";
import {
  agentTrailer,
  continuityFile,
  delegationsFile,
  directory,
  fileKind,
  legacyDirectory,
  legacyFolders,
  nameToday,
  stateFolder
} from "./chunk-VALUG7QN.js";
import {
  answerOf,
  checkpointFiles,
  chosenOption,
  clockTime,
  comparable,
  comparableName,
  createdOf,
  detailOf,
  headOf,
  isBlank,
  isCounted,
  isListItem,
  isRoundedShare,
  isShare,
  labelledLine,
  leadOf,
  mayBeSame,
  mayMean,
  meaningOf,
  nameOfBlock,
  numberedScope,
  optionsOf,
  orderOf,
  outcomeOf,
  ownLeaves,
  placementIn,
  readCheckpoints,
  readEntries,
  saidBy,
  scratchpadEntries,
  setbacksIn,
  share,
  shown,
  silenceOf,
  stampState,
  stampsOf,
  typeOf,
  updatedOf,
  whyNoBlock,
  whyUnread,
  widestZoneMs,
  workOf
} from "./chunk-QMN52F6N.js";
import {
  clearNotation,
  inItsQuotes,
  misspeltFields
} from "./chunk-MRLGE62H.js";
import {
  inStep,
  named,
  shortHashes,
  takenIn
} from "./chunk-NXQGIGHV.js";
import {
  isPermitted,
  permittedTo,
  writerTypeOf,
  writerTypes
} from "./chunk-QGYQC2VK.js";
import {
  LineCursor,
  cellsFor,
  cellsOf,
  checkpointTypes,
  claimsOf,
  companionKind,
  currentNumber,
  currentPhases,
  fieldsNamed,
  isAbsent,
  isAgent,
  isGap,
  isMark,
  isNextLine,
  isNothing,
  isNumbered,
  isOff,
  isPlanning,
  isRunning,
  isTableRule,
  isTemplate,
  leftoverOf,
  lessonCategories,
  lifecycles,
  nameOf,
  namedSummary,
  parseBlock,
  parsePhase,
  persistenceLifecycle,
  phaseNumber,
  phaseNumbered,
  phaseOfBlock,
  phasesOf,
  readGrid,
  readGridState,
  redraw,
  saysNothing,
  schemaLifecycle,
  stageOf,
  stateFile,
  statusOf,
  textIn,
  textOf,
  words,
  wordsIn,
  zonesOf
} from "./chunk-4OMBM5OY.js";
import {
  isHash
} from "./chunk-FEIMMAU4.js";
import {
  ambiguityOf
} from "./chunk-KJHL3IC5.js";
import {
  textLines
} from "./chunk-HXS6QXFJ.js";
import {
  duration,
  fieldOf,
  fileAt,
  formatInstant,
  isDataMap,
  isStamp,
  parseInstant,
  schemaAt,
  typesOf
} from "./chunk-V52XWFG2.js";
import {
  claimedPaths,
  endingIn,
  innermost,
  join,
  parentOf,
  pathIn,
  refusedClaim
} from "./chunk-74NDXLBV.js";
import {
  count,
  didYouMean,
  either,
  folded,
  inert,
  nearest,
  quote,
  some,
  suggestion
} from "./chunk-YVFHDY45.js";
import {
  visible
} from "./chunk-GLERG5YY.js";

// src/formats/grid/rule.ts
function rule2(facts) {
  const dialects = facts.dialects ?? ["schema"];
  return {
    ...facts,
    check(context) {
      const { state, dialect: dialect2, unjudged: unjudged2 } = context.snapshot;
      if (state && dialects.includes(state.dialect)) return facts.check({ ...context, state });
      const isMine = dialect2 === void 0 || dialects.includes(dialect2);
      if (!state && unjudged2 !== void 0 && isMine) context.skip(unjudged2);
    }
  };
}

// src/formats/grid/time/chronology.ts
var closedBy = {
  created_at: "updated_at",
  started_at: "completed_at",
  spawned_at: "last_heartbeat"
};
function chronologyOf(state, { now, limits }) {
  const slackMs = limits.clockSkewMs;
  const isFuture = ({ ms }) => ms - now > slackMs;
  const stamps = stampsOf(state);
  const byName = new Map(stamps.map((stamp) => [stamp.name, stamp]));
  const created = byName.get("created_at");
  const updated = byName.get("updated_at");
  const records = stamps.flatMap((first) => {
    const closing = closedBy[String(first.keyPath.at(-1))];
    const last = closing && byName.get([...first.keyPath.slice(0, -1), closing].join("."));
    const order = last ? orderOf(first, last) : "fits";
    if (!last || order === "fits") return [];
    const [wrong, other] = isFuture(first) ? [first, last] : [last, first];
    return [{ kind: "record", wrong, other, doubtful: order === "doubtful" }];
  });
  const named2 = new Set(records.flatMap(({ wrong, other }) => [wrong, other]));
  const inside = stamps.filter((stamp) => stamp !== created && stamp !== updated && !named2.has(stamp));
  const bounds = [created, updated].filter((bound) => bound !== void 0).filter((bound) => !named2.has(bound));
  const outside = inside.flatMap(
    (wrong) => bounds.flatMap((other) => {
      const kind = other === created ? "early" : "late";
      const order = kind === "early" ? orderOf(other, wrong, slackMs) : orderOf(wrong, other, slackMs);
      return order === "fits" ? [] : [{ kind, wrong, other, doubtful: order === "doubtful" }];
    })
  );
  return { stamps, created, updated, disorders: [...records, ...outside], isFuture };
}
function misplaced(state, { wrong, other, doubtful }) {
  const side = wrong.ms < other.ms ? "before" : "after";
  const message = `${wrong.name} is ${quote(wrong.text)}, which is ${side} ${other.name}, ${quote(other.text)}`;
  return [
    state.at(wrong.keyPath),
    doubtful ? `${message}; only one of the two names its zone` : message,
    {
      severity: doubtful ? "warning" : "error",
      related: [{ at: state.at(other.keyPath), message: `${other.name} stands here` }]
    }
  ];
}

// src/formats/grid/rules/agent-heartbeat.ts
var agentHeartbeat = rule2({
  id: "grid/agent-heartbeat",
  severity: "warning",
  summary: "active agents were heard of after they were spawned, and within 10 minutes of updated_at",
  source: "STATE.md schema 1.3",
  check({ state, now, limits, report }) {
    const { stamps, updated, disorders, isFuture } = chronologyOf(state, { now, limits });
    for (const one of disorders) {
      if (one.kind === "record" && one.wrong.keyPath[0] === "agents") report(...misplaced(state, one));
    }
    if (!updated || stageOf(state) === "over" || isFuture(updated)) return;
    const said4 = new Set(disorders.flatMap(({ wrong, other }) => [wrong, other]));
    for (const beat of stamps.filter(({ keyPath }) => keyPath.at(-1) === "last_heartbeat")) {
      const silentMs = updated.ms - beat.ms;
      if (silentMs <= limits.heartbeatMs || said4.has(beat)) continue;
      const fact = `${beat.name} is ${quote(beat.text)}, ${duration(silentMs)} before updated_at`;
      const limit = `expected one at least every ${duration(limits.heartbeatMs)}`;
      report(state.at(beat.keyPath), `${fact}; ${limit}${beat.zoned === updated.zoned ? "" : ", if both are UTC"}`, {
        related: [{ at: state.at("updated_at"), message: `updated_at is ${quote(updated.text)}` }]
      });
    }
  }
});

// src/formats/grid/mission/defined-phases.ts
function definedPhases(state) {
  const phases = phasesOf(state);
  const byId3 = new Map(phases.flatMap((phase) => phase.id === void 0 ? [] : [[phase.id, phase]]));
  const isTold = phases.length > 0 && phases.every(({ id: id2 }) => id2 !== void 0);
  return isTold ? byId3 : void 0;
}
var mostToSuggest = 30;
function undefinedPhase(field, id2, phases) {
  const meant = phases.size <= mostToSuggest ? nearest(id2, [...phases.keys()]) : void 0;
  const fact = `${field} is ${quote(id2)}, which phases.definitions does not define`;
  return meant === void 0 ? fact : `${fact}; did you mean ${quote(meant)}?`;
}

// src/formats/grid/rules/agent-location.ts
var agentLocation = rule2({
  id: "grid/agent-location",
  severity: "error",
  summary: "the phase and the block that an active agent works in exist",
  source: "STATE.md schema 1.3",
  check(context) {
    const { state, report } = context;
    const phases = definedPhases(state);
    for (const [index, agent] of (state.data.agents?.active ?? []).entries()) {
      if (agent?.phase === void 0) continue;
      const path = `agents.active.${index}`;
      const phase = phases?.get(agent.phase);
      if (phases && !phase) {
        report(state.at(`${path}.phase`), undefinedPhase(`${path}.phase`, agent.phase, phases), {
          related: [{ at: state.document.key("phases.definitions"), message: "the phases are defined here" }]
        });
      } else if (!isBeyondTotal(context, path, agent.phase) && agent.block !== void 0) {
        checkBlock(context, path, agent.phase, agent.block, phase);
      }
    }
  }
});
function isBeyondTotal({ state, report }, path, phase) {
  const { definitions = [], total = 0 } = state.data.phases ?? {};
  if (definitions.length > 0 || total === 0 || isPlanning(state)) return false;
  const number = phaseNumber(phase);
  if (number >= 1 && number <= total) return false;
  report(state.at(`${path}.phase`), `${path}.phase is ${quote(phase)}, but the mission has ${count(total, "phase")}`, {
    related: [{ at: state.at("phases.total"), message: "the phases are counted here" }]
  });
  return true;
}
function checkBlock({ state, report }, path, phase, block, defined) {
  const fact = `${path}.block is ${quote(block)}, but`;
  const number = Number(block.slice(3));
  const ofPhase = phaseNumber(block);
  if (defined ? !isNumbered(defined, ofPhase) : phaseNumber(phase) !== ofPhase) {
    report(state.at(`${path}.block`), `${fact} the agent works in phase ${quote(phase)}`, {
      related: [{ at: state.at(`${path}.phase`), message: "the phase stands here" }]
    });
  } else if (number === 0) {
    report(state.at(`${path}.block`), `${fact} the blocks of a phase are numbered from 01`);
  } else if (defined?.blocks && number > defined.blocks) {
    report(state.at(`${path}.block`), `${fact} phase ${quote(phase)} has ${count(defined.blocks, "block")}`, {
      related: [{ at: state.at(`${defined.path}.blocks`), message: "its blocks are counted here" }]
    });
  }
}

// src/formats/grid/mission/threads.ts
var threadId = /^(?:(\d{1,4})\.)?(\d{1,4})$/;
function whyNoThread(id2, { data }) {
  const [, block, thread] = threadId.exec(id2) ?? [];
  if (thread === void 0) return "expected block and thread like 02.3, or a number";
  const { blocks_total = 0, threads_total = 0 } = data.progress ?? {};
  const defined = (data.phases?.definitions ?? []).reduce((sum, phase) => sum + (phase?.blocks ?? 0), 0);
  return block !== void 0 && beyond(Number(block), Math.max(blocks_total, defined), "block") || beyond(Number(thread), threads_total && Math.max(threads_total, data.position?.thread_total ?? 0), "thread");
}
function beyond(number, total, noun) {
  if (number === 0) return `${noun}s are numbered from 1`;
  return total > 0 && number > total ? `the mission has ${count(total, noun)}` : void 0;
}

// src/formats/grid/rules/agent-registry.ts
var agentRegistry = rule2({
  id: "grid/agent-registry",
  severity: "warning",
  summary: "an agent is either active or completed, and the agents and threads named elsewhere are known",
  source: "STATE.md schema 1.1, 1.8, 1.9, D14, D15",
  check(context) {
    const { state, report } = context;
    const active3 = pathsById(state, "active");
    const completed = pathsById(state, "completed");
    for (const [id2, path] of active3) {
      const other = completed.get(id2);
      if (id2 === void 0 || other === void 0) continue;
      report(state.at(path), `${path} is ${quote(id2)}, but the agent is also completed`, {
        related: [{ at: state.at(other), message: "it is completed here" }]
      });
    }
    if (isComplete(state, active3, completed)) {
      reportStrangers(context, /* @__PURE__ */ new Set(["mc", ...active3.keys(), ...completed.keys()]));
    }
    reportThreads(context);
  }
});
function pathsById({ data }, list) {
  const agents = [...(data.agents?.[list] ?? []).entries()].reverse();
  return new Map(agents.map(([index, agent]) => [agent?.id, `agents.${list}.${index}.id`]));
}
function isComplete({ data, document }, ...lists2) {
  const { agents } = data;
  if (!agents || lists2.some((list) => list.has(void 0))) return false;
  return ["active", "completed"].every((list) => agents[list] || !document.node(`agents.${list}`));
}
function reportStrangers({ state, report }, known4) {
  const mentions = /* @__PURE__ */ new Map();
  const mention = (path, id2) => {
    if (!id2 || known4.has(id2)) return;
    const paths = mentions.get(id2);
    if (paths) paths.push(path);
    else mentions.set(id2, [path]);
  };
  mention("resume.last_agent", state.data.resume?.last_agent);
  for (const [index, warning] of (state.data.warnings ?? []).entries()) {
    mention(`warnings.${index}.source`, warning?.source);
  }
  for (const [id2, [first = "", ...others2]] of mentions) {
    report(state.at(first), `${first} is ${quote(id2)}, which stands neither in agents.active nor in agents.completed`, {
      severity: "info",
      related: others2.slice(0, 5).map((path) => ({ at: state.at(path), message: "it is named here too" }))
    });
  }
}
function reportThreads({ state, report }) {
  for (const [index, blocker] of (state.data.blockers ?? []).entries()) {
    if (blocker?.blocking_thread === void 0) continue;
    const path = `blockers.${index}.blocking_thread`;
    const node = state.document.node(path);
    const isNumber = typeof blocker.blocking_thread === "number" && node?.kind === "scalar";
    const id2 = isNumber ? node.source : String(blocker.blocking_thread);
    const why = whyNoThread(id2, state);
    if (why) report(state.at(path), `${path} is ${quote(id2)}, but ${why}`, { severity: "info" });
  }
}

// src/formats/grid/rules/agent-type.ts
var agentType = rule2({
  id: "grid/agent-type",
  severity: "error",
  summary: "the type of an agent is the prefix of its id",
  source: "STATE.md schema 1.3, 1.4, 3.1",
  check({ state, report }) {
    for (const list of ["active", "completed"]) {
      for (const [index, agent] of (state.data.agents?.[list] ?? []).entries()) {
        if (agent?.id === void 0 || agent.type === void 0) continue;
        if (agent.id.startsWith(`${agent.type}-`)) continue;
        const path = `agents.${list}.${index}`;
        report(state.at(`${path}.type`), `${path}.type is ${quote(agent.type)}, but its id is ${quote(agent.id)}`, {
          related: [{ at: state.at(`${path}.id`), message: "the id stands here" }]
        });
      }
    }
  }
});

// src/formats/grid/mission/repeated-ids.ts
function reportRepeatedIds(state, report, list, items2 = []) {
  const first = /* @__PURE__ */ new Map();
  for (const [index, item] of items2.entries()) {
    if (item?.id === void 0) continue;
    const path = `${list}.${index}.id`;
    const earlier = first.get(item.id);
    if (earlier === void 0) first.set(item.id, path);
    else {
      report(state.at(path), `${path} is ${quote(item.id)}, but an earlier item has the same id`, {
        related: [{ at: state.at(earlier), message: "the id stands here first" }]
      });
    }
  }
}

// src/formats/grid/rules/agent-unique.ts
var agentUnique = rule2({
  id: "grid/agent-unique",
  severity: "error",
  summary: "no agent stands twice in agents.active",
  source: "STATE.md schema 3.2",
  check({ state, report }) {
    reportRepeatedIds(state, report, "agents.active", state.data.agents?.active);
  }
});

// src/formats/grid/rules/blocked-checkpoint.ts
var blockedCheckpoint = rule2({
  id: "grid/blocked-checkpoint",
  severity: "error",
  summary: "a blocked mission names its checkpoint in resume.checkpoint_file, and the file is there",
  source: "STATE.md schema 3.2, D32",
  check({ state, report }) {
    if (state.data.status !== "blocked") return;
    const message = fault(state);
    if (!message) return;
    report(state.at("resume.checkpoint_file"), message, {
      related: [{ at: state.at("status"), message: "the mission is blocked" }]
    });
  }
});
function fault({ data, document, checkpointFile }) {
  const claimed = data.resume?.checkpoint_file;
  const fact = `resume.checkpoint_file is ${quote(claimed)}`;
  if (checkpointFile === "present") return void 0;
  if (checkpointFile === "outside") return `${fact}, which is no path inside the repository`;
  if (checkpointFile === "missing") return `${fact}, but no such file is there`;
  if (claimed !== void 0) return `${fact}, but status is "blocked"; expected the checkpoint to resume from`;
  if (document.node("resume")?.kind !== "map" || document.node("resume.checkpoint_file")) return void 0;
  return 'resume.checkpoint_file is missing, but status is "blocked"; expected the checkpoint to resume from';
}

// src/formats/grid/blockers/blocker-status.ts
var resolved = /\b(?:resolved|closed|cleared|fixed|done|solved|unblocked|inactive|obsolete|cancelled|canceled|wont ?fix)\b|✅|☑|✔|~~/i;
var active = /\b(?:active|open|unresolved|blocked|blocking|ongoing|pending|waiting|current)\b|🔴|⛔|🚧/i;
function statedIn(text) {
  const said4 = text.slice(0, 400);
  if (/\b(?:not|never)(?: yet)? (?:resolved|closed|cleared|fixed|solved|done)\b/i.test(said4)) return "active";
  if (resolved.test(said4)) return "resolved";
  return active.test(said4) ? "active" : void 0;
}
function isResolved({ title, fields: fields3, parent }) {
  const status = statedIn((fields3.get("status") ?? fields3.get("state"))?.text ?? "") ?? markIn(title);
  if (status) return status === "resolved";
  const ended = ["resolvedat", "resolution", "resolved", "resolvedon"].map((name) => fields3.get(name)?.text ?? "");
  if (ended.some((text) => text !== "" && !saysNothing(text) && text !== "false")) return true;
  for (let section = parent; section; section = section.parent) {
    const said4 = statedIn(section.title);
    if (said4) return said4 === "resolved";
  }
  return false;
}
function markIn(title) {
  const mark = /[[(](?:active|resolved|closed|open)[\])]|\b(?:ACTIVE|RESOLVED|CLOSED|OPEN|FIXED|DONE)\b|✅|☑|✔|~~/i.exec(
    title
  )?.[0];
  const isMark2 = mark !== void 0 && (/\W/.test(mark) || mark === mark.toUpperCase());
  return isMark2 ? statedIn(mark) : void 0;
}

// src/formats/grid/blockers/blocker-entries.ts
var idForm = /\bblocker-\d{1,6}\b/i;
var head = /^[ \t>]{0,99}(?:[-*+•][ \t]{1,9})?[*_`[(]{0,4}(?:blocker-\d{1,6}\b|(?:ACTIVE|RESOLVED)\b[\])*_:]{1,4}[ \t])/i;
var headInParts = /\|[ \t*_`[]{0,9}(?:ACTIVE|RESOLVED)[ \t*_`\]]{0,9}(?:\||$)/;
var names = {
  id: ["id", "blockerid"],
  type: ["type", "kind", "category", "blockertype"],
  description: ["description", "what", "issue", "problem", "summary", "details", "reason", "blocker", "message"],
  position: [
    "position",
    "location",
    "where",
    "blockingthread",
    "thread",
    "block",
    "phase",
    "blocking",
    "blocks",
    "affects"
  ]
};
var place = /\b(?:block|thread|wave|phase)s?[ _-]{0,2}#?\d/i;
var types = /\b(?:missing_credential|external_api|permission|dependency)\b/i;
var gapInTitle = /\{\{|\bN{2,4}\b|\bX{2,4}\b/;
var choice = /\w \| \w/;
async function blockerEntries(blockers2) {
  const read = await readEntries(blockers2, { isHead: (line) => head.test(line) || headInParts.test(line) });
  if (!read.ok) return read.reason;
  return read.entries.flatMap((entry) => entryOf(blockers2.document, entry) ?? []);
}
function entryOf(document, entry) {
  const { opens, title, fields: fields3, parent, lines, at: at2 } = entry;
  const field = (part) => {
    const found = names[part].map((name) => fields3.get(name)?.text ?? "").find((text) => text !== "" && !saysNothing(text));
    return found ?? "";
  };
  const id2 = (idForm.exec(title) ?? idForm.exec(field("id")))?.[0].toLowerCase();
  const told = ["type", "description", "position"].filter((part) => field(part) !== "");
  const isOne = id2 !== void 0 || told.length > 1 || told.length === 1 && fields3.has("status") || opens === "line";
  const isListed = opens === "record" && parent !== void 0 && title !== "" && !saysNothing(title);
  if (!(isOne || isListed || isMarked(title))) return void 0;
  if (isTemplate2(entry, id2)) return void 0;
  const whole = wordsOf(title);
  const rest2 = withoutMarks(whole);
  const body = opens === "heading" || opens === "line" ? lines.map(({ raw }) => raw.trim()) : [];
  const prose = body.filter((line) => !/^[^:]{1,80}:/.test(line) && new RegExp("\\p{L}", "u").test(line)).join(" ");
  const description = field("description") || rest2 || prose;
  const within = opens === "record" ? document.text.slice(entry.start, entry.end) : title;
  const says = {
    type: field("type") !== "" || types.test(title),
    description: description !== "",
    position: field("position") !== "" || place.test(title) || opens === "record" && /\bposition["']?[ ]?:/.test(within)
  };
  return {
    id: id2,
    isActive: !isResolved(entry),
    name: id2 ?? (rest2 || description || title),
    keys: [field("description"), rest2, unmarked(whole), whole.replace(/^[^:]{1,40}: /, ""), prose].map(comparable).filter((key) => key !== ""),
    wanting: ["type", "description", "position"].filter((part) => !says[part]),
    at: at2
  };
}
function isTemplate2({ title, fields: fields3 }, id2) {
  if (id2 === void 0 && (gapInTitle.test(title.slice(0, 400)) || isGap(unmarked(wordsOf(title))))) return true;
  const chosen = ["status", "type"].map((name) => fields3.get(name)?.text ?? "");
  if (chosen.some((text) => choice.test(text.slice(0, 400)))) return true;
  return [...fields3.values()].some(({ text }) => isGap(text) && statedIn(text) === void 0);
}
function isMarked(title) {
  return statedIn(title) !== void 0 && withoutMarks(wordsOf(title)) !== "" && /^\W{0,4}[A-Z]{4,10}\b|[A-Z]{4,10}\W{0,4}$/.test(title);
}
function wordsOf(title) {
  const parts2 = title.slice(0, 400).split("|");
  const said4 = parts2.map((part) => part.trim()).filter((part) => !isAgent(part) && !clockTime(part) && !types.test(part));
  return (parts2.length > 1 ? said4.join(" ") : title.slice(0, 400)).replace(idForm, "").replace(/^[^\p{L}\p{N}([]{1,40}/u, "");
}
function unmarked(words4) {
  return words4.replace(/^(?:[[(](?:active|resolved|open|closed)[\])]|ACTIVE|RESOLVED|OPEN|CLOSED)[ :–—-]{1,9}/i, "");
}
function withoutMarks(words4) {
  return words4.replace(/[[(]?\b(?:in)?(?:active|resolved|open|closed)\b[\])]?/gi, "").replace(/\b(?:current )?blockers?\b(?: #?\d{1,4}\b)?/gi, "").replace(/^[^\p{L}\p{N}]{1,40}|[^\p{L}\p{N})]{1,40}$/gu, "").trim();
}

// src/formats/grid/checkpoints/open-blockers.ts
async function hasBlockers(snapshot) {
  const { state, blockers: blockers2 } = snapshot;
  if (state?.dialect === "schema" && (state.data.blockers ?? []).length > 0) return true;
  const unread = whyUnread(snapshot, "blockers");
  if (unread !== void 0) return unread;
  if (!blockers2) return false;
  const entries = await blockerEntries(blockers2);
  return typeof entries === "string" ? entries : entries.some(({ isActive }) => isActive);
}

// src/formats/grid/rules/blocked-reason.ts
var blockedReason = rule2({
  id: "grid/blocked-reason",
  severity: "warning",
  summary: "a blocked mission has a blocker or an open checkpoint",
  source: "STATE.md schema 1.9",
  async check({ state, snapshot, report, skip }) {
    if (state.data.status !== "blocked") return;
    if ((state.data.blockers ?? []).length > 0) return;
    const { checkpoints, unread } = await readCheckpoints(snapshot);
    if (checkpoints.some((checkpoint) => !answerOf(checkpoint))) return;
    if (unread !== void 0) return skip(unread);
    const isBlocked = await hasBlockers(snapshot);
    if (typeof isBlocked === "string") return skip(isBlocked);
    if (isBlocked) return;
    if (checkpoints.length === 0 && state.checkpointFile === "present") return;
    if ((state.document.node("blockers")?.kind ?? "list") !== "list") return;
    const found = 'status is "blocked", but there is neither a blocker nor an open checkpoint';
    const answers = checkpoints.slice(0, 5).flatMap((checkpoint) => {
      const answer = answerOf(checkpoint);
      return answer ? [{ at: checkpoint.document.at(answer.field.keyPath), message: "this checkpoint is answered" }] : [];
    });
    report(state.at("status"), `${found}; expected what the mission waits for`, { related: answers });
  }
});

// src/formats/grid/blockers/stated-blockers.ts
function statedBlockers(state) {
  const { blockers: blockers2 } = state.data;
  if (!blockers2) return state.document.node("blockers") ? void 0 : [];
  return blockers2.flatMap((one, index) => {
    const { id: id2, description = "" } = one ?? {};
    const name = id2 ?? description;
    if (name === "") return [];
    const field = `blockers.${index}.${id2 === void 0 ? "description" : "id"}`;
    const keys = [comparable(description)].filter((key) => key !== "");
    return [{ id: id2?.toLowerCase(), keys, field, name, at: state.at(field) }];
  });
}
function finderOf(blockers2) {
  const byId3 = /* @__PURE__ */ new Map();
  const byKey = /* @__PURE__ */ new Map();
  const nameless = /* @__PURE__ */ new Map();
  for (const one of blockers2) {
    if (one.id !== void 0 && !byId3.has(one.id)) byId3.set(one.id, one);
    for (const key of one.keys) {
      if (!byKey.has(key)) byKey.set(key, one);
      if (one.id === void 0 && !nameless.has(key)) nameless.set(key, one);
    }
  }
  return ({ id: id2, keys }) => {
    const same = id2 === void 0 ? void 0 : byId3.get(id2);
    const alike = id2 === void 0 ? byKey : nameless;
    return same ?? keys.map((key) => alike.get(key)).find((one) => one !== void 0);
  };
}

// src/formats/grid/rules/blockers.ts
var file = "BLOCKERS.md";
var blockers = {
  id: "grid/blockers",
  severity: "warning",
  summary: "BLOCKERS.md and STATE.md hold the same active blockers, each with type, description and position",
  source: 'persistence guide, "Grid Executor" and "Update Triggers"; STATE.md schema 1.9',
  reach: "root",
  async check({ snapshot, report, skip }) {
    const { state, unjudged: unjudged2 } = snapshot;
    const unread = whyUnread(snapshot, "blockers");
    if (unread !== void 0) return skip(unread);
    if (!snapshot.blockers) return;
    const entries = await blockerEntries(snapshot.blockers);
    if (typeof entries === "string")
      return skip(`${quote(snapshot.blockers.document.path)} could not be read: ${entries}`);
    const active3 = entries.filter(({ isActive: isActive2 }) => isActive2);
    for (const { name, wanting, at: at2 } of active3) {
      const lacks = either(
        wanting.map((part) => `no ${part}`),
        "and"
      );
      const expected3 = "expected its type, description and position";
      if (wanting.length > 0) report(at2, `the active blocker ${quote(name)} has ${lacks}; ${expected3}`);
    }
    if (!state && unjudged2 !== void 0) return skip(unjudged2);
    if (state?.dialect !== "schema") return;
    const stated = statedBlockers(state);
    if (!stated) return skip("the blockers of STATE.md are no list");
    const related = (message, at2 = state.at("blockers")) => ({ related: [{ at: at2, message }] });
    const inState = finderOf(stated);
    for (const entry of active3) {
      if (inState(entry)) continue;
      const message = `the blocker ${quote(entry.name)} is active here, but not among the blockers of STATE.md`;
      report(entry.at, `${message}; expected it in both`, related("STATE.md says which blockers it has here"));
    }
    const isActive = finderOf(active3);
    const isKnown = finderOf(entries);
    const begins = snapshot.blockers.document.span(0, 0);
    for (const one of stated) {
      if (isActive(one)) continue;
      const known4 = isKnown(one);
      const where = known4 ? `which ${file} says is resolved` : `which ${file} does not hold`;
      const at2 = known4?.at ?? begins;
      report(
        one.at,
        `${one.field} is ${quote(one.name)}, ${where}; expected the same in both`,
        related(known4 ? "it stands here" : `${file} begins here`, at2)
      );
    }
  }
};

// src/formats/grid/body/agents.ts
var longestLine = 500;
var listed = /^[ \t]*(?:[-*+]|\d{1,4}[.)]|\|)[ \t]+[*_]{0,3}([a-z]{2,20}-\d{3})\b[*_]{0,3}/;
var nobody = /^[ \t]*(?:[-*+][ \t]+)?[*_(]{0,3}(none|nobody|no (?:active )?agents)(?![a-z])/i;
var blockAtEnd = /^.*\((\d{2}-\d{2})\)[ \t]*$/;
function agentDrifts(state, lines) {
  const active3 = activeAgents(state);
  const said4 = lines.flatMap((zoned) => agentLine(zoned) ?? []);
  if (!active3) return [];
  const list = listDrift(state.document.text, said4, active3);
  return [...list ? [list] : [], ...said4.flatMap((one) => blockDrift(one, active3) ?? [])];
}
function activeAgents({ data }) {
  const active3 = data.agents?.active;
  const agents = active3?.flatMap((agent, index) => {
    const { id: id2, task, block } = agent ?? {};
    return id2 === void 0 ? [] : { id: id2, task, block, path: `agents.active.${index}` };
  });
  if (!agents || agents.length !== active3?.length) return void 0;
  return new Map(agents.map((agent) => [agent.id, agent]));
}
function agentLine({ line, zone }) {
  if (zone !== "agents" || line.raw.length > longestLine) return void 0;
  const cursor = new LineCursor(line);
  const agent = cursor.piece(listed);
  if (agent) return { said: agent, id: agent.text, block: cursor.piece(blockAtEnd), line };
  const none = cursor.piece(nobody);
  return none && { said: none, id: void 0, block: void 0, line };
}
function listDrift(text, said4, active3) {
  const stale2 = said4.filter(({ id: id2 }) => id2 !== void 0 && !active3.has(id2));
  const ids = new Set(said4.map(({ id: id2 }) => id2));
  const missing = [...active3.values()].filter(({ id: id2 }) => !ids.has(id2));
  const [first] = stale2.length > 0 ? stale2 : said4;
  if (!first || stale2.length === 0 && missing.length === 0) return void 0;
  const facts = [
    ...stale2.length > 0 ? [`the body lists ${some2(stale2.map(({ id: id2 }) => id2))}, which agents.active does not`] : [],
    ...missing.length > 0 ? [`agents.active lists ${some2(missing.map(({ id: id2 }) => id2))}, which the body does not`] : []
  ];
  const edits = rewritten(text, said4, { active: active3, missing });
  return { at: first.said, message: facts.join("; "), path: "agents.active", edits };
}
function blockDrift({ id: id2, block }, active3) {
  const agent = active3.get(id2 ?? "");
  if (!block || agent?.block === void 0 || block.text === agent.block) return void 0;
  const path = `${agent.path}.block`;
  const message = `the body puts ${agent.id} at block ${block.text}, but ${path} is ${agent.block}`;
  return { at: block, message, path, edits: [{ at: block, text: agent.block }] };
}
function some2(all) {
  const ids = [...new Set(all)].filter((id2) => id2 !== void 0);
  return either(ids.length > 4 ? [...ids.slice(0, 3), `${ids.length - 3} more`] : ids, "and");
}
function rewritten(text, said4, { active: active3, missing }) {
  if (said4.some(({ line }) => line.raw.trimStart().startsWith("|"))) return [];
  const lineBreak = text.includes("\r\n") ? "\r\n" : "\n";
  const added = active3.size === 0 ? ["- None"] : missing.map(lineFor);
  const [first, ...others2] = said4.filter(({ id: id2 }) => id2 === void 0 || !active3.has(id2));
  if (!first) {
    const end = said4.at(-1)?.line.end ?? 0;
    return [{ at: { start: end, end }, text: added.map((line) => lineBreak + line).join("") }];
  }
  const replaced = added.length > 0 ? { at: first.line, text: added.join(lineBreak) } : withoutLine(text, first);
  return [replaced, ...others2.map((one) => withoutLine(text, one))];
}
function lineFor({ id: id2, task, block }) {
  const does = task === void 0 ? "" : `: ${task.replace(/\s+/g, " ").trim()}`;
  return `- **${id2}**${does}${block === void 0 ? "" : ` (${block})`}`;
}
function withoutLine(text, { line }) {
  const before = text.startsWith("\r\n", line.start - 2) ? 2 : 1;
  return { at: { start: line.start - before, end: line.end }, text: "" };
}

// src/formats/grid/body/facts.ts
function factsOf(state) {
  return state.dialect === "schema" ? schemaFacts(state) : persistenceFacts(state);
}
function schemaFacts(state) {
  const { status, mode, phases, position, progress } = state.data;
  const numbers = [position?.phase, phases?.current];
  const current = phasesOf(state).filter(({ id: id2 }, i) => numbers.includes(i + 1) || id2 && id2 === position?.phase_id);
  const percent = { path: "progress.percent", value: progress?.percent };
  return {
    status: { value: statusFact(status, schemaLifecycle.edges) },
    mode: { value: wordFact("mode", mode, words.mode) },
    percent,
    progress: { value: percentFact(percent) },
    phase: {
      value: numberFact(["position.phase", position?.phase], ["phases.current", phases?.current]),
      total: numberFact(["phases.total", phases?.total]),
      name: nameFact(
        ["position.phase_name", position?.phase_name],
        ...current.map(({ path, name }) => [`${path}.name`, name])
      )
    },
    block: {
      value: numberFact(
        ["position.block", position?.block],
        ["position.block_id", position?.block_id],
        ["position.block", blockOfMission(state)]
      ),
      total: numberFact(...current.map(({ path, blocks }) => [`${path}.blocks`, blocks]), [
        "progress.blocks_total",
        progress?.blocks_total
      ]),
      name: nameFact(["position.block_name", position?.block_name])
    },
    wave: { value: numberFact(["position.wave", position?.wave]) },
    thread: {
      value: numberFact(["position.thread", position?.thread]),
      total: numberFact(["position.thread_total", position?.thread_total])
    }
  };
}
function blockOfMission(state) {
  const { phase, block } = state.data.position ?? {};
  if (phase === void 0 || block === void 0) return void 0;
  const before = phasesOf(state).slice(0, Math.max(0, phase - 1));
  return before.reduce((sum, { blocks }) => sum + (blocks ?? Number.NaN), block);
}
function persistenceFacts({ data }) {
  const { status, position } = data;
  const percent = { path: "progress_percent", value: data.progress_percent };
  return {
    status: { value: statusFact(status, persistenceLifecycle.edges) },
    percent,
    progress: { value: percentFact(percent) },
    phase: {
      value: numberFact(["position.phase", position?.phase]),
      name: nameFact(["position.phase_name", position?.phase_name], ["position.phase", position?.phase])
    },
    block: {
      value: numberFact(["position.block", position?.block], ["block", data.block]),
      name: nameFact(["position.block_name", position?.block_name])
    },
    wave: { value: numberFact(["position.wave", position?.wave], ["wave", data.wave]) },
    thread: { value: numberFact(["position.thread", position?.thread], ["thread", data.thread]) }
  };
}
function statusFact(value, own) {
  return (said4) => {
    const word = asWord(said4);
    const isOwn2 = Object.hasOwn(own, word);
    const isKnown = isOwn2 || Object.hasOwn(schemaLifecycle.edges, word) || Object.hasOwn(persistenceLifecycle.edges, word);
    if (value === void 0 || !isKnown) return void 0;
    const isSame4 = isOwn2 ? word === value : inSchema(word) === inSchema(value);
    return isSame4 ? void 0 : { path: "status", value, text: value };
  };
}
var inSchema = (status) => new Map(Object.entries(schemaLifecycle.counterparts)).get(status) ?? status;
function wordFact(path, value, known4) {
  return (said4) => {
    const word = asWord(said4);
    return value === void 0 || word === value || !known4.includes(word) ? void 0 : { path, value, text: value };
  };
}
var asWord = (said4) => said4.toLowerCase().replace(/[ -]/g, "_");
function percentFact({ path, value }) {
  return (said4) => {
    if (value === void 0) return void 0;
    const decimals = said4.split(".")[1]?.length ?? 0;
    const floored = Math.floor(value * 10 ** decimals + 1e-9) / 10 ** decimals;
    const isRight = Number(said4) === Number(value.toFixed(decimals)) || Number(said4) === floored;
    return isRight ? void 0 : { path, value, text: value.toFixed(decimals) };
  };
}
function numberFact(...sources) {
  const known4 = sources.flatMap(([path, value]) => {
    const isNumber = value !== void 0 && /^\d{1,4}(?:[.-]\d{1,4})?$/.test(String(value));
    return isNumber ? { path, value, parts: partsOf(String(value)) } : [];
  });
  return (said4) => {
    const parts2 = partsOf(said4);
    const comparable2 = known4.filter((one) => one.parts.length === parts2.length);
    const [first] = comparable2;
    if (!first || comparable2.some((one) => String(one.parts) === String(parts2))) return void 0;
    const { path, value } = first;
    return { path, value, text: said4.startsWith("0") ? String(value).padStart(said4.length, "0") : String(value) };
  };
}
var partsOf = (number) => number.split(/[.-]/).map(Number);
function nameFact(...sources) {
  const known4 = sources.flatMap(([path, value]) => {
    const letters = lettersOf(String(value ?? ""));
    return new RegExp("\\p{L}", "u").test(letters) ? { path, value: String(value), letters } : [];
  });
  return (said4) => {
    const letters = lettersOf(said4);
    const [first] = known4;
    if (!first || !new RegExp("\\p{L}", "u").test(letters)) return void 0;
    if (known4.some((one) => one.letters.includes(letters) || letters.includes(one.letters))) return void 0;
    return { path: first.path, value: first.value, text: first.value.replace(/\s+/g, " ") };
  };
}
var lettersOf = (name) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

// src/formats/grid/body/drifts.ts
var labels = ["status", "mode", "progress", "phase", "block", "wave", "thread"];
function driftsOf(state, lines) {
  const facts = factsOf(state);
  const zoned = zonesOf(lines);
  const claims = claimsOf(zoned);
  const groups = labels.map((label3) => anchored(claims, label3).map((claim) => claimDrift(claim, facts)));
  const agents = state.dialect === "schema" ? agentDrifts(state, zoned) : [];
  return [...groups, ...agents.map((drift2) => [drift2])];
}
function anchored(claims, label3) {
  const own = claims.filter((claim) => claim.label === label3);
  const inSection = own.filter(({ zone }) => zone === "position");
  const isPosition = !["status", "mode", "progress"].includes(label3);
  if (isPosition && inSection.length > 0) return inSection;
  return own.filter(({ zone }) => zone === "position" || zone === "head" || zone === "progress" && label3 === zone);
}
function claimDrift(claim, facts) {
  return contradicted(claim, facts) ?? barDrift(claim, facts);
}
function contradicted(claim, facts) {
  if (!isPlain(claim)) return void 0;
  const wrong = ["value", "total", "name"].flatMap((part) => {
    const piece = claim[part];
    const contradiction = piece && facts[claim.label]?.[part]?.(piece.text);
    return contradiction ? { part, piece, ...contradiction } : [];
  });
  const [first] = wrong;
  if (!first) return void 0;
  const { bar } = claim;
  const percent = Number(first.value);
  const redrawn = bar && isOff(bar, percent) ? [{ at: bar, text: redraw(bar, percent) }] : [];
  const message = `the body ${said[first.part](claim.label, first.piece)}, but ${first.path} is ${quote(first.value)}`;
  const edits = [...wrong.map(({ piece, text }) => ({ at: piece, text })), ...redrawn];
  return { at: first.piece, message, path: first.path, edits };
}
var isPlain = ({ rest: rest2 }) => /^[^\p{L}\p{N}]*(?:complete|completed|done)?[^\p{L}\p{N}]*$/iu.test(rest2);
var said = {
  value: (label3, { text }) => `says ${label3} ${label3 === "progress" ? `${text}%` : inWords(text)}`,
  total: (label3, { text }) => `counts ${count(Number(text), label3)}`,
  name: (label3, { text }) => `calls the ${label3} ${quote(text)}`
};
var inWords = (text) => /^\d[\d.-]*$/.test(text) ? text : quote(text);
function barDrift(claim, { percent }) {
  if (!claim.bar) return void 0;
  if (claim.value) return offBar(claim.bar, Number(claim.value.text));
  const drift2 = percent.value !== void 0 && isPlain(claim) ? offBar(claim.bar, percent.value) : void 0;
  return drift2 && { ...drift2, path: percent.path };
}
function offBar(bar, percent) {
  if (!isOff(bar, percent)) return void 0;
  const message = `the bar fills ${bar.filled} of ${bar.cells} cells, but ${percent}% is ${shown(cellsFor(percent, bar))}`;
  return { at: bar, message, edits: percent > 100 ? [] : [{ at: bar, text: redraw(bar, percent) }] };
}

// src/formats/grid/rules/body-drift.ts
var bodyDrift = rule2({
  id: "grid/body-drift",
  severity: "warning",
  summary: "what the Markdown body repeats of the state is what the front matter says",
  source: "STATE.md schema 6 and 10.2, D22",
  dialects: ["schema", "persistence", "prose"],
  repair: "unsafe",
  async check({ state, ...context }) {
    if (state.dialect === "prose") judgeProse({ ...context, state });
    else await judgeBody({ ...context, state });
  }
});
async function judgeBody({ state, report, skip }) {
  const { lines, structure } = state.body;
  const isSuspect = driftsOf(state, lines).some((group) => group.some((drift2) => drift2));
  if (!isSuspect) return;
  const read = await structure();
  if (!read.ok) {
    skip(read.reason);
    return;
  }
  for (const group of driftsOf(state, textLines(lines, read))) {
    const [first] = group;
    if (first && group.every((drift2) => drift2)) reportDrift({ state, report }, first);
  }
}
function judgeProse({ state, report, skip }) {
  const { bar, percent, unread } = state;
  if (unread) skip(unread);
  if (!bar || !percent) return;
  const { start, end } = bar.at;
  const drift2 = offBar({ ...bar, text: state.document.text.slice(start, end), start, end }, percent.value);
  if (drift2) reportDrift({ state, report }, drift2);
}
function reportDrift({ state, report }, { at: at2, message, path, edits }) {
  const span = (place2) => state.document.span(place2.start, place2.end);
  report(span(at2), message, {
    related: path === void 0 ? [] : [{ at: state.at(path), message: "the front matter says so here" }],
    ...edits.length > 0 && {
      repair: {
        safe: false,
        title: path === void 0 ? "draw the bar to the number beside it" : "write what the front matter says",
        edits: edits.map((edit) => ({ at: span(edit.at), text: edit.text }))
      }
    }
  });
}

// src/formats/grid/rules/budget.ts
var budget = rule2({
  id: "grid/budget",
  severity: "error",
  summary: "no figure of the budget is negative, and the session costs no more than the mission",
  source: "STATE.md schema 1.1",
  check({ state, report }) {
    const figures2 = state.data.budget ?? {};
    for (const field of fields) {
      const figure2 = figures2[field];
      if (figure2 !== void 0 && figure2 < 0) {
        report(state.at(`budget.${field}`), `budget.${field} is ${figure2}; expected 0 or more`);
      }
    }
    const { total_cost_usd: total, session_cost_usd: session } = figures2;
    if (total === void 0 || session === void 0 || total < 0 || session <= total + halfCent) return;
    report(
      state.at("budget.session_cost_usd"),
      `budget.session_cost_usd is ${session}, but the whole mission cost ${total}`,
      { related: [{ at: state.at("budget.total_cost_usd"), message: "the cost of the mission stands here" }] }
    );
  }
});
var fields = ["total_cost_usd", "session_cost_usd", "spawns_this_session"];
var halfCent = 5e-3;

// src/formats/grid/rules/checkpoint-answered.ts
var checkpointAnswered = {
  id: "grid/checkpoint-answered",
  severity: "warning",
  summary: "a mission goes on when its checkpoint is answered, and the answer to a decision is one of the options",
  source: 'checkpoint flow "File Write Timeline"',
  reach: "root",
  async check(context) {
    const { snapshot, skip } = context;
    const { checkpoints, unread } = await readCheckpoints(snapshot);
    if (unread !== void 0) skip(unread);
    const answered = checkpoints.flatMap((checkpoint) => {
      const answer = answerOf(checkpoint);
      return answer ? [{ checkpoint, answer }] : [];
    });
    for (const { checkpoint, answer } of answered) judgeChoice(checkpoint, answer, context);
    if (unread !== void 0 || answered.length === 0 || answered.length < checkpoints.length) return;
    const status = statusOf(snapshot.state);
    if (status?.stage !== "waiting" || status.value === "interrupted") return;
    const isBlocked = await hasBlockers(snapshot);
    if (typeof isBlocked === "string") return skip(isBlocked);
    if (isBlocked) return;
    for (const { checkpoint, answer } of answered) judgeStatus(checkpoint, answer, status, context);
  }
};
function judgeStatus({ document }, { field, text }, status, { report }) {
  const message = `${field.name} is ${quote(text)}, but the status of the mission is still ${quote(status.value)}`;
  report(document.at(field.keyPath), `${message}; expected it to go on`, {
    related: [{ at: status.at, message: "the status stands here" }]
  });
}
function judgeChoice(checkpoint, { field, text }, { report }) {
  const options = optionsOf(checkpoint);
  if (typeOf(checkpoint) !== "decision" || options.length === 0 || chosenOption(text, options)) return;
  const names3 = options.map(({ name }) => name);
  const meant = nearest(text, names3);
  const shown4 = names3.length > most ? [...names3.slice(0, most).map(quote), "another"] : names3.map(quote);
  const found = `${field.name} is ${quote(text)}, which is none of the options`;
  const hint2 = meant === void 0 ? `expected ${either(shown4)}` : `did you mean "${inert(meant)}"?`;
  const at2 = detailOf(checkpoint, "options")?.keyPath ?? [];
  report(checkpoint.document.at(field.keyPath), `${found}; ${hint2}`, {
    related: [{ at: checkpoint.document.at(at2), message: "the options stand here" }]
  });
}
var most = 5;

// src/formats/grid/rules/checkpoint-details.ts
var checkpointDetails = {
  id: "grid/checkpoint-details",
  severity: "error",
  summary: "a checkpoint has a type, and the fields that its type calls for",
  source: 'persistence guide "Checkpoint Types", checkpoint flow, D11',
  reach: "root",
  async check(context) {
    const { snapshot, skip } = context;
    const { checkpoints, unread } = await readCheckpoints(snapshot);
    if (unread !== void 0) skip(unread);
    for (const checkpoint of checkpoints) judge(checkpoint, context);
  }
};
var required = {
  human_verify: { verification_instructions: "what the person has to verify" },
  decision: { question: "what has to be decided", options: "what there is to choose from" },
  human_action: { required_action: "what the person has to do" },
  session_death: { last_action: "what was being done at the end", partial_work: "what was begun" },
  failure: { error: "what went wrong" }
};
function judge(checkpoint, { report, skip }) {
  const type = typeOf(checkpoint);
  const { document } = checkpoint;
  if (type === void 0) {
    const [field] = fieldsNamed(document, "type");
    if (field && isSaid(checkpoint, field.keyPath)) return;
    const found = field ? `${field.name} is no type of a checkpoint` : "the checkpoint has no type";
    report(headOf(checkpoint), `${found}; expected ${either(checkpointTypes.map(quote))}`);
    return;
  }
  const [details] = fieldsNamed(document, "checkpoint_details");
  for (const [name, meaning] of Object.entries(required[type])) {
    const field = detailOf(checkpoint, name);
    if (field && (!isBlank(field.value) || isSaid(checkpoint, field.keyPath))) continue;
    if (!field && details && isSaid(checkpoint, details.keyPath)) continue;
    if (!field && checkpoint.isMarkdown) {
      skip(`the text of ${quote(document.path)} does not tell its ${name}`);
      continue;
    }
    const at2 = field?.keyPath ?? (details?.value.kind === "map" ? [...details.keyPath, name] : [name]);
    const found = field ? `${field.name} says nothing` : `${name} is missing`;
    report(document.at(at2), `${found}, but the checkpoint is a ${type}; expected ${meaning}`, {
      related: [{ at: headOf(checkpoint), message: "the type stands here" }]
    });
  }
}
function isSaid({ document: { verdict } }, keyPath) {
  const place2 = JSON.stringify(keyPath);
  const violations = verdict?.violations ?? [];
  return violations.some((one) => one.keyword !== "unknown" && JSON.stringify(one.keyPath) === place2);
}

// src/formats/grid/rules/checkpoint-status.ts
var checkpointStatus = {
  id: "grid/checkpoint-status",
  severity: "error",
  summary: "while a checkpoint is open, the status of the mission is one that goes with its type",
  source: 'persistence guide "Update Triggers", D11, D12',
  reach: "root",
  async check(context) {
    const { snapshot, skip } = context;
    const { state, unjudged: unjudged2 } = snapshot;
    const isThere = checkpointFiles(snapshot).length > 0;
    const { checkpoints, unread } = await readCheckpoints(snapshot);
    const unknown = state?.dialect === "prose" ? state.unread : state ? void 0 : unjudged2;
    const reason = unread ?? (isThere ? unknown : void 0);
    if (reason !== void 0) skip(reason);
    const status = statusOf(state);
    if (!status) return;
    for (const checkpoint of checkpoints) {
      if (!answerOf(checkpoint)) judge2(checkpoint, status, context);
    }
  }
};
var human = { schema: ["blocked"], persistence: ["checkpoint"] };
var fitting = {
  human_verify: human,
  decision: human,
  human_action: human,
  session_death: { schema: ["in_progress", "blocked"], persistence: ["interrupted"] },
  failure: { schema: ["failed", "blocked"], persistence: ["failed"] }
};
function judge2(checkpoint, status, { report }) {
  const { value, lifecycle, isComplete: isComplete2, at: at2 } = status;
  const type = typeOf(checkpoint);
  const related = [{ at: at2, message: "the status stands here" }];
  if (isComplete2) {
    const message2 = `the checkpoint is open, but the status of the mission is ${quote(value)}; expected it to be answered or gone`;
    report(headOf(checkpoint), message2, { related });
    return;
  }
  const fits = type && fitting[type][lifecycle];
  if (!fits || fits.includes(value)) return;
  const message = `the checkpoint is an open ${type}, but the status of the mission is ${quote(value)}; expected ${either(fits.map(quote))}`;
  report(headOf(checkpoint), message, { related });
}

// src/formats/grid/rules/cluster.ts
var cluster = {
  id: "grid/cluster",
  severity: "warning",
  summary: "cluster is the same in STATE.md, in every SUMMARY and in the checkpoint",
  source: 'persistence guide, "Context Reconstruction"',
  reach: "root",
  check({ snapshot, report, skip }) {
    const { state, summaries, checkpoints, unjudged: unjudged2 } = snapshot;
    for (const kind of ["summary", "checkpoint"]) {
      const unread = whyUnread(snapshot, kind);
      if (unread !== void 0) skip(unread);
    }
    const beside = [...summaries, ...checkpoints].flatMap(({ document }) => clusterIn(document) ?? []);
    if (beside.length > 0 && unjudged2 !== void 0) skip(unjudged2);
    const own = state?.dialect === "prose" ? state.cluster : state && clusterIn(state.document);
    const measure = own ?? beside[0];
    for (const { value, at: at2 } of beside) {
      if (!measure || isSame(value, measure.value)) continue;
      report(at2, `cluster is ${quote(value)}, but ${quote(measure.at.document.path)} says ${quote(measure.value)}`, {
        related: [{ at: measure.at, message: "the cluster is named here" }]
      });
    }
  }
};
function clusterIn(document) {
  const isBroken = document.verdict?.violations.some(({ keyword, keyPath }) => {
    return keyword !== "unknown" && keyPath.length === 1 && keyPath[0] === "cluster";
  });
  const [field] = isBroken ? [] : fieldsNamed(document, "cluster");
  const value = field?.value.kind === "scalar" ? field.value.value : void 0;
  if (!field || typeof value !== "string" || value.trim() === "") return void 0;
  return { value, at: document.at(field.keyPath) };
}
function isSame(one, other) {
  const [a, b] = [comparableName(one), comparableName(other)];
  return a === "" || b === "" ? one.trim() === other.trim() : a === b;
}

// src/formats/grid/rules/completed-phases.ts
var completedPhases = rule2({
  id: "grid/completed-phases",
  severity: "error",
  summary: "phases.completed holds as many phases as came before the current one, in order; all once complete",
  source: "STATE.md schema 3.2, D4",
  check(context) {
    const { completed = [] } = context.state.data.phases ?? {};
    if (judgeItems(context, completed)) judgeNumber(context, completed.length);
  }
});
function judgeItems({ state, report }, completed) {
  const defined = definedPhases(state);
  const first = /* @__PURE__ */ new Map();
  let areRight = true;
  let last = 0;
  for (const [index, id2] of completed.entries()) {
    if (id2 === void 0) continue;
    const path = `phases.completed.${index}`;
    const place2 = defined?.get(id2)?.number ?? phaseNumber(id2);
    const earlier = first.get(id2);
    const fault2 = earlier && `phases.completed holds ${quote(id2)} twice` || defined && !defined.has(id2) && undefinedPhase(path, id2, defined) || place2 < last && `phases.completed holds ${quote(id2)} after a later phase; expected the phases in order`;
    if (fault2) {
      areRight = false;
      const related = earlier === void 0 ? [] : [{ at: state.at(earlier), message: "it stands here first" }];
      report(state.at(path), fault2, { related });
    }
    first.set(id2, earlier ?? path);
    last = Math.max(last, place2);
  }
  return areRight;
}
function judgeNumber({ state, report }, number) {
  const { phases, status } = state.data;
  if (phases?.completed === void 0 && state.document.node("phases.completed") !== void 0) return;
  const { total } = phases ?? {};
  const current = currentNumber(state);
  const fact = `phases.completed holds ${count(number, "phase")}`;
  if (isRunning(state) && current !== void 0 && number !== current - 1) {
    report(state.at("phases.completed"), `${fact}; expected ${current - 1}, for phases.current is ${current}`, {
      related: [{ at: state.at("phases.current"), message: "the current phase stands here" }]
    });
  }
  if (status !== "complete" || total === void 0) return;
  const related = [{ at: state.at("status"), message: "the mission is complete" }];
  if (number !== total) {
    report(state.at("phases.completed"), `${fact}; expected all ${total}, for the mission is complete`, { related });
  }
  if (current !== void 0 && current !== total) {
    const expected3 = `expected ${total}, the last phase, for the mission is complete`;
    report(state.at("phases.current"), `phases.current is ${current}; ${expected3}`, { related });
  }
}

// src/formats/grid/decisions/decisions.ts
async function readDecisions(companion) {
  const read = await readEntries(companion);
  if (!read.ok) return read;
  const structure = await companion.body.structure();
  if (!structure.ok) return structure;
  const lines = companion.body.lines.filter(({ start }) => structure.isText(start));
  return {
    ok: true,
    recorded: read.entries.flatMap(recordedIn),
    texts: [.../* @__PURE__ */ new Set([...read.entries.map(textOfEntry), ...lines.map(({ raw }) => raw)])]
  };
}
var id = /\bdec[-_ ]?(\d{3})\b/i;
var leadingId = /^[^\p{L}\p{N}]{0,9}dec[-_ ]?(\d{3})\b[^\p{L}\p{N}]{0,9}/iu;
var naming = ["id", "decisionid", "ref", "number", "no", "#", "decision"];
var deciding = [
  "decision",
  "choice",
  "chosen",
  "selected",
  "answer",
  "response",
  "userresponse",
  "outcome",
  "resolution",
  "result",
  "decided",
  "what",
  "summary",
  "title",
  "description"
];
var besides = /^(?:dec\d{3}$|alternative|option|considered|rejected|context|rationale|reason|why|question|supersede|replace|affects|date|time|status|phase)/;
function recordedIn(entry) {
  const own = idOf(entry);
  if (own !== void 0) return [{ id: own, statements: statementsOf(entry), at: entry.at }];
  return entry.lines.flatMap((line) => {
    const { text } = saidBy(line);
    const match = leadingId.exec(text);
    const statement = match ? text.slice(match[0].length) : "";
    const at2 = entry.at.document.span(line.start, line.end);
    return match && statement !== "" ? [{ id: `dec-${match[1]}`, statements: [statement], at: at2 }] : [];
  });
}
function idOf({ title, fields: fields3, opens }) {
  const [first] = fields3.values();
  const named2 = naming.map((key) => fields3.get(key)?.text ?? "");
  const cells = opens === "row" ? [...named2, first?.text ?? ""] : named2;
  const whole = cells.find((text) => id.exec(text)?.[0] === text);
  const match = id.exec(whole ?? title);
  return match ? `dec-${match[1]}` : void 0;
}
function statementsOf({ title, fields: fields3, lines, opens }) {
  const head3 = title.replace(id, " ").replace(/^\W{0,9}decision\b/i, " ").replace(/^[^\p{L}\p{N}]{0,99}/u, "");
  const told = deciding.flatMap((key) => fields3.get(key)?.text || []).filter((text) => id.exec(text)?.[0] !== text);
  if (told.length > 0) return [...told, [head3, ...told].join(" ")];
  const others2 = [...fields3].filter(([key]) => !besides.test(key) && !naming.includes(key)).map(([, { text }]) => text);
  const below2 = opens === "row" ? [] : lines.filter((line) => !labelledLine(line)).map((line) => saidBy(line).text);
  const said4 = [head3, ...others2, ...below2].filter((text) => text !== "").join(" ");
  return wordsIn(said4) === "" ? [] : [said4];
}
function textOfEntry({ title, fields: fields3, lines }) {
  const said4 = [...fields3.values()].map(({ key, text }) => `${folded(key) === folded(title) ? "" : key} ${text}`);
  return [title, ...said4, ...lines.map((line) => saidBy(line).text)].join(" ");
}

// src/formats/grid/decisions/same-words.ts
var filling = new Set(
  `a an the of for to in on and or but with via by is are be was were we will use using used uses as at it its this that
  from our all should do does did done what which how would you want go goes vs versus shall can decided decision chose
  chosen choose keep keeps kept have has had put puts live lives get gets then so`.split(/\s+/)
);
var negating = /* @__PURE__ */ new Set(["not", "never", "no", "dont", "without", "avoid", "against"]);
var opposite = / (?:not|never|no|dont|without|avoid|than|over|against|reject|rejected|drop|dropped|instead of)(?: (?:use|using|to|go|the|a|an))?(?: (?:with|the|a|an|to))? $/;
var ending = /(?:ing|ed|es|e|s|ers|er|ions|ion)$/;
var irregular = new Map(
  ["written write", "wrote write", "built build", "sent send", "held hold", "made make", "taken take", "given give"].concat(["ran run", "shown show", "hidden hide", "broken break", "driven drive", "kept keep", "said say"]).map((pair) => pair.split(" "))
);
var longest = 2e3;
var mostWords = 200;
function sayTheSame(one, other) {
  const byLength = [one, other].map((text) => wordsIn(text.slice(0, longest))).sort((x, y) => x.length - y.length);
  const [short = "", long = ""] = byLength;
  if (short === "") return true;
  const places = placesOf(short, long);
  if (places.length > 0) return places.some((at2) => !opposite.test(long.slice(Math.max(0, at2 - 60), at2 + 1)));
  const [few, many] = [tellingWords(short), tellingWords(long)];
  if (few.size === 0 || many.size === 0) return false;
  if (!isWithin(few, many) && !isWithin(many, few)) return false;
  return !isDenied(short, long) && !isDenied(long, short);
}
function isWithin(some3, others2) {
  const left2 = [...some3].filter((word) => !others2.has(word));
  return left2.length <= mostInShort && left2.every((word) => [...others2].some((one) => isShortFor(one, word)));
}
var mostInShort = 5;
function isShortFor(one, other) {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= 3 && long.startsWith(short) && /(?:at|ment|ory)$/.test(long);
}
function tellingWords(words4) {
  const all = words4.slice(0, longest).trim().split(" ");
  const telling = all.filter((word) => word !== "" && !filling.has(word) && !negating.has(word)).map(stemOf);
  return new Set(telling.slice(0, mostWords));
}
function stemOf(form) {
  const word = irregular.get(form) ?? form;
  const stem = word.replace(ending, "");
  return stem.length < 3 || /^\d/.test(word) ? word : stem;
}
function placesOf(part, whole) {
  const places = [];
  for (let at2 = whole.indexOf(part); at2 >= 0 && places.length < 10; at2 = whole.indexOf(part, at2 + 1)) places.push(at2);
  return places;
}
function isDenied(said4, other) {
  const [own, told] = [deniedIn(said4), tellingWords(said4)];
  return [...deniedIn(other)].some((word) => told.has(word) && !own.has(word));
}
function deniedIn(text) {
  const words4 = text.trim().split(" ");
  const denied = words4.flatMap((word, at2) => {
    const next = negating.has(word) ? words4.slice(at2 + 1, at2 + 5).find((one) => !filling.has(one)) : void 0;
    return next === void 0 ? [] : [stemOf(next)];
  });
  return new Set(denied);
}

// src/formats/grid/decisions/recorded.ts
function decisionTexts(texts) {
  return texts.map((text) => {
    const words4 = wordsIn(text);
    return { words: words4, telling: tellingWords(words4) };
  });
}
var general = new Set(
  "yes no true false ok okay approved agreed both none all other first second".split(" ").map((word) => ` ${word} `)
);
var longestName = 200;
var longest2 = 2e3;
function isRecorded(checkpoint, { text }, texts) {
  const options = optionsOf(checkpoint);
  const option = chosenOption(text, options);
  const names3 = [...option?.names ?? [], wordsIn(text)].filter(isTelling).map((name) => name.slice(0, longestName));
  const asked = detailOf(checkpoint, "question");
  const question = wordsOf2(asked ? textIn(asked.value) : "");
  const answers = (option ? distinguishing(option, options) : [ownWordsOf(text)]).filter(({ size }) => size > 0);
  if (names3.length === 0 && answers.length === 0) {
    return question.size === 0 || texts.some(({ telling }) => shared(question, telling) > question.size / 2);
  }
  return texts.some(({ words: words4, telling }) => {
    if (names3.some((name) => words4.includes(name))) return true;
    const supports = question.size > 0 && shared(question, telling) >= question.size / 2;
    return answers.some((answer) => {
      const isTold = shared(answer, telling) > answer.size / 2;
      return isTold || supports && [...answer].some((word) => telling.has(word) && !question.has(word));
    });
  });
}
function distinguishing(option, options) {
  const others2 = options.filter((one) => one !== option).map(({ text, names: names3 }) => wordsOf2(`${names3.join("")} ${text}`));
  return [option.names.filter(isTelling).join(""), option.text].map((text) => {
    return new Set([...ownWordsOf(text)].filter((word) => !others2.some((other) => other.has(word))));
  });
}
function ownWordsOf(text) {
  return isTelling(wordsIn(text)) ? wordsOf2(text) : /* @__PURE__ */ new Set();
}
function wordsOf2(text) {
  return tellingWords(wordsIn(text.slice(0, longest2)));
}
function shared(some3, others2) {
  return [...some3].filter((word) => others2.has(word)).length;
}
function isTelling(name) {
  return name.length > 4 && !general.has(name) && !/^ \d+ $/.test(name);
}

// src/formats/grid/rules/decisions.ts
var decisions = {
  id: "grid/decisions",
  severity: "warning",
  summary: "DECISIONS.md holds the answers to decisions, and says the same as persistent.decisions",
  source: 'checkpoint flow "Decision Checkpoint", persistence guide "Update Triggers", D24',
  reach: "root",
  async check(context) {
    const { snapshot, skip } = context;
    const { decisions: file4 } = snapshot;
    const unread = whyUnread(snapshot, "decisions");
    if (unread !== void 0) return skip(unread);
    if (!file4) return;
    const { checkpoints, unread: unreadCheckpoint } = await readCheckpoints(snapshot);
    if (unreadCheckpoint !== void 0) skip(unreadCheckpoint);
    const read = await readDecisions(file4);
    if (!read.ok) return skip(read.reason);
    judgeAnswers(file4, read, checkpoints, context);
    judgeStatements(read, context);
  }
};
var fileName = "DECISIONS.md";
var most2 = 5;
function judgeAnswers({ document }, read, checkpoints, { report, skip }) {
  const answered = checkpoints.flatMap((checkpoint) => {
    const answer = typeOf(checkpoint) === "decision" ? answerOf(checkpoint) : void 0;
    return answer ? [{ checkpoint, answer }] : [];
  });
  if (answered.length === 0) return;
  if (answered.length > most2) skip(`more than ${count(most2, "decision checkpoint")} are answered`);
  const texts = decisionTexts(read.texts);
  for (const { checkpoint, answer } of answered.slice(0, most2)) {
    if (isRecorded(checkpoint, answer, texts)) continue;
    const found = `${answer.field.name} is ${quote(answer.text)}, but ${fileName} has no entry for that decision`;
    report(checkpoint.document.at(answer.field.keyPath), found, {
      related: [{ at: document.span(0, 0), message: "the decisions of the mission are recorded here" }]
    });
  }
}
function judgeStatements({ recorded }, { snapshot: { state }, report }) {
  if (state?.dialect !== "schema") return;
  const judged = /* @__PURE__ */ new Set();
  for (const [index, decision] of (state.data.persistent?.decisions ?? []).entries()) {
    const { id: id2, decision: stated } = decision ?? {};
    if (id2 === void 0 || stated === void 0 || judged.has(id2)) continue;
    judged.add(id2);
    const same = recorded.filter((one) => one.id === id2 && one.statements.length > 0);
    const [first] = same;
    if (!first || same.some(({ statements }) => statements.some((one) => sayTheSame(one, stated)))) continue;
    const place2 = `persistent.decisions.${index}.decision`;
    const message = `${place2} is ${quote(stated)}, but ${fileName} says ${quote(first.statements[0])} of ${id2}`;
    report(state.at(place2), message, { related: [{ at: first.at, message: `${id2} stands here too` }] });
  }
}

// src/formats/grid/rules/dialect.ts
var older = {
  persistence: "in the persistence dialect, an older one without phases and counts",
  prose: "in the prose dialect, an older one without front matter"
};
var dialect = rule2({
  id: "grid/dialect",
  severity: "info",
  summary: "STATE.md is written in the schema dialect",
  source: "STATE.md schema 1.1, D2",
  dialects: ["persistence", "prose"],
  check({ state, report }) {
    const { text, root } = state.document;
    const start = root?.start ?? text.length - text.trimStart().length;
    const line = /^[^\r\n]{0,200}/.exec(text.slice(start))?.[0].trimEnd() ?? "";
    const expected3 = "expected the schema dialect, to which agent-state-lint migrate brings it";
    report(state.document.span(start, start + line.length), `STATE.md is ${older[state.dialect]}; ${expected3}`);
  }
});

// src/formats/grid/change/standing.ts
function standingOf(state) {
  if (state.dialect === "prose") return { state, mission: void 0, status: void 0 };
  const mission = state.dialect === "schema" ? state.data.mission_id : state.data.cluster;
  return { state, mission, status: state.data.status };
}
function continued(standing, earlier) {
  if (standing.state.dialect !== earlier.state.dialect) return standing;
  return {
    ...standing,
    mission: standing.mission ?? earlier.mission,
    status: standing.status ?? earlier.status
  };
}
var proseEnd = /^[*_\s]{0,4}(?:mission[ \t])?(?:complete|completed|done|finished|failed)(?![\w-])/i;
function isEnded({ state, status }) {
  if (state.dialect !== "prose") {
    const { stages } = lifecycles[state.dialect];
    return status !== void 0 && Object.hasOwn(stages, status) && stages[status] === "over";
  }
  return (state.percent?.value ?? 0) >= 100 || proseEnd.test(state.status?.value ?? "");
}
function statusInWords({ status }) {
  return status === void 0 ? "under way" : quote(status);
}
function relationOf(before, after) {
  const [from, to] = [before.state.dialect, after.state.dialect];
  if (from !== to) return from === "schema" && !isEnded(before) ? "lost" : "new";
  if (to === "prose") return isEnded(before) && !isEnded(after) ? "new" : "same";
  const isSame4 = before.mission === after.mission || before.mission === void 0 || after.mission === void 0;
  if (isSame4) return "same";
  if (isEnded(before)) return "new";
  return to === "schema" ? "other" : "same";
}
function isSurelySame(before, after) {
  const isOfOneForm = before.state.dialect === after.state.dialect;
  return isOfOneForm && before.mission !== void 0 && before.mission === after.mission;
}

// src/formats/grid/change/course.ts
var mostStands = 16;
var known = /* @__PURE__ */ new WeakMap();
function courseOf(change, now) {
  const course = known.get(change) ?? new CourseReader(now.root, change).read(now);
  known.set(change, course);
  return course;
}
var CourseReader = class {
  #path;
  #change;
  #versions = /* @__PURE__ */ new Map();
  /** The last state of each mission. */
  #missions = /* @__PURE__ */ new Map();
  #unjudged = /* @__PURE__ */ new Set();
  constructor(root, change) {
    this.#path = pathIn(root, stateFile);
    this.#change = change;
  }
  read(now) {
    const base = this.#version(this.#change.base);
    if (base) this.#remember(base);
    const moves = this.#change.steps.map((step) => this.#move(step));
    return { moves, whole: this.#whole(base, now), unjudged: [...this.#unjudged] };
  }
  #whole(base, now) {
    const after = this.#version(now);
    if (this.#change.gap !== void 0 || !base || base === after || !base.isTold) return void 0;
    const step = {
      before: this.#change.base,
      others: [],
      after: now,
      commit: void 0,
      isWhole: true
    };
    const whole = { step, befores: [base], stood: base.stands, after, relation: void 0, froms: [] };
    if (!after) return whole;
    const isSame4 = base.standing && after.standing && isSurelySame(base.standing, after.standing);
    return isSame4 ? { ...whole, relation: "same", froms: [base] } : void 0;
  }
  #move(step) {
    const befores = [...new Set([step.before, ...step.others].flatMap((side) => this.#version(side) ?? []))];
    const stood = [...new Set(befores.flatMap(({ stands }) => stands))];
    const after = this.#version(step.after);
    const nothing4 = { step, befores, stood, after, relation: void 0, froms: [] };
    if (!after) return nothing4;
    const untold = befores.find(({ isTold }) => !isTold);
    if (!after.state) {
      after.stands = stood.slice(0, mostStands);
      after.isTold = !untold;
      return nothing4;
    }
    const own = standingOf(after.state);
    after.standing = own;
    if (untold) {
      const { commit } = step;
      this.#unjudged.add(`${untold.unread} before ${commit ? named(commit) : "what is not committed"}`);
      this.#remember(after);
      return nothing4;
    }
    const relations = stood.map(({ standing }) => this.#relation(standing, own));
    const relation = ["same", "new"].find((one) => relations.includes(one)) ?? relations[0];
    const same = stood.filter((_, index) => relations[index] === "same");
    const froms = same.length > 0 ? same : this.#earlier(own);
    for (const { standing } of froms) if (standing) after.standing = continued(after.standing, standing);
    this.#remember(after);
    return { ...nothing4, relation: stood.length > 0 ? relation : this.#relation(void 0, own), froms };
  }
  #relation(before, after) {
    if (this.#change.gap !== void 0) return before && isSurelySame(before, after) ? "same" : void 0;
    return before ? relationOf(before, after) : "new";
  }
  /** The last state of a mission that was gone for a while. A cluster may be that of another mission once it ended. */
  #earlier(standing) {
    if (this.#change.gap !== void 0) return [];
    const found = this.#missions.get(keyOf(standing) ?? "");
    const isOver3 = found?.standing && standing.state.dialect !== "schema" && isEnded(found.standing);
    return found && !isOver3 ? [found] : [];
  }
  #remember(version) {
    const key = version.standing && keyOf(version.standing);
    if (key !== void 0) this.#missions.set(key, version);
  }
  #version(snapshot) {
    const document = snapshot?.documents.find(({ path }) => path === this.#path);
    const refused = snapshot?.unreadable.find(({ path }) => path === this.#path);
    if (!snapshot || !(document || refused)) return void 0;
    const key = document ? `text ${document.text}` : `refused ${refused?.refusal} ${refused?.detail}`;
    const version = this.#versions.get(key) ?? versionOf(snapshot);
    this.#versions.set(key, version);
    return version;
  }
};
function versionOf({ state, unjudged: unjudged2 }) {
  const unread = state?.dialect === "prose" ? state.unread : void 0;
  if (state && unread === void 0) {
    const version = { state, unread, standing: standingOf(state), stands: [], isTold: true };
    version.stands = [version];
    return version;
  }
  const why = unread ?? unjudged2 ?? `${stateFile} could not be read`;
  return { state: void 0, unread: why, standing: void 0, stands: [], isTold: false };
}
function keyOf({ state, mission }) {
  return mission === void 0 ? void 0 : `${state.dialect} ${mission}`;
}

// src/formats/grid/change/change-rule.ts
function changeRule({ isAboutPresence, check, ...facts }) {
  return {
    ...facts,
    check(context) {
      const { change, snapshot } = context;
      if (!change) return;
      const course = courseOf(change, snapshot);
      if (change.gap !== void 0) context.skip(change.gap);
      if (!isAboutPresence) for (const reason of unjudged(course, snapshot)) context.skip(reason);
      check({ ...context, change, course });
    }
  };
}
function unjudged({ moves, unjudged: reasons }, { state, unjudged: end }) {
  const unread = state?.dialect === "prose" ? state.unread : end;
  return moves.length > 0 && unread !== void 0 ? [...reasons, unread] : reasons;
}

// src/formats/grid/change/passages.ts
function* passagesOf({ moves }, read) {
  const told = /* @__PURE__ */ new Map();
  const toldBy2 = (version) => {
    const known4 = told.get(version);
    if (known4) return known4;
    const value = version.state && read(version.state);
    const values = value === void 0 ? [] : [value];
    told.set(version, values);
    return values;
  };
  for (const { step, after: version, froms } of moves) {
    if (!version?.state) continue;
    const befores = [...new Set(froms.flatMap(toldBy2))];
    const after = read(version.state);
    told.set(version, after === void 0 ? befores.slice(0, mostCarried) : [after]);
    const [before] = befores;
    if (before !== void 0 && after !== void 0) yield { before, befores, after, step };
  }
}
var mostCarried = 16;
function faultsOf(course, read, isFault) {
  return faultyPassages(course, read, ({ befores, after }) => befores.every((before) => isFault(before, after)));
}
function* faultyPassages(course, read, isFault) {
  let isFound2 = false;
  for (const passage of passagesOf(course, read)) {
    if (!isFault(passage)) continue;
    isFound2 = true;
    yield passage;
  }
  const whole = isFound2 ? void 0 : wholeOf(course, read);
  if (whole && isFault(whole)) yield whole;
}
function wholeOf({ whole }, read) {
  const [from] = whole?.froms ?? [];
  if (!whole || !from?.state || !whole.after?.state) return void 0;
  const [before, after] = [read(from.state), read(whole.after.state)];
  return before === void 0 || after === void 0 ? void 0 : { before, befores: [before], after, step: whole.step };
}

// src/formats/grid/change/records.ts
function recordsOf({ document }, list) {
  const node = document.node(list);
  if (node && node.kind !== "list") return void 0;
  const schema = document.verdict && schemaAt(document.verdict.schema, [...list, 0]);
  const items2 = (node?.items ?? []).flatMap((item) => {
    if (item.kind !== "map") return [];
    const id2 = item.entries.find(({ key }) => key.value === "id")?.value;
    if (id2?.kind !== "scalar" || id2.value === null) return [];
    return [{ id: String(id2.value), meaning: meaningOf(item, schema), node: item }];
  });
  return { items: items2, schema };
}
var growing = /* @__PURE__ */ new Set(["affects_phases", "used_by_phases"]);
function rewritingOf(before, after) {
  const unmatched = without(before.items, after.items);
  const candidates = byId(without(after.items, before.items).reverse());
  const gone = [];
  const changed = [];
  for (const item of unmatched) {
    const other = candidates.get(item.id)?.pop();
    const fields3 = other && changedFields(item.node, other.node, after.schema);
    if (!fields3) gone.push(item.id);
    else if (fields3.length > 0) changed.push({ id: item.id, fields: fields3 });
  }
  return { gone, changed };
}
function without(items2, others2) {
  const left2 = /* @__PURE__ */ new Map();
  for (const { meaning } of others2) left2.set(meaning, (left2.get(meaning) ?? 0) + 1);
  return items2.filter(({ meaning }) => {
    const number = left2.get(meaning) ?? 0;
    left2.set(meaning, number - 1);
    return number <= 0;
  });
}
function byId(items2) {
  const groups = /* @__PURE__ */ new Map();
  for (const item of items2) {
    const group = groups.get(item.id);
    if (group) group.push(item);
    else groups.set(item.id, [item]);
  }
  return groups;
}
function changedFields(before, after, schema) {
  const [old, fresh] = [before, after].map(
    (node) => new Map(node.entries.map(({ key, value }) => [String(key.value), value]))
  );
  const names3 = /* @__PURE__ */ new Set([...old?.keys() ?? [], ...fresh?.keys() ?? []]);
  return [...names3].filter((name) => {
    const [from, to] = [old?.get(name), fresh?.get(name)];
    if (!from || !to) return true;
    const field = schema && fieldOf(schema, name);
    if (!growing.has(name) || from.kind !== "list" || to.kind !== "list") {
      return meaningOf(from, field) !== meaningOf(to, field);
    }
    const kept = new Set(to.items.map((item) => meaningOf(item, field?.items)));
    return from.items.some((item) => !kept.has(meaningOf(item, field?.items)));
  });
}

// src/formats/grid/change/wording.ts
function placeNow(snapshot, path) {
  return snapshot.state ? snapshot.state.at(path) : stateFileNow(snapshot);
}
function stateFileNow({ state, documents, root }) {
  if (state) return state.at([]);
  const path = pathIn(root, stateFile);
  const document = documents.find((one) => one.path === path);
  return document ? document.at([]) : fileAt(path);
}
function firstOf(words4) {
  return some(words4, 3);
}
var mostInStep = 10;
function spoken(all) {
  const first = all.slice(0, mostInStep);
  return { first, others: all.length - first.length };
}

// src/formats/grid/rules/history-rewritten.ts
var lists = ["persistent.decisions", "persistent.artifacts", "agents.completed"];
var historyRewritten = changeRule({
  id: "grid/history-rewritten",
  severity: "error",
  summary: "decisions, artifacts and the completed agents of a session neither vanish nor change",
  source: "STATE.md schema 1.4, 1.5, 1.6, D26",
  needs: "base",
  check(context) {
    for (const list of lists) {
      const whereNow = placesNow(context, list);
      for (const passage of faultsOf(context.course, (state) => toldBy(state, list), isRewritten)) {
        reportRewriting(context, list, passage, whereNow);
      }
    }
  }
});
function toldBy(state, list) {
  if (state.dialect !== "schema") return void 0;
  const isOfSession = list === "agents.completed";
  const session = isOfSession ? state.data.session_id : void 0;
  const records = recordsOf(state, list.split("."));
  return records && (!isOfSession || session !== void 0) ? { ...records, session } : void 0;
}
function isRewritten(before, after) {
  if (before.session !== after.session) return false;
  const { gone, changed } = rewritingOf(before, after);
  return gone.length + changed.length > 0;
}
function reportRewriting({ snapshot, report }, list, { before, after, step }, whereNow) {
  const where = inStep(step);
  const { gone, changed } = rewritingOf(before, after);
  if (gone.length > 0) {
    report(placeNow(snapshot, list), `${list} lost ${firstOf(gone.map(quote))}${where}; what it holds stays there`);
  }
  const { first, others: others2 } = spoken(changed);
  for (const { id: id2, fields: fields3 } of first) {
    const index = whereNow.get(id2);
    const [field = "id"] = fields3;
    const at2 = placeNow(snapshot, index === void 0 ? list : [...list.split("."), index, field]);
    const what3 = firstOf(fields3.map(inert));
    report(at2, `${what3} of ${quote(id2)} in ${list} changed${where}; what was recorded stays as it is`);
  }
  if (others2 > 0) report(placeNow(snapshot, list), `${others2} more items of ${list} changed${where}`);
}
function placesNow({ snapshot: { state } }, list) {
  const node = state?.document.node(list);
  const ids = node?.kind === "list" ? node.items.map((_, index) => state?.document.node(`${list}.${index}.id`)) : [];
  const entries = ids.map((id2, index) => [id2?.kind === "scalar" ? String(id2.value) : "", index]);
  return new Map(entries.reverse());
}

// src/formats/grid/rules/id-time.ts
var stampOf = (id2 = "") => /^(?:sess|mission)-(\d{8}T\d{6}Z?)-/.exec(id2)?.[1];
var day = ({ ms }) => formatInstant(ms).slice(0, 10);
var idTime = rule2({
  id: "grid/id-time",
  severity: "warning",
  summary: "the stamps in session_id and mission_id are real times, and the mission was created on that day",
  source: "STATE.md schema 1.1",
  check({ state, now, limits, report }) {
    for (const field of ["session_id", "mission_id"]) {
      const stamp = stampOf(state.data[field]);
      if (stamp && !parseInstant(stamp)) {
        report(state.at(field), `${field} is stamped ${quote(stamp)}, and there is no such time`);
      }
    }
    const { created, updated, disorders } = chronologyOf(state, { now, limits });
    const stamped = parseInstant(stampOf(state.data.mission_id) ?? "");
    if (!created || !stamped) return;
    const isReversed = disorders.some(
      ({ wrong, other }) => wrong === created || wrong === updated && other === created
    );
    if (isReversed) return;
    const slackMs = created.zoned === stamped.zoned ? limits.clockSkewMs : widestZoneMs;
    if (day(created) === day(stamped) || Math.abs(created.ms - stamped.ms) <= slackMs) return;
    const message = `mission_id is stamped ${day(stamped)}, but created_at is on ${day(created)} (UTC)`;
    report(state.at("mission_id"), message, {
      related: [{ at: state.at("created_at"), message: "the mission was created here" }]
    });
  }
});

// src/formats/grid/rules/identity.ts
var identity = changeRule({
  id: "grid/identity",
  severity: "error",
  summary: "mission_id and created_at stay what they are until another mission begins",
  source: "STATE.md schema 1.1, D26",
  needs: "base",
  check(context) {
    reportOthers(context);
    reportCreation(context);
  }
});
function reportOthers({ snapshot, course: { moves }, report }) {
  for (const { step, stood, after, relation } of moves) {
    const old = stood[0]?.standing;
    const other = after?.standing;
    if (!old || !other || relation !== "other" && relation !== "lost") continue;
    const where = inStep(step);
    const ran = `while the mission was ${statusInWords(old)}`;
    if (relation === "other") {
      const fact = `mission_id went from ${quote(old.mission)} to ${quote(other.mission)}${where}, ${ran}`;
      report(placeNow(snapshot, "mission_id"), `${fact}; another mission begins once one is complete or failed`);
    } else {
      const fact = `STATE.md went from the schema dialect to ${other.state.dialect}${where}, ${ran}`;
      const kept = old.mission === void 0 ? "its dialect" : `mission_id ${quote(old.mission)}`;
      report(stateFileNow(snapshot), `${fact}; expected it to keep ${kept}`);
    }
  }
}
function reportCreation({ snapshot, course, report }) {
  for (const { before, after, step } of faultsOf(course, createdOf, (was, is) => was.ms !== is.ms)) {
    const [first, last] = before.ms > after.ms ? [before, after] : [after, before];
    const isDoubtful2 = orderOf(first, last) === "doubtful";
    const fact = `created_at went from ${quote(before.text)} to ${quote(after.text)}${inStep(step)}`;
    const why = isDoubtful2 ? "only one of the two names its zone" : "a mission is created once";
    report(placeNow(snapshot, "created_at"), `${fact}; ${why}`, { severity: isDoubtful2 ? "warning" : "error" });
  }
}

// src/formats/grid/rules/leftover.ts
var what = {
  temporary: "what a program wrote beside it and did not clean up; expected it to be gone when the write is done",
  backup: "an old version of it; expected none, for git keeps the old versions"
};
var leftover = {
  id: "grid/leftover",
  severity: "info",
  summary: "no temporary file, backup or committed lock lies beside the state",
  source: 'persistence guide, "Atomic Updates"',
  reach: "root",
  needs: "tracking",
  check({ snapshot: { root, present }, facts, report, skip }) {
    for (const found of present.flatMap((file4) => leftoverOf(file4) ?? [])) {
      const { file: file4, kind, of } = found;
      const path = pathIn(root, file4);
      const at2 = fileAt(path);
      if (kind !== "lock") {
        report(at2, `${quote(file4)} lies beside ${quote(of)} and is ${what[kind]}`);
        continue;
      }
      const tracking = facts.tracking(path);
      if (tracking.answer === "unknown") skip(`whether git tracks ${quote(path)} is not known: ${tracking.reason}`);
      else if (tracking.answer === "tracked") {
        report(at2, `git tracks the lock ${quote(file4)}; expected git to ignore it, for it says nothing of the mission`);
      }
    }
  }
};

// src/formats/grid/mission/bounds.ts
function blocksOf(phase) {
  return { owner: phase ? nameOf(phase) : "the phase", noun: "block", total: phase?.blocks || void 0 };
}
function outOfBounds(field, value, { owner, noun, total }) {
  if (value === void 0) return void 0;
  if (value < 1) return `${field} is ${value}, but ${noun}s count from 1`;
  if (total === void 0 || value <= total) return void 0;
  return `${field} is ${value}, but ${owner} has ${count(total, noun)}`;
}
function judgeProseBounds({ state, report, skip }, noun) {
  if (state.unread) {
    skip(state.unread);
    return;
  }
  const { current, total } = state[noun] ?? {};
  if (!current || current.value === 0 && !hasBegun(state)) return;
  const field = noun === "phase" ? "Phase" : "Block";
  const fault2 = outOfBounds(field, current.value, { owner: "the mission", noun, total: total?.value });
  const related = total ? [{ at: total.at, message: `the ${noun}s are counted here` }] : [];
  if (fault2) report(current.at, fault2, { related });
}
function hasBegun({ ticks, percent, status }) {
  const isSaid2 = /complete|done|active|progress/i.test(status?.value ?? "");
  return isSaid2 || (percent?.value ?? 0) > 0 || ticks.some(({ complete }) => complete);
}

// src/formats/grid/rules/phase-bounds.ts
var phaseBounds = rule2({
  id: "grid/phase-bounds",
  severity: "error",
  summary: "the current phase is one of the phases of the mission, counted from 1",
  source: "STATE.md schema 3.2, D29",
  dialects: ["schema", "prose"],
  check({ state, ...context }) {
    if (state.dialect === "prose") judgeProseBounds({ ...context, state }, "phase");
    else if (!isPlanning(state)) judgeSchema({ ...context, state });
  }
});
function judgeSchema({ state, report }) {
  const { current, total } = state.data.phases ?? {};
  const fault2 = outOfBounds("phases.current", current, { owner: "the mission", noun: "phase", total });
  const related = total === void 0 ? [] : [{ at: state.at("phases.total"), message: counted }];
  if (fault2) report(state.at("phases.current"), fault2, { related });
}
var counted = "the phases are counted here";

// src/formats/grid/rules/phase-count.ts
var phaseCount = rule2({
  id: "grid/phase-count",
  severity: "error",
  summary: "phases.total is the number of phases that are defined, each once",
  source: "STATE.md schema 1.1",
  check({ state, report }) {
    const phases = phasesOf(state);
    reportRepeatedIds(state, report, "phases.definitions", phases);
    const total = state.data.phases?.total;
    const isOpen = total === void 0 || total === 0 && isPlanning(state);
    if (phases.length === 0 || isOpen || total === phases.length) return;
    const defined = `${count(phases.length, "phase")} ${phases.length === 1 ? "is" : "are"} defined`;
    report(state.at("phases.total"), `phases.total is ${total}, but ${defined}`, {
      related: [{ at: state.at("phases.definitions"), message: "the phases are defined here" }]
    });
  }
});

// src/formats/grid/rules/phase-reference.ts
var phaseReference = rule2({
  id: "grid/phase-reference",
  severity: "error",
  summary: "every phase that a decision, an artifact or a package names is defined",
  source: "STATE.md schema 1.5, 1.6, 1.7",
  check({ state, report }) {
    const phases = definedPhases(state);
    if (!phases) return;
    for (const [path, id2] of references(state)) {
      if (id2 === void 0 || phases.has(id2)) continue;
      report(state.at(path), undefinedPhase(path, id2, phases), {
        related: [{ at: state.document.key("phases.definitions"), message: "the phases are defined here" }]
      });
    }
  }
});
function* references({ data: { persistent } }) {
  for (const [index, decision] of (persistent?.decisions ?? []).entries()) {
    const path = `persistent.decisions.${index}`;
    yield [`${path}.phase_decided`, decision?.phase_decided];
    yield* items(`${path}.affects_phases`, decision?.affects_phases);
  }
  for (const [index, artifact] of (persistent?.artifacts ?? []).entries()) {
    const path = `persistent.artifacts.${index}`;
    yield [`${path}.created_phase`, artifact?.created_phase];
    yield* items(`${path}.used_by_phases`, artifact?.used_by_phases);
  }
  for (const [index, added] of (persistent?.tech_stack?.added_packages ?? []).entries()) {
    yield [`persistent.tech_stack.added_packages.${index}.added_phase`, added?.added_phase];
  }
}
function* items(path, ids = []) {
  for (const [index, id2] of ids.entries()) yield [`${path}.${index}`, id2];
}

// src/formats/grid/mission/phase-faults.ts
function* phaseFaults(state) {
  const listed4 = listedPhases(state);
  let running;
  for (const phase of phasesOf(state)) {
    const fault2 = countFault(phase) ?? timeFault(phase) ?? listFault(phase, state, listed4) ?? currentFault(phase, state) ?? besideFault(phase, running);
    if (phase.status === "in_progress" && !fault2) running ??= phase;
    const first = fault2 ?? stampFault(phase, state);
    if (first) yield first;
  }
}
var against = (phase, fact, other) => ({
  at: `${phase.path}.status`,
  message: `${nameOf(phase)} is ${phase.status}, but ${fact}`,
  other
});
function countFault(phase) {
  const { path, status, blocks, blocks_complete: done } = phase;
  const at2 = `${path}.blocks_complete`;
  if (done === void 0) return void 0;
  if (blocks !== void 0 && done > blocks) {
    const message = `blocks_complete is ${done}, but ${nameOf(phase)} has ${count(blocks, "block")}`;
    return { at: at2, message, other: `${path}.blocks` };
  }
  const isOpen = status === "complete" && done < (blocks ?? 0);
  if (!isOpen && !(status === "pending" && done > 0)) return void 0;
  return against(phase, `blocks_complete is ${done}${blocks === void 0 ? "" : ` of ${blocks}`}`, at2);
}
function timeFault(phase) {
  const { path, status, started_at: started, completed_at: ended } = phase;
  if (status === "pending" && started) return against(phase, "started_at is set", `${path}.started_at`);
  if (status !== void 0 && status !== "complete" && ended) {
    return against(phase, "completed_at is set", `${path}.completed_at`);
  }
  return void 0;
}
function listedPhases(state) {
  const ids = (state.data.phases?.completed ?? []).filter((id2) => id2 !== void 0);
  const defined = new Set(phasesOf(state).map(({ id: id2 }) => id2));
  const wanted = isRunning(state) ? (currentNumber(state) ?? 0) - 1 : state.data.phases?.total;
  const isWhole = ids.length === state.data.phases?.completed?.length && ids.every((id2) => defined.has(id2));
  const isNumber = ids.length === wanted || state.data.status === "planning" || state.data.status === "failed";
  if (!isWhole || !isNumber) return void 0;
  return new Map(ids.map((id2, index) => [id2, `phases.completed.${index}`]));
}
function listFault(phase, state, listed4) {
  const { id: id2, status } = phase;
  if (id2 === void 0 || status === void 0 || !listed4) return void 0;
  const path = listed4.get(id2);
  if (status !== "complete") return path === void 0 ? void 0 : against(phase, "phases.completed holds it", path);
  const isOwed = isRunning(state) || state.data.status === "complete";
  if (path !== void 0 || !isOwed) return void 0;
  return against(phase, "phases.completed does not hold it", "phases.completed");
}
function currentFault(phase, state) {
  const current = currentNumber(state);
  if (!isRunning(state) || current === void 0) return void 0;
  const isOff2 = phase.status === "in_progress" && !isNumbered(phase, current) || phase.status === "pending" && phase.number === current;
  return isOff2 ? against(phase, `phases.current is ${current}`, "phases.current") : void 0;
}
function besideFault(phase, running) {
  if (phase.status !== "in_progress" || !running) return void 0;
  return against(phase, `so is ${nameOf(running)}; expected one at most`, `${running.path}.status`);
}
function stampFault(phase, state) {
  const { path, status, started_at: started, completed_at: ended } = phase;
  const absent = (field) => ({
    at: `${path}.${field}`,
    message: `${nameOf(phase)} is ${status}, but it has no ${field}`,
    other: `${path}.status`,
    isMinor: true
  });
  const isOpen = ended === null || !state.document.node(`${path}.completed_at`);
  if (status === "complete" && isOpen) return absent("completed_at");
  const hasBegun2 = status === "complete" || status === "in_progress";
  return hasBegun2 && started === null ? absent("started_at") : void 0;
}

// src/formats/grid/rules/phase-status.ts
var phaseStatus = rule2({
  id: "grid/phase-status",
  severity: "error",
  summary: "the status of each phase fits its blocks, its timestamps and the current phase; one at most is in progress",
  source: "STATE.md schema 1.2, 7.2",
  check({ state, report }) {
    for (const { at: at2, message, other, isMinor } of phaseFaults(state)) {
      report(state.at(at2), message, {
        related: [{ at: state.at(other), message: "the other half stands here" }],
        ...isMinor && { severity: "warning" }
      });
    }
  }
});

// src/formats/grid/change/phases.ts
function phaseOf(state) {
  if (state.dialect === "prose") return state.phase && { number: state.phase.current.value, field: "Phase", state };
  if (state.dialect === "schema") {
    const { status, phases } = state.data;
    const isFree = status === void 0 || status === "planning" || phases?.current === void 0;
    return isFree ? void 0 : { number: phases.current, field: "phases.current", state };
  }
  const phase = state.data.position?.phase;
  const number = phase === void 0 ? void 0 : parsePhase(String(phase));
  return number === void 0 ? void 0 : { number, field: "position.phase", state };
}
var mostNamed = 3;
function uncompleted(state, from, to) {
  const { completed, current = 0, total = current } = state.data.phases ?? {};
  const isBroken = completed ? completed.includes(void 0) : state.document.node("phases.completed") !== void 0;
  if (isBroken || current > total) return void 0;
  const done = numbersOf(state, new Set(completed));
  const missing = [];
  for (let number = Math.max(1, from); number < to && missing.length < mostNamed; number += 1) {
    if (done.has(number)) continue;
    const phase = phaseNumbered(state, number);
    missing.push(phase ? nameOf(phase) : `phase ${number}`);
  }
  return missing;
}
function numbersOf(state, ids) {
  const byId3 = [...ids].flatMap((id2) => id2 === void 0 ? [] : [phaseNumber(id2)]);
  const byPlace = phasesOf(state).flatMap(({ id: id2, number }) => id2 !== void 0 && ids.has(id2) ? [number] : []);
  return /* @__PURE__ */ new Set([...byId3, ...byPlace]);
}
var beginnings = ["block", "wave", "thread"];
function aheadOfStart(state, phase) {
  const { position } = state.data;
  const isUntouched = phaseNumbered(state, phase)?.blocks_complete === 0;
  if (!position || position.phase !== phase || !isUntouched) return [];
  return beginnings.flatMap((field) => {
    const value = position[field];
    return value !== void 0 && value > 1 ? [[field, value]] : [];
  });
}

// src/formats/grid/rules/phase-transition.ts
var phaseTransition = changeRule({
  id: "grid/phase-transition",
  severity: "error",
  summary: "the current phase only moves forward, past phases that are complete, to the start of the next one",
  source: "STATE.md schema 7.2, D26, D27",
  needs: "base",
  check(context) {
    const { course } = context;
    const isBack = (before, after) => after.number < before.number;
    for (const passage of faultsOf(course, phaseOf, isBack)) reportReturn(context, passage);
    for (const passage of faultsOf(course, phaseOf, (before, after) => isBack(after, before))) {
      reportPassed(context, passage);
      reportStart(context, passage);
    }
  }
});
function reportReturn({ snapshot, report }, { before, after, step }) {
  const { state } = snapshot;
  const prose = state?.dialect === "prose" ? state.phase?.current.at : void 0;
  const fact = `${after.field} went back from ${before.number} to ${after.number}${inStep(step)}`;
  report(prose ?? placeNow(snapshot, after.field), `${fact}; expected ${before.number} or more`);
}
function reportPassed({ snapshot, report }, { befores, after, step }) {
  if (after.state.dialect !== "schema" || after.state.data.status === "failed") return;
  const from = befores.reduce((most7, { number }) => Math.max(most7, number), Number.NEGATIVE_INFINITY);
  const missing = uncompleted(after.state, from, after.number) ?? [];
  if (missing.length === 0) return;
  const fact = `phases.current went from ${from} to ${after.number}${inStep(step)}`;
  report(placeNow(snapshot, "phases.current"), `${fact}, but phases.completed lacks ${either(missing, "and")}`, {
    related: [{ at: placeNow(snapshot, "phases.completed"), message: "expected here every phase that was passed" }]
  });
}
function reportStart({ snapshot, report }, { after, step }) {
  if (after.state.dialect !== "schema" || step.isWhole) return;
  const ahead2 = aheadOfStart(after.state, after.number);
  const [first] = ahead2;
  if (!first) return;
  const found = either(
    ahead2.map(([field, value]) => `${field} ${value}`),
    "and"
  );
  const fact = `phase ${after.number} was entered at ${found}${inStep(step)}`;
  report(placeNow(snapshot, `position.${first[0]}`), `${fact}, but none of its blocks is complete; expected 1`);
}

// src/formats/grid/block-files/missing.ts
var mostNamed2 = 5;
function blockList(blocks) {
  const labels2 = blocks.map(({ label: label3 }) => label3);
  return `${blocks.length === 1 ? "block" : "blocks"} ${some(labels2, mostNamed2)}`;
}
function isMissing(noun, plural, blocks) {
  return `the ${blocks.length === 1 ? noun : plural} of ${blockList(blocks)} ${blocks.length === 1 ? "is" : "are"} missing`;
}
var names2 = {
  plan: /^(?:block[-_ ]?)?(\d{1,4}(?:-\d{1,4})?)[-_. ]?plan\.md$|^plan[-_. ]?(?:block[-_ ]?)?(\d{1,4}(?:-\d{1,4})?)\.md$/i,
  summary: /^(?:block[-_ ]?)?(\d{1,4}(?:-\d{1,4})?)[-_. ]?summary\.md$|^summary[-_. ]?(?:block[-_ ]?)?(\d{1,4}(?:-\d{1,4})?)\.md$/i
};
function strayFiles(files3, kind) {
  return files3.filter((file4) => {
    return companionKind(file4) === void 0 && names2[kind].test(baseOf(file4));
  });
}
function hint(stray, kind, blocks, { keyOf: keyOf2 }) {
  const keys = new Set(blocks.map(({ key }) => key));
  const found = stray.find((file4) => {
    const [, first, second] = names2[kind].exec(baseOf(file4)) ?? [];
    const block = parseBlock(first ?? second ?? "");
    return block && keys.has(keyOf2(block));
  });
  return found === void 0 ? "" : `; ${quote(found)} is there, but nobody looks for it in that place or by that name`;
}
function baseOf(file4) {
  return file4.slice(file4.lastIndexOf("/") + 1);
}

// src/formats/grid/block-files/owed.ts
function owedIn({ phases }, kept, numbering) {
  const filed = file2(kept.summaries);
  const known4 = new Set(phases.flatMap(({ blocks }) => blocks.map(({ key }) => key)));
  const stray = isCounted(numbering) ? [] : kept.summaries.filter((one) => isDone(one) && isStray(one, known4));
  const owed = phases.map((phase) => owedInPhase(phase, kept, filed));
  const missing = owed.reduce((sum, { unsummarised }) => sum + unsummarised.length, 0);
  return missing > 0 && missing === stray.length ? owed.map((one) => ({ ...one, unsummarised: [] })) : owed;
}
var isDone = ({ outcome }) => outcome.kind !== "open";
function isStray({ keys }, known4) {
  return keys.length > 0 && !keys.some((key) => known4.has(key));
}
function file2(summaries) {
  const done = /* @__PURE__ */ new Set();
  const open = /* @__PURE__ */ new Map();
  const nameless = /* @__PURE__ */ new Map();
  for (const summary of summaries) {
    for (const key of summary.keys) {
      if (isDone(summary)) done.add(key);
      else open.set(key, summary);
    }
    if (summary.keys.length > 0 || summary.phase === void 0) continue;
    const others2 = nameless.get(summary.phase) ?? [];
    others2.push(summary);
    nameless.set(summary.phase, others2);
  }
  return { done, open, nameless };
}
function owedInPhase(phase, kept, filed) {
  const { blocks, complete, numbers, isNamed } = phase;
  if (!isNamed) return owedByCount(phase, kept);
  const isSkipped = ({ key, said: said4 }) => kept.skipped.has(key) || said4?.isSkipped === true;
  const skipped = blocks.filter(isSkipped);
  const open = blocks.filter((block) => !isSkipped(block) && !filed.done.has(block.key));
  const isSaid2 = blocks.some(({ said: said4 }) => said4 && !said4.isSkipped);
  const covered = blocks.length - open.length;
  const nameless = numbers.flatMap((number) => filed.nameless.get(number) ?? []);
  const others2 = nameless.filter(isDone).length;
  const count2 = Math.max(0, complete.count - covered - others2);
  const finished = Math.max(0, complete.count - (covered - skipped.length));
  const pending = isSaid2 ? open.filter(({ said: said4 }) => !said4?.isComplete) : open.slice(finished);
  const owing = isSaid2 ? open.filter(({ said: said4 }) => said4?.isComplete).slice(others2) : open.slice(0, count2);
  const unproven = nameless.filter((one) => !isDone(one));
  return {
    phase,
    unplanned: pending.filter(({ key }) => !kept.planned.has(key)),
    ...parted(phase, owing, [...owing.flatMap(({ key }) => filed.open.get(key) ?? []), ...unproven], filed.open)
  };
}
function owedByCount(phase, { summaries, planned }) {
  const { blocks, complete } = phase;
  const done = summaries.filter(isDone).length;
  const pending = blocks.slice(Math.max(complete.count, done));
  const owing = blocks.slice(Math.min(done, complete.count), complete.count);
  const unfinished = summaries.filter((one) => !isDone(one));
  return { phase, unplanned: planned.size > 0 ? [] : pending, ...parted(phase, owing, unfinished, /* @__PURE__ */ new Map()) };
}
function parted({ complete }, owing, unfinished, open) {
  const without2 = owing.filter(({ key }) => !open.has(key));
  const taken = Math.min(unfinished.length, owing.length);
  return {
    unsummarised: without2.slice(0, owing.length - taken),
    unfinished: [...new Set(unfinished.slice(0, taken))],
    claim: owing[0]?.said?.at ?? complete.at
  };
}

// src/formats/grid/block-files/work-rule.ts
function workRule({ check, ...facts }) {
  return rule2({
    ...facts,
    dialects: ["schema", "persistence", "prose"],
    async check(context) {
      const { snapshot, state, skip } = context;
      const work = await workOf(snapshot, state);
      if ("unknown" in work) return skip(work.unknown);
      for (const kind of ["summary", "plan"]) {
        const unread = whyUnread(snapshot, kind);
        if (unread !== void 0) skip(unread);
      }
      const { kept } = work;
      check({ ...context, work, kept, owed: owedIn(work, kept, snapshot.numbering) });
    }
  });
}

// src/formats/grid/rules/plan-exists.ts
var planExists = workRule({
  id: "grid/plan-exists",
  severity: "error",
  summary: "every block that is still to be done has its plan",
  source: "checkpoint flow check 3, D7, D33",
  reach: "root",
  check({ snapshot, work, kept, owed, report }) {
    if (!work.isUnderWay) return;
    const stray = strayFiles(snapshot.present, "plan");
    const lacking = owed.filter((one) => one.phase.when !== "past" && isLacking(one));
    if (kept.planned.size === 0 && stray.length === 0) {
      const [first] = [...lacking].sort((a, b) => Number(isLater(a)) - Number(isLater(b)));
      if (first) report(placeOf(first), noPlans(first), { severity: isLater(first) ? "info" : "warning" });
      return;
    }
    for (const one of lacking) {
      const { unplanned, phase } = one;
      const found = hint(stray, "plan", unplanned, kept.placement);
      const options = isLater(one) ? { severity: "info" } : {};
      report(placeOf(one), `${phase.claim.says}, but ${isMissing("plan", "plans", unplanned)}${found}`, options);
    }
  }
});
var isLacking = ({ unplanned }) => unplanned.length > 0;
var isLater = ({ phase }) => phase.when === "later";
function noPlans({ phase, unplanned }) {
  const whose = phase.isNamed ? `${blockList(unplanned)}, which ${unplanned.length === 1 ? "is" : "are"}` : "each block";
  return `${phase.claim.says}, but the mission keeps no plans; expected one for ${whose} still to be done`;
}
function placeOf({ phase, unplanned }) {
  return unplanned[0]?.said?.at ?? phase.claim.at;
}

// src/formats/grid/rules/position-block.ts
var positionBlock = rule2({
  id: "grid/position-block",
  severity: "error",
  summary: "position.block is one of the blocks of its phase, and block_id names the same block",
  source: "STATE.md schema 1.1, D29",
  dialects: ["schema", "prose"],
  check({ state, ...context }) {
    if (state.dialect === "prose") judgeProseBounds({ ...context, state }, "block");
    else if (judgeNumber2({ ...context, state })) judgeId({ ...context, state });
  }
});
function judgeNumber2({ state, report }) {
  const { phase: number, block } = state.data.position ?? {};
  const phase = phaseNumbered(state, number);
  if (block === 0 && isPlanning(state)) return true;
  const fault2 = outOfBounds("position.block", block, blocksOf(phase));
  const related = phase?.blocks ? [{ at: state.at(`${phase.path}.blocks`), message: counted2 }] : [];
  if (fault2) report(state.at("position.block"), fault2, { related });
  return !fault2;
}
function judgeId({ state, report }) {
  const { phase, phase_id, block, block_id: id2 } = state.data.position ?? {};
  if (id2 === void 0 || isPlanning(state) && (phase === 0 || block === 0)) return;
  const phases = [phase, phase_id && phaseNumber(phase_id)].filter((number) => number !== void 0);
  const isOfPhase = phases.length === 0 || phases.includes(phaseNumber(id2));
  const isOfBlock = block === void 0 || block === Number(id2.slice(3));
  if (isOfPhase && isOfBlock) return;
  const field = isOfPhase ? "position.block" : "position.phase";
  const place2 = [
    phases.slice(0, 1).map((number) => `phase ${number}`),
    block === void 0 ? [] : `block ${block}`
  ].flat();
  const fact = `position.block_id is ${quote(id2)}, but the mission stands at ${place2.join(", ")}`;
  report(state.at("position.block_id"), fact, {
    related: [{ at: state.at(field), message: "the position stands here" }]
  });
}
var counted2 = "the blocks are counted here";

// src/formats/grid/rules/position-phase.ts
var positionPhase = rule2({
  id: "grid/position-phase",
  severity: "error",
  summary: "position.phase, phase_id and phase_name speak of the current phase",
  source: "STATE.md schema 3.2",
  check(context) {
    judgeNumber3(context);
    judgeId2(context);
    judgeName(context);
  }
});
function judgeNumber3({ state, report }) {
  const current = currentNumber(state);
  const phase = state.data.position?.phase;
  if (current === void 0 || phase === void 0 || current === phase) return;
  if (isPlanning(state) && (current === 0 || phase === 0)) return;
  report(state.at("position.phase"), `position.phase is ${phase}, but phases.current is ${current}`, {
    related: [{ at: state.at("phases.current"), message: "the current phase stands here" }]
  });
}
function judgeId2({ state, report }) {
  const { phase: number, phase_id: id2 } = state.data.position ?? {};
  if (id2 === void 0 || number === void 0 || number === 0 && isPlanning(state)) return;
  const numbers = [number, state.data.phases?.current ?? number];
  const phases = phasesOf(state);
  const defined = phaseNumbered(state, number);
  const isRight = phases.length > 0 ? defined?.id === void 0 || phases.some((one) => one.id === id2 && numbers.some((of) => isNumbered(one, of))) : numbers.includes(phaseNumber(id2));
  if (isRight) return;
  const other = defined ? `phase ${number} is ${quote(defined.id)}` : `position.phase is ${number}`;
  report(state.at("position.phase_id"), `position.phase_id is ${quote(id2)}, but ${other}`, {
    related: [
      { at: state.at(defined ? `${defined.path}.id` : "position.phase"), message: "the other half stands here" }
    ]
  });
}
function judgeName({ state, report }) {
  const name = state.data.position?.phase_name;
  const [defined, ...others2] = currentPhases(state);
  if (name === void 0 || defined?.name === void 0 || [defined, ...others2].some((one) => one.name === name))
    return;
  const fact = `position.phase_name is ${quote(name)}, but the phase is named ${quote(defined.name)}`;
  report(state.at("position.phase_name"), fact, {
    related: [{ at: state.at(`${defined.path}.name`), message: "the phase is named here" }]
  });
}

// src/formats/grid/rules/position-thread.ts
var positionThread = rule2({
  id: "grid/position-thread",
  severity: "error",
  summary: "position.thread is one of the threads of its wave, counted from 1",
  source: "STATE.md schema 3.2, D29",
  check({ state, report }) {
    const { thread, thread_total: total } = state.data.position ?? {};
    if (isPlanning(state) && (thread === 0 || total === 0)) return;
    const fault2 = outOfBounds("position.thread", thread, { owner: "the wave", noun: "thread", total });
    const related = total === void 0 ? [] : [{ at: state.at("position.thread_total"), message: "the threads are counted here" }];
    if (fault2) report(state.at("position.thread"), fault2, { related });
  }
});

// src/formats/grid/rules/progress-counts.ts
var progressCounts = rule2({
  id: "grid/progress-counts",
  severity: "error",
  summary: "no more is complete than there is, and the blocks are those of the phases",
  source: "STATE.md schema 1.1, 1.2, D29",
  check(context) {
    const isCounted2 = judgeSum(context, "blocks_total", "blocks");
    if (!isCounted2 || judgeParts(context, "blocks")) judgeSum(context, "blocks_complete", "blocks_complete");
    judgeParts(context, "threads");
  }
});
function judgeParts({ state, report }, noun) {
  const { [`${noun}_complete`]: complete, [`${noun}_total`]: total } = state.data.progress ?? {};
  if (complete === void 0 || total === void 0 || complete <= total) return true;
  const fact = `progress.${noun}_complete is ${complete}, but progress.${noun}_total is ${total}`;
  report(state.at(`progress.${noun}_complete`), fact, {
    related: [{ at: state.at(`progress.${noun}_total`), message: `the ${noun} are counted here` }]
  });
  return false;
}
function judgeSum({ state, report }, field, part) {
  const figure2 = state.data.progress?.[field];
  const counts = phasesOf(state).map((phase) => phase[part]);
  const isOpen = figure2 === void 0 || figure2 === 0 && isPlanning(state);
  if (isOpen || counts.length === 0 || counts.includes(void 0)) return true;
  const sum = counts.reduce((all, one) => all + (one ?? 0), 0);
  if (sum === figure2) return true;
  const noun = part === "blocks" ? "block" : "complete block";
  report(state.at(`progress.${field}`), `progress.${field} is ${figure2}, but the phases have ${count(sum, noun)}`, {
    related: [{ at: state.at("phases.definitions"), message: "the phases are defined here" }]
  });
  return false;
}

// src/formats/grid/rules/progress-percent.ts
var progressPercent = rule2({
  id: "grid/progress-percent",
  severity: "error",
  summary: "the progress in percent is the share of blocks that are complete",
  source: "STATE.md schema 3.2, D3, D28",
  repair: "unsafe",
  dialects: ["schema", "persistence", "prose"],
  check({ state, ...context }) {
    if (state.dialect === "schema") judgeSchema2({ ...context, state });
    else if (state.dialect === "persistence") judgePersistence({ ...context, state });
    else judgeProse2({ ...context, state });
  }
});
function rewrite(document, at2, percent) {
  const isDecimal = document.text.slice(at2.start, at2.end).includes(".");
  const text = isDecimal && Number.isInteger(percent) ? `${percent}.0` : String(percent);
  return { repair: { safe: false, title: `write ${text}`, edits: [{ at: at2, text }] } };
}
function judgeSchema2({ state, report }) {
  const { percent, blocks_complete: complete, blocks_total: total, ...threads } = state.data.progress ?? {};
  if (percent === void 0 || complete === void 0 || total === void 0) return;
  if (complete > total || isShare(percent, { complete, total })) return;
  const related = [{ at: state.at("progress.blocks_complete"), message: "the blocks are counted here" }];
  const repair = rewrite(state.document, state.at("progress.percent"), shown(share({ complete, total })));
  const fact = `progress.percent is ${percent}, but ${complete} of ${count(total, "block")} make ${shown(share({ complete, total }))}`;
  const ofThreads = { complete: threads.threads_complete ?? 0, total: threads.threads_total ?? 0 };
  if (ofThreads.total > 0 && isShare(percent, ofThreads)) {
    const basis = `it is the share of threads, ${ofThreads.complete} of ${ofThreads.total}`;
    report(state.at("progress.percent"), `${fact}; ${basis}`, { severity: "warning", related, ...repair });
  } else report(state.at("progress.percent"), fact, { related, ...repair });
}
function judgePersistence({ state, report }) {
  const { progress_percent: percent, status, position } = state.data;
  const total = state.plannedBlocks;
  const isOver3 = status === "completed";
  const block = /^\d+$/.test(String(position?.block)) ? Number(position?.block) : void 0;
  const complete = isOver3 ? total : block && block - 1;
  if (percent === void 0 || complete === void 0) return;
  if (total === 0 || !isOver3 && complete >= total) return;
  const least = { complete, total };
  const most7 = { complete: Math.min(complete + 1, total), total };
  const isBetween = percent >= share(least) && percent <= share(most7);
  if (isRoundedShare(percent, least) || isRoundedShare(percent, most7) || isBetween) return;
  const expected3 = isOver3 ? "100, for the mission is completed" : `${shown(share(least))} to ${shown(share(most7))}, for the mission stands at block ${block} of ${total}`;
  const at2 = state.at(isOver3 ? "status" : "position.block");
  report(state.at("progress_percent"), `progress_percent is ${percent}; expected ${expected3}`, {
    related: [{ at: at2, message: "the mission stands here" }],
    // While it runs, any figure between the two may be right.
    ...isOver3 && rewrite(state.document, state.at("progress_percent"), 100)
  });
}
function judgeProse2({ state, report, skip }) {
  if (state.unread) {
    skip(state.unread);
    return;
  }
  const { percent, ticks, block } = state;
  const [first] = ticks;
  if (!percent || !first) return;
  const complete = new Set(ticks.filter((tick) => tick.complete).map((tick) => tick.block)).size;
  const ticked = new Set(ticks.map((tick) => tick.block)).size;
  const total = block?.total?.value ?? ticked;
  if (ticked < total) return;
  if (isRoundedShare(percent.value, { complete, total })) return;
  const fact = `the progress is ${percent.value}%, but ${complete} of ${count(total, "block")} make ${shown(share({ complete, total }))}`;
  const isWhole = Number.isInteger(percent.value);
  const right = share({ complete, total });
  report(percent.at, fact, {
    related: [{ at: first.at, message: "the blocks are ticked here" }],
    ...rewrite(state.document, percent.at, isWhole ? Math.round(right) : shown(right))
  });
}

// src/formats/grid/change/done.ts
var figures = [
  (state) => state.dialect === "schema" ? ofProgress(state.data.progress, "blocks_complete") : void 0,
  (state) => state.dialect === "schema" ? ofProgress(state.data.progress, "threads_complete") : void 0
];
function ofProgress(progress, name) {
  return figure(`progress.${name}`, progress?.[name]);
}
function figure(field, value) {
  return value === void 0 ? void 0 : { field, value };
}
function blocksByPhase(state) {
  const definitions = state.dialect === "schema" ? state.data.phases?.definitions : void 0;
  if (!definitions) return void 0;
  const blocks = /* @__PURE__ */ new Map();
  for (const phase of definitions) {
    if (phase?.id === void 0 || phase.blocks_complete === void 0 || blocks.has(phase.id)) continue;
    blocks.set(phase.id, phase.blocks_complete);
  }
  return blocks;
}
function completedPhases2(state) {
  if (state.dialect !== "schema") return void 0;
  const { completed } = state.data.phases ?? {};
  if (!completed) return state.document.node("phases.completed") ? void 0 : /* @__PURE__ */ new Set();
  const ids = completed.filter((id2) => id2 !== void 0);
  return ids.length === completed.length ? new Set(ids) : void 0;
}
function tickedBlocks(state) {
  if (state.dialect !== "prose" || state.ticks.length === 0) return void 0;
  const ticked = /* @__PURE__ */ new Map();
  for (const { block, complete } of state.ticks) if (complete) ticked.set(block, (ticked.get(block) ?? 0) + 1);
  return ticked;
}

// src/formats/grid/change/places.ts
function partsOf2(state) {
  if (state.dialect === "schema") return inSchema2(state);
  return state.dialect === "prose" ? inProse(state) : inPersistence(state);
}
function inSchema2({ data }) {
  const { phase, block, wave, thread } = data.position ?? {};
  if (data.status === "planning" || phase === void 0 || block === void 0) return [];
  const inPhase = `phase ${phase}`;
  const inBlock = `${inPhase}, block ${block}`;
  return [
    { field: "position.block", value: block, within: inPhase },
    wave === void 0 ? void 0 : { field: "position.wave", value: wave, within: inBlock },
    wave === void 0 || thread === void 0 ? void 0 : { field: "position.thread", value: thread, within: `${inBlock}, wave ${wave}` }
  ];
}
function inProse({ phase, block }) {
  if (!block) return [];
  return [
    { field: "Block", value: block.current.value, within: phase ? `phase ${phase.current.value}` : "the mission" }
  ];
}
function inPersistence(state) {
  const [block, wave, thread] = ["block", "wave", "thread"].map((name) => textAt(state, name));
  const named2 = state.data.position?.phase;
  const phase = named2 === void 0 ? void 0 : parsePhase(String(named2));
  const { number, phase: ownPhase = phase } = parseBlock(block?.text ?? "") ?? {};
  if (!block || number === void 0 || named2 !== void 0 && phase === void 0) return [];
  const inPhase = ownPhase === void 0 ? "the mission" : `phase ${ownPhase}`;
  const inBlock = `${inPhase}, block ${number}`;
  const inWave = `${inBlock}, wave ${wave?.text}`;
  const [, above, last] = /^(?:(\d{1,4})\.)?(\d{1,4})$/.exec(thread?.text ?? "") ?? [];
  const isTold = last !== void 0 && (above !== void 0 || wave !== void 0);
  return [
    { field: block.field, value: number, within: inPhase },
    wave && { field: wave.field, value: Number(wave.text), within: inBlock },
    thread && isTold ? { field: thread.field, value: Number(last), within: wave ? inWave : inBlock } : void 0
  ];
}
function textAt({ data, document }, name) {
  const isSound = (map) => map !== void 0 && Object.hasOwn(map, name);
  const field = isSound(data.position) ? `position.${name}` : isSound(data) ? name : void 0;
  const node = field === void 0 ? void 0 : document.node(field);
  if (field === void 0 || node?.kind !== "scalar") return void 0;
  return { field, text: typeof node.value === "string" ? node.value : node.source };
}

// src/formats/grid/rules/progress-regressed.ts
var progressRegressed = changeRule({
  id: "grid/progress-regressed",
  severity: "warning",
  summary: "completed work never becomes less, and a mission does not go back within a phase",
  source: "STATE.md schema 1.1, D26, D27",
  needs: "base",
  check(context) {
    reportFigures(context);
    reportPhases(context);
    reportBlocks(context);
    reportTicks(context);
    reportPosition(context);
  }
});
function reportFigures({ snapshot, course, report }) {
  for (const read of figures) {
    for (const { before, after, step } of faultsOf(course, read, (from, to) => to.value < from.value)) {
      const fact = `${after.field} went back from ${before.value} to ${after.value}${inStep(step)}`;
      report(placeNow(snapshot, after.field), `${fact}; what is complete stays complete`);
    }
  }
}
function reportPhases({ snapshot, course, report }) {
  const lost = (before, after) => [...before].filter((id2) => !after.has(id2));
  for (const { before, after, step } of faultsOf(course, completedPhases2, (from, to) => lost(from, to).length > 0)) {
    const fact = `phases.completed lost ${firstOf(lost(before, after).map(quote))}${inStep(step)}`;
    report(placeNow(snapshot, "phases.completed"), `${fact}; what is complete stays complete`);
  }
}
function reportBlocks({ snapshot, course, report }) {
  const { state } = snapshot;
  const definitions = state?.dialect === "schema" ? state.data.phases?.definitions ?? [] : [];
  const places = new Map([...definitions.entries()].reverse().map(([index, phase]) => [phase?.id, index]));
  const pathOf2 = (id2) => {
    const index = places.get(id2);
    return ["phases", "definitions", ...index === void 0 ? [] : [index, "blocks_complete"]];
  };
  const fewerIn = ({ befores, after }) => [...after].filter(([id2, blocks]) => befores.every((one) => blocks < (one.get(id2) ?? 0)));
  for (const passage of faultyPassages(course, blocksByPhase, (one) => fewerIn(one).length > 0)) {
    const { before, step } = passage;
    const fewer = fewerIn(passage);
    const { first, others: others2 } = spoken(fewer);
    for (const [id2, blocks] of first) {
      const fact = `blocks_complete of phase ${quote(id2)} went back from ${before.get(id2)} to ${blocks}`;
      report(placeNow(snapshot, pathOf2(id2)), `${fact}${inStep(step)}; what is complete stays complete`);
    }
    if (others2 === 0) continue;
    report(placeNow(snapshot, pathOf2()), `blocks_complete of ${others2} more phases went back${inStep(step)}`);
  }
}
function reportTicks({ snapshot, course, report }) {
  const ticks = snapshot.state?.dialect === "prose" ? snapshot.state.ticks : [];
  const lostIn = ({ before, befores, after }) => [...before.keys()].filter((block) => befores.every((one) => (after.get(block) ?? 0) < (one.get(block) ?? 0)));
  for (const passage of faultyPassages(course, tickedBlocks, (one) => lostIn(one).length > 0)) {
    const { step } = passage;
    const lost = lostIn(passage);
    const at2 = ticks.find(({ block, complete }) => block === lost[0] && !complete)?.at ?? stateFileNow(snapshot);
    const fact = `${firstOf(lost.map((block) => `block ${block}`))} lost the tick of what is complete`;
    report(at2, `${fact}${inStep(step)}; what is complete stays complete`);
  }
}
function reportPosition({ snapshot, course, report }) {
  const prose = snapshot.state?.dialect === "prose" ? snapshot.state.block?.current.at : void 0;
  const isBack = (before, after) => before.within === after.within && after.value < before.value;
  for (const index of [0, 1, 2]) {
    for (const { before, after, step } of faultsOf(course, (state) => partsOf2(state)[index], isBack)) {
      const fact = `${after.field} went back from ${before.value} to ${after.value}${inStep(step)}`;
      report(prose ?? placeNow(snapshot, after.field), `${fact}, within ${after.within}`);
    }
  }
}

// src/formats/grid/rules/resume-position.ts
var resumePosition = rule2({
  id: "grid/resume-position",
  severity: "error",
  summary: "resume_position lies within the mission, and not after the position",
  source: "STATE.md schema 1.1, D29",
  check(context) {
    if (isPlanning(context.state)) return;
    if (judgeBounds(context)) judgeOrder(context);
  }
});
var parts = ["phase", "block", "thread"];
var pathOf = (part) => `resume.resume_position.${part}`;
function judgeBounds({ state, report }) {
  const { phase: number, block, thread } = state.data.resume?.resume_position ?? {};
  const phase = phaseNumbered(state, number);
  const total = state.data.phases?.total;
  const lastPhase = total === void 0 ? void 0 : Math.max(total, phasesOf(state).length);
  const wholes = [
    { value: number, owner: "the mission", noun: "phase", total: lastPhase, at: "phases.total" },
    { value: block, ...blocksOf(phase), at: `${phase?.path}.blocks` },
    { value: thread, owner: "the wave", noun: "thread", total: void 0, at: "" }
  ];
  let areRight = true;
  for (const { value, at: at2, ...whole } of wholes) {
    const path = pathOf(whole.noun);
    const fault2 = outOfBounds(path, value, whole);
    if (!fault2) continue;
    areRight = false;
    const related = whole.total === void 0 ? [] : [{ at: state.at(at2), message: `the ${whole.noun}s are counted here` }];
    report(state.at(path), fault2, { related });
  }
  return areRight;
}
function judgeOrder({ state, report }) {
  const { position, resume } = state.data;
  if (position?.phase !== currentNumber(state)) return;
  for (const part of parts) {
    const [there, here] = [resume?.resume_position?.[part], position?.[part]];
    if (there === void 0 || here === void 0 || here < 1 || there < here) return;
    if (there === here || part === "thread" && (position?.wave ?? 1) > 1) continue;
    report(state.at(pathOf(part)), `${pathOf(part)} is ${there}, but the mission stands at ${part} ${here}`, {
      related: [{ at: state.at(`position.${part}`), message: "the position stands here" }]
    });
    return;
  }
}

// src/formats/grid/rules/scratchpad-entry.ts
var scratchpadEntry = {
  id: "grid/scratchpad-entry",
  severity: "warning",
  summary: "each entry of the scratchpad says which program wrote it, when, and of what kind it is, in the order of time",
  source: 'persistence guide, "Grid Executor"; checkpoint flow, "File Write Timeline"; D24',
  reach: "root",
  async check({ snapshot, limits, report, skip }) {
    const { scratchpad } = snapshot;
    const unread = whyUnread(snapshot, "scratchpad");
    if (unread !== void 0) return skip(unread);
    if (!scratchpad) return;
    const entries = await scratchpadEntries(scratchpad);
    if (typeof entries === "string") return skip(`${quote(scratchpad.document.path)} could not be read: ${entries}`);
    reportWanting(entries, report);
    const { setbacks, isTurned } = setbacksIn(entries, limits);
    for (const { before, entry } of isTurned ? setbacks.slice(0, 1) : setbacks) {
      const order = isTurned ? `the entries stand newest first: ${quote(entry.time)} below ${quote(before.time)}` : `the entry of ${quote(entry.time)} stands below one of ${quote(before.time)}`;
      report(entry.at, `${order}; expected new entries at the end`, {
        related: [{ at: before.at, message: `the entry of ${quote(before.time)} stands here` }]
      });
    }
  }
};
function reportWanting(entries, report) {
  let last;
  for (const { who, time, isTimed, kind, title, at: at2, columns: columns2 } of entries) {
    const wanting = [...who ? [] : ["program"], ...isTimed ? [] : ["time"], ...kind ? [] : ["kind"]];
    const fault2 = columns2 === void 0 ? void 0 : `${columns2}:${wanting}`;
    if (wanting.length > 0 && (fault2 === void 0 || fault2 !== last)) {
      const found = time !== "" && !isTimed ? `, for ${quote(time)} is none` : "";
      const lacks = either(
        wanting.map((part) => part === "time" ? `no time${found}` : `no ${part}`),
        "and"
      );
      report(at2, `the entry ${quote(title)} has ${lacks}; expected a head like "executor-01 | 14:05:00 | PROGRESS"`);
    }
    last = fault2;
  }
}

// src/formats/grid/rules/session-death.ts
var sessionDeath = {
  id: "grid/session-death",
  severity: "warning",
  summary: "a mission that says it is running has moved within the last 10 minutes",
  source: "persistence guide, phase 2 and test 2; D11, D19, D34",
  reach: "root",
  needs: "ages",
  async check({ snapshot, facts, now, limits, report, skip }) {
    const silence = await silenceOf(snapshot, facts, now, limits);
    if (silence.answer === "unknown") return skip(silence.reason);
    if (silence.answer === "none") return;
    const { status, signs: signs2 } = silence;
    const silences = signs2.map(({ what: what3, ms, isLocal }) => {
      return `${what3} is ${duration(now - ms)} old${isLocal ? " if it is UTC" : ""}`;
    });
    const dead = status.lifecycle === "schema" ? "blocked" : "interrupted";
    const message = `the status is ${quote(status.value)}, but nothing has moved for ${duration(limits.heartbeatMs)}: ${either(silences, "and")}; if the session died, expected the status ${quote(dead)} and a checkpoint of type session_death`;
    const related = signs2.flatMap(({ what: what3, at: at2 }) => at2 ? [{ at: at2, message: `${what3} stands here` }] : []);
    report(status.at, message, { related });
  }
};

// src/formats/grid/rules/single-checkpoint.ts
var singleCheckpoint = {
  id: "grid/single-checkpoint",
  severity: "error",
  summary: "a mission has at most one CHECKPOINT*.md",
  source: "checkpoint flow check 4, D32",
  reach: "root",
  check({ snapshot, report }) {
    const [first, ...others2] = checkpointFiles(snapshot);
    if (first === void 0) return;
    const read = new Map(snapshot.checkpoints.map(({ file: file4, document }) => [file4, document]));
    const placeOf4 = (file4) => read.get(file4)?.span(0, 0) ?? fileAt(pathIn(snapshot.root, file4));
    const at2 = placeOf4(first);
    const message = `there is another checkpoint, ${quote(at2.document.path)}; expected at most one in a mission`;
    const related = [{ at: at2, message: "the other checkpoint is here" }];
    for (const file4 of others2) report(placeOf4(file4), message, { related });
  }
};

// src/formats/grid/rules/state-deleted.ts
var stateDeleted = changeRule({
  id: "grid/state-deleted",
  severity: "error",
  summary: "STATE.md stays where it is until its mission is over",
  source: "STATE.md schema 10.2",
  needs: "base",
  isAboutPresence: true,
  check({ snapshot, change, course: { moves, whole }, report, skip }) {
    if (change.gap !== void 0) return;
    const deletions = moves.filter(({ after }) => !after);
    if (deletions.length === 0 && whole && !whole.after) deletions.push(whole);
    for (const { step, befores, stood } of deletions) {
      const untold = befores.find(({ isTold }) => !isTold);
      if (untold) {
        skip(`STATE.md was deleted${inStep(step)}, and nobody knows whether its mission ran: ${untold.unread}`);
        continue;
      }
      const standings2 = stood.flatMap(({ standing: standing2 }) => standing2 ?? []);
      const [standing] = standings2;
      if (!standing || standings2.some(isEnded)) continue;
      const fact = `STATE.md was deleted${inStep(step)}, while its mission was ${statusInWords(standing)}`;
      report(stateFileNow(snapshot), `${fact}; expected it to stay until the mission is complete or failed`);
    }
  }
});

// src/formats/grid/rules/state-exists.ts
var stateExists = {
  id: "grid/state-exists",
  severity: "error",
  summary: "a Grid root has its STATE.md",
  source: "STATE.md schema 9.1, StateNotFound",
  reach: "root",
  check({ snapshot: { root, documents, unreadable, present }, change, report }) {
    if (change?.base && !present.some(makesRoot)) return;
    const path = pathIn(root, stateFile);
    if ([...documents, ...unreadable].some((file4) => file4.path === path)) return;
    const where = root === "" ? "here" : `in ${quote(root)}`;
    report(fileAt(path), `there is no STATE.md ${where}; expected one, for it is the root of a Grid mission`);
  }
};
function makesRoot(file4) {
  const slash = file4.indexOf("/");
  return slash < 0 ? isMark(file4, "file") : isMark(file4.slice(0, slash), "directory");
}

// src/formats/grid/change/statuses.ts
function statusOf2(state) {
  if (state.dialect === "prose" || state.data.status === void 0) return void 0;
  return { status: state.data.status, lifecycle: lifecycles[state.dialect] };
}
function movesFrom({ status, lifecycle: { edges } }) {
  return Object.hasOwn(edges, status) ? edges[status] ?? [] : [];
}
function isReachable(from, to) {
  const reached = /* @__PURE__ */ new Set([from.status]);
  for (const status of reached) for (const next of movesFrom({ ...from, status })) reached.add(next);
  return reached.has(to);
}

// src/formats/grid/rules/status-transition.ts
var statusTransition = changeRule({
  id: "grid/status-transition",
  severity: "error",
  summary: "the status of a mission moves along legal edges, and a mission that is over stays over",
  source: "STATE.md schema 7.1, checkpoint flow, D13, D26, D27",
  needs: "base",
  check({ snapshot, course, report }) {
    for (const { before, after, step } of faultsOf(course, statusOf2, (from, to) => !isReachable(from, to.status))) {
      const fact = `status went from ${quote(before.status)} to ${quote(after.status)}${inStep(step)}`;
      report(placeNow(snapshot, "status"), `${fact}; ${expected2(before)}`);
    }
  }
});
function expected2(from) {
  const moves = movesFrom(from).map(quote);
  if (moves.length > 0) return `from ${quote(from.status)} it goes to ${either(moves)}`;
  const field = from.lifecycle === schemaLifecycle ? "mission_id" : "cluster";
  return `${quote(from.status)} is final, and only another ${field} begins a new mission`;
}

// src/formats/grid/block-files/folders.ts
function wrongFolder(file4, numbering) {
  const { block, phase: folder = "" } = namedSummary(file4) ?? {};
  const own = parsePhase(folder);
  const phase = block && own !== void 0 ? phaseOfName(block, own, numbering) : void 0;
  if (!block || own === void 0 || phase === void 0 || isSamePhase(phase, own, numbering)) return void 0;
  return { folder, block, phase };
}
function phaseOfName({ phase, number, isPlain: isPlain2 }, folder, numbering) {
  if (!isPlain2) return phase;
  const own = numbering.byNumber.get(folder) ?? [];
  const isElsewhere2 = own.length > 0 && own.every(({ blocks = 0 }) => blocks > 0 && number > blocks);
  return isElsewhere2 && !numbering.restarts ? phaseOfBlock(number, numbering)?.numbers[0] : void 0;
}
function isSamePhase(one, other, { byNumber }) {
  return one === other || (byNumber.get(one) ?? []).some(({ numbers }) => numbers.includes(other));
}

// src/formats/grid/rules/summary-block.ts
var summaryBlock = {
  id: "grid/summary-block",
  severity: "error",
  summary: "the block of a SUMMARY is the one in its name, no other SUMMARY has it, and the mission has it",
  source: "checkpoint flow; D6, D23",
  reach: "root",
  check({ snapshot, report, skip }) {
    const placement = placementIn(snapshot);
    const first = /* @__PURE__ */ new Map();
    const { summaries, unjudged: unjudged2 } = snapshot;
    if (unjudged2 !== void 0 && summaries.length > 0) skip(unjudged2);
    const unread = whyUnread(snapshot, "summary");
    if (unread !== void 0) skip(unread);
    for (const summary of summaries) {
      const block = namedSummary(summary.file)?.block ?? summary.block;
      const fault2 = faultOf(summary, snapshot);
      if (fault2) report(fault2.at, fault2.message);
      if (fault2 || !block) continue;
      const key = placement.keyOf(block);
      const other = first.get(key);
      if (!other) first.set(key, summary);
      else if (!isElsewhere(summary, other)) {
        report(placeOf2(summary), `this is a second SUMMARY of block ${nameOfBlock(block)}; expected one`, {
          related: [{ at: placeOf2(other), message: "the other one is here" }]
        });
      }
    }
  }
};
function faultOf(summary, snapshot) {
  const field = summary.isBroken ? void 0 : fieldFault(summary, snapshot);
  return folderFault(summary, snapshot) ?? field ?? boundsFault(summary, snapshot);
}
function folderFault({ file: file4, document }, { numbering }) {
  const wrong = wrongFolder(file4, numbering);
  if (!wrong) return void 0;
  const name = nameOfBlock(wrong.block);
  const fact = `the file lies in the folder ${quote(wrong.folder)}, but by its name it is about block ${name}`;
  return { at: document.at(""), message: `${fact}; expected it in the folder of phase ${wrong.phase}` };
}
function fieldFault(summary, { numbering }) {
  const { file: file4, block } = summary;
  const named2 = namedSummary(file4);
  const blockField = fieldOf2(summary, "block");
  const phaseField = fieldOf2(summary, "phase");
  const [name = ""] = file4.split("/").slice(-1);
  const said4 = phaseField && parsePhase(phaseField.text);
  const folder = named2?.phase === void 0 ? void 0 : parsePhase(named2.phase);
  if (phaseField && said4 !== void 0 && folder !== void 0 && !isSamePhase(said4, folder, numbering)) {
    const where = `the file lies in the folder ${quote(named2?.phase)}`;
    return { at: phaseField.at, message: `phase is ${phaseField.shown}, but ${where}` };
  }
  if (!blockField || !block || !named2?.block || !parseBlock(blockField.text)) return void 0;
  if (mayBeSame(block, named2.block, numbering)) return void 0;
  const message = `block is ${blockField.shown}, but the file is called ${quote(name)}; expected block ${nameOfBlock(named2.block)}`;
  return { at: blockField.at, message };
}
function boundsFault(summary, snapshot) {
  const { block } = summary;
  const why = block && whyNoBlock(block, snapshot);
  return why ? { at: placeOf2(summary), message: `the SUMMARY is about block ${nameOfBlock(block)}, but ${why}` } : void 0;
}
function isElsewhere({ block: one }, { block: other }) {
  const isPlain2 = one?.isPlain && other?.isPlain;
  return Boolean(isPlain2) && one?.phase !== void 0 && other?.phase !== void 0 && one.phase !== other.phase;
}
function fieldOf2({ document }, name) {
  const [field] = [name, `position.${name}`].flatMap((path) => fieldsNamed(document, path));
  if (field?.value.kind !== "scalar") return void 0;
  const { value } = field.value;
  return { text: textOf(field.value), shown: quote(value), at: document.at(field.keyPath) };
}
function placeOf2(summary) {
  return fieldOf2(summary, "block")?.at ?? summary.document.at("");
}

// src/formats/grid/rules/summary-exists.ts
var summaryExists = workRule({
  id: "grid/summary-exists",
  severity: "warning",
  summary: "every block that counts as complete has its SUMMARY",
  source: 'persistence guide, "On block complete"; checkpoint flow, D6, D33',
  reach: "root",
  check({ snapshot, kept, owed, report }) {
    const owing = owed.filter(({ unsummarised, unfinished }) => unsummarised.length + unfinished.length > 0);
    const stray = strayFiles(snapshot.present, "summary");
    if (kept.summaries.length === 0 && stray.length === 0) {
      const [first] = owing;
      const total = owing.reduce((sum, { unsummarised }) => sum + unsummarised.length, 0);
      if (first) report(first.claim, noSummaries(total));
      return;
    }
    for (const one of owing) {
      const { phase, unsummarised, claim } = one;
      const unfinished = unfinishedIn(one);
      const facts = [...missingIn(one), ...unfinished.map(({ file: file4, says }) => `${quote(baseOf(file4))} ${says}`)];
      const found = hint(stray, "summary", unsummarised, kept.placement);
      report(claim, `${phase.complete.says}, but ${some(facts, mostNamed3)}${found}`, {
        related: unfinished.slice(0, mostNamed3).map(({ at: at2, says }) => ({ at: at2, message: `this SUMMARY ${says}` }))
      });
    }
  }
});
var mostNamed3 = 5;
function noSummaries(total) {
  const fact = `${count(total, "block")} ${total === 1 ? "is" : "are"} complete`;
  return `${fact}, but the mission keeps no summaries; expected one for ${total === 1 ? "it" : "each"}`;
}
function missingIn({ phase, unsummarised }) {
  const number = unsummarised.length;
  if (number === 0) return [];
  if (phase.isNamed) return [isMissing("SUMMARY", "summaries", unsummarised)];
  return [number === 1 ? "1 summary is missing" : `${number} summaries are missing`];
}
function unfinishedIn({ unfinished }) {
  return unfinished.flatMap(({ file: file4, outcome }) => {
    if (outcome.kind !== "open") return [];
    const says = outcome.why === void 0 ? "is a placeholder" : `says ${quote(outcome.why)}`;
    return [{ file: file4, at: outcome.at, says }];
  });
}

// src/formats/grid/rules/summary-fields.ts
var summaryFields = {
  id: "grid/summary-fields",
  severity: "warning",
  summary: "a SUMMARY names its cluster, its block, its commits and what it created",
  source: 'persistence guide, "On block complete"; D8, D33',
  reach: "root",
  async check({ snapshot, report, skip }) {
    const { summaries, commits } = snapshot;
    const committed = new Set(commits.map(({ at: at2 }) => at2.document));
    const unread = whyUnread(snapshot, "summary");
    if (unread !== void 0) skip(unread);
    for (const summary of summaries) {
      if (summary.isBroken) continue;
      const missing = await missingFrom(summary, committed.has(summary.document));
      if (missing.length > 0) report(summary.document.at(""), `the SUMMARY does not name ${either(missing, "and")}`);
    }
  }
};
async function missingFrom(summary, hasCommits) {
  const { kind, ...outcome } = await outcomeOf(summary);
  if (kind === "skipped") return [];
  const isUnfinished = kind === "open" && "why" in outcome && outcome.why !== void 0;
  const files3 = ["artifacts_created", "key-files.created", "key-files.modified"].map((field) => saidIn(summary, field));
  const isSilent = files3.every((said4) => said4 === "nothing");
  const areNone = !files3.includes("something");
  const needed2 = [
    ["its cluster", saidIn(summary, "cluster") === "something"],
    ["its block", summary.block !== void 0],
    ["its commits", isUnfinished || hasCommits || isExplained(summary, !isSilent && areNone)],
    ["what it created (artifacts_created or key-files)", isUnfinished || !isSilent]
  ];
  return needed2.flatMap(([what3, isThere]) => isThere ? [] : [what3]);
}
function isExplained(summary, createdNone) {
  const said4 = saidIn(summary, "commits");
  if (said4 === "none") return createdNone;
  return fieldsNamed(summary.document, "commits").some(
    ({ value }) => value.kind === "scalar" && isReason(textOf(value))
  );
}
function isReason(text) {
  return text.trim().split(/\s+/, 3).length > 2 && !isTemplate(text);
}
function saidIn({ document }, name) {
  const answers = fieldsNamed(document, name).map(({ value }) => answerOf2(value));
  return answers.find((answer) => answer !== "nothing") ?? "nothing";
}
function answerOf2(node) {
  if (node.kind === "list" && node.items.length === 0) return "none";
  if (node.kind === "map" && node.entries.length === 0) return "none";
  const below2 = node.kind === "list" ? node.items : node.kind === "map" ? node.entries.map(({ value }) => value) : [];
  if (node.kind !== "scalar") return below2.some((item) => answerOf2(item) === "something") ? "something" : "nothing";
  const text = textOf(node).trim();
  if (isAbsent(text)) return "none";
  return text === "" || isTemplate(text) || isNothing(text) ? "nothing" : "something";
}

// src/formats/grid/rules/terminal-state.ts
var terminalState = rule2({
  id: "grid/terminal-state",
  severity: "error",
  summary: "a complete mission has done everything and nothing is active or blocked; a failed one has no active agent",
  source: "STATE.md schema 7.1, D4",
  check({ state, report }) {
    const { status } = state.data;
    if (status !== "complete" && status !== "failed") return;
    const open = [...status === "complete" ? undone(state) : [], ...active2(state)];
    if (open.length === 0) return;
    const facts = open.map(({ message }) => message);
    report(state.at("status"), `status is ${quote(status)}, but ${either(facts, "and")}`, { related: open });
  }
});
function undone(state) {
  const { progress = {}, blockers: blockers2 = [] } = state.data;
  const phases = phasesOf(state).filter(({ status }) => status !== void 0 && status !== "complete");
  return [
    ...rest(state, "progress.blocks_complete", "block", left(progress.blocks_complete, progress.blocks_total)),
    ...rest(state, "progress.threads_complete", "thread", left(progress.threads_complete, progress.threads_total)),
    ...rest(state, `${phases[0]?.path}.status`, "phase", phases.length),
    ...rest(state, "blockers", "blocker", blockers2.length, "open")
  ];
}
function active2(state) {
  return rest(state, "agents.active.0.id", "agent", (state.data.agents?.active ?? []).length, "active");
}
function left(complete = 0, total = 0) {
  return Math.max(0, total - complete);
}
function rest(state, path, noun, number, how = "not complete") {
  if (number === 0) return [];
  return [{ at: state.at(path), message: `${count(number, noun)} ${number === 1 ? "is" : "are"} ${how}` }];
}

// src/formats/grid/rules/time-future.ts
var timeFuture = rule2({
  id: "grid/time-future",
  severity: "warning",
  summary: "no timestamp lies more than 2 minutes after the clock",
  source: "STATE.md schema 3.3, D5, D19",
  dialects: ["schema", "persistence"],
  check({ state, now, limits, report }) {
    const { stamps, isFuture } = chronologyOf(state, { now, limits });
    for (const stamp of stamps.filter(isFuture)) {
      const fact = `${stamp.name} is ${quote(stamp.text)}, ${duration(stamp.ms - now)} after the clock, ${formatInstant(now)}`;
      report(state.at(stamp.keyPath), stamp.zoned ? fact : `${fact}; it names no zone, so it is read as UTC`);
    }
  }
});

// src/formats/grid/rules/time-order.ts
var timeOrder = rule2({
  id: "grid/time-order",
  severity: "error",
  summary: "the mission and its phases end after they start, and all that has a time lies inside the mission",
  source: "STATE.md schema 3.3, D5",
  dialects: ["schema", "persistence"],
  check({ state, now, limits, report }) {
    const { disorders, isFuture } = chronologyOf(state, { now, limits });
    const records = disorders.filter(({ kind, wrong }) => kind === "record" && wrong.keyPath[0] !== "agents");
    const early = disorders.filter(({ kind }) => kind === "early");
    const late = disorders.filter(({ kind }) => kind === "late");
    const future = late.filter(({ wrong }) => isFuture(wrong));
    const past = late.filter(({ wrong }) => !isFuture(wrong));
    for (const one of [...records, ...future]) report(...misplaced(state, one));
    for (const group of [early, past]) {
      const [first, second] = group;
      if (first) report(...second ? leftBehind(state, first, group) : misplaced(state, first));
    }
  }
});
function leftBehind(state, { kind, other: bound }, group) {
  const side = kind === "early" ? "earlier" : "later";
  return [
    state.at(bound.keyPath),
    `${bound.name} is ${quote(bound.text)}, but ${group.length} other timestamps are ${side}`,
    {
      severity: group.every(({ doubtful }) => doubtful) ? "warning" : "error",
      related: group.slice(0, 5).map(({ wrong }) => ({ at: state.at(wrong.keyPath), message: `${wrong.name} is ${side}` }))
    }
  ];
}

// src/formats/grid/rules/time-zone.ts
var timeZone = rule2({
  id: "grid/time-zone",
  severity: "warning",
  summary: "either all timestamps name their zone, or none does",
  source: "STATE.md schema 3.3, D5",
  repair: "safe",
  dialects: ["schema", "persistence"],
  check({ state, now, limits, report }) {
    const { stamps, disorders, isFuture } = chronologyOf(state, { now, limits });
    const zoned = stamps.find((stamp) => stamp.zoned);
    if (!zoned) return;
    const doubtful = new Set(disorders.filter((one) => one.doubtful).flatMap(({ wrong, other }) => [wrong, other]));
    const isLocal = (stamp) => doubtful.has(stamp) || isFuture(stamp);
    for (const stamp of stamps) {
      if (stamp.zoned || !stamp.inProfile) continue;
      const message = `${stamp.name} is ${quote(stamp.text)} without a zone, but other timestamps name theirs`;
      report(state.at(stamp.keyPath), message, {
        related: [{ at: state.at(zoned.keyPath), message: `${zoned.name} names its zone` }],
        ...!isLocal(stamp) && appendZ(state.document, stamp)
      });
    }
  }
});
function appendZ(document, { keyPath, text }) {
  const node = document.node(keyPath);
  if (node?.kind !== "scalar") return {};
  const quotes = node.source === text ? "" : node.source.charAt(0);
  if (node.source !== quotes + text + quotes) return {};
  const edits = [{ at: document.at(keyPath), text: `${quotes}${text}Z${quotes}` }];
  return { repair: { safe: true, title: "add `Z`: a timestamp without zone means UTC", edits } };
}

// src/formats/grid/rules/unique-id.ts
var uniqueId = rule2({
  id: "grid/unique-id",
  severity: "error",
  summary: "no two decisions, artifacts or blockers share an id",
  source: "STATE.md schema 1.5, 1.6, 1.9",
  check({ state, report }) {
    const { persistent, blockers: blockers2 } = state.data;
    reportRepeatedIds(state, report, "persistent.decisions", persistent?.decisions);
    reportRepeatedIds(state, report, "persistent.artifacts", persistent?.artifacts);
    reportRepeatedIds(state, report, "blockers", blockers2);
  }
});

// src/formats/grid/rules/updated-at.ts
var updatedAt = changeRule({
  id: "grid/updated-at",
  severity: "error",
  summary: "updated_at moves forward whenever a value of the front matter changes",
  source: "STATE.md schema 1.1, 10.1, D5",
  needs: "base",
  check({ snapshot, course, report }) {
    for (const passage of faultyPassages(course, stampedOf, (one) => faultOf2(one) !== void 0)) {
      const { after, step } = passage;
      const fault2 = faultOf2(passage);
      if (!fault2) continue;
      const { before, behindMs, first } = fault2;
      const isDoubtful2 = before.updated.zoned !== after.updated.zoned && behindMs < widestZoneMs;
      const stamp = behindMs === 0 ? `still ${quote(after.updated.text)}` : `back at ${quote(after.updated.text)}`;
      const was = behindMs === 0 ? "" : `, which is before ${quote(before.updated.text)}`;
      const what3 = first ? `, though ${inert(first.join("."))} changed` : "";
      const end = isDoubtful2 ? "; only one of the two stamps names its zone" : "; expected a later moment";
      report(placeNow(snapshot, "updated_at"), `updated_at is ${stamp}${was}${what3}${inStep(step)}${end}`, {
        severity: isDoubtful2 ? "warning" : "error"
      });
    }
  }
});
function faultOf2({ befores, after }) {
  const before = befores.reduce((last, one) => one.updated.ms > last.updated.ms ? one : last);
  const behindMs = before.updated.ms - after.updated.ms;
  if (behindMs < 0) return void 0;
  const [first] = changedBy(befores, after).filter(([field]) => field !== "updated_at");
  const isTaken = behindMs === 0 || befores.some((one) => changedBy([one], after).length === 0);
  return !first && isTaken ? void 0 : { before, behindMs, first };
}
function changedBy(befores, after) {
  const documents = befores.map(({ document }) => document);
  return ownLeaves(documents, after.document);
}
function stampedOf(state) {
  const updated = updatedOf(state);
  return updated && { document: state.document, updated };
}

// src/formats/grid/warmth/lessons.ts
function categoryOf(word) {
  return lessonCategories.find((category) => folded(category) === folded(word));
}
var lessonKeys = ["lesson", "text", "finding", "description", "summary", "note"];
function lessonsIn(document, value, keyPath, category) {
  const found = [];
  collect({ document, found }, { value, keyPath, category, isItem: false });
  return found;
}
function collect(into, { value, keyPath, category, isItem }) {
  if (value.kind === "list") {
    for (const [index, item] of value.items.entries()) {
      collect(into, { value: item, keyPath: [...keyPath, index], category, isItem: true });
    }
  } else if (value.kind === "scalar") {
    add(into, textOf(value), keyPath, category);
  } else if (isItem && !value.entries.some(({ key }) => categoryOf(String(key.value)))) {
    add(into, textOfRecord(into.document, value), keyPath, category);
  } else {
    for (const { key, value: field } of value.entries) {
      const word = String(key.value);
      const below2 = { value: field, keyPath: [...keyPath, word], isItem: false };
      collect(into, { ...below2, category: category !== void 0 && !categoryOf(word) ? category : word });
    }
  }
}
function add({ document, found }, text, keyPath, category) {
  const key = comparable(text);
  if (key !== "") found.push({ text, key, category, at: document.at(keyPath) });
}
function textOfRecord({ text }, record) {
  const named2 = lessonKeys.map((name) => record.entries.find(({ key }) => folded(String(key.value)) === name));
  const value = named2.find((entry) => entry?.value.kind === "scalar")?.value;
  return value?.kind === "scalar" ? textOf(value) : text.slice(record.start, record.end);
}

// src/formats/grid/warmth/append.ts
var longest3 = 500;
function appendLessons(document, lessons) {
  if (document.faults.length > 0) return void 0;
  const texts = /* @__PURE__ */ new Map();
  for (const { category, text } of lessons) {
    const known4 = category === void 0 ? void 0 : categoryOf(category);
    if (known4 === void 0 || text.length > longest3 || visible(text) !== text) return void 0;
    const there = texts.get(known4);
    if (there) there.push(JSON.stringify(text));
    else texts.set(known4, [JSON.stringify(text)]);
  }
  const edits = [...texts].map(([category, some3]) => editOf(document, category, some3));
  return edits.every((edit) => edit !== void 0) ? edits : void 0;
}
function editOf(document, category, texts) {
  const { root } = document;
  const [field, other] = (root?.kind === "map" ? root.entries : []).filter(
    ({ key }) => categoryOf(String(key.value)) === category
  );
  const { text } = document;
  if (root?.kind !== "map" || !field || other || text[root.start] === "{") return void 0;
  const { value } = field;
  const isList = value.kind === "list" && value.items.length > 0;
  if (isList) return text[value.start] === "-" ? below(document, value, texts) : void 0;
  return insteadOfNothing(document, field, texts);
}
var nothing = /^:(?:[ \t]{1,99}(?:\[\]|~|null))?[ \t]{0,99}(?=\r?\n|$)/;
function insteadOfNothing(document, { key, value }, texts) {
  const { text } = document;
  if (value.kind === "map" || value.kind === "scalar" && value.value !== null) return void 0;
  const indent = text.slice(text.lastIndexOf("\n", key.start - 1) + 1, key.start);
  const [found] = nothing.exec(text.slice(key.end, key.end + 300)) ?? [];
  if (found === void 0 || !/^ {0,40}$/.test(indent)) return void 0;
  const lines = texts.map((one) => `${lineBreakOf(text)}${indent}  - ${one}`);
  return { at: document.span(key.end + 1, key.end + found.length), text: lines.join("") };
}
function lineBreakOf(text) {
  return text.includes("\r\n") ? "\r\n" : "\n";
}
function below(document, { items: items2 }, texts) {
  const { text } = document;
  const last = items2.at(-1);
  if (last?.kind !== "scalar" || last.style === "block" || last.source.includes("\n")) return void 0;
  const mark = /^ {0,40}- {1,9}$/.exec(text.slice(text.lastIndexOf("\n", last.start - 1) + 1, last.start))?.[0];
  const [, rest2 = ""] = /^([^\r\n]{0,1000})(?:\r?\n|$)/.exec(text.slice(last.end, last.end + 1002)) ?? [];
  if (mark === void 0 || !/^(?:[ \t]{1,99}#[^\r\n]*|[ \t]{0,99})$/.test(rest2)) return void 0;
  const end = last.end + rest2.length;
  return { at: document.span(end, end), text: texts.map((one) => `${lineBreakOf(text)}${mark}${one}`).join("") };
}

// src/formats/grid/warmth/categories.ts
var aboutItself = ["block", "blocks", "phase", "phases", "sources", "summaries", "aggregatedfrom", "tags", "meta"];
function meantCategory(word) {
  return categoryOf(word) ? void 0 : nearest(word.toLowerCase().replace(/[\s-]/g, "_"), lessonCategories);
}
function isOfLessons({ key, value }) {
  const word = String(key.value);
  if (categoryOf(word) !== void 0 || meantCategory(word) !== void 0) return true;
  return value.kind !== "scalar" && !aboutItself.includes(folded(word));
}
function strayCategories(document, entries, keyPath) {
  return entries.flatMap(({ key, value }) => {
    const word = String(key.value);
    const below2 = [...keyPath, word];
    if (categoryOf(word)) return [];
    if (holdsCategories(value)) return strayCategories(document, value.entries, below2);
    return [{ word, meant: meantCategory(word), at: document.key(below2) }];
  });
}
function holdsCategories(value) {
  const words4 = value.kind === "map" ? value.entries.map(({ key }) => String(key.value)) : [];
  return words4.some((word) => categoryOf(word) !== void 0 || meantCategory(word) !== void 0);
}

// src/formats/grid/warmth/markdown-lessons.ts
var label = /^[ \t]{0,99}(?:[*_]{2}([\w -]{1,60}):?[*_]{2}:?|([\w-]{1,60}):)[ \t]{0,99}$/;
var ownLabel = /^[*_]{0,2}[\w -]{1,40}(?:[*_]{2}:|:[*_]{0,2})[ \t]{1,9}/;
var inlineCode = /^[ \t]{0,99}`{1,2}[^`]/;
function markdownLessons(document, { lines }, { isText }) {
  const isTold = ({ start, raw }) => isText(start + raw.length - raw.trimStart().length);
  const runs = runsOf(
    document,
    lines.filter((line) => isTold(line) || inlineCode.test(line.raw))
  );
  const items2 = runs.filter(({ isItem }) => isItem).flatMap(({ heading: heading2, start, end, parts: parts2 }) => {
    const text = parts2.join(" ");
    const key = comparable(text);
    return key === "" ? [] : [{ text, key, category: heading2?.word, at: document.span(start, end) }];
  });
  const others2 = runs.flatMap(({ isItem, parts: parts2 }) => {
    const whole = parts2.join(" ");
    return isItem ? [whole.replace(ownLabel, "")] : [whole, ...parts2.flatMap(cellTexts)];
  });
  const headings = new Map(runs.flatMap(({ heading: heading2, isItem }) => heading2 && isItem ? [[heading2.word, heading2]] : []));
  return { items: items2, texts: others2.map(comparable), headings: [...headings.values()] };
}
function runsOf(document, lines) {
  const runs = [];
  let heading2;
  let open;
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    const isJoined = open !== void 0 && before !== void 0 && isNextLine(document.text, before, line);
    const isItem = isListItem(line.raw);
    const said4 = isItem ? line.raw.slice(leadOf(line.raw).length) : line.raw;
    const title = titleOf(line, isItem, isJoined);
    if (line.heading > 0 || title !== void 0) {
      heading2 = title === void 0 ? void 0 : { word: title, at: document.span(line.start, line.end) };
      open = void 0;
    } else if (!isItem && isJoined && open) {
      open.parts.push(said4.trim());
    } else {
      const start = line.start + line.raw.length - said4.length;
      open = { heading: heading2, isItem, start, end: line.end, parts: [said4.trim()] };
      runs.push(open);
    }
  }
  return runs;
}
function titleOf({ raw, heading: heading2 }, isItem, isJoined) {
  if (heading2 > 0)
    return raw.slice(0, 300).replace(/^[ ]{0,3}#{1,6}/, "").replace(/[ \t#:]{1,99}$/, "").trim();
  const said4 = isItem ? raw.slice(leadOf(raw).length) : raw;
  const [, bold, plain] = label.exec(said4) ?? [];
  const word = bold ?? plain;
  return word !== void 0 && (isItem ? categoryOf(word) !== void 0 : !isJoined) ? word : void 0;
}
function cellTexts(raw) {
  return raw.includes("|") ? cellsOf(raw).map(({ text }) => text.replaceAll("\\|", "|")) : [];
}

// src/formats/grid/warmth/read-warmth.ts
async function readWarmth({ document, body }) {
  const structure = await body.structure();
  if (!structure.ok) return structure.reason;
  const entries = (document.root?.kind === "map" ? document.root.entries : []).filter(isOfLessons);
  const inFields = entries.flatMap(({ key, value }) => {
    const word = String(key.value);
    return lessonsIn(document, value, [word], word);
  });
  const { items: items2, texts, headings } = markdownLessons(document, body, structure);
  const strayHeadings = headings.flatMap(({ word, at: at2 }) => {
    const meant = meantCategory(word);
    return meant === void 0 ? [] : [{ word, meant, at: at2 }];
  });
  return {
    document,
    lessons: inFields.length > 0 ? inFields : items2,
    texts: /* @__PURE__ */ new Set([...[...inFields, ...items2].map(({ key }) => key), ...texts]),
    stray: [...strayCategories(document, entries, []), ...strayHeadings]
  };
}
function lessonsOfSummary({ document }) {
  const fields3 = fieldsNamed(document, "lessons_learned");
  return {
    lessons: fields3.flatMap(({ value, keyPath }) => lessonsIn(document, value, keyPath)),
    stray: fields3.flatMap(({ value, keyPath }) => {
      return value.kind === "map" ? strayCategories(document, value.entries, keyPath) : [];
    })
  };
}

// src/formats/grid/rules/warmth.ts
var file3 = "WARMTH.md";
var shown2 = 3;
var warmth = {
  id: "grid/warmth",
  severity: "warning",
  summary: "every lesson of every SUMMARY is in WARMTH.md, once, under a known category",
  source: 'persistence guide, "Warmth Aggregation"; D21',
  reach: "root",
  repair: "unsafe",
  async check({ snapshot, report, skip }) {
    const unreadSummary = whyUnread(snapshot, "summary");
    if (unreadSummary !== void 0) skip(unreadSummary);
    const summaries = snapshot.summaries.map(lessonsOfSummary);
    for (const { stray } of summaries) reportStray(stray, report);
    const unread = whyUnread(snapshot, "warmth");
    if (unread !== void 0) return skip(unread);
    const held = snapshot.warmth && await readWarmth(snapshot.warmth);
    if (typeof held === "string") return skip(`${quote(pathIn(snapshot.root, file3))} could not be read: ${held}`);
    if (held) {
      reportStray(held.stray, report);
      reportRepeated(held, report);
    }
    const said4 = new Set(held?.texts);
    const missing = summaries.map(({ lessons }) => lessons.filter(({ key }) => !said4.has(key) && said4.add(key)));
    if (held) {
      for (const lessons of missing) reportMissing(lessons, held, report);
    } else reportAbsent(missing.flat(), report);
  }
};
function reportStray(stray, report) {
  for (const { word, meant, at: at2 } of stray) {
    const hint2 = meant === void 0 ? `expected ${either(lessonCategories)}` : `did you mean ${quote(meant)}?`;
    report(at2, `${quote(word)} is no category of lessons; ${hint2}`);
  }
}
function reportRepeated({ lessons }, report) {
  const first = /* @__PURE__ */ new Map();
  for (const lesson of lessons) {
    const earlier = first.get(lesson.key);
    if (!earlier) first.set(lesson.key, lesson);
    else {
      report(lesson.at, `the lesson ${quote(lesson.text)} stands in ${file3} twice; expected each lesson once`, {
        related: [{ at: earlier.at, message: "it stands here first" }]
      });
    }
  }
}
function reportMissing(lessons, { document }, report) {
  const [first] = lessons;
  if (!first) return;
  const are = lessons.length === 1 ? "is" : "are";
  const message = `${listed2(lessons)} ${are} not in ${file3}; expected every lesson of a summary there`;
  const edits = appendLessons(document, lessons);
  report(first.at, message, {
    related: [{ at: document.span(0, 0), message: `${file3} begins here` }],
    ...edits && { repair: { safe: false, title: `write them to ${file3}`, edits } }
  });
}
function reportAbsent(lessons, report) {
  const [first] = lessons;
  if (!first) return;
  report(
    first.at,
    `there is no ${file3}, but the summaries hold ${count(lessons.length, "lesson")}; expected them there`
  );
}
function listed2(lessons) {
  const texts = lessons.map(({ text }) => quote(text));
  return `the ${lessons.length === 1 ? "lesson" : "lessons"} ${some(texts, shown2)}`;
}

// src/formats/grid/rules/write-permission.ts
var writePermission = changeRule({
  id: "grid/write-permission",
  severity: "error",
  summary: "a commit that names its agent wrote only fields which that type of agent may write",
  source: "STATE.md schema 4, D10, D15, D26",
  needs: "base",
  check(context) {
    for (const move of context.course.moves) {
      const { commit } = move.step;
      if (commit && commit.agents.length > 0) judge3(context, move, commit);
    }
  }
});
function judge3(context, move, commit) {
  const types2 = commit.agents.flatMap((agent) => writerTypeOf(agent) ?? []);
  const permitted = permittedTo(types2);
  if (permitted.includes("*")) return;
  const { befores, stood, after, relation, froms } = move;
  const isGoneOn = froms.length > 0 || befores.length > 0 && relation !== "new";
  if (!after || !isGoneOn) return;
  const unread = [...befores, after].find(({ state }) => !state);
  if (unread || !after.state) {
    const why = unread?.unread ?? "";
    context.skip(`nobody can tell what ${firstOf(commit.agents.map(quote))} wrote in ${named(commit)}: ${why}`);
    return;
  }
  const { dialect: dialect2, document } = after.state;
  const sides = (froms.length > 0 ? froms : stood).flatMap(({ state }) => state?.document ?? []);
  const refused = ownLeaves(sides, document).filter((leaf) => !isPermitted(leaf, permitted, dialect2));
  if (types2.length > 0) reportRefused(context, commit, refused, permitted);
  else reportUnknown(context, commit, refused);
}
function reportUnknown({ snapshot, report }, commit, [first, ...others2]) {
  if (!first) return;
  const agents = firstOf(commit.agents.map(quote));
  const what3 = `${inert(first.join("."))}${others2.length > 0 ? ` and ${count(others2.length, "other field")}` : ""}`;
  const expected3 = `its type is none of ${either(writerTypes.map(quote))}`;
  report(placeNow(snapshot, first), `${agents} wrote ${what3} in ${named(commit)}; ${expected3}`);
}
function reportRefused({ snapshot, report: say }, commit, refused, permitted) {
  const agents = firstOf(commit.agents.map(quote));
  const expected3 = mayWrite(permitted);
  const { first, others: others2 } = spoken(refused);
  for (const leaf of first) {
    say(placeNow(snapshot, leaf), `${agents} wrote ${inert(leaf.join("."))} in ${named(commit)}; ${expected3}`);
  }
  if (others2 > 0) say(placeNow(snapshot, []), `${agents} wrote ${others2} more fields in ${named(commit)}; ${expected3}`);
}
function mayWrite(permitted) {
  return permitted.length === 0 ? "expected it to write nothing" : `expected it to write only ${either(permitted, "and")}`;
}

// src/formats/grid/rules/index.ts
var rules = [
  agentHeartbeat,
  agentLocation,
  agentRegistry,
  agentType,
  agentUnique,
  blockedCheckpoint,
  blockedReason,
  blockers,
  bodyDrift,
  budget,
  checkpointAnswered,
  checkpointDetails,
  checkpointStatus,
  cluster,
  completedPhases,
  decisions,
  dialect,
  historyRewritten,
  idTime,
  identity,
  leftover,
  phaseBounds,
  phaseCount,
  phaseReference,
  phaseStatus,
  phaseTransition,
  planExists,
  positionBlock,
  positionPhase,
  positionThread,
  progressCounts,
  progressPercent,
  progressRegressed,
  resumePosition,
  scratchpadEntry,
  sessionDeath,
  singleCheckpoint,
  stateDeleted,
  stateExists,
  statusTransition,
  summaryBlock,
  summaryExists,
  summaryFields,
  terminalState,
  timeFuture,
  timeOrder,
  timeZone,
  uniqueId,
  updatedAt,
  warmth,
  writePermission
];

// src/formats/grid/index.ts
var grid = {
  id: "grid",
  directories: [".grid"],
  isRoot: (entries) => entries.some((entry) => isMark(entry.name, entry.kind)),
  reads: (path) => path === stateFile || companionKind(path) !== void 0,
  mainFile: stateFile,
  read: readGrid,
  statePaths: [stateFile],
  readState: readGridState,
  agentTrailer: "Grid-Agent",
  stamp: stampState,
  recovery: async () => (await import("./recover-GBIKEVYH.js")).recovery,
  updates: async () => (await import("./update-QC5JIZQP.js")).updates,
  rules,
  schemas: {
    "grid/checkpoint": async () => (await import("./checkpoint.schema-K4AW2G3X.js")).default,
    "grid/state": async () => (await import("./state.schema-C3KVTXQ5.js")).default,
    "grid/state-persistence": async () => (await import("./state-persistence.schema-MZPG2WQG.js")).default,
    "grid/summary": async () => (await import("./summary.schema-VVBCHSHG.js")).default,
    "grid/warmth": async () => (await import("./warmth.schema-QMY5YK3B.js")).default
  }
};

// src/formats/hivemind/raw.ts
function rawAt({ data }, keyPath) {
  let at2 = data;
  for (const part of keyPath) {
    if (Array.isArray(at2)) at2 = typeof part === "number" ? at2[part] : void 0;
    else at2 = isDataMap(at2) && Object.hasOwn(at2, part) ? at2[String(part)] : void 0;
  }
  return at2;
}

// src/formats/hivemind/delegations/records.ts
function* recordsOf2(store) {
  if (!store?.data) return;
  const { data, document } = store;
  for (const [index, delegation] of data.entries()) {
    if (!delegation) continue;
    const at2 = (field) => document.at([index, field]);
    yield {
      index,
      delegation,
      has: (field) => rawAt(document, [index, field]) !== void 0,
      at: at2,
      related: (field) => ({ at: at2(field), message: `${field} stands here` })
    };
  }
}

// src/formats/hivemind/rule.ts
function rule3(facts) {
  return facts;
}

// src/formats/hivemind/rules/delegation-ceiling.ts
var defaultCeilingMs = 30 * 6e4;
var delegationCeiling = rule3({
  id: "hivemind/delegation-ceiling",
  severity: "warning",
  summary: "no delegation runs for longer than its safety ceiling, which is 30 minutes when it names none",
  source: "Hivemind state 2, D19",
  check({ snapshot: { delegations }, now, limits, report }) {
    for (const { delegation, has, at: at2, related } of recordsOf2(delegations)) {
      const { status, createdAt, safetyCeilingMs } = delegation;
      if (status === void 0 || isOver(status) || has("completedAt") || createdAt === void 0) continue;
      const isNamed = has("safetyCeilingMs");
      const ceilingMs = isNamed ? safetyCeilingMs : defaultCeilingMs;
      if (ceilingMs === void 0 || now - createdAt - ceilingMs <= limits.clockSkewMs) continue;
      const allowed = `${duration(ceilingMs)}${isNamed ? "" : ", which is the default"}`;
      report(
        at2("status"),
        `the status is ${quote(status)}, ${duration(now - createdAt)} after createdAt; expected an end within ${allowed}`,
        { related: [related("createdAt"), ...isNamed ? [related("safetyCeilingMs")] : []] }
      );
    }
  }
});

// src/formats/hivemind/rules/delegation-depth.ts
var deepest = 3;
var delegationDepth = rule3({
  id: "hivemind/delegation-depth",
  severity: "error",
  summary: "no delegation stands more than 3 levels deep",
  source: 'Hivemind state 2, "The Nesting Violator"',
  check({ snapshot: { delegations }, report }) {
    for (const { delegation, at: at2 } of recordsOf2(delegations)) {
      const depth = delegation.nestingDepth;
      if (depth === void 0 || depth >= 0 && depth <= deepest) continue;
      report(at2("nestingDepth"), `nestingDepth is ${depth}, expected 0 to ${deepest}`);
    }
  }
});

// src/formats/hivemind/delegations/ids.ts
var uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
var timed = /^dt-(\d{13})-[0-9a-z]{6}$/;
function isDelegationId(id2) {
  return uuid.test(id2) || isTimedId(id2);
}
function isTimedId(id2) {
  return timed.test(id2);
}
function idMoment(id2) {
  const digits2 = timed.exec(id2)?.[1];
  return digits2 === void 0 ? void 0 : Number(digits2);
}

// src/formats/hivemind/words.ts
function moment(ms) {
  return `${ms} (${formatInstant(ms)})`;
}
function isMoment(value) {
  return Number.isInteger(value) && value >= 0 && value <= 864e13;
}

// src/formats/hivemind/rules/delegation-id.ts
var delegationId = rule3({
  id: "hivemind/delegation-id",
  severity: "error",
  summary: "no two delegations share an id, and ids are UUIDs, or tell when their delegation was made",
  source: "Hivemind state 2, D16",
  check({ snapshot: { delegations }, limits, report }) {
    const first = /* @__PURE__ */ new Map();
    for (const record of recordsOf2(delegations)) {
      const { id: id2, createdAt } = record.delegation;
      if (id2 === void 0) continue;
      const earlier = first.get(id2);
      if (earlier) {
        report(record.at("id"), `id is ${quote(id2)}, but an earlier delegation has the same id`, {
          related: [{ at: earlier.at("id"), message: "the id stands here first" }]
        });
        continue;
      }
      first.set(id2, record);
      const made = idMoment(id2);
      if (!isDelegationId(id2)) {
        const expected3 = "expected a UUID, or an id like dt-1778576760000-k3x9qa";
        report(record.at("id"), `id is ${quote(id2)}, ${expected3}`, { severity: "warning" });
      } else if (made !== void 0 && createdAt !== void 0 && Math.abs(made - createdAt) > limits.clockSkewMs) {
        const message = `id is ${quote(id2)}, which tells of ${moment(made)}; expected createdAt, ${moment(createdAt)}`;
        report(record.at("id"), message, { severity: "warning", related: [record.related("createdAt")] });
      }
    }
  }
});

// src/formats/hivemind/lacking.ts
function lackedFields(document, keyPath, fields3) {
  const raw = rawAt(document, keyPath);
  if (!isDataMap(raw)) return [];
  const lacked = fields3.filter((field) => !Object.hasOwn(raw, field));
  if (lacked.length === 0) return lacked;
  const schema = document.verdict && schemaAt(document.verdict.schema, keyPath);
  if (!schema || Object.keys(raw).every((key) => fieldOf(schema, key))) return lacked;
  const node = document.node(keyPath);
  if (node?.kind !== "map") return lacked;
  const misspelt = new Set([...misspeltFields(node, schema).values()].map(({ meant }) => meant));
  return lacked.filter((field) => !misspelt.has(field));
}

// src/formats/hivemind/rules/delegation-record.ts
var documented = [
  ...["safetyCeilingMs", "lastMessageCount", "stablePollCount", "lastMessageCountChangeAt", "nestingDepth"],
  ...["executionMode", "workingDirectory", "queueKey", "surface", "recoveryGuarantee", "explicitCancellation"]
];
var delegationRecord = rule3({
  id: "hivemind/delegation-record",
  severity: "warning",
  summary: "every delegation has the fields that are documented",
  source: "Hivemind state 2, D16",
  check({ snapshot: { delegations }, report }) {
    if (!delegations?.data) return;
    const isNewer = delegations.data.some((delegation) => isTimedId(delegation?.id ?? ""));
    const expected3 = isNewer ? documented.filter((field) => field !== "safetyCeilingMs") : documented;
    for (const { index } of recordsOf2(delegations)) {
      const lacked = lackedFields(delegations.document, [index], expected3);
      if (lacked.length === 0) continue;
      const message = `the delegation lacks ${either(lacked, "and")}; expected all fields that are documented`;
      report(delegations.document.at([index]), message);
    }
  }
});

// src/formats/hivemind/delegations/known-sessions.ts
function knownSessions(snapshot) {
  const unread = whyUnread2(snapshot, "continuity");
  if (unread !== void 0) return { answer: "unknown", reason: unread };
  if (!snapshot.continuity) return { answer: "none" };
  const { document } = snapshot.continuity;
  const sessions = rawAt(document, ["sessions"]);
  if (!isDataMap(sessions)) return { answer: "unknown", reason: `${quote(document.path)} has no mapping of sessions` };
  return { answer: "known", ids: new Set(Object.keys(sessions)) };
}

// src/formats/hivemind/delegations/strangers.ts
function strangersIn(records, known4) {
  const isKnown = (id2) => id2 === void 0 || known4.has(id2);
  const children = records.filter(hasChildSession);
  const keepsChildren = children.some(({ delegation: { childSessionId: id2 } }) => id2 !== void 0 && known4.has(id2));
  const orphans = records.filter(({ delegation }) => !isKnown(delegation.parentSessionId));
  const lost = children.filter(
    ({ delegation }) => isKnown(delegation.parentSessionId) && !isKnown(delegation.childSessionId)
  );
  return [...byId2(orphans, "parentSessionId"), ...byId2(keepsChildren ? lost : [], "childSessionId")];
}
function hasChildSession({ delegation: { parentSessionId, childSessionId = "" } }) {
  return childSessionId !== parentSessionId && !childSessionId.startsWith("pty:");
}
function byId2(records, field) {
  const found = /* @__PURE__ */ new Map();
  for (const record of records) {
    const id2 = record.delegation[field] ?? "";
    const others2 = found.get(id2);
    if (others2) others2.push(record);
    else found.set(id2, [record]);
  }
  return [...found].map(([id2, named2]) => ({ field, id: id2, records: named2 }));
}

// src/formats/hivemind/rules/delegation-session.ts
var delegationSession = rule3({
  id: "hivemind/delegation-session",
  severity: "info",
  summary: "the session store knows the sessions of a delegation, and no session is its own child",
  source: "Hivemind state 2, D18",
  reach: "root",
  check({ snapshot, report, skip }) {
    const records = [...recordsOf2(snapshot.delegations)];
    for (const { delegation, at: at2, related } of records) {
      const { parentSessionId: parent, childSessionId: child } = delegation;
      if (child === void 0 || child !== parent) continue;
      const message = `childSessionId is ${quote(child)}, which is the parent; expected a session of its own`;
      report(at2("childSessionId"), message, { severity: "error", related: [related("parentSessionId")] });
    }
    if (records.length === 0) return;
    const sessions = knownSessions(snapshot);
    if (sessions.answer === "unknown") skip(sessions.reason);
    if (sessions.answer !== "known") return;
    for (const { field, id: id2, records: named2 } of strangersIn(records, sessions.ids)) {
      const also = named2.length > 1 ? `; ${named2.length} delegations name it` : "";
      report(named2[0].at(field), `${field} is ${quote(id2)}, expected a session that the session store knows${also}`);
    }
  }
});

// src/formats/hivemind/delegations/dispatch.ts
var dispatchFields = ["executionMode", "surface", "recoveryGuarantee"];
var ways = [
  { executionMode: "sdk", surface: "agent-delegation", recoveryGuarantee: "resumable" },
  { executionMode: "pty", surface: "command-process", recoveryGuarantee: "best-effort" },
  { executionMode: "headless", surface: "command-process", recoveryGuarantee: "non-resumable-after-restart" }
];
function misfitOf(delegation) {
  const known4 = dispatchFields.filter((field) => delegation[field] !== void 0);
  const fitting2 = (fields3) => ways.filter((way) => fields3.every((field) => way[field] === delegation[field]));
  if (fitting2(known4).length > 0) return void 0;
  const misfits = known4.toReversed().map((field) => {
    const others2 = known4.filter((other) => other !== field);
    const words4 = new Set(fitting2(others2).map((way) => `"${way[field]}"`));
    return { field, others: others2, expected: words4.size > 0 ? either([...words4]) : void 0 };
  });
  return misfits.find(({ expected: expected3 }) => expected3 !== void 0) ?? misfits.at(-1);
}

// src/formats/hivemind/rules/delegation-surface.ts
var delegationSurface = rule3({
  id: "hivemind/delegation-surface",
  severity: "warning",
  summary: "executionMode, surface and recoveryGuarantee of a delegation belong together",
  source: "Hivemind state 2, D16",
  check({ snapshot: { delegations }, report }) {
    for (const { delegation, at: at2, related } of recordsOf2(delegations)) {
      const misfit = misfitOf(delegation);
      if (!misfit) continue;
      const { field, others: others2, expected: expected3 } = misfit;
      const said4 = (one) => `${one} ${quote(delegation[one])}`;
      const fact = `${field} is ${quote(delegation[field])}`;
      const message = expected3 ? `${fact}, expected ${expected3} with ${either(others2.map(said4), "and")}` : `${fact}, which fits neither ${either(others2.map(said4), "nor")}, nor do these fit one another`;
      report(at2(field), message, { related: others2.map(related) });
    }
  }
});

// src/formats/hivemind/rules/delegation-terminal.ts
var delegationTerminal = rule3({
  id: "hivemind/delegation-terminal",
  severity: "warning",
  summary: "a delegation that is over says when it ended, and what went wrong; one that still runs does not",
  source: "Hivemind state 2, D16",
  check({ snapshot: { delegations }, report }) {
    for (const { delegation, has, at: at2, related } of recordsOf2(delegations)) {
      const { status, completedAt, error } = delegation;
      if (status === void 0) continue;
      if (!isOver(status)) {
        if (completedAt === void 0) continue;
        const message = `completedAt is ${moment(completedAt)}, but the status is ${quote(status)}; expected none before the end`;
        report(at2("completedAt"), message, { severity: "error", related: [related("status")] });
        continue;
      }
      const owed = status === "error" ? ["completedAt", "error"] : ["completedAt"];
      const lacked = owed.filter((field) => !has(field));
      if (lacked.length > 0) {
        report(at2("status"), `the status is ${quote(status)}, expected ${either(lacked, "and")} beside it`);
      }
      if (status === "error" && error?.trim() === "") {
        report(at2("error"), `error is ${quote(error)}, expected what went wrong`, { related: [related("status")] });
      }
    }
  }
});

// src/formats/hivemind/chronology.ts
function disordersOf(moments, orders2) {
  const trusted = new Map(moments);
  return orders2.flatMap(([wrong, side, other]) => {
    const [ms, otherMs] = [trusted.get(wrong), trusted.get(other)];
    if (ms === void 0 || otherMs === void 0) return [];
    if (side === "before" ? ms >= otherMs : ms <= otherMs) return [];
    trusted.delete(wrong);
    return [{ wrong, other, message: `${wrong} is ${moment(ms)}, which is ${side} ${other}, ${moment(otherMs)}` }];
  });
}

// src/formats/hivemind/sessions/clock.ts
var Clock = class {
  #now;
  #slack;
  constructor({ now, limits }) {
    this.#now = now;
    this.#slack = limits.clockSkewMs;
  }
  /** @param ms since 1970 */
  isFuture(ms) {
    return ms - this.#now > this.#slack;
  }
  /** Whether a moment lies after another one. What lies after the clock is wrong in itself, and tells nothing. */
  isAfter(ms, other) {
    return ms - other > this.#slack && !this.isFuture(ms);
  }
  /**
   * What messages say of a moment in the future, behind its name.
   * @param more what else there is to say before what was expected
   */
  ahead(ms, more = "") {
    return `${moment(ms)}, ${duration(ms - this.#now)} after the clock${more}; expected no later than ${moment(this.#now)}`;
  }
};
function latestOf(moments) {
  return moments.reduce((latest, one) => latest && latest.ms >= one.ms ? latest : one, void 0);
}

// src/formats/hivemind/rules/delegation-times.ts
var fields2 = ["createdAt", "lastMessageCountChangeAt", "completedAt", "gracePeriodExpiresAt"];
var orders = [
  ["completedAt", "before", "createdAt"],
  ["lastMessageCountChangeAt", "before", "createdAt"],
  ["lastMessageCountChangeAt", "after", "completedAt"],
  ["gracePeriodExpiresAt", "before", "completedAt"],
  ["gracePeriodExpiresAt", "before", "createdAt"]
];
var delegationTimes = rule3({
  id: "hivemind/delegation-times",
  severity: "error",
  summary: "a delegation ends after it was made, and its messages change in between; nothing happened in the future",
  source: "Hivemind state 2",
  check({ snapshot: { delegations }, now, limits, report }) {
    const clock = new Clock({ now, limits });
    for (const { delegation, at: at2, related } of recordsOf2(delegations)) {
      const moments = /* @__PURE__ */ new Map();
      for (const field of fields2) {
        const ms = delegation[field];
        if (ms === void 0) continue;
        if (field === "gracePeriodExpiresAt" || !clock.isFuture(ms)) moments.set(field, ms);
        else report(at2(field), `${field} is ${clock.ahead(ms)}`);
      }
      for (const { wrong, other, message } of disordersOf(moments, orders)) {
        report(at2(wrong), message, { related: [related(other)] });
      }
    }
  }
});

// src/formats/hivemind/events/counts.ts
function reportCounts({ document, data }, report) {
  const events = data?.events;
  if (!events) return;
  const related = [{ at: document.key("events"), message: "the events stand here" }];
  const said4 = data.counters?.eventCount;
  if (said4 !== void 0 && said4 !== events.length) {
    const message = `eventCount is ${said4}, expected ${events.length}, as there are events`;
    report(document.at("counters.eventCount"), message, { related });
  }
  const lines = data.toc?.length;
  if (lines !== void 0 && lines !== events.length) {
    const message = `toc has ${lines === 1 ? "1 line" : `${lines} lines`}, expected one for each of ${count(events.length, "event")}`;
    report(document.key("toc"), message, { related });
  }
  reportLast({ document, data }, report);
}
function reportLast({ document, data }, report) {
  const moments = (data?.events ?? []).map((event) => event?.timestamp);
  const known4 = moments.filter((one) => one !== void 0);
  const last = known4.reduce((latest, one) => Math.max(latest, one), 0);
  const updated = data?.updatedAt;
  if (updated === void 0 || known4.length === 0 || known4.length < moments.length || updated === last) return;
  report(
    document.at("updatedAt"),
    `updatedAt is ${moment(updated)}, expected the moment of the last event, ${moment(last)}`,
    {
      related: [
        {
          at: document.at(["events", moments.lastIndexOf(last), "timestamp"]),
          message: "the last event is of this moment"
        }
      ]
    }
  );
}
function reportOrder({ document, data }, report) {
  let above;
  for (const [index, event] of (data?.events ?? []).entries()) {
    const timestamp = event?.timestamp;
    if (timestamp === void 0) continue;
    if (above && timestamp < above.timestamp) {
      const fact = `the event is of ${moment(timestamp)}, and the one above it of ${moment(above.timestamp)}`;
      report(document.at(["events", index, "timestamp"]), `${fact}; expected the oldest first`, {
        related: [
          { at: document.at(["events", above.index, "timestamp"]), message: "the event above is of this moment" }
        ]
      });
      return;
    }
    above = { index, timestamp };
  }
}

// src/formats/hivemind/pages/labels.ts
var longestLine2 = 500;
var labelled = /^[ \t]*(?:[-*+][ \t]+)?\*\*([^*:]{1,40}):?\*\*:?/;
function fieldIn(line) {
  if (line.raw.length > longestLine2) return void 0;
  const match = labelled.exec(line.raw);
  if (!match) return void 0;
  return { label: (match[1] ?? "").trim().toLowerCase(), value: pieceOf(line, match[0].length) };
}
function pieceOf({ raw, start }, from = 0) {
  const rest2 = raw.slice(from);
  const at2 = start + from + (rest2.length - rest2.trimStart().length);
  const text = rest2.trim();
  return { text, start: at2, end: at2 + text.length };
}

// src/formats/hivemind/events/event-page.ts
function headOf2({ body }) {
  const fields3 = /* @__PURE__ */ new Map();
  for (const line of body.lines) {
    if (line.heading > 1 || /^(?:---|```|~~~)/.test(line.raw)) break;
    const field = fieldIn(line);
    if (field && !fields3.has(field.label)) fields3.set(field.label, field.value);
  }
  return fields3;
}
function reportPage({ stem, events, page }, report) {
  const data = events?.data;
  if (!events || !data || !page) return;
  const { sessionId, updatedAt: updatedAt2, status } = data;
  const counts = [data.counters?.eventCount, data.events?.length].filter((one) => one !== void 0);
  const head3 = headOf2(page);
  const hold = (label3, path2, expected3, isSame4) => {
    const said4 = head3.get(label3.toLowerCase());
    if (!said4 || said4.text === "" || expected3 === void 0 || isSame4(unquoted(said4.text))) return;
    const message = `${label3} is ${quote(said4.text)}, but ${expected3} in ${quote(`${stem}.json`)}; expected both to say the same`;
    report(page.document.span(said4.start, said4.end), message, {
      related: [{ at: events.document.at(path2), message: `${path2} stands here` }]
    });
  };
  hold("Session ID", "sessionId", sessionId && quote(sessionId), (text) => text === sessionId || text === stem);
  const isMoment2 = updatedAt2 !== void 0;
  hold("Updated", "updatedAt", isMoment2 ? moment(updatedAt2) : void 0, (text) => isAt(text, updatedAt2));
  const word = typeof status === "string" ? status : void 0;
  hold("Status", "status", word && quote(word), (text) => text === word);
  const path = data.counters?.eventCount === void 0 ? "events" : "counters.eventCount";
  hold("eventCount", path, counts[0]?.toString(), (text) => !/^\d{1,15}$/.test(text) || counts.includes(Number(text)));
}
var unquoted = (text) => text.replace(/^`(.*)`$/, "$1");
function isAt(text, ms) {
  if (/^\d{1,16}$/.test(text)) return Number(text) === ms;
  const told = parseInstant(text)?.ms;
  return told === void 0 || told === ms || told % 1e3 === 0 && Math.floor((ms ?? 0) / 1e3) * 1e3 === told;
}

// src/formats/hivemind/events/stem.ts
var openCodeId = /^ses_([0-9a-f]{8,64})[0-9A-Za-z]{0,64}$/;
var digits = 4;
function stemsOf(sessionId) {
  const time = openCodeId.exec(sessionId)?.[1];
  if (time === void 0) return [];
  const id2 = sessionId.slice("ses_".length).toLowerCase();
  const ends = [time, id2, id2.replace(/[^0-9a-f]/g, "")].map((text) => text.slice(-digits));
  return [...[time.slice(0, digits), ...ends].map((end) => `ses_${end}`), sessionId];
}

// src/formats/hivemind/rules/event-journal.ts
var eventJournal = rule3({
  id: "hivemind/event-journal",
  severity: "warning",
  summary: "the events of a session are a pair of files that are named for it, agree, and go forward in time",
  source: "Hivemind state 3, D17",
  reach: "root",
  check({ snapshot, report }) {
    for (const pair of snapshot.events) {
      reportAlone(pair, report);
      reportName(pair, report);
      if (pair.events) {
        reportCounts(pair.events, report);
        reportOrder(pair.events, report);
      }
      reportPage(pair, report);
    }
  }
});
function reportAlone({ stem, isThere, events, page }, report) {
  const alone = events ?? page;
  if (!alone || isThere.events && isThere.page) return;
  const [there, missing] = isThere.events ? ["json", "md"] : ["md", "json"];
  report(
    alone.document.at([]),
    `${quote(`${stem}.${there}`)} stands alone, expected ${quote(`${stem}.${missing}`)} beside it`
  );
}
function reportName({ stem, events }, report) {
  const session = events?.data?.sessionId;
  const names3 = session === void 0 ? [] : stemsOf(session);
  if (!events || names3.length === 0 || names3.includes(stem)) return;
  const message = `the file is named ${quote(stem)}, but its session is ${quote(session)}; expected ${quote(names3[0])}`;
  report(events.document.at("sessionId"), message);
}

// src/formats/hivemind/events/journal-day.ts
var hour = 36e5;
function journalDay(name) {
  if (/^\d{4}-\d{2}-\d{2}$/.test(name)) {
    const start = parseInstant(`${name}T00:00:00Z`)?.ms;
    return start === void 0 ? { is: "no-day" } : { is: "day", date: name, start };
  }
  return /^\d{4}([-_.]?)\d{1,2}\1\d{1,2}$/.test(name) ? { is: "other-notation" } : { is: "name" };
}
function isOnDay(ms, start) {
  return ms >= start - 14 * hour && ms < start + (24 + 12) * hour;
}
var lastMoment = 864e13;
function momentOf(value) {
  if (typeof value === "string") return parseInstant(value)?.ms;
  return typeof value === "number" && value >= 0 && value <= lastMoment ? value : void 0;
}

// src/formats/hivemind/rules/journal.ts
var journal = rule3({
  id: "hivemind/journal",
  severity: "error",
  summary: "a journal is named for its day, and its entries are of that day",
  source: 'Hivemind state, "Directory Structure"',
  check({ snapshot, report }) {
    for (const store of snapshot.journals) {
      const name = store.file.slice(store.file.lastIndexOf("/") + 1, -".jsonl".length);
      const day2 = journalDay(name);
      if (day2.is === "no-day")
        report(store.document.at([]), `the file is named ${quote(name)}, a date that does not exist`);
      if (day2.is === "other-notation") {
        const message = `the file is named ${quote(name)}, expected a date such as "2026-05-12"`;
        report(store.document.at([]), message, { severity: "warning" });
      }
      reportEntries(store, day2, report);
    }
  }
});
function reportEntries({ document, data }, day2, report) {
  const unread = [];
  const elsewhere = [];
  for (const [index, entry] of (data ?? []).entries()) {
    if (entry?.timestamp === void 0) continue;
    const ms = momentOf(entry.timestamp);
    if (ms === void 0) unread.push(index);
    else if (day2.is === "day" && !isOnDay(ms, day2.start)) elsewhere.push({ index, ms });
  }
  const at2 = (index) => document.at([index, "timestamp"]);
  if (unread[0] !== void 0) {
    const said4 = quote(rawAt(document, [unread[0], "timestamp"]));
    report(at2(unread[0]), `the timestamp is ${said4}, expected ms since 1970 or a date and time${others(unread)}`);
  }
  const [first] = elsewhere;
  if (first && day2.is === "day") {
    const said4 = formatInstant(Math.floor(first.ms));
    report(
      at2(first.index),
      `the entry is of ${said4}, expected one of ${day2.date}, as the file is named${others(elsewhere)}`
    );
  }
}
function others(all) {
  return all.length > 1 ? `, and ${all.length - 1} more like it` : "";
}

// src/formats/hivemind/rules/leftover.ts
var what2 = {
  temporary: "what a program wrote beside it and did not clean up; expected it to be gone when the write is done",
  backup: "an old version of it; expected none, for git keeps the old versions",
  lock: "a lock on it; expected it to be gone when the write is done",
  damaged: "what it was when it did not parse; expected it to be looked through, and then to be gone"
};
var leftover2 = rule3({
  id: "hivemind/leftover",
  severity: "info",
  summary: "no damaged copy, temporary file, backup or lock lies beside the state",
  source: "practice",
  reach: "root",
  check({ snapshot: { located }, report }) {
    const paths = new Map(located.map(({ file: file4, path }) => [file4, path]));
    for (const { file: file4, kind, of } of leftoversAmong([...paths.keys()])) {
      report(fileAt(paths.get(file4) ?? file4), `${quote(file4)} lies beside ${quote(of)} and is ${what2[kind]}`);
    }
  }
});

// src/formats/hivemind/rules/legacy-root.ts
var legacyRoot = rule3({
  id: "hivemind/legacy-root",
  severity: "warning",
  summary: "state lies in .hivemind/, and none below .opencode/",
  source: 'Hivemind state, overview and "The Path Guesser"',
  reach: "root",
  check({ snapshot: { root, dialect: dialect2, documents, unreadable }, report }) {
    if (dialect2 !== "legacy") return;
    const at2 = documents[0]?.at("") ?? (unreadable[0] && fileAt(unreadable[0].path));
    const fact = `state lies in ${quote(root)}, where it is only read until there is some in ${quote(directory)}`;
    if (at2) report(at2, `${fact}; expected it in ${quote(`${directory}/state`)}`);
  }
});

// src/formats/hivemind/sessions/failed-recovery.ts
var most3 = 3;
function failedRecovery({ key, at: at2 }, failed, known4) {
  const ids = [...new Set(failed.flatMap(({ notification: notification2 }) => delegationIdOf(notification2) ?? []))];
  const unnamed = failed.filter(({ notification: notification2 }) => delegationIdOf(notification2) === void 0).length;
  const names3 = ids.length > 0 ? `: ${some(ids.map(quote), most3)}` : "";
  const lost = `session ${quote(key)} was told that the child of ${count(ids.length + unnamed, "delegation")} was not found on recovery${names3}`;
  const place2 = at2("pendingNotifications", failed[0]?.index ?? 0, "error");
  if (typeof known4 === "string") return [place2, `${lost}; ${known4}`, {}];
  const { byId: byId3, store } = known4;
  const found = ids.flatMap((id2) => byId3.get(id2)?.slice(0, 1) ?? []);
  const related = store ? found.slice(0, most3).map(({ delegation, index }) => ({
    at: store.document.at([index, "id"]),
    message: `the delegation is ${quote(delegation.status)} here`
  })) : [];
  return [place2, `${lost}; state/delegations.json ${share2(found.length, ids.length + unnamed)}`, { related }];
}
function share2(found, all) {
  if (all === 1) return found === 1 ? "knows it" : "does not know it";
  if (found === 0) return "knows none of them";
  return found === all ? "knows all of them" : `knows ${found} of them`;
}

// src/formats/hivemind/rules/notification.ts
var notification = rule3({
  id: "hivemind/notification",
  severity: "warning",
  summary: "every notification of a session was delivered, says one thing, and tells of no recovery that failed",
  source: 'Hivemind state 1, "The Notification Ignorer", "When Recovery Fails"',
  reach: "root",
  check({ snapshot, report, skip }) {
    const { continuity, delegations } = snapshot;
    const unread = whyUnread2(snapshot, "delegations");
    const byId3 = delegationsBy("id", delegations);
    let isAsked = false;
    for (const session of sessionsOf(continuity)) {
      const notifications = placed(session.metadata.pendingNotifications);
      const undelivered = notifications.filter((one) => one.notification.delivered === false);
      if (undelivered.length > 0) report(...sayUndelivered(session, undelivered));
      for (const one of notifications) {
        const contradiction = contradictionIn(session, one);
        if (contradiction) report(...contradiction);
      }
      const failed = notifications.filter((one) => isFailedRecovery(one.notification));
      if (failed.length === 0) continue;
      isAsked = true;
      report(...failedRecovery(session, failed, unread ?? { byId: byId3, store: delegations }));
    }
    if (isAsked && unread !== void 0) skip(unread);
  }
});
function sayUndelivered({ key, at: at2 }, undelivered) {
  const moments = undelivered.flatMap(
    ({ notification: { createdAt: ms }, index }) => ms === void 0 ? [] : [{ ms, index }]
  );
  const [first] = moments;
  const oldest = first && moments.reduce((one2, other) => other.ms < one2.ms ? other : one2, first);
  const since = oldest ? `, ${undelivered.length > 1 ? "the oldest " : ""}made at ${moment(oldest.ms)}` : "";
  const fact = `session ${quote(key)} was not told of ${count(undelivered.length, "notification")}${since}`;
  const one = oldest?.index ?? undelivered[0]?.index ?? 0;
  return [
    at2("pendingNotifications", one, "delivered"),
    `${fact}; expected ${undelivered.length > 1 ? "them" : "it"} to be delivered`,
    {}
  ];
}
function contradictionIn({ at: at2 }, { notification: notification2, index }) {
  const { status, metadata } = notification2;
  const state = metadata?.terminalState;
  if (status === void 0 || state === void 0 || delegationStatuses[status].includes(state)) return void 0;
  const fact = `the notification is ${quote(status)} and its terminalState ${quote(state)}`;
  const expected3 = either(delegationStatuses[status].map(quote));
  return [
    at2("pendingNotifications", index, "metadata", "terminalState"),
    `${fact}; expected the terminalState ${expected3}`,
    { related: [{ at: at2("pendingNotifications", index, "status"), message: "the status stands here" }] }
  ];
}

// src/formats/hivemind/missing-file.ts
function pathOfMissing({ root, dialect: dialect2 }, file4) {
  const isAtTop = dialect2 === "legacy" && file4.startsWith(`${stateFolder}/`);
  return pathIn(root, isAtTop ? file4.slice(stateFolder.length + 1) : file4);
}

// src/formats/hivemind/pages/standing.ts
var signs = [
  ["done", /^(?:✅|✔|☑|🟢)/u],
  ["open", /^(?:⏳|🔄|🚧|⬜|☐|⏸|🔜|🟡)/u]
];
var words2 = [
  ["done", /^(?:complete|completed|done|finished)(?![\p{L}\p{N}_])/iu],
  [
    "open",
    /^(?:pending|in[ _-]?progress|next|to[ _-]?do|not[ _-]started|started|active|blocked|current|open|planned|queued|incomplete|unfinished)(?![\p{L}\p{N}_])/iu
  ]
];
var doubt = /(?<![\p{L}\p{N}_])(?:not|no|except|but|partial|partially|pending|remain|remains|remaining|left|todo|next|blocked|mostly|almost|until|once|when|if)(?![\p{L}\p{N}_])|%|\d[ \t]?\/[ \t]?\d/iu;
function standingOf2(status) {
  const text = status.replace(/^[*_`\s]+/, "");
  const word = text.replace(/^[^\p{L}\p{N}]+/u, "");
  const told = words2.find(([, form]) => form.test(word)) ?? signs.find(([, form]) => word === "" && form.test(text));
  return told?.[0] === "done" && isDoubtful(word) ? void 0 : told?.[0];
}
function isDoubtful(text) {
  return doubt.test(text);
}

// src/formats/hivemind/pages/all-done.ts
var label2 = /^(?:(?:current |overall )?(?:status|phase|progress)[ \t]{0,9}:[ \t]{0,9})?/i;
var over = /^(?:complete|completed|done|finished)[ \t:!.,(–—-]{1,9}/i;
var allPhases = new RegExp("^all (?:of the )?(?:(\\d{1,4}) )?(?:\\p{L}{1,30} ){0,2}phases? (?:are |were )?(?:now )?(?:done|complete|completed|finished)(?![\\p{L}\\p{N}_])", "iu");
function allDoneIn(lines) {
  for (const line of lines) {
    if (line.raw.length > longestLine2) continue;
    const words4 = line.raw.replace(/^[ \t#>*+-]+/, "").replace(/[*_`]/g, "");
    const value = words4.replace(label2, "");
    const claim = value.replace(over, "");
    const isStatus = line.heading > 0 || value !== words4 || claim !== value;
    const match = isStatus ? allPhases.exec(claim) : null;
    if (!match || isDoubtful(claim.slice(match[0].length))) continue;
    return { count: match[1] === void 0 ? void 0 : Number(match[1]), at: pieceOf(line) };
  }
  return void 0;
}

// src/formats/hivemind/pages/phases.ts
var heading = /^[^\p{L}\p{N}]*phase[ \t]+#?(\d{1,4})(?![\p{L}\p{N}_.])/iu;
var suffix = /(?:\(([^()]{1,60})\)|\[([^[\]]{1,60})\]|[ \t][–—-][ \t]{1,9}([\p{L} _-]{1,30})|(✅|✔|☑))\ufe0f?[ \t*_#]{0,9}$/u;
var box = /^[ \t]*(?:[-*+]|\d{1,4}[.)])[ \t]+\[([ xX])\][ \t]/;
var phaseBox = /^[ \t]*(?:[-*+]|\d{1,4}[.)])[ \t]+\[([ xX])\][ \t]+[*_]{0,3}phase[ \t]+#?(\d{1,4})(?![\p{L}\p{N}_.])/iu;
function phasesIn(lines) {
  const said4 = [];
  let draft;
  const close = () => {
    if (draft) said4.push(...conclusionOf(draft));
    draft = void 0;
  };
  for (const line of lines) {
    if (line.raw.length > longestLine2) continue;
    if (line.heading > 0) {
      const number = heading.exec(line.raw)?.[1];
      if (number !== void 0 || line.heading <= (draft?.line.heading ?? 0)) close();
      if (number !== void 0) draft = { number: Number(number), line, status: void 0, ticked: 0, boxes: 0 };
      continue;
    }
    const own = phaseBox.exec(line.raw);
    if (own) said4.push(boxed(line, own));
    else if (draft) note(draft, line);
  }
  close();
  return said4;
}
function note(draft, line) {
  const field = fieldIn(line);
  if (field?.label === "status") draft.status ??= field.value;
  const mark = box.exec(line.raw)?.[1];
  if (mark === void 0) return;
  draft.boxes += 1;
  if (mark !== " ") draft.ticked += 1;
}
function boxed(line, [, mark, number]) {
  const isTicked = mark !== " ";
  const says = isTicked ? "is ticked" : "is not ticked";
  return { number: Number(number), standing: isTicked ? "done" : "open", at: pieceOf(line), says };
}
function conclusionOf({ number, line, status, ticked, boxes }) {
  const said4 = (standing2, at2, says) => standing2 ? [{ number, standing: standing2, at: at2, says }] : [];
  if (status) return said4(standingOf2(status.text), status, `is ${quote(status.text)}`);
  const end = suffix.exec(line.raw)?.slice(1).find((one) => one !== void 0);
  const standing = end === void 0 ? void 0 : standingOf2(end);
  if (standing) return said4(standing, pieceOf(line), `is ${quote(end)}`);
  if (boxes === 0 || ticked > 0 && ticked < boxes) return [];
  return ticked > 0 ? said4("done", pieceOf(line), "has all of its boxes ticked") : said4("open", pieceOf(line), "has none of its boxes ticked");
}

// src/formats/hivemind/pages/contradictions.ts
var mostNamed4 = 5;
function contradictions(plan, progress) {
  const planned = agreed(phasesIn(plan));
  const logged = phasesIn(progress);
  const whole = wholeContradiction(progress, [...planned.values()], logged);
  if (whole) return [whole];
  const entries = agreed(logged);
  return [...planned.values()].flatMap((phase) => {
    const entry = entries.get(phase.number);
    if (!entry || entry.standing === phase.standing) return [];
    const message = `phase ${phase.number} ${phase.says} here, but ${entry.says} in progress.md; expected both to say the same`;
    const other = { at: entry.at, message: `phase ${phase.number} ${entry.says} here` };
    return [{ page: "taskPlan", at: phase.at, message, other }];
  });
}
function agreed(all) {
  const known4 = /* @__PURE__ */ new Map();
  const doubtful = /* @__PURE__ */ new Set();
  for (const one of all) {
    const first = known4.get(one.number);
    if (!first) known4.set(one.number, one);
    else if (first.standing !== one.standing) doubtful.add(one.number);
  }
  for (const number of doubtful) known4.delete(number);
  return known4;
}
function wholeContradiction(progress, planned, logged) {
  const claim = allDoneIn(progress);
  if (!claim || logged.some(({ standing }) => standing === "open")) return void 0;
  const { count: number, at: at2 } = claim;
  const open = planned.filter((phase) => phase.standing === "open" && phase.number <= (number ?? phase.number));
  const [first] = open;
  if (!first) return void 0;
  const numbers = some(
    open.map((phase) => String(phase.number)),
    mostNamed4
  );
  const which = open.length === 1 ? `phase ${numbers} is` : `phases ${numbers} are`;
  return {
    page: "progress",
    at: at2,
    message: `all phases are done here, but ${which} open in task_plan.md; expected both to say the same`,
    other: { at: first.at, message: `phase ${first.number} ${first.says} here` }
  };
}

// src/formats/hivemind/pages/plan-folder.ts
function nameFault(name) {
  const date = /^.+-(\d{4}-\d{2}-\d{2})$/.exec(name)?.[1];
  if (date === void 0) {
    return `the folder is named ${quote(name)}, expected a name and a date, such as "shelves-reset-2026-05-12"`;
  }
  const exists = parseInstant(`${date}T00:00:00Z`) !== void 0;
  return exists ? void 0 : `the folder is named ${quote(name)}, and ${quote(date)} is a date that does not exist`;
}

// src/formats/hivemind/rules/planning.ts
var planning = rule3({
  id: "hivemind/planning",
  severity: "warning",
  summary: "a plan has a dated folder with its three files, and its progress does not contradict it",
  source: "Hivemind state 5",
  reach: "root",
  async check(context) {
    const { plans, located } = context.snapshot;
    const present = new Set(located.map(({ file: file4 }) => file4));
    const folders = new Map(located.map(({ file: file4, path }) => [parentOf(file4), parentOf(path)]));
    for (const plan of plans) {
      reportFolder(context, plan, { present, path: folders.get(plan.folder) });
      await holdTogether(context, plan, present);
    }
  }
});
var planFile = "task_plan.md";
var progressFile = "progress.md";
var files = [planFile, "findings.md", progressFile];
function reportFolder({ snapshot, report }, plan, { present, path }) {
  const { folder, taskPlan, findings, progress } = plan;
  const page = taskPlan ?? findings ?? progress;
  const at2 = page ? page.document.at([]) : fileAt(pathIn(path ?? pathOfMissing(snapshot, folder), planFile));
  const fault2 = folder === stateFolder ? void 0 : nameFault(folder.slice(folder.lastIndexOf("/") + 1));
  if (fault2) report(at2, fault2);
  const missing = files.filter((file4) => !present.has(`${folder}/${file4}`));
  if (missing.length === 0) return;
  const are = missing.length === 1 ? "is" : "are";
  report(
    at2,
    `${either(missing.map(quote), "and")} ${are} missing in ${quote(folder)}, expected all of ${either(files, "and")}`
  );
}
async function holdTogether({ report, skip }, plan, present) {
  const { folder, taskPlan, progress } = plan;
  if (![planFile, progressFile].every((file4) => present.has(`${folder}/${file4}`))) return;
  const untold = (why) => skip(`whether plan and progress of ${inert(folder)} agree: ${why}`);
  if (!taskPlan || taskPlan.isBroken) return untold(`${planFile} cannot be read`);
  if (!progress || progress.isBroken) return untold(`${progressFile} cannot be read`);
  const [planned, logged] = [await taskPlan.body.structure(), await progress.body.structure()];
  if (!planned.ok) return untold(planned.reason);
  if (!logged.ok) return untold(logged.reason);
  const pages = { taskPlan, progress };
  const found = contradictions(textLines(taskPlan.body.lines, planned), textLines(progress.body.lines, logged));
  for (const { page, at: at2, message, other } of found) {
    const beside = pages[page === "progress" ? "taskPlan" : "progress"];
    report(pages[page].document.span(at2.start, at2.end), message, {
      related: [{ at: beside.document.span(other.at.start, other.at.end), message: other.message }]
    });
  }
}

// src/formats/hivemind/rules/prune-due.ts
var most4 = 50;
var oldMs = 30 * 6e4;
var pruneDue = rule3({
  id: "hivemind/prune-due",
  severity: "info",
  summary: "of more than 50 delegations, none ended over 30 minutes ago",
  source: "Hivemind state 2",
  check({ snapshot: { delegations }, now, report }) {
    const records = delegations?.data ?? [];
    if (!delegations || records.length <= most4) return;
    const old = records.filter((delegation) => {
      const { status, completedAt } = delegation ?? {};
      return status !== void 0 && isOver(status) && completedAt !== void 0 && now - completedAt > oldMs;
    });
    if (old.length === 0) return;
    const fact = `the file has ${records.length} delegations, and ${old.length} of them ended over 30 min ago`;
    report(delegations.document.at([]), `${fact}; with more than ${most4}, expected these to be removed`);
  }
});

// src/formats/hivemind/sessions/standing.ts
var standings = {
  pending: "at work",
  queued: "at work",
  running: "at work",
  completed: "over",
  failed: "over",
  error: "over",
  cancelled: "over",
  // It may go on, and it may not.
  interrupt: "interrupted"
};
function isAtWork({ metadata: { status } }) {
  return status !== void 0 && standings[status] === "at work";
}
function isOver2({ metadata: { status } }) {
  return status !== void 0 && standings[status] === "over";
}

// src/formats/hivemind/change/standings.ts
var files2 = { delegations: delegationsFile, continuity: continuityFile };
var nothing2 = { atWork: /* @__PURE__ */ new Map(), over: /* @__PURE__ */ new Map(), ids: /* @__PURE__ */ new Set(), isComplete: true };
var known2 = /* @__PURE__ */ new WeakMap();
function standingsIn(snapshot, kind) {
  const store = snapshot?.[kind];
  if (!store)
    return snapshot?.unreadable.some(({ path }) => nameOf2(path) === nameOf2(files2[kind])) ? void 0 : nothing2;
  if (store.data === void 0) return void 0;
  const found = known2.get(store) ?? (kind === "delegations" ? delegationsOf(snapshot) : sessionsIn(snapshot));
  known2.set(store, found);
  return found;
}
var nameOf2 = (path) => path.slice(path.lastIndexOf("/") + 1);
function delegationsOf({ delegations }) {
  const all = delegations?.data ?? [];
  const told = all.flatMap((one) => one?.id === void 0 ? [] : [{ id: one.id, status: one.status }]);
  const isEnded2 = (status) => isOver(status);
  return {
    atWork: statusesOf(told, (status) => !isEnded2(status)),
    over: statusesOf(told, isEnded2),
    ids: new Set(told.map(({ id: id2 }) => id2)),
    isComplete: told.length === all.length
  };
}
function sessionsIn({ continuity }) {
  const all = sessionsOf(continuity);
  const some3 = (isWanted) => new Map(all.filter(isWanted).map(({ key, metadata: { status } }) => [key, status ?? ""]));
  return { atWork: some3(isAtWork), over: some3(isOver2), ids: new Set(all.map(({ key }) => key)), isComplete: true };
}
function statusesOf(all, isWanted) {
  return new Map(
    all.flatMap(({ id: id2, status }) => status !== void 0 && isWanted(status) ? [[id2, status]] : [])
  );
}
function whyUntold(states, kind) {
  const isTold = states.every((state) => standingsIn(state, kind) !== void 0);
  return isTold ? void 0 : `${files2[kind]} could not be read in one of the states since the base`;
}

// src/formats/hivemind/change/places.ts
function stateNow(snapshot) {
  const { delegations, continuity, workflows, sessionState: sessionState2 } = snapshot;
  const file4 = delegations ?? continuity ?? workflows ?? sessionState2;
  return file4 ? file4.document.at([]) : fileAt(pathOfMissing(snapshot, delegationsFile));
}
function statusPlaces(snapshot, kind) {
  const { delegations, continuity } = snapshot;
  const isAtWork2 = (id2) => standingsIn(snapshot, kind)?.atWork.has(id2) ?? false;
  if (kind === "continuity") {
    return (id2) => {
      if (!continuity) return stateNow(snapshot);
      return continuity.document.at(isAtWork2(id2) ? ["sessions", id2, "metadata", "status"] : []);
    };
  }
  let indexes;
  return (id2) => {
    if (!delegations) return stateNow(snapshot);
    indexes ??= new Map(delegations.data?.map((delegation, index) => [delegation?.id, index]));
    return delegations.document.at(isAtWork2(id2) ? [indexes.get(id2) ?? 0, "status"] : []);
  };
}

// src/formats/hivemind/change/regressions.ts
function regressions(change, now, kind) {
  const found = /* @__PURE__ */ new Map();
  const ended = new Map(standingsIn(change.base, kind)?.over);
  const isKept = isLine(change.steps);
  for (const step of change.steps) {
    const after = standingsIn(step.after, kind);
    const sides = [step.before, ...step.others].map((side) => standingsIn(side, kind));
    for (const [id2, to] of after?.atWork ?? []) {
      if (found.has(id2) || after?.over.has(id2) || sides.some((side) => side?.atWork.has(id2))) continue;
      const from = sides.map((side) => side?.over.get(id2)).find((status) => status !== void 0);
      const last = from ?? (isKept ? ended.get(id2) : void 0);
      if (last !== void 0) found.set(id2, { id: id2, from: last, to, step });
    }
    for (const [id2, status] of after?.over ?? []) ended.set(id2, status);
  }
  return [...found.values(), ...sinceBase(change, now, kind).filter(({ id: id2 }) => !found.has(id2))];
}
function isLine(steps) {
  return steps.every(({ before, others: others2 }, at2) => others2.length === 0 && (at2 === 0 || before === steps[at2 - 1]?.after));
}
function sinceBase({ base }, now, kind) {
  const [before, after] = [standingsIn(base, kind), standingsIn(now, kind)];
  const step = { before: base, others: [], after: now, commit: void 0, isWhole: true };
  return [...after?.atWork ?? []].flatMap(([id2, to]) => {
    const from = before?.over.get(id2);
    return from === void 0 || before?.atWork.has(id2) || after?.over.has(id2) ? [] : [{ id: id2, from, to, step }];
  });
}

// src/formats/hivemind/rules/regressed.ts
var kinds = [
  ["delegations", "delegation"],
  ["continuity", "session"]
];
var regressed = rule3({
  id: "hivemind/regressed",
  severity: "error",
  summary: "a delegation or a session that came to its end does not run again",
  source: "Hivemind state 1, 2, D27",
  needs: "base",
  check({ snapshot, change, report, skip }) {
    if (!change) return;
    if (change.gap !== void 0) skip(change.gap);
    for (const [kind, noun] of kinds) {
      const untold = whyUntold([snapshot, ...change.steps.map(({ after }) => after)], kind);
      if (untold !== void 0) skip(untold);
      const placeOf4 = statusPlaces(snapshot, kind);
      for (const { id: id2, from, to, step } of regressions(change, snapshot, kind)) {
        const fact = `${noun} ${quote(id2)} went from ${quote(from)} back to ${quote(to)}${inStep(step)}`;
        report(placeOf4(id2), `${fact}; expected what is over to stay so`);
      }
    }
  }
});

// src/formats/hivemind/rules/session-key.ts
var sessionKey = rule3({
  id: "hivemind/session-key",
  severity: "error",
  summary: "a session's key is its sessionID",
  source: "Hivemind state 1",
  check({ snapshot: { continuity }, report }) {
    for (const { key, record } of sessionsOf(continuity)) {
      if (!continuity || record.sessionID === void 0 || record.sessionID === key) continue;
      const at2 = ["sessions", key];
      report(
        continuity.document.at([...at2, "sessionID"]),
        `the sessionID of the session is ${quote(record.sessionID)}, expected its key, ${quote(key)}`,
        { related: [{ at: continuity.document.key(at2), message: "the key stands here" }] }
      );
    }
  }
});

// src/formats/hivemind/sessions/transitions.ts
function transitionFaults({ phase, transitionHistory: history = [] }) {
  const faults2 = [];
  for (const [index, transition] of history.entries()) {
    if (!transition) continue;
    const before = history[index - 1];
    const at2 = (index2, field) => ["transitionHistory", index2, field];
    if (!isLegal(transition)) faults2.push({ path: at2(index, "to"), message: illegal(transition) });
    if (transition.from !== void 0 && before?.to !== void 0 && transition.from !== before.to) {
      faults2.push({
        path: at2(index, "from"),
        message: `the transition starts from ${quote(transition.from)}, expected ${quote(before.to)}, where the one before it led`,
        related: { path: at2(index - 1, "to"), message: "the one before it led here" }
      });
    }
    if (transition.at !== void 0 && before?.at !== void 0 && transition.at < before.at) {
      faults2.push({
        path: at2(index, "at"),
        message: `the transition happened at ${moment(transition.at)}, earlier than the one before it; expected the oldest first`,
        related: { path: at2(index - 1, "at"), message: `the one before it happened at ${moment(before.at)}` }
      });
    }
  }
  const last = history.at(-1)?.to;
  if (last !== void 0 && phase !== void 0 && last !== phase) {
    faults2.push({
      path: ["phase"],
      message: `the phase is ${quote(phase)}, expected ${quote(last)}, where the last transition led`,
      related: { path: ["transitionHistory", history.length - 1, "to"], message: "the last transition led here" }
    });
  }
  return faults2;
}
function edgesFrom(phase) {
  return sessionPhaseLifecycle.edges[phase];
}
function isLegal({ from, to }) {
  return from === void 0 || to === void 0 || edgesFrom(from).includes(to);
}
function illegal({ from = "created", to }) {
  const edges = edgesFrom(from).map(quote);
  const expected3 = edges.length > 0 ? `expected ${either(edges)} after it` : "expected nothing after it, for it is final";
  return `the phase went from ${quote(from)} to ${quote(to)}; ${expected3}`;
}

// src/formats/hivemind/rules/session-lifecycle.ts
var sessionLifecycle = rule3({
  id: "hivemind/session-lifecycle",
  severity: "error",
  summary: "a session's status and phase fit, and its transitions join, one after the other, along legal edges",
  source: "Hivemind state 1",
  check({ snapshot: { continuity }, report }) {
    for (const { key, metadata, at: at2 } of sessionsOf(continuity)) {
      const { status, lifecycle } = metadata;
      if (!lifecycle) continue;
      const phases = status && phasesOfStatus[status];
      if (phases && lifecycle.phase !== void 0 && !phases.includes(lifecycle.phase)) {
        const fact = `the phase of session ${quote(key)} is ${quote(lifecycle.phase)} and its status ${quote(status)}`;
        report(at2("lifecycle", "phase"), `${fact}; expected the phase ${either(phases.map(quote))}`, {
          related: [{ at: at2("status"), message: "the status stands here" }]
        });
      }
      for (const { message, path, related } of transitionFaults(lifecycle)) {
        report(
          at2("lifecycle", ...path),
          message,
          related && { related: [{ at: at2("lifecycle", ...related.path), message: related.message }] }
        );
      }
    }
  }
});

// src/formats/hivemind/stores/documented.ts
var documented2 = [
  {
    what: "session",
    at: ["sessions", "*"],
    fields: ["promptParams"],
    inside: {
      metadata: ["description", "delegation", "constraints", "pendingNotifications"],
      "metadata.lifecycle": ["phase"]
    }
  },
  {
    what: "notification",
    at: ["sessions", "*", "metadata", "pendingNotifications", "*"],
    fields: ["description", "agent"],
    inside: { metadata: ["delegationId", "terminalState"] }
  },
  {
    what: "workflow",
    at: ["workflows", "*"],
    fields: ["type", "targetPrimitives", "scope", "mode", "startedAt", "updatedAt"]
  },
  { what: "turn", at: ["workflows", "*", "turns", "*"], fields: ["status", "output"] },
  { what: "target", at: ["workflows", "*", "targetPrimitives", "*"], fields: ["type", "name"] },
  { what: "event", at: ["events", "*"], fields: ["source"] }
];
function lackingIn(document) {
  return documented2.flatMap((kind) => {
    const { what: what3 } = kind;
    const groups = /* @__PURE__ */ new Map();
    for (const path of pathsTo(kind.at, document.data)) {
      const fields3 = fieldsLackedAt(document, path, kind);
      const key = fields3.join();
      const group = groups.get(key);
      if (group) group.others += 1;
      else if (fields3.length > 0) groups.set(key, { what: what3, fields: fields3, path, others: 0 });
    }
    return [...groups.values()];
  });
}
function fieldsLackedAt(document, path, { fields: fields3, inside = {} }) {
  const below2 = Object.entries(inside).flatMap(
    ([holder, held]) => lackedFields(document, [...path, ...holder.split(".")], held).map((field) => `${holder}.${field}`)
  );
  return [...lackedFields(document, path, fields3), ...below2];
}
function* pathsTo([key, ...rest2], data, path = []) {
  if (key === void 0) yield path;
  else for (const [part, below2] of partsOf3(data, key)) yield* pathsTo(rest2, below2, [...path, part]);
}
function partsOf3(data, key) {
  if (Array.isArray(data)) return key === "*" ? data.entries() : [];
  if (!isDataMap(data)) return [];
  if (key === "*") return Object.entries(data);
  return Object.hasOwn(data, key) ? [[key, data[key]]] : [];
}

// src/formats/hivemind/rules/session-record.ts
var sessionRecord = rule3({
  id: "hivemind/session-record",
  severity: "warning",
  summary: "sessions, notifications, workflows and events have all fields that are documented and not optional",
  source: "Hivemind state 1, 3, 4; D16",
  check({ snapshot: { continuity, workflows, events }, report }) {
    for (const store of [continuity, workflows, ...events.map((pair) => pair.events)]) {
      if (store?.data === void 0) continue;
      for (const { what: what3, path, fields: fields3, others: others2 } of lackingIn(store.document)) {
        const more = others2 > 0 ? `, and so ${others2 === 1 ? "does" : "do"} ${count(others2, "other")}` : "";
        report(
          store.document.key(path),
          `the ${what3} lacks ${either(fields3, "and")}${more}; expected what is documented`
        );
      }
    }
  }
});

// src/formats/hivemind/pages/decision-table.ts
var columns = 3;
var head2 = "Decision, Rationale and When";
function tableFault(text, { heading: heading2, title, lines }) {
  const from = lines.findIndex(isRow);
  const [first, second, ...below2] = from < 0 ? [] : lines.slice(from, endOfTable(text, lines, from));
  if (!first) return { at: heading2, message: `the section "${title}" holds no table, expected one of ${head2}` };
  const width = widthOf(first);
  if (width !== columns)
    return { at: first, message: `the table has ${count(width, "column")}, expected ${columns}: ${head2}` };
  if (!second || !isTableRule(second.raw) || widthOf(second) !== columns) {
    return {
      at: first,
      message: `below the head of the table, a line of dashes was expected for its ${columns} columns`
    };
  }
  const [torn, ...others2] = below2.filter((row) => widthOf(row) !== columns);
  if (!torn) return void 0;
  const more = others2.length > 0 ? `, and ${others2.length} more like it` : "";
  const escaped = widthOf(torn) > columns ? '; a "|" that is text is written "\\|"' : "";
  return { at: torn, message: `the row has ${count(widthOf(torn), "cell")}, expected ${columns}${more}${escaped}` };
}
var isRow = ({ raw }) => /^[ \t]*\|/.test(raw);
function endOfTable(text, lines, from) {
  const next = lines.findIndex(
    (line, index) => index > from && !(isRow(line) && isBelow(text, lines[index - 1], line))
  );
  return next < 0 ? lines.length : next;
}
var isBelow = (text, above, line) => !!above && isNextLine(text, above, line);
function widthOf({ raw }) {
  const cells = cellsOf(raw.trim());
  return cells.length - 1 - (cells.at(-1)?.text === "" ? 1 : 0);
}

// src/formats/hivemind/pages/sections.ts
function sectionsOf(lines) {
  const all = [];
  let open = [];
  for (const line of lines) {
    if (line.heading > 0) open = open.filter(({ heading: heading2 }) => heading2.heading < line.heading);
    for (const section2 of open) section2.lines.push(line);
    if (line.heading === 0) continue;
    const section = { heading: line, title: titleOf2(line), lines: [] };
    all.push(section);
    open.push(section);
  }
  return all;
}
function titleOf2({ raw }) {
  const text = raw.trim().replace(/^#+/, "");
  return text.replace(/[ \t]#+$/, "").replace(/[*_`]/g, "").trim();
}

// src/formats/hivemind/rules/session-state.ts
var sessionState = rule3({
  id: "hivemind/session-state",
  severity: "warning",
  summary: "SESSION-STATE.md has its WAL line, its four sections and a whole table of decisions",
  source: "Hivemind state 6",
  async check({ snapshot: { sessionState: page }, report, skip }) {
    if (!page || page.isBroken) return;
    const structure = await page.body.structure();
    if (!structure.ok) return skip(`${page.file}: ${structure.reason}`);
    const lines = textLines(page.body.lines, structure);
    if (!lines.some(({ raw }) => walLine.test(raw))) {
      report(
        page.document.at([]),
        'there is no line of the WAL protocol, expected "**WAL Protocol: Write BEFORE responding. Survives compaction.**"'
      );
    }
    const sections = sectionsOf(lines);
    const find = (name) => sections.find(({ title }) => isTitled(title, name));
    const missing = [...needed, decisions2].filter((name) => !find(name));
    if (missing.length > 0) {
      const fact = missing.length === 1 ? "a section is missing" : `${missing.length} sections are missing`;
      report(page.document.at([]), `${fact}: ${either(missing.map(quote), "and")}`);
    }
    const decided = find(decisions2);
    const fault2 = decided && tableFault(page.document.text, decided);
    if (fault2) report(page.document.span(fault2.at.start, fault2.at.end), fault2.message);
  }
});
var walLine = /\bWAL Protocol\b/i;
var needed = ["Current Task", "Key Context", "Pending Actions"];
var decisions2 = "Recent Decisions";
function isTitled(title, name) {
  const text = title.slice(0, 200).replace(/^[^\p{L}]+/u, "").toLowerCase();
  return text.startsWith(name.toLowerCase()) && !/^[\p{L}\p{N}]/u.test(text.slice(name.length));
}

// src/formats/hivemind/sessions/stamps.ts
function nameOf3({ path }) {
  return path.join(".");
}
function stampsOf2(metadata) {
  const { updatedAt: updatedAt2, lastToolActivityAt, lifecycle, pendingNotifications = [] } = metadata;
  const { launchedAt, completedAt, observation, transitionHistory = [] } = lifecycle ?? {};
  const observedAt = observation?.observedAt;
  const stamps = [
    [["updatedAt"], updatedAt2],
    [["lastToolActivityAt"], lastToolActivityAt],
    [["lifecycle", "launchedAt"], launchedAt],
    [["lifecycle", "completedAt"], completedAt],
    [["lifecycle", "observation", "observedAt"], observedAt],
    ...transitionHistory.map((one, index) => [["lifecycle", "transitionHistory", index, "at"], one?.at]),
    ...pendingNotifications.map(
      (one, index) => [["pendingNotifications", index, "createdAt"], one?.createdAt]
    )
  ];
  return stamps.flatMap(([path, ms]) => isMoment(ms) ? [{ path, ms }] : []);
}

// src/formats/hivemind/rules/session-times.ts
var sessionTimes = rule3({
  id: "hivemind/session-times",
  severity: "error",
  summary: "no moment of the continuity store lies after the clock, or after the record or store that holds it",
  source: "Hivemind state 1, D19",
  check({ snapshot: { continuity }, now, limits, report }) {
    const clock = new Clock({ now, limits });
    const sessions = sessionsOf(continuity);
    const updatedAt2 = continuity?.data?.updatedAt;
    for (const session of sessions)
      for (const said4 of [...ahead(session, clock), ...stale(session, clock)]) report(...said4);
    if (!continuity || updatedAt2 === void 0) return;
    const at2 = continuity.document.at("updatedAt");
    if (clock.isFuture(updatedAt2)) report(at2, `updatedAt of the store is ${clock.ahead(updatedAt2)}`);
    else for (const said4 of leftBehind2({ at: at2, updatedAt: updatedAt2, sessions }, clock)) report(...said4);
  }
});
function ahead({ key, metadata, at: at2 }, clock) {
  const [first, ...others2] = stampsOf2(metadata).filter(({ ms }) => clock.isFuture(ms));
  if (!first) return [];
  const more = others2.length > 0 ? `, as ${others2.length === 1 ? "is" : "are"} ${count(others2.length, "other")}` : "";
  const related = others2.slice(0, 3).map((one) => ({ at: at2(...one.path), message: `${nameOf3(one)} stands here` }));
  return [
    [at2(...first.path), `${nameOf3(first)} of session ${quote(key)} is ${clock.ahead(first.ms, more)}`, { related }]
  ];
}
function stale({ key, metadata, at: at2 }, clock) {
  const { updatedAt: updatedAt2 } = metadata;
  if (updatedAt2 === void 0) return [];
  const latest = latestOf(stampsOf2(metadata).filter(({ ms }) => clock.isAfter(ms, updatedAt2)));
  if (!latest) return [];
  const fact = `updatedAt of session ${quote(key)} is ${moment(updatedAt2)}, before its ${nameOf3(latest)}`;
  const related = [{ at: at2(...latest.path), message: `${nameOf3(latest)} stands here` }];
  return [[at2("updatedAt"), `${fact}; expected no earlier than ${moment(latest.ms)}`, { related }]];
}
function leftBehind2({ at: at2, updatedAt: updatedAt2, sessions }, clock) {
  const stamped = sessions.map((session2) => ({ session: session2, ms: session2.metadata.updatedAt ?? 0 }));
  const later = stamped.filter(({ ms: ms2 }) => clock.isAfter(ms2, updatedAt2));
  const latest = latestOf(later);
  if (!latest) return [];
  const { session, ms } = latest;
  const fact = `updatedAt of the store is ${moment(updatedAt2)}, before that of ${count(later.length, "session")} in it`;
  const related = [{ at: session.at("updatedAt"), message: `that of session ${quote(session.key)} stands here` }];
  return [[at2, `${fact}; expected no earlier than ${moment(ms)}`, { severity: "warning", related }]];
}

// src/formats/hivemind/rules/stale-store.ts
var staleStore = rule3({
  id: "hivemind/stale-store",
  severity: "warning",
  summary: "while sessions run, the continuity store was written within the last 30 minutes",
  source: 'Hivemind state, "When State Appears Stale"; D19, D34',
  check({ snapshot: { continuity }, now, limits, report }) {
    const updatedAt2 = continuity?.data?.updatedAt;
    if (!continuity || updatedAt2 === void 0 || now - updatedAt2 <= limits.staleStoreMs) return;
    const running = sessionsOf(continuity).filter(isAtWork);
    const [first] = running;
    if (!first) return;
    const age = `the store was written at ${moment(updatedAt2)}, ${duration(now - updatedAt2)} ago`;
    const fact = `${age}, and ${count(running.length, "session")} in it ${running.length === 1 ? "is" : "are"} at work`;
    report(
      continuity.document.at("updatedAt"),
      `${fact}; expected it to move within ${duration(limits.staleStoreMs)}`,
      {
        related: [
          { at: first.at("status"), message: `session ${quote(first.key)} is ${quote(first.metadata.status)} here` }
        ]
      }
    );
  }
});

// src/formats/hivemind/spec/words.ts
var words3 = {
  sessionStatus: ["pending", "queued", "running", "completed", "failed", "error", "cancelled", "interrupt"],
  sessionPhase: Object.keys(sessionPhaseLifecycle.edges),
  delegationStatus: Object.keys(delegationLifecycle.edges),
  notificationStatus: ["started", "completed", "failed", "cancelled"],
  executionMode: ["sdk", "pty", "headless"],
  surface: ["agent-delegation", "command-process"],
  recoveryGuarantee: ["resumable", "best-effort", "non-resumable-after-restart"],
  terminalKind: [
    ...["completed", "error", "timeout", "cancelled", "restarted"],
    ...["runtime-dispatch-unsupported", "interrupted-by-signal", "non-resumable-after-restart"]
  ],
  turnStatus: ["pending", "in_progress", "complete", "failed", "skipped"],
  primitive: ["agent", "command", "skill", "tool"],
  scope: ["project", "user", "global"]
};

// src/formats/hivemind/stores/drifts.ts
function driftsOf2(session, byId3, byChild) {
  return [...ownDrift(session, byChild), ...recordDrift(session, byId3), ...notificationDrifts(session, byId3)];
}
function ownDrift(session, byChild) {
  const { key, metadata } = session;
  const own = byChild.get(key) ?? [];
  if (own.some(({ delegation }) => delegation.status === void 0)) return [];
  const running = own.find(({ delegation: { status = "" } }) => !isOver(status));
  const drifted = isAtWork(session) && !running ? own.at(-1) : isOver2(session) ? running : void 0;
  return drifted ? [{ ...drifted, path: ["status"], fact: `session ${quote(key)} is ${quote(metadata.status)}` }] : [];
}
function recordDrift({ key, metadata }, byId3) {
  const record = metadata.delegation;
  if (!isDataMap(record)) return [];
  const { status } = record;
  const id2 = [record.delegationId, record.id].find((one) => typeof one === "string");
  if (typeof id2 !== "string" || typeof status !== "string" || !words3.delegationStatus.includes(status)) return [];
  const fact = `the delegation of session ${quote(key)} is ${quote(status)}`;
  return drift(byId3.get(id2), [status]).map((one) => ({ ...one, path: ["delegation", "status"], fact }));
}
function notificationDrifts({ metadata }, byId3) {
  return placed(metadata.pendingNotifications).flatMap(({ notification: notification2, index }) => {
    const { status } = notification2;
    const state = notification2.metadata?.terminalState;
    const id2 = delegationIdOf(notification2);
    const ends = state !== void 0 ? [state] : status !== void 0 ? delegationStatuses[status] : [];
    if (id2 === void 0 || !ends.some(isOver)) return [];
    const field = state === void 0 ? ["status"] : ["metadata", "terminalState"];
    const fact = `the notification says ${quote(state ?? status)}`;
    return drift(byId3.get(id2), ends).map((one) => ({ ...one, path: ["pendingNotifications", index, ...field], fact }));
  });
}
function drift(known4 = [], expected3) {
  const stands = known4.filter(({ delegation }) => delegation.status !== void 0);
  const fits = stands.some(({ delegation: { status = "" } }) => expected3.includes(status));
  return fits ? [] : stands.slice(0, 1);
}

// src/formats/hivemind/rules/state-drift.ts
var stateDrift = rule3({
  id: "hivemind/state-drift",
  severity: "warning",
  summary: "session-continuity.json says the same of a delegation as delegations.json, which is the authority",
  source: 'Hivemind state, "When Delegation Records Conflict With Session State"',
  reach: "root",
  check({ snapshot, report, skip }) {
    const { continuity, delegations } = snapshot;
    const [lost, other] = [whyUnread2(snapshot, "delegations"), whyUnread2(snapshot, "continuity")];
    const areThere = (delegations ?? lost) !== void 0 && (continuity ?? other) !== void 0;
    if (areThere && (lost ?? other) !== void 0) skip(lost ?? other);
    if (!delegations || !continuity) return;
    const byId3 = delegationsBy("id", delegations);
    const byChild = delegationsBy("childSessionId", delegations);
    for (const session of sessionsOf(continuity)) {
      for (const { path, fact, delegation, index } of driftsOf2(session, byId3, byChild)) {
        const { id: id2, status } = delegation;
        const other2 = `${id2 === void 0 ? "its delegation" : `delegation ${quote(id2)}`} is ${quote(status)}`;
        report(session.at(...path), `${fact}, but ${other2}; of the two, state/delegations.json counts`, {
          related: [{ at: delegations.document.at([index, "status"]), message: "the delegation stands here" }]
        });
      }
    }
  }
});

// src/formats/hivemind/rules/vanished.ts
var vanished = rule3({
  id: "hivemind/vanished",
  severity: "info",
  summary: "a delegation that runs stays in delegations.json until it has come to its end",
  source: "Hivemind state 2, D27",
  needs: "base",
  check({ snapshot, change, report, skip }) {
    if (!change) return;
    if (change.gap !== void 0) return skip(change.gap);
    const untold = whyUntold(
      [snapshot, ...change.steps.flatMap(({ before, after }) => [before, after])],
      "delegations"
    );
    if (untold !== void 0) skip(untold);
    const now = standingsIn(snapshot, "delegations")?.ids;
    for (const step of change.steps) {
      const gone = goneIn(step).filter((id2) => !now?.has(id2));
      if (gone.length === 0) continue;
      const fact = `${count(gone.length, "delegation")} that ran ${gone.length === 1 ? "is" : "are"} gone${inStep(step)}`;
      const ids = some(gone.map(quote), mostNamed5);
      report(stateNow(snapshot), `${fact}: ${ids}; expected each to stay until it has come to its end`);
    }
  }
});
var mostNamed5 = 3;
function goneIn({ before, others: others2, after }) {
  const [first, ...sides] = [before, ...others2].map((side) => standingsIn(side, "delegations"));
  const left2 = standingsIn(after, "delegations");
  if (!first || !left2?.isComplete) return [];
  return [...first.atWork.keys()].filter((id2) => !left2.ids.has(id2) && sides.every((side) => side?.atWork.has(id2)));
}

// src/formats/hivemind/rules/workflow-key.ts
var workflowKey = rule3({
  id: "hivemind/workflow-key",
  severity: "error",
  summary: "a workflow's key is its id",
  source: "Hivemind state 4",
  check({ snapshot: { workflows }, report }) {
    if (!workflows) return;
    for (const [key, workflow] of Object.entries(workflows.data?.workflows ?? {})) {
      if (workflow?.id === void 0 || workflow.id === key) continue;
      const at2 = ["workflows", key];
      report(
        workflows.document.at([...at2, "id"]),
        `the id of the workflow is ${quote(workflow.id)}, expected its key, ${quote(key)}`,
        { related: [{ at: workflows.document.key(at2), message: "the key stands here" }] }
      );
    }
  }
});

// src/formats/hivemind/workflows/records.ts
function* recordsOf3(store) {
  for (const [key, workflow] of Object.entries(store?.data?.workflows ?? {})) {
    if (!store || !workflow) continue;
    const { document } = store;
    const inside = (path) => ["workflows", key, ...path];
    const turns = rawAt(document, inside(["turns"]));
    const sound = workflow.turns ?? {};
    yield {
      workflow,
      turnNames: isDataMap(turns) ? Object.keys(turns) : [],
      turn: (name) => Object.hasOwn(sound, name) ? sound[name] : void 0,
      has: (...path) => rawAt(document, inside(path)) !== void 0,
      at: (...path) => document.at(inside(path)),
      key: (...path) => document.key(inside(path))
    };
  }
}

// src/formats/hivemind/workflows/stamps.ts
function stampsOf3({ workflow, turnNames, turn }) {
  const stamps = /* @__PURE__ */ new Map();
  const add2 = (name, ms, path) => {
    if (ms !== void 0) stamps.set(name, { ms, path });
  };
  add2("startedAt", workflow.startedAt, ["startedAt"]);
  add2("updatedAt", workflow.updatedAt, ["updatedAt"]);
  for (const name of turnNames) {
    add2(`completedAt of turn ${quote(name)}`, turn(name)?.completedAt, ["turns", name, "completedAt"]);
  }
  return stamps;
}
function ordersOf(names3) {
  const turns = [...names3].filter((name) => name !== "startedAt" && name !== "updatedAt");
  return [
    ["updatedAt", "before", "startedAt"],
    ...turns.map((turn) => [turn, "before", "startedAt"]),
    ...turns.map((turn) => [turn, "after", "updatedAt"])
  ];
}

// src/formats/hivemind/rules/workflow-times.ts
var workflowTimes = rule3({
  id: "hivemind/workflow-times",
  severity: "error",
  summary: "turns end after their workflow was started and before it was last written; nothing happened in the future",
  source: "Hivemind state 4",
  check({ snapshot: { workflows }, now, limits, report }) {
    const clock = new Clock({ now, limits });
    const written = workflows?.data?.updatedAt;
    if (workflows && written !== void 0 && clock.isFuture(written)) {
      report(workflows.document.at(["updatedAt"]), `updatedAt is ${clock.ahead(written)}`);
    }
    for (const record of recordsOf3(workflows)) {
      const past = new Map(stampsOf3(record));
      for (const [name, { ms, path }] of past) {
        if (!clock.isFuture(ms)) continue;
        report(record.at(...path), `${name} is ${clock.ahead(ms)}`);
        past.delete(name);
      }
      const moments = new Map([...past].map(([name, { ms }]) => [name, ms]));
      const disorders = disordersOf(moments, ordersOf(past.keys()));
      for (const bound of ["startedAt", "updatedAt"]) {
        const group = disorders.filter(({ other }) => other === bound);
        const [first, second] = group;
        if (first) report(...second ? leftBehind3(record, past, bound, group) : misplaced2(record, past, first));
      }
    }
  }
});
var placeOf3 = (record, stamps, name) => record.at(...stamps.get(name)?.path ?? []);
function misplaced2(record, stamps, { wrong, other, message }) {
  const related = [{ at: placeOf3(record, stamps, other), message: `${other} stands here` }];
  return [placeOf3(record, stamps, wrong), message, { related }];
}
function leftBehind3(record, stamps, bound, group) {
  const side = bound === "startedAt" ? "earlier" : "later";
  const fact = `${bound} is ${moment(stamps.get(bound)?.ms ?? 0)}, but ${group.length} other moments are ${side}`;
  const related = group.slice(0, 5).map(({ wrong }) => ({ at: placeOf3(record, stamps, wrong), message: `${wrong} is ${side}` }));
  return [placeOf3(record, stamps, bound), fact, { related }];
}

// src/formats/hivemind/workflows/progress.ts
function gapOf({ turnNames }) {
  const others2 = new Set(turnNames);
  let number = 0;
  while (others2.delete(String(number))) number += 1;
  const [instead] = others2;
  return instead === void 0 ? void 0 : { missing: String(number), instead };
}
function firstOpenTurn({ turnNames, turn }) {
  for (let number = 0; number < turnNames.length; number += 1) {
    const status = turn(String(number))?.status;
    if (status === void 0) return void 0;
    if (status !== "complete" && status !== "skipped") return number;
  }
  return turnNames.length;
}

// src/formats/hivemind/rules/workflow-turns.ts
var workflowTurns = rule3({
  id: "hivemind/workflow-turns",
  severity: "error",
  summary: "turns are numbered from 0, only those that are done have an end, and the current one comes after them",
  source: "Hivemind state 4, D16",
  check({ snapshot: { workflows }, report }) {
    for (const record of recordsOf3(workflows)) {
      for (const name of record.turnNames) checkEnd(record, name, report);
      const gap = gapOf(record);
      if (gap) {
        const { missing, instead } = gap;
        const message = `there is a turn ${quote(instead)}, but no turn ${quote(missing)}; expected numbers from 0 up`;
        report(record.key("turns", instead), message);
      } else checkCurrent(record, report);
    }
  }
});
function checkEnd({ turn, has, at: at2 }, name, report) {
  const { status, completedAt } = turn(name) ?? {};
  const statusAt = () => at2("turns", name, "status");
  if (status === "complete" && !has("turns", name, "completedAt")) {
    report(statusAt(), 'the status is "complete", expected completedAt beside it');
  }
  if (completedAt !== void 0 && (status === "pending" || status === "in_progress")) {
    const message = `completedAt is ${moment(completedAt)}, but the status is ${quote(status)}; expected none before the end`;
    report(at2("turns", name, "completedAt"), message, {
      related: [{ at: statusAt(), message: "the status stands here" }]
    });
  }
}
function checkCurrent(record, report) {
  const current = record.workflow.currentTurn;
  const open = firstOpenTurn(record);
  if (current === void 0 || open === void 0 || current === open || current === open - 1) return;
  const expected3 = open === 0 ? "0" : `${open - 1} or ${open}`;
  const turns = record.turnNames.length;
  const done = turns === 0 ? "there are no turns" : "all turns are done";
  const why = open === turns ? done : `turn ${open} is the first that is not done`;
  const related = open === turns ? [] : [{ at: record.key("turns", String(open)), message: "the turn stands here" }];
  report(record.at("currentTurn"), `currentTurn is ${current}, expected ${expected3}, for ${why}`, { related });
}

// src/formats/hivemind/change/bypass.ts
function isSilentBypass({ before, others: others2, after }) {
  if (!before || !after || others2.length > 0) return false;
  const isChanged = (textIn2) => textIn2(before) !== textIn2(after);
  const isNoted = isChanged((state) => state?.sessionState?.document.text);
  const stores = ["delegations", "continuity", "workflows"];
  return !isNoted && stores.some((store) => isChanged((state) => state?.[store]?.document.text));
}

// src/formats/hivemind/rules/write-boundary.ts
var writeBoundary = rule3({
  id: "hivemind/write-boundary",
  severity: "error",
  summary: "only agents of level 0 and 1 write state; a person who does so notes it in SESSION-STATE.md",
  source: 'Hivemind state, "Agent Access Boundaries"',
  needs: "base",
  check(context) {
    const { change, skip } = context;
    if (!change) return;
    if (change.gap !== void 0) return skip(change.gap);
    const bypasses = [];
    for (const step of change.steps) {
      const { commit } = step;
      if (!commit) continue;
      if (commit.agents.length > 0) judge4(context, commit);
      else if (isSilentBypass(step)) bypasses.push(commit);
    }
    reportBypasses(context, bypasses);
  }
});
function judge4({ snapshot, report }, commit) {
  const levels = commit.agents.map(levelOf);
  if (levels.some((level) => level === 0 || level === 1)) return;
  const fact = `${some(commit.agents.map(quote), mostNamed6)} wrote in ${folderOf(snapshot)} in ${named(commit)}`;
  const isKnown = levels.some((level) => level !== void 0);
  const expected3 = isKnown ? "expected agents of level 2 and 3 only to read it" : 'expected a name that tells its level, such as "hm-l1-coordinator" or "L1"';
  report(stateNow(snapshot), `${fact}; ${expected3}`, { severity: isKnown ? "error" : "warning" });
}
function reportBypasses({ snapshot, report }, commits) {
  if (commits.length === 0) return;
  const nobody2 = commits.length === 1 ? "which names no agent" : "which name no agent";
  const fact = `stores in ${folderOf(snapshot)} were written in ${some(commits.map(named), mostNamed6)}, ${nobody2}`;
  report(stateNow(snapshot), `${fact}; expected a note of it in SESSION-STATE.md`, { severity: "info" });
}
var mostNamed6 = 3;
function folderOf({ root, dialect: dialect2 }) {
  return quote(dialect2 === "legacy" ? root : pathIn(root, stateFolder));
}

// src/formats/hivemind/rules/index.ts
var rules2 = [
  delegationCeiling,
  delegationDepth,
  delegationId,
  delegationRecord,
  delegationSession,
  delegationSurface,
  delegationTerminal,
  delegationTimes,
  eventJournal,
  journal,
  leftover2,
  legacyRoot,
  notification,
  planning,
  pruneDue,
  regressed,
  sessionKey,
  sessionLifecycle,
  sessionRecord,
  sessionState,
  sessionTimes,
  staleStore,
  stateDrift,
  vanished,
  workflowKey,
  workflowTimes,
  workflowTurns,
  writeBoundary
];

// src/formats/hivemind/index.ts
var hivemind = {
  id: "hivemind",
  directories: [directory, legacyDirectory],
  isRoot: (entries, at2) => entries.some(({ name, kind }) => {
    if (kind !== "directory") return at2 === legacyDirectory && isStore(nameToday(name));
    const folders = at2 === legacyDirectory ? legacyFolders : ["state", "event-tracker", "journal"];
    return folders.includes(name);
  }),
  reads: (path) => fileKind(path) !== void 0 || isStore(nameToday(path)),
  mainFile: delegationsFile,
  read: async (...asked) => (await import("./read-WCSRHNZ6.js")).readHivemind(...asked),
  // In a legacy root, the stores lie at the top, or in a folder of their own.
  statePaths: [
    ...["state", ...legacyFolders],
    ...["delegations.json", "session-continuity.json", "config-workflows.json"]
  ],
  readState: async (...asked) => (await import("./read-WCSRHNZ6.js")).readHivemindState(...asked),
  agentTrailer,
  recovery: async () => (await import("./recover-LCIXBQSU.js")).recovery,
  rules: rules2,
  schemas: {
    "hivemind/config-workflows": async () => (await import("./config-workflows.schema-ADC5KEC5.js")).default,
    "hivemind/delegations": async () => (await import("./delegations.schema-N5BFXFLU.js")).default,
    "hivemind/events": async () => (await import("./events.schema-KWLUHIK4.js")).default,
    "hivemind/journal": async () => (await import("./journal.schema-6DABAV33.js")).default,
    "hivemind/session-continuity": async () => (await import("./session-continuity.schema-POG5S67H.js")).default
  }
};
function isStore(file4) {
  return ["delegations", "continuity", "workflows"].includes(fileKind(file4) ?? "");
}

// src/formats/index.ts
var formats = [grid, hivemind];

// src/formats/common/rules/baseline/stale.ts
var baselineStale = rule({
  id: "baseline/stale",
  severity: "warning",
  summary: "every entry of the baseline hides a finding that is still there",
  source: "practice",
  needs: "baseline",
  check({ staleEntries, report }) {
    for (const { at: at2, rule: rule4, path, date, isKnown } of staleEntries ?? []) {
      const why = isKnown ? `${quote(rule4)} no longer says this about ${quote(path)}` : `there is no rule ${quote(rule4)}`;
      report(at2, `this entry of ${date} hides nothing, for ${why}; remove it, or make the baseline anew`);
    }
  }
});

// src/formats/common/claims.ts
function recordedCommits(context, isEnough = isFound) {
  const { snapshot, facts } = context;
  return known3(context, snapshot.commits, (recorded) => facts.commit(recorded), isEnough);
}
function claimedFiles(context, isEnough = ({ answer }) => answer !== "unknown") {
  const { snapshot, facts } = context;
  return known3(context, snapshot.files, (claimed) => facts.file(claimed), isEnough);
}
function isFound(fact) {
  return fact.answer !== "unknown" || fact.commit !== void 0;
}
function claimIn(claim) {
  return `${inert(claim.field)} names ${quote("name" in claim ? claim.name : claim.path)}`;
}
function unreadClaims({ unjudged: unjudged2, unlisted = [] }) {
  return unjudged2 === void 0 ? unlisted : [unjudged2, ...unlisted];
}
function* known3({ snapshot, skip }, claims, factOf2, isEnough) {
  const reasons = new Set(unreadClaims(snapshot));
  for (const claim of claims) {
    const fact = factOf2(claim);
    if (isEnough(fact, claim)) yield { claim, fact };
    else if (fact.answer === "unknown") reasons.add(fact.reason);
  }
  for (const reason of reasons) skip(reason);
}

// src/formats/common/rules/files/exists.ts
var filesExists = rule({
  id: "files/exists",
  severity: "error",
  summary: "every file that the state claims is there, or was in some commit",
  source: "checkpoint flow check 2, D20",
  needs: "files",
  check(context) {
    for (const { claim, fact } of claimedFiles(context)) {
      if (fact.answer !== "never") continue;
      context.report(claim.at, `${claimIn(claim)}, but no such file is there, and none was in any commit`);
    }
  }
});

// src/formats/common/rules/files/outside.ts
var faults = {
  absolute: "which is no path relative to the repository",
  climbs: "which climbs out of the repository",
  link: "which leads through a link out of the repository",
  "not-portable": "which not every system takes for the path of a file"
};
var filesOutside = rule({
  id: "files/outside",
  severity: "error",
  summary: "every path that the state claims leads to a place in the repository, on every system",
  source: "STATE.md schema 1.6",
  needs: "files",
  check(context) {
    for (const { claim, fact } of claimedFiles(context, () => true)) {
      if (fact.answer !== "outside") continue;
      const message = `${claimIn(claim)}, ${faults[fact.why]}; expected a path inside the repository`;
      context.report(claim.at, message, fact.why === "not-portable" ? { severity: "warning" } : {});
    }
  }
});

// src/formats/common/rules/files/removed.ts
var filesRemoved = rule({
  id: "files/removed",
  severity: "info",
  summary: "every file that the state claims and that was there once is still there",
  source: "checkpoint flow check 2, D20",
  needs: "files",
  check(context) {
    for (const { claim, fact } of claimedFiles(context)) {
      const fate = fateOf(fact);
      if (fate) context.report(claim.at, `${claimIn(claim)}, which ${fate}`);
    }
  }
});
function fateOf(fact) {
  if (fact.answer === "committed") return "is in the last commit, but not in the working tree";
  if (fact.answer === "elsewhere") {
    return `only ${named(fact.commit)} has, and that is not in the history that is linted`;
  }
  if (fact.answer !== "removed") return void 0;
  const { commit, renamedTo, lastName } = fact;
  if (renamedTo !== void 0) return `was renamed to ${quote(renamedTo)} in ${named(commit)}`;
  const before = lastName === void 0 ? "" : `renamed to ${quote(lastName)}, and `;
  return `was ${before}removed in ${named(commit)}`;
}

// src/formats/common/rules/git/commit-ambiguous.ts
var shown3 = 3;
var gitCommitAmbiguous = rule({
  id: "git/commit-ambiguous",
  severity: "warning",
  summary: "every recorded commit has enough digits to be the only one of its name",
  source: "checkpoint flow check 1",
  needs: "history",
  check(context) {
    for (const { claim, fact } of recordedCommits(context)) {
      if (fact.answer !== "ambiguous") continue;
      context.report(claim.at, `${claimIn(claim)}, which fits ${listed3(fact.candidates)}; expected more digits`);
    }
  }
});
function listed3(candidates) {
  const names3 = shortHashes(candidates.slice(0, shown3));
  const left2 = candidates.length - names3.length;
  return either(left2 > 0 ? [...names3, `${left2} more`] : names3, "and");
}

// src/formats/common/rules/git/commit-exists.ts
var gitCommitExists = rule({
  id: "git/commit-exists",
  severity: "error",
  summary: "every recorded commit is in the repository",
  source: "checkpoint flow check 1, D30",
  needs: "history",
  check(context) {
    const before = new Set(context.change?.base?.commits.map(({ name }) => name));
    for (const { claim, fact } of recordedCommits(context)) {
      if (fact.answer !== "missing") continue;
      const end = fact.successor ? `; ${takenIn(fact.successor)}` : "";
      const message = `${claimIn(claim)}, but the repository has no such commit${end}`;
      context.report(claim.at, message, before.has(claim.name) ? { severity: "warning" } : {});
    }
  }
});

// src/formats/common/rules/git/commit-format.ts
var gitCommitFormat = rule({
  id: "git/commit-format",
  severity: "error",
  summary: "every recorded commit is written as 7 to 64 hex digits, in lower case",
  source: "checkpoint flow check 1, D31",
  check({ snapshot, report, skip }) {
    for (const reason of unreadClaims(snapshot)) skip(reason);
    for (const commit of snapshot.commits) {
      const { name, at: at2 } = commit;
      if (!isHash(name)) report(at2, `${claimIn(commit)}; expected ${expectedFor(name)}`);
      else if (name.length < 7) {
        const message = `${claimIn(commit)}, which has ${name.length} hex digits; expected at least 7`;
        report(at2, message, { severity: "warning" });
      }
    }
  }
});
function expectedFor(name) {
  const lowerCase = name.toLowerCase();
  return isHash(lowerCase) ? `lower case, ${quote(lowerCase)}` : "7 to 64 hex digits";
}

// src/formats/common/rules/git/commit-kind.ts
var kinds2 = { blob: "a blob (what a file holds)", tree: "a tree (a folder)", tag: "an annotated tag" };
var gitCommitKind = rule({
  id: "git/commit-kind",
  severity: "error",
  summary: "what is recorded as a commit is the name of a commit, and not of a tree, a blob or a tag",
  source: "checkpoint flow check 1",
  needs: "history",
  check(context) {
    for (const { claim, fact } of recordedCommits(context)) {
      if (fact.answer !== "not-a-commit") continue;
      context.report(claim.at, `${claimIn(claim)}, which is ${kinds2[fact.type]}; expected a commit`);
    }
  }
});

// src/formats/common/rules/git/commit-reachable.ts
var gitCommitReachable = rule({
  id: "git/commit-reachable",
  severity: "warning",
  summary: "every recorded commit is part of the history that the state stands in",
  source: "checkpoint flow check 1",
  needs: "history",
  check(context) {
    for (const { claim, fact } of recordedCommits(context, ({ answer }) => answer !== "unknown")) {
      if (fact.answer !== "unreachable") continue;
      const { commit, successor } = fact;
      const end = successor ? takenIn(successor) : `its subject is ${quote(commit.subject)}`;
      context.report(claim.at, `${claimIn(claim)}, which is there, but not in the history that is linted; ${end}`);
    }
  }
});

// src/formats/common/rules/git/commit-scope.ts
var gitCommitScope = rule({
  id: "git/commit-scope",
  severity: "info",
  summary: "the subject of a commit is scoped to the block which the commit is listed under",
  source: "checkpoint flow, recovery, D23",
  needs: "history",
  check(context) {
    for (const { claim, fact } of recordedCommits(context, (one, { blocks }) => !blocks?.length || isFound(one))) {
      const { blocks = [] } = claim;
      const [block] = blocks;
      const subject = subjectOf(fact);
      const scope = numberedScope(subject);
      if (block === void 0 || scope === void 0 || mayMean(scope, blocks)) continue;
      const found = `${claimIn(claim)}, whose subject is ${quote(subject)}`;
      context.report(claim.at, `${found}; expected the scope of block ${inert(block)}`);
    }
  }
});
function subjectOf(fact) {
  return "commit" in fact && fact.commit?.subject || "";
}

// src/formats/common/rules/schema/timestamp.ts
var schemaTimestamp = rule({
  id: "schema/timestamp",
  severity: "error",
  summary: "every timestamp is a moment that exists, in the form of the specification",
  source: "STATE.md schema 3.1 and 3.3, D5",
  repair: "safe",
  check: (context) => reportViolations(context, "timestamp", ({ keyPath, value, schema }, document) => {
    const found = `${dotted(keyPath)} is ${quote(value)}`;
    const instant = parseInstant(String(value));
    if (!instant && isStamp(String(value))) return { message: `${found}, a date or an hour that does not exist` };
    if (!instant) return { message: `${found}, expected ${expected(schema)}` };
    const written = formatInstant(instant.ms);
    const message = `${found}, ISO 8601 in another form; expected`;
    if (!parseInstant(written)?.inProfile) return { message: `${message} ${expected(schema)}`, severity: "warning" };
    const node = document.node(keyPath);
    const isBare = node?.kind === "scalar" && node.style === "plain";
    const text = isBare ? `"${written}"` : inItsQuotes(written, node);
    const edits = [{ at: document.at(keyPath), text }];
    const repair = { safe: true, title: `write ${written}`, edits };
    return { message: `${message} ${quote(written)}`, severity: "warning", repair };
  })
});

// src/formats/common/rules/schema/version.ts
var schemaVersion = rule({
  id: "schema/version",
  severity: "warning",
  summary: "the version of a file is one that this linter knows",
  source: "STATE.md schema 1.1",
  check({ snapshot, report }) {
    for (const document of snapshot.documents) {
      const { verdict } = document;
      for (const { field, known: known4 } of verdict ? versionsIn(verdict.schema) : []) {
        const node = document.node([field]);
        const value = node?.kind === "scalar" ? node.value : void 0;
        if (!isVersion(value) || known4.includes(value) || isSpokenOf(verdict, field)) continue;
        const list = either(known4.map(inWords2));
        report(document.at([field]), `${field} is ${inWords2(value)}, expected ${list}: no other is known here`);
      }
    }
  }
});
function versionsIn({ properties = {} }) {
  return Object.entries(properties).flatMap(([field, { "x-known": known4 }]) => known4 ? [{ field, known: known4 }] : []);
}
function isVersion(value) {
  return typeof value === "string" || typeof value === "number";
}
function inWords2(version) {
  return typeof version === "string" ? quote(version) : String(version);
}
function isSpokenOf(verdict, field) {
  return verdict?.violations.some(({ keyPath }) => keyPath.length === 1 && keyPath[0] === field) ?? false;
}

// src/formats/common/rules/suppressions/unused.ts
var suppressionsUnused = rule({
  id: "suppressions/unused",
  severity: "warning",
  summary: "every comment that is to silence a rule names one, and silences something that it says",
  source: "practice",
  needs: "suppressions",
  check({ suppressions, report, skip }) {
    for (const reason of suppressions?.unread ?? []) skip(reason);
    for (const { at: at2, malformed, rules: rules4 } of suppressions?.comments ?? []) {
      if (malformed) report(at2, malformations[malformed]);
      for (const one of rules4) {
        const message = said2(one);
        if (message !== void 0) report(one.at, message);
      }
    }
  }
});
var directive = "agent-state-lint-disable-next-line";
var malformations = {
  "other-word": `this comment silences nothing; the only word that does is "${directive}"`,
  "no-rule": `this comment names no rule; expected the id of one behind "${directive}"`,
  "not-alone": "this comment shares its line with other text, and so silences nothing; expected a line of its own",
  "not-closed": 'this comment goes on below its line, and so silences nothing; expected "-->" at the end of the line'
};
function said2({ id: id2, answer, meant }) {
  if (answer === "nothing-said") return `${quote(id2)} says nothing about the next line, so there is nothing to silence`;
  if (answer === "never") return `${quote(id2)} cannot be silenced by a comment, only by the configuration`;
  if (answer !== "unknown") return void 0;
  const hint2 = meant === void 0 && /\s/.test(id2) ? '; expected commas between ids, and " -- " before a reason' : "";
  return `there is no rule ${quote(id2)}${didYouMean(meant)}${hint2}`;
}

// src/formats/common/faults.ts
function reportFaults({ snapshot, report }, kind, severity) {
  for (const document of snapshot.documents) {
    for (const fault2 of document.faults.filter((one) => one.kind === kind)) {
      const { related } = fault2;
      report(document.span(fault2.start, fault2.end), fault2.message, {
        ...related && { related: [{ at: document.span(related.start, related.end), message: related.message }] },
        ...severity && { severity },
        ...fault2.cut && { repair: cutting(document, fault2.cut) }
      });
    }
  }
}
function cutting(document, { start, end }) {
  const edits = [{ at: document.span(start, end), text: "" }];
  return { safe: false, title: "cut what stands after the whole document", edits };
}

// src/formats/common/rules/syntax/alias.ts
var syntaxAlias = rule({
  id: "syntax/alias",
  severity: "warning",
  summary: "a state file has no anchors and no aliases",
  source: "D34",
  check(context) {
    reportFaults(context, "alias");
    reportFaults(context, "alias-bomb", "error");
  }
});

// src/formats/common/rules/syntax/ambiguous-scalar.ts
var syntaxAmbiguousScalar = rule({
  id: "syntax/ambiguous-scalar",
  severity: "warning",
  summary: "every scalar without quotes is the same to readers of YAML 1.1 and 1.2, and loses no digits",
  source: "STATE.md schema 3, persistence guide, D6",
  repair: "safe",
  check({ snapshot, report }) {
    for (const document of snapshot.documents) {
      for (const { node, keyPath } of plainScalars(document)) {
        const ambiguity = ambiguityOf(node.source);
        const schema = document.verdict && schemaAt(document.verdict.schema, keyPath);
        if (!ambiguity || isBlockNumber(node, schema)) continue;
        const at2 = { document, keyPath, start: node.start, end: node.end };
        const found = `${inert(dotted(keyPath))} is ${inert(node.source)}, ${said3(ambiguity)}`;
        const text = clearNotation(node, schema);
        if (text === void 0) report(at2, found);
        else {
          const repair = { safe: true, title: `write ${inert(text)}`, edits: [{ at: at2, text }] };
          report(at2, `${found}; expected ${inert(text)}`, { repair });
        }
      }
    }
  }
});
function* plainScalars(document) {
  const { root, isJson } = document;
  const pending = root && !isJson ? [{ node: root, keyPath: [] }] : [];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { node, keyPath } = next;
    if (node.kind === "map") {
      for (const { key, value } of node.entries)
        pending.push({ node: value, keyPath: [...keyPath, String(key.value)] });
    } else if (node.kind === "list") {
      for (const [index, item] of node.items.entries()) pending.push({ node: item, keyPath: [...keyPath, index] });
    } else if (node.style === "plain" && document.text.startsWith(node.source, node.start)) {
      yield { node, keyPath };
    }
  }
}
function isBlockNumber({ source }, schema) {
  const types2 = typesOf(schema);
  return /^0[89]$/.test(source) && types2.includes("string") && (types2.includes("number") || types2.includes("integer"));
}
function said3({ yaml11, yaml12 }) {
  const [older2, newer] = [wordsOf3(yaml11), wordsOf3(yaml12)];
  if (older2 === newer) return `which loses digits when it is loaded (${newer})`;
  return `which is ${older2} to YAML 1.1 readers and ${newer} to YAML 1.2 readers`;
}
function wordsOf3(reading) {
  if (reading.kind === "date") return "a date";
  if (reading.kind === "failure") return "an error";
  return "value" in reading ? String(reading.value) : reading.kind;
}

// src/formats/common/rules/syntax/conflict-marker.ts
var syntaxConflictMarker = rule({
  id: "syntax/conflict-marker",
  severity: "error",
  summary: "no merge conflict is left in a state file",
  source: 'checkpoint flow, "check for conflicts"',
  check: (context) => reportFaults(context, "conflict-marker")
});

// src/formats/common/rules/syntax/duplicate-key.ts
var syntaxDuplicateKey = rule({
  id: "syntax/duplicate-key",
  severity: "error",
  summary: "no key stands twice in one mapping",
  source: "YAML 1.2 3.2.1.3, RFC 8259 4",
  check: (context) => reportFaults(context, "duplicate-key")
});

// src/formats/common/rules/syntax/front-matter.ts
var syntaxFrontMatter = rule({
  id: "syntax/front-matter",
  severity: "error",
  summary: "a STATE.md has one block of front matter, with a fence above and below, or another known form",
  source: "STATE.md schema 8.1 and 9.1, D2",
  check: (context) => reportFaults(context, "front-matter")
});

// src/formats/common/rules/syntax/json.ts
var syntaxJson = rule({
  id: "syntax/json",
  severity: "error",
  summary: "the JSON of a state file parses, and nothing stands after its end",
  source: "Hivemind state",
  repair: "unsafe",
  check: (context) => reportFaults(context, "json")
});

// src/formats/common/rules/syntax/unreadable.ts
var syntaxUnreadable = rule({
  id: "syntax/unreadable",
  severity: "error",
  summary: "every state file is a regular file of UTF-8 text within its limits of size and depth",
  source: "STATE.md schema 9, checkpoint flow check 5",
  check(context) {
    reportFaults(context, "cap");
    const { snapshot, report } = context;
    const passing = /* @__PURE__ */ new Map();
    for (const { path, refusal, detail } of snapshot.unreadable) {
      if (refusal !== "too-many") {
        report(fileAt(path), messages[refusal](detail));
        continue;
      }
      const paths = passing.get(detail) ?? [];
      paths.push(path);
      passing.set(detail, paths);
    }
    for (const [detail, [first = "", ...others2]] of passing) {
      const more = others2.length > 0 ? `: this file and ${others2.length} more were left out` : "";
      report(fileAt(first), messages["too-many"](detail) + more);
    }
  }
});
var messages = {
  "not-utf8": (detail) => `the file is no UTF-8 text${at(detail)}; expected UTF-8`,
  "utf-16": () => "the file is UTF-16; expected UTF-8",
  "nul-byte": (detail) => `the file holds a NUL byte${at(detail)}; expected text, and nothing but text`,
  "too-large": (detail) => `the file is larger than ${detail ?? "its limit"}, so it was not read`,
  "too-many": (detail) => `the state holds more than ${detail ?? "its limit"}, so not all of it was read`,
  "not-a-file": () => "this is no regular file; expected a file of text",
  link: () => "the way to this file leads over a link, and links are not followed; expected a regular file",
  "not-readable": () => "the file cannot be opened; check its permissions",
  "not-fetched": () => "the file was not fetched, as the clone is partial; clone it without --filter",
  missing: () => "the file is not there",
  outside: () => "the path leads out of the repository, so it was not read"
};
var at = (detail) => detail ? ` (${detail})` : "";

// src/formats/common/rules/syntax/yaml.ts
var syntaxYaml = rule({
  id: "syntax/yaml",
  severity: "error",
  summary: "the YAML of a state file parses",
  source: "checkpoint flow check 5",
  check: (context) => reportFaults(context, "yaml")
});

// src/formats/common/rules/index.ts
var rules3 = [
  baselineStale,
  filesExists,
  filesOutside,
  filesRemoved,
  gitCommitAmbiguous,
  gitCommitExists,
  gitCommitFormat,
  gitCommitKind,
  gitCommitReachable,
  gitCommitScope,
  schemaEnum,
  schemaPattern,
  schemaRange,
  schemaRequired,
  schemaTimestamp,
  schemaType,
  schemaUnknownField,
  schemaVersion,
  suppressionsUnused,
  syntaxAlias,
  syntaxAmbiguousScalar,
  syntaxConflictMarker,
  syntaxDuplicateKey,
  syntaxFrontMatter,
  syntaxJson,
  syntaxPlaceholder,
  syntaxUnreadable,
  syntaxYaml
];

// src/lint/search.ts
var mostFolders = 25e4;
async function rootsBelow(search, top) {
  const { tree, formats: formats2, isIgnored } = search;
  const leftOut = await filterBelow(search, top);
  const roots = [];
  const unsearched = [];
  let folders = 0;
  for (let level = [top]; level.length > 0; ) {
    const below2 = [];
    for (const folder of level) {
      const entries = await tree.list(folder);
      const isNested = folder !== top && entries.some((entry) => entry.name === ".git");
      if (isNested) continue;
      if (entries.length === 0 && await isForbidden(tree, folder)) unsearched.push(folder);
      roots.push(...await rootsIn(search, folder, entries));
      folders += 1;
      search.onFolder?.();
      if (folders + below2.length > mostFolders) throw tooMany(top);
      for (const { name, kind } of entries) {
        const path = pathIn(folder, name);
        if (kind === "directory" && isSearched(path, name, formats2) && !isIgnored?.(path)) below2.push(path);
      }
    }
    const out = below2.length > 0 ? await leftOut(below2) : /* @__PURE__ */ new Set();
    level = below2.filter((folder) => !out.has(folder));
  }
  return { roots: inOrder(roots), unsearched: unsearched.sort() };
}
function tooMany(top) {
  const where = top === "" ? "the repository" : quote(top);
  return new UsageError(`${where} has more than ${mostFolders} folders to search; name those that hold state`);
}
async function filterBelow({ leftOut }, top) {
  const nothing4 = async () => /* @__PURE__ */ new Set();
  if (!leftOut || top !== "" && (await leftOut([top])).has(top)) return nothing4;
  return leftOut;
}
function isSearched(path, name, formats2) {
  return name !== ".git" && name !== "node_modules" && !formats2.some((one) => endingIn(path, one.directories));
}
async function rootsIn(search, folder, entries) {
  const found = [];
  for (const format of search.formats) {
    for (const directory2 of format.directories) {
      for (const rest2 of restsOf(directory2, folder)) {
        if (await isRootAt(search, { folder, entries, rest: rest2 }, format, directory2)) {
          found.push({ path: pathIn(folder, rest2.join("/")), format });
        }
      }
    }
  }
  return found;
}
function restsOf(directory2, folder) {
  const parts2 = directory2.split("/");
  return parts2.flatMap(
    (_, at2) => at2 === 0 || endingIn(folder, [parts2.slice(0, at2).join("/")]) ? [parts2.slice(at2)] : []
  );
}
async function isRootAt({ tree, isIgnored }, { folder, entries, rest: rest2 }, format, directory2) {
  let at2 = folder;
  let there = entries;
  for (const [index, name] of rest2.entries()) {
    if (index > 0 && there.some((entry) => entry.name === ".git")) return false;
    const kind = there.find((entry) => entry.name === name)?.kind;
    const isLast = index === rest2.length - 1;
    at2 = pathIn(at2, name);
    if (isIgnored?.(at2)) return false;
    if (kind === "link" && isLast) return true;
    if (kind !== "directory") return false;
    there = await tree.list(at2);
  }
  return there.length > 0 ? format.isRoot(there, directory2) : isForbidden(tree, at2);
}
async function isForbidden(tree, folder) {
  const read = await tree.read(folder, 0);
  return !read.ok && (read.refusal === "not-readable" || read.refusal === "not-fetched");
}
function inOrder(roots) {
  const distinct = new Map(roots.map((root) => [`${root.format.id} ${root.path}`, root]));
  return [...distinct.values()].sort((a, b) => a.path < b.path ? -1 : 1);
}

// src/lint/discover.ts
async function discoverNamed(search, named2, atBase) {
  const roots = [];
  const unsearched = /* @__PURE__ */ new Set();
  const empty = [];
  for (const one of named2) {
    const found = atBase ? await namedByEither(search, atBase, one) : await namedBy(search, one);
    for (const root of found.roots) roots.push(root);
    for (const folder of found.unsearched) unsearched.add(folder);
    if (found.roots.length === 0) empty.push(one);
  }
  return { roots: inOrder(roots), unsearched: [...unsearched].sort(), empty };
}
async function discoverFrom(search, directory2, atBase) {
  const around = rootAround(directory2, search.formats);
  if (around) return only(around);
  const below2 = await rootsBelow(search, directory2);
  const { roots, unsearched } = atBase ? await withGone(search, below2, await rootsBelow(atBase, directory2)) : below2;
  if (roots.length > 0) return { roots, unsearched };
  for (let at2 = directory2; at2 !== ""; ) {
    at2 = parentOf(at2);
    const above = [];
    for (const side of atBase ? [search, atBase] : [search]) {
      above.push(...await rootsIn(side, at2, await side.tree.list(at2)));
    }
    if (above.length > 0) return { roots: inOrder(above), unsearched };
  }
  return { roots: [], unsearched };
}
function checkTexts(texts, formats2) {
  for (const { given, path } of texts) {
    const root = rootAround(path, formats2);
    const name = path.slice(path.lastIndexOf("/") + 1);
    if (!root && formats2.some((format) => format.reads(name))) continue;
    if (!root) throw noState(given, formats2);
    const { directories, mainFile } = root.format;
    const directory2 = endingIn(root.path, directories) ?? directories[0];
    if (root.format.reads(path.slice(root.path.length + 1))) continue;
    throw new UsageError(
      `a text cannot stand for ${given}, which is not read; it may stand for ${directory2}/${mainFile}`
    );
  }
}
async function withGone(search, now, before) {
  const known4 = new Set(now.roots.map(({ path }) => path));
  const gone = [];
  for (const root of before.roots) {
    if (known4.has(root.path)) continue;
    const folder = parentOf(root.path);
    const there = await rootsIn(search, folder, await search.tree.list(folder));
    if (!there.some(({ path }) => path === root.path)) gone.push(root);
  }
  return {
    roots: inOrder([...now.roots, ...gone]),
    unsearched: [.../* @__PURE__ */ new Set([...now.unsearched, ...before.unsearched])].sort()
  };
}
async function namedByEither(search, atBase, one) {
  const before = await namedBy(atBase, one).catch(orWrong);
  const now = await namedBy(search, one).catch(orWrong);
  if (now instanceof UsageError) {
    if (now.missing === void 0 || before instanceof UsageError) throw now;
    return before;
  }
  return before instanceof UsageError ? now : withGone(search, now, before);
}
function orWrong(error) {
  if (error instanceof UsageError) return error;
  throw error;
}
var only = (root) => ({ roots: [root], unsearched: [] });
var nothing3 = { roots: [], unsearched: [] };
async function isOfState(tree, { path: root, format }, path) {
  const directory2 = endingIn(root, format.directories) ?? format.directories[0];
  const alone = [{ name: path.slice(root.length + 1), kind: "file" }];
  return format.isRoot(await tree.list(root), directory2) || format.isRoot(alone, directory2);
}
async function namedBy(search, { given, path }) {
  const { tree, formats: formats2 } = search;
  const around = rootAround(path, formats2);
  const kind = path === "" ? "directory" : await tree.kind(path);
  if (kind === void 0) {
    const read = await tree.read(path, 0);
    const why = read.ok ? "missing" : read.refusal;
    if (around && why !== "missing") return only(around);
    if (why === "not-readable") throw new UsageError(`no permission to read ${given}`);
    if (why === "not-fetched") throw new UsageError(`${given} ${notFetched}`);
    throw new UsageError(`no such file or directory: ${given}`, given);
  }
  if (around) return kind === "file" && !await isOfState(tree, around, path) ? nothing3 : only(around);
  if (kind === "directory") {
    const found = await rootsBelow(search, path);
    if (found.unsearched.includes(path)) throw await unsearchable(tree, { given, path });
    return found;
  }
  const name = path.slice(path.lastIndexOf("/") + 1);
  const format = formats2.find((one) => one.isRoot([{ name, kind: "file" }], one.directories[0]));
  if (!format) throw noState(given, formats2);
  return only({ path: parentOf(path), format });
}
function noState(given, formats2) {
  return new UsageError(`${given} is no state file, and lies in no ${directoriesOf(formats2)}`);
}
var notFetched = "was not fetched, as the clone is partial; clone it without --filter";
async function unsearchable(tree, { given, path }) {
  const read = await tree.read(path, 0);
  const why = !read.ok && read.refusal === "not-fetched" ? `it ${notFetched}` : "no permission to read it";
  return new UsageError(`${given} cannot be searched: ${why}`);
}
function rootAround(path, formats2) {
  const parts2 = path.split("/");
  const found = innermost(
    parts2,
    formats2.flatMap(({ directories }) => directories)
  );
  const format = found && formats2.find(({ directories }) => directories.includes(found.name));
  return format && { path: parts2.slice(0, found.end).join("/"), format };
}
async function nothingToLint({ tree, formats: formats2, isIgnored }, { given, path }, { unsearched }, scope) {
  if (unsearched.includes(path)) return unsearchable(tree, { given, path });
  const strange = [];
  for (const directory2 of formats2.flatMap(({ directories }) => directories)) {
    const root = pathIn(path, directory2);
    if (!isIgnored?.(root) && await tree.kind(root) === "directory") strange.push(`${directory2}/`);
  }
  const holds = strange.length > 1 ? "hold" : "holds";
  const there = strange.length > 0 ? `; the ${either(strange, "and")} there ${holds} no state, only other files` : "";
  const unseen = unsearched.length > 0 ? `; no permission to search ${either(unsearched.slice(0, 3), "and")}` : "";
  return new UsageError(
    `nothing to lint: no ${directoriesOf(formats2)} with agent state in ${given}${scope}${there}${unseen}`
  );
}
function directoriesOf(formats2) {
  return either(formats2.map(({ directories }) => `${directories[0]}/`));
}

// src/lint/baseline/judged.ts
var JudgedEntries = class {
  #byRoot = /* @__PURE__ */ new Map();
  #judged = /* @__PURE__ */ new Set();
  /** @param roots all that the run lints */
  constructor(entries, roots) {
    const known4 = new Set(roots.map(({ path }) => path));
    for (const entry of entries) {
      const root = aroundIt(entry.path, known4);
      if (root === void 0) continue;
      const others2 = this.#byRoot.get(root);
      if (others2) others2.push(entry);
      else this.#byRoot.set(root, [entry]);
    }
  }
  has(entry) {
    return this.#judged.has(entry);
  }
  /** Takes note of a root that was judged. */
  add(root, hasJudged) {
    for (const entry of this.#byRoot.get(root) ?? []) {
      if (hasJudged(entry.rule, entry.path)) this.#judged.add(entry);
    }
  }
  /**
   * Takes note of roots that are gone, as far as they would have been found.
   * @param scope the paths that were searched
   */
  async addGone(entries, { tree, formats: formats2, scope }, isAsked) {
    const linted = new Set([...this.#byRoot.values()].flat());
    const gone = /* @__PURE__ */ new Map();
    for (const entry of entries) {
      const { rule: rule4, path } = entry;
      if (linted.has(entry) || !scope.some((one) => isIn(one, path)) || !isAsked(rule4, path)) continue;
      const root = rootAround(path, formats2)?.path ?? parentOf(path);
      const isGone = gone.get(root) ?? (root !== "" && await tree.kind(root) === void 0);
      gone.set(root, isGone);
      if (isGone) this.#judged.add(entry);
    }
  }
};
function aroundIt(path, roots) {
  for (let at2 = path; at2 !== ""; ) {
    at2 = parentOf(at2);
    if (roots.has(at2)) return at2;
  }
  return void 0;
}
var isIn = (folder, path) => folder === "" || path === folder || path.startsWith(`${folder}/`);

// src/lint/state-reader.ts
var most5 = 8;
var StateReader = class {
  #format;
  #root;
  #limits;
  /** The last one first. */
  #known = [];
  /** How much text was parsed, in UTF-16 units. */
  length = 0;
  constructor(format, root, limits) {
    this.#format = format;
    this.#root = root;
    this.#limits = limits;
  }
  /** The state; undefined when it is not there. */
  async read(tree) {
    const answers = new Answers(tree);
    for (const known4 of this.#known) if (await isAnswered(answers, known4)) return known4.snapshot;
    const snapshot = await this.#format.readState(answers, this.#root, this.#limits);
    for (const { text } of snapshot?.documents ?? []) this.length += text.length;
    this.#known = [{ asked: answers.asked, snapshot }, ...this.#known].slice(0, most5);
    return snapshot;
  }
};
async function isAnswered(tree, { asked }) {
  for (const { ask, answer } of asked) if (!isSame2(await ask(tree), answer)) return false;
  return true;
}
function isSame2(a, b) {
  if (a instanceof Uint8Array && b instanceof Uint8Array) return Buffer.compare(a, b) === 0;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return a === b;
  const [ours, theirs] = [Object.entries(a), new Map(Object.entries(b))];
  return ours.length === theirs.size && ours.every(([key, value]) => theirs.has(key) && isSame2(value, theirs.get(key)));
}
var Answers = class {
  #tree;
  #asked = /* @__PURE__ */ new Map();
  constructor(tree) {
    this.#tree = tree;
  }
  get asked() {
    return [...this.#asked.values()];
  }
  list(directory2) {
    return this.#answer(`list ${directory2}`, (tree) => tree.list(directory2));
  }
  read(path, cap) {
    return this.#answer(`read ${cap} ${path}`, (tree) => tree.read(path, cap));
  }
  kind(path) {
    return this.#answer(`kind ${path}`, (tree) => tree.kind(path));
  }
  link(path) {
    return this.#answer(`link ${path}`, (tree) => tree.link(path));
  }
  writtenAt(path) {
    return this.#answer(`writtenAt ${path}`, (tree) => tree.writtenAt(path));
  }
  async #answer(question, ask) {
    const asked = this.#asked.get(question);
    if (asked) return asked.answer;
    const answer = await ask(this.#tree);
    this.#asked.set(question, { ask, answer });
    return answer;
  }
};

// src/lint/changes.ts
var mostText = 4 * 1024 * 1024;
async function changesOf(roots, source, isStepwise, most7 = mostText) {
  const paths = isStepwise ? [...new Set(roots.flatMap(statePathsOf))] : [];
  const none = { steps: [], ends: [] };
  const commits = paths.length > 0 ? await source.history.stepsSince(source.base.hash, paths) : none;
  const changes = [];
  let left2 = most7;
  for (const root of roots) {
    const base = await readWhole(source.base.tree, root, source.limits);
    const reader = new StateReader(root.format, root.snapshot.root, source.limits);
    const steps = isStepwise && commits.gap === void 0 ? await stepsOf(root, commits, source, reader, left2) : [];
    const gap = commits.gap ?? (steps ? void 0 : tooMuch);
    if (gap === void 0) changes.push({ base, steps: steps ?? [] });
    else changes.push({ base, steps: await onlyStep(reader, source), gap });
    left2 -= reader.length;
  }
  return changes;
}
var tooMuch = "the commits since the base hold too many states to compare them all";
function statePathsOf({ snapshot, format }) {
  return format.statePaths.map((path) => pathIn(snapshot.root, path));
}
async function readWhole(tree, { snapshot, format }, limits) {
  const read = await format.read(tree, snapshot.root, limits);
  return read.documents.length + read.unreadable.length > 0 ? read : void 0;
}
async function stepsOf(root, { steps, ends }, source, reader, most7) {
  const { format } = root;
  const own = new Set(statePathsOf(root));
  const trailer = source.agentTrailers?.[format.id] ?? format.agentTrailer;
  const all = [];
  for (const step of steps) {
    if (!step.touched.some((path) => own.has(path))) continue;
    const before = step.before && await reader.read(step.before);
    const others2 = [];
    for (const other of step.others) others2.push(await reader.read(other));
    all.push({ before, others: others2, after: await reader.read(step.tree), commit: commitOf(step, trailer) });
    if (reader.length > most7) return void 0;
  }
  return [...all, ...await lastStep(reader, ends, source)];
}
function commitOf({ commit, trailers }, trailer) {
  const named2 = trailers.filter(({ key, value }) => key.toLowerCase() === trailer.toLowerCase() && value !== "");
  return { ...commit, agents: named2.map(({ value }) => value) };
}
async function lastStep(reader, ends, source) {
  if (source.base.until !== void 0) return [];
  const after = await reader.read(source.tree);
  const all = [];
  for (const end of ends) {
    const committed = await reader.read(end);
    if (isSame3(committed, after)) return [];
    all.push(committed);
  }
  const [before, ...others2] = all;
  return [{ before, others: others2, after, commit: void 0 }];
}
async function onlyStep(reader, { base, tree }) {
  const before = await reader.read(base.tree);
  const after = await reader.read(tree);
  return isSame3(before, after) ? [] : [{ before, others: [], after, commit: void 0, isWhole: true }];
}
function isSame3(a, b) {
  if (a === b) return true;
  const words4 = (snapshot) => JSON.stringify([
    snapshot?.documents.map(({ path, text }) => [path, text]),
    snapshot?.unreadable.map(({ path, refusal, detail }) => [path, refusal, detail])
  ]);
  return words4(a) === words4(b);
}

// src/lint/find-path.ts
var mostLinks = 40;
async function findPath(tree, path) {
  const kind = await tree.kind(path);
  if (kind !== void 0 && kind !== "link") return { stands: "present" };
  const parts2 = path.split("/").reverse();
  let at2 = "";
  let links = 0;
  for (let part = parts2.pop(); part !== void 0; part = parts2.pop()) {
    const next = pathIn(at2, part);
    const found = await tree.kind(next);
    if (found === void 0) {
      if (!await isOwn(tree, at2)) return { stands: "foreign" };
      return kind === "link" ? { stands: "present" } : { stands: "absent", path: [next, ...parts2.reverse()].join("/") };
    }
    if (found === "link") {
      links += 1;
      const target = links > mostLinks ? void 0 : await targetOf(tree, next, at2);
      if (target === void 0) return { stands: "outside" };
      parts2.push(...target.split("/").reverse());
      at2 = "";
    } else if (found !== "directory" && parts2.length > 0) {
      return found === "other" ? { stands: "foreign" } : { stands: "absent", path };
    } else at2 = next;
  }
  return { stands: "present" };
}
async function targetOf(tree, link, folder) {
  const target = await tree.link(link);
  return target === void 0 || refusedClaim(target) ? void 0 : join(folder, target);
}
async function isOwn(tree, folder) {
  for (let at2 = folder; at2 !== ""; at2 = parentOf(at2)) {
    if (await tree.kind(pathIn(at2, ".git")) !== void 0) return false;
  }
  return true;
}

// src/lint/facts.ts
var unasked = { answer: "unknown", reason: "it was not looked up" };
var noFacts = {
  commit: () => unasked,
  file: () => unasked,
  age: () => unasked,
  tracking: () => unasked,
  lastCommit: void 0
};
async function lookUp(snapshots, needs, evidence) {
  const commits = needs.has("history") ? await commitFacts(snapshots, evidence) : /* @__PURE__ */ new Map();
  const files3 = needs.has("files") ? await fileFacts(snapshots, evidence) : /* @__PURE__ */ new Map();
  const ages = needs.has("ages") ? await fileAges(snapshots, evidence) : /* @__PURE__ */ new Map();
  const tracking = needs.has("tracking") ? await localFiles(snapshots, evidence) : /* @__PURE__ */ new Map();
  return {
    commit: ({ name }) => commits.get(name) ?? unasked,
    file: (claimed) => files3.get(claimed) ?? unasked,
    age: (path) => ages.get(path) ?? unasked,
    tracking: (path) => tracking.get(path) ?? unasked,
    lastCommit: needs.has("ages") ? await evidence.history.time() : void 0
  };
}
async function commitFacts(snapshots, { history }) {
  const names3 = new Set(snapshots.flatMap(({ commits }) => commits.map(({ name }) => name)));
  const hashes = [...names3].filter(isHash);
  const known4 = hashes.length > 0 ? await history.commits(hashes) : /* @__PURE__ */ new Map();
  return new Map([...names3].map((name) => [name, known4.get(name) ?? { answer: "malformed" }]));
}
async function fileFacts(snapshots, { tree, history }) {
  const facts = /* @__PURE__ */ new Map();
  const gone = /* @__PURE__ */ new Map();
  for (const { root, files: files3 } of snapshots) {
    for (const file4 of files3) {
      const fact = await factOf(tree, file4, root);
      if ("answer" in fact) facts.set(file4, fact);
      else gone.set(file4, fact.paths);
    }
  }
  if (gone.size === 0) return facts;
  const fates = await history.files([...new Set([...gone.values()].flat())]);
  for (const [file4, paths] of gone) facts.set(file4, likeliest(paths, fates));
  return facts;
}
async function fileAges(snapshots, { tree, history }) {
  const paths = [...new Set(snapshots.flatMap(({ dated = [] }) => dated))];
  const times = paths.length > 0 ? await history.commitTimes(paths) : /* @__PURE__ */ new Map();
  const ages = /* @__PURE__ */ new Map();
  for (const path of paths) ages.set(path, await ageOf(tree, path, times.get(path) ?? unasked));
  return ages;
}
async function ageOf(tree, path, committed) {
  if (committed.answer !== "not-committed" && !committed.isModified) {
    return committed.answer === "unknown" ? committed : { answer: "known", changedAt: committed.time };
  }
  const changedAt = await tree.writtenAt(path);
  return changedAt === void 0 ? { answer: "unknown", reason: "nobody knows when it was written" } : { answer: "known", changedAt };
}
async function localFiles(snapshots, { history }) {
  const paths = [...new Set(snapshots.flatMap(({ local = [] }) => local))];
  return paths.length > 0 ? history.tracking(paths) : /* @__PURE__ */ new Map();
}
async function factOf(tree, { path }, root) {
  const refused = refusedClaim(path);
  if (refused) return { answer: "outside", why: refused === "not-portable" && climbs(path) ? "climbs" : refused };
  const paths = claimedPaths(path, root);
  if (paths.length === 0) return { answer: "outside", why: "climbs" };
  if (paths.every(isStrangeOnWindows)) return { answer: "outside", why: "not-portable" };
  const found = await Promise.all(paths.map((place2) => findPath(tree, place2)));
  const is = (stands) => found.some((one) => one.stands === stands);
  if (is("present")) return { answer: "present" };
  if (is("outside")) return { answer: "outside", why: "link" };
  if (is("foreign")) return { answer: "unknown", reason: "the path lies in another repository" };
  const ends = found.flatMap((one) => one.stands === "absent" ? one.path : []);
  return { paths: [.../* @__PURE__ */ new Set([...paths, ...ends])] };
}
function climbs(path) {
  return join("", path.replaceAll("\\", "/")) === void 0;
}
function likeliest(paths, fates) {
  const all = paths.map((path) => ({ path, fate: fates.get(path) ?? unasked }));
  for (const answer of ["present", "committed", "removed", "elsewhere"]) {
    const there = all.find(({ fate }) => fate.answer === answer);
    if (there) return { ...there.fate, path: there.path };
  }
  const unknown = all.find(({ fate }) => fate.answer === "unknown");
  return unknown ? unknown.fate : { answer: "never" };
}

// src/lint/lint.ts
var most6 = { roots: 100, text: 4 * 1024 * 1024 };
var mostSources = 32 * 1024 * 1024;
async function lintRoots(run) {
  const all = { roots: [], findings: [], suppressed: [], skipped: [], files: 0 };
  const judged = new JudgedEntries(run.baseline?.file.entries ?? [], run.roots);
  const sources = /* @__PURE__ */ new Map();
  let left2 = mostSources;
  for await (const lot of readInLots(run)) {
    for (const { snapshot, findings, suppressed, skipped, hasJudged } of await judge5(lot, run, all.roots.length)) {
      const { root, format, dialect: dialect2, documents } = snapshot;
      all.roots.push({ path: root, format, ...dialect2 !== void 0 && { dialect: dialect2 } });
      for (const finding of findings) all.findings.push(finding);
      for (const finding of suppressed) all.suppressed.push(finding);
      for (const skip of skipped) all.skipped.push(skip);
      all.files += documents.length;
      judged.add(root, hasJudged);
      const named2 = new Set(findings.flatMap(({ path: path2, related = [] }) => [path2, ...related.map((one) => one.path)]));
      for (const { path: path2, text } of documents) {
        if (!named2.has(path2) || text.length > left2) continue;
        sources.set(path2, text);
        left2 -= text.length;
      }
    }
  }
  if (!run.baseline) return { report: toReport(all, run.limits.findings), sources };
  const { applyBaseline } = await import("./held-RA245AMV.js");
  const { file: file4, formats: formats2 } = run.baseline;
  const { name, path, document } = file4;
  const { updated, ...held } = await applyBaseline(all, judged, allRules(formats2), run, run.baseline);
  if (document) sources.set(path, document.text);
  return {
    report: toReport(held.all, run.limits.findings),
    sources,
    baseline: { name, path, ...updated && { updated } }
  };
}
async function* readInLots({ roots, tree, limits }) {
  let lot = [];
  let length = 0;
  for (const { path, format } of roots) {
    const snapshot = await format.read(tree, path, limits);
    lot.push({ snapshot, format });
    for (const { text } of snapshot.documents) length += text.length;
    if (lot.length < most6.roots && length < most6.text) continue;
    yield lot;
    lot = [];
    length = 0;
  }
  if (lot.length > 0) yield lot;
}
async function judge5(lot, run, before) {
  const rules4 = lot.flatMap(({ format }) => chosenRules(rulesOf(format), run));
  const needs = new Set(rules4.flatMap(({ needs: need }) => need ? [need] : []));
  const facts = await lookUp(
    lot.map(({ snapshot }) => snapshot),
    needs,
    run
  );
  const judged = [];
  const changes = run.base && await changesOf(lot, { ...run, base: run.base }, needs.has("base"));
  for (const [index, { snapshot, format }] of lot.entries()) {
    const circumstances = { change: changes?.[index], facts, now: run.now, limits: run.limits };
    judged.push({ snapshot, ...await checkRoot(snapshot, rulesOf(format), run, circumstances) });
    run.onRoot?.(before + judged.length);
  }
  return judged;
}
function rulesOf(format) {
  return [...rules3, ...format.rules];
}
function allRules(formats2) {
  const byId3 = new Map(formats2.flatMap(rulesOf).map((rule4) => [rule4.id, rule4]));
  return [...byId3.values()].sort((a, b) => a.id < b.id ? -1 : 1);
}

// src/repository/shown-path.ts
import { join as join2, relative, sep } from "node:path";
function pathsSeenFrom(workingFolder, top) {
  const here = realPath(workingFolder);
  const isNear = insideOf(here, top) !== void 0 || insideOf(top, here) !== void 0;
  return (path) => {
    const full = join2(top, path);
    const seen = isNear ? relative(here, full) || "." : full;
    return seen.split(sep).join("/");
  };
}

// src/repository/locate.ts
import { dirname, join as join3, relative as relative2, resolve, sep as sep2 } from "node:path";
function locate(given, workingFolder, rootNames) {
  const path = resolve(workingFolder, given);
  const folder = folderAroundRoot(path, rootNames) ?? (isFolder(path) ? path : dirname(path));
  const real = realPath(folder);
  return { given, path: join3(real, relative2(folder, path)), folder: real };
}
function folderAroundRoot(path, rootNames) {
  const parts2 = path.split(sep2);
  const found = innermost(parts2, rootNames);
  if (!found) return void 0;
  const root = parts2.slice(0, found.end).join(sep2);
  const around = resolve(root, ...found.name.split("/").map(() => ".."));
  const isParted = dirname(root) !== around && hasTopBetween(around, dirname(root));
  return isParted || hasTopBetween(root, path) ? void 0 : around;
}
function topOf(folder) {
  return repositoryTop(folder) ?? (isBareRepository(folder) ? folder : void 0);
}
function commonTop(places, workingFolder) {
  const tops = /* @__PURE__ */ new Map();
  for (const { folder } of places) if (!tops.has(folder)) tops.set(folder, topOf(folder));
  const [first] = places;
  const top = tops.get(first.folder);
  const foreign = places.find(({ folder }) => tops.get(folder) !== top);
  const folders = places.map(({ folder }) => folder);
  const isHere = folders.every((folder) => insideOf(workingFolder, folder) !== void 0);
  return { top: top ?? (isHere ? workingFolder : commonFolder(folders)), ...foreign && { foreign } };
}

// src/library/configuration.ts
import { relative as relative3, sep as sep3 } from "node:path";

// src/lint/configuration/find.ts
async function findConfiguration(tree, folder, shown4) {
  for (let at2 = folder; ; at2 = parentOf(at2)) {
    const found = (await configurationsIn(tree, at2)).map((name) => pathIn(at2, name));
    if (found.length > 1) {
      throw new UsageError(`${either(found.map(shown4), "and")} are configurations of one folder; expected one of them`);
    }
    if (found[0] !== void 0 || at2 === "") return found[0];
  }
}
async function configurationsIn(tree, folder) {
  const entries = await tree.list(folder);
  const own = entries.filter(({ name, kind }) => kind !== "directory" && fileNames.includes(name)).map(({ name }) => name);
  const hasPackage = entries.some(({ name, kind }) => kind === "file" && name === packageFile);
  return hasPackage && await isConfiguration(tree, pathIn(folder, packageFile)) ? [...own, packageFile] : own;
}
async function isConfiguration(tree, path) {
  const read = await tree.read(path, packageBytes);
  if (!read.ok) return read.refusal === "too-large";
  const { buffer, byteOffset, length } = read.bytes;
  if (!Buffer.from(buffer, byteOffset, length).includes(JSON.stringify(packageKey))) return false;
  const { holdsKey } = await import("./notation-5LPRNWND.js");
  return holdsKey(read.bytes);
}

// src/library/configuration.ts
async function configurationFor(named2, tree, top, cwd) {
  if (named2 === false) return void 0;
  const file4 = named2 === void 0 ? await nearestConfiguration(tree, top, cwd) : namedFile(named2, tree, top, cwd);
  if (!file4) return void 0;
  const { readConfiguration } = await import("./read-35EQD77A.js");
  const ids = allRules(formats).map(({ id: id2 }) => id2);
  return readConfiguration(file4, ids);
}
async function nearestConfiguration(tree, top, cwd) {
  const shown4 = pathsSeenFrom(cwd, top);
  const path = await findConfiguration(tree, insideOf(top, cwd) ?? "", shown4);
  return path === void 0 ? void 0 : { tree, path, name: shown4(path) };
}
function namedFile(name, tree, top, cwd) {
  const { path, folder } = locate(name, cwd, []);
  const inside = insideOf(top, path);
  if (inside !== void 0) return { tree, path: inside, name };
  return { tree: new WorkingTree(folder), path: insideOf(folder, path) ?? "", name };
}
function baselineFileAt(named2, path, tree, top, cwd) {
  if (named2 === void 0) return { tree, path, name: pathsSeenFrom(cwd, top)(path) };
  const seenFromTop = relative3(top, locate(named2, cwd, []).path).split(sep3).join("/");
  return { ...namedFile(named2, tree, top, cwd), seenFromTop };
}

// src/lint/option-kinds.ts
function holdAgainst(kinds3, options, caller) {
  if (!isObject(options)) throw new UsageError(`${caller}() wants an object of options, not ${inWords3(options)}`);
  const known4 = new Map(Object.entries(kinds3));
  for (const [name, value] of Object.entries(options)) {
    const kind = known4.get(name);
    if (!kind) throw new UsageError(`there is no option ${quote(name)}${suggestion(name, [...known4.keys()])}`);
    if (value === void 0 || kind.is(value)) continue;
    throw new UsageError(`the option ${name} must be ${kind.expected}, not ${inWords3(value)}`);
  }
}
function isWord(value) {
  return typeof value === "string" && value !== "";
}
function isBoolean(value) {
  return typeof value === "boolean";
}
function isListOfWords(value) {
  return Array.isArray(value) && value.every(isWord);
}
function isObject(value) {
  return tagOf(value) === "Object";
}
function isObjectOf(is) {
  return (value) => isObject(value) && Object.values(value).every(is);
}
function tagOf(value) {
  return Object.prototype.toString.call(value).slice(8, -1);
}
function inWords3(value) {
  if (typeof value === "string") return quote(value);
  if (Array.isArray(value)) return value.every(isWord) ? "a list" : "a list of other things";
  if (isObject(value)) return "such an object";
  const isNamed = typeof value === "object" && value !== null || typeof value === "function";
  return isNamed ? `a ${tagOf(value)}` : String(value);
}

export {
  formats,
  rootsBelow,
  discoverNamed,
  discoverFrom,
  checkTexts,
  rootAround,
  nothingToLint,
  directoriesOf,
  noFacts,
  lookUp,
  lintRoots,
  rulesOf,
  allRules,
  locate,
  folderAroundRoot,
  commonTop,
  pathsSeenFrom,
  configurationFor,
  baselineFileAt,
  holdAgainst,
  isWord,
  isBoolean,
  isListOfWords,
  isObjectOf,
  tagOf
};
