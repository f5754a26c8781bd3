import type { Uncommitted } from '../../../../src/core/history.js';
import { defaultLimits } from '../../../../src/core/limits.js';
import type { MissionContext } from '../../../../src/core/resumption.js';
import { readGrid } from '../../../../src/formats/grid/read.js';
import { contextOf } from '../../../../src/formats/grid/resume/context.js';
import { MemoryTree } from '../../../../src/text/memory-tree.js';
import { edited, mission, persistence } from '../../../support/mission.js';

export type Files = Readonly<Record<string, string>>;

const withoutGit: Uncommitted = { answer: 'unknown', reason: 'there is no git' };

/** The context of a root that holds some files, by their paths in it. */
export async function contextIn(
  files: Files,
  { isDead = false, uncommitted = withoutGit } = {},
): Promise<MissionContext> {
  const bytes = Object.entries(files).map(([path, text]) => [`.grid/${path}`, new TextEncoder().encode(text)] as const);
  const snapshot = await readGrid(new MemoryTree(Object.fromEntries(bytes)), '.grid', defaultLimits);
  const context = await contextOf(snapshot, { isDead, history: { uncommitted: async () => uncommitted } });
  if (!context) throw new Error('the state of the test does not parse');
  return context;
}

/** The healthy missions, with another status. */
export const schema = (status: string) =>
  edited(mission, { 'status: "in_progress"\nmode': `status: "${status}"\nmode` });
export const persistent = (status: string) => edited(persistence, { 'status: active': `status: ${status}` });
