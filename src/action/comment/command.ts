import { product } from '../../core/product.js';

/** What every shell takes as it is: names of other letters are never put into a command. */
const plain = /^[\w./@+][\w./@+-]*$/;

/** The command that applies what is proposed for a root, at the top of the repository; undefined for an odd name. */
export function recoverCommand(root: string): string | undefined {
  const path = root || '.';
  return plain.test(path) ? `npx ${product.name}@${product.version} recover --write ${path}` : undefined;
}
