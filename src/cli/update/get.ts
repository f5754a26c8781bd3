import { type Data, readState, UsageError } from '../../index.js';
import { inertJson } from '../../text/inert-json.js';
import { visible } from '../../text/visible.js';
import { inert } from '../../text/words.js';
import { type ExitStatus, exitStatus } from '../exit-status.js';
import type { Io } from '../io.js';
import { tell } from '../recover/run.js';
import { say } from '../say.js';

/** The options of `get`, as they were written. */
export interface GetFlags {
  readonly root?: string;
  readonly json?: boolean;
}

/** `get`: prints one value of the state, or all of it. @throws what `readState` throws */
export async function getCommand(field: string | undefined, { root, json }: GetFlags, io: Io): Promise<ExitStatus> {
  if (field === '') throw new UsageError('a field must not be empty');
  if (root === '') throw new UsageError('--root wants a path, and must not be empty');
  const state = await readState({ cwd: io.cwd, root });
  const value = field === undefined ? state.data : state.get(field);
  if (value === undefined) {
    await tell(io, [`the state says nothing of ${inert(field ?? '')}`]);
    return exitStatus.findings;
  }
  const isBare = !json && typeof value !== 'object';
  await say(io.stdout, `${isBare ? bare(value) : inertJson(value)}\n`, io.env);
  return exitStatus.clean;
}

/** A value as it is, but for characters that nobody sees. */
function bare(value: Exclude<Data, object | null>): string {
  return String(value).split('\n').map(visible).join('\n');
}
