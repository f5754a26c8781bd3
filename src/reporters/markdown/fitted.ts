import { count, either } from '../../text/words.js';
import { type Block, heading, markdownOf, paragraph, text } from './blocks.js';

/** A part of a page that is there as a whole, or not at all. */
export interface Section {
  /** The heading above it; sections that follow one another share it. */
  readonly title?: string;
  /** What is said to be left out, a noun of ours that an `s` makes many: `difference`. */
  readonly what: string;
  /** The less, the sooner it gets its room. */
  readonly rank: number;
  /** A length that it has at least, where that is known without making it. */
  readonly least?: number;
  /** It begins with no list, for the section before may end with one. */
  blocks(): readonly Block[];
}

export interface Room {
  /** So long may the page be at most. */
  readonly most: number;
  /** How long a text is: in bytes, or in UTF-16 units. */
  readonly sizeOf: (text: string) => number;
  /** Why there is no more room: `a comment holds no more than 65536 characters`. */
  readonly why: string;
}

/** Kept free for what is said of the parts that were left out: a line of our own words. */
const reserved = 500;
/** So many sections of a rank are tried that turn out too long: of some, it takes long to find out. */
const mostMisses = 20;

/**
 * A page of as many sections as there is room for, in their order; those of the lowest rank get theirs first. What has no
 * room is counted at its end.
 * @param last what it ends with, in any case
 */
export function fitted(sections: readonly Section[], last: readonly Block[], room: Room): string {
  const end = markdownOf([...last]);
  const kept = keep(sections, room.most - reserved - room.sizeOf(end), room);
  const left = sections.filter((section) => !kept.has(section)).sort((a, b) => a.rank - b.rank);
  const parts: string[] = [];
  let title: string | undefined;
  for (const section of sections) {
    const body = kept.get(section);
    if (!body) continue;
    if (section.title !== undefined && section.title !== title) parts.push(titled(section.title));
    title = section.title;
    parts.push(body);
  }
  return [...parts, markdownOf(leftOut(left, room)), end].filter((part) => part !== '').join('\n');
}

/** The sections that there is room for, as Markdown; those that say nothing are empty texts. */
function keep(sections: readonly Section[], most: number, { sizeOf }: Room): ReadonlyMap<Section, string> {
  const kept = new Map<Section, string>();
  const titles = new Set<string>();
  let free = most;
  const misses = new Map<number, number>();
  for (const section of [...sections].sort((a, b) => a.rank - b.rank)) {
    const { title, rank, least = 0 } = section;
    const missed = misses.get(rank) ?? 0;
    if (missed >= mostMisses) continue;
    const body = least < free ? markdownOf([...section.blocks()]) : undefined;
    const heads = title === undefined || titles.has(title) ? '' : `${titled(title)}\n`;
    const size = body === undefined ? free + 1 : sizeOf(`${heads}${body}\n`);
    if (body === '') {
      kept.set(section, body);
    } else if (body === undefined || size > free) {
      misses.set(rank, missed + 1);
    } else {
      kept.set(section, body);
      free -= size;
      if (title !== undefined) titles.add(title);
    }
  }
  return kept;
}

const titled = (title: string): string => markdownOf([heading(3, title)]);

function leftOut(sections: readonly Section[], { why }: Room): Block[] {
  if (sections.length === 0) return [];
  const numbers = new Map<string, number>();
  for (const { what } of sections) numbers.set(what, (numbers.get(what) ?? 0) + 1);
  const said = [...numbers].map(([what, number]) => count(number, what));
  return [paragraph(text(`Left out, for ${why}: ${either(said, 'and')}`))];
}
