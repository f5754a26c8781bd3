import { Unanswered } from './failure.js';

/** The time that all requests together may take. It runs only while one of them is under way. */
export class Budget {
  readonly #allMs: number;
  #leftMs: number;
  #underWay = 0;
  #since = 0;
  #timer: NodeJS.Timeout | undefined;
  readonly #spent = new AbortController();

  constructor(ms: number) {
    this.#allMs = ms;
    this.#leftMs = ms;
  }

  /** Aborts when the time is used up. */
  get signal(): AbortSignal {
    return this.#spent.signal;
  }

  /**
   * Does something that takes time.
   * @throws Unanswered when the time is used up, now or before
   */
  async spend<T>(work: () => Promise<T> | T): Promise<T> {
    if (this.signal.aborted) throw new Unanswered(this.#allMs, 'all');
    this.#begin();
    let stop = () => {};
    const over = new Promise<never>((_, reject) => {
      stop = () => reject(new Unanswered(this.#allMs, 'all'));
      this.signal.addEventListener('abort', stop);
    });
    try {
      // Waits between two attempts end with the time, too.
      return await Promise.race([work(), over]);
    } finally {
      this.signal.removeEventListener('abort', stop);
      this.#end();
    }
  }

  #begin(): void {
    this.#underWay += 1;
    if (this.#underWay > 1) return;
    this.#since = performance.now();
    this.#timer = setTimeout(() => this.#spent.abort(), this.#leftMs);
  }

  #end(): void {
    this.#underWay -= 1;
    if (this.#underWay > 0) return;
    clearTimeout(this.#timer);
    this.#leftMs -= performance.now() - this.#since;
  }
}
