import type { CheckContext } from '../../../core/rule.js';
import { count, quote } from '../../../text/words.js';
import { rule } from '../rule.js';
import { Clock, latestOf } from '../sessions/clock.js';
import { type Session, sessionsOf } from '../sessions/sessions.js';
import { nameOf, stampsOf } from '../sessions/stamps.js';
import { moment } from '../words.js';

type Said = Parameters<CheckContext['report']>;

export const sessionTimes = rule({
  id: 'hivemind/session-times',
  severity: 'error',
  summary: 'no moment of the continuity store lies after the clock, or after the record or store that holds it',
  source: 'Hivemind state 1, D19',
  check({ snapshot: { continuity }, now, limits, report }) {
    const clock = new Clock({ now, limits });
    const sessions = sessionsOf(continuity);
    const updatedAt = continuity?.data?.updatedAt;
    for (const session of sessions)
      for (const said of [...ahead(session, clock), ...stale(session, clock)]) report(...said);
    if (!continuity || updatedAt === undefined) return;
    const at = continuity.document.at('updatedAt');
    if (clock.isFuture(updatedAt)) report(at, `updatedAt of the store is ${clock.ahead(updatedAt)}`);
    else for (const said of leftBehind({ at, updatedAt, sessions }, clock)) report(...said);
  },
});

/** A clock that is wrong spoils many stamps of a record: they are told of together. */
function ahead({ key, metadata, at }: Session, clock: Clock): readonly Said[] {
  const [first, ...others] = stampsOf(metadata).filter(({ ms }) => clock.isFuture(ms));
  if (!first) return [];
  const more = others.length > 0 ? `, as ${others.length === 1 ? 'is' : 'are'} ${count(others.length, 'other')}` : '';
  const related = others.slice(0, 3).map((one) => ({ at: at(...one.path), message: `${nameOf(one)} stands here` }));
  return [
    [at(...first.path), `${nameOf(first)} of session ${quote(key)} is ${clock.ahead(first.ms, more)}`, { related }],
  ];
}

/** A record is written as a whole, so nothing in it is later than that. */
function stale({ key, metadata, at }: Session, clock: Clock): readonly Said[] {
  const { updatedAt } = metadata;
  if (updatedAt === undefined) return [];
  const latest = latestOf(stampsOf(metadata).filter(({ ms }) => clock.isAfter(ms, updatedAt)));
  if (!latest) return [];
  const fact = `updatedAt of session ${quote(key)} is ${moment(updatedAt)}, before its ${nameOf(latest)}`;
  const related = [{ at: at(...latest.path), message: `${nameOf(latest)} stands here` }];
  return [[at('updatedAt'), `${fact}; expected no earlier than ${moment(latest.ms)}`, { related }]];
}

interface Stamped {
  readonly at: Said[0];
  readonly updatedAt: number;
  readonly sessions: readonly Session[];
}

/** In practice, the store's own stamp is now and then left behind. */
function leftBehind({ at, updatedAt, sessions }: Stamped, clock: Clock): readonly Said[] {
  const stamped = sessions.map((session) => ({ session, ms: session.metadata.updatedAt ?? 0 }));
  const later = stamped.filter(({ ms }) => clock.isAfter(ms, updatedAt));
  const latest = latestOf(later);
  if (!latest) return [];
  const { session, ms } = latest;
  const fact = `updatedAt of the store is ${moment(updatedAt)}, before that of ${count(later.length, 'session')} in it`;
  const related = [{ at: session.at('updatedAt'), message: `that of session ${quote(session.key)} stands here` }];
  return [[at, `${fact}; expected no earlier than ${moment(ms)}`, { severity: 'warning', related }]];
}
