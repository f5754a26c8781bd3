import { visible } from '../../../text/visible.js';
import { comparable } from '../texts/comparison.js';
import type { Lesson } from './lessons.js';

/** A lesson as one line of Markdown says it: signs that nobody sees are shown as escapes. */
export const inOneLine = (text: string): string => visible(text.replace(/\s+/g, ' ').trim());

/** Whether a lesson stands among some texts, as they are compared: as it was learned, or as Markdown has it. */
export function isHeld({ key, text }: Pick<Lesson, 'key' | 'text'>, texts: ReadonlySet<string>): boolean {
  return texts.has(key) || texts.has(comparable(inOneLine(text)));
}
