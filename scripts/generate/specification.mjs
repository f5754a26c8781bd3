import { join, posix } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import { compile } from 'json-schema-to-typescript';
import { behindTheValidators, packagesIn } from '../build/packages.mjs';
import { formats, load, notice, top, write } from './files.mjs';
import { rawUrl } from './product.mjs';

/** From each format's `spec/`: the JSON Schemas, the static types, and validators that need no Ajv at run time. */
export async function generateSpecification() {
  for (const format of formats()) {
    const folder = `src/formats/${format}/spec`;
    const schemas = await writeSpecification(`${folder}/index.ts`, `schemas/${format}`, `${folder}/generated`);
    for (const { path, schema } of schemas) writeSchema(path, published(schema));
  }
}

/**
 * Writes what the program needs of a specification.
 * @param {string} declared the file that declares it
 * @param {string} schemaFolder where its schemas are published
 * @param {string} folder where the program reads what is made of it
 * @returns its schemas, with the paths that they are to be published at
 */
export async function writeSpecification(declared, schemaFolder, folder) {
  const { files } = await load(declared);
  const schemas = Object.entries(files).map(([name, file]) => {
    const path = `${schemaFolder}/${name}.schema.json`;
    return { ...file, name, path, schema: annotated(file, path) };
  });
  for (const { name, schema } of schemas) writeSchema(`${folder}/${name}.schema.json`, schema);
  write(`${folder}/types.ts`, await typesOf(schemas));
  await writeValidators(folder, schemas);
  return schemas;
}

export function writeSchema(path, schema) {
  write(path, `${JSON.stringify(schema, null, 2)}\n`);
}

/** With the annotations (`x-`) that our own rules read. */
function annotated({ title, schema }, path) {
  const $schema = 'https://json-schema.org/draft/2020-12/schema';
  return { $schema, $id: rawUrl(path), title, ...JSON.parse(JSON.stringify(schema)) };
}

/** For everybody else: strict validators refuse keywords that they do not know, and the section becomes a comment. */
export function published(schema) {
  return JSON.parse(JSON.stringify(schema), (_, value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const { 'x-source': source, ...rest } = value;
    const words = Object.entries(rest).filter(([key]) => !key.startsWith('x-'));
    return Object.fromEntries(source === undefined ? words : [...words, ['$comment', source]]);
  });
}

async function typesOf(schemas) {
  const options = { additionalProperties: false, bannerComment: '', declareExternallyReferenced: true };
  const types = [];
  for (const { type, schema, isUntyped } of schemas) {
    if (isUntyped) continue;
    types.push(await compile(forTypes({ ...schema, title: type }), type, options));
  }
  return `// ${notice}\n\n${types.join('\n')}`;
}

/** Titles and ids would become names of their own; only the outermost is wanted. */
function forTypes(schema) {
  const { $id, $schema, ...rest } = schema;
  return rest;
}

/** What validation does not need would only make the validators larger. */
function withoutWords(schema) {
  const isWord = (key, value) =>
    key.startsWith('x-') || key === 'default' || (['title', 'description'].includes(key) && typeof value === 'string');
  return JSON.parse(JSON.stringify(schema), (key, value) => (key !== '' && isWord(key, value) ? undefined : value));
}

/** Ajv collects all errors there are, and of a large file that is broken throughout they do not fit into memory. */
function bounded(code, mostErrors) {
  const perFunction = code.split(/(?=^function )/m).map((part) => {
    const [, name] = /^function (\w+)\(/.exec(part) ?? [];
    return part.replaceAll(
      /else \{\s*vErrors\.push\((\w+)\);\s*\}/g,
      `else if (vErrors.push($1) === ${mostErrors}) { ${name}.errors = vErrors; return false; }`,
    );
  });
  const bound = perFunction.join('');
  if (/vErrors\.(?:push\(\w+\);|concat)/.test(bound)) throw new Error('Ajv writes errors in a way that is not bounded');
  return bound;
}

async function writeValidators(folder, schemas) {
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    allErrors: true,
    messages: false,
    code: { source: true, esm: true, lines: true },
  });
  const exported = {};
  for (const { type, schema } of schemas) {
    ajv.addSchema(withoutWords(schema));
    exported[`validate${type}`] = schema.$id;
  }
  const { mostErrors } = await load('src/formats/common/specify.ts');
  // Ajv's ESM output still holds require() calls: bundled in, so that Node, vitest and esbuild all load it.
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: bounded(standaloneCode.default(ajv, exported), mostErrors),
      resolveDir: top,
      sourcefile: 'validators.mjs',
    },
    bundle: true,
    write: false,
    platform: 'neutral',
    format: 'esm',
    // Nobody reads this code; half the size loads faster.
    minify: true,
    metafile: true,
    outfile: join(top, folder, 'validators.mjs'),
    banner: { js: `// ${notice}` },
    logLevel: 'warning',
  });
  const others = [...packagesIn(metafile).keys()].filter((one) => !behindTheValidators.includes(one));
  if (others.length > 0) throw new Error(`the validators hold code of ${others}, whose licence has to go with them`);
  write(`${folder}/validators.mjs`, outputFiles[0].text);
  const declarations = Object.keys(exported).map((name) => `export declare const ${name}: Validator;`);
  const specify = posix.relative(folder, 'src/formats/common/specify.js');
  write(
    `${folder}/validators.d.mts`,
    `// ${notice}\nimport type { Validator } from '${specify}';\n\n${declarations.join('\n')}\n`,
  );
}
