import type { Document, Target } from '../../../core/document.js';
import type { Rule } from '../../../core/rule.js';
import { quote } from '../../../text/words.js';
import { fieldsNamed } from '../companions/fields.js';
import { whyUnread } from '../companions/unread.js';
import type { GridSnapshot } from '../snapshot.js';
import { comparableName } from '../texts/comparison.js';

export const cluster: Rule<GridSnapshot> = {
  id: 'grid/cluster',
  severity: 'warning',
  summary: 'cluster is the same in STATE.md, in every SUMMARY and in the checkpoint',
  source: 'persistence guide, "Context Reconstruction"',
  reach: 'root',
  check({ snapshot, report, skip }) {
    const { state, summaries, checkpoints, unjudged } = snapshot;
    for (const kind of ['summary', 'checkpoint'] as const) {
      const unread = whyUnread(snapshot, kind);
      if (unread !== undefined) skip(unread);
    }
    const beside = [...summaries, ...checkpoints].flatMap(({ document }) => clusterIn(document) ?? []);
    if (beside.length > 0 && unjudged !== undefined) skip(unjudged);
    const own = state?.dialect === 'prose' ? state.cluster : state && clusterIn(state.document);
    // Without a STATE.md that names it, the first of the others is as good as any.
    const measure = own ?? beside[0];
    for (const { value, at } of beside) {
      if (!measure || isSame(value, measure.value)) continue;
      report(at, `cluster is ${quote(value)}, but ${quote(measure.at.document.path)} says ${quote(measure.value)}`, {
        related: [{ at: measure.at, message: 'the cluster is named here' }],
      });
    }
  },
};

interface Named {
  readonly value: string;
  readonly at: Target;
}

/** The cluster that a file names. Of a value that is broken, syntax/ or schema/ speaks. */
function clusterIn(document: Document): Named | undefined {
  const isBroken = document.verdict?.violations.some(({ keyword, keyPath }) => {
    return keyword !== 'unknown' && keyPath.length === 1 && keyPath[0] === 'cluster';
  });
  const [field] = isBroken ? [] : fieldsNamed(document, 'cluster');
  const value = field?.value.kind === 'scalar' ? field.value.value : undefined;
  if (!field || typeof value !== 'string' || value.trim() === '') return undefined;
  return { value, at: document.at(field.keyPath) };
}

/** `Recipe Box` and `recipe-box` are one: what names files and what people read differ only so. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [comparableName(one), comparableName(other)];
  return a === '' || b === '' ? one.trim() === other.trim() : a === b;
}
