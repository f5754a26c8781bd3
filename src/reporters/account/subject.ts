import type picocolors from 'picocolors';
import type { AccountRow, RecoveredFile, RootRecovery } from '../../core/recovery.js';

/** What is told of: what came of a root, and of what that was asked. */
export interface AccountSubject {
  readonly recovery: RootRecovery;
  /** `recover`; `rollback`, with a commit to go back to; `migrate`. */
  readonly purpose: Purpose;
}

export type Purpose = 'recover' | 'rollback' | 'migrate';

/** How an account is laid out for people. */
export interface AccountLook {
  /** A path as whoever reads the account can open it. */
  readonly shown: (path: string) => string;
  readonly colors: boolean;
  /** Columns of the terminal. */
  readonly width: number;
  /** Whether the values are told that stay as they are, too. */
  readonly isWhole: boolean;
}

export type Colors = ReturnType<typeof picocolors.createColors>;

export const titles: Readonly<Record<Purpose, string>> = {
  recover: 'State recovery',
  rollback: 'State rollback',
  migrate: 'State migration',
};

/** What stands above the commands that a person may run. */
export const commandTitles: Readonly<Record<Purpose, string>> = {
  recover: 'To bring back the other files, run by yourself',
  rollback: 'To take the work back as well, run by yourself',
  migrate: 'To bring back the other files, run by yourself',
};

/** The sentences about a file, in groups, under what stands above each. */
export function groupsOf({ decide, lost = [], left = [] }: RecoveredFile) {
  const groups = [
    { title: 'To be decided', sentences: decide },
    { title: 'Not kept', sentences: lost },
    { title: 'Left for the linter to say', sentences: left },
  ];
  return groups.filter(({ sentences }) => sentences.length > 0);
}

/** Of what nothing is proposed or advised: a line says it all. */
export type QuietRecovery = RootRecovery & {
  readonly outcome: 'healthy' | 'older' | 'refused' | 'broken' | 'untouched';
};

export function isQuiet(recovery: RootRecovery): recovery is QuietRecovery {
  return recovery.outcome !== 'recovered' && recovery.outcome !== 'advised';
}

/** What there is to say of a root for which nothing is proposed or advised. */
export function quietLine({ recovery: { outcome, reason }, purpose }: AccountSubject): string {
  const nothing = nothingTo[purpose];
  if (outcome !== 'healthy' && outcome !== 'older') return reason ?? 'nothing can be proposed';
  return reason === undefined ? nothing : `${nothing}; ${reason}`;
}

const nothingTo: Readonly<Record<Purpose, string>> = {
  recover: 'nothing to recover',
  rollback: 'it is what the commit holds',
  migrate: 'nothing to migrate',
};

/**
 * Whether a value stands in the file as it is now, or, of a rollback, in the one of the commit, and nobody says anything
 * else: then there is little to tell.
 */
export function isAsItWas(
  { source, sure, otherwise = [] }: AccountRow,
  { path, before }: Pick<RecoveredFile, 'path' | 'before'>,
  purpose: Purpose,
): boolean {
  if (!before) return false;
  const isCommitted = source.commit !== undefined;
  return sure && otherwise.length === 0 && source.path === path && isCommitted === (purpose === 'rollback');
}
