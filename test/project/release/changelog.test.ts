import { expect, test } from 'vitest';
import { sectionOf, unwrapped, withAbsoluteLinks } from '../../../scripts/release/changelog.mjs';

const changelog = `# Changelog

## [Unreleased]

## [1.10.0] - 2026-12-24

### Added

- A thing. See [its page](docs/thing.md).

## [1.1.0] - 2026-11-30

- Another.

## 1.0.0

[1.10.0]: https://example.com/compare/v1.1.0...v1.10.0
`;

test.each([
  ['1.10.0', { date: '2026-12-24', notes: '### Added\n\n- A thing. See [its page](docs/thing.md).' }],
  ['1.1.0', { date: '2026-11-30', notes: '- Another.' }],
  ['1.0.0', { date: undefined, notes: '' }],
  ['1.1', undefined],
  ['0.0', undefined],
])('the section of %s', (version, section) => {
  expect(sectionOf(changelog, version)).toEqual(section);
  expect(sectionOf(changelog.replaceAll('\n', '\r\n'), version)).toEqual(section);
});

test('relative links are made absolute, the others are left alone', () => {
  const links = '[a](docs/a.md) [b](schemas) [c](https://example.com/c) [d](#d) `[e](mailto:e@example.com)`';
  expect(withAbsoluteLinks(links, 'https://example.com/blob/v1.0.0')).toBe(
    '[a](https://example.com/blob/v1.0.0/docs/a.md) [b](https://example.com/blob/v1.0.0/schemas)' +
      ' [c](https://example.com/c) [d](#d) `[e](mailto:e@example.com)`',
  );
});

test('items are unwrapped; nested ones and code stay as they are', () => {
  const code = '  ```sh\n  x\n  y\n  ```\n';
  expect(
    unwrapped(`### Added\n\n- One\n  and more,\n  and more.\n  - Nested\n    in two.\n- Two\n\n${code}- Three\n`),
  ).toBe(`### Added\n\n- One and more, and more.\n  - Nested in two.\n- Two\n\n${code}- Three\n`);
});
