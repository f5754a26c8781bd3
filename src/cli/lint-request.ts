import type { FailOn, LintOptions, Severity } from '../index.js';
import { UsageError } from '../index.js';
import { readShard } from '../lint/shard.js';
import { parseInstant } from '../text/time.js';
import { quote } from '../text/words.js';
import type { Io } from './io.js';
import type { ReportRequest } from './report-requests.js';

/** The options of the main command, as they were written. */
export interface LintFlags {
  /** Where the findings go, and how they are written; for people, to standard output, when nothing is said. */
  readonly reports?: readonly ReportRequest[];
  readonly rule?: readonly string[];
  readonly only?: readonly string[];
  readonly failOn?: FailOn;
  readonly maxWarnings?: number;
  readonly quiet?: boolean;
  readonly fix?: boolean;
  readonly unsafe?: boolean;
  readonly diff?: boolean;
  readonly config?: string | false;
  readonly baseline?: string | false;
  readonly settingsFrom?: string;
  readonly updateBaseline?: boolean;
  readonly watch?: boolean;
  readonly rev?: string;
  readonly base?: string;
  readonly changed?: boolean;
  readonly shard?: string;
  readonly git?: boolean;
  readonly now?: string;
  readonly stdin?: boolean;
  readonly stdinPath?: string;
  readonly allowEmpty?: boolean;
  readonly color?: boolean;
}

/** More than any state file may have: enough for the reader to say that it is too much. */
const mostOfStdin = 65 * 1024 * 1024;

/**
 * What the library is asked for.
 * @throws UsageError when options contradict one another or say what cannot be
 */
export async function lintRequest(paths: readonly string[], flags: LintFlags, io: Io): Promise<LintOptions> {
  const {
    rule = [],
    only = [],
    now,
    config,
    baseline,
    settingsFrom,
    updateBaseline,
    rev,
    base,
    changed,
    shard,
    git = true,
    allowEmpty = false,
    stdin = false,
    stdinPath,
  } = flags;
  if (stdin && stdinPath === undefined)
    throw new UsageError('--stdin needs --stdin-path: which file the text stands for');
  if (!stdin && stdinPath !== undefined) throw new UsageError('--stdin-path needs --stdin: the text comes from there');
  if (stdin && paths.length > 0) throw new UsageError(`--stdin reads one file; ${paths[0]} cannot be linted beside it`);
  if (stdin && rev !== undefined) throw new UsageError('--stdin reads a file of the working tree, and --rev a commit');
  if (updateBaseline) {
    if (stdin || rev !== undefined)
      throw new UsageError(
        `--update-baseline reads the files of the working tree; leave out ${stdin ? '--stdin' : '--rev'}`,
      );
    if (shard !== undefined) throw new UsageError('--update-baseline records all that is found; leave out --shard');
    if (baseline === false) throw new UsageError('--update-baseline and --no-baseline contradict one another');
    if (settingsFrom !== undefined)
      throw new UsageError('--update-baseline and --settings-from contradict one another');
  }
  if (stdin && shard !== undefined) throw new UsageError('--stdin reads one file, and --shard a part of many');
  if (paths.includes('')) throw new UsageError('a path must not be empty');
  return {
    cwd: io.cwd,
    paths: stdinPath === undefined ? paths : [stdinPath],
    only,
    severities: severitiesOf(rule),
    allowEmpty,
    git,
    ...(config !== undefined && { config }),
    ...(baseline !== undefined && { baseline }),
    ...(settingsFrom !== undefined && { settingsFrom }),
    ...(updateBaseline !== undefined && { updateBaseline }),
    ...(rev !== undefined && { rev }),
    ...(base !== undefined && { base }),
    ...(changed !== undefined && { changed }),
    ...(shard !== undefined && { shard: readShard(shard, '--shard') }),
    ...(stdinPath !== undefined && { contents: { [stdinPath]: await readAll(io.stdin) } }),
    ...(now !== undefined && { now: instant(now) }),
  };
}

/** Of a rule that is named twice, the last word counts. Whether rule and severity exist, the library says. */
function severitiesOf(settings: readonly string[]): Record<string, Severity | 'off'> {
  const severities: Record<string, Severity | 'off'> = Object.create(null);
  for (const setting of settings) {
    const at = setting.indexOf('=');
    if (at < 1) throw new UsageError(`--rule wants id=severity, as in grid/dialect=off; ${quote(setting)} is not that`);
    severities[setting.slice(0, at)] = setting.slice(at + 1) as Severity | 'off';
  }
  return severities;
}

/** @throws UsageError when it is no moment */
export function instant(text: string): number | 'commit' {
  if (text === 'commit') return text;
  const parsed = parseInstant(text);
  if (!parsed)
    throw new UsageError(`--now wants a moment like 2026-01-24T14:00:00Z, or commit; ${quote(text)} is neither`);
  return parsed.ms;
}

async function readAll(stream: Io['stdin']): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of stream) {
      const bytes = Buffer.from(chunk);
      chunks.push(bytes);
      length += bytes.length;
      if (length > mostOfStdin) break;
    }
  } catch (error) {
    throw new UsageError(`standard input cannot be read: ${(error as NodeJS.ErrnoException).code ?? error}`);
  }
  return Buffer.concat(chunks);
}
