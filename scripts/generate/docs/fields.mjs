import { notice, write } from '../files.mjs';
import { code, heading, html, link, listed, markdown, paragraph, table, text } from './markdown.mjs';

/** Writes the field reference of one file: its fields, then its lifecycle and who may write what, where there are some. */
export function writeFieldReference(format, name, { title, schema }, lifecycle, permissions) {
  const schemaPath = `schemas/${format}/${name}.schema.json`;
  write(
    `docs/reference/${format}-${name}.md`,
    markdown(
      html(`<!-- ${notice} -->`),
      heading(1, text(title)),
      paragraph(
        text(`${schema.description} The same as JSON Schema: `),
        link(`../../${schemaPath}`, code(schemaPath)),
        text('. What the letters under “Source” stand for: '),
        link('../sources.md', text('sources')),
        text('.'),
      ),
      heading(2, text('Fields')),
      ...wholeOf(schema),
      ...lifecycleSection(lifecycle),
      ...permissionsSection(permissions),
    ),
  );
}

/** What a file holds: a map of fields, or a list of such maps. */
function wholeOf(schema) {
  if (!schema.items) return sectionsOf(schema, '');
  return [paragraph(text(`A list. ${schema.items.description}`)), ...sectionsOf(schema.items, '[].')];
}

/** A table for a map, then one for each map below it. */
function sectionsOf(map, path) {
  const fields = Object.entries(map.properties).filter(([key]) => !isOtherSpelling(key, map));
  const required = map.required ?? [];
  const rows = fields.map(([key, field]) => rowOf(path + key, field, required.includes(key)));
  const inner = fields.flatMap(([key, field]) => {
    const [at, held] = heldBy(field, path + key);
    return held.properties
      ? [heading(3, code(at)), paragraph(text(held.description)), ...sectionsOf(held, `${at}.`)]
      : [];
  });
  const spelling = Object.keys(map.properties).some((key) => isOtherSpelling(key, map)) ? ` ${bothSpellings}` : '';
  const others = paragraph(text(unknownFields[map['x-unknown'] ?? 'warning'] + spelling));
  return [table(['Field', 'Type', 'Required', 'Default', 'Values', 'Meaning', 'Source'], rows), others, ...inner];
}

/** The values that a field holds, and how they are written: those of a list, of a map with keys of its own, or itself. */
function heldBy(field, path) {
  if (field.items) return [`${path}[]`, field.items];
  return field.additionalProperties ? [`${path}.*`, field.additionalProperties] : [path, field];
}

/** Whether a field is one that stands in the table already, its name written with `-` (D8). */
function isOtherSpelling(key, { properties }) {
  return key.includes('-') && Object.hasOwn(properties, key.replaceAll('-', '_'));
}

const bothSpellings = 'A name may be written with “-” as well as with “_”.';

const unknownFields = {
  warning: 'Another field here is a warning.',
  info: 'Another field here is mentioned as an info.',
  open: 'Any other field may stand here.',
};

function rowOf(path, field, required) {
  const byDefault = field.default === undefined ? [] : [code(JSON.stringify(field.default))];
  return [
    code(path),
    text(typeOf(field)),
    text(required ? 'yes' : 'no'),
    byDefault,
    valuesOf(field.items ?? field),
    text(field.description),
    text(field['x-source']),
  ];
}

function typeOf({ type, items, additionalProperties }) {
  if (type === undefined) return 'any';
  if (additionalProperties) return `map of ${typeOf(additionalProperties)}s`;
  const words = [type].flat().join(' or ');
  return items ? `${words} of ${typeOf(items)}s` : words;
}

function valuesOf({ enum: words, minimum, maximum, 'x-shape': shape, 'x-known': known }) {
  if (words) return listed(words.map(code));
  if (known) return [text('known: '), ...listed(known.map(code))];
  if (shape) return [text(shape)];
  if (minimum === undefined) return [];
  return [text(maximum === undefined ? `${minimum} or more` : `${minimum} to ${maximum}`)];
}

function lifecycleSection(lifecycle) {
  if (!lifecycle) return [];
  const moves = Object.entries(lifecycle.edges).map(([from, to]) => [
    code(from),
    to.length > 0 ? listed(to.map(code)) : text('nothing: it is final'),
  ]);
  return [
    heading(2, text('Lifecycle')),
    table(['Status', 'May become'], moves),
    ...(lifecycle.counterparts ? counterpartsSection(lifecycle.counterparts) : []),
  ];
}

function counterpartsSection(counterparts) {
  const rows = Object.entries(counterparts).map(([there, here]) => [code(there), listed([here].flat().map(code))]);
  return [paragraph(text('What the statuses of the other dialect are called here:')), table(['There', 'Here'], rows)];
}

function permissionsSection(permissions) {
  if (!permissions) return [];
  const rows = Object.entries(permissions).map(([agent, paths]) => [code(agent), mayWrite(paths)]);
  return [
    heading(2, text('Who may write what')),
    paragraph(text('A path stands for everything below it.')),
    table(['Agent', 'May write'], rows),
  ];
}

function mayWrite(paths) {
  if (paths.length === 0) return text('nothing');
  return paths.includes('*') ? text('everything') : listed(paths.map(code));
}
