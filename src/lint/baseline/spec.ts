import { Type } from 'typebox';
import type { SpecFile } from '../../formats/common/declare.js';

// What a baseline holds. TypeBox is for build time only: the program reads what `npm run generate` made of this.

const entry = Type.Object(
  {
    rule: Type.String({
      description: 'The rule that spoke.',
      pattern: '^[a-z][a-z0-9-]{0,40}/[a-z][a-z0-9-]{0,60}$',
      'x-shape': 'a rule id like grid/progress-percent',
      'x-kind': 'id',
    }),
    path: Type.String({ description: 'The file that it spoke of, relative to the repository.', 'x-kind': 'path' }),
    pointer: Type.Optional(
      Type.String({ description: 'JSON pointer of the place, where it is a value.', 'x-kind': 'path' }),
    ),
    severity: Type.Unsafe<string>({
      description: 'How loudly it spoke. A finding that is louder now is not hidden.',
      type: 'string',
      enum: ['error', 'warning', 'info'],
    }),
    date: Type.String({
      description: 'The day on which the finding was first recorded, in UTC.',
      pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
      'x-shape': 'a day like 2026-05-12',
      'x-kind': 'id',
    }),
    message: Type.String({ description: 'What it said, for whoever reads the baseline.', 'x-kind': 'text' }),
    fingerprint: Type.String({
      description: 'What the finding is known by: rule, file, key path and the text there, as a hash.',
      pattern: '^[0-9a-f]{32}(?:-[1-9][0-9]{0,8})?$',
      'x-shape': 'a fingerprint of 32 hex digits, and a number where there are several',
      'x-kind': 'id',
    }),
  },
  { description: 'A finding that is hidden.' },
);

export const files: Readonly<Record<string, SpecFile>> = {
  baseline: {
    title: 'Baseline of agent-state-lint',
    type: 'BaselineFile',
    schema: Type.Object(
      {
        $schema: Type.Optional(
          Type.String({ description: 'Where the schema of this file lies, for editors.', 'x-kind': 'path' }),
        ),
        version: Type.Integer({ description: 'The version of the form that the file has.', minimum: 1, maximum: 1 }),
        entries: Type.Array(entry, { description: 'The findings that are hidden, in order.' }),
      },
      { description: 'Findings that were there when the linter came, and are hidden since.' },
    ),
  },
};
