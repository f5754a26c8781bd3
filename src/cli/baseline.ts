import { join } from 'node:path';
import { product } from '../core/product.js';
import { type LintResult, UsageError } from '../index.js';
import { liesInState } from '../library/output-targets.js';
import { visible } from '../text/visible.js';
import { count } from '../text/words.js';
import type { Io } from './io.js';
import { say } from './say.js';

/**
 * Writes the baseline that was made anew, where there is one, and says what became of it. A file that holds the same
 * already is left alone.
 * @throws UsageError when it would lie among state; a WriteError when it cannot be written
 */
export async function writeBaseline(linted: LintResult, io: Io): Promise<void> {
  const { baseline, sources, top } = linted;
  if (!baseline?.updated) return;
  const { name, path, updated } = baseline;
  const file = join(top, path);
  if (liesInState(file, linted)) {
    throw new UsageError(`the baseline ${name} lies in a state root or in .git, where other files are kept`);
  }
  if (sources.get(path) !== updated.text) {
    const { writeFile } = await import('../repository/write-file.js');
    await writeFile(file, updated.text);
  }
  const { added, removed, entries } = updated;
  const numbers = `${count(entries, 'finding')}, ${added} added and ${removed} removed`;
  await say(io.stderr, `${visible(`${product.name}: ${name} holds ${numbers}`)}\n`, io.env);
}
