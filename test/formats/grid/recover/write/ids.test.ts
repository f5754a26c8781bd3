import { describe, expect, it, test } from 'vitest';
import { derivedIds, slug } from '../../../../../src/formats/grid/recover/write/ids.js';
import { shapes } from '../../../../../src/formats/grid/spec/words.js';

describe('slug', () => {
  test.each([
    ['Recipe Box', 'recipe-box'],
    ['  Café & Bar!  ', 'cafe-bar'],
    ['ÅNGSTRÖM 2', 'angstrom-2'],
    ['ﬁve', 'five'],
    ['日本語', 'mission'],
    ['', 'mission'],
    ['---', 'mission'],
    [`${'a'.repeat(39)} b`, 'a'.repeat(39)],
    ['x'.repeat(5000), 'x'.repeat(40)],
  ])('%j is %s', (name, expected) => {
    expect(slug(name)).toBe(expected);
  });

  it('takes another word where nothing is left', () => {
    expect(slug('…', 'phase')).toBe('phase');
  });
});

describe('derivedIds', () => {
  const ids = (stampMs: number, seed = 'a') => derivedIds({ stampMs, name: 'Recipe Box', seed });

  it('stamps both with the moment, in whole seconds', () => {
    const { session_id, mission_id } = ids(Date.parse('2026-05-12T09:20:00.999Z'));
    expect(mission_id).toBe('mission-20260512T092000Z-recipe-box');
    expect(session_id.slice(0, 22)).toBe('sess-20260512T092000Z-');
  });

  it('is a matter of its source alone', () => {
    expect(ids(1)).toEqual(ids(1));
    expect(ids(1, 'a').session_id).not.toBe(ids(1, 'b').session_id);
  });

  test.each([[0], [-1], [Number.NaN], [Number.POSITIVE_INFINITY], [8.64e15]])('has a legal shape for %d ms', (ms) => {
    const { session_id, mission_id } = ids(ms);
    expect(session_id).toMatch(new RegExp(shapes.sessionId.pattern));
    expect(mission_id).toMatch(new RegExp(shapes.missionId.pattern));
  });
});
