import { parse } from 'yaml';
import type { History } from '../../../../../src/core/history.js';
import { defaultLimits } from '../../../../../src/core/limits.js';
import type { RecoveredFile, RecoveryRequest, RootRecovery } from '../../../../../src/core/recovery.js';
import { grid } from '../../../../../src/formats/grid/index.js';
import { recoverGrid } from '../../../../../src/formats/grid/recover/recover.js';
import { agesOf, judgeOf } from '../../../../../src/lint/judge.js';
import { noHistory } from '../../../../../src/repository/git/no-history.js';
import { MemoryTree } from '../../../../../src/text/memory-tree.js';
import type { Scene } from '../../../../support/damages.js';
import { MemoryHistory } from '../../../../support/memory-history.js';

// How the properties ask for a recovery, and what it is held against.

type Files = Scene['files'];

export const statePath = '.grid/STATE.md';

/** What recovery is asked about a scene, or about what became of it. */
export function requestOf(scene: Scene, files: Files = scene.files): RecoveryRequest {
  const { commits, gap, mission } = scene;
  const history = commits && new MemoryHistory(commits, { files, ...(gap !== undefined && { gap }) });
  return requestAbout(files, mission.now, history);
}

/**
 * What recovery is asked about some files.
 * @param now the clock, in ms since 1970
 */
export function requestAbout(files: Files, now: number, history: History = noHistory('no git')): RecoveryRequest {
  const tree = new MemoryTree(files);
  const run = { now, limits: defaultLimits };
  return {
    ...{ tree, history, root: '.grid', limits: defaultLimits, now },
    judge: judgeOf({ path: '.grid', format: grid }, run),
    ages: agesOf(tree, history),
  };
}

/** The errors inside the state of some files, as `rule: message`. */
export async function errorsIn({ judge }: RecoveryRequest, files: Files): Promise<readonly string[]> {
  const { findings } = await judge(new MemoryTree(files), 'inside');
  return findings.filter(({ severity }) => severity === 'error').map(({ rule, message }) => `${rule}: ${message}`);
}

/** A scene with all that came of it. */
export interface Outcome {
  readonly scene: Scene;
  readonly request: RecoveryRequest;
  readonly recovery: RootRecovery;
  /** STATE.md as it is proposed; undefined when it stays as it is. */
  readonly proposal: RecoveredFile | undefined;
  /** The same where it was broken or gone: to a healthy one, a session that died adds no more than that. */
  readonly rebuilt: RecoveredFile | undefined;
  /** All files, with what is proposed. */
  readonly after: Files;
  /** What STATE.md says in the end, as far as it is front matter. */
  readonly data: Data;
}

/** What YAML says, for those who look. */
// biome-ignore lint/suspicious/noExplicitAny: a test may look wherever it likes
export type Data = any;

export async function outcomeOf(scene: Scene): Promise<Outcome> {
  const request = requestOf(scene);
  const recovery = await recoverGrid(request);
  const after = { ...scene.files, ...Object.fromEntries(recovery.files.map(({ path, text }) => [path, text])) };
  const proposal = recovery.files.find(({ path }) => path === statePath);
  const isBroken = !Object.hasOwn(scene.files, statePath) || (await errorsIn(request, scene.files)).length > 0;
  const rebuilt = isBroken ? proposal : undefined;
  return { scene, request, recovery, proposal, rebuilt, after, data: dataOf(after[statePath]) };
}

/** What some texts say: each law looks at the same ones. */
const known = new Map<string, Data>();
const mostKnown = 50;

/** The front matter of a text, read by another library's rules than ours; an empty record where there is none. */
export function dataOf(text: string | Uint8Array | undefined): Data {
  const [, yaml] = /^\ufeff?---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(String(text ?? '')) ?? [];
  if (yaml === undefined) return {};
  const said = known.get(yaml) ?? parsed(yaml);
  if (known.size >= mostKnown) known.clear();
  known.set(yaml, said);
  return said;
}

function parsed(yaml: string): Data {
  try {
    return parse(yaml, { uniqueKeys: false, logLevel: 'silent' }) ?? {};
  } catch {
    return {};
  }
}
