import type { Limits } from '../../../core/limits.js';
import type { UnreadableFile } from '../../../core/snapshot.js';
import type { Tree } from '../../../core/tree.js';
import { pathIn } from '../../../text/paths.js';
import { size } from '../../../text/words.js';
import { readText } from '../files/read-text.js';
import { companionKind, namedSummary } from '../layout.js';
import { blockNames, type Numbering, parseBlock, parsePhase } from '../mission/blocks.js';
import type { BlockFile, Companion } from '../snapshot.js';
import { readCompanion } from './companion.js';
import { fieldsNamed, textOf } from './fields.js';

/** The files beside STATE.md, and those of them that could not be read. */
export interface Companions {
  readonly summaries: readonly BlockFile[];
  readonly checkpoints: readonly BlockFile[];
  readonly scratchpad: Companion | undefined;
  readonly unreadable: readonly UnreadableFile[];
}

/** What all companions of a root may take together: a commit may show one large file under 100,000 names. */
const most = 4 * 1024 * 1024;

/**
 * Reads the companions among the files of a root.
 * @param files paths inside the root
 */
export async function readCompanions(
  tree: Tree,
  root: string,
  files: readonly string[],
  numbering: Numbering,
  limits: Limits,
): Promise<Companions> {
  const summaries: BlockFile[] = [];
  const checkpoints: BlockFile[] = [];
  const unreadable: UnreadableFile[] = [];
  let scratchpad: Companion | undefined;
  let length = 0;
  for (const file of files) {
    const kind = companionKind(file);
    if (!kind) continue;
    const path = pathIn(root, file);
    const read = await readText(tree, path, limits.markdownBytes);
    if (!read.ok) {
      if (read.file.refusal !== 'missing') unreadable.push(read.file);
      continue;
    }
    length += read.text.length;
    if (length > most) {
      unreadable.push({ path, refusal: 'too-many', detail: `${size(most)} in the files beside STATE.md` });
      break;
    }
    const companion = await readCompanion({ kind, file, path, text: read.text }, limits);
    if (kind === 'scratchpad') scratchpad = companion;
    else (kind === 'summary' ? summaries : checkpoints).push(withBlock(companion, numbering));
  }
  return { summaries, checkpoints, scratchpad, unreadable };
}

/** The block comes from the fields, else from the name (D6); the phase beside it likewise. */
function withBlock(companion: Companion, numbering: Numbering): BlockFile {
  const named = namedSummary(companion.file)?.block;
  const said = (name: string): string => {
    const [field] = [name, `position.${name}`].flatMap((path) => fieldsNamed(companion.document, path));
    return field?.value.kind === 'scalar' ? textOf(field.value) : '';
  };
  const phase = parsePhase(said('phase')) ?? named?.phase;
  const block = parseBlock(said('block'), phase) ?? (named?.isPlain ? { ...named, phase } : named);
  return { ...companion, block, blocks: block ? blockNames(block, numbering) : [] };
}
