import type { Format } from './format.js';
import { grid } from './grid/index.js';
import { hivemind } from './hivemind/index.js';

/** The formats there are. */
export const formats: readonly Format[] = [grid as Format, hivemind as Format];
