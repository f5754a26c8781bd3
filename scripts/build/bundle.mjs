import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { top } from '../generate/files.mjs';
import { packagesIn } from './packages.mjs';

const options = {
  absWorkingDir: top,
  bundle: true,
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
  // Blanks would be a third of what npx fetches and Node reads. Names stay, so that a stack trace says where it was.
  minifyWhitespace: true,
  minifySyntax: true,
  lineLimit: 160,
  legalComments: 'none',
  logLevel: 'warning',
};

/**
 * Bundles the command, the library and the Action into a folder. Returns how much of which packages went into what is
 * on npm, and into the Action.
 */
export async function bundle(outdir) {
  const [npm, action] = await Promise.all([
    buildInto(outdir, {
      entryPoints: ['src/cli.ts', 'src/index.ts'],
      // What a run may not need (remark, reporters, commands) lies in chunks that are loaded on demand.
      splitting: true,
      chunkNames: 'chunks/[name]-[hash]',
    }),
    // The Action is one file of its own: the package does without it, and it does without the package.
    buildInto(outdir, { entryPoints: ['src/action.ts'], plugins: [withoutHttpClient] }),
  ]);
  return { npm, action };
}

/**
 * `@actions/core` imports an HTTP client to ask for identity tokens, which the Action never does. That the client does
 * nothing when it is merely imported, its package does not say; told so, the bundler leaves it out, for nobody uses it.
 * The one that `@actions/github` brings, an older one, is used and stays.
 */
const withoutHttpClient = {
  name: 'without-http-client',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^@actions\/(http-client|exec)/ }, async ({ path, pluginData, ...rest }) => {
      if (pluginData === 'resolving') return undefined;
      return { ...(await resolve(path, { ...rest, pluginData: 'resolving' })), sideEffects: false };
    });
  },
};

async function buildInto(outdir, own) {
  const { metafile } = await build({ ...options, ...own, outdir });
  const missing = importsOf(metafile).filter(({ external, path }) => external && !isBuiltin(path));
  if (missing.length > 0) throw new Error(`nothing brings ${missing.map(({ path }) => path).join(', ')}`);
  return packagesIn(metafile);
}

const importsOf = ({ outputs }) => Object.values(outputs).flatMap(({ imports }) => imports);
