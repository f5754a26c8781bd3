import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
import {
  delegationIdOf,
  delegationsBy,
  isFailedRecovery,
  isOver,
  leftoversAmong,
  levelOf,
  placed,
  sessionsOf,
  whyUnread
} from "./chunk-QWCQNB4D.js";
import {
  agentTrailer,
  continuityFile,
  delegationsFile,
  sessionStateFile,
  stateFolder,
  workflowsFile
} from "./chunk-VALUG7QN.js";
import {
  named
} from "./chunk-NXQGIGHV.js";
import "./chunk-JFYJO2YG.js";
import {
  readJsonFile,
  readText
} from "./chunk-QHCGNWDN.js";
import "./chunk-V52XWFG2.js";
import {
  pathIn
} from "./chunk-74NDXLBV.js";
import {
  conflictMarkers
} from "./chunk-VOYRXT6Q.js";
import {
  count,
  either,
  quote,
  some
} from "./chunk-YVFHDY45.js";
import "./chunk-GLERG5YY.js";
import "./chunk-5XWL5JNG.js";

// src/formats/hivemind/recover/adviser.ts
function placesOf(findings) {
  const places = findings.flatMap(({ path, start, related = [] }) => [
    { path, line: start.line },
    ...related.map((other) => ({ path: other.path, line: other.start.line }))
  ]);
  return [...new Map(places.map((place) => [`${place.line}:${place.path}`, place])).values()];
}
function placeAt({ document, start }) {
  return { path: document.path, line: document.position(start).line };
}

// src/formats/hivemind/recover/last-whole.ts
var most = 50;
async function lastWhole({ history, limits }, path) {
  let found;
  let seen = 0;
  await history.versions(path, async ({ commit, tree }) => {
    seen += 1;
    if (await isWhole()) found = commit;
    return !found && seen < most;
    async function isWhole() {
      if (path.endsWith(".json")) {
        const read2 = await readJsonFile(tree, path, limits);
        return read2.ok && read2.document.faults.every(({ kind }) => kind === "duplicate-key");
      }
      const read = await readText(tree, path, limits.markdownBytes);
      return read.ok && conflictMarkers(read.text).length === 0;
    }
  });
  return found;
}
var plain = /^[\w./@+-]+$/;
function showing({ hash }, path) {
  return plain.test(path) ? `git show ${hash.slice(0, 12)}:${path}` : void 0;
}
function commandOn(command, path) {
  return plain.test(path) && !path.startsWith("-") ? `${command} ${path}` : void 0;
}

// src/formats/hivemind/recover/main-files.ts
var mainFiles = [delegationsFile, continuityFile, workflowsFile, sessionStateFile];
function mainFilesIn({ located }) {
  return new Map(located.filter(({ file }) => mainFiles.includes(file)).map(({ file, path }) => [path, file]));
}
function pathsOf({ root, dialect }, file) {
  if (dialect === "current") return [pathIn(root, file)];
  const name = file.slice(stateFolder.length + 1);
  return [pathIn(root, name), pathIn(root, `hivemind/${name}`)];
}
function lossOf(file) {
  return file === sessionStateFile ? "It is what carries an agent through a compaction: whoever reads it next starts without it." : "No store has a backup: what it held is lost to the plugin, and the sessions that need it have to be started anew.";
}

