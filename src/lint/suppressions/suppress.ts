import type { Document } from '../../core/document.js';
import type { Finding } from '../../core/finding.js';
import type { Limits } from '../../core/limits.js';
import type { SilencedRule, Suppression, Suppressions } from '../../core/suppression.js';
import { meantRule } from '../rule-choice.js';
import { commentsOf } from './comments.js';
import { readWording } from './wording.js';

/** What is known of the rules that had their say. */
export interface Hearing {
  /** All rules there are. */
  readonly ids: readonly string[];
  /** Those that no comment silences. */
  readonly never: ReadonlySet<string>;
  /** Whether a rule has judged all of a file, so that it would have said what it had to say. */
  hasJudged(rule: string, document: Document): boolean;
}

export interface Heard extends Suppressions {
  /** Findings that comments silence. */
  readonly silenced: ReadonlySet<Finding>;
}

/** To look for what was meant takes its time; of more, nobody reads. */
const mostHints = 1000;

/** Holds findings against the comments in the files that they speak of. */
export async function suppress(
  findings: readonly Finding[],
  documents: readonly Document[],
  hearing: Hearing,
  limits: Limits,
): Promise<Heard> {
  const all = { silenced: new Set<Finding>(), comments: [] as Suppression[], unread: [] as string[] };
  let hints = mostHints;
  let byPlace: ReturnType<typeof groupedByPlace> | undefined;
  for (const document of documents) {
    const { written, unread } = await readSuppressions(document, limits);
    if (unread !== undefined) all.unread.push(unread);
    if (written.length === 0) continue;
    byPlace ??= groupedByPlace(findings);
    for (const { at, malformed, line, rules } of written) {
      const heard = rules.map((one) => {
        const found = byPlace?.get(placeOf(document.path, line, one.id)) ?? [];
        for (const finding of found) all.silenced.add(finding);
        const answer = answerOf(one.id, found.length > 0, document, hearing);
        hints -= answer === 'unknown' ? 1 : 0;
        const meant = answer === 'unknown' && hints >= 0 ? meantRule(one.id, hearing.ids) : undefined;
        return { ...one, answer, ...(meant !== undefined && { meant }) };
      });
      all.comments.push({ at, rules: heard, ...(malformed && { malformed }) });
    }
  }
  return all;
}

function groupedByPlace(findings: readonly Finding[]): ReadonlyMap<string, readonly Finding[]> {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const place = placeOf(finding.path, finding.start.line, finding.rule);
    const group = groups.get(place);
    if (group) group.push(finding);
    else groups.set(place, [finding]);
  }
  return groups;
}

const placeOf = (path: string, line: number, rule: string): string => `${line} ${rule} ${path}`;

function answerOf(
  id: string,
  isFound: boolean,
  document: Document,
  { ids, never, hasJudged }: Hearing,
): SilencedRule['answer'] {
  if (!ids.includes(id)) return 'unknown';
  if (never.has(id)) return 'never';
  if (isFound) return 'silenced';
  return hasJudged(id, document) ? 'nothing-said' : 'not-judged';
}

interface ReadSuppression extends Pick<Suppression, 'at' | 'malformed'> {
  /** The line that it speaks of: the next one that is no such comment. */
  readonly line: number;
  readonly rules: readonly Pick<SilencedRule, 'id' | 'at'>[];
}

async function readSuppressions(document: Document, limits: Limits) {
  const { comments, unread } = await commentsOf(document, limits);
  const lines = comments.map(({ start }) => document.position(start).line);
  const alone = new Set(lines.filter((_, index) => comments[index]?.malformed !== 'not-alone'));
  const next = new Map<number, number>();
  for (const line of [...lines].sort((a, b) => b - a)) {
    next.set(line, alone.has(line + 1) ? (next.get(line + 1) ?? line + 1) : line + 1);
  }
  const written = comments.map(({ start, end, said, malformed }, index): ReadSuppression => {
    const wording = malformed ? { malformed } : readWording(document.text.slice(said.start, said.end));
    const ids = 'ids' in wording ? wording.ids : [];
    return {
      at: document.span(start, end),
      line: next.get(lines[index] ?? 0) ?? 0,
      rules: ids.map(({ id, ...at }) => ({ id, at: document.span(said.start + at.start, said.start + at.end) })),
      ...('malformed' in wording && { malformed: wording.malformed }),
    };
  });
  return { written, unread };
}
