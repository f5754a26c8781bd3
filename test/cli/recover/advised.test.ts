import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { carryOut } from '../../../src/cli/recover/command.js';
import type { RecoverFlags } from '../../../src/cli/recover/flags.js';
import type { RootRecovery } from '../../../src/core/recovery.js';
import { repository } from '../../support/folder.js';

const advised: RootRecovery = {
  ...{ root: '.hive', path: '.hive/records.json', outcome: 'advised', reason: 'the record is stale', files: [] },
  advice: [{ title: 'Stale', places: [], meaning: 'It may be over.', todo: ['Read it again.'] }],
};
const healthy: RootRecovery = { root: '.grid', path: '.grid/STATE.md', outcome: 'healthy', files: [] };
const refused: RootRecovery = { ...healthy, outcome: 'refused', reason: 'it is a link' };

/** Carries out what the flags say of some roots, and says what became of it, and of the disk. */
async function carriedOut(roots: readonly RootRecovery[], flags: Partial<RecoverFlags> = {}) {
  const top = repository({ '.hive/records.json': '[]\n' });
  const said = { stdout: '', stderr: '' };
  const write = (stream: keyof typeof said) => (text: string | Uint8Array) => {
    said[stream] += text;
  };
  const nobody = { [Symbol.asyncIterator]: async function* () {} };
  const status = await carryOut({
    purpose: 'recover',
    options: { cwd: top, git: false },
    flags: { format: 'text', ...flags },
    found: { top, roots, written: [], backups: [], unsearched: [], stateless: [] },
    shown: (path) => path,
    io: { cwd: top, env: {}, stdin: nobody, stdout: { write: write('stdout') }, stderr: { write: write('stderr') } },
  });
  return { status, ...said, files: readdirSync(top, { recursive: true }).map(String).sort() };
}

const untouched = ['.git', '.hive', '.hive/records.json'];
const why = 'only its own tools may write it';

test.each([
  ['what is advised on is something to do', [advised], 1],
  ['beside what is healthy, too', [healthy, advised], 1],
  ['what is refused weighs more', [refused, advised], 2],
  ['and what is healthy is none', [healthy], 0],
])('%s', async (_, roots, status) => {
  expect((await carriedOut(roots)).status).toBe(status);
});

test('the account says what to do, and no word is said of --write', async () => {
  const { stdout, stderr } = await carriedOut([advised]);
  expect(stdout).toContain('.hive: the record is stale\n\nStale\n- What it means: It may be over.\n');
  expect(stderr).toBe('');
});

test('--write writes nothing, and says why; nobody is asked', async () => {
  const { status, stdout, stderr, files } = await carriedOut([advised], { write: true });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: `agent-state-lint: nothing was written for .hive: ${why}; its account says what to do\n`,
  });
  expect(stdout).toContain('- What to do: Read it again.\n');
  expect(files.filter((path) => !path.startsWith('.git/'))).toEqual(untouched);
});

test('--diff shows none, and says where to read on', async () => {
  expect(await carriedOut([advised], { diff: true })).toMatchObject({
    status: 1,
    stdout: '',
    stderr: `agent-state-lint: there is no difference for .hive: ${why}; recover without --diff says what to do\n`,
  });
});

test('--format json and markdown hold it as well', async () => {
  const { status, stdout } = await carriedOut([advised], { format: 'json' });
  expect([status, JSON.parse(stdout).recovery]).toEqual([
    1,
    [
      {
        root: '.hive',
        path: '.hive/records.json',
        account: [],
        decide: [],
        reason: advised.reason,
        advice: advised.advice,
      },
    ],
  ]);
  expect((await carriedOut([advised], { format: 'markdown' })).stdout).toContain('- What to do: `Read it again.`\n');
});
