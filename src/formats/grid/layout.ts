import { type Block, parseBlock, parsePhase } from './mission/blocks.js';

// Which file of a Grid root is what, and where it may lie (D6, D7, D32). All paths are relative to the root.

export const stateFile = 'STATE.md';

/** Files that a mission has once, at the top of its root. */
const single = {
  'WARMTH.md': 'warmth',
  'SCRATCHPAD.md': 'scratchpad',
  'DECISIONS.md': 'decisions',
  'BLOCKERS.md': 'blockers',
  'config.json': 'config',
} as const;

/** Names that make a `.grid/` a Grid root; a lone config.json is some other tool's. */
const marks = [
  /^WARMTH\.md$/,
  /^SCRATCHPAD\.md$/,
  /^DECISIONS\.md$/,
  /^BLOCKERS\.md$/,
  /^CHECKPOINT.*\.md$/,
  /SUMMARY\.md$/,
];

/** Whether an entry makes a directory a root. A STATE.md does so whatever it is: that it cannot be read must be said. */
export function isMark(name: string, kind: string): boolean {
  if (name === stateFile) return true;
  return kind === 'directory' ? name === 'plans' || name === 'phases' : marks.some((mark) => mark.test(name));
}

/** A file that is read beside STATE.md. */
export type CompanionKind = 'summary' | 'checkpoint' | 'plan' | (typeof single)[keyof typeof single];

/** What a file of the root is beside STATE.md; undefined for one that is not read. */
export function companionKind(file: string): CompanionKind | undefined {
  if (Object.hasOwn(single, file)) return single[file as keyof typeof single];
  const folders = file.split('/');
  const name = folders.pop() ?? '';
  if (/^CHECKPOINT.*\.md$/.test(name) && folders.every(isSearched)) return 'checkpoint';
  if (summaries.some((summary) => summary.test(file))) return 'summary';
  return plans.some((plan) => plan.test(file)) ? 'plan' : undefined;
}

/** Whether a folder of the root may hold files of its mission: another repository, root or package is none of it. */
export function isSearched(folder: string): boolean {
  return folder !== '.git' && folder !== '.grid' && folder !== 'node_modules';
}

/** Where summaries lie (D6). Named groups: the folder of the phase, and what the name says of the block. */
const summaries = [
  /^(?<block>\d{1,4})-SUMMARY\.md$/,
  /^phases\/(?<phase>[^/]{1,200})\/(?<block>\d{1,4})-SUMMARY\.md$/,
  /^phases\/(?<phase>[^/]{1,200})\/(?<block>\d{1,4}-\d{1,4})-SUMMARY\.md$/,
  /^phases\/(?<phase>[^/]{1,200})\/SUMMARY\.md$/,
];

/** Where plans lie (D7). */
const plans = [
  /^plans\/[^/]{1,200}-block-(?<block>\d{1,4})\.md$/,
  /^plans\/(?<block>\d{1,4})-PLAN\.md$/,
  /^phases\/(?<phase>[^/]{1,200})\/(?<block>\d{1,4})-PLAN\.md$/,
  /^phases\/(?<phase>[^/]{1,200})\/(?<block>\d{1,4}-\d{1,4})-PLAN\.md$/,
  /^(?<block>\d{1,4})-PLAN\.md$/,
];

/** The block that a file is about by its place and name, and the folder of its phase where it lies in one. */
export interface NamedFile {
  readonly block: Block | undefined;
  readonly phase: string | undefined;
}

/** What the name of a summary says; undefined for a file that is none. */
export function namedSummary(file: string): NamedFile | undefined {
  return named(file, summaries);
}

/** What the name of a plan says; undefined for a file that is none. */
export function namedPlan(file: string): NamedFile | undefined {
  return named(file, plans);
}

function named(file: string, patterns: readonly RegExp[]): NamedFile | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(file);
    if (!match) continue;
    const { block, phase } = match.groups ?? {};
    const number = phase === undefined ? undefined : parsePhase(phase);
    return { block: block === undefined ? undefined : parseBlock(block, number), phase };
  }
  return undefined;
}
