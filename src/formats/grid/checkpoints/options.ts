import type { MapEntry, ValueNode } from '../../../core/document.js';
import { folded } from '../../../text/words.js';
import { textIn, textOf } from '../companions/fields.js';
import type { Companion } from '../snapshot.js';
import { wordsIn } from '../texts/words.js';
import { isBlank } from './blank.js';
import { detailOf } from './details.js';

/** Something that a decision offers. */
export interface Option {
  /** What messages call it: its id, its label, or its words. */
  readonly name: string;
  /** All that it may be called in an answer, as `wordsIn` has it. */
  readonly names: readonly string[];
  /** All that is said of it. */
  readonly text: string;
}

/** Fields of an option that name it; any other describes it. */
const naming = new Set(['id', 'key', 'name', 'label', 'title', 'value', 'option', 'choice']);

/** What a checkpoint offers to choose from: words, records, or a mapping of names to descriptions (D11). */
export function optionsOf(checkpoint: Companion): readonly Option[] {
  const value = detailOf(checkpoint, 'options')?.value;
  if (!value || isBlank(value)) return [];
  if (value.kind === 'list') return value.items.filter((item) => !isBlank(item)).map(optionOf);
  if (value.kind === 'map') return value.entries.map(ofEntry);
  return partsOf(textOf(value)).map(ofText);
}

function optionOf(item: ValueNode): Option {
  if (item.kind === 'scalar') return ofText(textOf(item));
  if (item.kind === 'list') return ofText(textIn(item));
  const own = item.entries.filter(({ key, value }) => naming.has(folded(textOf(key))) && !isBlank(value));
  const [first, ...others] = item.entries;
  if (own.length === 0 && first) {
    const whole = ofEntry(first); // `- vercel: Native Astro support` is a mapping to YAML
    return { ...whole, text: [whole.text, ...others.map(({ value }) => textIn(value))].join(' ') };
  }
  const texts = own.map(({ value }) => textIn(value));
  return { name: texts[0] ?? '', names: texts.flatMap(namesIn), text: textIn(item) };
}

function ofEntry({ key, value }: MapEntry): Option {
  const name = textOf(key);
  const inner = value.kind === 'map' ? optionOf(value).names : [];
  return { name, names: [...namesIn(name), ...inner], text: `${name} ${textIn(value)}` };
}

function ofText(text: string): Option {
  const [name = text] = beforeDescription(text);
  return { name, names: [...new Set([text, name].flatMap(namesIn))], text };
}

const ordinal = /^\s{0,9}(?:option\s{1,9})?(?:\(?(\d{1,2}|[a-z])[).:]\s|\[(\d{1,2}|[a-z])\])\s{0,9}/i;

/** Of `A) Vercel`, both `a` and `vercel`. */
function namesIn(text: string): string[] {
  const match = ordinal.exec(text);
  const names = match ? [match[1] ?? match[2] ?? '', text.slice(match[0].length)] : [];
  return [text, ...names].map(wordsIn).filter((name) => name !== '');
}

/** Of `vercel - native support` or `Vercel (native support)`, the name. */
function beforeDescription(text: string): string[] {
  const ends = [' - ', ' – ', ' — ', ': ', ' ('].map((sign) => text.indexOf(sign)).filter((at) => at > 0);
  return ends.length > 0 ? [text.slice(0, Math.min(...ends))] : [];
}

/** A number is no bullet here: an answer may name it. */
const bullet = /^\s{0,99}[-*+•]\s/;

/** `vercel, netlify`, `1) Vercel 2) Netlify`, or one a line. */
function partsOf(text: string): string[] {
  const lines = text.split(/\n|[,;|]|\s(?=\d{1,2}[).]\s)|\sor\s/);
  return lines.map((line) => line.replace(bullet, '').trim()).filter((line) => line !== '');
}
