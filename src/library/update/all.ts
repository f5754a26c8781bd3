// The one door to updates: what stands behind it is loaded in one piece, and only when it is opened.

export { readStateAt } from './read.js';
export { updateStateAt } from './update.js';
