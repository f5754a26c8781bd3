// The one door to updates and steps: what stands behind it is loaded in one piece, and only when it is opened.

export { transitionStateAt } from '../transitions/transition.js';
export { readStateAt } from './read.js';
export { updateStateAt } from './update.js';
