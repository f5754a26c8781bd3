/** The scope of a commit's subject, `02-01` in `feat(02-01): add tags`, when it is the number of a block or a phase. */
export function numberedScope(subject: string): string | undefined {
  return /^[A-Za-z]{1,20}\((\d{1,4}(?:-\d{1,4})?)\)!?:/.exec(subject)?.[1];
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
