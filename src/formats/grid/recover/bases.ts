import type { AccountRow } from '../../../core/recovery.js';
import { splitFrontMatter } from '../../../text/front-matter.js';
import { named } from '../../common/commits.js';
import { stateFile } from '../layout.js';
import { formOf } from '../state/dialect.js';
import type { Gathered, Remains } from './gather.js';
import { isOfSameMission } from './reconcile/identity.js';
import type { Circumstances } from './reconcile/reconcile.js';
import type { OldState } from './write/write-state.js';

/** What a new STATE.md is written into. */
export interface Base {
  readonly old: OldState;
  /** What of it is kept. */
  readonly kept: Circumstances['kept'];
  /** Where that comes from that is kept as it is: comments, and fields that the schema does not know. */
  readonly from: Pick<AccountRow, 'source' | 'sure'>;
  /** What is to be said where it is used. */
  readonly notes: readonly string[];
}

/**
 * The present file as far as it could be kept; where nothing of its fields is left, the last good version.
 * @param path of STATE.md
 */
export function baseOf(gathered: Gathered, remains: Remains, path: string): Base {
  const base = withoutLostBody(gathered, remains, path);
  const { salvaged, evidence } = gathered;
  const { text, lastGood } = remains;
  const isCut = salvaged?.text !== undefined && salvaged.body.trim() === '' && !isClosed(text ?? '');
  if (!isCut) return base;
  const { commit } = lastGood;
  const own = evidence.find(({ kind }) => kind === 'state');
  const older = commit && isOfSameMission(own, lastGood.evidence) ? bodyOf(lastGood.text ?? '') : '';
  if (!commit || older === '') {
    const note = `the body of ${stateFile} was cut off: the one below its fields is made anew from them`;
    return { ...base, old: { ...base.old, isCut }, notes: [...base.notes, note] };
  }
  const note = `the body of ${stateFile} was cut off: the one below its fields is that of commit ${named(commit)}`;
  return { ...base, old: { text: base.old.text + older, body: older }, notes: [...base.notes, note] };
}

/** Whether the front matter of a text has an end. */
function isClosed(text: string): boolean {
  const { form, faults } = splitFrontMatter(text);
  return form === 'fenced' && faults.length === 0;
}

/** What stands below the front matter of a healthy text; empty where it has none, or nothing stands there. */
function bodyOf(text: string): string {
  const { form, body } = splitFrontMatter(text);
  const markdown = form === 'fenced' ? text.slice(body.start, body.end) : '';
  return markdown.trim() === '' ? '' : markdown;
}

function withoutLostBody({ salvaged }: Gathered, { snapshot: { state }, at, lastGood }: Remains, path: string): Base {
  const body = salvaged?.body ?? '';
  const present = { from: { source: { what: stateFile, path: at }, sure: true }, notes: [] };
  if (salvaged?.text !== undefined) {
    const { text, dialect, losses } = salvaged;
    const isWhole = state?.document.faults.length === 0 && losses.length === 0;
    const kept = dialect !== 'schema' ? 'none' : isWhole ? 'whole' : 'part';
    return { old: { text, body }, kept, ...present };
  }
  const { text, commit } = lastGood;
  if (salvaged?.dialect === 'prose' || text === undefined || !commit || formOf(text).dialect !== 'schema') {
    return { old: { text: undefined, body }, kept: 'none', ...present };
  }
  const { form, body: old } = splitFrontMatter(text);
  const isOwnBody = body.trim() !== '' && form === 'fenced';
  const what = isOwnBody ? 'the comments are' : 'the comments and the body are';
  return {
    old: isOwnBody ? { text: text.slice(0, old.start) + body, body } : { text, body: text.slice(old.start, old.end) },
    kept: 'part',
    from: { source: { what: stateFile, path, commit: commit.hash }, sure: false },
    notes: [`${what} those of ${stateFile} in commit ${named(commit)}`],
  };
}
