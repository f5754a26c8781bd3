import type { Finding } from '../../core/finding.js';
import { Offsets, overlap, type TextEdit } from './edits.js';

/** A repair that is to be made, by the finding that it mends. */
export interface Proposal {
  readonly finding: Finding;
  /** What it does to each of the files, by path. */
  readonly edits: ReadonlyMap<string, readonly TextEdit[]>;
}

export interface Wishes {
  /** Whether unsafe repairs are wanted, too. */
  readonly unsafe: boolean;
  /** Whether the repair of a finding was tried before, to no good. */
  isRefused(finding: Finding): boolean;
  /** The text of a file; undefined for one that is not to be repaired, or cannot be. */
  text(path: string): string | undefined;
}

/**
 * The repairs that can be made in one pass: none touches what another one changes. Of two that do, the first is made;
 * the other has its turn when the files were linted again. Unsafe ones wait until there is no safe one left, so that
 * they are judged by themselves.
 * @param findings of one root
 */
export function chooseRepairs(findings: readonly Finding[], wishes: Wishes): Proposal[] {
  const offsets = new Map<string, Offsets>();
  const proposals = findings.flatMap((finding) => proposalOf(finding, wishes, offsets) ?? []);
  const taken = new Map<string, Taken>();
  const isSafe = ({ finding }: Proposal) => finding.repair?.safe === true;
  const safe = proposals.filter(isSafe);
  return (safe.length > 0 ? safe : proposals).filter(({ edits }) => {
    const fits = [...edits].every(([path, some]) => some.every((edit) => taken.get(path)?.hasRoomFor(edit) ?? true));
    if (!fits) return false;
    for (const [path, some] of edits) {
      const there = taken.get(path) ?? new Taken();
      taken.set(path, there);
      for (const edit of some) there.take(edit);
    }
    return true;
  });
}

function proposalOf(finding: Finding, wishes: Wishes, known: Map<string, Offsets>): Proposal | undefined {
  const { repair } = finding;
  if (!repair || repair.edits.length === 0 || !(repair.safe || wishes.unsafe) || wishes.isRefused(finding)) return;
  const edits = new Map<string, TextEdit[]>();
  for (const edit of repair.edits) {
    const text = wishes.text(edit.path);
    if (text === undefined) return;
    const offsets = known.get(edit.path) ?? new Offsets(text);
    known.set(edit.path, offsets);
    const placed = offsets.of(edit);
    if (!placed) return;
    const there = edits.get(edit.path);
    if (there) there.push(placed);
    else edits.set(edit.path, [placed]);
  }
  return [...edits.values()].some(overlap) ? undefined : { finding, edits };
}

/** Stretches of a text that are spoken for, in order; none touches another. */
class Taken {
  readonly #edits: TextEdit[] = [];

  hasRoomFor(edit: TextEdit): boolean {
    const at = this.#indexOf(edit);
    const [before, after] = [this.#edits[at - 1], this.#edits[at]];
    return (!before || before.end < edit.start) && (!after || edit.end < after.start);
  }

  take(edit: TextEdit): void {
    this.#edits.splice(this.#indexOf(edit), 0, edit);
  }

  /** How many begin before an edit does. */
  #indexOf({ start }: TextEdit): number {
    let low = 0;
    let high = this.#edits.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#edits[middle] as TextEdit).start < start) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
