import type { Document } from '../../../core/document.js';
import type { Limits } from '../../../core/limits.js';
import type { UnreadableFile } from '../../../core/snapshot.js';
import type { FileRead, Tree } from '../../../core/tree.js';
import { pathIn } from '../../../text/paths.js';
import { size } from '../../../text/words.js';
import { jsonDocument } from '../../common/read-json.js';
import { textIn } from '../../common/read-text.js';
import { type CompanionKind, companionKind, namedPlan, namedSummary } from '../layout.js';
import { blockNames, type Numbering, parseBlock, parsePhase } from '../mission/blocks.js';
import type { BlockFile, Companion, GridSnapshot } from '../snapshot.js';
import { type CompanionText, readCompanion } from './companion.js';
import { fieldsNamed, textOf } from './fields.js';

/** The files beside STATE.md, and those of them that could not be read. */
export interface Companions extends Pick<GridSnapshot, CompanionLists | CompanionFiles> {
  /** The configuration of the mission, which is JSON; only whether it parses matters. */
  readonly config: Document | undefined;
  readonly unreadable: readonly UnreadableFile[];
}

type CompanionLists = 'summaries' | 'checkpoints' | 'plans';
type CompanionFiles = 'scratchpad' | 'warmth' | 'decisions' | 'blockers';

/** What all companions of a root may take together: a commit may show one large file under 100,000 names. */
const most = 4 * 1024 * 1024;

/**
 * Reads the companions among the files of a root. What passes the limit of all together, and what comes after it, is
 * not read, so the files that a mission has once come first: no pile of plans can hide them.
 * @param files paths inside the root
 */
export async function readCompanions(
  tree: Tree,
  root: string,
  files: readonly string[],
  numbering: Numbering,
  limits: Limits,
): Promise<Companions> {
  const lists = { summary: [] as BlockFile[], checkpoint: [] as BlockFile[], plan: [] as BlockFile[] };
  const single: { -readonly [Kind in CompanionFiles]: Companion | undefined } = {
    ...{ scratchpad: undefined, warmth: undefined, decisions: undefined, blockers: undefined },
  };
  const unreadable: UnreadableFile[] = [];
  let config: Document | undefined;
  let length = 0;
  for (const { file, kind } of inTurn(files)) {
    const path = pathIn(root, file);
    const reading = length > most ? undefined : await tree.read(path, limits.markdownBytes);
    const read = reading && textIn(reading, path, limits.markdownBytes, kind === 'config');
    if (read?.ok === false) {
      if (read.file.refusal !== 'missing') unreadable.push(read.file);
      continue;
    }
    length += read?.text.length ?? 0;
    if (!reading || !read || length > most) {
      unreadable.push({ path, refusal: 'too-many', detail: `${size(most)} in the files beside STATE.md` });
      continue;
    }
    if (kind === 'config') {
      config = jsonDocument(path, read.text, limits).document;
      continue;
    }
    const known = await readOnce(reading, { kind, file, path, text: read.text }, limits);
    if (kind === 'summary' || kind === 'checkpoint' || kind === 'plan') {
      lists[kind].push(withBlock(known, numbering));
    } else single[kind] = known.companion;
  }
  const { summary: summaries, checkpoint: checkpoints, plan: plans } = lists;
  return { summaries, checkpoints, plans, ...single, config, unreadable };
}

/** What a reading came to: the file, and what its fields say of the block that it is about. */
interface Known {
  readonly limits: Limits;
  readonly companion: Companion;
  readonly phase: string;
  readonly block: string;
}

const knownOf = new WeakMap<FileRead, Known>();

/** A tree may give the same reading to all who ask: it is made sense of once. */
async function readOnce(reading: FileRead, text: CompanionText, limits: Limits): Promise<Known> {
  const before = knownOf.get(reading);
  if (before?.limits === limits && before.companion.file === text.file) return before;
  const companion = await readCompanion(text, limits);
  const said = (name: string): string => {
    const [field] = [name, `position.${name}`].flatMap((path) => fieldsNamed(companion.document, path));
    return field?.value.kind === 'scalar' ? textOf(field.value) : '';
  };
  const known = { limits, companion, phase: said('phase'), block: said('block') };
  knownOf.set(reading, known);
  return known;
}

/** When each kind is read. CHECKPOINT.md comes first, and any other checkpoint after all that a mission has once. */
const turns: Readonly<Record<CompanionKind, number>> = {
  ...{ checkpoint: 0, blockers: 1, decisions: 1, warmth: 1, scratchpad: 1, config: 1 },
  ...{ summary: 3, plan: 4 },
};

/** The companions among files, in the order in which they are read. */
function inTurn(files: readonly string[]): readonly { readonly file: string; readonly kind: CompanionKind }[] {
  const companions = files.flatMap((file) => {
    const kind = companionKind(file);
    if (!kind) return [];
    const isOther = kind === 'checkpoint' && file !== 'CHECKPOINT.md';
    return { file, kind, turn: isOther ? 2 : turns[kind] };
  });
  return companions.sort((a, b) => a.turn - b.turn);
}

/** The block comes from the fields, else from the name (D6); the phase beside it likewise. */
function withBlock({ companion, ...said }: Known, numbering: Numbering): BlockFile {
  const { block: named, phase: folder = '' } = namedSummary(companion.file) ?? namedPlan(companion.file) ?? {};
  const phase = parsePhase(said.phase) ?? named?.phase ?? parsePhase(folder);
  const block = parseBlock(said.block, phase) ?? (named?.isPlain ? { ...named, phase } : named);
  return { ...companion, block, blocks: block ? blockNames(block, numbering) : [] };
}
