import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultLimits } from '../../../src/core/limits.js';
import { formats } from '../../../src/formats/index.js';
import { discoverFrom } from '../../../src/lint/discover.js';
import { lintRoots } from '../../../src/lint/lint.js';
import { noHistory } from '../../../src/repository/git/no-history.js';
import { MemoryTree } from '../../../src/text/memory-tree.js';
import { edited, mission, now } from '../../support/mission.js';

// Whatever comments stand wherever in a file: what they silence is counted, and nothing else is gone.

const faulty = edited(mission, {
  'mode: "guided"': 'mode: "gided"',
  '  percent: 80.0': '  percent: 75',
  'energy: 9000': 'energy: 9_000',
  'task: "Kitchen timers"': 'task: |\n        # Kitchen\n        timers',
  '**Mode:** guided': '**Mode:** autopilot',
});

async function lint(state: string) {
  const tree = new MemoryTree({ '.grid/STATE.md': state });
  const { roots } = await discoverFrom({ tree, formats }, '');
  const history = noHistory('this is a test');
  const run = { tree, history, roots, only: [], severities: {}, now, limits: defaultLimits };
  const { findings, summary } = (await lintRoots(run)).report;
  const others = findings.filter(({ rule }) => rule !== 'suppressions/unused');
  return { said: others.map(({ rule, start }) => `${start.line} ${rule}`), silenced: summary.suppressed };
}

const ids = fc.constantFrom(
  ...['grid/progress-percent', 'schema/enum', 'syntax/ambiguous-scalar', 'grid/body-drift', 'syntax/yaml', 'nope'],
);
const lines = faulty.split(/(?<=\n)/);
const body = lines.lastIndexOf('---\n') + 1;
/** Mostly above what is wrong. */
const wrong = lines.flatMap((line, index) => (/gided|percent: 75|9_000|autopilot/.test(line) ? [index] : []));
const added = fc.oneof(fc.nat(lines.length), fc.constantFrom(...wrong), fc.constantFrom(...wrong)).chain((at) => {
  const isBody = at >= body;
  const before = isBody
    ? fc.constantFrom('<!-- ', '  <!--', 'text <!-- ', '```\n<!-- ', '# ')
    : fc.constantFrom('# ', '  #', '      # ', '        # ');
  const after = isBody ? fc.constantFrom(' -->', ' -- why -->', ' -->\n```', '') : fc.constantFrom('', ' -- why');
  return fc.record({ at: fc.constant(at), before, rules: fc.array(ids, { maxLength: 4 }), after });
});
const states = fc.array(added, { maxLength: 6 }).map((comments) => {
  const textOf = ({ before, rules, after }: (typeof comments)[number]) =>
    `${before}agent-state-lint-disable-next-line ${rules.join(', ')}${after}\n`;
  const above = (index: number) => comments.filter(({ at }) => at === index).map(textOf);
  return lines.map((line, index) => above(index).join('') + line).join('');
});

test('comments take away what they silence, and nothing else', async () => {
  let silenced = 0;
  await fc.assert(
    fc.asyncProperty(states, async (state) => {
      const after = await lint(state);
      const before = await lint(state.replaceAll('-disable-', '-disabled-'));
      expect(before.silenced).toBe(0);
      expect(after.said.length + after.silenced).toBe(before.said.length);
      expect(after.said.filter((one) => !before.said.includes(one))).toEqual([]);
      silenced += after.silenced;
    }),
    { numRuns: 150 },
  );
  expect(silenced).toBeGreaterThan(10);
});
