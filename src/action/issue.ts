import { type AnnotationProperties, error, notice, warning } from '@actions/core';
import { product } from '../core/product.js';
import { capped } from '../text/visible.js';

/** What GitHub shows beside a line of a file, or at the top of a run. */
export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  /** Inert, but for line breaks. */
  readonly message: string;
  /** Without any, it speaks of the whole run. */
  readonly properties?: AnnotationProperties;
}

/** A runner cuts messages after 4096 UTF-16 units; a code point is two at most. */
const longestMessage = 2048;
const commands = { error, warning, notice };

/** Prints an annotation. The toolkit escapes whatever the runner could take for a part of the command. */
export function issue({ level, message, properties = { title: product.name } }: Annotation): void {
  commands[level](capped(message, longestMessage), properties);
}
