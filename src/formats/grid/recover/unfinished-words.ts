import { inert, quote } from '../../../text/words.js';
import { stateFile } from '../layout.js';
import type { FoundWrite, UnfinishedWrite } from './unfinished-write.js';

// What a person is told of a STATE.md that was not moved into its place.

/** Beside a STATE.md that is left alone. */
export const newerBeside = (found: UnfinishedWrite): string =>
  `${nameOf(found)} beside it is a whole state, and newer (${quote(found.updated.text)})`;

/** Beside one that is broken or gone. */
export const foundBeside = (found: FoundWrite): string =>
  `${nameOf(found)} beside it is whole, and ${found.isLater ? 'newer' : 'of the same moment'}`;

/** Where it is what STATE.md is made from. */
export const taken = (found: UnfinishedWrite): string =>
  `${nameOf(found)} was written to take the place of ${stateFile}, and did not: what it says was taken; remove it when all is well`;

const nameOf = ({ path }: UnfinishedWrite): string => inert(path.slice(path.lastIndexOf('/') + 1));
