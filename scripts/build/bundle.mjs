import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { top } from '../generate/files.mjs';

/** Bundles the command and the library into a folder. Returns the folders of the packages that went in. */
export async function bundle(outdir) {
  const { metafile } = await build({
    absWorkingDir: top,
    entryPoints: ['src/cli.ts', 'src/index.ts'],
    outdir,
    bundle: true,
    // What a run may not need (remark, reporters, commands) lies in chunks that are loaded on demand.
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
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
  const missing = importsOf(metafile).filter(({ external, path }) => external && !isBuiltin(path));
  if (missing.length > 0) throw new Error(`nothing brings ${missing.map(({ path }) => path).join(', ')}`);
  return packagesIn(metafile);
}

const importsOf = ({ outputs }) => Object.values(outputs).flatMap(({ imports }) => imports);

/** The folders of the packages of which at least a byte is in some output, sorted. */
function packagesIn({ outputs }) {
  const folders = new Set();
  for (const { inputs } of Object.values(outputs)) {
    for (const [file, { bytesInOutput }] of Object.entries(inputs)) {
      const folder = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0];
      if (folder && bytesInOutput > 0) folders.add(folder);
    }
  }
  return [...folders].sort();
}
