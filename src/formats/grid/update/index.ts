import type { FormatTransitions, FormatUpdates } from '../../format.js';
import { stepForbidden } from '../transitions/takers.js';
import { makeTransition } from '../transitions/transition.js';
import { forbiddenTo } from './permission.js';
import { readValues } from './read.js';
import { updateState } from './update.js';
import { meaningOfWord } from './word.js';

/** How STATE.md is read and changed value by value: the one door to it, loaded on demand. */
export const updates: FormatUpdates = {
  read: readValues,
  meaningOf: meaningOfWord,
  forbidden: (agent, leaves) => forbiddenTo(agent, leaves),
  update: updateState,
};

/** How a mission takes its steps, which are updates as well: loaded together, for they share most of it. */
export const transitions: FormatTransitions = { forbidden: stepForbidden, move: makeTransition };
