import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { RecoveredFile, RootRecovery } from '../../core/recovery.js';
import type { Finding } from '../../index.js';
import { errorsIn } from '../../library/recover/errors-in.js';
import { readRegularFile } from '../../repository/read-file.js';
import { asWriteError, WriteError } from '../../repository/write-file.js';
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
  const folder = await newFolder();
  try {
    const copies = await copiesIn(folder, recovery.files);
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
    await rm(folder, { recursive: true, force: true }).catch(() => tell(run.io, [`${folder} could not be removed`]));
  }
}

/** @throws WriteError */
async function newFolder(): Promise<string> {
  const path = join(tmpdir(), 'agent-state-lint-');
  try {
    return await mkdtemp(path); // its mode is 0700
  } catch (error) {
    throw notCopied(error, path);
  }
}

/** @throws WriteError */
async function copiesIn(folder: string, files: readonly RecoveredFile[]): Promise<readonly string[]> {
  const copies: string[] = [];
  for (const [index, { path, text }] of files.entries()) {
    const copy = join(folder, index === 0 ? basename(path) : `${index}-${basename(path)}`);
    try {
      await writeFile(copy, text, { mode: 0o600, flag: 'wx' });
    } catch (error) {
      throw notCopied(error, copy);
    }
    copies.push(copy);
  }
  return copies;
}

function notCopied(error: unknown, path: string): WriteError {
  return new WriteError(
    `there is no copy to edit: ${asWriteError(error, path).message}; TMPDIR says where it is to be`,
  );
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
