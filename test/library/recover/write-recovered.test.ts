import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { RecoveredFile } from '../../../src/core/recovery.js';
import { writeRecovered } from '../../../src/library/recover/write-recovered.js';
import { repository } from '../../support/folder.js';

const file = (name: string, more: Partial<RecoveredFile>): RecoveredFile => ({
  ...{ root: '.grid', path: `.grid/${name}`, before: undefined, text: '', account: [], decide: [], ...more },
});
const write = (top: string, files: readonly RecoveredFile[]) =>
  writeRecovered(top, [{ root: '.grid', path: '.grid/STATE.md', outcome: 'recovered', files }]);

test.each([
  ['a mark stays', '\ufeffa', true, '\ufeffb'],
  ['a mark goes', '\ufeffa', false, 'b'],
  ['a mark comes', 'a', true, '\ufeffb'],
  ['only the mark goes', '\ufeffb', false, 'b'],
])('%s, as the file says it', async (_, before, hasMark, after) => {
  const top = repository({ '.grid/STATE.md': before });
  const { written, backups } = await write(top, [
    file('STATE.md', { before: Buffer.from(before), text: 'b', hasMark }),
  ]);
  expect([written, backups.length]).toEqual([['.grid/STATE.md'], 1]);
  expect(readFileSync(join(top, '.grid/STATE.md'), 'utf8')).toBe(after);
});

test('what is that already is not written', async () => {
  const top = repository({ '.grid/STATE.md': '\ufeffa' });
  const same = file('STATE.md', { before: Buffer.from('\ufeffa'), text: 'a', hasMark: true });
  expect(await write(top, [same])).toEqual({ written: [], backups: [] });
});

test('files are written in their order: what one names is there before it', async () => {
  const top = repository({ '.grid/STATE.md': 'old' });
  const checkpoint = file('CHECKPOINT.md', { text: 'c' });
  const state = file('STATE.md', { before: Buffer.from('old'), text: 'new' });
  expect((await write(top, [checkpoint, state])).written).toEqual(['.grid/CHECKPOINT.md', '.grid/STATE.md']);
  const time = (name: string) => statSync(join(top, '.grid', name), { bigint: true }).mtimeNs;
  expect(time('CHECKPOINT.md') <= time('STATE.md')).toBe(true);
});
