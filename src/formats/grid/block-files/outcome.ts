import type { Target, ValueNode } from '../../../core/document.js';
import { textLines } from '../../../text/markdown.js';
import { folded } from '../../../text/words.js';
import { fieldsNamed, textOf } from '../companions/fields.js';
import type { Companion } from '../snapshot.js';
import { isNothing, isTemplate } from '../texts/nothing.js';
import { statusInText } from './status-lines.js';
import { saidBy } from './status-words.js';
import { kindOfLine, kindsOfLines } from './template.js';

/**
 * How the work on a block ended, as its SUMMARY says. `open`: it is not finished; `why` is the status in the words of
 * the file, or undefined when the file is an empty template.
 */
export type Outcome =
  | { readonly kind: 'complete' | 'skipped' }
  | { readonly kind: 'open'; readonly at: Target; readonly why: string | undefined };

/** Fields that say the same in other words; of their text, only a whole status is sure. */
const likeStatus = ['outcome', 'result', 'state'];
/** Fields that say so with yes or no. */
const yesOrNo: readonly (readonly [boolean, readonly string[]])[] = [
  [
    true,
    ['skipped', 'failed', 'blocked', 'partial', 'incomplete', 'unfinished', 'aborted', 'interrupted', 'draft', 'wip'],
  ],
  [false, ['complete', 'completed', 'done', 'finished']],
];

/** Fields that say which block a summary is about, and nothing of what was done. */
const naming = new Set([
  ...[
    'cluster',
    'block',
    'blockname',
    'phase',
    'wave',
    'plan',
    'name',
    'title',
    'type',
    'version',
    'subsystem',
    'tags',
  ],
  ...['createdat', 'updatedat', 'created', 'date'],
]);

/** Several rules ask for the outcome of each summary, and it may take a Markdown parser. */
const known = new WeakMap<Companion, Promise<Outcome>>();

/** What a SUMMARY says of its block. One that does not parse counts as there: syntax/ speaks of it. */
export function outcomeOf(summary: Companion): Promise<Outcome> {
  const outcome = known.get(summary) ?? readOutcome(summary);
  known.set(summary, outcome);
  return outcome;
}

async function readOutcome(summary: Companion): Promise<Outcome> {
  const { document, body, isBroken } = summary;
  if (isBroken) return { kind: 'complete' };
  const status = statusOf(summary);
  if (status) return status;

  const isTold = hasContent(document.root);
  // Code and comments are looked for only where it matters: most summaries say plainly what was done.
  const isPlain = !statusInText(body.lines) && !body.lines.some(({ raw }) => kindOfLine(raw) === 'template');
  if (isTold && isPlain) return { kind: 'complete' };
  const structure = await body.structure();
  if (!structure.ok) return { kind: 'complete' };
  const lines = textLines(body.lines, structure);
  const said = statusInText(lines);
  if (said) return judged(said.text.replace(/[*`]/g, ''), document.span(said.start, said.end));
  const kinds = kindsOfLines(lines.map(({ raw }) => raw));
  if (kinds.has('text')) return { kind: 'complete' };
  if (kinds.has('template') || (!isTold && !isNamed(document.root))) {
    return { kind: 'open', at: document.at(''), why: undefined };
  }
  return { kind: 'complete' };
}

/** What the fields say plainly. */
function statusOf({ document }: Companion): Outcome | undefined {
  const texts = (name: string) =>
    fieldsNamed(document, name).flatMap(({ value, keyPath }) => {
      const text = value.kind === 'scalar' ? textOf(value).trim() : '';
      return text === '' ? [] : [{ text, at: document.at(keyPath) }];
    });
  for (const { text, at } of texts('status')) if (saidBy(text) || !isTemplate(text)) return judged(text, at);
  for (const { text, at } of likeStatus.flatMap(texts)) if (saidBy(text, true)) return judged(text, at);
  for (const [answer, names] of yesOrNo) {
    for (const { name, value, keyPath } of names.flatMap((one) => fieldsNamed(document, one))) {
      if (value.kind !== 'scalar' || value.value !== answer) continue;
      if (folded(name) === 'skipped') return { kind: 'skipped' };
      return { kind: 'open', at: document.at(keyPath), why: `${name}: ${answer}` };
    }
  }
  return undefined;
}

function judged(text: string, at: Target): Outcome {
  const said = saidBy(text);
  return said === 'open' ? { kind: 'open', at, why: text } : { kind: said ?? 'complete' };
}

/** Whether the fields say anything of what was done. Depth is bounded by the reader. */
function hasContent(root: ValueNode | undefined): boolean {
  const entries = root?.kind === 'map' ? root.entries : [];
  return entries.some(({ key, value }) => !naming.has(folded(String(key.value))) && isTold(value));
}

function isTold(node: ValueNode): boolean {
  if (node.kind === 'list') return node.items.some(isTold);
  if (node.kind === 'map') return node.entries.some(({ value }) => isTold(value));
  const text = textOf(node).trim();
  return text !== '' && !isNothing(text) && !isTemplate(text);
}

/** Whether the fields name the block and nothing else: short, but no template whose lists are still empty. */
function isNamed(root: ValueNode | undefined): boolean {
  const entries = root?.kind === 'map' ? root.entries : [];
  return (
    entries.some(({ value }) => isTold(value)) && entries.every(({ key }) => naming.has(folded(String(key.value))))
  );
}
