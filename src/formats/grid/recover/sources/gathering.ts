import type { Data } from '../../../../core/data.js';
import type { Document } from '../../../../core/document.js';
import type { Source } from '../../../../core/recovery.js';
import type { RecordedCommit } from '../../../../core/snapshot.js';
import { isHash } from '../../../../text/hash.js';
import { either, quote, some } from '../../../../text/words.js';
import type { GridSnapshot } from '../../snapshot.js';
import { comparableName } from '../../texts/comparison.js';
import type { BlockClaim, Claim, Evidence, EvidenceKind, PhaseClaim } from '../evidence.js';
import type { Moment } from './moments.js';

/** Nobody reads more of them. */
const mostNotes = 50;
const mostNamed = 8;

/** A sentence about one thing or several of one kind, which are named: `"a.md" and "b.md"`. */
export type Sentence = (named: string, isOne: boolean) => string;

/** Things of one kind: the first of them, and how many there are. */
interface Kind {
  readonly named: string[];
  number: number;
}

/** Where something stands that a source says. */
export function sourceAt(what: string, document: Document, offset: number): Source {
  return { what, path: document.path, line: document.position(offset).line };
}

/** Gathers what one source says. Of a field that it says twice, the first counts. */
export class Gathering {
  readonly #kind: EvidenceKind;
  readonly #fields = new Map<string, Claim>();
  readonly #phases = new Map<string, PhaseClaim>();
  readonly #blocks: BlockClaim[] = [];
  readonly #commits: Claim<string>[] = [];
  readonly #moments: Claim<number>[] = [];
  readonly #notes = new Map<string | Sentence, Kind>();
  #unsaid = 0;

  constructor(kind: EvidenceKind) {
    this.#kind = kind;
  }

  /** What it says of a field of the schema dialect; undefined says nothing. */
  field(path: string, value: Data | undefined, source: Source, sure = true): void {
    if (value !== undefined && !this.#fields.has(path)) this.#fields.set(path, { value, source, sure });
  }

  valueOf(path: string): Data | undefined {
    return this.#fields.get(path)?.value;
  }

  /** Blocks count from 1: one that does not is none. */
  block(claim: BlockClaim): void {
    if (claim.block.number >= 1) this.#blocks.push(claim);
  }

  /** A thousand files may lie in the folder of one phase, and say the same of it. */
  phase({ source, ...claim }: PhaseClaim): void {
    const said = JSON.stringify(claim);
    if (!this.#phases.has(said)) this.#phases.set(said, { ...claim, source });
  }

  /** Those that a document names, with their places. What has not the form of a hash is none. */
  commits(what: string, document: Document, recorded: readonly RecordedCommit[]): void {
    for (const { name, at } of recorded) {
      if (!isHash(name)) continue;
      this.#commits.push({ value: name, source: sourceAt(what, document, at.start), sure: true });
    }
  }

  moment(moment: Moment | undefined, source: Source): void {
    if (moment) this.#moments.push({ value: moment.ms, source, sure: moment.sure });
  }

  /** What a person must know. */
  note(text: string): void {
    this.#kindOf(text);
  }

  /** The same of one thing of a kind: all of a kind are said in one sentence. */
  noteEach(sentence: Sentence, name: string): void {
    const kind = this.#kindOf(sentence);
    if (!kind || kind.named.includes(name)) return;
    kind.number += 1;
    if (kind.named.length < mostNamed) kind.named.push(name);
  }

  #kindOf(note: string | Sentence): Kind | undefined {
    const known = this.#notes.get(note);
    if (known) return known;
    if (this.#notes.size >= mostNotes) {
      this.#unsaid += 1;
      return undefined;
    }
    const kind: Kind = { named: [], number: 0 };
    this.#notes.set(note, kind);
    return kind;
  }

  evidence(): Evidence {
    const notes = [...this.#notes].map(([note, kind]) => (typeof note === 'string' ? note : sentenceOf(note, kind)));
    const more = this.#unsaid > 0 ? [`there is more to know than that: notes left out: ${this.#unsaid}`] : [];
    return {
      kind: this.#kind,
      fields: this.#fields,
      odd: new Map(),
      phases: [...this.#phases.values()],
      blocks: this.#blocks,
      commits: this.#commits,
      moments: this.#moments,
      notes: [...notes, ...more],
    };
  }
}

function sentenceOf(sentence: Sentence, { named, number }: Kind): string {
  const left = number - named.length;
  return sentence(either(left > 0 ? [...named, `${left} more`] : named, 'and'), number === 1);
}

/** The commits that a mission records, by the path of the file that names them: there may be thousands of each. */
export function commitsByPath({ commits }: GridSnapshot): ReadonlyMap<string, readonly RecordedCommit[]> {
  const byPath = new Map<string, RecordedCommit[]>();
  for (const commit of commits) {
    const { path } = commit.at.document;
    const others = byPath.get(path);
    if (others) others.push(commit);
    else byPath.set(path, [commit]);
  }
  return byPath;
}

/**
 * What several files of one kind say of the name of the mission: the one that most of them say. What a file says counts
 * before what was worked out.
 * @param noun what the files are called together: `the summaries`
 */
export function gatherCluster(into: Gathering, noun: string, said: readonly Claim<string>[]): void {
  const sure = said.filter((claim) => claim.sure);
  const groups = new Map<string, { readonly first: Claim<string>; readonly times: number }>();
  for (const claim of sure.length > 0 ? sure : said) {
    const key = comparableName(claim.value);
    const { first = claim, times = 0 } = groups.get(key) ?? {};
    groups.set(key, { first, times: times + 1 });
  }
  const [best, ...others] = [...groups.values()].sort((a, b) => b.times - a.times);
  if (!best) return;
  const { value, source, sure: isSure } = best.first;
  into.field('cluster', value, source, isSure);
  if (others.length === 0) return;
  const names = some(
    others.map(({ first }) => quote(first.value)),
    3,
  );
  into.note(
    `${noun} do not agree on the name of the mission: most say ${quote(value)}, others ${names}: check cluster`,
  );
}
