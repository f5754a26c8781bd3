import type { ScalarNode } from '../core/document.js';
import { quote } from './words.js';

/** The node of a string or a word of JSON. */
export function scalarNode(text: string, start: number, end: number): ScalarNode {
  const source = text.slice(start, end);
  if (source.startsWith('"')) {
    return { kind: 'scalar', value: stringValue(source), source, style: 'quoted', start, end };
  }
  return { kind: 'scalar', value: wordValue(source) ?? null, source, style: 'literal', start, end };
}

/** What a string says. */
export function stringValue(source: string): string {
  if (!source.includes('\\')) return source.slice(1, -1);
  try {
    return JSON.parse(source);
  } catch {
    return source.slice(1, -1); // the scanner has told what is wrong with it
  }
}

/** A number, a boolean or null; undefined when a word is nothing of JSON. */
export function wordValue(source: string): number | boolean | null | undefined {
  if (source === 'true' || source === 'false') return source === 'true';
  if (source === 'null') return null;
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/.test(source) ? Number(source) : undefined;
}

/** What is wrong with a word that is nothing of JSON. */
export function noValue(source: string): string {
  if (source.startsWith('\0')) return 'NUL bytes stand here; expected a value, or nothing at all';
  if (source.startsWith("'")) return 'text in single quotes; JSON wants double quotes';
  if (/^[-+.]?\d/.test(source)) return `${quote(source)} is no number of JSON`;
  return `${quote(source)} is no value of JSON; text stands in double quotes`;
}
