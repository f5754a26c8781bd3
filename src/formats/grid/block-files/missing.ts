import { quote, some } from '../../../text/words.js';
import { companionKind } from '../layout.js';
import { parseBlock } from '../mission/blocks.js';
import type { WorkBlock } from './phase-work.js';
import type { Placement } from './placement.js';

// How messages speak of blocks that lack a file.

const mostNamed = 5;

/** `block 02-03`, `blocks 02-03 and 02-04`, `blocks 01, 02, 03, 04, 05 and 12 more`. */
export function blockList(blocks: readonly WorkBlock[]): string {
  const labels = blocks.map(({ label }) => label);
  return `${blocks.length === 1 ? 'block' : 'blocks'} ${some(labels, mostNamed)}`;
}

/** `the plan of block 02-03 is missing`. */
export function isMissing(noun: string, plural: string, blocks: readonly WorkBlock[]): string {
  return `the ${blocks.length === 1 ? noun : plural} of ${blockList(blocks)} ${blocks.length === 1 ? 'is' : 'are'} missing`;
}

const names = {
  plan: /^(?:block[-_ ]?)?(\d{1,4}(?:-\d{1,4})?)[-_. ]?plan\.md$|^plan[-_. ]?(?:block[-_ ]?)?(\d{1,4}(?:-\d{1,4})?)\.md$/i,
  summary:
    /^(?:block[-_ ]?)?(\d{1,4}(?:-\d{1,4})?)[-_. ]?summary\.md$|^summary[-_. ]?(?:block[-_ ]?)?(\d{1,4}(?:-\d{1,4})?)\.md$/i,
};

/**
 * The files that look like a plan or a summary by their name, and lie or are called so that no reader finds them.
 * @param files paths inside the root
 */
export function strayFiles(files: readonly string[], kind: keyof typeof names): readonly string[] {
  return files.filter((file) => {
    return companionKind(file) === undefined && names[kind].test(baseOf(file));
  });
}

/** What to add to a message when the missing file may be one that nobody finds: `; "02-03-PLAN.md" is not where plans are`. */
export function hint(
  stray: readonly string[],
  kind: keyof typeof names,
  blocks: readonly WorkBlock[],
  { keyOf }: Placement,
): string {
  const keys = new Set(blocks.map(({ key }) => key));
  const found = stray.find((file) => {
    const [, first, second] = names[kind].exec(baseOf(file)) ?? [];
    const block = parseBlock(first ?? second ?? '');
    return block && keys.has(keyOf(block));
  });
  return found === undefined ? '' : `; ${quote(found)} is there, but nobody looks for it in that place or by that name`;
}

/** The name of a file without its folders. */
export function baseOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}
