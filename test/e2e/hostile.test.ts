import { mkdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { put, repository } from '../support/folder.js';
import { edited, mission } from '../support/mission.js';
import { command } from './command.js';
import { runnerCommands } from './runner.js';

const attacks = [
  '\u001b]8;;file:///etc/passwd\u0007click\u001b]8;;\u0007',
  '\u001b]52;c;Y2xpcA==\u0007',
  '\u001b[2K\u001b[1A\u001b[8m',
  '\u009b2J\u0090q\u009c',
  '\u202egnp.exe\u2066\u2069',
  'zero\u200bwidth\u200d\ufeff\u{e0041}',
  '::error::x',
  '::stop-commands::t',
  '::add-mask::e',
  '##[error]x',
  '##[add-matcher].grid/m.json',
  '#\u200b#[error]x',
  '\u2028::error::x',
  '\r::error::x',
  '\r::stop-commands::t\r',
  '%0A::error::x',
];

/** What may be printed: no control but line breaks, no bidi, nothing without width, no lone surrogate. */
const inert = /^(?:[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|\n)*$/u;

const percent = '  percent: 80.0';
const places: readonly [string, (attack: string) => string][] = [
  ['in a value', (attack) => edited(mission, { [percent]: `  note: ${attack}\n  percent: 75\n  more: ${attack}` })],
  ['in quotes', (attack) => edited(mission, { [percent]: `  note: "${attack}"\n  percent: 75\n  more: '${attack}'` })],
  ['in a key', (attack) => edited(mission, { [percent]: `  "${attack}": 1\n  percent: 75\n  ? ${attack}\n  : 2` })],
  ['in a comment', (attack) => edited(mission, { [percent]: `  # ${attack}\n  percent: 75 # ${attack}` })],
  ['in YAML that is broken', (attack) => edited(mission, { [percent]: `  ${attack}\n - [${attack}\n *${attack} "` })],
  ['as the status', (attack) => edited(mission, { 'status: "in_progress"': `status: "${attack}"` })],
  ['as a whole file', (attack) => `---\nphases: ${attack}\n${attack}: ${attack}\n---\n${attack}\n`],
];

const env = { GITHUB_ACTIONS: 'true' };
const isFenced = (commands: readonly string[]) => ['', 'stop-commands resume'].includes(commands.join(' '));

describe.each(places)('%s', (_, write) => {
  const given = () => {
    const files = attacks.map((attack, i) => [`p${String(i).padStart(2, '0')}/.grid/STATE.md`, write(attack)] as const);
    return { cwd: repository(Object.fromEntries(files)), env };
  };

  test.each(['pretty', 'compact'])('%s', async (format) => {
    const { status, stdout, stderr } = await command(['--format', format], given());
    expect(status).toBe(1);
    expect(stderr).toBe('');
    expect(stdout).toMatch(inert);
    expect(runnerCommands(stdout)).toSatisfy(isFenced);
  });

  test('json', async () => {
    const { status, stdout, stderr } = await command(['--format', 'json'], given());
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(stdout).toMatch(inert);
    expect(runnerCommands(stdout)).toEqual([]);
    expect(JSON.parse(stdout).findings.length).toBeGreaterThan(0);
  });
});

describe.skipIf(process.platform === 'win32')('in the name of a file', () => {
  const wrong = edited(mission, { [percent]: '  percent: 75' });
  const names = attacks.map((attack) => attack.replaceAll('/', '_'));

  test.each(['pretty', 'compact', 'json'])('%s', async (format) => {
    const cwd = repository();
    for (const name of names) put(cwd, { [`${name}/.grid/STATE.md`]: wrong });
    const { status, stdout, stderr } = await command(['--only', 'grid/progress-percent', '--format', format], {
      cwd,
      env,
    });
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(stdout).toMatch(inert);
    expect(runnerCommands(stdout)).toSatisfy(isFenced);
    if (format === 'compact') expect(stdout.match(/progress\.percent is 75/g)).toHaveLength(names.length);
  });

  test.each(names.map((name, i) => [i, name] as const))('of an argument (%i)', async (_, name) => {
    const cwd = repository();
    for (const argv of [
      [name],
      ['--only', name],
      ['--rule', name],
      ['--now', name],
      ['explain', name],
      [`--${name}`],
    ]) {
      const { status, stdout, stderr } = await command(argv, { cwd, env });
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expect(stderr).toMatch(inert);
      expect(runnerCommands(stderr)).toSatisfy(isFenced);
    }
  });

  test('of the folder that holds nothing to lint', async () => {
    const cwd = repository();
    for (const name of names) {
      mkdirSync(`${cwd}/${name}`);
      const { status, stderr } = await command([], { cwd: `${cwd}/${name}`, env });
      expect(status).toBe(2);
      expect(stderr).toMatch(inert);
      expect(runnerCommands(stderr)).toSatisfy(isFenced);
    }
  });
});

test('the oracle knows both grammars', () => {
  expect(runnerCommands('  ::error file=x::y\na ##[warning]b\n::nothing::\n::ERROR::x\rx\r::debug::')).toEqual([
    'error',
    'warning',
    'ERROR',
    'debug',
  ]);
  expect(runnerCommands('::stop-commands::t\n::error::x\n::t::\n##[error]x')).toEqual([
    'stop-commands',
    'resume',
    'error',
  ]);
});
