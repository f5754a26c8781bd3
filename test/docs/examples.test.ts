import { describe, expect, test } from 'vitest';
import { mission } from '../support/mission.js';
import { examplesOf, filesOf, gitExamplesOf, stateOf } from './examples.js';

const yaml = (text: string) => stateOf({ language: 'yaml', text });

describe('a fragment', () => {
  test('that says nothing new changes nothing', () => {
    expect(yaml('energy: 9000\n')).toBe(mission);
  });

  test('merges maps, and replaces the rest', () => {
    const state = yaml('progress:\n  percent: 75\nblockers:\n  - id: "blocker-001"\nwarnings: []\n');
    expect(state).toContain('  threads_total: 16\n  percent: 75\n');
    expect(state).toContain('blockers:\n  - id: "blocker-001"\n');
    expect(state).toContain('warnings: []\n');
  });

  test('adds what is not there', () => {
    expect(yaml('budget:\n  currency: "USD"\n')).toContain('  spawns_this_session: 3\n  currency: "USD"\n');
  });

  test.each(['69e4958', '2026-05-12', '"0192117"', "'on'", '~', '1_000', '.inf', '0x1F'])(
    'keeps %s as written',
    (value) => {
      expect(yaml(`energy: ${value}\n`)).toContain(`\nenergy: ${value}\n`);
    },
  );
});

test('a fragment that names its path is a file beside the healthy mission', () => {
  const text = '# .grid/01-SUMMARY.md\nblock: "01"\n';
  expect(filesOf({ language: 'yaml', text })).toEqual({
    '.grid/STATE.md': mission,
    '.grid/01-SUMMARY.md': 'block: "01"\n',
  });
});

test('what git was asked on a page is found, and what it said', () => {
  const page = '```console\n$ git log -2\na1 one\n| b2 two\n$ git tag\n```\n\n```console\n$ git ls-files\nx\n```\n';
  expect(gitExamplesOf(page)).toEqual([
    { args: ['log', '-2'], said: 'a1 one\n| b2 two' },
    { args: ['tag'], said: '' },
    { args: ['ls-files'], said: 'x' },
  ]);
});

test('examples are found below their heading only, in the languages that can be run', () => {
  const block = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\`\n\n`;
  const page = [
    '# A rule\n\n',
    block('yaml', 'before: 1'),
    '## Wrong\n\n',
    block('yaml', 'a: 1'),
    block('console', '$ x'),
    block('markdown', '---\nb: 2\n---'),
    '## Right\n\n',
    block('yaml', 'c: 3'),
  ].join('');
  expect(examplesOf(page, 'Wrong')).toEqual([
    { language: 'yaml', text: 'a: 1\n' },
    { language: 'markdown', text: '---\nb: 2\n---\n' },
  ]);
  expect(examplesOf(page, 'Right')).toEqual([{ language: 'yaml', text: 'c: 3\n' }]);
});
