import type { MapEntry, ValueNode } from '../../../core/document.js';
import { folded } from '../../../text/words.js';
import { textIn, textOf } from '../companions/fields.js';
import type { Companion } from '../snapshot.js';
import { saidWithNames } from './said.js';
import type { Telling, Told } from './told-types.js';

/** Fields that tell of the file, and of nothing in it. */
const ofFile = new Set(['cluster', 'version', 'createdat', 'updatedat', 'date', 'title', 'sessionid', 'missionid']);

/** What the YAML of such a file says: the records of its lists and its mappings (D24), and single texts. */
export function toldInFields({ document }: Companion, telling: Telling): readonly Told[] {
  const { root } = document;
  const entries = root?.kind === 'map' ? root.entries : [];
  return entries.flatMap((entry): readonly Told[] => {
    const { key, value } = entry;
    const title = textOf(key);
    if (value.kind === 'list') return value.items.flatMap((item) => told(item, '', telling, [title]));
    if (value.kind === 'map' && !telling.id.test(title) && value.entries.every(isRecord)) {
      return value.entries.flatMap((one) => told(one.value, textOf(one.key), telling, [title]));
    }
    return value.kind === 'scalar' && ofFile.has(folded(title)) ? [] : told(value, title, telling, [], key.start);
  });
}

const isRecord = ({ value }: MapEntry): boolean => value.kind === 'map';

function told(
  value: ValueNode,
  title: string,
  { id }: Telling,
  under: readonly string[],
  start = value.start,
): readonly Told[] {
  if (value.kind !== 'map') {
    const text = saidWithNames(value).replace(/\s+/g, ' ');
    const [own = ''] = title === '' ? (id.exec(text) ?? []) : [title];
    const rest = text.startsWith(own) ? text.slice(own.length).replace(/^[\s:–—-]{1,9}/, '') : text;
    return text === '' ? [] : [{ name: text.startsWith(own) || title !== '' ? own : '', text: rest, start, under }];
  }
  const named = value.entries.find((entry) => folded(textOf(entry.key)) === 'id' && entry.value.kind === 'scalar');
  const others = value.entries.filter((entry) => entry !== named);
  const text = others
    .map((entry) => [textOf(entry.key), saidWithNames(entry.value).replace(/\s+/g, ' ')] as const)
    .filter(([, said]) => said !== '')
    .map(([key, said]) => `${key}: ${said}`)
    .join('; ');
  return [{ name: named ? textIn(named.value) : title, text, start, under }];
}
