import { quote } from '../../../text/words.js';
import { continuityFile, delegationsFile, type StoreKind, workflowsFile } from '../layout.js';
import type { HivemindSnapshot } from '../snapshot.js';

const fileOf: Readonly<Record<StoreKind, string>> = {
  delegations: delegationsFile,
  continuity: continuityFile,
  workflows: workflowsFile,
};

/** Why a store that is there could not be judged; undefined when it could, or when it is not there. */
export function whyUnread(snapshot: HivemindSnapshot, kind: StoreKind): string | undefined {
  const store = snapshot[kind];
  const lost = store ?? snapshot.located.find(({ file }) => file === fileOf[kind]);
  if (!lost || store?.data !== undefined) return undefined;
  return `${quote('path' in lost ? lost.path : lost.document.path)} could not be read`;
}
