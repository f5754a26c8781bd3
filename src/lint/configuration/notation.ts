import type { Fault, ValueNode } from '../../core/document.js';
import { defaultLimits } from '../../core/limits.js';
import { conflictMarkers } from '../../text/conflict-markers.js';
import { decode } from '../../text/decode.js';
import { readJson } from '../../text/json.js';
import { quote } from '../../text/words.js';
import { readYaml } from '../../text/yaml.js';
import { packageFile, packageKey } from './names.js';

export interface Parsed {
  /** The settings; undefined when there are none. */
  readonly root: ValueNode | undefined;
  readonly faults: readonly Fault[];
}

/** Reads the text of a configuration. Its notation, and where in the file it stands, follow from the name. */
export function parse(name: string, text: string): Parsed {
  const conflicts = conflictMarkers(text);
  if (conflicts.length > 0) return { root: undefined, faults: conflicts };
  if (name === packageFile) return inPackage(text);
  if (name.endsWith('.json')) return readJson(text, defaultLimits);
  const { root, faults } = readYaml(text, 0, text.length, defaultLimits);
  return { root, faults: faults.filter(({ kind }) => kind !== 'alias') }; // nothing else reads it, so aliases are fine
}

/** Whether a package.json holds a configuration, or may hold one, for it does not parse. */
export function holdsKey(bytes: Uint8Array): boolean {
  const decoded = decode(bytes);
  if (!decoded.ok) return true;
  const { root } = readJson(decoded.text, defaultLimits);
  return root === undefined || entryIn(root) !== undefined;
}

function inPackage(text: string): Parsed {
  const { root, faults } = readJson(text, defaultLimits);
  const value = root && entryIn(root)?.value;
  const isOurs = ({ kind, start, end }: Fault) =>
    kind === 'json' ||
    text.slice(start, end) === JSON.stringify(packageKey) ||
    (value !== undefined && value.start <= start && end <= value.end);
  const own = faults.filter(isOurs);
  if (!root || value) return { root: value, faults: own };
  const message = `there is no key ${quote(packageKey)} here, so this is no configuration`;
  return { root: undefined, faults: [...own, { kind: 'json', message, start: root.start, end: root.start }] };
}

function entryIn(root: ValueNode) {
  return root.kind === 'map' ? root.entries.find(({ key }) => key.value === packageKey) : undefined;
}
