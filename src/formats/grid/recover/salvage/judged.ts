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
function latestEvent(rows: readonly Row[]): number | undefined {
  let latest: number | undefined;
  for (const { text } of rows) {
    const [, written] = event.exec(text) ?? [];
    const moment = written === undefined ? undefined : parseInstant(written.trim());
    if (moment && moment.ms > (latest ?? 0)) latest = moment.ms;
  }
  return latest;
}

const figure = /^ *(blocks_complete|threads_complete|total_cost_usd)[ \t]*:[ \t]*(\d{1,9}(?:\.\d{1,6})?)/;

/** How far the mission has come by some rows: the latest event, then what only grows. What says more is larger. */
export function howFar(rows: readonly Row[]): readonly number[] {
  const most = new Map<string, number>();
  for (const { text } of rows) {
    const [, name = '', number = 0] = figure.exec(text) ?? [];
    most.set(name, Math.max(most.get(name) ?? 0, Number(number)));
  }
  const grown = ['blocks_complete', 'threads_complete', 'total_cost_usd'].map((name) => most.get(name) ?? 0);
  return [latestEvent(rows) ?? 0, ...grown];
}
