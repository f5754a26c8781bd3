import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Underway } from '../../core/history.js';
import { gitFolder } from '../head-files.js';
import { readRegularFile } from '../read-file.js';

/**
 * What git leaves in its folder while it is in the middle of something. A rebase comes first: its single steps are made
 * as picks and merges.
 */
const marks: readonly (readonly [file: string, Underway])[] = [
  ['rebase-merge', 'rebase'],
  ['rebase-apply', 'rebase'],
  ['MERGE_HEAD', 'merge'],
  ['CHERRY_PICK_HEAD', 'cherry-pick'],
  ['REVERT_HEAD', 'revert'],
];

/** No list of steps that git goes through is longer, in bytes. */
const mostOfSteps = 1024 * 1024;

/**
 * What git is in the middle of, by the files in its folder: no process is started.
 * @param top absolute path of the repository
 */
export function underwayIn(top: string): Underway | undefined {
  const folder = gitFolder(join(top, '.git'));
  if (folder === undefined) return undefined;
  const isThere = (file: string) => existsSync(join(folder, file));
  const found = marks.find(([file]) => isThere(file))?.[1] ?? nextStep(join(folder, 'sequencer', 'todo'));
  return found ?? (isThere('BISECT_LOG') ? 'bisect' : undefined);
}

/** Of several picks, one may be done and the next not begun. */
function nextStep(path: string): Underway | undefined {
  const read = readRegularFile(path, mostOfSteps);
  const [step] = read.ok ? Buffer.from(read.bytes).toString('latin1').split(' ', 1) : [];
  return step === 'pick' ? 'cherry-pick' : step === 'revert' ? 'revert' : undefined;
}
