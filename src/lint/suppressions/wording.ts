import type { Malformed } from '../../core/suppression.js';

/** What a comment begins with that is, or was meant to be, a suppression. */
export const word = 'agent-state-lint-disable';
const directive = `${word}-next-line`;

/** A rule id and where it stands: offsets into what was read. */
interface Id {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

export type Wording = { readonly ids: readonly Id[] } | { readonly malformed: Malformed };

/** Reads `agent-state-lint-disable-next-line <id>, <id> -- reason`, from its first letter to the end of the comment. */
export function readWording(text: string): Wording {
  const [first = ''] = /^[^\s,]*/.exec(text) ?? [];
  if (first !== directive) return { malformed: 'other-word' };
  const reason = / --(?: |$)/.exec(text.replace(/\s/g, ' '));
  const ids: Id[] = [];
  for (let start = first.length; start < (reason?.index ?? text.length); ) {
    const comma = text.indexOf(',', start);
    const end = Math.min(comma < 0 ? text.length : comma, reason?.index ?? text.length);
    const id = text.slice(start, end).trim();
    const at = text.indexOf(id, start);
    if (id !== '') ids.push({ id, start: at, end: at + id.length });
    start = end + 1;
  }
  return ids.length > 0 ? { ids } : { malformed: 'no-rule' };
}
