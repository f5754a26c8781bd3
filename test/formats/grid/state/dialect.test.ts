import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formOf } from '../../../../src/formats/grid/state/dialect.js';
import { growth, linear } from '../../../support/growth.js';
import { mission, persistence, prose } from '../../../support/mission.js';

/** The dialect, and what of the text counts as YAML and as body. */
function told(text: string) {
  const { dialect, yaml, body } = formOf(text);
  return { dialect, yaml: text.slice(yaml.start, yaml.end), body: text.slice(body.start, body.end) };
}
const dialectOf = (text: string) => formOf(text).dialect;

describe('schema', () => {
  test.each([
    ['a healthy mission', mission],
    ['CRLF', mission.replace(/\n/g, '\r\n')],
    ['phases alone', '---\nphases:\n---\n'],
    ['session_id alone', '---\nstatus: active\nsession_id: x\n---\n'],
    ['mission_id alone, with a blank', '---\nmission_id : x\n---\n'],
    ['bare', 'version: "1.0"\nmission_id: x\n'],
    ['YAML that is broken, by its lines', '---\n[:\nphases: {\n---\n'],
    ['front matter that is never closed', '---\nphases:\n  total: 1\n'],
  ])('%s', (_, text) => expect(dialectOf(text)).toBe('schema'));
});

describe('persistence', () => {
  test.each([
    ['bare', persistence],
    ['fenced', `---\n${persistence}---\n# Grid State\n`],
    ['CRLF', persistence.replace(/\n/g, '\r\n')],
    ['phases only deeper', '---\nposition:\n  phases: 1\n---\n'],
    ['phases only in the body', '---\nstatus: active\n---\nphases: 3\n'],
    ['fields that nobody knows', '---\nfoo: 1\n---\n'],
    ['the same, bare', 'foo: 1\n"bar": 2\n'],
    ['YAML that is broken, by its lines', 'status: [active\n- : x\n'],
    ['below a comment that looks like a heading of prose', '# Grid State\ncluster: a\nstatus: active\n'],
    ['a comment in the fences', '---\n# GRID STATE\nfoo: 1\n---\n'],
  ])('%s', (_, text) => expect(dialectOf(text)).toBe('persistence'));
});

describe('prose', () => {
  test.each([
    ['a healthy mission', prose],
    ['CRLF', prose.replace(/\n/g, '\r\n')],
    ['a heading alone', '## Grid State - x\n'],
    ['the other heading', 'Notes\n\n## Current position\n'],
    ['a line alone', 'Phase: 2 of 3'],
    ['the other line', 'We are here:\n\n- **Block:** 04 of 09\n'],
    ['a line without a colon', 'Phase 1/3: Foundation\n'],
    ['another', '**Block 2 of 9**\n'],
    ['a stray field below it', `${prose}\nstatus: good\n`],
    ['empty front matter above it', `---\n---\n${prose}`],
    ['comments above it', `---\n# nothing yet\n---\n${prose}`],
  ])('%s', (_, text) => expect(dialectOf(text)).toBe('prose'));

  test('front matter above it belongs to neither', () => {
    expect(told(`---\n# c\n---\n${prose}`)).toEqual({ dialect: 'prose', yaml: '# c\n', body: prose });
  });

  test.each([
    ['one', `---\n\n${prose}`],
    ['two', `---\n${prose}\n---\n\nEnd.\n`],
    ['two around a line', '---\nPhase: 1 of 2\n---\n'],
  ])('a thematic break at the top is no fence: %s', (_, text) => {
    expect(told(text)).toEqual({ dialect: 'prose', yaml: '', body: text });
  });
});

describe('none of the three', () => {
  test.each([
    ['nothing', ''],
    ['blank lines', '\n\n'],
    ['a sentence', 'broken\n'],
    ['a sentence with a colon', 'Note that this: is broken\n'],
    ['a sentence on a phase', 'Phase 1 of 3 went well.\n'],
    ['another heading', '# Notes on the grid\n'],
    ['a list', '- a\n- b\n'],
    ['noise', '\u0001\u0002\ufffd'],
    ['empty front matter', '---\n---\n'],
    ['only comments', '---\n# GRID STATE\n---\n'],
    ['a list in the fences', '---\n- a\n---\n'],
    ['a fence that is never closed', '---\n'],
  ])('%s', (_, text) => expect(dialectOf(text)).toBeUndefined());
});

test('the parts of any text lie in it', () => {
  const pieces = ['---\n', '\n', 'phases:', 'status: ', 'Phase: 1', '# Grid State', '  ', '- ', '\r\n', '😀'];
  const text = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 3 })), { maxLength: 30 });
  fc.assert(
    fc.property(text, (parts) => {
      const whole = parts.join('');
      const { yaml, body } = formOf(whole);
      expect(0 <= yaml.start && yaml.start <= yaml.end && yaml.end <= whole.length).toBe(true);
      expect(0 <= body.start && body.start <= body.end && body.end <= whole.length).toBe(true);
      expect(yaml.end <= body.start || body.end <= yaml.start).toBe(true);
    }),
  );
});

test.each(['phases   ', 'Phase ', '# Grid', '- **Block', '   ', 'a_', 'status:\n', 'Phase: 1\n', '#\n'])(
  '%j takes linear time',
  async (token) => {
    const run = (size: number) => formOf(`x\n${token.repeat(size / token.length)}`);
    expect(await growth(run, 128 * 1024)).toBeLessThanOrEqual(linear);
  },
);
