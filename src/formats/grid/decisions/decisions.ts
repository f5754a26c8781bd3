import type { Target } from '../../../core/document.js';
import { folded } from '../../../text/words.js';
import { readEntries } from '../companions/entries.js';
import type { Entry } from '../companions/entry.js';
import { labelledLine, saidBy } from '../companions/entry-lines.js';
import type { Companion } from '../snapshot.js';
import { wordsIn } from '../texts/words.js';

/** A decision in DECISIONS.md that has an id. */
export interface RecordedDecision {
  /** In the form of the specification: `dec-001`. */
  readonly id: string;
  /** What was decided, as far as it can be told; several where it is said in several places. */
  readonly statements: readonly string[];
  readonly at: Target;
}

/** What DECISIONS.md holds, or why nobody can tell. */
export type Decisions =
  | {
      readonly ok: true;
      readonly recorded: readonly RecordedDecision[];
      /** What each entry and each line says. */
      readonly texts: readonly string[];
    }
  | { readonly ok: false; readonly reason: string };

/** Reads DECISIONS.md, whose form is only sketched (D24). */
export async function readDecisions(companion: Companion): Promise<Decisions> {
  const read = await readEntries(companion);
  if (!read.ok) return read;
  const structure = await companion.body.structure();
  if (!structure.ok) return structure;
  const lines = companion.body.lines.filter(({ start }) => structure.isText(start));
  return {
    ok: true,
    recorded: read.entries.flatMap(recordedIn),
    texts: [...new Set([...read.entries.map(textOfEntry), ...lines.map(({ raw }) => raw)])],
  };
}

const id = /\bdec[-_ ]?(\d{3})\b/i;
const leadingId = /^[^\p{L}\p{N}]{0,9}dec[-_ ]?(\d{3})\b[^\p{L}\p{N}]{0,9}/iu;
/** Fields that hold the id of an entry. */
const naming = ['id', 'decisionid', 'ref', 'number', 'no', '#', 'decision'];
/** Fields that hold what was decided. */
const deciding = [
  'decision',
  'choice',
  'chosen',
  'selected',
  'answer',
  'response',
  'userresponse',
  'outcome',
  'resolution',
  'result',
  'decided',
  'what',
  'summary',
  'title',
  'description',
];
/** Fields that hold what was not, or why. */
const besides =
  /^(?:dec\d{3}$|alternative|option|considered|rejected|context|rationale|reason|why|question|supersede|replace|affects|date|time|status|phase)/;

/** The decision that an entry is about, and those that its lines list: `- dec-001: SQLite`. */
function recordedIn(entry: Entry): RecordedDecision[] {
  const own = idOf(entry);
  if (own !== undefined) return [{ id: own, statements: statementsOf(entry), at: entry.at }];
  return entry.lines.flatMap((line) => {
    const { text } = saidBy(line);
    const match = leadingId.exec(text);
    const statement = match ? text.slice(match[0].length) : '';
    const at = entry.at.document.span(line.start, line.end);
    return match && statement !== '' ? [{ id: `dec-${match[1]}`, statements: [statement], at }] : [];
  });
}

function idOf({ title, fields, opens }: Entry): string | undefined {
  const [first] = fields.values();
  const named = naming.map((key) => fields.get(key)?.text ?? '');
  const cells = opens === 'row' ? [...named, first?.text ?? ''] : named;
  const whole = cells.find((text) => id.exec(text)?.[0] === text);
  const match = id.exec(whole ?? title);
  return match ? `dec-${match[1]}` : undefined;
}

/** A title may be what was decided, or only what about: `dec-001: Database`. Hence it counts together with the rest. */
function statementsOf({ title, fields, lines, opens }: Entry): readonly string[] {
  const head = title
    .replace(id, ' ')
    .replace(/^\W{0,9}decision\b/i, ' ')
    .replace(/^[^\p{L}\p{N}]{0,99}/u, '');
  const told = deciding.flatMap((key) => fields.get(key)?.text || []).filter((text) => id.exec(text)?.[0] !== text);
  if (told.length > 0) return [...told, [head, ...told].join(' ')];
  const others = [...fields].filter(([key]) => !besides.test(key) && !naming.includes(key)).map(([, { text }]) => text);
  const below = opens === 'row' ? [] : lines.filter((line) => !labelledLine(line)).map((line) => saidBy(line).text);
  const said = [head, ...others, ...below].filter((text) => text !== '').join(' ');
  return wordsIn(said) === '' ? [] : [said];
}

function textOfEntry({ title, fields, lines }: Entry): string {
  const said = [...fields.values()].map(({ key, text }) => `${folded(key) === folded(title) ? '' : key} ${text}`);
  return [title, ...said, ...lines.map((line) => saidBy(line).text)].join(' ');
}