// src/formats/hivemind/recover/broken-files.ts
var breaking = /* @__PURE__ */ new Set(["syntax/conflict-marker", "syntax/json", "syntax/unreadable"]);
function isBreaking({ rule, severity }) {
  return severity === "error" && breaking.has(rule);
}
var onBrokenFiles = async ({ request, snapshot, findings }) => {
  const files = mainFilesIn(snapshot);
  const advice = [];
  for (const [path, faults] of byPath(findings.filter(isBreaking))) {
    const file = files.get(path);
    if (file !== void 0) advice.push(await onMain(request, file, path, faults));
  }
  return advice;
};
function byPath(findings) {
  const groups = /* @__PURE__ */ new Map();
  for (const finding of findings) {
    const group = groups.get(finding.path);
    if (group) group.push(finding);
    else groups.set(finding.path, [finding]);
  }
  return groups;
}
async function onMain(request, file, path, faults) {
  const places = placesOf(faults);
  const stop = "Stop Hivemind before anything else: each of its processes writes whole files from memory.";
  const has = (rule) => faults.some((fault) => fault.rule === rule);
  const cut = faults.length === 1 && faults[0]?.repair;
  const whole = await lastWhole(request, path);
  const last = whole ? `The last version that is whole is of ${named(whole)}: compare it with what is left before you put it there.` : "No version of it that git knows is whole: what is left is all there is.";
  const show = whole && showing(whole, path);
  if (has("syntax/conflict-marker")) {
    const conflict = "Take one of the two sides as a whole: records of both in one store were never true together.";
    return adviceOn(`${file} holds a merge conflict`, places, lossOf(file), [stop, conflict, last], show);
  }
  if (cut) {
    const meaning = `A whole document stands before what was left behind of an older one. ${lossOf(file)}`;
    const repair = "Cut what stands behind it; git and --diff show what that is. Do so while nothing writes.";
    const fix = commandOn("agent-state-lint --fix --unsafe --only syntax/json", path);
    return adviceOn(`${file} is longer than its document`, places, meaning, [stop, repair, last], fix);
  }
  const title = has("syntax/unreadable") ? `${file} cannot be read` : `${file} is no whole JSON`;
  return adviceOn(title, places, lossOf(file), [stop, last], show);
}
function adviceOn(title, places, meaning, todo, command) {
  return { title, places, meaning, todo, ...command !== void 0 && { command } };
}

// src/formats/hivemind/recover/broken-beside.ts
var onBrokenBeside = ({ snapshot, findings }) => {
  const files = mainFilesIn(snapshot);
  const broken = findings.filter((finding) => isBreaking(finding) && !files.has(finding.path));
  const [first, ...others] = [...new Set(broken.map(({ path }) => path))].sort();
  if (first === void 0) return [];
  const command = commandOn("git log -p --", first);
  return [
    {
      title: `${count(others.length + 1, "file")} beside the stores cannot be read`,
      places: [first, ...others].map((path) => ({ path })),
      meaning: "They tell what was done and planned. No work that runs waits for them.",
      todo: ["Bring each back from its last whole version in git, where that is worth it."],
      ...command !== void 0 && { command }
    }
  ];
};

// src/formats/hivemind/recover/direct-writes.ts
var most2 = 20;
var onDirectWrites = async ({ request: { history }, snapshot }) => {
  const stores = mainFiles.filter((file) => file !== sessionStateFile).flatMap((file) => pathsOf(snapshot, file));
  const { commits } = await history.log({ paths: stores, most: most2 });
  const oldest = commits.at(-1);
  if (!oldest) return [];
  const { steps } = await history.stepsSince(oldest.hash, stores);
  const wrong = steps.filter((step) => isForbidden(step) && !isNoted(snapshot, step));
  const last = wrong.at(-1);
  if (!last) return [];
  const agents = [...new Set(wrong.flatMap(agentsOf))].map(quote);
  return [
    {
      title: `${some(agents, shown)} wrote stores past the tools`,
      places: [...new Set(wrong.flatMap(({ touched }) => touched))].map((path) => ({ path })),
      meaning: "Agents of level 2 and 3 may only read the state. A direct write has neither the lock nor the notifications of the tools.",
      todo: [
        `Look at what was written in ${some(
          wrong.map(({ commit }) => named(commit)),
          shown
        )}.`,
        `Note the bypass in SESSION-STATE.md, with ${either(hashesOf(wrong), "and")}: then it is on record, and not told again.`,
        "Have such agents write through the tools: delegate-task, delegation-status, session-patch."
      ],
      command: `git show ${last.commit.hash.slice(0, 12)}`
    }
  ];
};
var shown = 3;
function hashesOf(steps) {
  return steps.map(({ commit }) => shortHash(commit));
}
var shortHash = ({ hash }) => hash.slice(0, 7);
function agentsOf({ trailers }) {
  const own = trailers.filter(({ key, value }) => key.toLowerCase() === agentTrailer.toLowerCase() && value !== "");
  return own.map(({ value }) => value);
}
function isForbidden(step) {
  const levels = agentsOf(step).map(levelOf);
  return levels.length > 0 && levels.every((level) => level === 2 || level === 3);
}
function isNoted({ sessionState }, { commit }) {
  return sessionState?.document.text.includes(shortHash(commit)) ?? false;
}

