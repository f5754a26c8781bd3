import type { Document, ValueNode } from '../../core/document.js';
import { defaultLimits } from '../../core/limits.js';
import type { JsonSchema } from '../../core/schema.js';
import { specify } from '../../formats/common/specify.js';
import { conflictMarkers } from '../../text/conflict-markers.js';
import { TextDocument } from '../../text/document.js';
import { readJson } from '../../text/json.js';
import { called, type DataFile, errorOf, textOf, type Wrong, wrongBySchema } from '../data-file.js';
import { type Baseline, mostEntries, version } from './entry.js';
import schema from './generated/baseline.schema.json' with { type: 'json' };
import type { BaselineFile } from './generated/types.js';
import { validateBaselineFile } from './generated/validators.mjs';

/** As much as so many entries may need. */
const mostBytes = 16 * 1024 * 1024;

/**
 * Reads a baseline.
 * @param path as seen from the repository, where the file lies outside of it
 * @throws ConfigurationError with all that is wrong: nothing is hidden by halves
 */
export async function readBaseline(file: DataFile, path: string = file.path): Promise<Baseline> {
  const text = await textOf(file, mostBytes);
  const plain = new TextDocument(path, text, { faults: [] });
  const conflicts = conflictMarkers(text);
  const json = readJson(text, defaultLimits);
  const { root, data: values } = json;
  const faults = conflicts.length > 0 ? conflicts : json.faults;
  if (!root || values === undefined || faults.length > 0) {
    const wrong = faults.map(({ message, start, end }): Wrong => ({ at: plain.span(start, end), message }));
    throw errorOf(file, wrong);
  }
  const fault = faultOf(root, plain);
  if (fault) throw errorOf(file, [fault]);
  const { verdict, data } = specify<BaselineFile>(values, {
    schema: schema as JsonSchema,
    validate: validateBaselineFile,
  });
  const document = new TextDocument(path, text, { ...json, verdict });
  const wrong = await wrongBySchema(document);
  if (wrong.length > 0) throw errorOf(file, wrong);
  return { path, name: called(file), document, entries: (data as BaselineFile).entries }; // with nothing wrong, nothing was left out
}

/** What stands in the way of reading it further: whatever else is wrong then says little. */
function faultOf(root: ValueNode, document: Document): Wrong | undefined {
  if (root.kind !== 'map') {
    const found = root.kind === 'list' ? 'a list' : 'a single value';
    return { at: document.span(root.start, root.end), message: `the baseline is ${found}, expected a mapping` };
  }
  const field = (key: string) => root.entries.find((entry) => entry.key.value === key)?.value;
  const [stated, entries] = [field('version'), field('entries')];
  if (stated?.kind === 'scalar' && Number.isInteger(stated.value) && Number(stated.value) > version) {
    const message = `the baseline is of version ${stated.source}, and version ${version} is what this linter reads; a newer one is needed`;
    return { at: document.span(stated.start, stated.end), message };
  }
  if (entries?.kind !== 'list' || entries.items.length <= mostEntries) return undefined;
  const message = `the baseline has ${entries.items.length} entries, expected at most ${mostEntries}`;
  return { at: document.span(entries.start, entries.start + 1), message };
}
