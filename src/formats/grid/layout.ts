import type { Tree } from '../../core/tree.js';
import { pathIn } from '../../text/paths.js';

// Which file of a Grid root is what, and where it may lie (D6, D7).

export const stateFile = 'STATE.md';

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

/** Paths of plans, relative to the root; the groups together name the block (D7). */
const plans = [
  /^plans\/[^/]{1,200}-block-(\d{1,4})\.md$/,
  /^plans\/(\d{1,4})-PLAN\.md$/,
  /^phases\/([^/]{1,200})\/(\d{1,4})-PLAN\.md$/,
  /^phases\/[^/]{1,200}\/(\d{1,4}-\d{1,4})-PLAN\.md$/,
  /^(\d{1,4})-PLAN\.md$/,
];

/**
 * How many blocks the plans of a root speak of; 0 when that tells nothing, for there are none, or some are missing:
 * plans may be cleared away when their blocks are done.
 */
export async function countPlannedBlocks(tree: Tree, root: string): Promise<number> {
  const files = await planFolders(tree, root);
  const blocks = [...new Set(files.flatMap((file) => plannedBlock(file) ?? []))];
  return isWhole(blocks) ? blocks.length : 0;
}

/** Whether blocks are numbered from 1 without a gap: through the mission, or within each phase (D23). */
function isWhole(blocks: readonly string[]): boolean {
  const ofPhase = new Map<string, number[]>();
  for (const block of blocks) {
    const [, phase = '', number] = /^(.*?)(\d+)$/.exec(block) ?? [];
    ofPhase.set(phase, [...(ofPhase.get(phase) ?? []), Number(number)]);
  }
  // `02-01` always counts within its phase; `phases/02-core/03` may count either way.
  const phases = [...ofPhase].filter(([phase]) => /^\d+-$/.test(phase));
  const others = [...ofPhase].filter(([phase]) => !/^\d+-$/.test(phase));
  const isThroughout = isRun(others.flatMap(([, numbers]) => numbers));
  return (
    phases.every(([, numbers]) => isRun(numbers)) && (isThroughout || others.every(([, numbers]) => isRun(numbers)))
  );
}

function isRun(numbers: readonly number[]): boolean {
  return [...numbers].sort((a, b) => a - b).every((number, index) => number === index + 1);
}

/** The block that a plan is for, without leading zeros; undefined for a file that is no plan. */
function plannedBlock(file: string): string | undefined {
  const match = plans.map((plan) => plan.exec(file)).find((found) => found !== null);
  return match
    ?.slice(1)
    .map((part) => part.replace(/^0+(?=\d)/, ''))
    .join('/');
}

/** The files of every folder that may hold plans, relative to the root. */
async function planFolders(tree: Tree, root: string): Promise<string[]> {
  const phases = (await tree.list(pathIn(root, 'phases'))).filter((entry) => entry.kind === 'directory');
  const folders = ['', 'plans', ...phases.map((phase) => `phases/${phase.name}`)];
  const listed = await Promise.all(
    folders.map(async (folder) => {
      const entries = await tree.list(folder === '' ? root : pathIn(root, folder));
      return entries.filter((entry) => entry.kind === 'file').map((entry) => pathIn(folder, entry.name));
    }),
  );
  return listed.flat();
}
