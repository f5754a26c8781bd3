import { describe, expect, test } from 'vitest';
import { Increment } from '../../../../src/core/update.js';
import { meaningOfWord } from '../../../../src/formats/grid/update/word.js';

const meaning = (word: string, field = 'position.thread') => meaningOfWord(field.split('.'), word);

describe('JSON is JSON', () => {
  test.each([
    ['3', 3],
    ['37.5', 37.5],
    ['80.0', 80],
    ['true', true],
    ['null', null],
    ['"3"', '3'],
    ['["01-pantry"]', ['01-pantry']],
    ['{"phase": 1}', { phase: 1 }],
    ['[]', []],
  ])('%s', (word, value) => {
    expect(meaning(word)).toEqual(value);
  });
});

describe('all else is text', () => {
  test.each([
    'in_progress',
    '',
    '04',
    '02.3',
    '2026-05-12T09:20:00Z',
    "'3'",
    '[a, b]',
    'NaN',
    '+',
    '--1',
    '+1 ',
    '1e999',
  ])('%s', (word) => {
    expect(meaning(word)).toBe(word);
  });
});

test.each([
  ['+1', 1],
  ['-1', -1],
  ['+0.25', 0.25],
  ['-12', -12],
])('%s is added to what is there', (word, by) => {
  expect(meaning(word)).toEqual(new Increment(by));
});

describe('where a field holds text alone, numbers and words are text', () => {
  test.each([
    ['resume.last_commit', '69e4958'],
    ['resume.last_commit', '0192117'],
    ['resume.last_commit', '1234567'],
    ['resume.last_commit', '12e4567'],
    ['version', '1.0'],
    ['cluster', '2048'],
    ['cluster', 'true'],
    ['position.block_id', '02'],
  ])('%s=%s', (field, word) => {
    expect(meaning(word, field)).toBe(word);
  });

  test('but null is null, quotes are quotes, and a list is a list', () => {
    expect(meaning('null', 'resume.last_commit')).toBe(null);
    expect(meaning('"1234567"', 'resume.last_commit')).toBe('1234567');
    expect(meaning('["a"]', 'cluster')).toEqual(['a']);
  });
});

test('a number in a field that one of the dialects counts in is a number', () => {
  expect(meaning('4', 'position.block')).toBe(4); // text or number to the persistence dialect
  expect(meaning('4', 'thread')).toBe(4);
});

test('a number in a field that nobody knows is a number', () => {
  expect(meaning('4', 'custom.figure')).toBe(4);
});
