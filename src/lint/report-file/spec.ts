import { type TObjectOptions, type TProperties, Type } from 'typebox';
import type { SpecFile } from '../../formats/common/declare.js';

// What a report holds. TypeBox is for build time only: the program reads what `npm run generate` made of this. A report
// of this version may get more fields: who reads one passes over those that it does not know.

const map = (fields: TProperties, about: TObjectOptions) => Type.Object(fields, { ...about, 'x-unknown': 'open' });
/** Text that anything may stand in. */
const text = (description: string) => Type.String({ description, 'x-kind': 'free' });
const word = (description: string, words: readonly string[]) =>
  Type.Unsafe<string>({ description, type: 'string', enum: [...words] });
const shaped = (description: string, pattern: string, shape: string) =>
  Type.String({ description, pattern, 'x-shape': shape, 'x-kind': 'free' });
const flag = (description: string) => Type.Boolean({ description });
const count = (description: string) => Type.Integer({ description, minimum: 0, maximum: 2 ** 31 - 1 });
const anything = (description: string) => Type.Unsafe<unknown>({ description });
const optional = Type.Optional;

const path = (what: string) => text(`${what}, relative to the repository, with \`/\`.`);
const root = path('The root: empty when it is the repository itself');
const place = Type.Integer({ description: 'From 1.', minimum: 1, maximum: 2 ** 31 - 1 });
const position = (description: string) =>
  map({ line: place, column: place }, { description: `${description} Columns count UTF-16 units.` });
const range = {
  start: position('Where it begins.'),
  end: position('Where it ends: the place behind its last character.'),
};
const rule = shaped('The rule.', '^[a-z][a-z0-9-]{0,40}/[a-z][a-z0-9-]{0,60}$', 'a rule id like grid/progress-percent');
const name = (description: string) => shaped(description, '^[a-z][a-z0-9-]{0,40}$', 'a name like grid');

const related = map(
  { message: text('What stands there.'), path: path('The file'), ...range },
  { description: 'Where the other half of it stands.' },
);

const edit = map(
  { path: path('The file'), ...range, text: text('What is to stand there instead.') },
  { description: 'A stretch of text that is replaced.' },
);

const repair = map(
  {
    safe: flag('Whether it never changes what the state says to its readers.'),
    title: text('What it does.'),
    edits: Type.Array(edit, { description: 'What is changed.' }),
  },
  { description: 'How it can be mended.' },
);

const finding = map(
  {
    rule,
    severity: word('How bad it is.', ['error', 'warning', 'info']),
    message: text('What is wrong.'),
    path: path('The file'),
    pointer: optional(text('JSON pointer of the place, where it is a value.')),
    ...range,
    related: optional(Type.Array(related, { description: 'Other places that it has to do with.' })),
    repair: optional(repair),
    fingerprint: shaped(
      'What it is known by: rule, file, key path and the text there, as a hash.',
      '^[0-9a-f]{32}(?:-[1-9][0-9]{0,8})?$',
      'a fingerprint of 32 hex digits, and a number where there are several',
    ),
    url: text('The page about the rule.'),
  },
  { description: 'What a rule says about one place.' },
);

const other = map(
  { value: anything('The value.'), source: text('Where it was taken from.') },
  { description: 'What another source says.' },
);

const row = map(
  {
    field: text('The key path of the field.'),
    value: anything('Its value.'),
    source: text('Where it was taken from.'),
    sure: flag('Whether the source says so; what was worked out is inferred.'),
    otherwise: optional(Type.Array(other, { description: 'What other sources say instead.' })),
  },
  { description: 'A field of a recovered file.' },
);

