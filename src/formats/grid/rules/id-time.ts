import { formatInstant, type Instant, parseInstant } from '../../../text/time.js';
import { quote } from '../../../text/words.js';
import { rule } from '../rule.js';
import { chronologyOf } from '../time/chronology.js';
import { widestZoneMs } from '../time/instants.js';

/** The moment that an id was made at, as the id has it. */
const stampOf = (id = ''): string | undefined => /^(?:sess|mission)-(\d{8}T\d{6}Z?)-/.exec(id)?.[1];
const day = ({ ms }: Instant): string => formatInstant(ms).slice(0, 10);

export const idTime = rule({
  id: 'grid/id-time',
  severity: 'warning',
  summary: 'the stamps in session_id and mission_id are real times, and the mission was created on that day',
  source: 'STATE.md schema 1.1',
  check({ state, now, limits, report }) {
    for (const field of ['session_id', 'mission_id'] as const) {
      const stamp = stampOf(state.data[field]);
      if (stamp && !parseInstant(stamp)) {
        report(state.at(field), `${field} is stamped ${quote(stamp)}, and there is no such time`);
      }
    }
    const { created, updated, disorders } = chronologyOf(state, { now, limits });
    const stamped = parseInstant(stampOf(state.data.mission_id) ?? '');
    if (!created || !stamped) return;
    // Of a created_at that lies after updated_at, grid/time-order speaks.
    const isReversed = disorders.some(
      ({ wrong, other }) => wrong === created || (wrong === updated && other === created),
    );
    if (isReversed) return;
    // A mission may get its id just before midnight; and without a zone, local time and UTC may be on different days.
    const slackMs = created.zoned === stamped.zoned ? limits.clockSkewMs : widestZoneMs;
    if (day(created) === day(stamped) || Math.abs(created.ms - stamped.ms) <= slackMs) return;
    const message = `mission_id is stamped ${day(stamped)}, but created_at is on ${day(created)} (UTC)`;
    report(state.at('mission_id'), message, {
      related: [{ at: state.at('created_at'), message: 'the mission was created here' }],
    });
  },
});
