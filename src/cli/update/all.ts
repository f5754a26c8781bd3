// The one door to the commands that read and change single values, loaded on demand.

export { transitionCommand } from '../transitions/run.js';
export { getCommand } from './get.js';
export { updateCommand } from './update.js';