const overview = map(
  {
    cluster: optional(
      map(
        { value: text('Its name.'), sure: flag('Whether a source says so.'), source: text('Which one.') },
        { description: 'The mission.' },
      ),
    ),
    completed: Type.Array(text('A block.'), { description: 'The blocks that are complete.' }),
    current: optional(
      map(
        { block: text('Its number.'), sure: flag('Whether a source says so.') },
        { description: 'The block at work.' },
      ),
    ),
    percent: optional(
      map(
        {
          value: Type.Number({ description: 'How much is done.', minimum: 0, maximum: 100 }),
          sure: flag('Whether nothing about it was worked out.'),
        },
        { description: 'How far the mission is.' },
      ),
    ),
    commits: optional(count('How many commits of the mission git knows.')),
  },
  { description: 'What the reader wants to know first.' },
);

const advice = map(
  {
    title: text('What the trouble is.'),
    places: Type.Array(map({ path: path('The file'), line: optional(place) }, { description: 'A place.' }), {
      description: 'Where it shows.',
    }),
    meaning: text('What it means.'),
    todo: Type.Array(text('A step.'), { description: 'What to do, step by step.' }),
    command: optional(text('A command that a person may run.')),
  },
  { description: 'What a person is told about one trouble.' },
);

const sentences = (description: string) => Type.Array(text('A sentence.'), { description });

const recovery = map(
  {
    root,
    path: path('The file that is proposed, or that is wrong'),
    account: Type.Array(row, { description: 'Where each of its values comes from.' }),
    decide: sentences('What a person has to decide, or must know.'),
    lost: optional(sentences('What of the old file was not kept.')),
    left: optional(sentences('What the linter will say once it is written.')),
    reason: optional(text('Why there is something to recover.')),
    overview: optional(overview),
    commands: optional(
      Type.Array(map({ command: text('The command.'), does: text('What it does.') }, { description: 'A command.' }), {
        description: 'What a person may run as well.',
      }),
    ),
    advice: optional(
      Type.Array(advice, {
        description: 'What to do about a state that only its own tools may write: then no file is proposed.',
      }),
    ),
    text: optional(text('The whole file; missing where there is only advice.')),
  },
  { description: 'A file that recovery proposes, or what it advises.' },
);

const skipped = map(
  {
    rule,
    root,
    reason: text('Why it could not run.'),
    unasked: optional(
      Type.Unsafe<true>({
        description: 'That it needs what the run was not asked for: nothing is amiss then.',
        type: 'boolean',
        enum: [true],
      }),
    ),
  },
  { description: 'A check that could not run. Skipped is never passed.' },
);

export const files: Readonly<Record<string, SpecFile>> = {
  report: {
    title: 'Report of agent-state-lint',
    type: 'ReportFile',
    schema: map(
      {
        version: Type.Integer({
          description: 'The version of the form that the report has. Within it, fields are only added.',
          minimum: 1,
          maximum: 1,
        }),
        roots: Type.Array(
          map(
            {
              path: root,
              format: name('The family of its files.'),
              dialect: optional(name('The dialect of its chief file.')),
            },
            { description: 'A state root that was linted.' },
          ),
          { description: 'The state roots that were linted, in order.' },
        ),
        findings: Type.Array(finding, { description: 'What was found, in the order of the files.' }),
        recovery: optional(Type.Array(recovery, { description: 'Only where somebody asked for recovery.' })),
        skipped: Type.Array(skipped, { description: 'The checks that could not run, and why.' }),
        summary: map(
          {
            errors: count('How many errors were found; the findings may hold fewer, for some may be hidden from view.'),
            warnings: count('How many warnings were found.'),
            infos: count('How many infos were found.'),
            files: count('How many files were read.'),
            suppressed: count('How many findings comments in the files silence.'),
            baselined: count('How many findings the baseline hides.'),
          },
          { description: 'Everything counted.' },
        ),
        shard: optional(
          map(
            {
              index: Type.Integer({ description: 'Which one, from 1.', minimum: 1, maximum: 1000 }),
              count: Type.Integer({ description: 'How many there are.', minimum: 1, maximum: 1000 }),
            },
            { description: 'Which part of a run this is, where it was split.' },
          ),
        ),
      },
      { description: 'All that one run says.' },
    ),
  },
};
