import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import config from '../../.dependency-cruiser.mjs';

/**
 * Holds the imports of a project's src/ against the directions of the house. `missed` are files that the parser
 * skipped: with the wrong parser it skips all of them and finds nothing wrong.
 */
export async function cruiseImports(folder) {
  const { output } = await cruise(['src'], { ...config.options, baseDir: folder, validate: true, ruleSet: config });
  const inside = output.modules.filter(({ source }) => source.startsWith('src/'));
  const looked = new Set(inside.filter(({ dependencies }) => dependencies).map(({ source }) => source));
  const files = readdirSync(join(folder, 'src'), { recursive: true })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.m?ts$/.test(file) && !file.endsWith('.d.mts'));
  return {
    files: files.length,
    imports: inside.flatMap(({ dependencies }) => dependencies).length,
    wrong: output.summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} -> ${to}`).sort(),
    missed: files.filter((file) => !looked.has(file)),
  };
}
