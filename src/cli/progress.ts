import type { Progress } from '../index.js';
import { count } from '../text/words.js';
import type { Io } from './io.js';
import { columnsOf } from './terminal.js';

/** A line on a terminal that says how far a run has come. */
export interface ProgressLine {
  show(progress: Progress): void;
  /** Takes the line away, where there is one. */
  end(): void;
}

/** Nobody wonders before, and nobody reads faster. In ms. */
const times = { quiet: 1000, between: 100 };

/**
 * A line for a run that begins now: rewritten in its place, and only where somebody sits before a terminal. Of a run
 * that is over sooner, nobody asks where its standard error goes.
 * @returns undefined where nothing is to be shown
 */
export function progressLine(io: Io, isQuiet = false): ProgressLine | undefined {
  const { env } = io;
  if (isQuiet || env.TERM === 'dumb' || (env.CI || 'false') !== 'false') return undefined;
  let latest: Progress = { stage: 'search', done: 0 };
  let next = performance.now() + times.quiet;
  let isThere = false;
  const draw = () => {
    next = performance.now() + times.between;
    const { stderr } = io;
    if (!stderr.isTTY) return;
    isThere = true;
    stderr.write(`\r${inWords(latest).slice(0, columnsOf(stderr, env) - 1)}\x1b[K`);
  };
  // While git is at work, nothing else is heard. What is only computed lets no timer ring.
  const alarm = setTimeout(draw, times.quiet);
  return {
    show: (progress) => {
      latest = progress;
      if (performance.now() >= next) draw();
    },
    end: () => {
      clearTimeout(alarm);
      if (isThere) io.stderr.write('\r\x1b[K');
    },
  };
}

function inWords({ stage, done, total = 0 }: Progress): string {
  const number = (value: number) => value.toLocaleString('en');
  if (stage === 'search') return count(done, 'folder').replace(/^\d+/, `searching, ${number(done)}`);
  return `linting ${number(done)} of ${count(total, 'root').replace(/^\d+/, number(total))}`;
}
