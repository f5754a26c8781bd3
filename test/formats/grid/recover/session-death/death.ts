import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, parseDocument, Scalar } from 'yaml';
import { defaultLimits, type Limits } from '../../../../../src/core/limits.js';
import type { AccountRow } from '../../../../../src/core/recovery.js';
import { grid } from '../../../../../src/formats/grid/index.js';
import { readGrid } from '../../../../../src/formats/grid/read.js';
import { type SessionDeath, sessionEnd } from '../../../../../src/formats/grid/recover/session-death/session-death.js';
import { type LintOptions, lint } from '../../../../../src/index.js';
import { agesOf, judgeOf } from '../../../../../src/lint/judge.js';
import { openRepository, type RepositoryOptions } from '../../../../../src/repository/repository.js';
import { now } from '../../../../support/mission.js';

interface Options extends RepositoryOptions {
  readonly root?: string;
  readonly now?: number;
  readonly limits?: Limits;
}

/** What is said of the session in a folder or a repository. */
export async function deathIn(
  top: string,
  { root = '.grid', now: clock = now, limits = defaultLimits, ...options }: Options = {},
): Promise<SessionDeath | undefined> {
  const repository = await openRepository(top, options);
  try {
    const { workingTree: tree, history } = repository;
    const judge = judgeOf({ path: root, format: grid }, { now: clock, limits });
    const request = { tree, root, history, limits, now: clock, judge, ages: agesOf(tree, history) };
    const end = await sessionEnd(request, await readGrid(tree, root, limits));
    return end?.is === 'dead' ? end : undefined;
  } finally {
    repository.close();
  }
}

/** The same of a session that is dead. */
export async function surelyDeadIn(top: string, options?: Options): Promise<SessionDeath> {
  const death = await deathIn(top, options);
  if (!death) throw new Error('the session is not dead');
  return death;
}

/** The fields of the checkpoint, by a reader that is not ours. */
export function fieldsOf({ checkpoint }: SessionDeath): Readonly<Record<string, unknown>> {
  const [, yaml = ''] = /^---\n([\s\S]*)\n---\n$/.exec(checkpoint.text) ?? [];
  const document = parseDocument(yaml);
  if (document.errors.length > 0 || !isMap(document.contents)) throw new Error(`no checkpoint: ${checkpoint.text}`);
  return document.toJS();
}

/** `field: source, inferred`, a line a row of an account. */
export function sourcesOf(account: readonly AccountRow[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    account.map(({ field, source: { what, line, commit }, sure }) => {
      const at = line === undefined ? (commit?.slice(0, 7) ?? '') : `:${line}`;
      return [field, `${what}${at && (line === undefined ? ` ${at}` : at)}${sure ? '' : ', inferred'}`];
    }),
  );
}

/** Writes what is proposed, as the command does. */
export function bury(top: string, { checkpoint, state }: SessionDeath): void {
  writeFileSync(join(top, checkpoint.path), checkpoint.text);
  const path = join(top, checkpoint.root, 'STATE.md');
  writeFileSync(path, withClaims(readFileSync(path, 'utf8'), state));
}

function withClaims(text: string, claims: SessionDeath['state']): string {
  const [, open = '', yaml = '', rest = ''] = /^(---\n)([\s\S]*?\n)(---\n[\s\S]*)$/.exec(text) ?? ['', '', text, ''];
  const document = parseDocument(yaml);
  for (const [path, { value }] of claims) document.setIn(path.split('.'), nodeOf(value));
  return open + document.toString({ lineWidth: 0 }) + rest;
}

/** Text in double quotes, as the other values have it. */
function nodeOf(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const scalar = new Scalar(value);
  scalar.type = 'QUOTE_DOUBLE';
  return scalar;
}

/** What all rules say of a root: `severity rule path`, sorted. */
export async function findingsIn(top: string, options: LintOptions = {}): Promise<readonly string[]> {
  const { report } = await lint({ cwd: top, now, ...options });
  return report.findings.map(({ severity, rule, path, message }) => `${severity} ${rule} ${path}: ${message}`).sort();
}
