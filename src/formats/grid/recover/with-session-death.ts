import type {
  AccountRow,
  Judgement,
  RecoveredFile,
  RecoveryRequest,
  RootRecovery,
  Source,
} from '../../../core/recovery.js';
import { MemoryTree } from '../../../text/memory-tree.js';
import { patchYaml } from '../../../text/yaml-patch/patch-yaml.js';
import { readText } from '../../common/read-text.js';
import { stateFile } from '../layout.js';
import { formOf } from '../state/dialect.js';
import type { Claim } from './evidence.js';
import { errorsOf, isGrid, newBeside } from './health.js';
import { pathsTo, rowsIn } from './kept-rows.js';
import { hasMark, presentFile } from './present-file.js';
import { type SessionDeath, sessionEnd } from './session-death/session-death.js';
import { persistenceOrder, stateOrder } from './write/order.js';

/** What comes of a root, and the verdict on it once that is written. */
export interface Judged {
  readonly recovery: RootRecovery;
  readonly judgement: Judgement;
}

/**
 * What was found of a root, and if its session has died, also a checkpoint that says where it stood, and a STATE.md that
 * says so (persistence guide, phase 2 and test 2). STATE.md keeps its dialect. The checkpoint is written first, for
 * STATE.md names it.
 */
export async function withSessionDeath(request: RecoveryRequest, found: Judged): Promise<Judged> {
  const { root, limits, tree: below, judge } = request;
  const { path, files } = found.recovery;
  const { snapshot, findings: known } = found.judgement;
  const proposed = files.find((file) => file.path === path);
  const tree = proposed ? new MemoryTree({ [path]: proposed.text }, below) : below;
  const end = isGrid(snapshot) ? await sessionEnd({ ...request, tree }, snapshot) : undefined;
  if (!end) return found;
  if (end.is === 'over') return withWord(found, proposed, end.why);
  const read = await readText(tree, path, limits.markdownBytes);
  const present = await presentFile(below, path);
  if (!read.ok || !present.ok) return found;

  const death = proposed ? traced(end, proposed, limits) : end;
  const text = claimed(read.text, death.state, request);
  const { bytes: before } = present;
  const file: RecoveredFile = {
    ...{ root, path, before, hasMark: hasMark(before), decide: [], ...proposed, text },
    account: withClaims(proposed?.account ?? rowsIn(read.text, path, limits), death.state, rowsIn(text, path, limits)),
  };
  const { checkpoint } = death;
  const after = new MemoryTree({ [path]: text, [checkpoint.path]: checkpoint.text }, below);
  const judgement = await judge(after, 'all');
  const [error] = errorsOf(judgement.findings).filter(newBeside(known));
  if (error) {
    const why = `the session seems to have died, but no checkpoint can say so, for ${error.rule} would say: ${error.message}`;
    return withWord(found, proposed, why);
  }
  const { recovery } = found;
  const reasons = recovery.outcome === 'recovered' ? [recovery.reason] : [];
  const reason = [...reasons, 'the session died without a word'].join('; ');
  return { recovery: { ...recovery, outcome: 'recovered', reason, files: [checkpoint, file] }, judgement };
}

/** The same with something that a person has to know: on the list of the proposal, or else as the reason. */
function withWord({ recovery, judgement }: Judged, proposed: RecoveredFile | undefined, word: string): Judged {
  if (proposed) {
    return { recovery: { ...recovery, files: [{ ...proposed, decide: [...proposed.decide, word] }] }, judgement };
  }
  const { reason } = recovery;
  return { recovery: { ...recovery, reason: reason === undefined ? word : `${reason}; ${word}` }, judgement };
}

/** A death that was read from a proposal: what is proposed lies on no disk yet, so each value has the source it has there. */
function traced(death: SessionDeath, proposed: RecoveredFile, limits: RecoveryRequest['limits']): SessionDeath {
  const rows = new Map(proposed.account.map((row) => [row.field, row]));
  const fields = rowsIn(proposed.text, proposed.path, limits);
  const trace = <T extends { readonly source: Source; readonly sure: boolean }>(said: T): T => {
    const { what, path, line, commit } = said.source;
    if (path !== proposed.path || commit !== undefined) return said;
    // A list is one field, from the line of its key on.
    const field = fields.findLast(({ source }) => (source.line ?? 0) <= (line ?? 0))?.field ?? '';
    const row = [field, ...[...pathsTo(field)].reverse()].map((one) => rows.get(one)).find((one) => one !== undefined);
    if (!row) return { ...said, source: { what } };
    const source = { ...row.source, what: what === stateFile ? row.source.what : what };
    return { ...said, source, sure: said.sure && row.sure };
  };
  const { checkpoint, state } = death;
  return {
    ...death,
    checkpoint: { ...checkpoint, account: checkpoint.account.map(trace) },
    state: new Map([...state].map(([field, claim]) => [field, trace(claim)])),
  };
}

function claimed(text: string, claims: ReadonlyMap<string, Claim>, { limits }: RecoveryRequest): string {
  const { yaml, dialect } = formOf(text);
  const changes = [...claims].map(([path, { value }]) => ({ path: path.split('.'), value }));
  const order = dialect === 'schema' ? stateOrder : persistenceOrder;
  return patchYaml({ text, ...yaml }, changes, { limits, order });
}

/** The rows of an account with those of some claims, in the order of the file. */
function withClaims(
  account: readonly AccountRow[],
  claims: ReadonlyMap<string, Claim>,
  order: readonly AccountRow[],
): readonly AccountRow[] {
  const told = account.filter(({ field }) => !pathsTo(field).some((path) => claims.has(path)));
  const rows = new Map(told.map((row) => [row.field, row]));
  for (const [field, { value, source, sure }] of claims) rows.set(field, { field, value, source, sure });
  const places = new Map<string, number>();
  for (const [place, { field }] of order.entries()) {
    for (const path of [...pathsTo(field), field]) places.set(path, places.get(path) ?? place);
  }
  return [...rows.values()].sort((a, b) => (places.get(a.field) ?? 0) - (places.get(b.field) ?? 0));
}
