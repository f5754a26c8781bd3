import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);

// src/formats/hivemind/layout.ts
var directory = ".hivemind";
var legacyDirectory = ".opencode/state";
var agentTrailer = "Hivemind-Agent";
var legacyFolders = ["hivemind", "opencode-harness"];
var stateFolder = "state";
var delegationsFile = "state/delegations.json";
var continuityFile = "state/session-continuity.json";
var workflowsFile = "state/config-workflows.json";
var sessionStateFile = "state/SESSION-STATE.md";
var planningFolder = "state/planning";
var stores = {
  [delegationsFile]: "delegations",
  [continuityFile]: "continuity",
  [workflowsFile]: "workflows"
};
var others = [
  ["events", /^event-tracker\/ses_[^/]{1,200}\.json$/],
  ["eventPage", /^event-tracker\/ses_[^/]{1,200}\.md$/],
  ["journal", /^journal\/[^/]{1,200}\.jsonl$/],
  ["lineage", /^lineage\/(?:[^/]{1,200}\/)?[^/]{1,200}\.jsonl?$/],
  ["sessionState", /^state\/SESSION-STATE\.md$/],
  ["plan", /^state\/(?:planning\/[^/]{1,200}\/)?(?:task_plan|findings|progress)\.md$/]
];
function fileKind(file) {
  if (Object.hasOwn(stores, file)) return stores[file];
  return others.find(([, form]) => form.test(file))?.[0];
}
function nameToday(legacy) {
  const folder = legacyFolders.find((one) => legacy.startsWith(`${one}/`));
  const file = folder ? legacy.slice(folder.length + 1) : legacy;
  return /^(?:state|event-tracker|journal|lineage)\//.test(file) ? file : `${stateFolder}/${file}`;
}
function isSearched(folder) {
  return /^(?:event-tracker|journal|lineage(?:\/[^/]+)?|state(?:\/planning(?:\/[^/]+)?)?)$/.test(folder);
}
function isLegacyRoot(root) {
  return root === legacyDirectory || root.endsWith(`/${legacyDirectory}`);
}

export {
  directory,
  legacyDirectory,
  agentTrailer,
  legacyFolders,
  stateFolder,
  delegationsFile,
  continuityFile,
  workflowsFile,
  sessionStateFile,
  planningFolder,
  fileKind,
  nameToday,
  isSearched,
  isLegacyRoot
};
