import type { Target, ValueNode } from '../../../core/document.js';
import { type TextLine, textLines } from '../../../text/markdown.js';
import { folded } from '../../../text/words.js';
import { isNothing } from '../claims/nothing.js';
import { fieldsNamed, textOf } from '../companions/fields.js';
import type { Companion } from '../snapshot.js';
import { isTemplate, kindOfLine, kindsOfLines } from './template.js';

/**
 * How the work on a block ended, as its SUMMARY says. `open`: it is not finished; `why` is the status in the words of
 * the file, or undefined when the file is an empty template.
 */
export type Outcome =
  | { readonly kind: 'complete' | 'skipped' }
  | { readonly kind: 'open'; readonly at: Target; readonly why: string | undefined };

/** Words that a status begins with; `done in part` is no whole either, but nobody can list what people write. */
const skippedWords = /^(?:skip|skipped)/;
const openWords =
  /^(?:blocked|fail|partial|inprogress|progress|pending|active|running|started|incomplete|unfinished|notstarted|notcomplete|notdone|wip|draft|interrupted|checkpoint|abort|cancel|paused|onhold|waiting|todo|abandon|error|timeout|open|planned|planning)/;

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

/** What a SUMMARY says of its block. One that does not parse counts as there: syntax/ speaks of it. */
export async function outcomeOf(summary: Companion): Promise<Outcome> {
  const { document, body, isBroken } = summary;
  if (isBroken) return { kind: 'complete' };
  const status = statusOf(summary);
  if (status) return judged(status);

  const isTold = hasContent(document.root);
  // Code and comments are looked for only where it matters: most summaries say plainly what was done.
  if (isTold && !body.lines.some(({ raw }) => kindOfLine(raw) === 'template')) return { kind: 'complete' };
  const structure = await body.structure();
  if (!structure.ok) return { kind: 'complete' };
  const lines = textLines(body.lines, structure);
  const said = statusInText(lines);
  if (said) return judged({ text: said.text, at: document.span(said.start, said.end) });
  const kinds = kindsOfLines(lines.map(({ raw }) => raw));
  if (kinds.has('text')) return { kind: 'complete' };
  if (kinds.has('template') || (!isTold && !isNamed(document.root))) {
    return { kind: 'open', at: document.at(''), why: undefined };
  }
  return { kind: 'complete' };
}

interface Status {
  readonly text: string;
  readonly at: Target;
}

/** The status in the fields: a word, or `skipped: true`. */
function statusOf({ document }: Companion): Status | undefined {
  for (const { value, keyPath } of fieldsNamed(document, 'status')) {
    const text = value.kind === 'scalar' ? textOf(value).trim() : '';
    if (text !== '' && !isTemplate(text)) return { text, at: document.at(keyPath) };
  }
  const [skipped] = fieldsNamed(document, 'skipped');
  const isSkipped = skipped?.value.kind === 'scalar' && skipped.value.value === true;
  return isSkipped ? { text: 'skipped', at: document.at(skipped.keyPath) } : undefined;
}

function judged({ text, at }: Status): Outcome {
  const word = folded(text.slice(0, 200)).replace(/^\P{L}+/u, '');
  if (skippedWords.test(word)) return { kind: 'skipped' };
  return openWords.test(word) ? { kind: 'open', at, why: text } : { kind: 'complete' };
}

const statusLine = /^[ \t]*(?:[-*+][ \t]+)?[*_]{0,3}status[*_]{0,3}[ \t]*:[*_]{0,3}[ \t]*([^\s*_].{0,200})$/i;

/** `**Status:** partial` at the head of the body. Further down, such lines speak of other things. */
function statusInText(lines: readonly TextLine[]): { text: string; start: number; end: number } | undefined {
  for (const { raw, start, heading } of lines) {
    if (heading > 1) return undefined;
    const text = raw.length > 500 ? undefined : statusLine.exec(raw)?.[1];
    if (text !== undefined && !isTemplate(text)) {
      const from = start + raw.lastIndexOf(text);
      return { text: text.replace(/[*_\s]+$/, ''), start: from, end: from + text.length };
    }
  }
  return undefined;
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
