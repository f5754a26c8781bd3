import type { Reporter } from './reporter.js';

/** The output formats, each loaded when it is asked for. */
export const reporters: Readonly<Record<string, () => Promise<Reporter>>> = {
  pretty: async () => (await import('./pretty.js')).default,
  compact: async () => (await import('./compact.js')).default,
  json: async () => (await import('./json.js')).default,
};
