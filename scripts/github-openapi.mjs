// Writes the part of GitHub's own OpenAPI description that the tests of the Action hold requests and answers to.
// Run by hand when the Action calls another operation, or to look at a newer description: the package has 400 MB.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { top } from './generate/files.mjs';
import { reduced } from './openapi/reduce.mjs';

const version = '23.0.2';
const operations = [
  'git/get-commit',
  'issues/create-comment',
  'issues/delete-comment',
  'issues/list-comments',
  'issues/update-comment',
  'pulls/create-review',
  'pulls/get',
  'pulls/list',
  'pulls/list-commits',
  'pulls/list-files',
  'pulls/list-review-comments',
  'pulls/list-reviews',
  'repos/compare-commits-with-basehead',
  'repos/get-commit',
  'repos/get-content',
  'repos/list-pull-requests-associated-with-commit',
  'users/get-authenticated',
];
const to = join(top, 'test/support/github/generated/openapi.json');

const temp = mkdtempSync(join(tmpdir(), 'github-openapi-'));
try {
  const run = (command, ...args) => execFileSync(command, args, { cwd: temp, encoding: 'utf8', stdio: 'pipe' });
  const [packed] = JSON.parse(run('npm', 'pack', `@octokit/openapi@${version}`, '--json'));
  run('tar', '-xzf', packed.filename, 'package/generated/api.github.com.json');
  const whole = JSON.parse(readFileSync(join(temp, 'package/generated/api.github.com.json'), 'utf8'));
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, lines(reduced(whole, operations)));
} finally {
  rmSync(temp, { recursive: true, force: true });
}

/** A line for each path and each schema, so that a newer description can be compared. */
function lines({ paths, components, ...rest }) {
  const block = (entries) =>
    `{\n${Object.entries(entries)
      .map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`)
      .join(',\n')}\n  }`;
  const head = Object.entries(rest).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  const body = [`  "paths": ${block(paths)}`, `  "components": { "schemas": ${block(components.schemas)} }`];
  return `{\n${[...head, ...body].join(',\n')}\n}\n`;
}
