import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { product } from '../../src/core/product.js';

const top = join(import.meta.dirname, '../..');
export const read = (path: string): string => readFileSync(join(top, path), 'utf8');
export const filesIn = (folder: string): string[] => readdirSync(join(top, folder)).map((name) => `${folder}/${name}`);

/** `owner/repo` of this project: what its Action is called by. */
export const own = new URL(product.url).pathname.slice(1);
export const examples = filesIn('examples/workflows');

export interface Step {
  readonly id?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}
export interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  /** A job that calls another workflow has none. */
  readonly steps?: readonly Step[];
}

export const jobsIn = (text: string): readonly Job[] => Object.values(parse(text).jobs);
export const stepsIn = (text: string): readonly Step[] => jobsIn(text).flatMap(({ steps = [] }) => steps);

/** The step of an example that has a script. */
export function scriptIn(example: string): string {
  const [script, ...others] = stepsIn(read(`examples/workflows/${example}`)).flatMap(({ run }) => run ?? []);
  if (script === undefined || others.length > 0) throw new Error(`${example} has ${others.length + 1} scripts`);
  return script;
}
