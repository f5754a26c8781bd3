/** A subject of a commit in its parts: `feat(02-01): add tags`. */
export interface ScopedSubject {
  /** `feat`. */
  readonly type: string;
  /** `02-01`. */
  readonly scope: string;
  /** `add tags`. */
  readonly rest: string;
}

/** Undefined for a subject that has no scope. */
export function scopedSubject(subject: string): ScopedSubject | undefined {
  const [whole, type, scope] = /^([A-Za-z]{1,20})\(([^()]{1,60})\)!?:/.exec(subject) ?? [];
  if (whole === undefined || type === undefined || scope === undefined) return undefined;
  return { type, scope, rest: subject.slice(whole.length).trim() };
}

/** The scope of a commit's subject, `02-01` in `feat(02-01): add tags`, when it is the number of a block or a phase. */
export function numberedScope(subject: string): string | undefined {
  const scope = scopedSubject(subject)?.scope;
  return scope !== undefined && /^\d{1,4}(?:-\d{1,4})?$/.test(scope) ? scope : undefined;
}

/**
 * Whether a numbered scope may mean a block. A plain number is that of a block, counted through the mission, or of a
 * phase; it is wrong only when both readings are.
 * @param block all that the block is called, without leading zeros: `2-1` and `3`
 */
export function mayMean(scope: string, block: readonly string[]): boolean {
  const meant = scope.replace(/\d+/g, (digits) => String(Number(digits)));
  const inPhase = block.filter((name) => name.includes('-'));
  if (meant.includes('-')) return inPhase.length === 0 || inPhase.includes(meant);
  const phases = inPhase.map((name) => name.slice(0, name.indexOf('-')));
  return block.includes(meant) || phases.includes(meant) || inPhase.length === block.length;
}
