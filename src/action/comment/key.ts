import { posix } from 'node:path';
import type { Inputs } from '../inputs.js';
import type { Env } from '../run.js';

/** Tells the comments of several steps apart, and stays the same from one push to the next. */
export function keyOf({ paths, config, baseline }: Inputs, { GITHUB_WORKFLOW, GITHUB_JOB }: Env): string {
  const plain = paths.map((path) => posix.normalize(path).replace(/(.)\/$/, '$1'));
  return JSON.stringify([GITHUB_WORKFLOW, GITHUB_JOB, plain, config, baseline]);
}
