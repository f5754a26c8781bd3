import type { Fault, ValueNode } from '../../../core/document.js';
import type { Limits } from '../../../core/limits.js';
import type { Tree } from '../../../core/tree.js';
import { dataOf } from '../../../text/data.js';
import { TextDocument } from '../../../text/document.js';
import { claimedPaths } from '../../../text/paths.js';
import { bodyOf, conflictsOf, withoutLines } from '../../common/markdown-body.js';
import { type Specification, specify } from '../../common/specify.js';
import { readMapping } from '../files/read-mapping.js';
import { stateFile } from '../layout.js';
import type { CheckpointFile, GridSnapshot, GridState } from '../snapshot.js';
import type { PersistentState, State } from '../spec/generated/types.js';
import { persistenceSpecification, stateSpecification } from '../specifications.js';
import { dialectOfKeys, type Form, formOf } from './dialect.js';
import { readProse } from './prose.js';

interface StateText {
  readonly tree: Tree;
  readonly root: string;
  readonly path: string;
  readonly text: string;
  /** How many blocks the plans in the root speak of. */
  readonly plannedBlocks: number;
  readonly limits: Limits;
}

type StatePart = Pick<GridSnapshot, 'dialect' | 'documents' | 'state' | 'unjudged'>;

/** Reads the text of a STATE.md as far as it goes: what does not parse comes back as faults without a state. */
export async function readState(file: StateText): Promise<StatePart> {
  const form = formOf(file.text);
  const body = bodyOf(file.text, form.body, file.limits);
  const conflicts = await conflictsOf(file.text, form.body.start, body);
  const inYaml = conflicts.filter((conflict) => conflict.start < form.yaml.end);
  // A side that was not chosen may break anything: of a file in conflict, only the conflict is spoken of.
  if (inYaml.length > 0 || (conflicts.length > 0 && form.dialect === 'prose')) return broken(file, form, conflicts);
  if (!form.dialect || form.frontMatter.form === 'open') return broken(file, form, [...conflicts, ...formFaults(form)]);

  const faults = [...conflicts, ...form.frontMatter.faults];
  const readable = conflicts.length > 0 ? withoutLines(body) : body;
  if (form.dialect === 'prose') {
    const document = new TextDocument(file.path, file.text, { faults });
    return stateOf(await readProse(document, readable));
  }
  const fields = readMapping(file.text, form.yaml, file.limits);
  if (!fields.root) return broken(file, form, [...faults, ...fields.faults]);
  const parsed = { root: fields.root, faults: [...faults, ...fields.faults] };
  if (dialectOfKeys(fields.root.entries.map(({ key }) => String(key.value))) === 'schema') {
    const { data, ...place } = specified<State>(file, parsed, stateSpecification);
    const checkpointFile = await findCheckpoint(file, data.resume?.checkpoint_file);
    return stateOf({ dialect: 'schema', data, ...place, body: readable, checkpointFile });
  }
  const { data, ...place } = specified<PersistentState>(file, parsed, persistenceSpecification);
  return stateOf({ dialect: 'persistence', data, ...place, body: readable, plannedBlocks: file.plannedBlocks });
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
  const values = dataOf(parsed.root);
  const { verdict, data } = specify<T>(values, specification);
  const document = new TextDocument(path, text, { ...parsed, data: values, verdict });
  return { document, data, at: document.at.bind(document) };
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

/**
 * The repository comes first, then the project of the root, which in a monorepo is another folder, then the root (D32).
 * A path that leads outside is answered without a look.
 */
async function findCheckpoint({ tree, root }: StateText, claimed: string | null | undefined): Promise<CheckpointFile> {
  if (!claimed) return 'none';
  const places = claimedPaths(claimed, root);
  if (places.length === 0) return 'outside';
  const kinds = await Promise.all(places.map((place) => tree.kind(place)));
  return kinds.includes('file') ? 'present' : 'missing';
}
