import type { Finding } from '../../core/finding.js';
import type { LintRun } from '../lint.js';
import type { FoundRoot } from '../search.js';
import { chooseRepairs, type Proposal } from './choose.js';
import { applyEdits, type TextEdit } from './edits.js';
import type { RefusedRepair, RepairedFile, RepairWishes } from './repair.js';
import type { RepairableFile, RepairableFiles } from './repairable.js';
import { broughtAbout } from './worse.js';

/** What files hold, by path. */
export type Contents = ReadonlyMap<string, string>;

/** The findings of some roots, with other contents for some files. */
export type Judge = (
  roots: readonly FoundRoot[],
  contents: Contents,
) => Promise<ReadonlyMap<string, readonly Finding[]>>;

/** To find the repair that does harm takes a lint for each half that is tried: so many, and the rest is left alone. */
const mostTrials = 64;

/** The repairs of one root: what was made of its files so far, and what comes next. */
export class RootRepair {
  readonly root: FoundRoot;
  readonly refused: RefusedRepair[] = [];
  readonly #run: Pick<LintRun, 'now' | 'limits'>;
  readonly #originals = new Map<string, RepairableFile>();
  /** The texts as they are by now. */
  readonly #texts = new Map<string, string>();
  readonly #made = new Map<string, Finding[]>();
  /** All texts that there were: to come back to one means to go in circles. */
  readonly #seen = new Set<string>();
  readonly #refusedKeys = new Set<string>();
  #findings: readonly Finding[];
  #trials = mostTrials;
  proposals: readonly Proposal[] = [];

  constructor(root: FoundRoot, findings: readonly Finding[], run: Pick<LintRun, 'now' | 'limits'>) {
    this.root = root;
    this.#findings = findings;
    this.#run = run;
  }

  get hasProposals(): boolean {
    return this.proposals.length > 0;
  }

  /** Chooses what is to be repaired next. */
  async choose(files: RepairableFiles, wishes: RepairWishes): Promise<void> {
    for (const { repair } of this.#findings) for (const { path } of repair?.edits ?? []) await this.#open(path, files);
    if (this.#seen.size === 0) this.#seen.add(this.#stateOf(this.#texts));
    this.proposals = chooseRepairs(this.#findings, {
      unsafe: wishes.unsafe,
      isRefused: (finding) => this.#refusedKeys.has(keyOf(finding)),
      text: (path) => (wishes.files?.has(path) === false ? undefined : this.#texts.get(path)),
    });
  }

  async #open(path: string, files: RepairableFiles): Promise<void> {
    if (this.#originals.has(path) || !isIn(this.root.path, path)) return;
    const file = await files.get(path);
    if (!file) return;
    this.#originals.set(path, file);
    this.#texts.set(path, file.text);
  }

  /** The files of the root as they would be with some repairs, those that are as they were left out. */
  contents(proposals: readonly Proposal[]): Contents {
    const texts = this.#with(proposals);
    return new Map(
      [...texts].flatMap(([path, text]) => {
        const original = this.#originals.get(path);
        return original && text !== original.text ? [[path, original.mark + text] as const] : [];
      }),
    );
  }

  /** Makes the repairs that were chosen, but for those that do harm. @param verdict the findings with all of them */
  async settle(verdict: readonly Finding[], judge: Judge): Promise<void> {
    const all = { made: this.proposals, findings: verdict };
    const harm = this.#harmOf(this.proposals, verdict);
    const { made, findings } = harm
      ? await this.#harmless({ made: [], findings: this.#findings }, this.proposals, harm, judge)
      : all;
    this.proposals = [];
    const texts = this.#with(made);
    const state = this.#stateOf(texts);
    if (this.#seen.has(state)) {
      for (const { finding } of made) this.#refuse(finding, 'it would undo what another repair did');
      return;
    }
    this.#seen.add(state);
    for (const [path, text] of texts) this.#texts.set(path, text);
    for (const { finding, edits } of made) {
      for (const path of edits.keys()) addTo(this.#made, path, [finding]);
    }
    this.#findings = findings;
  }

  /** Those of some proposals that do no harm beside what was made already: halves are tried until one is left. */
  async #harmless(so: Tried, proposals: readonly Proposal[], harm: Finding, judge: Judge): Promise<Tried> {
    const [only, ...others] = proposals;
    if (!only) return so;
    if (others.length === 0 || this.#trials <= 0) {
      for (const { finding } of proposals) this.#refuse(finding, reasonOf(harm));
      return so;
    }
    const middle = proposals.length >> 1;
    let tried = so;
    for (const half of [proposals.slice(0, middle), proposals.slice(middle)]) {
      this.#trials -= 1;
      const made = [...tried.made, ...half];
      const verdicts = await judge([this.root], this.contents(made));
      const findings = verdicts.get(this.root.path) ?? [];
      const halfs = this.#harmOf(made, findings);
      tried = halfs ? await this.#harmless(tried, half, halfs, judge) : { made, findings };
    }
    return tried;
  }

  #harmOf(made: readonly Proposal[], verdict: readonly Finding[]): Finding | undefined {
    const safe = made.every(({ finding }) => finding.repair?.safe);
    return broughtAbout(this.#findings, verdict, { safe });
  }

  #refuse(finding: Finding, reason: string): void {
    this.#refusedKeys.add(keyOf(finding));
    this.refused.push({ finding, reason });
  }

  /** The texts with some repairs, and what has to move with them. */
  #with(proposals: readonly Proposal[]): Map<string, string> {
    const edits = new Map<string, TextEdit[]>();
    for (const proposal of proposals) {
      for (const [path, some] of proposal.edits) addTo(edits, path, some);
    }
    const texts = new Map(this.#texts);
    for (const [path, some] of edits) {
      const before = this.#originals.get(path)?.text ?? '';
      const after = applyEdits(this.#texts.get(path) ?? '', some);
      texts.set(path, applyEdits(after, this.#stamps(path, before, after)));
    }
    return texts;
  }

  #stamps(path: string, before: string, after: string): readonly TextEdit[] {
    const { path: root, format } = this.root;
    const inside = root === '' ? path : path.slice(root.length + 1);
    return format.stamp?.(inside, { before, after }, this.#run.now, this.#run.limits) ?? [];
  }

  #stateOf(texts: ReadonlyMap<string, string>): string {
    const changed = [...texts].filter(([path, text]) => text !== this.#originals.get(path)?.text);
    return JSON.stringify(changed.sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** The files that came out as something else than they were. */
  repairedFiles(): RepairedFile[] {
    return [...this.#originals].flatMap(([path, { text, mark }]) => {
      const after = this.#texts.get(path) ?? text;
      if (after === text) return [];
      const findings = this.#made.get(path) ?? [];
      return [{ path, root: this.root.path, before: mark + text, after: mark + after, findings }];
    });
  }
}

/** What some repairs came to. */
interface Tried {
  readonly made: readonly Proposal[];
  readonly findings: readonly Finding[];
}

function addTo<T>(lists: Map<string, T[]>, key: string, items: readonly T[]): void {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  for (const item of items) list.push(item);
}

/** Stays the same while the finding stays, wherever the lines move. */
const keyOf = ({ fingerprint, repair }: Finding): string => JSON.stringify([fingerprint, repair?.title]);
const isIn = (root: string, path: string): boolean => root === '' || path.startsWith(`${root}/`);
const reasonOf = ({ rule, message }: Finding): string => `it would bring about another error: ${message} (${rule})`;
