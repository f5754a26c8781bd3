// dist/: everything that runs, bundled, so that `npx` fetches one package and the Action needs no install.
import { chmodSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { top, write } from './generate/files.mjs';

rmSync(join(top, 'dist'), { recursive: true, force: true });
const { metafile } = await build({
  absWorkingDir: top,
  entryPoints: ['src/cli.ts', 'src/index.ts'],
  outdir: 'dist',
  bundle: true,
  // What a run may not need (remark, reporters, commands) lies in chunks that are loaded on demand.
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  platform: 'node',
  target: 'node20',
  format: 'esm',
  minifySyntax: true,
  mainFields: ['module', 'main'],
  // The build of `yaml` for Node is CommonJS; the other one is the same code as modules, and so can be shaken.
  alias: { yaml: join(top, 'node_modules/yaml/browser/index.js') },
  // commander is CommonJS and asks for node:events.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module';\nconst require = __createRequire(import.meta.url);",
  },
  metafile: true,
  legalComments: 'none',
  logLevel: 'warning',
});
chmodSync(join(top, 'dist/cli.js'), 0o755);
