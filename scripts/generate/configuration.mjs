import { writeConfigurationReference } from './docs/configuration.mjs';
import { rules } from './files.mjs';
import { published, writeSchema, writeSpecification } from './specification.mjs';

const folder = 'src/lint/configuration';

/** The schema of the configuration, what the program needs of it, and the list of settings in the documentation. */
export async function generateConfiguration() {
  const [{ path, schema }] = await writeSpecification(`${folder}/spec.ts`, 'schemas', `${folder}/generated`);
  writeSchema(path, withRules(published(schema), await rules()));
  writeConfigurationReference(schema);
}

/** What the program says in words; of what a folder is called, an editor cannot say more. */
const glob = { minLength: 1, maxLength: 256, pattern: '^[^!\\\\\\[{][^\\\\\\[{]*$' };

/** For editors, which complete what a schema lists: every rule with its summary, and nothing but what is known. */
function withRules(schema, all) {
  const $defs = {
    rules: { type: 'object', properties: Object.fromEntries(all.map(entryOf)), additionalProperties: false },
  };
  const closed = JSON.parse(JSON.stringify(schema), (_, value) => {
    if (value?.items?.description === 'A glob.') return { ...value, items: { ...value.items, ...glob }, maxItems: 200 };
    if (value?.type !== 'object') return value;
    const { description, additionalProperties } = value;
    return additionalProperties ? { description, $ref: '#/$defs/rules' } : { ...value, additionalProperties: false };
  });
  return { ...closed, $defs };
}

function entryOf({ id, severity, summary }) {
  const description = `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`;
  return [id, { description, enum: ['error', 'warning', 'info', 'off'], default: severity }];
}
