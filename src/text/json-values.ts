import type { ScalarNode } from '../core/document.js';
import type { JsonToken } from './json-scanner.js';
import { quote } from './words.js';

/** A string, or a word in the place of one. */
export function stringNode(text: string, { kind, start, end }: JsonToken): ScalarNode {
  const source = text.slice(start, end);
  const value = kind === 'word' ? source : stringValue(source);
  return { kind: 'scalar', value, source, style: 'quoted', start, end };
}

/** A number, a boolean or null; undefined when a word is nothing of JSON. */
export function wordNode(text: string, { start, end }: JsonToken): ScalarNode | undefined {
  const source = text.slice(start, end);
  const value = wordValue(source);
  return value === undefined ? undefined : { kind: 'scalar', value, source, style: 'literal', start, end };
}

function stringValue(source: string): string {
  if (!source.includes('\\')) return source.slice(1, -1);
  try {
    return JSON.parse(source);
  } catch {
    return source.slice(1, -1); // the scanner has told what is wrong with it
  }
}

function wordValue(source: string): number | boolean | null | undefined {
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
