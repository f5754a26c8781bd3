import { expect, test } from 'vitest';
import { defaultLimits } from '../../../../src/core/limits.js';
import { formats } from '../../../../src/formats/index.js';
import { discoverFrom } from '../../../../src/lint/discover.js';
import { lintRoots } from '../../../../src/lint/lint.js';
import { noHistory } from '../../../../src/repository/git/no-history.js';
import { MemoryTree } from '../../../../src/text/memory-tree.js';
import { now, prose } from '../../../support/mission.js';

async function said(fields: string): Promise<string[]> {
  const tree = new MemoryTree({
    '.grid/STATE.md': prose,
    '.grid/01-SUMMARY.md': `---\n${fields}---\n\nThe stove works.\n`,
  });
  const { roots } = await discoverFrom({ tree, formats }, '');
  const only = ['schema/', 'syntax/'];
  const run = { tree, history: noHistory('this is a test'), roots, only, severities: {}, now, limits: defaultLimits };
  const { report } = await lintRoots(run);
  return report.findings.map(({ start, severity, rule, message }) => `${start.line} ${severity} ${rule} ${message}`);
}

test.each([
  [
    'as a project keeps it',
    'cluster: recipe-box\nblock: 01\nsubsystem: kitchen\nrequires: []\nprovides:\n  - "A stove"\naffects:\n  - 02\n  - 03\n' +
      'tech-stack:\n  added: ["zod@4"]\n  patterns: ["One unit"]\nkey-files:\n  created: ["src/stove.ts"]\n  modified: []\ncommits: ["e31b5e8"]\n',
  ],
  [
    'as a later one keeps it',
    'cluster: recipe-box\nblock: 04\nrequires:\n  - block: 03\n    provides: "A stove"\naffects:\n  - "Whatever needs heat"\ntags: [heat, fan]\n' +
      'commits:\n  - eb6d667\n  - c5d5c9f\n',
  ],
  [
    'as the guide describes it',
    'cluster: recipe-box\nphase: 02-kitchen\nblock: "02-01"\nwave: 1\nstatus: complete\nartifacts_created:\n  - path: src/stove.ts\n' +
      'commits:\n  - hash: e31b5e8\n    thread: "02.1"\nlessons_learned:\n  gotchas: ["It is hot"]\n',
  ],
  [
    'with keys in the other spelling',
    'key_files: { created: [] }\ntech_stack: { added: [] }\nlessons-learned: {}\nartifacts-created: []\n',
  ],
  [
    'with figures',
    'duration: 25\ncompleted: "2026-05-12"\nthreads_total: 4\nkey-decisions: [grams]\npatterns-established: []\n',
  ],
])('%s, it is right', async (_, fields) => {
  expect(await said(fields)).toEqual([]);
});

test.each([
  ['block: stove\n', ['2 error schema/pattern block is "stove", expected a block number like 2 or 01-02']],
  ['cluster: [recipe-box]\n', ['2 error schema/type cluster is a list, expected text']],
  ['status: TODO\n', ['2 error syntax/placeholder status is "TODO", a placeholder and no value; expected text']],
  ['key-files: [src/stove.ts]\n', ['2 error schema/type key-files is a list, expected a mapping']],
  ['mood: good\n', ['2 info schema/unknown-field "mood" is no known field']],
  ['key-files:\n  read: []\n', ['3 info schema/unknown-field "read" is no known field of key-files']],
])('%j is a fault, or is mentioned', async (fields, expected) => {
  expect(await said(fields)).toEqual(expected);
});