// src/formats/hivemind/recover/failed-recovery.ts
var most3 = 3;
var mostPlaces = 100;
var onFailedRecovery = ({ snapshot }) => {
  const byId = delegationsBy("id", snapshot.delegations);
  const failures = sessionsOf(snapshot.continuity).flatMap(failuresOf).filter(({ notification, id }) => notification.delivered !== true || isOpen(byId.get(id ?? "")));
  if (failures.length === 0) return [];
  const sessions = [...new Set(failures.map(({ session }) => session.key))];
  const untold = failures.filter(({ notification }) => notification.delivered !== true).length;
  const ids = [...new Set(failures.flatMap(({ id }) => id ?? []))];
  const unread = whyUnread(snapshot, "delegations");
  return [
    {
      title: `${count(failures.length, "delegation")} could not be taken up again`,
      places: failures.slice(0, mostPlaces).map(({ session, index }) => placeAt(session.at("pendingNotifications", index, "error"))),
      meaning: "Their child sessions were gone when the plugin started again. What they had not handed back is lost.",
      todo: [
        unread ? `${unread}: mend that first, and look each up by its delegationId then.` : `Look each up in state/delegations.json by its delegationId: ${knownOf(ids, byId)}.`,
        ...untold > 0 ? [`${some(sessions.map(quote), most3)} will be told of ${untold} with the next event of a session.`] : [],
        "Delegate again what is still wanted: nothing takes it up by itself."
      ]
    }
  ];
};
function failuresOf(session) {
  return placed(session.metadata.pendingNotifications).filter(({ notification }) => isFailedRecovery(notification)).map((one) => ({ ...one, session, id: delegationIdOf(one.notification) }));
}
function isOpen(known = []) {
  return known.some(({ delegation: { status } }) => status !== void 0 && !isOver(status));
}
function knownOf(ids, byId) {
  const known = ids.filter((id) => byId.has(id));
  if (known.length === 0) return ids.length === 0 ? "the notifications name none" : "none of them is there any more";
  const standing = known.map((id) => `${quote(id)} is ${quote(byId.get(id)?.[0]?.delegation.status)}`);
  const gone = ids.length - known.length;
  return `${some(standing, most3)}${gone > 0 ? `; ${gone} more ${gone === 1 ? "is" : "are"} not there` : ""}`;
}

// src/formats/hivemind/recover/missing-files.ts
var onMissingFiles = async (situation) => {
  const { snapshot, request } = situation;
  const there = new Set(snapshot.present);
  const isHidden = (path) => snapshot.unreadable.some((other) => path === other.path || path.startsWith(`${other.path}/`));
  const missing = mainFiles.filter((file) => !there.has(file) && !pathsOf(snapshot, file).some(isHidden));
  const paths = missing.flatMap((file) => pathsOf(snapshot, file));
  const fates = paths.length > 0 ? await request.history.files(paths) : /* @__PURE__ */ new Map();
  const advice = [];
  for (const file of missing) {
    const one = await onMissing(situation, file, fates);
    if (one) advice.push(one);
  }
  return advice;
};
async function onMissing({ request, snapshot }, file, fates) {
  const damaged = leftoversAmong(snapshot.present).filter(({ kind, of }) => kind === "damaged" && of === file);
  const names = new Set(damaged.map((one) => one.file));
  const copies = snapshot.located.filter((one) => names.has(one.file)).map((one) => one.path);
  const path = pathsOf(snapshot, file).find((one) => wasThere(fates.get(one)));
  if (path === void 0 && copies.length === 0) return void 0;
  const fate = path === void 0 ? void 0 : fates.get(path);
  const whole = path === void 0 ? void 0 : await lastWhole(request, path);
  const command = whole && path !== void 0 ? showing(whole, path) : void 0;
  return {
    title: `${file} is gone`,
    places: copies.map((copy) => ({ path: copy })),
    meaning: `${becameOf(fate)} ${lossOf(file)}`,
    todo: [
      "Look at the permissions of its folder, and at the space that is left on the disk.",
      ...copies.length > 0 ? ["Look through the copy beside it: that is what it was when it did not parse."] : [],
      ...whole ? [`Look at its last whole version, which is of ${named(whole)}: what was done since is not in it.`] : [],
      file === sessionStateFile ? "Write it anew from that." : "Restart the session: the plugin makes the file anew."
    ],
    ...command !== void 0 && { command }
  };
}
function wasThere(fate) {
  return fate?.answer === "committed" || fate?.answer === "removed" && fate.renamedTo === void 0;
}
function becameOf(fate) {
  if (fate?.answer === "committed") return "It is in the last commit, and not on the disk.";
  if (fate?.answer === "removed") return `It was removed in ${named(fate.commit)}.`;
  return "Hivemind could not parse it, and put it aside.";
}

