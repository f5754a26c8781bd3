import type { Entry } from '../companions/entry.js';
import { saysNothing } from '../texts/nothing.js';

const resolved =
  /\b(?:resolved|closed|cleared|fixed|done|solved|unblocked|inactive|obsolete|cancelled|canceled|wont ?fix)\b|✅|☑|✔|~~/i;
const active = /\b(?:active|open|unresolved|blocked|blocking|ongoing|pending|waiting|current)\b|🔴|⛔|🚧/i;

/** What a text says of a blocker; undefined when it says nothing. `Not resolved` and `unresolved` are active. */
export function statedIn(text: string): 'active' | 'resolved' | undefined {
  const said = text.slice(0, 400);
  if (/\b(?:not|never)(?: yet)? (?:resolved|closed|cleared|fixed|solved|done)\b/i.test(said)) return 'active';
  if (resolved.test(said)) return 'resolved';
  return active.test(said) ? 'active' : undefined;
}

/**
 * Whether an entry is no longer active: by its status, its title, when it was resolved, or the section it stands in. One
 * that says nothing still blocks.
 */
export function isResolved({ title, fields, parent }: Entry): boolean {
  const status = statedIn((fields.get('status') ?? fields.get('state'))?.text ?? '') ?? markIn(title);
  if (status) return status === 'resolved';
  const ended = ['resolvedat', 'resolution', 'resolved', 'resolvedon'].map((name) => fields.get(name)?.text ?? '');
  if (ended.some((text) => text !== '' && !saysNothing(text) && text !== 'false')) return true;
  for (let section = parent; section; section = section.parent) {
    const said = statedIn(section.title);
    if (said) return said === 'resolved';
  }
  return false;
}

/** A title may speak of a resolved name, or of an open port: only words in capitals or brackets mark it. */
function markIn(title: string): 'active' | 'resolved' | undefined {
  const mark =
    /[[(](?:active|resolved|closed|open)[\])]|\b(?:ACTIVE|RESOLVED|CLOSED|OPEN|FIXED|DONE)\b|✅|☑|✔|~~/i.exec(
      title,
    )?.[0];
  const isMark = mark !== undefined && (/\W/.test(mark) || mark === mark.toUpperCase());
  return isMark ? statedIn(mark) : undefined;
}
