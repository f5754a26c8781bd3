import type { ValueNode } from '../../../core/document.js';
import type { Rule } from '../../../core/rule.js';
import { either } from '../../../text/words.js';
import { outcomeOf } from '../block-files/outcome.js';
import { fieldsNamed, textOf } from '../companions/fields.js';
import { whyUnread } from '../companions/unread.js';
import type { BlockFile, GridSnapshot } from '../snapshot.js';
import { isAbsent, isNothing, isTemplate } from '../texts/nothing.js';

export const summaryFields: Rule<GridSnapshot> = {
  id: 'grid/summary-fields',
  severity: 'warning',
  summary: 'a SUMMARY names its cluster, its block, its commits and what it created',
  source: 'persistence guide, "On block complete"; D8, D33',
  reach: 'root',
  async check({ snapshot, report, skip }) {
    const { summaries, commits } = snapshot;
    const committed = new Set(commits.map(({ at }) => at.document));
    const unread = whyUnread(snapshot, 'summary');
    if (unread !== undefined) skip(unread);
    for (const summary of summaries) {
      if (summary.isBroken) continue;
      const missing = await missingFrom(summary, committed.has(summary.document));
      if (missing.length > 0) report(summary.document.at(''), `the SUMMARY does not name ${either(missing, 'and')}`);
    }
  },
};

/** A block that was skipped has done nothing, and one that is not finished may have nothing to show yet. */
async function missingFrom(summary: BlockFile, hasCommits: boolean): Promise<string[]> {
  const { kind, ...outcome } = await outcomeOf(summary);
  if (kind === 'skipped') return [];
  const isUnfinished = kind === 'open' && 'why' in outcome && outcome.why !== undefined;
  const files = ['artifacts_created', 'key-files.created', 'key-files.modified'].map((field) => saidIn(summary, field));
  const isSilent = files.every((said) => said === 'nothing');
  const areNone = !files.includes('something');
  const needed: readonly [string, boolean][] = [
    ['its cluster', saidIn(summary, 'cluster') === 'something'],
    ['its block', summary.block !== undefined],
    ['its commits', isUnfinished || hasCommits || isExplained(summary, !isSilent && areNone)],
    ['what it created (artifacts_created or key-files)', isUnfinished || !isSilent],
  ];
  return needed.flatMap(([what, isThere]) => (isThere ? [] : [what]));
}

/** An empty list of commits is an answer when the files are an empty list too; else it takes words. */
function isExplained(summary: BlockFile, createdNone: boolean): boolean {
  const said = saidIn(summary, 'commits');
  if (said === 'none') return createdNone;
  return fieldsNamed(summary.document, 'commits').some(
    ({ value }) => value.kind === 'scalar' && isReason(textOf(value)),
  );
}

/** `none, for it was research only` says more than `none`. */
function isReason(text: string): boolean {
  return text.trim().split(/\s+/, 3).length > 2 && !isTemplate(text);
}

/** Whether a field holds something, is an empty list, or is not filled in. */
function saidIn({ document }: BlockFile, name: string): 'something' | 'none' | 'nothing' {
  const answers = fieldsNamed(document, name).map(({ value }) => answerOf(value));
  return answers.find((answer) => answer !== 'nothing') ?? 'nothing';
}

function answerOf(node: ValueNode): 'something' | 'none' | 'nothing' {
  if (node.kind === 'list' && node.items.length === 0) return 'none';
  if (node.kind === 'map' && node.entries.length === 0) return 'none';
  const below = node.kind === 'list' ? node.items : node.kind === 'map' ? node.entries.map(({ value }) => value) : [];
  if (node.kind !== 'scalar') return below.some((item) => answerOf(item) === 'something') ? 'something' : 'nothing';
  const text = textOf(node).trim();
  if (isAbsent(text)) return 'none';
  return text === '' || isTemplate(text) || isNothing(text) ? 'nothing' : 'something';
}
