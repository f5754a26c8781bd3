import { createHash } from 'node:crypto';
import type { Entry } from '../../../src/lint/baseline/entry.js';

/** What a finding is known by: rule, file, key path and the text there. */
export function fingerprint(rule: string, path: string, pointer: string, text: string): string {
  return createHash('sha256')
    .update(JSON.stringify([rule, path, pointer, text]))
    .digest('hex')
    .slice(0, 32);
}

/** An entry of a baseline; the finding is that of `percent: 75` in the healthy mission, where nothing else is said. */
export function entryOf(other: Partial<Entry> = {}): Entry {
  const { rule = 'grid/progress-percent', path = '.grid/STATE.md', pointer = '/progress/percent' } = other;
  return {
    ...{ rule, path, pointer, severity: 'error', date: '2026-05-01' },
    message: 'progress.percent is 75, but 4 of 5 blocks make 80',
    fingerprint: fingerprint(rule, path, pointer, '75'),
    ...other,
  };
}

/** The text of a baseline. */
export function baselineOf(...entries: readonly unknown[]): string {
  return `${JSON.stringify({ version: 1, entries }, null, 2)}\n`;
}
