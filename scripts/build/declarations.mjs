import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { top } from '../generate/files.mjs';

const specifiers = /(?:\bfrom\s+|\bimport\s*\(\s*|\bimport\s+)['"]([^'"]+)['"]/g;

/**
 * Writes the declarations of an entry of src/ into a folder, with those that it reaches and no others. They must
 * stand on their own: who installs the package has none of the packages that it was built with.
 */
export function writeDeclarations(entry, outdir) {
  const emitted = join(top, 'node_modules/.cache/build/declarations');
  const tsc = join(top, 'node_modules/typescript/bin/tsc');
  const { status } = spawnSync(process.execPath, [tsc, '--project', 'tsconfig.build.json', '--outDir', emitted], {
    cwd: top,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('the declarations cannot be made');

  const reached = new Set([`${entry}.d.ts`]);
  for (const file of reached) {
    const text = readFileSync(join(emitted, file), 'utf8');
    for (const [, specifier] of text.matchAll(specifiers)) {
      if (!specifier.startsWith('.')) throw new Error(`${file} needs ${specifier}, which the package does not bring`);
      reached.add(posix.join(posix.dirname(file), specifier).replace(/\.(m?)js$/, '.d.$1ts'));
    }
    const to = join(outdir, file);
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, text);
  }
  rmSync(emitted, { recursive: true });
}
