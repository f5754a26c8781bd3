import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { top } from '../generate/files.mjs';

/** What users do with the package, each in the words that are printed, in a project that has installed it. */
export const uses = {
  'the command, with its exit statuses': (consumer, { version }) => {
    for (const example of ['healthy', 'faulty']) {
      cpSync(join(top, 'examples', example), join(consumer.folder, example), { recursive: true });
    }
    expect(consumer.npx(['--version']).stdout.trim(), version);
    expectPart(consumer.npx(['healthy']).stdout, 'Nothing found in healthy/.grid');
    expectPart(consumer.npx(['faulty'], 1).stdout, 'grid/progress-percent');
    expectPart(consumer.npx(['nowhere'], 2).stderr, 'no such file or directory: nowhere');
  },

  'the page of every rule': (consumer) => {
    const rules = JSON.parse(consumer.npx(['rules', '--format', 'json']).stdout);
    if (rules.length === 0) throw new Error('there are no rules');
    for (const { id } of rules) {
      const { stdout } = consumer.node([`node_modules/${consumer.name}/dist/cli.js`, 'explain', id]);
      expectPart(stdout, '## How to mend');
    }
  },

  'an ES module': (consumer) => {
    consumer.write('use.js', esm(consumer.name));
    expect(consumer.node(['use.js']).stdout, 'fine\n');
  },

  'require()': (consumer) => {
    consumer.write('use.cjs', commonJs(consumer.name));
    const { stdout, stderr } = consumer.node(['use.cjs']);
    expect(stdout, 'fine\n');
    expect(stderr, '');
  },

  'TypeScript, however it resolves modules': (consumer) => {
    consumer.write('use.ts', esm(consumer.name).replace("console.log('fine');\n", ''));
    const compiler = join(top, 'node_modules/typescript/bin/tsc');
    // No types of Node, and the declarations are checked themselves.
    const options = ['--noEmit', '--strict', '--target', 'es2023', '--resolveJsonModule', '--types', ''];
    for (const [module, resolution] of [
      ['nodenext', 'nodenext'],
      ['node20', 'node16'],
      ['esnext', 'bundler'],
    ]) {
      consumer.node([compiler, ...options, '--module', module, '--moduleResolution', resolution, 'use.ts']);
    }
  },
};

/** JavaScript and TypeScript at once. */
const esm = (name) => `import { fails, lint, rules, schemas, UsageError } from '${name}';
import schema from '${name}/schemas/grid/state.schema.json' with { type: 'json' };

const { report } = await lint({ cwd: 'healthy' });
if (report.roots.length !== 1 || fails(report, 'info')) throw new UsageError(JSON.stringify(report));
const own = await schemas()['grid/state']?.();
if (own?.$id !== schema.$id) throw new Error(schema.$id);
if (rules().length === 0) throw new Error('there are no rules');
console.log('fine');
`;

const commonJs = (name) => `const { lint, fails, UsageError } = require('${name}');

lint({ cwd: 'faulty' })
  .then(({ report }) => {
    if (!fails(report, 'error')) throw new Error(JSON.stringify(report));
    return lint({ cwd: 'nowhere' });
  })
  .catch((error) => {
    if (!(error instanceof UsageError)) throw error;
    console.log('fine');
  });
`;

function expect(said, expected) {
  if (said !== expected) throw new Error(`expected ${JSON.stringify(expected)}, not ${JSON.stringify(said)}`);
}

function expectPart(said, expected) {
  if (!said.includes(expected)) throw new Error(`expected ${JSON.stringify(expected)} in:\n${said}`);
}
