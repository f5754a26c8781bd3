import type { Dialect } from '../../snapshot.js';
import { type Evidence, silent } from '../evidence.js';
import type { Loss, Row } from './rows.js';

/** What is left of a STATE.md. */
export interface Salvage {
  /** A whole STATE.md whose YAML parses into a mapping; undefined when nothing of a mapping is left. */
  readonly text: string | undefined;
  readonly dialect: Dialect | undefined;
  readonly evidence: Evidence;
  /** In the order of the file. */
  readonly losses: readonly Loss[];
  /** The Markdown that could be kept; empty when there is none. */
  readonly body: string;
  /** The lines of the old file that are about a key path of the evidence. */
  readonly rowsAt: (path: string) => readonly Row[];
}

/** A file of which no field is left. */
export function nothingOf(dialect: Dialect | undefined, body: string, notes: readonly string[]): Salvage {
  return { text: undefined, dialect, evidence: { ...silent('state'), notes }, losses: [], body, rowsAt: () => [] };
}
