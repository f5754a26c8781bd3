import { type TSchema, Type } from 'typebox';
import { defaultLimits } from '../../core/limits.js';
import type { SpecFile } from '../../formats/common/declare.js';
import type { Format } from '../../formats/format.js';
import { formats } from '../../formats/index.js';
import { type LimitSetting, limitSettings } from './limit-settings.js';

// What a configuration may say. TypeBox is for build time only: the program reads what `npm run generate` made of this.

/** All settings are optional. */
const map = (fields: Readonly<Record<string, TSchema>>, description: string) =>
  Type.Object(Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, Type.Optional(field)])), {
    description,
  });

const oneOf = (words: readonly string[], about: { description: string; default?: string }) =>
  Type.Unsafe<string>({ type: 'string', enum: [...words], ...about });

const globs = (description: string) =>
  Type.Array(Type.String({ description: 'A glob.', 'x-kind': 'path' }), { description });

/** The name of a trailer, as git knows them: the setting of a format. */
const trailerOf = ({ id, directories: [directory], agentTrailer: name }: Format): [string, TSchema] => [
  id,
  Type.String({
    description: `The trailer by which commits to a ${directory}/ name the agent that made them.`,
    ...{ pattern: '^[A-Za-z][A-Za-z0-9-]{0,63}$', default: name },
    ...{ 'x-shape': `the name of a trailer like ${name}`, 'x-kind': 'id' },
  }),
];

/** The ids are held against the rules there are when the file is read; the published schema lists them. */
const rules = (description: string) =>
  Type.Object(
    {},
    {
      description,
      additionalProperties: oneOf(['error', 'warning', 'info', 'off'], {
        description: 'How loudly the rule speaks, if at all.',
      }),
    },
  );

const limits = Object.entries<LimitSetting>(limitSettings).map(
  ([name, { limit, unit, minimum, maximum, description }]) => [
    name,
    Type.Integer({ description, minimum, maximum, default: defaultLimits[limit] / unit }),
  ],
);

export const files: Readonly<Record<string, SpecFile>> = {
  config: {
    title: 'Configuration of agent-state-lint',
    type: 'Settings',
    schema: map(
      {
        $schema: Type.String({ description: 'Where the schema of this file lies, for editors.', 'x-kind': 'path' }),
        rules: rules('The severity of rules, by id.'),
        ignore: globs('Globs of what is left out: folders are not searched, findings in files are not reported.'),
        overrides: Type.Array(
          Type.Object(
            { paths: globs('Globs of the files.'), rules: rules('The severity of rules there, by id.') },
            { description: 'Other severities for some files.' },
          ),
          {
            description: 'Other severities for some files. Where several entries speak of a rule, the last one holds.',
          },
        ),
        failOn: oneOf(['error', 'warning', 'info', 'never'], {
          description: 'The least severity that makes the exit status 1.',
          default: 'error',
        }),
        maxWarnings: Type.Integer({
          description: 'The exit status is 1 when there are more warnings, whatever failOn says.',
          minimum: 0,
          maximum: 999_999_999,
        }),
        baseline: Type.String({
          description:
            'The file of the baseline, relative to the folder of the configuration; without it, agent-state-lint-baseline.json at the top of the repository, where there is one.',
          'x-kind': 'path',
        }),
        agentTrailers: map(Object.fromEntries(formats.map(trailerOf)), 'By which trailers commits name their agents.'),
        limits: map(Object.fromEntries(limits), 'What is too long ago, too large or too many.'),
      },
      'How agent-state-lint judges the state in a repository.',
    ),
  },
};
