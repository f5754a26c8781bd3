// Packs the package, installs it in an empty folder without a network, and uses it there as its users do.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { read, top } from './generate/files.mjs';

const { name, version } = JSON.parse(read('package.json'));
const npm = process.env.npm_execpath;
if (!npm) throw new Error('run it as `npm run package`');
/** JavaScript and TypeScript at once. */
const use = `import { lint, UsageError } from '${name}';
import schema from '${name}/schemas/grid/state.schema.json' with { type: 'json' };

const { report } = await lint({ cwd: 'healthy' });
if (report.roots.length !== 1 || report.findings.length > 0) throw new UsageError(JSON.stringify(report));
if (!schema.$id.endsWith('/schemas/grid/state.schema.json')) throw new Error(schema.$id);
`;
const run = (cwd, ...args) => execFileSync(process.execPath, args, { cwd, encoding: 'utf8' });

const folder = mkdtempSync(join(tmpdir(), `${name}-`));
try {
  const [packed] = JSON.parse(run(top, npm, 'pack', '--json', '--ignore-scripts', '--pack-destination', folder));
  console.log(`${packed.filename}: ${packed.files.length} files, ${Math.round(packed.size / 1024)} KiB`);
  const strange = packed.files.filter(
    ({ path }) => !/^(dist|schemas|docs\/rules)\/|^[A-Z]+(\.md)?$|^package\.json$/.test(path),
  );
  if (strange.length > 0) throw new Error(`the package holds ${strange.map(({ path }) => path).join(', ')}`);

  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  run(folder, npm, 'install', '--offline', '--no-audit', '--no-fund', `./${packed.filename}`);
  const said = run(folder, npm, 'exec', '--offline', '--', name, '--version').trim();
  if (!said.includes(version)) throw new Error(`--version says ${JSON.stringify(said)}, not ${version}`);

  cpSync(join(top, 'examples/healthy'), join(folder, 'healthy'), { recursive: true });
  run(folder, npm, 'exec', '--offline', '--', name, 'healthy');
  writeFileSync(join(folder, 'use.js'), use);
  writeFileSync(join(folder, 'use.ts'), use);
  run(folder, 'use.js');
  const compiler = [
    '--noEmit',
    '--strict',
    '--target',
    'es2023',
    '--module',
    'nodenext',
    '--resolveJsonModule',
    'use.ts',
  ];
  run(folder, join(top, 'node_modules/typescript/bin/tsc'), ...compiler);
  console.log('installed, run, imported and compiled against');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
