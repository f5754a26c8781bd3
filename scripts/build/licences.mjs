import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { top } from '../generate/files.mjs';
import { aboutPackage } from './packages.mjs';

/**
 * The licence texts of the packages in some folders, once for each version. A package without one stops the build: it
 * must not be shipped.
 */
export function licences(folders) {
  const texts = new Map(
    folders.map((folder) => {
      const { name, version, license } = aboutPackage(folder);
      return [`${name} ${version} (${license})`, licenceIn(folder)];
    }),
  );
  const inOrder = [...texts].sort(([a], [b]) => (a < b ? -1 : 1));
  const head = 'The files of this folder hold code of the packages below. Their licences:\n';
  return [head, ...inOrder.map(([title, text]) => `${title}\n\n${text}\n`)].join(`\n${'-'.repeat(80)}\n\n`);
}

/** The licence files of a package, and the notices that some licences want to be handed on. */
function licenceIn(folder) {
  const entries = readdirSync(join(top, folder), { withFileTypes: true }).filter((entry) => entry.isFile());
  const names = entries.map(({ name }) => name).sort();
  const found = names.filter((name) => /^(licen[cs]e|copying)/i.test(name));
  if (found.length === 0) throw new Error(`${folder} has no licence file`);
  const notices = names.filter((name) => /^notice/i.test(name));
  const read = (name) =>
    readFileSync(join(top, folder, name), 'utf8')
      .replace(/\r\n/g, '\n')
      .trim();
  return [...found, ...notices].map(read).join('\n\n');
}
