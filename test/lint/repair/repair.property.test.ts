import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Finding } from '../../../src/core/finding.js';
import { defaultLimits } from '../../../src/core/limits.js';
import { formats } from '../../../src/formats/index.js';
import { discoverFrom } from '../../../src/lint/discover.js';
import { lintRoots } from '../../../src/lint/lint.js';
import { type RepairResult, repairRoots } from '../../../src/lint/repair/repair-roots.js';
import { noHistory } from '../../../src/repository/git/no-history.js';
import { MemoryTree } from '../../../src/text/memory-tree.js';
import { mission, now, persistence } from '../../support/mission.js';

const path = '.grid/STATE.md';
const only = ['syntax/', 'schema/', 'grid/progress', 'grid/time', 'grid/body-drift', 'grid/position', 'grid/phase'];

async function runOf(text: string, clock: number) {
  const tree = new MemoryTree({ [path]: text });
  const { roots } = await discoverFrom({ tree, formats }, '');
  return { tree, roots, only, severities: {}, now: clock, limits: defaultLimits, history: noHistory('this is a test') };
}

const errorsOf = (findings: readonly Finding[], rule: RegExp) =>
  findings.filter((one) => one.severity === 'error' && rule.test(one.rule)).length;

/** What to put in the place of a stretch that a pattern finds; which of those it finds, chance says. */
type Damage = readonly [pattern: RegExp, damaged: (found: string) => string];

/** What people, programs and editors do to a file. Each leaves the number of lines alone. */
const damages: readonly Damage[] = [
  [/"[^"\n]*"/g, (found) => found.slice(1, -1)], // the quotes go
  [/"[^"\n]*"/g, (found) => `'${found.slice(1, -1)}'`],
  [/(?<=: )\d+(?:\.\d+)?$/gm, (found) => `"${found}"`],
  [/(?<=: )\d+(?:\.\d+)?$/gm, (found) => `'${found}'`],
  [/\d\d:00Z/g, (found) => found.slice(0, -1)],
  [/\d\d:00Z/g, (found) => found.replace('Z', '.123456+00:00')],
  [/\d\d:00Z/g, (found) => found.replace('Z', '+02:00')],
  [/in_progress|guided|complete|success|executor|pending/g, (found) => found.toUpperCase()],
  [/in_progress|guided|complete|success|executor|pending/g, (found) => found.slice(1)],
  [/in_progress|guided|complete|active/g, () => 'completed'],
  [/(?<=percent: |percent: "|%: )\d+/g, () => '7'],
  [/80\.0%/g, () => '12.5%'],
  [/\[#+-+\]/g, () => '[#-------------------]'],
  [/\*\*Mode:\*\* \w+/g, () => '**Mode:** autopilot'],
  [/Block 3|Thread 2|Phase 2/g, (found) => found.replace(/\d/, '1')],
  [/(?<=^ *\w+: .*)$/gm, () => ' # $1 $& $$ "x" \u00e9😀'],
  [/(?<=^ *\w+: .*)$/gm, () => '   '],
  [/(?<=: ")[A-Z][^"]*(?=")/g, () => '$1 $& $` no'],
  [/4be91d2/g, () => '69e4958'],
  [/true/g, () => 'yes'],
  [/null/g, () => '~'],
  [/cluster|can_resume|threads_total/g, (found) => `${found.slice(0, -2)}${found.at(-1)}${found.at(-2)}`],
];

const step = fc.tuple(fc.constantFrom(...damages), fc.nat());

function damagedBy(text: string, steps: readonly (readonly [Damage, number])[]): string {
  return steps.reduce((result, [[pattern, damaged], at]) => {
    const all = [...result.matchAll(pattern)];
    const found = all[at % Math.max(1, all.length)];
    if (!found) return result;
    const { index, 0: old } = found;
    return result.slice(0, index) + damaged(old) + result.slice(index + old.length);
  }, text);
}

const bytes = fc.record({ mark: fc.constantFrom('', '\ufeff'), crlf: fc.boolean() });
const inBytes = (text: string, { mark, crlf }: { mark: string; crlf: boolean }) =>
  mark + (crlf ? text.replaceAll('\n', '\r\n') : text);

/** Every line that no repair and no stamp touches is as it was, and of the others what stands before and behind. */
function checkUntouched(before: string, { repaired, report }: RepairResult): void {
  const [file] = repaired;
  if (!file) return;
  expect(file.before).toBe(before);
  const [old, fresh] = [before.split('\n'), file.after.split('\n')];
  expect(fresh).toHaveLength(old.length);
  const edits = file.findings.flatMap(({ repair }) => repair?.edits ?? []);
  const touched = new Map<number, number>();
  for (const { start } of edits) {
    touched.set(start.line, Math.min(start.column - 1, touched.get(start.line) ?? Number.POSITIVE_INFINITY));
  }
  for (const [index, line] of old.entries()) {
    const start = touched.get(index + 1);
    if (line.startsWith('updated_at')) expect(fresh[index]).toMatch(/^updated_at: ["']?[\d:.TZ+-]+["']?(?: |\r|$)/);
    else if (start === undefined) expect(fresh[index]).toBe(line);
    else {
      expect(fresh[index]?.startsWith(line.slice(0, start))).toBe(true);
      const comment = line.slice(Math.max(0, line.indexOf(' # $1')));
      if (line.includes(' # $1')) expect(fresh[index]?.endsWith(comment)).toBe(true);
      expect(fresh[index]?.endsWith('\r')).toBe(line.endsWith('\r'));
    }
  }
  expect(report.findings.some(({ rule }) => rule === 'syntax/unreadable')).toBe(false);
}

test.each([
  ['the schema dialect', mission, 60],
  ['the persistence dialect', persistence, 150],
] as const)(
  '%s, with any damage: repaired in place, once for all, and none the worse',
  async (_, healthy, numRuns) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), bytes, fc.boolean(), async (steps, form, unsafe) => {
        const text = inBytes(damagedBy(healthy, steps), form);
        const run = await runOf(text, now);
        const before = (await lintRoots(run)).report.findings;
        const result = await repairRoots(run, { unsafe });
        checkUntouched(text, result);
        const after = result.report.findings;
        // Errors that come to light only when a file or a value can be judged are not of the repairs' making.
        if (unsafe || errorsOf(before, /^s/) === 0)
          expect(errorsOf(after, /^/)).toBeLessThanOrEqual(errorsOf(before, /^/));
        expect(errorsOf(after, /^s/)).toBeLessThanOrEqual(errorsOf(before, /^s/));
        const again = await repairRoots(await runOf(result.repaired[0]?.after ?? text, now + 60_000), { unsafe });
        expect(again.repaired).toEqual([]);
      }),
      { numRuns },
    );
  },
  120_000,
);

test('what is healthy stays byte for byte', async () => {
  const harmless = damages.filter(([, damaged]) => ['   ', ' # $1 $& $$ "x" \u00e9😀'].includes(damaged('x')));
  const steps = fc.array(fc.tuple(fc.constantFrom(...harmless), fc.nat()), { maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(steps, bytes, fc.constantFrom(mission, persistence), async (some, form, healthy) => {
      const run = await runOf(inBytes(damagedBy(healthy, some), form), now);
      expect((await repairRoots(run, { unsafe: true })).repaired).toEqual([]);
    }),
    { numRuns: 100 },
  );
});
