import type { Finding } from '../../../core/finding.js';
import type { Limits } from '../../../core/limits.js';
import type { RecoveryRequest } from '../../../core/recovery.js';
import { splitFrontMatter } from '../../../text/front-matter.js';
import { segmentsOf } from '../../../text/json-pointer.js';
import { MemoryTree } from '../../../text/memory-tree.js';
import { stateFile } from '../layout.js';
import type { Base } from './bases.js';
import { type Evidence, type EvidenceKind, silent } from './evidence.js';
import type { Gathered } from './gather.js';
import { errorsOf } from './health.js';
import { belowCap, isNearCap } from './present-file.js';
import { type Reconciled, reconcile } from './reconcile/reconcile.js';
import { writtenState } from './write/write-state.js';

/** A way to make the file: from which evidence, and into what. */
interface Way {
  readonly evidence: readonly Evidence[];
  readonly base: Pick<Base, 'old' | 'kept'>;
  /** What it gives up that the way before it kept, in words that may stand before `, for`. */
  readonly gives: readonly string[];
}

interface Attempt {
  readonly text: string;
  readonly reconciled: Reconciled;
  readonly errors: readonly Finding[];
}

/** A proposal that holds no errors. */
export interface Clean extends Attempt {
  /** What was given up for that: a sentence each. */
  readonly given: readonly string[];
  /** Whether it was written into the base, and not anew. */
  readonly isInto: boolean;
}

/**
 * Makes the first proposal that is clean, from the way on that keeps most. Each way is tried until no value is left that
 * could be distrusted; what the next one gives up is told.
 * @param path of STATE.md
 */
export async function firstClean(
  request: RecoveryRequest,
  path: string,
  gathered: Gathered,
  base: Base,
): Promise<Clean> {
  const doubts: Doubts = { distrusted: new Set(), refused: new Set() };
  const given: string[] = [];
  const [first, ...others] = waysFrom(gathered.evidence, base, request);
  let way = first;
  let attempt = await attemptOn(way, doubts, request, path, gathered);
  for (const next of others) {
    const [error] = attempt.errors;
    if (!error) break;
    given.push(...next.gives.map((what) => `${what}, for ${error.rule} says: ${error.message}`));
    way = next;
    attempt = await attemptOn(way, doubts, request, path, gathered);
  }
  return { ...attempt, given, isInto: way.base.old.text !== undefined };
}

/** An error may hide another one, and a value may be wrong because of what holds it. */
const mostRounds = 24;

/** Makes the file, without the values that turn out to break it. */
async function attemptOn(
  { evidence, base: { old, kept } }: Way,
  doubts: Doubts,
  { judge, limits, now, tree }: RecoveryRequest,
  path: string,
  { commits }: Gathered,
): Promise<Attempt> {
  for (let round = 1; ; round += 1) {
    const circumstances = { now, ...doubts, commits, kept, clockSkewMs: limits.clockSkewMs };
    const reconciled = reconcile(evidence, circumstances);
    const text = writtenState(old, reconciled.state, limits);
    const { findings } = await judge(new MemoryTree({ [path]: text }, tree), 'inside');
    const errors = errorsOf(findings);
    const before = doubts.distrusted.size + doubts.refused.size;
    for (const { pointer } of errors) if (pointer) distrust(pointer, doubts);
    if (doubts.distrusted.size + doubts.refused.size === before || round === mostRounds)
      return { text, reconciled, errors };
  }
}

/** Dotted key paths at which values are not used. */
interface Doubts {
  /** Those of the present file. */
  readonly distrusted: Set<string>;
  /** Those of any source. */
  readonly refused: Set<string>;
}

/** Doubts what the present file says there; the second time, what any source does; then, what holds it. */
function distrust(pointer: string, { distrusted, refused }: Doubts): void {
  let path = segmentsOf(pointer);
  while (path.length > 0 && refused.has(path.join('.'))) path = path.slice(0, -1);
  if (path.length === 0) return;
  const name = path.join('.');
  (distrusted.has(name) ? refused : distrusted).add(name);
}

/** From the way that keeps most to the one that keeps nothing. What the present file says is given up last. */
function waysFrom(evidence: readonly Evidence[], base: Base, { limits }: RecoveryRequest): readonly [Way, ...Way[]] {
  const isLarge = isNearCap(base.old.text ?? base.old.body, limits);
  const short = isLarge ? shortened(base, limits) : base;
  const { text, body } = short.old;
  const anew: Way['base'] = { old: { text: undefined, body: '' }, kept: 'none' };
  const own: readonly EvidenceKind[] = ['state', 'version'];
  const ways: Way[] = [];
  if (isLarge) ways.push({ evidence, base: short, gives: short.notes });
  if (text !== undefined) {
    const what = 'the comments and the fields that the schema does not know were not kept';
    ways.push({ evidence, base: { old: { text: undefined, body }, kept: 'none' }, gives: [what] });
  }
  if (body.trim() !== '') ways.push({ evidence, base: anew, gives: [`the body of ${stateFile} was not kept`] });
  return [
    { evidence, base, gives: [] },
    ...ways,
    {
      evidence: evidence.filter(({ kind }) => own.includes(kind)),
      base: anew,
      gives: [`nothing was used but ${stateFile} and its last good version`],
    },
    { evidence: [silent('state')], base: anew, gives: ['no source was used: this is the state of a new mission'] },
  ];
}

/** The same with fewer lines of the body; where the front matter alone is too large, it goes as a whole. */
function shortened({ old: { text, body }, kept }: Base, limits: Limits): Way['base'] & Pick<Base, 'notes'> {
  const { text: short, notes } = belowCap(text ?? body, limits);
  if (text === undefined) return { old: { text, body: short }, kept, notes };
  const { start } = splitFrontMatter(text).body;
  const isWhole = short.length >= start;
  return { old: isWhole ? { text: short, body: short.slice(start) } : { text: undefined, body: '' }, kept, notes };
}
