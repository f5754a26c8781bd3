import type { Target } from '../../../core/document.js';
import type { Rule } from '../../../core/rule.js';
import { quote } from '../../../text/words.js';
import { nameOfBlock, whyNoBlock } from '../block-files/bounds.js';
import { isSamePhase, wrongFolder } from '../block-files/folders.js';
import { placementIn } from '../block-files/kept-files.js';
import { mayBeSame } from '../block-files/placement.js';
import { fieldsNamed, textOf } from '../companions/fields.js';
import { whyUnread } from '../companions/unread.js';
import { namedSummary } from '../layout.js';
import { parseBlock, parsePhase } from '../mission/blocks.js';
import type { BlockFile, GridSnapshot } from '../snapshot.js';

export const summaryBlock: Rule<GridSnapshot> = {
  id: 'grid/summary-block',
  severity: 'error',
  summary: 'the block of a SUMMARY is the one in its name, no other SUMMARY has it, and the mission has it',
  source: 'checkpoint flow; D6, D23',
  reach: 'root',
  check({ snapshot, report, skip }) {
    const placement = placementIn(snapshot);
    const first = new Map<string, BlockFile>();
    const { summaries, unjudged } = snapshot;
    if (unjudged !== undefined && summaries.length > 0) skip(unjudged);
    const unread = whyUnread(snapshot, 'summary');
    if (unread !== undefined) skip(unread);
    for (const summary of summaries) {
      const block = namedSummary(summary.file)?.block ?? summary.block;
      const fault = faultOf(summary, snapshot);
      // One that is wrong in itself has no claim on its block, so the right one is not accused.
      if (fault) report(fault.at, fault.message);
      if (fault || !block) continue;
      const key = placement.keyOf(block);
      const other = first.get(key);
      if (!other) first.set(key, summary);
      else if (!isElsewhere(summary, other)) {
        report(placeOf(summary), `this is a second SUMMARY of block ${nameOfBlock(block)}; expected one`, {
          related: [{ at: placeOf(other), message: 'the other one is here' }],
        });
      }
    }
  },
};

interface SummaryFault {
  readonly at: Target;
  readonly message: string;
}

function faultOf(summary: BlockFile, snapshot: GridSnapshot): SummaryFault | undefined {
  const field = summary.isBroken ? undefined : fieldFault(summary, snapshot);
  return folderFault(summary, snapshot) ?? field ?? boundsFault(summary, snapshot);
}

/** A folder of another phase than that of the block in the name. */
function folderFault({ file, document }: BlockFile, { numbering }: GridSnapshot): SummaryFault | undefined {
  const wrong = wrongFolder(file, numbering);
  if (!wrong) return undefined;
  const name = nameOfBlock(wrong.block);
  const fact = `the file lies in the folder ${quote(wrong.folder)}, but by its name it is about block ${name}`;
  return { at: document.at(''), message: `${fact}; expected it in the folder of phase ${wrong.phase}` };
}

/** A field that says something else than the name and the place of the file. */
function fieldFault(summary: BlockFile, { numbering }: GridSnapshot): SummaryFault | undefined {
  const { file, block } = summary;
  const named = namedSummary(file);
  const blockField = fieldOf(summary, 'block');
  const phaseField = fieldOf(summary, 'phase');
  const [name = ''] = file.split('/').slice(-1);
  const said = phaseField && parsePhase(phaseField.text);
  const folder = named?.phase === undefined ? undefined : parsePhase(named.phase);
  if (phaseField && said !== undefined && folder !== undefined && !isSamePhase(said, folder, numbering)) {
    const where = `the file lies in the folder ${quote(named?.phase)}`;
    return { at: phaseField.at, message: `phase is ${phaseField.shown}, but ${where}` };
  }
  if (!blockField || !block || !named?.block || !parseBlock(blockField.text)) return undefined;
  if (mayBeSame(block, named.block, numbering)) return undefined;
  const message = `block is ${blockField.shown}, but the file is called ${quote(name)}; expected block ${nameOfBlock(named.block)}`;
  return { at: blockField.at, message };
}

/** A block that the mission does not have. */
function boundsFault(summary: BlockFile, snapshot: GridSnapshot): SummaryFault | undefined {
  const { block } = summary;
  const why = block && whyNoBlock(block, snapshot);
  return why
    ? { at: placeOf(summary), message: `the SUMMARY is about block ${nameOfBlock(block)}, but ${why}` }
    : undefined;
}

/** Plain numbers in two phases count within each of them. */
function isElsewhere({ block: one }: BlockFile, { block: other }: BlockFile): boolean {
  const isPlain = one?.isPlain && other?.isPlain;
  return Boolean(isPlain) && one?.phase !== undefined && other?.phase !== undefined && one.phase !== other.phase;
}

function fieldOf({ document }: BlockFile, name: string) {
  const [field] = [name, `position.${name}`].flatMap((path) => fieldsNamed(document, path));
  if (field?.value.kind !== 'scalar') return undefined;
  const { value } = field.value;
  return { text: textOf(field.value), shown: quote(value), at: document.at(field.keyPath) };
}

function placeOf(summary: BlockFile): Target {
  return fieldOf(summary, 'block')?.at ?? summary.document.at('');
}
