// The one door to the commands that read and change single values, loaded on demand.

export { getCommand } from './get.js';
export { updateCommand } from './update.js';
