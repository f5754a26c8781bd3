import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { faultsOf } from '../reporters/sarif/schema.js';
import { repository } from '../support/folder.js';
import { gitRepository } from '../support/git.js';
import { hivemind } from '../support/hivemind.js';
import { edited, mission } from '../support/mission.js';
import { beside } from '../support/mission-files.js';
import { command } from './command.js';
import { loadedBy } from './loaded.js';

const state = '.grid/STATE.md';
const delegations = '.hivemind/state/delegations.json';
const now = ['--now', '2026-05-12T09:20:00Z'];
const compact = [...now, '--format', 'compact'];
const chosen = ['--only', 'grid/progress-percent', '--only', 'hivemind/'];

/** A project that both products keep state in. */
const both = { ...beside, [state]: mission, ...hivemind().files };
const deep = hivemind({ 'state/delegations.json': { '"nestingDepth": 1': '"nestingDepth": 4' } }).files;
/** The same with an error in each. */
const wrong = { ...both, ...deep, [state]: edited(mission, { 'percent: 80.0': 'percent: 75' }) };

const percentLine = `${state}:44:12: error: progress.percent is 75, but 4 of 5 blocks make 80 [grid/progress-percent]\n`;
const depthLine = `${delegations}:13:21: error: nestingDepth is 4, expected 0 to 3 [hivemind/delegation-depth]\n`;
const text = (top: string, path: string) => readFileSync(join(top, path), 'utf8');

describe('a project with two products is one run, and one report', () => {
  test('healthy, it has two roots and nothing to say', async () => {
    const { status, stdout } = await command(['--no-git', ...now, '--format', 'json'], { cwd: repository(both) });
    const { roots, findings } = JSON.parse(stdout);
    expect([status, roots, findings]).toEqual([
      0,
      [
        { path: '.grid', format: 'grid', dialect: 'schema' },
        { path: '.hivemind', format: 'hivemind', dialect: 'current' },
      ],
      [],
    ]);
  });

  test.each([
    ['both are judged', chosen, percentLine + depthLine],
    ['--only one', ['--only', 'hivemind/'], depthLine],
    ['or a path of it', [...chosen, '.hivemind/state'], depthLine],
  ])('%s', async (_, argv, stdout) => {
    expect(await command([...compact, ...argv], { cwd: repository(wrong) })).toEqual({ status: 1, stdout, stderr: '' });
  });

  test('SARIF knows the rules of both', async () => {
    const { stdout } = await command([...now, ...chosen, '--format', 'sarif'], { cwd: repository(wrong) });
    const log = JSON.parse(stdout);
    expect(faultsOf(log)).toEqual([]);
    const [{ tool, results }] = log.runs;
    const uris = results.map((result: { locations: [{ physicalLocation: { artifactLocation: { uri: string } } }] }) => {
      return result.locations[0].physicalLocation.artifactLocation.uri;
    });
    expect(uris).toEqual([state, delegations]);
    const ids = results.map(({ ruleIndex }: { ruleIndex: number }) => tool.driver.rules[ruleIndex].id);
    expect(ids).toEqual(['grid/progress-percent', 'hivemind/delegation-depth']);
  });

  test('GitHub is told where', async () => {
    const { stdout } = await command([...now, ...chosen, '--format', 'github'], { cwd: repository(wrong) });
    expect(stdout).toMatch(/^::error [^:\n]*file=\.hivemind\/state\/delegations\.json,line=13,.*nestingDepth is 4/m);
  });

  test('the configuration silences a rule for some files', async () => {
    const config = { rules: { 'hivemind/delegation-depth': 'off' } };
    const cwd = repository({ ...wrong, 'agent-state-lint.json': JSON.stringify(config) });
    expect((await command([...compact, ...chosen], { cwd })).stdout).toBe(percentLine);
  });

  test('the baseline hides what was there', async () => {
    const cwd = repository(wrong);
    expect((await command([...compact, ...chosen, '--update-baseline'], { cwd })).status).toBe(0);
    expect(await command([...compact, ...chosen], { cwd })).toMatchObject({ status: 0, stdout: '' });
  });
});

