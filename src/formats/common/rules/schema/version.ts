import type { JsonSchema, SchemaVerdict } from '../../../../core/schema.js';
import { either, quote } from '../../../../text/words.js';
import { rule } from '../../rule.js';

export const schemaVersion = rule({
  id: 'schema/version',
  severity: 'warning',
  summary: 'the version of a file is one that this linter knows',
  source: 'STATE.md schema 1.1',
  check({ snapshot, report }) {
    for (const document of snapshot.documents) {
      const { verdict } = document;
      for (const { field, known } of verdict ? versionsIn(verdict.schema) : []) {
        const node = document.node([field]);
        const value = node?.kind === 'scalar' ? node.value : undefined;
        if (!isVersion(value) || known.includes(value) || isSpokenOf(verdict, field)) continue;
        const list = either(known.map(inWords));
        report(document.at([field]), `${field} is ${inWords(value)}, expected ${list}: no other is known here`);
      }
    }
  },
});

/** The fields that tell the version of a file: they stand at its top, so that no large file is walked through for them. */
function versionsIn({ properties = {} }: JsonSchema) {
  return Object.entries(properties).flatMap(([field, { 'x-known': known }]) => (known ? [{ field, known }] : []));
}

function isVersion(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

function inWords(version: string | number): string {
  return typeof version === 'string' ? quote(version) : String(version);
}

function isSpokenOf(verdict: SchemaVerdict | undefined, field: string): boolean {
  return verdict?.violations.some(({ keyPath }) => keyPath.length === 1 && keyPath[0] === field) ?? false;
}
