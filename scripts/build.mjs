// dist/: everything that runs, bundled, so that `npx` fetches one package and nothing else needs to be installed.
import { chmodSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './build/bundle.mjs';
import { writeDeclarations } from './build/declarations.mjs';
import { licences } from './build/licences.mjs';
import { behindTheValidators } from './build/packages.mjs';
import { writeShipped } from './build/shipped.mjs';
import { top } from './generate/files.mjs';

const dist = join(top, 'dist');
// Built beside and moved at the end, so that whoever runs dist/ meanwhile never meets half of it.
const fresh = join(top, 'node_modules/.cache/build/dist');
const old = join(top, 'node_modules/.cache/build/old');

rmSync(join(top, 'node_modules/.cache/build'), { recursive: true, force: true });
mkdirSync(fresh, { recursive: true });
const packages = await bundle(fresh);
const folders = [...packages.npm.keys(), ...packages.action.keys(), ...behindTheValidators];
chmodSync(join(fresh, 'cli.js'), 0o755);
writeDeclarations('index', fresh);
writeFileSync(join(fresh, 'THIRD_PARTY_LICENSES.txt'), licences(folders));
writeShipped(packages);
try {
  renameSync(dist, old);
} catch (error) {
  if (error.code !== 'ENOENT') throw error;
}
renameSync(fresh, dist);
rmSync(old, { recursive: true, force: true });
