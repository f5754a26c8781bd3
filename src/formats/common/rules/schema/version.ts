import type { Document } from '../../../../core/document.js';
import type { SchemaVerdict } from '../../../../core/schema.js';
import { dataOf } from '../../../../text/data.js';
import { either, quote } from '../../../../text/words.js';
import { dotted } from '../../expected.js';
import { rule } from '../../rule.js';
import { visit } from '../../schema.js';

export const schemaVersion = rule({
  id: 'schema/version',
  severity: 'warning',
  summary: 'the version of a file is one that this linter knows',
  source: 'STATE.md schema 1.1',
  check({ snapshot, report }) {
    for (const document of snapshot.documents) {
      for (const { keyPath, value, known } of versionsOf(document)) {
        if (typeof value !== 'string' || known.includes(value) || isSpokenOf(document.verdict, keyPath)) continue;
        const list = either(known.map(quote));
        report(document.at(keyPath), `${dotted(keyPath)} is ${quote(value)}, expected ${list}: no other is known here`);
      }
    }
  },
});

function versionsOf({ root, verdict }: Document) {
  const visited = root && verdict ? visit(verdict.schema, dataOf(root)) : [];
  return visited.flatMap(({ keyPath, value, schema }) => {
    const known = schema?.['x-known'];
    return known ? [{ keyPath, value, known }] : [];
  });
}

function isSpokenOf(verdict: SchemaVerdict | undefined, keyPath: readonly (string | number)[]): boolean {
  return verdict?.violations.some((one) => dotted(one.keyPath) === dotted(keyPath)) ?? false;
}
