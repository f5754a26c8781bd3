// Packs the package, looks at what is in it, installs it in an empty folder without a network, and uses it there as
// its users do.
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { read, top } from './generate/files.mjs';
import { Consumer, pack } from './package/consumer.mjs';
import { contentProblems } from './package/contents.mjs';
import { uses } from './package/uses.mjs';

const manifest = JSON.parse(read('package.json'));
const documents = ['docs/rules', 'schemas'].flatMap((folder) =>
  readdirSync(join(top, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(top.length).replaceAll('\\', '/')),
);

const consumer = new Consumer(manifest.name);
try {
  const packed = pack(top, consumer.folder);
  console.log(
    `${packed.filename}: ${packed.files.length} files, ${Math.round(packed.unpackedSize / 1024)} KiB unpacked`,
  );
  const problems = contentProblems({ files: packed.files, read, documents });
  if (problems.length > 0) throw new Error(`the package is not what it should be:\n${problems.join('\n')}`);

  consumer.install(`./${packed.filename}`);
  for (const [words, use] of Object.entries(uses)) {
    use(consumer, manifest);
    console.log(`installed and used: ${words}`);
  }
  documented(join(consumer.folder, 'node_modules', manifest.name));
} finally {
  rmSync(consumer.folder, { recursive: true, force: true });
}

/** What docs/api.md shows, with the package that is installed. */
function documented(installed) {
  const vitest = join(top, 'node_modules/vitest/vitest.mjs');
  const { status } = spawnSync(process.execPath, [vitest, 'run', 'test/docs/api.test.ts'], {
    cwd: top,
    stdio: 'inherit',
    env: { ...process.env, AGENT_STATE_LINT_PACKAGE: installed },
  });
  if (status !== 0) throw new Error('docs/api.md does not fit the package that is installed');
}
