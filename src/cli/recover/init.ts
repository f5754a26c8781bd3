import { join } from 'node:path';
import { UsageError } from '../../index.js';
import { initRoot, longestName } from '../../library/recover/init.js';
import { pathsSeenFrom } from '../../repository/shown-path.js';
import { visible } from '../../text/visible.js';
import { quote } from '../../text/words.js';
import { type ExitStatus, exitStatus } from '../exit-status.js';
import type { Io } from '../io.js';
import { instant } from '../lint-request.js';
import { say } from '../say.js';
import { tell } from './run.js';

/** The options of `init`, as they were written. */
export interface InitFlags {
  readonly name?: string;
  readonly now?: string;
}

/** `init`: lays out what is missing of a root, and lists what it wrote and what it left. @throws UsageError */
export async function initCommand(folder: string | undefined, flags: InitFlags, io: Io): Promise<ExitStatus> {
  if (folder === '') throw new UsageError('a path must not be empty');
  const options = { cwd: io.cwd, root: folder, name: nameIn(flags), now: momentIn(flags), write: true };
  const { top, root, written, present } = await initRoot(options);
  const shown = pathsSeenFrom(io.cwd, top);
  const lines = [
    ...written.map((path) => `wrote ${shown(path)}`),
    ...present.map((path) => `left ${shown(path)} as it is`),
  ];
  await say(io.stdout, lines.map((line) => `${visible(line)}\n`).join(''), io.env);
  if (written.length === 0) await tell(io, [`nothing was written, ${shown(join(root, ''))} has all its files`]);
  return exitStatus.clean;
}

function nameIn({ name }: InitFlags): string | undefined {
  if (name === '') throw new UsageError('--name wants what the mission is called, and must not be empty');
  if (name !== undefined && name.length > longestName) {
    throw new UsageError(`--name wants at most ${longestName} characters; there are ${name.length}`);
  }
  return name;
}

function momentIn({ now }: InitFlags): number | undefined {
  const moment = now === undefined ? undefined : instant(now);
  if (moment !== 'commit') return moment;
  throw new UsageError(`--now of init wants a moment like 2026-01-24T14:00:00Z; ${quote(moment)} is none`);
}
