import type { RecoveredFile } from '../../core/recovery.js';

/** All that a file is to hold once it is written. */
export function contentOf({ text, hasMark = false }: Pick<RecoveredFile, 'text' | 'hasMark'>): string {
  return hasMark ? `\ufeff${text}` : text;
}

/** Whether a file is not that already. */
export function isChange({ before, ...file }: Pick<RecoveredFile, 'before' | 'text' | 'hasMark'>): boolean {
  return !before || Buffer.compare(before, Buffer.from(contentOf(file))) !== 0;
}
