import type { Limits } from '../../../../core/limits.js';
import { parseInstant } from '../../../../text/time.js';
import { readMapping } from '../../files/read-mapping.js';
import { formOf } from '../../state/dialect.js';
import { type Row, textOf } from './rows.js';

/** Whether rows are a whole file whose fields parse. */
export function isClean(rows: readonly Row[], limits: Limits): boolean {
  const text = textOf(rows, '\n');
  const { dialect, yaml, frontMatter } = formOf(text);
  if (dialect === undefined || frontMatter.faults.length > 0) return false;
  if (dialect === 'prose') return true;
  const { root, faults } = readMapping(text, yaml, limits);
  return root !== undefined && faults.every(({ kind }) => kind === 'alias');
}

const stamp = /^["']?updated_at["']?[ \t]*:[ \t]*["']?([\dT:.Z -]{10,40})/;

/** When rows say that the state was last changed, in ms since 1970; of several times the first. */
export function updatedAt(rows: readonly Row[]): number | undefined {
  for (const { text } of rows) {
    const [, written] = stamp.exec(text) ?? [];
    const moment = written === undefined ? undefined : parseInstant(written.trim());
    if (moment) return moment.ms;
  }
  return undefined;
}

const event = /^ *(?:- )?(?:started_at|completed_at|last_heartbeat)[ \t]*:[ \t]*["']?([\dT:.Z -]{10,40})/;

/** The latest event that rows tell of, in ms since 1970. */
export function latestEvent(rows: readonly Row[]): number | undefined {
  let latest: number | undefined;
  for (const { text } of rows) {
    const [, written] = event.exec(text) ?? [];
    const moment = written === undefined ? undefined : parseInstant(written.trim());
    if (moment && moment.ms > (latest ?? 0)) latest = moment.ms;
  }
  return latest;
}
