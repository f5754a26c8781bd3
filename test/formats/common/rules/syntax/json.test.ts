import { describe, expect, test } from 'vitest';
import { defaultLimits } from '../../../../../src/core/limits.js';
import { syntaxJson } from '../../../../../src/formats/common/rules/syntax/json.js';
import { fix } from '../../../../../src/index.js';
import { TextDocument } from '../../../../../src/text/document.js';
import { readJson, readJsonLines } from '../../../../../src/text/json.js';
import { askRule } from '../../../../support/ask-rule.js';
import { repository } from '../../../../support/folder.js';
import { mission, now } from '../../../../support/mission.js';
import { ruleTest } from '../../../../support/rule-test.js';

ruleTest(syntaxJson, [{ name: 'a root without JSON', given: {}, says: [] }]);

// What there is to say, and where: test/text/json.test.ts.
test('says what the reader found', async () => {
  const text = '{"a": undefined,\n "b": 1}\n}';
  const document = new TextDocument('state.json', text, readJson(text, defaultLimits));
  const said = await askRule(syntaxJson, { documents: [document] });
  const messages = said.map(({ at, message }) => `${text.slice(at.start, at.end)}: ${message}`);
  expect(messages).toEqual([
    'undefined: "undefined" is no value of JSON; text stands in double quotes',
    '}: text after the whole document, as when a shorter one is written over a longer one; expected nothing more',
  ]);
});

describe('what is left of an older file can be cut, when a person wants it', () => {
  const file = '.grid/config.json';

  test.each<[name: string, broken: string, mended: string]>([
    ['stale bytes', '{\n  "a": 1\n}"\n}\n', '{\n  "a": 1\n}'],
    ['a stale line', '{"a": 1}\n}\n', '{"a": 1}\n'],
    ['a stale line below a byte order mark, with CRLF', '\ufeff[1]\r\n]\r\n', '\ufeff[1]\r\n'],
    ['a NUL tail', '{"a": 1}\n\0\0\0', '{"a": 1}\n'],
    ['a NUL tail on the last line', '{"a": "}"}\0\0\n', '{"a": "}"}'],
  ])('%s', async (_, broken, mended) => {
    const top = repository({ '.grid/STATE.md': mission, [file]: broken });
    const options = { cwd: top, git: false, now, only: ['syntax/json'] } as const;
    expect((await fix(options)).repaired).toEqual([]);
    const { repaired, report } = await fix({ ...options, unsafe: true });
    expect(repaired.map(({ path, after }) => [path, after])).toEqual([[file, mended]]);
    expect(report.findings).toEqual([]);
  });

  test.each<[name: string, broken: string]>([
    ['of what is cut off', '{"a": 1'],
    ['where something else is wrong, too', '{"a": 1,}\n}'],
    ['behind a single value', '1 2'],
    ['where nothing stands before the NUL', '\0\0'],
  ])('not %s', async (_, broken) => {
    const top = repository({ '.grid/STATE.md': mission, [file]: broken });
    const { repaired } = await fix({ cwd: top, git: false, now, only: ['syntax/json'], unsafe: true });
    expect(repaired).toEqual([]);
  });

  test('of JSON Lines, within the line', async () => {
    const text = '{"a": 1}}\n{"b": 2}\0\n';
    const { faults } = readJsonLines(text, defaultLimits);
    expect(faults.map(({ cut }) => cut)).toEqual([
      { start: 8, end: 9 },
      { start: 18, end: 19 },
    ]);
  });
});
