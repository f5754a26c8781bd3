import { describe, expect, test } from 'vitest';
import { defaultLimits } from '../../../../src/core/limits.js';
import { formats } from '../../../../src/formats/index.js';
import { discoverFrom } from '../../../../src/lint/discover.js';
import { lintRoots } from '../../../../src/lint/lint.js';
import { noHistory } from '../../../../src/repository/git/no-history.js';
import { MemoryTree } from '../../../../src/text/memory-tree.js';
import { mission, now } from '../../../support/mission.js';
import { linesOf } from '../../../support/rule-test.js';

/** What all rules say of the configuration of a mission. */
async function said(config: string | Uint8Array, limits = defaultLimits): Promise<string[]> {
  const tree = new MemoryTree({ '.grid/STATE.md': mission, '.grid/config.json': config });
  const { roots } = await discoverFrom({ tree, formats }, '');
  const run = { tree, history: noHistory('this is a test'), roots, only: [], severities: {}, now, limits };
  const { findings } = (await lintRoots(run)).report;
  return findings.filter(({ path }) => path === '.grid/config.json').flatMap(linesOf);
}

const at = (place: string) => `.grid/config.json:${place} error`;

describe('the configuration of a mission is JSON', () => {
  test.each<[string, string | Uint8Array]>([
    ['an object', '{"mode": "guided", "limits": {"agents": 4}}\n'],
    ['below a byte order mark', '\ufeff{"mode": "guided"}\n'],
    ['with CRLF', '{\r\n  "mode": "guided"\r\n}\r\n'],
    [
      'with any fields, whatever they hold',
      '{"__proto__": {"a": 1}, "status": "bogus", "block": -1, "commit": "xyz", "path": "/etc"}',
    ],
    ['a list', '[1, 2]'],
    ['a value', 'null'],
  ])('%s is fine', async (_, config) => expect(await said(config)).toEqual([]));

  test.each<[string, string | Uint8Array, RegExp[]]>([
    ['nothing', '', [/^\.grid\/config\.json:1:1 error /]],
    ['blanks', ' \n\n', [/^\.grid\/config\.json:\d+:\d+ error /]],
    ['a comment', '{\n  // how much to ask\n  "mode": "guided"\n}\n', [/^\.grid\/config\.json:2:3 error /]],
    ['a comma too many', '{"mode": "guided",}', [/^\.grid\/config\.json:1:\d+ error /]],
    ['a NUL behind it', '{"mode": "guided"}\u0000\u0000', [/^\.grid\/config\.json:1:19 error .*NUL/]],
    ['a NUL in place of it', '\u0000\u0000', [/^\.grid\/config\.json:1:1 error .*NUL/]],
    ['cut off', '{"mode": 4', [/^\.grid\/config\.json:1:\d+ error /]],
    ['two of them', '{"a": 1}\n{"a": 2}\n', [/^\.grid\/config\.json:2:1 error /]],
    ['bytes that are no text', new Uint8Array([0x7b, 0xff, 0x7d]), [/^\.grid\/config\.json:1:1 error .*UTF-8/]],
  ])('%s is not', async (_, config, expected) => {
    const findings = (await said(config)).filter((line) => !line.startsWith('  '));
    expect(findings).toHaveLength(expected.length);
    for (const [index, form] of expected.entries()) expect(findings[index]).toMatch(form);
  });

  test('a key that stands twice is said once, with both places', async () => {
    expect(await said('{"mode": "guided",\n "mode": "autopilot"}')).toEqual([
      expect.stringMatching(/^\.grid\/config\.json:2:2 error .*"mode"/),
      expect.stringMatching(/^ {2}\.grid\/config\.json:1:2 /),
    ]);
  });

  test('one in conflict is said to be', async () => {
    const findings = await said('<<<<<<< a\n{"a": 1}\n=======\n{"a": 2}\n>>>>>>> b\n');
    expect(findings[0]).toMatch(/^\.grid\/config\.json:1:1 error /);
  });

  test('one that is larger than the limit, or deeper', async () => {
    const large = JSON.stringify({ text: 'x'.repeat(2 * 1024 * 1024) });
    expect(await said(large)).toEqual([expect.stringMatching(new RegExp(`^${at('1:1')}`))]);
    expect(await said('['.repeat(100_000))).toEqual([expect.stringContaining(at('1:65'))]);
  });

  test('it makes no root', async () => {
    const tree = new MemoryTree({ '.grid/config.json': '{}', 'web/.grid/config.json': '{"a":' });
    expect((await discoverFrom({ tree, formats }, '')).roots).toEqual([]);
  });
});
