import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';

/** What a program asks of the disk; all but closing, which Node itself does not let fail. */
const synchronous = [
  'lstatSync',
  'openSync',
  'fstatSync',
  'readSync',
  'writeSync',
  'fsyncSync',
  'accessSync',
  'readdirSync',
  'mkdirSync',
] as const;
const promised = ['open', 'rename', 'readdir', 'link', 'copyFile'] as const;
const ofHandle = ['stat', 'chmod', 'chown', 'writeFile', 'sync'] as const;

type Call = (...args: unknown[]) => unknown;

/** How a call went that was made to fail. */
export interface Failing {
  /** How many calls there were. */
  readonly calls: number;
  /** The one that failed; undefined when there were fewer. */
  readonly failed: string | undefined;
}

/**
 * Does something while one call to the disk fails, counted from 0: with an error of the system, and where it writes,
 * after half of it.
 * @param folder for a file of our own, to find the methods of open files
 */
export async function whileFailing(
  at: number,
  code: string,
  folder: string,
  action: () => Promise<void>,
): Promise<Failing> {
  let calls = 0;
  let failed: string | undefined;
  const undo: (() => void)[] = [];
  const replace = (on: object, name: string, isPromised: boolean) => {
    const real = Reflect.get(on, name) as Call;
    Reflect.set(on, name, function (this: unknown, ...args: unknown[]) {
      calls += 1;
      if (calls - 1 !== at) return real.apply(this, args);
      failed = name;
      const error = Object.assign(new Error(`${code}: made to fail, ${name}`), { code, syscall: name });
      if (!isPromised) throw error;
      const half = name === 'writeFile' ? real.call(this, (args[0] as Uint8Array).subarray(0, 99)) : undefined;
      return Promise.resolve(half).then(() => Promise.reject(error));
    });
    undo.push(() => Reflect.set(on, name, real));
  };
  const handle = await fs.promises.open(join(folder, 'own'), 'w');
  await handle.close();
  for (const name of synchronous) replace(fs, name, false);
  for (const name of promised) replace(fs.promises, name, true);
  for (const name of ofHandle) replace(Object.getPrototypeOf(handle), name, true);
  syncBuiltinESMExports();
  try {
    await action();
  } finally {
    for (const one of undo) one();
    syncBuiltinESMExports();
  }
  return { calls, failed };
}
