import type { ScalarNode, ValueNode } from '../../core/document.js';
import type { JsonSchema } from '../../core/schema.js';
import { ambiguityOf, type Reading, readYaml11, readYaml12 } from '../../text/yaml-scalars.js';
import { typesOf } from './schema.js';

/**
 * How to write a scalar so that every reader loads what the schema asks for; undefined when nobody can tell. Text is
 * quoted as it was written, never as it was loaded: of `0192117` or `69e4958`, digits are gone by then.
 */
export function clearNotation(node: ScalarNode, schema: JsonSchema | undefined): string | undefined {
  const types = schema?.['x-kind'] === 'commit' ? ['string'] : typesOf(schema);
  if (types.length === 0 || types.includes('string')) return inQuotes(node);
  const isQuoted = node.style === 'quoted';
  const written = isQuoted ? String(node.value) : node.source;
  const isClear = ambiguityOf(written) === undefined;
  // What stands in quotes was meant as text: without them, all readers must load the same.
  if (isQuoted && !isClear) return undefined;
  const readings = [readYaml11(written), readYaml12(written)];
  if (types.includes('boolean')) return booleanOf(readings);
  const number = numberOf(readings);
  const isWanted = types.includes('number') || (types.includes('integer') && Number.isSafeInteger(number));
  if (number === undefined || !isWanted) return undefined;
  const text = isClear ? written : decimal(number);
  return text === node.source ? undefined : text;
}

/** A text in the quotes that a value has, or without any where it has none. For texts that need no escape. */
export function inItsQuotes(text: string, node: ValueNode | undefined): string {
  if (node?.kind !== 'scalar' || node.style === 'plain') return text;
  const quotes = node.source.startsWith("'") ? "'" : '"';
  return quotes + text + quotes;
}

/** A scalar without quotes in double quotes. What would need an escape is no number, no date and no `yes`. */
function inQuotes({ style, source }: ScalarNode): string | undefined {
  const isBare = style === 'plain' || style === 'literal';
  return isBare && /^[^"\\\n]+$/.test(source) ? `"${source}"` : undefined;
}

function booleanOf(readings: readonly Reading[]): string | undefined {
  const found = readings.find((reading) => reading.kind === 'boolean');
  return found?.kind === 'boolean' ? String(found.value) : undefined;
}

/** The one number that there is among the readings. */
function numberOf(readings: readonly Reading[]): number | undefined {
  const numbers = readings.flatMap((one) => (one.kind === 'number' && !one.sexagesimal ? [one.value] : []));
  return new Set(numbers).size === 1 ? numbers[0] : undefined;
}

function decimal(number: number): string | undefined {
  const written = String(number);
  return /^-?\d{1,15}(?:\.\d{1,20})?$/.test(written) ? written : undefined;
}
