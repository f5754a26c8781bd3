import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { readReport } from '../../src/lint/report-file/read.js';

const schema = JSON.parse(readFileSync(join(import.meta.dirname, '../../schemas/report.schema.json'), 'utf8'));

/** Nothing but what it declares: a report that holds a field nobody declared breaks it. */
const closed = JSON.parse(JSON.stringify(schema), (_, value) =>
  value?.type === 'object' ? { ...value, additionalProperties: false } : value,
);

const validate = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(closed);

/** What of a report its published schema does not allow, or does not speak of: places and reasons. */
export function againstSchema(report: unknown): string[] {
  if (validate(JSON.parse(JSON.stringify(report)))) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params }) => {
    return `${instancePath || '/'} ${message} ${JSON.stringify(params)}`;
  });
}

/**
 * Makes sure that a text which is a report is one of the published form, and that we read it back as it is; other texts
 * are let through.
 * @throws when it is not
 */
export async function holdReport(text: string): Promise<void> {
  if (!/^\{\s*"version": 1,\s*"roots": \[/.test(text)) return;
  const report = JSON.parse(text);
  const wrong = againstSchema(report);
  if (wrong.length > 0) throw new Error(`the report breaks its schema: ${wrong.join('; ')}`);
  assert.deepEqual(JSON.parse(JSON.stringify(await readReport(Buffer.from(text)))), report);
}
