import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { cut, path } from '../cli/recover/broken.js';
import { folder } from '../support/folder.js';
import { gitClone, gitRepository } from '../support/git.js';
import { mission } from '../support/mission.js';
import { scriptIn } from './workflows.js';

// The scripts of the examples, run as a runner of GitHub does. In place of `gh` stands a command that keeps what it was
// told, an argument a line, and a blank line behind each call.

const fakeGh = `#!/bin/sh
for word in "$@"; do
  case "$word" in sarif=@*) cp "\${word#sarif=@}" "$GH_LOG.sarif" ;; esac
  printf '%s\\n' "$word" >> "$GH_LOG"
done
echo >> "$GH_LOG"
if [ "$1 $2" = "pr list" ]; then echo "$GH_OPEN"; fi
`;

function runScript(example: string, cwd: string, env: Readonly<Record<string, string>>) {
  const tools = folder({ gh: fakeGh });
  chmodSync(join(tools, 'gh'), 0o755);
  const log = join(tools, 'log');
  execFileSync('bash', ['-e', '-c', scriptIn(example)], {
    cwd,
    stdio: 'pipe',
    env: {
      HOME: tools,
      GIT_CONFIG_NOSYSTEM: '1',
      GH_LOG: log,
      ...env,
      PATH: `${tools}${delimiter}${process.env.PATH}`,
    },
  });
  const calls = readFileSync(log, 'utf8')
    .split('\n\n')
    .filter((call) => call !== '');
  return { calls: calls.map((call) => call.trim().split('\n')), log };
}

describe.skipIf(process.platform === 'win32')('recovered-pull-request.yml', () => {
  const branch = 'agent-state/recovered';

  function scene(open: string) {
    const origin = gitRepository([{ subject: 'feat: all', files: { [path]: cut, 'README.md': 'r\n' } }]);
    const temp = folder({ [`agent-state-lint-recovered/${path}`]: mission });
    const run = () => {
      const env = { RUNNER_TEMP: temp, BRANCH: branch, BASE: 'main', GH_OPEN: open };
      return runScript('recovered-pull-request.yml', gitClone(origin).top, env).calls;
    };
    return { origin, run };
  }

  test('pushes what was recovered, and nothing else, and opens a pull request', () => {
    const { origin, run } = scene('0');
    const calls = run();
    expect(origin.git('diff', '--name-only', 'main', branch)).toBe(path);
    expect(`${origin.git('show', `${branch}:${path}`)}\n`).toBe(mission);
    expect(origin.git('show', '--no-patch', '--format=%an %s', branch)).toBe(
      'github-actions[bot] Recover the agent state',
    );
    expect(calls.map((call) => call.slice(0, 6))).toEqual([
      ['auth', 'setup-git'],
      ['pr', 'list', '--head', branch, '--base', 'main'],
      ['pr', 'create', '--head', branch, '--base', 'main'],
    ]);
  });

  test('renews the branch of one that is open', () => {
    const { origin, run } = scene('1');
    run();
    const first = origin.git('rev-parse', branch);
    origin.commit({ subject: 'docs: more', files: { 'README.md': 'more\n' } });
    expect(run().map(([, what]) => what)).toEqual(['setup-git', 'list']);
    expect(origin.git('rev-parse', branch)).not.toBe(first);
    expect(origin.git('diff', '--name-only', 'main', branch)).toBe(path);
  });
});

test.skipIf(process.platform === 'win32')('code-scanning.yml uploads the file as GitHub wants it', () => {
  const sarif = JSON.stringify({ runs: [{ text: 'x'.repeat(100_000) }] });
  const temp = folder({ 'agent state.sarif': sarif });
  const { calls, log } = runScript('code-scanning.yml', temp, {
    ...{ RUNNER_TEMP: temp, SARIF: join(temp, 'agent state.sarif') },
    ...{ GITHUB_REPOSITORY: 'ada/recipe-box', GITHUB_SHA: 'a'.repeat(40), GITHUB_REF: 'refs/pull/4/merge' },
  });
  expect(calls).toEqual([
    [
      ...['api', '--method', 'POST', 'repos/ada/recipe-box/code-scanning/sarifs', '--silent'],
      ...['-f', `commit_sha=${'a'.repeat(40)}`, '-f', 'ref=refs/pull/4/merge', '-F', `sarif=@${temp}/sarif.txt`],
    ],
  ]);
  const sent = readFileSync(`${log}.sarif`, 'utf8');
  expect(sent).toMatch(/^[A-Za-z0-9+/]+=*$/);
  expect(gunzipSync(Buffer.from(sent, 'base64')).toString()).toBe(sarif);
});
