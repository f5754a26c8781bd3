import type { Source } from '../../../core/recovery.js';
import { either, inert } from '../../../text/words.js';
import { type EvidenceKind, evidenceKinds } from './evidence.js';

const digits = 7;

/** A source as sentences name it: `.grid/STATE.md:7`, `.grid/STATE.md:7 of commit 1f0c2aa`, `commit 1f0c2aa`, `the plans`. */
export function sourceName({ what, path, line, commit }: Source): string {
  const place = path === undefined ? undefined : `${inert(path)}${line === undefined ? '' : `:${line}`}`;
  const made = commit === undefined ? undefined : `commit ${commit.slice(0, digits)}`;
  return [place, made].filter((part) => part !== undefined).join(' of ') || what;
}

/** Each kind of source, as sentences name it. */
export const nouns: Readonly<Record<EvidenceKind, string>> = {
  state: 'STATE.md',
  checkpoint: 'the checkpoint',
  version: 'the last good version',
  body: 'the body of STATE.md',
  summary: 'the summaries',
  commit: 'the commits',
  plan: 'the plans',
  scratchpad: 'the scratchpad',
  warmth: 'WARMTH.md',
};

/** What a value was worked out from that no source says itself: `STATE.md and the summaries`. */
export function workedOutFrom(kinds: readonly EvidenceKind[], otherwise: Source): Source {
  const all = evidenceKinds.filter((kind) => kinds.includes(kind)).map((kind) => nouns[kind]);
  return all.length === 0 ? otherwise : { what: either(all, 'and') };
}
