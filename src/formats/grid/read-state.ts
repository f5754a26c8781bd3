import type { Fault, ValueNode } from '../../core/document.js';
import type { Limits } from '../../core/limits.js';
import type { Tree } from '../../core/tree.js';
import { conflictMarkers } from '../../text/conflict-markers.js';
import { TextDocument } from '../../text/document.js';
import { readStructure, scanLines } from '../../text/markdown.js';
import { claimedPath, parentOf } from '../../text/paths.js';
import { readYaml } from '../../text/yaml.js';
import { type Specification, specify } from '../common/specify.js';
import { dialectOfKeys, type Form, formOf } from './dialect.js';
import { countPlannedBlocks, stateFile } from './layout.js';
import { readProse } from './prose.js';
import type { Body, CheckpointFile, GridSnapshot, GridState } from './snapshot.js';
import type { PersistentState, State } from './spec/generated/types.js';
import { persistenceSpecification, stateSpecification } from './specifications.js';

interface StateText {
  readonly tree: Tree;
  readonly root: string;
  readonly path: string;
  readonly text: string;
  readonly limits: Limits;
}

type StatePart = Pick<GridSnapshot, 'dialect' | 'documents' | 'state' | 'unjudged'>;

/** Reads the text of a STATE.md as far as it goes: what does not parse comes back as faults without a state. */
export async function readState(file: StateText): Promise<StatePart> {
  const form = formOf(file.text);
  const body = bodyOf(file, form);
  const conflicts = await conflictsOf(file.text, form, body);
  const inYaml = conflicts.filter((conflict) => conflict.start < form.yaml.end);
  // A side that was not chosen may break anything: of a file in conflict, only the conflict is spoken of.
  if (inYaml.length > 0 || (conflicts.length > 0 && form.dialect === 'prose')) return broken(file, form, conflicts);
  if (!form.dialect || form.frontMatter.form === 'open') return broken(file, form, [...conflicts, ...formFaults(form)]);

  const faults = [...conflicts, ...form.frontMatter.faults];
  const readable = conflicts.length > 0 ? { lines: [], structure: body.structure } : body;
  if (form.dialect === 'prose') {
    const document = new TextDocument(file.path, file.text, { faults });
    return stateOf(await readProse(document, readable));
  }
  const yaml = readYaml(file.text, form.yaml.start, form.yaml.end, file.limits);
  if (yaml.root?.kind !== 'map') {
    return broken(file, form, [...faults, ...yaml.faults, ...(yaml.root ? [noMapping(yaml.root)] : [])]);
  }
  const parsed = { root: yaml.root, faults: [...faults, ...yaml.faults] };
  if (dialectOfKeys(yaml.root.entries.map(({ key }) => String(key.value))) === 'schema') {
    const { data, ...place } = specified<State>(file, parsed, stateSpecification);
    const checkpointFile = await findCheckpoint(file, data.resume?.checkpoint_file);
    return stateOf({ dialect: 'schema', data, ...place, body: readable, checkpointFile });
  }
  const { data, ...place } = specified<PersistentState>(file, parsed, persistenceSpecification);
  const plannedBlocks = await countPlannedBlocks(file.tree, file.root);
  return stateOf({ dialect: 'persistence', data, ...place, body: readable, plannedBlocks });
}

function stateOf(state: GridState): StatePart {
  return { dialect: state.dialect, documents: [state.document], state };
}

function broken({ path, text }: StateText, { dialect }: Form, faults: readonly Fault[]): StatePart {
  const documents = [new TextDocument(path, text, { faults })];
  return { dialect, documents, state: undefined, unjudged: `${stateFile} does not parse` };
}

function specified<T>(
  { path, text }: StateText,
  parsed: { root: ValueNode; faults: Fault[] },
  specification: Specification,
) {
  const { verdict, data } = specify<T>(parsed.root, specification);
  const document = new TextDocument(path, text, { ...parsed, verdict });
  return { document, data, at: document.at.bind(document) };
}

function bodyOf({ text, limits }: StateText, { body: { start, end } }: Form): Body {
  let lines: Body['lines'] | undefined;
  let structure: ReturnType<Body['structure']> | undefined;
  return {
    get lines() {
      lines ??= scanLines(text, start, end);
      return lines;
    },
    structure() {
      structure ??= readStructure(text, start, end, limits);
      return structure;
    },
  };
}

/** Markers in a code block of the body are an example of a conflict, and none. */
async function conflictsOf(text: string, form: Form, body: Body): Promise<readonly Fault[]> {
  const conflicts = conflictMarkers(text);
  if (!conflicts.some((conflict) => conflict.start >= form.body.start)) return conflicts;
  const structure = await body.structure();
  return conflicts.filter(({ start }) => start < form.body.start || !structure.ok || structure.isText(start));
}

function formFaults({ dialect, frontMatter, body }: Form): Fault[] {
  if (frontMatter.faults.length > 0 || dialect) return [...frontMatter.faults];
  if (frontMatter.form === 'fenced') {
    const message = 'the front matter holds no mapping; expected the fields of the state';
    return [{ kind: 'front-matter', message, start: 0, end: Math.max(0, frontMatter.yaml.start - 1) }];
  }
  const message =
    'this is no state: expected front matter between `---` lines, a YAML mapping, or the prose of an older Grid ("# Grid State", "Phase: 1 of 3")';
  return [{ kind: 'front-matter', message, start: 0, end: Math.min(body.end, 1) }];
}

function noMapping({ kind, start, end }: ValueNode): Fault {
  const found = kind === 'list' ? 'a list' : 'a single value';
  return { kind: 'front-matter', message: `the front matter is ${found}; expected a mapping of fields`, start, end };
}

/**
 * The repository comes first, then the project of the root, which in a monorepo is another folder, then the root (D32).
 * A path that leads outside is answered without a look.
 */
async function findCheckpoint({ tree, root }: StateText, claimed: string | null | undefined): Promise<CheckpointFile> {
  if (!claimed) return 'none';
  const folders = ['', parentOf(root), root];
  const places = folders.map((folder) => claimedPath(claimed, folder)).filter((place) => place !== undefined);
  if (places.length === 0) return 'outside';
  const kinds = await Promise.all(places.map((place) => tree.kind(place)));
  return kinds.includes('file') ? 'present' : 'missing';
}
