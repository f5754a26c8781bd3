import { main } from '../../src/cli/main.js';
import type { Person } from '../../src/cli/person.js';
import { holdReport } from '../support/report-schema.js';

export interface Given {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly stdin?: string | Uint8Array | AsyncIterable<Uint8Array>;
  /** Who is asked. */
  readonly person?: Person;
  /** Columns of the terminal that standard output is; a pipe when it is not given. */
  readonly terminal?: number;
}

export interface Said {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command as a shell would, in this process. A report that it prints has to be one of the published form. */
export async function run(
  argv: readonly string[],
  { cwd, env = {}, stdin = '', terminal, person }: Given,
): Promise<Said> {
  let stdout = '';
  let stderr = '';
  const status = await main(argv, {
    cwd,
    env,
    person,
    stdin: typeof stdin === 'object' && Symbol.asyncIterator in stdin ? stdin : once(stdin),
    stdout: {
      write: (text) => {
        stdout += text;
      },
      ...(terminal !== undefined && { isTTY: true, columns: terminal }),
    },
    stderr: {
      write: (text) => {
        stderr += text;
      },
    },
  });
  await holdReport(stdout);
  return { status, stdout, stderr };
}

async function* once(content: string | Uint8Array): AsyncGenerator<Uint8Array> {
  yield typeof content === 'string' ? Buffer.from(content) : content;
}
