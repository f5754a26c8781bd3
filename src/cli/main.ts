import { parseArgs } from 'node:util';
import { lint } from '../index.js';
import { reporters } from '../reporters/index.js';

export async function main(argv: string[], io: any): Promise<number> {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: { format: { type: 'string' }, now: { type: 'string' }, base: { type: 'string' } },
  });
  const { report, sources } = await lint({
    cwd: io.cwd,
    paths: positionals,
    ...(values.now && { now: Date.parse(values.now) }),
  });
  const reporter = await reporters[values.format ?? 'pretty']!();
  io.stdout.write(reporter(report, { sources, colors: false, width: 80, elapsedMs: 0 }));
  if (report.roots.length === 0) return 2;
  return report.summary.errors > 0 ? 1 : 0;
}
