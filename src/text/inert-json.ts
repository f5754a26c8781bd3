import { visible } from './visible.js';

/**
 * A value as JSON text that stays inert wherever it is printed: what `visible` would show as an escape is one here
 * too, and `##[` is written so that a GitHub runner does not see a command in it. Any reader gets the same value.
 */
export function inertJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(/##\[|[^\n -~]/gu, escaped);
}

function escaped(found: string): string {
  if (found === '##[') return '#\\u0023[';
  if (visible(found) === found) return found;
  return found
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}
