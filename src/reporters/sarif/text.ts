import { capped, visible } from '../../text/visible.js';

/** GitHub takes so much of a description; a message is cut there as well. */
const longest = 1024;

/** A text as SARIF wants it: inert, never empty, and with no link in it that we did not make. */
export function plain(text: string, whenEmpty: string): string {
  return capped(visible(text || whenEmpty), longest).replace(/\](?=\()/g, '] ');
}

/** A link in a message to a related location of the same result. */
export function linkTo(id: number, text: string): string {
  return `[${text.replace(/[[\]\\]/g, '\\$&')}](${id})`;
}
