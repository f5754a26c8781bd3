import { describe, expect, test } from 'vitest';
import { formatNames, reporters } from '../../src/reporters/index.js';
import { leastWork } from '../support/growth.js';
import { viewOf } from './context.js';
import { reportOf, type Said } from './reports.js';

const path = (i: number) => `p${i % 200}/.grid/STATE.md`;
const findings = Array.from({ length: 10_000 }, (_, i): Said => {
  const start = { line: (i % 500) + 1, column: 3 };
  const end = { line: start.line, column: 9 };
  return {
    ...{
      message: `value ${i} is "x", expected one of "a", "b" or "c"`,
      path: path(i),
      start,
      end,
      fingerprint: `${i}`,
    },
    severity: i % 3 === 0 ? 'error' : 'warning',
    related: [{ message: 'the other half', path: path(i + 1), start, end }],
    repair: { safe: true, title: 'write "a"', edits: [{ path: path(i), start, end, text: 'a' }] },
  };
});
const line = 'a: "some text that stands in a file" # 日本\n';
const sources = new Map(Array.from({ length: 200 }, (_, i) => [path(i), line.repeat(500)]));

describe('10,000 findings in 200 files', () => {
  test.each(formatNames)('%s takes no time that anybody would notice', async (name) => {
    const reporter = await reporters[name]();
    const report = reportOf(findings);
    let printed = '';
    const took = await leastWork(() => {
      printed = reporter(report, viewOf({ sources }));
    }, 5000);
    if (process.env.SHOW_TIMES) console.log(`${name}: ${Math.round(took)} ms, ${printed.length} characters`);
    expect(printed.length).toBeGreaterThan(1000);
    expect(took).toBeLessThan(5000); // about half a second in truth
  });
});
