import { lstatSync } from 'node:fs';

/**
 * In ms: less than what counts as quiet, so that files which change together are told together. To look at some twenty
 * files costs next to nothing.
 */
const interval = 50;

/**
 * Files that need not be there, looked at again and again. What tells of folders begins to do so at some moment that
 * nobody knows; here it is certain that each change from now on is seen.
 */
export class LookedAt {
  readonly #known = new Map<string, string>();
  readonly #timer: NodeJS.Timeout;

  /** @param changed hears of each that has changed, come or gone */
  constructor(changed: (path: string) => void) {
    this.#timer = setInterval(() => {
      for (const path of this.#known.keys()) if (this.#look(path)) changed(path);
    }, interval);
  }

  /** Looks at another one from now on. @param path absolute */
  add(path: string): void {
    if (!this.#known.has(path)) this.#known.set(path, stampOf(path));
  }

  /** Takes note of a change that was heard of elsewhere, so that it is not told again. */
  heardOf(path: string): void {
    if (this.#known.has(path)) this.#look(path);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #look(path: string): boolean {
    const stamp = stampOf(path);
    const isOther = this.#known.get(path) !== stamp;
    this.#known.set(path, stamp);
    return isOther;
  }
}

function stampOf(path: string): string {
  try {
    const { ino, size, mtimeMs } = lstatSync(path);
    return [ino, size, mtimeMs].join();
  } catch {
    return '';
  }
}
