import type { FileVersion, TimedCommit } from '../../../../core/history.js';
import type { RecoveryRequest } from '../../../../core/recovery.js';
import { pathIn } from '../../../../text/paths.js';
import { ReadOnceTree } from '../../../../text/read-once-tree.js';
import { count } from '../../../../text/words.js';
import { named } from '../../../common/commits.js';
import { readText } from '../../../common/read-text.js';
import { stateFile } from '../../layout.js';
import type { Dialect } from '../../snapshot.js';
import { formOf } from '../../state/dialect.js';
import { type Evidence, silent } from '../evidence.js';
import { type Health, healthOf } from '../health.js';
import { committedEvidence } from './committed.js';

/** The newest version of STATE.md in history that is healthy, and what it says. */
export interface LastGood {
  readonly evidence: Evidence;
  /** Without its byte order mark. */
  readonly text: string | undefined;
  readonly commit: TimedCommit | undefined;
}

/** So much text that was found bad is remembered, in UTF-16 units: the same version may come again and again. */
const mostRemembered = 8 * 1024 * 1024;
/** No state is broken over so many different versions and then worth to go back to. */
const mostJudged = 1000;

/** A mission that went back to an older dialect did so not long ago. */
const mostOfOthers = 50;

interface Wanted {
  /** A text that does not parse: it need not be judged again. */
  readonly broken?: string | undefined;
  /** Versions of other dialects are passed over; after the newest 50 versions, none is looked at any more. */
  readonly dialect?: Dialect;
}

/**
 * Walks back through the versions of STATE.md, past those that are broken themselves, to one that is healthy (D9).
 * Commits in which there is no STATE.md are passed over, too.
 */
export async function lastGoodEvidence(request: RecoveryRequest, { broken, dialect }: Wanted = {}): Promise<LastGood> {
  const { root, history, limits } = request;
  const path = pathIn(root, stateFile);
  const isKnownBad = memory(broken);
  let judged = 0;
  let found: { readonly version: FileVersion; readonly health: Extract<Health, { isHealthy: true }> } | undefined;
  let passed = 0;
  let seen = 0;
  let newest: TimedCommit | undefined;
  const gap = await history.versions(path, async (version) => {
    seen += 1;
    if (dialect !== undefined && seen > mostOfOthers) return false;
    const tree = new ReadOnceTree(version.tree);
    const read = await readText(tree, path, limits.markdownBytes);
    if (!read.ok && read.file.refusal === 'missing') return true;
    if (read.ok && dialect !== undefined && formOf(read.text).dialect !== dialect) return true;
    if (read.ok && !isKnownBad(read.text)) {
      if (judged === mostJudged) return false;
      judged += 1;
      const health = await healthOf(tree, request);
      if (health.isHealthy) {
        found = { version, health };
        return false;
      }
    }
    passed += 1;
    newest ??= version.commit;
    return true;
  });
  const end = judged === mostJudged && !found ? `${mostJudged} of them were judged, and no more are` : gap;
  const notes = [...(newest ? [passedOver(passed, newest)] : []), ...(end === undefined ? [] : [mayBeMore(end)])];
  if (!found) return { evidence: { ...silent('version'), notes }, text: undefined, commit: undefined };
  const { version, health } = found;
  const said = await committedEvidence(health.snapshot, health.state, version.commit);
  const evidence = { ...said, notes: [...notes, ...said.notes] };
  return { evidence, text: health.state.document.text, commit: version.commit };
}

/** Tells whether a text came before. What stands inside a file is judged by its text alone. */
function memory(broken: string | undefined): (text: string) => boolean {
  const texts = new Set(broken === undefined ? [] : [broken]);
  let room = mostRemembered;
  return (text) => {
    if (texts.has(text)) return true;
    room -= text.length;
    if (room > 0) texts.add(text);
    return false;
  };
}

function passedOver(passed: number, newest: TimedCommit): string {
  const versions = passed === 1 ? 'a committed version' : `${count(passed, 'committed version')}`;
  const is = passed === 1 ? 'is broken, too: the one of' : 'are broken, too; the newest is of';
  return `${versions} of ${stateFile} ${is} ${named(newest)}`;
}

function mayBeMore(gap: string): string {
  return `there may be older versions of ${stateFile} in history: ${gap}`;
}
