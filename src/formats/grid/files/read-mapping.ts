import type { Fault, MapNode, ValueNode } from '../../../core/document.js';
import type { Limits } from '../../../core/limits.js';
import { readYaml, type YamlRead } from '../../../text/yaml.js';

/** The fields of a file; `root` is undefined when there are none, or when they do not parse. */
interface Mapping extends YamlRead {
  readonly root: MapNode | undefined;
}

/** Reads YAML that is to be a mapping of fields. Anything else is a fault; nothing at all is none. */
export function readMapping(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  limits: Limits,
): Mapping {
  const { root, faults } = readYaml(text, start, end, limits);
  if (root === undefined || root.kind === 'map') return { root, faults };
  return { root: undefined, faults: [...faults, noMapping(root)] };
}

function noMapping({ kind, start, end }: ValueNode): Fault {
  const found = kind === 'list' ? 'a list' : 'a single value';
  return { kind: 'front-matter', message: `the front matter is ${found}; expected a mapping of fields`, start, end };
}
