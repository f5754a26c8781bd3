import { published, writeSchema, writeSpecification } from './specification.mjs';

const folder = 'src/lint/report-file';

/** The schema of the JSON report, and what the program needs of it. It stays open: later reports hold more. */
export async function generateReport() {
  const [{ path, schema }] = await writeSpecification(`${folder}/spec.ts`, 'schemas', `${folder}/generated`);
  writeSchema(path, published(schema));
}
