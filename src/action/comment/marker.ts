import { product } from '../../core/product.js';
import { digest } from '../../text/digest.js';

/**
 * What our comment begins with, unseen. Who finds it has to look at the author as well: anybody can write it.
 * @param key tells the comments of several steps apart, such as a name of a job; any text will do
 */
export function marker(key: string): string {
  const name = /^[A-Za-z0-9_-]{1,64}$/.test(key) && !key.includes('--') ? key : digest(key).slice(0, 32);
  return `<!-- ${product.name}:${name} -->`;
}
