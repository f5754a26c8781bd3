import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultLimits } from '../../../../src/core/limits.js';
import { formats } from '../../../../src/formats/index.js';
import { discoverFrom } from '../../../../src/lint/discover.js';
import { lintRoots } from '../../../../src/lint/lint.js';
import { noHistory } from '../../../../src/repository/git/no-history.js';
import { MemoryTree } from '../../../../src/text/memory-tree.js';
import { mission, now } from '../../../support/mission.js';
import { applyEdits } from '../../../support/rule-test.js';

async function drift(text: string) {
  const tree = new MemoryTree({ '.grid/STATE.md': text });
  const { roots } = await discoverFrom({ tree, formats }, '');
  const run = {
    tree,
    history: noHistory('this is a test'),
    roots,
    only: ['grid/body-drift'],
    severities: {},
    now,
    limits: defaultLimits,
  };
  return (await lintRoots(run)).report.findings;
}

const frontMatter = mission.slice(0, mission.indexOf('\n# THE GRID'));
const number = fc.constantFrom('1', '2', '3', '03', '02-03', '02.3', '12');
const line = fc.oneof(
  fc.constantFrom(
    '# Grid',
    '## Mission: x',
    '## Current Position',
    '## Active Agents',
    '## Progress',
    '## Notes',
    '### x',
  ),
  fc.constantFrom('```', '~~~', '<!--', '-->', '`', '    code', '> quote', '- item', '', 'Some words.', '| a | b |'),
  fc
    .constantFrom('in_progress', 'Blocked', 'active', 'guided', 'hands-on', 'well')
    .map((word) => `**Status:** ${word}`),
  fc.constantFrom('guided', 'autopilot', 'quick').map((word) => `- Mode: ${word}`),
  fc
    .tuple(
      fc.constantFrom('Phase', '**Block:**', '- Thread', 'Wave:'),
      number,
      fc.constantFrom('', '/2', ' of 4'),
      fc.constantFrom('', ': Timers', ' (Pantry)', ' or so'),
    )
    .map((parts) => `${parts[0]} ${parts[1]}${parts[2]}${parts[3]}`),
  fc
    .tuple(fc.nat(12), fc.nat(12), fc.constantFrom('', ' 80%', ' 79.6%', ' 20.0 %', ' 80% of it'))
    .map(([full, empty, rest]) => `Progress: [${'#'.repeat(full)}${'-'.repeat(empty)}]${rest}`),
  fc
    .tuple(
      fc.constantFrom('- **', '* ', '1. '),
      fc.constantFrom('executor-007', 'executor-001', 'scout-002'),
      fc.constantFrom('', '**: Timers (02-03)', ' (01-01)'),
    )
    .map((parts) => parts.join('')),
  fc.constant('- None'),
);
const body = fc.array(fc.tuple(line, fc.constantFrom('\n', '\n', '\n\n', '\r\n')), { maxLength: 25, size: 'max' });

test('repairs leave nothing to repair, and touch nothing but the body', async () => {
  await fc.assert(
    fc.asyncProperty(body, async (lines) => {
      const text = `${frontMatter}\n${lines.flat().join('')}`;
      const findings = await drift(text);
      const repaired = applyEdits(
        text,
        findings.flatMap(({ repair }) => repair?.edits ?? []),
      );
      expect(repaired.startsWith(frontMatter)).toBe(true);
      expect((await drift(repaired)).map(({ message }) => message)).toEqual([]);
    }),
    { numRuns: 400 },
  );
});
