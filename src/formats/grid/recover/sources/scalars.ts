import type { Document } from '../../../../core/document.js';
import { fieldsNamed, textOf } from '../../companions/fields.js';

/** What a field says, and where. */
export interface Said {
  /** Without blanks around it; never empty. */
  readonly text: string;
  /** Offset into the text of the document. */
  readonly start: number;
}

/** The first field of a dotted name that says something in one value; undefined when none does. */
export function scalarNamed(document: Document, name: string): Said | undefined {
  for (const { value } of fieldsNamed(document, name)) {
    const text = value.kind === 'scalar' ? textOf(value).trim() : '';
    if (text !== '') return { text, start: value.start };
  }
  return undefined;
}

/** The number that a text is or begins with: of a wave, of threads. From 1; undefined for any other text. */
export function wholeNumber(text = ''): number | undefined {
  const digits = /^(?:wave[ _-]?)?(\d{1,4})(?![\w.])/i.exec(text)?.[1];
  return digits === undefined || Number(digits) < 1 ? undefined : Number(digits);
}
