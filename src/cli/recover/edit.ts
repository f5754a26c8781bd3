import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { RecoveredFile, RootRecovery } from '../../core/recovery.js';
import type { Finding } from '../../index.js';
import { errorsIn } from '../../library/recover/errors-in.js';
import { readRegularFile } from '../../repository/read-file.js';
import { decode } from '../../text/decode.js';
import type { Person } from '../person.js';
import { type RecoveryRun, tell } from './run.js';

/** More than any state file may have, in bytes. */
const most = 1024 * 1024;

/**
 * Has a person edit what is proposed, in copies that only they can read, outside of the repository; and has the result
 * judged.
 * @returns undefined when nothing came of it, which has been said
 */
export async function editByHand(
  run: RecoveryRun,
  recovery: RootRecovery,
  person: Person,
): Promise<{ readonly recovery: RootRecovery; readonly errors: readonly Finding[] } | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'agent-state-lint-')); // its mode is 0700
  try {
    const copies: string[] = [];
    for (const [index, { path, text }] of recovery.files.entries()) {
      const copy = join(folder, index === 0 ? basename(path) : `${index}-${basename(path)}`);
      await writeFile(copy, text, { mode: 0o600, flag: 'wx' });
      copies.push(copy);
    }
    const fault = await person.edit(copies);
    const files = recovery.files.map((file, index) => editedFile(file, copies[index] ?? ''));
    const wrong = fault ?? files.find((file) => typeof file === 'string');
    if (typeof wrong === 'string') {
      await tell(run.io, [`the edit does not count: ${wrong}`]);
      return undefined;
    }
    const edited = { ...recovery, files: files.filter((file) => typeof file !== 'string') };
    return { recovery: edited, errors: await errorsIn(run.options, run.found.top, edited) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The file with the text of its copy; or what is wrong with that. */
function editedFile(file: RecoveredFile, copy: string): RecoveredFile | string {
  const name = basename(file.path);
  const read = readRegularFile(copy, most);
  if (!read.ok) return read.refusal === 'too-large' ? `${name} is too large` : `${name} is gone, or no file any more`;
  const decoded = decode(read.bytes);
  if (!decoded.ok) return `${name} is no UTF-8 text`;
  return decoded.text.trim() === '' ? `${name} is empty` : { ...file, text: decoded.text };
}
