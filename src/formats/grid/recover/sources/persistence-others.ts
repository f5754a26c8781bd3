import type { Data } from '../../../../core/data.js';
import type { MapNode } from '../../../../core/document.js';
import { dataOf, isDataMap } from '../../../../text/data.js';
import { fieldOf } from '../../../common/schema.js';
import { specify } from '../../../common/specify.js';
import { textIn } from '../../companions/fields.js';
import { stateSpecification } from '../../specifications.js';
import { isUnsaid } from '../../texts/nothing.js';
import { notAllowed, type Reading, withoutField } from './reading.js';

/** Says the version of the file; the schema dialect has its own. */
const withoutMeaning = new Set(['version']);

/**
 * Takes what a persistence file says in fields of the schema dialect, as it does when the top of a schema file is gone,
 * and notes what has no place there.
 */
export function gatherOtherFields(reading: Reading): void {
  const { root } = reading.document;
  if (root?.kind !== 'map') return;
  const { data } = specify(dataOf(root), stateSpecification);
  gatherMap(reading, root, '', data as Data);
}

/** Depth is bounded by the specification: what it does not know is noted as a whole. */
function gatherMap(reading: Reading, map: MapNode, prefix: string, data: Data | undefined): void {
  const { gathering } = reading;
  for (const { key, value } of map.entries) {
    const name = String(key.value);
    const path = prefix + name;
    if (reading.isTaken(path) || withoutMeaning.has(path)) continue;
    const sound = isDataMap(data) && Object.hasOwn(data, name) ? data[name] : undefined;
    const source = reading.at({ text: name, start: key.start });
    if (value.kind === 'map' && isOfFields(path)) {
      gatherMap(reading, value, `${path}.`, sound);
    } else if (isKnown(path) && sound !== undefined && gathering.valueOf(path) === undefined) {
      gathering.field(path, sound, source);
    } else if (!isUnsaid(textIn(value))) {
      const said = { name: path, text: textIn(value), start: key.start };
      reading.note(isKnown(path) ? notAllowed : withoutField, said);
    }
  }
}

/** Whether a field of the schema dialect is made of fields of its own; `resume_position` and `tech_stack` count as one. */
function isOfFields(path: string): boolean {
  return !path.includes('.') && schemaOf(path)?.properties !== undefined;
}

function isKnown(path: string): boolean {
  return schemaOf(path) !== undefined;
}

function schemaOf(path: string) {
  let schema: ReturnType<typeof fieldOf> = stateSpecification.schema;
  for (const part of path.split('.')) schema = schema && fieldOf(schema, part);
  return schema;
}
