// Damages missions by the thousand, recovers them, and holds every recovery against the laws of the tests:
// `npm run recover:many -- 100000 1`: how many, and the first seed. Prints what came of them by kind of damage, and
// which source settled how many fields; ends with 1 when a law was broken.
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { build } from 'esbuild';
import { top } from './generate/files.mjs';

if (isMainThread) await run(Number(process.argv[2] ?? 10_000), Number(process.argv[3] ?? 1));
else await work(workerData);

async function run(wanted, first) {
  // Below the top, so that packages are found.
  const folder = mkdtempSync(join(top, 'node_modules/.recover-many-'));
  try {
    const bundle = join(folder, 'many.mjs');
    await build({
      entryPoints: [join(top, 'test/formats/grid/recover/many.ts')],
      outfile: bundle,
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      logLevel: 'error',
    });
    const { perSeed } = await import(pathToFileURL(bundle).href);
    const seeds = Array.from({ length: Math.ceil(wanted / perSeed) }, (_, index) => first + index);
    const began = Date.now();
    const tallies = [];
    // Whoever ends it early wants to see what there is.
    for (const signal of ['SIGINT', 'SIGTERM']) {
      process.once(signal, () => {
        print(tallies, (Date.now() - began) / 1000);
        console.log(`Ended early: ${wanted} were wanted.`);
        rmSync(folder, { recursive: true, force: true });
        process.exit(130);
      });
    }
    await inWorkers(seeds, bundle, tallies);
    print(tallies, (Date.now() - began) / 1000);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Each worker asks for the next seed when it is done with one. */
async function inWorkers(seeds, bundle, tallies) {
  const left = [...seeds];
  const one = () =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL(import.meta.url), { workerData: bundle });
      const next = () => {
        const seed = left.shift();
        if (seed === undefined) worker.terminate().then(resolve, reject);
        else worker.postMessage(seed);
      };
      worker.on('error', reject);
      worker.on('message', (tally) => {
        if (tally !== 'ready') tallies.push(tally);
        next();
      });
    });
  await Promise.all(Array.from({ length: availableParallelism() }, one));
}

async function work(bundle) {
  const { tallyOf } = await import(pathToFileURL(bundle).href);
  parentPort.on('message', async (seed) => parentPort.postMessage(await tallyOf([seed])));
  parentPort.postMessage('ready');
}

function print(tallies, seconds) {
  const scenes = tallies.reduce((sum, one) => sum + one.scenes, 0);
  console.log(`${scenes} damaged missions in ${seconds.toFixed(0)} s`);
  console.log('\nWhat came of them, by kind of damage (a mission may have several):');
  console.table(summed(tallies.map(({ outcomes }) => outcomes)));
  console.log('Fields of the recovered files, by where they come from:');
  console.table(summed(tallies.map(({ sources }) => sources)));
  const laws = new Map();
  for (const { broken } of tallies) {
    for (const [law, { count, examples }] of Object.entries(broken)) {
      const known = laws.get(law) ?? { count: 0, examples: [] };
      laws.set(law, { count: known.count + count, examples: [...known.examples, ...examples].slice(0, 5) });
    }
  }
  console.log(
    laws.size === 0 ? `No law was broken in ${scenes}.` : 'Broken laws, with examples as seed/index [damages]:',
  );
  for (const [law, { count, examples }] of [...laws].sort((a, b) => b[1].count - a[1].count)) {
    console.log(`\n${count} x ${law}\n  ${examples.join('\n  ')}`);
  }
  process.exitCode = laws.size === 0 ? 0 : 1;
}

/** Adds up the figures of tables that have the same rows and columns, as far as they have them. */
function summed(tables) {
  const sums = {};
  for (const table of tables) {
    for (const [row, figures] of Object.entries(table)) {
      sums[row] ??= {};
      for (const [column, figure] of Object.entries(figures)) sums[row][column] = (sums[row][column] ?? 0) + figure;
    }
  }
  return Object.fromEntries(Object.entries(sums).sort(([a], [b]) => (a < b ? -1 : 1)));
}
