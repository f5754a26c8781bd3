import { describe, expect, test } from 'vitest';
import { defaultLimits } from '../../../../src/core/limits.js';
import { stampState } from '../../../../src/formats/grid/state/stamp.js';
import { applyEdits } from '../../../../src/lint/repair/edits.js';
import { type Edits, edited, mission, now, persistence, prose } from '../../../support/mission.js';

/** The text after a change, with its stamp; at 09:20:00.789. */
const stamped = (before: string, after: string, path = 'STATE.md') =>
  applyEdits(after, stampState(path, { before, after }, now + 789, defaultLimits));

const change = { 'mode: "guided"': 'mode: "autopilot"' };
const changed = edited(mission, change);
const line = 'updated_at: "2026-05-12T09:15:00Z"';

test('where a value changed, the stamp moves to the second of the clock', () => {
  expect(stamped(mission, changed)).toBe(edited(changed, { [line]: 'updated_at: "2026-05-12T09:20:00Z"' }));
});

describe('it is written as it was', () => {
  test.each([
    ["'2026-05-12T09:15:00Z'", "'2026-05-12T09:20:00Z'"],
    ['2026-05-12T09:15:00Z # by hand', '2026-05-12T09:20:00Z # by hand'],
    ['"2026-05-12T09:15:00"', '"2026-05-12T09:20:00"'],
    ['"2026-05-12T09:15:00.500Z"', '"2026-05-12T09:20:00Z"'],
    ['!!str 2026-05-12T09:15:00Z', '!!str "2026-05-12T09:20:00Z"'],
  ])('%s', (was, is) => {
    const before = edited(mission, { [line]: `updated_at: ${was}` });
    const after = edited(before, change);
    expect(stamped(before, after)).toBe(edited(changed, { [line]: `updated_at: ${is}` }));
  });
});

describe('it stays', () => {
  test.each([
    ['not older than the clock', '"2026-05-12T09:20:00Z"'],
    ['ahead of the clock', '"2026-05-12T10:00:00Z"'],
    ['no moment', '"2026-05-32T09:15:00Z"'],
    ['outside of the profile', '"2026-05-12 09:15"'],
    ['a number', '20260512'],
    ['null', 'null'],
    ['a list', '["2026-05-12T09:15:00Z"]'],
  ])('%s', (_, value) => {
    const before = edited(mission, { [line]: `updated_at: ${value}` });
    const after = edited(before, change);
    expect(stamped(before, after)).toBe(after);
  });

  test('when it is not there', () => {
    const before = edited(mission, { [`${line}\n`]: '' });
    const after = edited(before, change);
    expect(stamped(before, after)).toBe(after);
  });

  test.each<[string, Edits]>([
    ['nothing', {}],
    ['quotes', { 'mode: "guided"': 'mode: guided', 'percent: 80.0': 'percent: "80"' }],
    ['the notation of a moment', { '"2026-05-11T16:00:00Z"': '"2026-05-11T18:00:00.000+02:00"' }],
    ['comments and blanks', { 'mode: "guided"': 'mode:   "guided" # as ever' }],
    ['the body', { '**Mode:** guided': '**Mode:** autopilot' }],
    ['only the stamp itself', { [line]: 'updated_at: "2026-05-12T09:16:00Z"' }],
  ])('when %s changed', (_, edits) => {
    const after = edited(mission, edits);
    expect(stamped(mission, after)).toBe(after);
  });

  test('in a file that is no longer, or was never, one of fields', () => {
    for (const text of [prose, '', changed.replace('status:', 'status: [')]) {
      expect(stamped(mission, text)).toBe(text);
      expect(stamped(text, changed)).toBe(changed);
    }
  });

  test('in files beside STATE.md', () => {
    expect(stamped(mission, changed, 'phases/STATE.md')).toBe(changed);
  });
});

test('the persistence dialect has one as well', () => {
  const after = edited(persistence, { 'status: active': 'status: failed' });
  expect(stamped(persistence, after)).toBe(edited(after, { '"2026-05-12T09:15:00Z"': '"2026-05-12T09:20:00Z"' }));
});

test('in a file with CRLF', () => {
  const crlf = (text: string) => text.replaceAll('\n', '\r\n');
  expect(stamped(crlf(mission), crlf(changed))).toBe(crlf(stamped(mission, changed)));
});
