import type { TextLine } from '../../../../text/markdown.js';
import { saidBy } from '../../block-files/status-words.js';
import { titleOf } from '../../companions/entry-lines.js';
import { fieldsNamed, textOf } from '../../companions/fields.js';
import type { Companion } from '../../snapshot.js';
import { nameIn } from './names.js';

// What the block of a summary or a plan is called.

const nameFields = ['block_name', 'title', 'name'];
/** `Block 01:`, `Phase 2 Plan 03 -`, `Plan:`. */
const ahead =
  /^(?:(?:block|phase|plan)[ _-]?#?\d{1,4}(?:[.-]\d{1,4})?|(?:plan|summary)(?=[ ]?(?:[:–—|-]|$)))(?![\p{L}\p{N}])[\s:–—|,-]{0,5}/iu;
/** `Tag Filtering System Summary`, `Foundation - COMPLETE`, `Shelves (done)`. */
const behind =
  /(?:[\s:–—|-]{1,5}(?:summary|plan)|[ ]?[–—|:-][ ]?(?:complete|completed|done)|[ ]?[([](?:complete|completed|done)[)\]]|[ ]?[✅✔✓⏳⏭]\ufe0f?)[\s.!]{0,3}$/iu;
const mostParts = 4;

/** By the fields of the file, else by the first heading of its text; undefined when neither tells. */
export async function blockNameOf({ document, body }: Companion): Promise<string | undefined> {
  for (const { value } of nameFields.flatMap((field) => fieldsNamed(document, field))) {
    const name = value.kind === 'scalar' ? blockNameIn(textOf(value)) : undefined;
    if (name !== undefined) return name;
  }
  const heading = await firstHeading(body);
  return heading && blockNameIn(titleOf(heading).text);
}

/** A title without what every title says: of `Block 04: Tag Filtering System Summary`, Tag Filtering System. */
export function blockNameIn(title: string): string | undefined {
  let name = title.slice(0, 500).trim();
  for (let part = 0; part < mostParts; part += 1) name = name.replace(ahead, '');
  for (let part = 0; part < mostParts; part += 1) name = name.replace(behind, '');
  const found = nameIn(name);
  const isOther = found === undefined || /^(?:summary|plan)$/i.test(found) || saidBy(found, true) !== undefined;
  return isOther ? undefined : found;
}

/** A line of code may look like a heading; only then a parser is asked. */
async function firstHeading({ lines, structure }: Companion['body']): Promise<TextLine | undefined> {
  const at = lines.findIndex(({ heading }) => heading > 0);
  const first = lines[at];
  if (!first || !lines.slice(0, at).some(({ raw }) => /```|~~~|<|^\t| {4}/.test(raw))) return first;
  const told = await structure();
  return told.ok ? lines.find(({ heading, start }) => heading > 0 && told.isText(start)) : undefined;
}
