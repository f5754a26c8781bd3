import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { run } from '../run.js';
import { broken, now, state } from './broken.js';

/** A person who inspects and quits, and what a pager was given that shows it or does not. */
function reader(isShown: boolean) {
  const answers = ['i', 'q'];
  const pages: string[] = [];
  return {
    pages,
    ask: async () => answers.shift(),
    edit: async () => 'no editor',
    page: async (text: string) => {
      pages.push(text);
      return isShown;
    },
  };
}

const argv = ['recover', '--write', '--no-color', ...now];
const line = '\nmode\n  "guided"  .grid/STATE.md:9, sure\n';

test('at a terminal, the evidence is shown page by page, and not printed as well', async () => {
  const person = reader(true);
  const { stdout } = await run(argv, { cwd: broken(), person, terminal: 100 });
  expect(person.pages).toEqual([expect.stringContaining(line)]);
  expect(stdout).not.toContain(line);
});

test('where it cannot be shown so, it is printed', async () => {
  const person = reader(false);
  const { stdout } = await run(argv, { cwd: broken(), person, terminal: 100 });
  expect(person.pages).toHaveLength(1);
  expect(stdout).toContain(person.pages[0]);
});

test('what goes into a file is never paged', async () => {
  const person = reader(true);
  const { stdout } = await run(argv, { cwd: broken(), person });
  expect([person.pages, stdout]).toEqual([[], expect.stringContaining(line)]);
});

test('a pager gets no text that it would obey', async () => {
  const person = reader(true);
  const top = broken();

  writeFileSync(`${top}/.grid/STATE.md`, state(top).replace('"Recipe Box"', '"Recipe \\u001b]0;x\\u0007Box"'));
  await run(argv, { cwd: top, person, terminal: 100 });
  expect(person.pages.join('')).toMatch(/Recipe .*Box/);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it must not hold
  expect(person.pages.join('')).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f]/);
});
