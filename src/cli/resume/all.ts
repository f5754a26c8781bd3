// The one door to the commands that hand a mission on, loaded on demand.

export { resumeCommand } from './resume.js';
export { warmthCommand } from './warmth.js';
