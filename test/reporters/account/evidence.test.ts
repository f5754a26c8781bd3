import { expect, test } from 'vitest';
import { evidenceText } from '../../../src/reporters/account/evidence.js';
import { blog, recovered } from './recoveries.js';

const look = { shown: (path: string) => path, colors: false, width: 80 };

test('every value with all that was found for it, and the lines it stands on; what is contested or inferred first', () => {
  const line = ({ commit, line: number }: { commit?: string; line?: number }) =>
    number === 2 ? 'block: "02"' : commit === undefined ? undefined : `  block: 2 # \u001b${'x'.repeat(200)}`;
  expect(evidenceText(recovered(), { ...look, line })).toBe(`.grid/STATE.md
cluster
  "blog"  the plans, inferred
position.block
  3  .grid/02-SUMMARY.md:2, inferred
    block: "02"
  2  commit 1a2b3c4d (.grid/STATE.md:41)
    block: 2 # \\x1b${'x'.repeat(60)}…
status
  "in_progress"  .grid/STATE.md:3, sure
energy
  9000  .grid/STATE.md:9, sure

To be decided:
- mission_id was not found anywhere: give the mission a name

`);
});

test('what was not kept and what is left stands last, inert', () => {
  const file = {
    ...blog,
    account: [],
    decide: [],
    lost: ['line 3 of STATE.md: it is \u001b[2J'],
    left: ['warning: late'],
  };
  const line = () => undefined;
  expect(evidenceText(recovered({ files: [file] }), { ...look, line })).toBe(`.grid/STATE.md

Not kept:
- line 3 of STATE.md: it is \\x1b[2J

Left for the linter to say:
- warning: late

`);
});
