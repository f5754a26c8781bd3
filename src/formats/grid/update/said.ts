import type { Data, ValueNode } from '../../../core/document.js';
import type { JsonSchema } from '../../../core/schema.js';
import { mapOf } from '../../../text/data.js';
import { fieldOf } from '../../common/schema.js';

/** What a value says: of a commit, the text that stands there, for `69e4958` and `0192117` are no numbers to anybody. */
export function saidBy(node: ValueNode, schema: JsonSchema | undefined): Data {
  if (node.kind === 'list') return node.items.map((item) => saidBy(item, schema?.items));
  if (node.kind === 'map') {
    return mapOf(
      node.entries.map(({ key, value }) => {
        const name = String(key.value);
        return [name, saidBy(value, schema && fieldOf(schema, name))];
      }),
    );
  }
  const isText = schema?.['x-kind'] === 'commit' && node.value !== null;
  return isText && typeof node.value !== 'string' ? node.source : node.value;
}
