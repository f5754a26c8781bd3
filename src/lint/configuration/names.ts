import { product } from '../../core/product.js';

/** What a configuration is called. */
export const fileNames: readonly string[] = ['yaml', 'yml', 'json'].map((ending) => `${product.name}.${ending}`);

/** Here, it is the value of a key. */
export const packageFile = 'package.json';
export const packageKey: string = product.name;
/** The baseline, where no other one is named. */
export const baselineFile = `${product.name}-baseline.json`;
/** The largest of these that is read: more than anybody writes by hand. */
export const packageBytes = 1024 * 1024;
