import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultLimits } from '../../src/core/limits.js';
import { readYaml } from '../../src/text/yaml.js';
import { yamlComments } from '../../src/text/yaml-comments.js';
import { growth, linear } from '../support/growth.js';

const comments = (yaml: string, before = '', after = '') => {
  const text = before + yaml + after;
  return yamlComments(text, before.length, before.length + yaml.length).map(({ start, end }) => text.slice(start, end));
};

test.each([
  ['# a\nb: 1 # c\n  # d\n', ['# a', '# c', '# d']],
  ['a: 1\r\n# b\r\n#\r\nc: 2 # d\r\n', ['# b', '#', '# d']],
  ['a: b#c\nd: "# e"\nf: \'# g\'\n', []],
  ['a: |\n  # b\n\n  # c\n# d\n', ['# d']],
  ['a: >- # b\n  # c\ne: 1\n', ['# b']],
  ['a: |\n   # b\n # less indented\n', ['# less indented']],
  ['a: "b\n  # c\n  d"\n# e\n', ['# e']],
  ["a: 'b\n  # c\n  d'\n", []],
  ['a: b\n  c\n  # d\ne: f\n', ['# d']],
  ['a: [1, # b\n  # c\n  2]\n', ['# b', '# c']],
  ['- # a\n  b: 1\n- |\n  # c\n', ['# a']],
  ['? # a\n  b\n: # c\n  d\n', ['# a', '# c']],
  ['---\n# a\n...\n# b\n', ['# a', '# b']],
  ['%YAML 1.2 # a\n---\nb: 1\n', ['# a']],
  ['a: [1\n# b\nc: 2 # d\n', ['# b', '# d']],
  ['', []],
])('of %j: %j', (yaml, found) => {
  expect(comments(yaml)).toEqual(found);
  expect(comments(yaml, '---\n', '---\n# body\n')).toEqual(found);
});

test('no comment is part of a value, and each stands where it is said to', () => {
  const pieces = ['a: ', '- ', '# x', '#', ' ', '\n', '\n  ', '"', "'", '|', '>', '[', ']', '{', '}', ',', 'b', '\r\n'];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 30 }), (parts) => {
      const text = parts.join('');
      const found = yamlComments(text, 0, text.length);
      for (const { start, end } of found) {
        expect(text[start]).toBe('#');
        expect(text.slice(start, end)).not.toContain('\n');
      }
      const { root } = readYaml(text, 0, text.length, defaultLimits);
      const pending = root ? [root] : [];
      for (let node = pending.pop(); node; node = pending.pop()) {
        if (node.kind === 'list') pending.push(...node.items);
        else if (node.kind === 'map') pending.push(...node.entries.flatMap(({ key, value }) => [key, value]));
        else if (node.style !== 'block') {
          const { start, end } = node; // the head of a block may bear a comment
          expect(found.filter((comment) => start < comment.end && comment.start < end)).toEqual([]);
        }
      }
    }),
    { numRuns: 5000 },
  );
});

test.each(['# a\n', 'a: 1 # b\n', 'a: |\n  # b\n', '[ # a\n'])('%j takes time in proportion', async (piece) => {
  expect(await growth((size) => yamlComments(piece.repeat(size), 0, piece.length * size), 2000)).toBeLessThan(linear);
});
