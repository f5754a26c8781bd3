import { Option } from 'commander';
import { UsageError } from '../index.js';

/** `--root`. A step has one root: of two that are named, none may be left out without a word. */
export function rootOption(): Option {
  return new Option(
    '--root <path>',
    'the state root, or the folder that holds it, instead of the nearest above',
  ).argParser(once('--root'));
}

/** For options that may stand once. @throws UsageError when it stands there again */
export const once =
  (name: string) =>
  (word: string, before?: string): string => {
    if (before !== undefined) throw new UsageError(`${name} is given twice; it names one`);
    return word;
  };
