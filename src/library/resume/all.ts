// The one door to handing a mission on: what stands behind it is loaded in one piece, and only when it is opened.

export { promptFor } from './prompt.js';
export { resumeAt } from './resume.js';
export { mergeWarmthAt } from './warmth.js';
