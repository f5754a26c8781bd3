import { describe, expect, test } from 'vitest';
import { failureInWords, isForbidden, Unanswered, Unreadable } from '../../../src/action/github/failure.js';

/** An error as the client throws it for an answer. */
const refused = (status: number, data: unknown, headers: object = {}) =>
  Object.assign(new Error('said by the client'), { status, response: { status, data, headers } });

/** The same for errors in an answer to GraphQL. */
const unmet = (errors: readonly object[], headers: object = {}) =>
  Object.assign(new Error('said by the client'), { errors, headers, response: { errors } });

describe('in words', () => {
  test.each([
    ['an answer', refused(403, { message: 'Forbidden here' }), 'GitHub said 403: Forbidden here'],
    ['an answer with no text', refused(500, ''), 'GitHub said 500'],
    ['a page', refused(502, '<html><body>::error::Bad gateway</body></html>'), 'GitHub said 502'],
    ['an answer with nothing to say', refused(500, { message: 7, errors: 'x' }), 'GitHub said 500'],
    [
      'faults of what was sent',
      refused(422, {
        message: 'Validation Failed',
        errors: [{ message: 'too long' }, 'no line', { code: 'custom' }, 7],
      }),
      'GitHub said 422: Validation Failed; too long; no line',
    ],
    ['several lines', refused(400, { message: '\nfirst\r\n::error::second' }), 'GitHub said 400: first'],
    ['escapes', refused(400, { message: '\u001b[31mred \u202e x' }), 'GitHub said 400: \\x1b[31mred \\u{202e} x'],
    ['GraphQL', unmet([{ type: 'FORBIDDEN', message: 'one' }, { message: 'two' }]), 'GitHub said: one; two'],
    ['no answer', new Unanswered(10_000, 'one'), 'GitHub did not answer in 10 s'],
    ['no time', new Unanswered(60_000, 'all'), 'GitHub took more than 60 s in all'],
    ['half an answer', new Unreadable(200), 'what came with the status 200 is no answer of GitHub'],
    [
      'no connection',
      Object.assign(new Error('connect'), {
        status: 500,
        cause: new TypeError('fetch failed', { cause: { code: 'EPERM' } }),
      }),
      'GitHub could not be reached: EPERM',
    ],
    ['anything', new Error('x\n::error::y'), 'GitHub could not be asked: x'],
    ['no error', 'text', 'GitHub could not be asked: text'],
    ['nothing', undefined, 'GitHub could not be asked: undefined'],
  ])('%s', (_, error, words) => {
    expect(failureInWords(error)).toBe(words);
  });

  test('of at most 200 characters', () => {
    const words = failureInWords(refused(422, { message: 'x'.repeat(100_000) }));
    expect(words).toHaveLength(200);
    expect(words).toMatch(/^GitHub said 422: x+…$/);
  });

  test('whose causes go round', () => {
    const error: Error & { cause?: unknown } = new Error('round');
    error.cause = error;
    expect(failureInWords(error)).toBe('GitHub could not be asked: round');
  });

  const until = (reset: unknown) => ({ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset });
  test.each([
    [until('1893456000'), 'the rate limit of GitHub is used up until 2030-01-01T00:00:00Z'],
    [until('soon'), 'the rate limit of GitHub is used up'],
    [until('9'.repeat(30)), 'the rate limit of GitHub is used up'],
    [until(undefined), 'the rate limit of GitHub is used up'],
    [{ 'retry-after': '30' }, 'the rate limit of GitHub is used up for 30 s'],
    [{ 'retry-after': 'Wed, 13 May 2026 08:00:00 GMT' }, 'the rate limit of GitHub is used up'],
  ])('a rate limit: %j', (headers, words) => {
    expect(failureInWords(refused(403, { message: 'no' }, headers))).toBe(words);
    expect(isForbidden(refused(403, { message: 'no' }, headers))).toBe(false);
  });
});

describe('what is forbidden', () => {
  test.each([
    [true, refused(401, { message: 'Bad credentials' })],
    [true, refused(403, { message: 'Resource not accessible by integration' })],
    [true, refused(403, { message: 'no' }, { 'x-ratelimit-remaining': '4999' })],
    [true, refused(404, { message: 'Not Found' })],
    [true, unmet([{ type: 'FORBIDDEN', message: 'Resource not accessible by integration' }])],
    [true, unmet([{ type: 'INSUFFICIENT_SCOPES', message: 'no' }])],
    [true, unmet([{ type: 'NOT_FOUND', message: 'no' }])],
    [false, unmet([{ type: 'RATE_LIMITED', message: 'no' }])],
    [false, unmet([{ message: 'no' }])],
    [false, refused(403, { message: 'You have exceeded a secondary rate limit' })],
    [false, refused(429, { message: 'no' })],
    [false, refused(422, { message: 'no' })],
    [false, refused(500, { message: 'no' })],
    [false, Object.assign(new Error('no answer, and so no word of GitHub'), { status: 403 })],
    [false, new Unanswered(1, 'one')],
    [false, undefined],
    [false, null],
  ])('%s: %o', (isIt, error) => {
    expect(isForbidden(error)).toBe(isIt);
  });
});
