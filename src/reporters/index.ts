import compact from './compact.js';
import json from './json.js';
import pretty from './pretty.js';
import type { Reporter } from './reporter.js';

export type FormatName = 'pretty' | 'compact' | 'json' | 'sarif' | 'junit' | 'github' | 'gitlab' | 'markdown';

/**
 * The output formats. Those for other programs are loaded when they are asked for; for the first three, a file of
 * their own would cost more time than their code.
 */
export const reporters: Readonly<Record<FormatName, () => Promise<Reporter>>> = {
  pretty: async () => pretty,
  compact: async () => compact,
  json: async () => json,
  sarif: async () => (await import('./sarif.js')).default,
  junit: async () => (await import('./junit.js')).default,
  github: async () => (await import('./github.js')).default,
  gitlab: async () => (await import('./gitlab.js')).default,
  markdown: async () => (await import('./markdown.js')).default,
};

export const formatNames = Object.keys(reporters) as readonly FormatName[];

/** Whether people read it line by line; what is made for programs is inert by itself, and must not be wrapped. */
export function isForPeople(format: FormatName): boolean {
  return format === 'pretty' || format === 'compact';
}
