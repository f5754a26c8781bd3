import type { Finding } from '../../../core/finding.js';
import type { RecoveryRequest } from '../../../core/recovery.js';
import type { Snapshot } from '../../../core/snapshot.js';
import type { Tree } from '../../../core/tree.js';
import { count } from '../../../text/words.js';
import { stateFile } from '../layout.js';
import type { GridSnapshot, GridState } from '../snapshot.js';
import { isSchemaBody } from './sources/rendered-body.js';

/** A state that somebody may go on from; or why there is none, in words that may follow `but`. */
export type Health = { readonly isHealthy: true; readonly snapshot: GridSnapshot; readonly state: GridState } | Sick;

export interface Sick {
  readonly isHealthy: false;
  readonly why: string;
  /** Of what parses, and holds errors. */
  readonly state?: GridState;
}

/** Whether STATE.md, as a tree has it, parses, is a state of some dialect, and holds no errors (D9). */
export async function healthOf(tree: Tree, { judge }: RecoveryRequest): Promise<Health> {
  const { findings, snapshot } = await judge(tree, 'inside');
  if (!isGrid(snapshot)) return sick(`there is no ${stateFile}`);
  const { state, documents, unreadable } = snapshot;
  if (unreadable.length > 0) return sick(`${stateFile} cannot be read`);
  if (!state)
    return sick(documents.every(({ text }) => text.trim() === '') ? `${stateFile} is empty` : unparsed(findings));
  if (state.dialect === 'prose' && isSchemaBody(state.document.text)) return sick(headless);
  const errors = errorsOf(findings);
  return errors.length > 0 ? { ...sick(errorsIn(errors)), state } : { isHealthy: true, snapshot, state };
}

/** Whether a snapshot was read by this format. */
export function isGrid(snapshot: Snapshot | undefined): snapshot is GridSnapshot {
  return snapshot?.format === 'grid';
}

/** Those of some findings that break a file. */
export function errorsOf(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(({ severity }) => severity === 'error');
}

/**
 * Tells findings that are new.
 * @param known those that there were before
 */
export function newBeside(known: readonly Finding[]): (finding: Finding) => boolean {
  const keyOf = ({ rule, path, message }: Finding): string => JSON.stringify([rule, path, message]);
  const keys = new Set(known.map(keyOf));
  return (finding) => !keys.has(keyOf(finding));
}

function unparsed(findings: readonly Finding[]): string {
  const [first] = errorsOf(findings);
  return `${stateFile} does not parse${first ? `: line ${first.start.line}: ${first.message}` : ''}`;
}

function errorsIn(errors: readonly Finding[]): string {
  const [first] = errors;
  return `${stateFile} holds ${count(errors.length, 'error')}; ${errors.length > 1 ? 'the first: ' : ''}${first?.message}`;
}

const headless = `${stateFile} has lost its front matter: what is left is the body of a state of the schema dialect`;
const sick = (why: string): Sick => ({ isHealthy: false, why });
