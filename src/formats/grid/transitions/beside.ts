import type { MovedFile } from '../../../core/transition.js';
import { pathIn } from '../../../text/paths.js';
import { readCompanion } from '../companions/companion.js';
import { whyUnread } from '../companions/unread.js';
import type { Companion } from '../snapshot.js';
import { Refusal } from './plan.js';
import type { Situation } from './situation.js';

/** A file that a mission has once, and that entries are put into. */
export type Kept = 'decisions' | 'blockers';

const names = { decisions: 'DECISIONS.md', blockers: 'BLOCKERS.md' } as const;

/** Such a file; undefined where there is none. @throws Refusal when it cannot be read */
export function keptFile({ snapshot }: Situation, kind: Kept): Companion | undefined {
  const unread = whyUnread(snapshot, kind);
  if (unread !== undefined) throw new Refusal(unread);
  return snapshot[kind];
}

/** Such a file with another text. */
export async function withText(
  { root, limits }: Situation,
  kind: Kept,
  text: string,
): Promise<{ readonly file: MovedFile; readonly companion: Companion }> {
  const path = pathIn(root, names[kind]);
  return { file: { path, text }, companion: await readCompanion({ kind, file: names[kind], path, text }, limits) };
}

/** A text with an entry at its end, set apart by a blank line, with the line ends that it has. */
export function withEntry(text: string, lines: readonly string[]): string {
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
  const gap = text === '' || /(?:^|\n)\r?\n$/.test(text) ? '' : text.endsWith('\n') ? lineBreak : lineBreak + lineBreak;
  return text + gap + lines.map((line) => line + lineBreak).join('');
}

/** A text of our own, with the line ends of STATE.md. */
export function inLinesOf({ state }: Pick<Situation, 'state'>, text: string): string {
  return state.document.text.includes('\r\n') ? text.replace(/\r?\n/g, '\r\n') : text;
}

/** A text in one line, as an entry has it. */
export function inOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}

/** The next free id of a kind: `dec-003` where `dec-002` is the last. @throws Refusal when there is none */
export function nextId(prefix: string, ids: Iterable<unknown>): string {
  const numbers = [...ids].map((id) =>
    typeof id === 'string' && id.startsWith(`${prefix}-`) ? Number(id.slice(-3)) : 0,
  );
  const next = numbers.reduce((most, one) => Math.max(most, one || 0), 0) + 1;
  if (next > 999) throw new Refusal(`there are no more ids behind ${prefix}-999`);
  return `${prefix}-${String(next).padStart(3, '0')}`;
}
