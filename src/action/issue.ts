import { error, notice, warning } from '@actions/core';
import { product } from '../core/product.js';
import { type Annotation, cut } from '../reporters/annotations.js';

const commands = { error, warning, notice };

/** Prints an annotation. The toolkit escapes whatever the runner could take for a part of the command. */
export function issue({ level, message, properties = { title: product.name } }: Annotation): void {
  commands[level](cut(message), properties);
}
