import { expect, test } from 'vitest';
import json from '../../src/reporters/json.js';
import { reportOf } from './reports.js';

const print = (message: string) =>
  json(reportOf([{ message }]), { sources: new Map(), colors: false, width: 80, elapsedMs: 1 });

test('is the report, indented', () => {
  expect(print('m')).toBe(`{
  "version": 1,
  "roots": [
    {
      "path": ".grid",
      "format": "grid",
      "dialect": "schema"
    }
  ],
  "findings": [
    {
      "rule": "grid/example",
      "severity": "error",
      "path": ".grid/STATE.md",
      "start": {
        "line": 1,
        "column": 1
      },
      "end": {
        "line": 1,
        "column": 2
      },
      "fingerprint": "0",
      "url": "https://example.com/",
      "message": "m"
    }
  ],
  "skipped": [],
  "summary": {
    "errors": 1,
    "warnings": 0,
    "infos": 0,
    "files": 1,
    "suppressed": 0,
    "baselined": 0
  }
}
`);
});

test.each([
  ['C0', 'a\u001bb', 'a\\u001bb'],
  ['DEL and C1', 'a\u007f\u009bb', 'a\\u007f\\u009bb'],
  ['bidi', '\u202e\u2066', '\\u202e\\u2066'],
  ['no width', '\u200b\ufeff', '\\u200b\\ufeff'],
  ['line separators', '\u2028\u2029', '\\u2028\\u2029'],
  ['a lone surrogate', '\ud800', '\\ud800'],
  ['tags, as two units', '\u{e0041}', '\\udb40\\udc41'],
  ['a command of the runner', '##[error]x', '#\\u0023[error]x'],
  ['one more sign before it', '###[error]x', '##\\u0023[error]x'],
  ['signs that are harmless', '## [x] é 日 🍳', '## [x] é 日 🍳'],
])('%s', (_, message, written) => {
  const printed = print(message);
  expect(printed).toContain(`"message": "${written}"\n`);
  expect(JSON.parse(printed).findings[0].message).toBe(message);
});
