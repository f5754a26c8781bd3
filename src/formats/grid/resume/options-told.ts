import type { ValueNode } from '../../../core/document.js';
import type { NamedText } from '../../../core/resumption.js';
import { isBlank } from '../checkpoints/blank.js';
import { detailOf } from '../checkpoints/details.js';
import type { Option } from '../checkpoints/options.js';
import type { Checkpoint } from '../checkpoints/read-checkpoints.js';
import { textIn, textOf } from '../companions/fields.js';
import { saidWithNames } from './said.js';

/** What a decision offers, each with all that its file says of it. @param options as answers are held against them */
export function optionsTold(checkpoint: Checkpoint, options: readonly Option[]): readonly NamedText[] {
  const value = detailOf(checkpoint, 'options')?.value;
  const nodes = value?.kind === 'list' ? value.items.filter((item) => !isBlank(item)) : [];
  return options.map((option, index): NamedText => {
    const { name } = option;
    const own = value?.kind === 'map' ? value.entries[index]?.value : nodes[index];
    const text =
      own && own.kind !== 'scalar' ? beside(own, name) : own && value?.kind === 'map' ? textOf(own) : behind(option);
    return { name, text: text.replace(/\s+/g, ' ').trim() };
  });
}

/** What a record says beside the name of its option. A description is known by its place, any other field by its name. */
function beside(value: ValueNode, name: string): string {
  if (value.kind !== 'map') return saidWithNames(value);
  return value.entries
    .flatMap(({ key, value: field }) => {
      if (textIn(field) === name || isBlank(field)) return [];
      const [said, word] = [saidWithNames(field), textOf(key)];
      return [/^desc|^text$|^details?$/i.test(word) || word === name ? said : `${word}: ${said}`];
    })
    .join('; ');
}

/** Of `vercel - native support`, what stands behind the name. */
function behind({ name, text }: Option): string {
  const rest = text.startsWith(name) ? text.slice(name.length) : text;
  return rest.replace(/^[\s:(–—-]{1,9}/, '').replace(/\)$/, (sign) => (rest.trimStart().startsWith('(') ? '' : sign));
}
