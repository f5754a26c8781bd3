import { names, notice, write } from './files.mjs';

/** The list of rules of each format, made from the names in its `rules/` folder: one file is one rule. */
export async function generateRuleLists() {
  for (const format of names('src/formats')) {
    const rules = ruleFiles(`src/formats/${format}/rules`);
    if (rules.length === 0) continue;
    const imports = rules.map(({ file, variable }) => `import { ${variable} } from './${file}.js';`);
    const list = rules.map(({ variable }) => `  ${variable},`);
    write(
      `src/formats/${format}/rules/index.ts`,
      `// ${notice}\n\n${imports.join('\n')}\n\nexport const rules = [\n${list.join('\n')}\n];\n`,
    );
  }
}

/**
 * Rules of a folder, families in folders below it. The variable is the file's name, with its family in front where
 * there is one: `progress-percent` is `progressPercent`, `syntax/yaml` is `syntaxYaml`.
 */
function ruleFiles(folder) {
  return names(folder).flatMap((name) => {
    if (!name.includes('.')) return ruleFiles(`${folder}/${name}`).map((rule) => ofFamily(name, rule));
    if (!name.endsWith('.ts') || name === 'index.ts') return [];
    const file = name.slice(0, -3);
    return [{ file, variable: camel(file) }];
  });
}

const ofFamily = (family, { file, variable }) => ({
  file: `${family}/${file}`,
  variable: `${family}${variable.charAt(0).toUpperCase()}${variable.slice(1)}`,
});

export const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
