import type { Limits } from '../../../core/limits.js';
import { dataOf } from '../../../text/data.js';
import { TextDocument } from '../../../text/document.js';
import { bodyOf, conflictsOf, withoutLines } from '../../common/markdown-body.js';
import { specify } from '../../common/specify.js';
import { readMapping } from '../files/read-mapping.js';
import type { CompanionKind } from '../layout.js';
import type { Companion } from '../snapshot.js';
import { specificationOf } from '../specifications.js';
import { allMarkdown, companionParts } from './parts.js';

export interface CompanionText {
  readonly kind: Exclude<CompanionKind, 'config'>;
  /** Relative to the root. */
  readonly file: string;
  /** Relative to the repository. */
  readonly path: string;
  readonly text: string;
}

/**
 * Reads the text of a file beside STATE.md as far as it goes: what does not parse comes back as faults without fields.
 * A scratchpad is Markdown from end to end: its entries may be set apart by `---`.
 */
export async function readCompanion({ kind, file, path, text }: CompanionText, limits: Limits): Promise<Companion> {
  const parts = kind === 'scratchpad' ? allMarkdown(text) : companionParts(text, kind, limits);
  const body = bodyOf(text, parts.body, limits);
  const conflicts = await conflictsOf(text, parts.body.start, body);
  const faults = [...conflicts, ...parts.faults];
  const broken = (all: typeof faults): Companion => {
    const document = new TextDocument(path, text, { faults: all });
    return { file, document, body: withoutLines(body), isBroken: true };
  };
  // A side that was not chosen may break anything: of a file in conflict, only the conflict is spoken of.
  if (conflicts.some(({ start }) => start < parts.yaml.end)) return broken([...conflicts]);
  if (parts.isOpen) return broken(faults);

  const fields = readMapping(text, parts.yaml, limits);
  if (!fields.root && fields.faults.length > 0) return broken([...faults, ...fields.faults]);
  const specification = specificationOf(kind);
  const document = new TextDocument(path, text, {
    root: fields.root,
    faults: [...faults, ...fields.faults],
    verdict: specification && fields.root && specify(dataOf(fields.root), specification).verdict,
  });
  const isBroken = conflicts.length > 0;
  return { file, document, body: isBroken ? withoutLines(body) : body, isBroken };
}
