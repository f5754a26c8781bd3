import { describe, expect, test } from 'vitest';
import { paragraph, text } from '../../../src/reporters/markdown/blocks.js';
import { fitted, type Room, type Section } from '../../../src/reporters/markdown/fitted.js';

/** Each is so long with the line break that ends it, and the empty line below. */
const section = (name: string, length: number, rank: number, more: Partial<Section> = {}): Section => ({
  ...{ what: 'part', rank },
  blocks: () => [paragraph(text(name.padEnd(length - 2, '.')))],
  ...more,
});
const end = [paragraph(text('The end'))];
/** @param free how much of it is for the sections */
const room = (free: number): Room => ({
  most: free + 500 + 'The end\n'.length,
  sizeOf: (one) => one.length,
  why: 'a page holds no more',
});
const names = (page: string) => page.split('\n\n').map((part) => part.replace(/\.+$/, ''));
const said = (left: string) => `Left out, for a page holds no more: ${left}`;

test('all that there is room for, in their order', () => {
  const sections = [section('a', 100, 3), section('b', 100, 1), section('c', 100, 2)];
  expect(names(fitted(sections, end, room(300)))).toEqual(['a', 'b', 'c', 'The end\n']);
  expect(names(fitted(sections, end, room(299)))).toEqual(['b', 'c', said('1 part'), 'The end\n']);
  expect(names(fitted(sections, end, room(199)))).toEqual(['b', said('2 parts'), 'The end\n']);
});

test('a smaller one of a later rank may still fit', () => {
  const sections = [section('a', 50, 3), section('b', 300, 2, { what: 'file' }), section('c', 100, 1)];
  expect(names(fitted(sections, end, room(150)))).toEqual(['a', 'c', said('1 file'), 'The end\n']);
});

test('a title stands once above what it is of, and nowhere else', () => {
  const under = { title: 'T' };
  const sections = [
    section('a', 100, 1),
    section('b', 100, 3, under),
    section('c', 100, 2, under),
    section('d', 20, 4, { title: 'U' }),
  ];
  expect(names(fitted(sections, end, room(400)))).toEqual(['a', '### T', 'b', 'c', '### U', 'd', 'The end\n']);
  expect(names(fitted(sections, end, room(207)))).toEqual(['a', '### T', 'c', said('2 parts'), 'The end\n']);
  expect(names(fitted(sections, end, room(206)))).toEqual(['a', '### U', 'd', said('2 parts'), 'The end\n']);
});

test('what says nothing has no title, and is not missed', () => {
  const nothing = { title: 'T', what: 'part', rank: 1, blocks: () => [] };
  expect(fitted([nothing], end, room(10))).toBe('The end\n');
});

describe('what is too long', () => {
  test('is not even made, where that is known', () => {
    let made = 0;
    const blocks = () => {
      made += 1;
      return [paragraph(text('x'))];
    };
    const page = fitted([section('', 0, 1, { least: 11, blocks })], end, room(10));
    expect([made, names(page)]).toEqual([0, [said('1 part'), 'The end\n']]);
  });

  test('is not tried for ever, but for what is of another rank', () => {
    let made = 0;
    const blocks = () => {
      made += 1;
      return [paragraph(text('x'.repeat(100)))];
    };
    const page = fitted(
      [...Array.from({ length: 1000 }, () => section('', 0, 1, { blocks })), section('b', 10, 2)],
      end,
      room(10),
    );
    expect(made).toBeLessThan(50);
    expect(names(page)).toEqual(['b', said('1000 parts'), 'The end\n']);
  });
});

test('several kinds', () => {
  const sections = ['file', 'file', 'account', 'difference'].map((what) => section('x', 100, 1, { what }));
  expect(names(fitted(sections, end, room(10)))).toEqual([said('2 files, 1 account and 1 difference'), 'The end\n']);
});
