import { writeFieldReference } from './docs/fields.mjs';
import { writeRuleDocs } from './docs/rules.mjs';
import { formats, load, rules } from './files.mjs';

/** The parts of the documentation that the rules and the specification already say. */
export async function generateDocs() {
  await writeRuleDocs(await rules());
  for (const format of formats()) {
    const { files, lifecycles, permissions } = await load(`src/formats/${format}/spec/index.ts`);
    for (const [name, file] of Object.entries(files)) {
      writeFieldReference(format, name, file, lifecycles[name], permissions[name]);
    }
  }
}
