import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { product } from '../../../src/core/product.js';

// What a release may do. That its workflow is one, and pins what it uses, is tested with all workflows.

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly if?: string;
  readonly needs?: string;
  readonly environment?: { readonly name: string };
  readonly permissions: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

const top = join(import.meta.dirname, '../../..');
const workflow = parse(readFileSync(join(top, '.github/workflows/release.yml'), 'utf8'));
const jobs: Readonly<Record<string, Job>> = workflow.jobs;
const steps = Object.values(jobs).flatMap((job) => job.steps);

test('only the tag of a release starts it, only here, and never two at once', () => {
  expect(workflow.on).toEqual({ push: { tags: ['v[0-9]+.[0-9]+.[0-9]+'] } });
  expect(jobs.check?.if).toBe(`github.repository == '${new URL(product.url).pathname.slice(1)}'`);
  expect(workflow.concurrency).toEqual({ group: 'release', 'cancel-in-progress': false });
});

test('one job comes after the other, and what cannot be taken back comes last', () => {
  expect(Object.entries(jobs).map(([name, { needs }]) => [name, needs])).toEqual([
    ['check', undefined],
    ['pack', 'check'],
    ['draft', 'pack'],
    ['npm', 'draft'],
    ['release', 'npm'],
  ]);
});

test('a job may do what it is there for, and nothing else', () => {
  expect(workflow.permissions).toEqual({});
  expect(Object.fromEntries(Object.entries(jobs).map(([name, job]) => [name, job.permissions]))).toEqual({
    check: { contents: 'read' },
    pack: { contents: 'read', 'id-token': 'write', attestations: 'write' },
    draft: { contents: 'write' },
    npm: { 'id-token': 'write' },
    release: { contents: 'write' },
  });
});

test('code of others runs only where nothing may be written', () => {
  const runs = Object.entries(jobs).map(([name, job]) => [name, job.steps.map(({ run }) => run ?? '').join('\n')]);
  const installing = runs.filter(([, run]) => /\.ci\/run|npm (ci|install|i|run|test|exec)\b|npx /.test(run ?? ''));
  expect(installing.map(([name]) => name)).toEqual(['check']);
});

test('a person agrees before anything is on npm, and there is no token for it', () => {
  expect(jobs.npm?.environment?.name).toBe('npm');
  expect(jobs.npm?.steps.at(-1)?.run).toContain('npm publish ./*.tgz --provenance');
  expect(JSON.stringify(workflow)).not.toMatch(/secrets\.|NODE_AUTH_TOKEN|NPM_TOKEN|registry-url/);
});

test('no text of others becomes part of a script', () => {
  for (const { run } of steps) expect(run ?? '').not.toContain('${{');
});

test('no credentials stay on the disk, and no cache is read', () => {
  for (const { uses, with: given } of steps) {
    if (uses?.startsWith('actions/checkout@')) expect(given).toMatchObject({ 'persist-credentials': false });
    if (uses?.startsWith('actions/setup-node@')) {
      expect(given).toMatchObject({ 'package-manager-cache': false });
      expect(given).not.toHaveProperty('cache');
    }
  }
});

test('the scripts that it runs are there', () => {
  const scripts = steps.flatMap(({ run }) => run?.match(/scripts\/release\/[\w-]+\.mjs|\.ci\/run/g) ?? []);
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((script) => !existsSync(join(top, script)))).toEqual([]);
});
