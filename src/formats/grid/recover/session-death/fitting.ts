import { capped, visible } from '../../../../text/visible.js';

/** How many of some items are shown, and how much of them. */
export interface Room {
  readonly most: number;
  /** What all of them may take together as they are written, in characters. */
  readonly length: number;
}

/** The first of some items that there is room for, and how many are left out. */
export function fitting<T>(items: readonly T[], { most, length }: Room, textOf: (item: T) => string) {
  const shown: T[] = [];
  let taken = 0;
  for (const item of items.slice(0, most)) {
    taken += lengthOf(textOf(item));
    if (taken > length) break;
    shown.push(item);
  }
  return { shown, leftOut: items.length - shown.length };
}

/** An item may stand as escapes of up to ten characters, and takes its line besides. */
function lengthOf(text: string): number {
  const escapes = text.match(/[^ !#-[\]-~]/gu)?.length ?? 0;
  return text.length + 10 * escapes + 20;
}

const longest = 300;

/** Text from a stranger as the checkpoint holds it: one line, short, inert. */
export function oneLine(text: string): string {
  const line = capped(text, 2 * longest)
    .replace(/\s{1,99}/g, ' ')
    .trim();
  return capped(visible(line), longest);
}