// src/formats/hivemind/recover/other-errors.ts
var onOtherErrors = ({ request: { root }, findings }) => {
  const errors = findings.filter((finding) => finding.severity === "error" && !isBreaking(finding));
  if (errors.length === 0) return [];
  const command = commandOn("agent-state-lint", root);
  const rules = [...new Set(errors.map(({ rule }) => rule))];
  return [
    {
      title: `${count(errors.length, "error")} in what can be read`,
      places: placesOf(errors.map(({ related: _, ...error }) => error)),
      meaning: `A tool wrote what it must not, or somebody wrote past the tools. Said by: ${rules.join(", ")}.`,
      todo: [
        "Read what the linter says of each; agent-state-lint explain <rule> says more.",
        "What a tool of Hivemind wrote, report as its fault: it would write the same again.",
        "What was written by hand, take back in git, and note the bypass in SESSION-STATE.md."
      ],
      ...command !== void 0 && { command }
    }
  ];
};

// src/formats/hivemind/recover/stale-store.ts
var onStaleStore = ({ findings }) => findings.filter(({ rule }) => rule === "hivemind/stale-store").map((finding) => ({
  title: "session-continuity.json is stale",
  places: placesOf([finding]),
  meaning: `${capitalised(finding.message)}. What the plugin has in memory was read when it started, and may be something else.`,
  todo: [
    "Read session-continuity.json again from the disk, and do not go by what was read before.",
    "If its sessions run, restart the plugin: it hydrates from the store then, and at no other time.",
    "If none of them runs any more, this is what an end without a last write looks like: start a new session."
  ]
}));
function capitalised(sentence) {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

// src/formats/hivemind/recover/state-drift.ts
var onStateDrift = ({ findings }) => {
  const drifts = findings.filter(({ rule }) => rule === "hivemind/state-drift");
  if (drifts.length === 0) return [];
  return [
    {
      title: `delegations.json and session-continuity.json disagree in ${count(drifts.length, "place")}`,
      places: placesOf(drifts),
      meaning: "A known race: the delegation came to its end, and the record of the session was not patched.",
      todo: [
        "Trust delegations.json for the state of delegations, and session-continuity.json for the lifecycle of sessions.",
        "Report it as a drift of the state, and reconcile nothing by hand."
      ]
    }
  ];
};

// src/formats/hivemind/recover/recover.ts
var advisers = [
  onBrokenFiles,
  onMissingFiles,
  onFailedRecovery,
  onStateDrift,
  onStaleStore,
  onDirectWrites,
  onBrokenBeside,
  onOtherErrors
];
async function recoverHivemind(request) {
  const { root, tree, judge } = request;
  const { findings, snapshot } = await judge(tree, "all");
  const advice = [];
  if (isHivemind(snapshot)) {
    for (const adviser of advisers) advice.push(...await adviser({ request, snapshot, findings }));
  }
  const path = isHivemind(snapshot) && snapshot.delegations?.document.path || pathIn(root, delegationsFile);
  if (advice.length === 0) return { root, path, outcome: "healthy", files: [] };
  const reason = advice.length === 1 ? "one thing is wrong" : `${advice.length} things are wrong`;
  return { root, path, outcome: "advised", reason, files: [], advice };
}
function isHivemind(snapshot) {
  return snapshot?.format === "hivemind";
}

// src/formats/hivemind/recover/index.ts
var recovery = { recover: recoverHivemind };
export {
  recovery
};
