import { Document, isScalar, isSeq, Scalar as ScalarNode, visit, type YAMLMap, type YAMLSeq } from 'yaml';
import type { Data, DataMap } from '../../core/data.js';
import { isDataMap } from '../data.js';
import { escaped, isHarmless, keyText } from './write-scalar.js';

// Values as YAML, in the style of the examples of STATE.md schema 6: texts in double quotes, numbers bare, lists of short
// values in one line and all else in lines of its own.

/** A mapping or list in lines of its own, without indentation and line breaks. An empty one is one line. */
export function blockLines(data: DataMap | readonly Data[], step: number): string[] {
  return written(data, step, false).split('\n');
}

/** Any value in one line. */
export function inOneLine(data: Data): string {
  return written(data, 2, true);
}

/** Whether a value belongs in one line: all but mappings and lists that hold such, or are long. */
export function fitsOneLine(data: Data): boolean {
  if (isDataMap(data)) return Object.keys(data).length === 0;
  return !Array.isArray(data) || (data.every(isPlain) && inOneLine(data).length <= longestList);
}

const longestList = 100;
const isPlain = (item: Data): boolean => typeof item !== 'object' || item === null;

function written(data: Data, step: number, isInOneLine: boolean): string {
  const document = new Document(data, { version: '1.2', schema: 'core', aliasDuplicateObjects: false });
  visit(document, {
    Collection: (_, node) => {
      const collection = node as YAMLMap | YAMLSeq;
      collection.flow = isInOneLine || collection.items.length === 0 || (isSeq(node) && isShort(node));
    },
    Pair: (_, { key }) => {
      if (isScalar(key)) key.type = keyText(String(key.value)).startsWith('"') ? 'QUOTE_DOUBLE' : 'PLAIN';
    },
    Scalar: (key, node) => {
      if (key === 'key' || typeof node.value !== 'string') return;
      node.type = !isInOneLine && isParagraphs(node.value) ? ScalarNode.BLOCK_LITERAL : ScalarNode.QUOTE_DOUBLE;
    },
  });
  const text = document.toString({
    indent: step,
    lineWidth: 0,
    flowCollectionPadding: false,
    doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
  });
  return escaped(text.trimEnd());
}

function isShort(list: YAMLSeq): boolean {
  const values = list.items.map((item) => (isScalar(item) ? item.value : undefined));
  return values.every((value) => value !== undefined) && fitsOneLine(values as Data[]);
}

/** Lines that a block can hold as they are; the last one may end with a line break. */
function isParagraphs(text: string): boolean {
  const lines = text.replace(/\n$/, '').split('\n');
  return lines.length > 1 && lines.every((line) => isHarmless(line) && line.trimEnd() === line) && lines.at(-1) !== '';
}
