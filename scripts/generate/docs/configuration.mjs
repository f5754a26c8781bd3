import { exists, read, write } from '../files.mjs';
import { code, filled, listed, markdown, table, text } from './markdown.mjs';

const page = 'docs/configuration.md';

/** Puts the list of settings into the page about the configuration, which is otherwise written by hand. */
export function writeConfigurationReference(schema) {
  if (!exists(page)) return;
  const rows = rowsOf(schema, '').filter(([{ value }]) => value !== '$schema');
  write(page, filled(read(page), 'settings', markdown(table(['Setting', 'Value', 'Default', 'Meaning'], rows))));
}

/** A row for each setting, those of a map below it. */
function rowsOf({ properties }, above) {
  return Object.entries(properties).flatMap(([name, setting]) => {
    const path = above + name;
    const row = [code(path), valuesOf(setting), defaultOf(setting), text(setting.description)];
    const inner = setting.items?.properties ? setting.items : setting;
    const below =
      Object.keys(inner.properties ?? {}).length > 0 ? rowsOf(inner, `${path}${setting.items ? '[]' : ''}.`) : [];
    return [row, ...below];
  });
}

function valuesOf({ type, enum: words, items, additionalProperties, minimum, maximum }) {
  if (words) return listed(words.map(code));
  if (additionalProperties) return [text('by rule id: '), ...valuesOf(additionalProperties)];
  if (type === 'integer') return text(`${inWords(minimum)} to ${inWords(maximum)}`);
  if (items) return text(items.properties ? 'a list of mappings' : 'a list of globs');
  return text(type === 'object' ? 'a mapping' : 'text');
}

const defaultOf = (setting) => (setting.default === undefined ? [] : code(inWords(setting.default)));

const inWords = (value) => value.toLocaleString('en');
