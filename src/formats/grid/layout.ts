import type { Tree } from '../../core/tree.js';

// Which file of a Grid root is what, and where it may lie (D6, D7).

export const stateFile = 'STATE.md';

/** Names that make a `.grid/` a Grid root; a lone config.json is some other tool's (DESIGN, section 5). */
const marks = [
  /^STATE\.md$/,
  /^WARMTH\.md$/,
  /^SCRATCHPAD\.md$/,
  /^DECISIONS\.md$/,
  /^BLOCKERS\.md$/,
  /^CHECKPOINT.*\.md$/,
  /SUMMARY\.md$/,
];

export function isMark(name: string, kind: string): boolean {
  return kind === 'directory' ? name === 'plans' || name === 'phases' : marks.some((mark) => mark.test(name));
}

/** Paths of plans, relative to the root; the last group of digits is the block (D7). */
const plans = [
  /^plans\/[^/]{1,200}-block-(\d{1,4})\.md$/,
  /^plans\/(\d{1,4})-PLAN\.md$/,
  /^phases\/([^/]{1,200})\/(\d{1,4})-PLAN\.md$/,
  /^phases\/[^/]{1,200}\/(\d{1,4}-\d{1,4})-PLAN\.md$/,
  /^(\d{1,4})-PLAN\.md$/,
];

/** How many different blocks the plans of a root speak of. */
export async function countPlannedBlocks(tree: Tree, root: string): Promise<number> {
  const files = await planFolders(tree, root);
  const blocks = files.flatMap((file) => {
    const match = plans.map((plan) => plan.exec(file)).find((found) => found !== null);
    return match
      ? [
          match
            .slice(1)
            .map((part) => part.replace(/^0+(?=\d)/, ''))
            .join('/'),
        ]
      : [];
  });
  return new Set(blocks).size;
}

async function planFolders(tree: Tree, root: string): Promise<string[]> {
  const phases = await tree.list(`${root}/phases`);
  const folders = [
    '',
    'plans',
    ...phases.filter((entry) => entry.kind === 'directory').map((entry) => `phases/${entry.name}`),
  ];
  const listed = await Promise.all(
    folders.map(async (folder) => {
      const entries = await tree.list(folder === '' ? root : `${root}/${folder}`);
      return entries
        .filter((entry) => entry.kind === 'file')
        .map((entry) => (folder === '' ? entry.name : `${folder}/${entry.name}`));
    }),
  );
  return listed.flat();
}
