// What a run with a baseline needs, in one piece: most have none, and do not load it.

export { applyBaseline } from './apply.js';
export { readBaseline } from './read.js';
