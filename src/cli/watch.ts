import { relative } from 'node:path';
import { type LintResult, UsageError } from '../index.js';
import { realPath } from '../repository/folders.js';
import { visible } from '../text/visible.js';
import { complain } from './complain.js';
import { type ExitStatus, exitStatus } from './exit-status.js';
import type { Io } from './io.js';
import type { LintFlags } from './lint-request.js';
import { say } from './say.js';
import { watchedArea } from './watch/area.js';
import { watchChanges } from './watch/changes.js';

/** One run of the linter. It says what it found before it writes it. */
type Run = (heard: (linted: LintResult) => void) => Promise<ExitStatus>;

/**
 * Lints, and lints again whenever something changes, until somebody wants an end. What is wrong from the start ends it
 * at once; later, it may be something half written.
 * @throws UsageError when there is nothing that could change
 */
export async function watchCommand(paths: readonly string[], flags: LintFlags, io: Io, run: Run): Promise<ExitStatus> {
  for (const [isGiven, option] of [
    [flags.stdin, '--stdin'],
    [flags.rev !== undefined, '--rev'],
    [flags.updateBaseline, '--update-baseline'],
  ] as const) {
    if (isGiven) throw new UsageError(`--watch lints files of the working tree again and again; leave out ${option}`);
  }
  const end = io.interrupted;
  const area = await watchedArea(paths, flags, io.cwd);
  const changes = await watchChanges(area, end);
  const once = () => run((linted) => changes.add(area.learn(linted)));
  try {
    await once();
    for (;;) {
      await tell('waiting for changes, until Ctrl-C', io);
      const changed = await changes.next();
      if (changed === undefined) return exitStatus.clean;
      if (io.stdout.isTTY) io.stdout.write('\x1b[2J\x1b[H');
      await tell(`${relative(realPath(io.cwd), changed)} has changed`, io);
      await once().catch((error) => complain(error, io));
    }
  } finally {
    await changes.close();
  }
}

/** For whoever looks at it now and then: what happens, and since when. */
async function tell(text: string, io: Io): Promise<void> {
  const time = new Date().toTimeString().slice(0, 8);
  await say(io.stderr, `${visible(`[${time}] ${text}`)}\n`, io.env);
}
