import { published, writeSchema, writeSpecification } from './specification.mjs';

const folder = 'src/lint/baseline';

/** The schema of the baseline, and what the program needs of it. */
export async function generateBaseline() {
  const [{ path, schema }] = await writeSpecification(`${folder}/spec.ts`, 'schemas', `${folder}/generated`);
  writeSchema(path, closed(published(schema)));
}

/** For editors: nothing else is known. */
function closed(schema) {
  return JSON.parse(JSON.stringify(schema), (_, value) =>
    value?.type === 'object' ? { ...value, additionalProperties: false } : value,
  );
}
