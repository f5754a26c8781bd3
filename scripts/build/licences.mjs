import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { top } from '../generate/files.mjs';

/** The validators are code that Ajv wrote; they were made before the bundle, so it does not know where they are from. */
const behindTheValidators = ['node_modules/ajv'];

/** The licence texts of bundled packages. A package without one stops the build: it must not be shipped. */
export function licences(packages) {
  const texts = [...new Set([...packages, ...behindTheValidators])].map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(top, folder, 'package.json'), 'utf8'));
    const file = readdirSync(join(top, folder)).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
    if (!file) throw new Error(`${folder} has no licence file`);
    const text = readFileSync(join(top, folder, file), 'utf8')
      .replace(/\r\n/g, '\n')
      .trim();
    return { title: `${name} ${version} (${license})`, text };
  });
  const inOrder = texts.sort((a, b) => (a.title < b.title ? -1 : 1));
  const head = 'The files of this folder hold code of the packages below. Their licences:\n';
  return [head, ...inOrder.map(({ title, text }) => `${title}\n\n${text}\n`)].join(`\n${'-'.repeat(80)}\n\n`);
}
