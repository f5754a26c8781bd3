import { product } from '../../core/product.js';
import { type Annotation, cut } from '../annotations.js';

// The words of the runner for a property, in the order in which they are written.
const names = {
  title: 'title',
  file: 'file',
  line: 'startLine',
  endLine: 'endLine',
  col: 'startColumn',
  endColumn: 'endColumn',
} as const;

/**
 * An annotation as the line that tells a runner of it. Whatever the runner could take for the end of a property, of
 * the line or of the command is written as it wants it: `%25` and so on.
 */
export function commandOf({ level, message, properties = { title: product.name } }: Annotation): string {
  const pairs = Object.entries(names).flatMap(([name, key]) => {
    const value = properties[key];
    return value === undefined ? [] : [`${name}=${inProperty(String(value))}`];
  });
  return `::${level} ${pairs.join(',')}::${inData(cut(message))}`;
}

function inData(text: string): string {
  return text.replace(/[%\r\n]/g, encoded);
}

function inProperty(text: string): string {
  return text.replace(/[%\r\n:,]/g, encoded);
}

function encoded(char: string): string {
  return `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}
