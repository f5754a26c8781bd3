import type { Format } from './format.js';
import { grid } from './grid/index.js';

/** The formats there are. */
export const formats: readonly Format[] = [grid as Format];
