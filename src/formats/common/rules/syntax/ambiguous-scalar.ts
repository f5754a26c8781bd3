import type { Document, ScalarNode, ValueNode } from '../../../../core/document.js';
import type { KeyPath } from '../../../../core/place.js';
import type { JsonSchema } from '../../../../core/schema.js';
import { inert } from '../../../../text/words.js';
import { type Ambiguity, ambiguityOf, type Reading } from '../../../../text/yaml-scalars.js';
import { dotted } from '../../expected.js';
import { clearNotation } from '../../notation.js';
import { rule } from '../../rule.js';
import { schemaAt, typesOf } from '../../schema.js';

export const syntaxAmbiguousScalar = rule({
  id: 'syntax/ambiguous-scalar',
  severity: 'warning',
  summary: 'every scalar without quotes is the same to readers of YAML 1.1 and 1.2, and loses no digits',
  source: 'STATE.md schema 3, persistence guide, D6',
  repair: 'safe',
  check({ snapshot, report }) {
    for (const document of snapshot.documents) {
      for (const { node, keyPath } of plainScalars(document)) {
        const ambiguity = ambiguityOf(node.source);
        const schema = document.verdict && schemaAt(document.verdict.schema, keyPath);
        if (!ambiguity || isBlockNumber(node, schema)) continue;
        const at = { document, keyPath, start: node.start, end: node.end };
        const found = `${inert(dotted(keyPath))} is ${inert(node.source)}, ${said(ambiguity)}`;
        const text = clearNotation(node, schema);
        if (text === undefined) report(at, found);
        else {
          const repair = { safe: true, title: `write ${inert(text)}`, edits: [{ at, text }] };
          report(at, `${found}; expected ${inert(text)}`, { repair });
        }
      }
    }
  },
});

function* plainScalars(document: Document): Generator<{ node: ScalarNode; keyPath: KeyPath }> {
  const { root, isJson } = document;
  const pending: { node: ValueNode; keyPath: KeyPath }[] = root && !isJson ? [{ node: root, keyPath: [] }] : [];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { node, keyPath } = next;
    if (node.kind === 'map') {
      for (const { key, value } of node.entries)
        pending.push({ node: value, keyPath: [...keyPath, String(key.value)] });
    } else if (node.kind === 'list') {
      for (const [index, item] of node.items.entries()) pending.push({ node: item, keyPath: [...keyPath, index] });
    } else if (node.style === 'plain' && document.text.startsWith(node.source, node.start)) {
      yield { node, keyPath }; // what an alias stands for is judged where it is written
    }
  }
}

/** D6: where text and numbers are welcome alike, `08`, `"08"` and 8 are one, though PyYAML knows no octal 8. */
function isBlockNumber({ source }: ScalarNode, schema: JsonSchema | undefined): boolean {
  const types = typesOf(schema);
  return /^0[89]$/.test(source) && types.includes('string') && (types.includes('number') || types.includes('integer'));
}

function said({ yaml11, yaml12 }: Ambiguity): string {
  const [older, newer] = [wordsOf(yaml11), wordsOf(yaml12)];
  if (older === newer) return `which loses digits when it is loaded (${newer})`;
  return `which is ${older} to YAML 1.1 readers and ${newer} to YAML 1.2 readers`;
}

function wordsOf(reading: Reading): string {
  if (reading.kind === 'date') return 'a date';
  if (reading.kind === 'failure') return 'an error';
  return 'value' in reading ? String(reading.value) : reading.kind;
}
