import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Ajv } from 'ajv';

// The schema of OASIS lies in a package that tests others' files with it. It is of draft 4, and one of its patterns
// escapes what need not be: hence what is changed and allowed here.

const require = createRequire(import.meta.url);
const folder = dirname(require.resolve('@microsoft/jest-sarif'));
const { $schema: _, id, ...schema } = JSON.parse(readFileSync(join(folder, 'schemas/sarif-2.1.0-rtm.5.json'), 'utf8'));
const validate = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false, allErrors: true }).compile({
  $id: id,
  ...schema,
});

/** What of a value is not SARIF 2.1.0. */
export function faultsOf(log: unknown): string[] {
  validate(log);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