test('--base tells which commits wrote past the tools', async () => {
  const { top: cwd, commit, git } = gitRepository([{ subject: 'chore: state', files: both }]);
  const base = git('rev-parse', 'HEAD');
  const files = hivemind({ 'state/delegations.json': { '"lastMessageCount": 4': '"lastMessageCount": 5' } }).files;
  const hash = commit({ subject: 'feat: timers', body: 'Hivemind-Agent: hm-l2-builder', files });
  const { status, stdout } = await command([...compact, '--base', base, '--only', 'hivemind/'], { cwd });
  const fact = `"hm-l2-builder" wrote in ".hivemind/state" in ${hash.slice(0, 7)} "feat: timers"`;
  expect([status, stdout]).toEqual([
    1,
    `${delegations}:1:1: error: ${fact}; expected agents of level 2 and 3 only to read it [hivemind/write-boundary]\n`,
  ]);
});

test('--fix --unsafe cuts off what an older document left behind', async () => {
  const whole = both[delegations as keyof typeof both] ?? '';
  const cwd = repository({ ...both, [delegations]: `${whole}  }\n]\n` });
  expect((await command([...compact, '--fix', '.hivemind'], { cwd })).status).toBe(1);
  expect(text(cwd, delegations)).toBe(`${whole}  }\n]\n`);
  expect((await command([...compact, '--no-git', '--fix', '--unsafe', '.hivemind'], { cwd })).status).toBe(0);
  expect(JSON.parse(text(cwd, delegations))).toEqual(JSON.parse(whole));
});

describe('recovery', () => {
  const broken = { ...both, [state]: mission.slice(0, mission.indexOf('  can_resume')), [delegations]: '[' };

  test('proposes for one, and advises on the other', async () => {
    const { status, stdout } = await command(['recover', '--no-git', ...now], { cwd: repository(broken) });
    expect(status).toBe(1);
    expect(stdout).toContain('\n.hivemind: one thing is wrong\n\nstate/delegations.json is no whole JSON\n');
    expect(stdout).toContain('Reconstructed state:');
  });

  test('writes one, and leaves the other as it is', async () => {
    const cwd = repository(broken);
    const { status } = await command(['recover', '--no-git', '--write', '--yes', ...now], { cwd });
    expect([status, text(cwd, delegations), text(cwd, state).includes('can_resume')]).toEqual([1, '[', true]);
  });

  test('migrate leaves alone what nobody named', async () => {
    const cwd = repository(both);
    const left = 'only its own tools may write this state, so it is left alone';
    expect(await command(['migrate', '--no-git', ...now], { cwd })).toEqual({
      status: 0,
      stdout: `✔ .grid: nothing to migrate\nℹ .hivemind: ${left}\n`,
      stderr: '',
    });
    const named = await command(['migrate', '--no-git', '.hivemind', ...now], { cwd });
    expect([named.status, named.stdout.replace(/\s+/g, ' ')]).toEqual([
      2,
      expect.stringContaining('✖ .hivemind: only its own tools may write this state, so nothing here can migrate it'),
    ]);
  });

  test('and so does --to, which wants one root', async () => {
    const { top: cwd, commit, git } = gitRepository([{ subject: 'chore: state', files: both }]);
    const base = git('rev-parse', 'HEAD');
    commit({ subject: 'chore: broken', files: broken });
    const { status } = await command(['recover', '--to', base, '--write', '--yes', ...now], { cwd });
    expect([status, text(cwd, state), text(cwd, delegations)]).toEqual([0, mission, '[']);
    expect((await command(['recover', '.hivemind', '--to', base, ...now], { cwd })).status).toBe(2);
  });
});

test('what reads Hivemind is loaded only where there is some', async () => {
  // What the schema says of a field; so it is written in no other file that a run loads.
  const isRead = (paths: readonly string[]) =>
    paths.some((path) => readFileSync(path, 'utf8').includes('When the count of messages last changed'));
  const loaded = (root: string) => loadedBy(['--no-git', ...now, root], repository(both));
  expect([isRead(await loaded('.grid')), isRead(await loaded('.hivemind'))]).toEqual([false, true]);
});
