import { randomUUID } from 'node:crypto';

/** Does some work, and keeps the runner from taking anything that is printed meanwhile for a command. */
export async function fenced<T>(output: NodeJS.WritableStream, work: () => Promise<T>): Promise<T> {
  const token = randomUUID();
  output.write(`::stop-commands::${token}\n`);
  try {
    return await work();
  } finally {
    output.write(`\n::${token}::\n`); // on a line of its own, wherever the output stopped
  }
}
