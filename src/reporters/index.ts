import compact from './compact.js';
import json from './json.js';
import pretty from './pretty.js';
import type { Reporter } from './reporter.js';

export type FormatName = 'pretty' | 'compact' | 'json';

/**
 * The output formats. A large or rare one is to be loaded when it is asked for; for these three, a file of their own
 * would cost more time than their code.
 */
export const reporters: Readonly<Record<FormatName, () => Promise<Reporter>>> = {
  pretty: async () => pretty,
  compact: async () => compact,
  json: async () => json,
};
