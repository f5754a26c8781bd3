import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { top } from '../generate/files.mjs';

/** The validators are code that Ajv wrote; they were made before the bundle, so it does not know where they are from. */
export const behindTheValidators = ['node_modules/ajv'];

/** How many bytes of each package are in the outputs of a build, by the folder that it is installed in. */
export function packagesIn({ outputs }) {
  const sizes = new Map();
  for (const { inputs } of Object.values(outputs)) {
    for (const [file, { bytesInOutput }] of Object.entries(inputs)) {
      // The innermost folder: a package may bring another version of one that is there already.
      const folder = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0];
      if (folder && bytesInOutput > 0) sizes.set(folder, (sizes.get(folder) ?? 0) + bytesInOutput);
    }
  }
  return sizes;
}

/** What a package says about itself. One that does not say its licence must not be shipped. */
export function aboutPackage(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(top, folder, 'package.json'), 'utf8'));
  if (typeof license !== 'string') throw new Error(`${folder} does not say its licence`);
  return { name, version, license };
}
