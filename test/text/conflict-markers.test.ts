import { describe, expect, test } from 'vitest';
import { conflictMarkers } from '../../src/text/conflict-markers.js';
import { growth, linear } from '../support/growth.js';

/** What each fault points at, and its other end. */
const found = (text: string) =>
  conflictMarkers(text).map(({ start, end, related }) => [
    text.slice(start, end),
    ...(related ? [text.slice(related.start, related.end)] : []),
  ]);

describe('conflicts', () => {
  test.each<[string, string, string[][]]>([
    ['one', 'a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> topic\nd', [['<<<<<<< HEAD', '>>>>>>> topic']]],
    ['CRLF', '<<<<<<< HEAD\r\n=======\r\n>>>>>>> topic\r\n', [['<<<<<<< HEAD', '>>>>>>> topic']]],
    ['without names', '<<<<<<<\n=======\n>>>>>>>', [['<<<<<<<', '>>>>>>>']]],
    [
      'two',
      '<<<<<<< a\n>>>>>>> b\n<<<<<<< c\n>>>>>>> d\n',
      [
        ['<<<<<<< a', '>>>>>>> b'],
        ['<<<<<<< c', '>>>>>>> d'],
      ],
    ],
    ['an end that is missing', '<<<<<<< a\n', [['<<<<<<< a']]],
    ['a beginning that is missing', '>>>>>>> b\n', [['>>>>>>> b']]],
    ['one in another', '<<<<<<< a\n<<<<<<< b\n>>>>>>> c\n', [['<<<<<<< a'], ['<<<<<<< b', '>>>>>>> c']]],
  ])('%s', (_, text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  test.each([
    ['an underline', 'Title\n=======\n'],
    ['signs in a line', 'a <<<<<<< b\n >>>>>>> c\n'],
    ['more signs', '<<<<<<<<\n>>>>>>>>\n'],
    ['a word right behind them', '<<<<<<<a\n>>>>>>>b\n'],
    ['fewer signs', '<<<<<<\n>>>>>>\n'],
  ])('%s is none', (_, text) => {
    expect(found(text)).toEqual([]);
  });
});

test.each(['<<<<<<< a\n', '>>>>>>>\n', '<<<<<<<', '\n'])('%j takes linear time', async (token) => {
  const run = (size: number) => conflictMarkers(`>>>>>>> a\n${token.repeat(size / token.length)}`);
  expect(await growth(run, 32 * 1024)).toBeLessThanOrEqual(linear);
});
