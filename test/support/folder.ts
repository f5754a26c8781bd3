import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A temporary folder that holds some files, by path; gone when the test is over. */
export function folder(files: Readonly<Record<string, string | Uint8Array>> = {}): string {
  const top = realpathSync(mkdtempSync(join(tmpdir(), 'agent-state-lint-')));
  onTestFinished(() => rmSync(top, { recursive: true, force: true }));
  put(top, files);
  return top;
}

/** The same, with an empty `.git`: enough for a repository's top to be found. */
export function repository(files: Readonly<Record<string, string | Uint8Array>> = {}): string {
  const top = folder(files);
  mkdirSync(join(top, '.git'));
  return top;
}

/** Puts files into a folder. */
export function put(top: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [path, content] of Object.entries(files)) {
    const to = join(top, path);
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, content);
  }
}
