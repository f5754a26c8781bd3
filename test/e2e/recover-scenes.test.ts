import { existsSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { folder } from '../support/folder.js';
import { gitRepository, type NewCommit, type TestRepository } from '../support/git.js';
import { edited, mission } from '../support/mission.js';
import { beside } from '../support/mission-files.js';
import { missionHistory } from '../support/mission-history.js';
import { command } from './command.js';

// Recovery as people need it: real repositories, the real command, and what lies there afterwards.

const state = '.grid/STATE.md';
const at = (top: string, path = state) => readFileSync(join(top, path), 'utf8');
const now = ['--now', '2026-05-12T09:20:00Z'];

/** The front matter of a file. */
function saidBy(top: string, path = state) {
  const [, yaml = ''] = /^---\r?\n([\s\S]*?)\r?\n---/.exec(at(top, path)) ?? [];
  return parse(yaml);
}

const run = (top: string, ...argv: string[]) => command(argv, { cwd: top });

/** What the linter says of all of it: the rules, by severity, that speak. */
async function lintOf(
  top: string,
  ...argv: string[]
): Promise<{ status: number | null; errors: string[]; rules: string[] }> {
  const { status, stdout } = await run(top, '--format', 'json', ...argv);
  const findings: { rule: string; severity: string; message: string }[] = JSON.parse(stdout).findings;
  return {
    status,
    errors: findings.filter(({ severity }) => severity === 'error').map(({ rule, message }) => `${rule} ${message}`),
    rules: findings.map(({ rule }) => rule),
  };
}

/** The healthy mission in its repository, all of it committed. */
function committed(files: Readonly<Record<string, string>> = {}): TestRepository {
  const repository = missionHistory();
  const date = '2026-05-12T09:16:00Z';
  repository.commit({ subject: 'chore: the state', date, files: { [state]: mission, ...beside, ...files } });
  return repository;
}

const backups = (top: string) => readdirSync(join(top, '.grid')).filter((name) => name.endsWith('.bak'));

describe('a session that was killed (persistence guide, "Testing Persistence", test 2)', () => {
  const scratchpad = (hash: string) => `# Scratchpad

executor-007 | 09:10:00 | PROGRESS
Finding: "Thread 1 complete (commit ${hash.slice(0, 7)})"

executor-007 | 09:15:30 | DISCOVERY
Finding: "The timer rings twice when it is paused"
`;

  function killed(): TestRepository {
    const repository = committed();
    const date = '2026-05-12T09:17:00Z';
    const thread = repository.commit({ subject: 'feat(02-03): wind the timer', date, files: { 'src/wind.ts': '1' } });
    repository.commit({ subject: 'chore: notes', date, files: { '.grid/SCRATCHPAD.md': scratchpad(thread) } });
    repository.put({ 'src/bell.ts': 'export const ring = 1;\n', 'src/timer.ts': 'export const ring = 0;\n' });
    repository.git('add', 'src/timer.ts');
    return repository;
  }

  const later = ['--now', '2026-05-12T10:00:00Z'];

  test('what it was doing becomes a checkpoint, and the next session finds a healthy state', async () => {
    const { top, git } = killed();
    expect((await lintOf(top, ...later)).rules).toContain('grid/session-death');

    const asked = await run(top, 'recover', ...later);
    expect(asked.status).toBe(1);
    expect(asked.stdout).toContain('session_death');
    expect(existsSync(join(top, '.grid/CHECKPOINT.md'))).toBe(false);

    const written = await run(top, 'recover', '--write', '--yes', ...later);
    expect([written.status, written.stderr]).toEqual([0, expect.not.stringContaining('rror')]);
    const checkpoint = saidBy(top, '.grid/CHECKPOINT.md');
    expect(checkpoint.type).toBe('session_death');
    const details = checkpoint.checkpoint_details ?? checkpoint;
    expect(details.last_action).toContain('The timer rings twice');
    expect(details.partial_work).toMatchObject({
      files_created: ['src/bell.ts'],
      files_modified: ['src/timer.ts'],
      staged_changes: true,
    });
    expect(JSON.stringify(checkpoint.completed_threads)).toContain(
      git('log', '-1', '--format=%h', '--grep=wind the timer'),
    );
    expect(saidBy(top).resume.checkpoint_file).toMatch(/CHECKPOINT\.md$/);
    expect(at(top)).toContain('Amounts are stored in grams');

    const { errors, rules } = await lintOf(top, ...later);
    expect(errors).toEqual([]);
    expect(rules).not.toContain('grid/session-death');
    expect((await run(top, 'recover', ...later)).status).toBe(0);
  });

  test('one that is merely quiet is left alone', async () => {
    const { top } = killed();
    for (const path of ['.grid/SCRATCHPAD.md', state]) {
      const moment = new Date('2026-05-12T09:16:00Z');
      utimesSync(join(top, path), moment, moment);
    }
    const { status } = await run(top, 'recover', '--write', '--yes', ...now);
    expect(status).toBe(0);
    expect(at(top)).toBe(mission);
    expect(existsSync(join(top, '.grid/CHECKPOINT.md'))).toBe(false);
  });
});

describe('STATE.md was emptied by a crash', () => {
  test('all that the last commit held comes back, and only --write changes anything', async () => {
    const { top, put, git } = committed();
    put({ [state]: '' });
    expect((await run(top, 'recover', ...now)).status).toBe(1);
    expect(at(top)).toBe('');
    expect((await run(top, 'recover', '--write', '--yes', ...now)).status).toBe(0);
    expect((await lintOf(top, ...now)).errors).toEqual([]);
    const { updated_at: _, ...rest } = saidBy(top);
    const { updated_at: __, ...before } = parse(mission.split('---\n')[1] ?? '');
    expect(rest).toEqual(before);
    expect(at(top).endsWith(mission.slice(mission.indexOf('# THE GRID')))).toBe(true);
    expect(git('log', '-1', '--format=%s')).toBe('chore: the state');
  });

  test('what the blocks did since that commit counts', async () => {
    const { top, put, commit } = committed();
    commit({
      subject: 'feat(02-03): ring the timers',
      date: '2026-05-12T09:17:00Z',
      files: {
        'src/timer.ts': 'export const ring = 2;\n',
        '.grid/phases/02-kitchen/02-03-SUMMARY.md':
          '---\ncluster: "Recipe Box"\nblock: "02-03"\ncommits: ["4be91d2"]\nartifacts_created: ["src/timer.ts"]\n---\n\n# Timers\n\nThey ring.\n',
      },
    });
    put({ [state]: '\0'.repeat(200) });
    expect((await run(top, 'recover', '--write', '--yes', ...now)).status).toBe(0);
    expect(saidBy(top).progress).toMatchObject({ blocks_complete: 5, blocks_total: 5, percent: 100 });
    expect((await lintOf(top, ...now)).errors).toEqual([]);
  });
});

test('corruption that was committed twice is walked past, and what is newer stays', async () => {
  const { top, commit, put } = committed();
  const first = edited(mission, { '  total: 2\n  current: 2': '  total: [2\n  current: 2' });
  const second = first.slice(0, first.indexOf('persistent:'));
  commit({ subject: 'chore: state', date: '2026-05-12T09:17:00Z', files: { [state]: first } });
  commit({ subject: 'chore: state', date: '2026-05-12T09:18:00Z', files: { [state]: second } });
  put({ [state]: edited(second, { 'mode: "guided"': '# agreed on Monday\nmode: "hands_on"' }) });

  expect((await run(top, 'recover', '--write', '--yes', ...now)).status).toBe(0);
  expect((await lintOf(top, ...now)).errors).toEqual([]);
  expect(at(top)).toContain('# agreed on Monday\nmode: "hands_on"');
  const { persistent, progress } = saidBy(top);
  expect(persistent.decisions.map(({ id }: { id: string }) => id)).toEqual(['dec-001']);
  expect(persistent.artifacts[0].path).toBe('src/recipe.ts');
  expect(progress).toMatchObject({ blocks_complete: 4, blocks_total: 5 });
});

describe('a mission in prose', () => {
  const prose = `# Grid State - harbour-lights

## Current Position
Phase: 2 of 3 (Lamps)
Block: 04 of 09
Status: Block complete
Last activity: 2026-03-14 - Completed 04-PLAN.md

Progress: [████░░░░░] 44.4%

## Session Continuity
Last session: 2026-03-14 17:33
Stopped at: Completed Block 04 - Fog horn
Resume file: None

## Block Status

### Phase 1: Groundwork (Block 01)
- ✅ Block 01: Lay the cables - COMPLETE

### Phase 2: Lamps (Blocks 02-06)
- ✅ Block 02: Pier lamps - COMPLETE (inferred)
- ✅ Block 03: Dimmer - COMPLETE
- ✅ Block 04: Fog horn - COMPLETE
- ⏳ Block 05: Buoys
- ⏳ Block 06: Signal codes

### Phase 3: Finish (Blocks 07-09)
- ⏳ Block 07: Paint
- ⏳ Block 08: Log book
- ⏳ Block 09: Rehearsal

## Notes
- Block 02: Completed (inferred from the lamps on the pier)
`;
  const summary = (block: string) => `---
cluster: harbour-lights
block: ${block}
commits: ["a47d19e"]
key-files:
  created: ["src/recipe.ts"]
---

# Block ${block}

Done as planned.
`;

  test('is brought to the schema: what it says is kept, what nobody says is to be decided', async () => {
    const repository = missionHistory();
    const { top } = repository;
    repository.commit({
      subject: 'docs(04): complete block 04',
      date: '2026-05-12T09:00:00Z',
      files: { [state]: prose, '.grid/01-SUMMARY.md': summary('01'), '.grid/04-SUMMARY.md': summary('04') },
    });
    expect((await run(top, 'recover', ...now)).status).toBe(0);

    const asked = await run(top, 'migrate', ...now);
    expect(asked.status).toBe(1);
    expect(asked.stdout).toMatch(/Completed: Blocks 01, 02, 03, 04\b/);
    expect(asked.stdout).toMatch(/Current: Block 05\b/);
    expect(asked.stdout).toMatch(/Progress: ~?44(?:\.4)?%/);
    expect(asked.stdout).toContain('To be decided:');
    expect(at(top)).toBe(prose);

    expect((await run(top, 'migrate', '--write', '--yes', ...now)).status).toBe(0);
    const said = saidBy(top);
    expect(said.cluster).toBe('harbour-lights');
    expect(said.phases.total).toBe(3);
    expect(said.phases.current).toBe(2);
    expect(said.phases.completed).toEqual(['01-groundwork']);
    expect(
      said.phases.definitions.map(({ id, blocks, blocks_complete, status }: Record<string, unknown>) => ({
        id,
        blocks,
        blocks_complete,
        status,
      })),
    ).toEqual([
      { id: '01-groundwork', blocks: 1, blocks_complete: 1, status: 'complete' },
      { id: '02-lamps', blocks: 5, blocks_complete: 3, status: 'in_progress' },
      { id: '03-finish', blocks: 3, blocks_complete: 0, status: 'pending' },
    ]);
    expect(said.position).toMatchObject({ phase: 2, phase_id: '02-lamps', block: 4 });
    expect(said.progress).toMatchObject({ blocks_complete: 4, blocks_total: 9, percent: 44.4 });
    expect(said.status).toBe('in_progress');
    expect(at(top)).toContain('- Block 02: Completed (inferred from the lamps on the pier)');
    // Of what prose never says, the account says that a person has to decide it.
    const { recovery } = JSON.parse((await run(fresh(prose), 'migrate', '--format', 'json', ...now)).stdout);
    const rows = new Map(recovery[0].account.map((row: { field: string; sure: boolean }) => [row.field, row.sure]));
    for (const field of ['mode', 'session_id', 'mission_id']) expect(rows.get(field)).toBe(false);
    expect(recovery[0].decide.join('\n')).toMatch(/mode/);

    const { errors } = await lintOf(
      top,
      '--only',
      'syntax/',
      '--only',
      'schema/',
      '--only',
      'grid/p',
      '--only',
      'grid/t',
      ...now,
    );
    expect(errors.filter((error) => !error.startsWith('grid/plan-exists'))).toEqual([]);
    expect((await run(top, 'migrate', ...now)).status).toBe(0);
  });

  const fresh = (text: string) => folder({ [state]: text, '.git/HEAD': '' });
});

describe('the figures of the checkpoint flow, "Recovery Mode"', () => {
  const plan = (block: number) => [`.grid/plans/blog-block-0${block}.md`, `# Block 0${block}\n\n1. Write it.\n`];
  const summary = (block: string) =>
    `---\nblock: "${block}"\nartifacts_created: ["src/${block}.ts"]\n---\n\n# Block ${block}\n\nDone.\n`;

  function broken(): TestRepository {
    const plans = Object.fromEntries([1, 2, 3, 4, 5, 6].map(plan));
    const commits: NewCommit[] = [{ subject: 'chore: plans', files: { ...plans, [state]: 'cluster: [blog\n\0\0\0' } }];
    for (let number = 1; number <= 15; number += 1) {
      const block = number <= 8 ? '01' : '02';
      const type = number % 4 === 0 ? 'fix' : 'feat';
      commits.push({ subject: `${type}(${block}): step ${number}`, files: { [`src/${block}.ts`]: String(number) } });
    }
    commits.push({
      subject: 'chore: summaries',
      files: {
        '.grid/phases/01-foundation/01-SUMMARY.md': summary('01'),
        '.grid/phases/01-foundation/02-SUMMARY.md': summary('02'),
      },
    });
    return gitRepository(commits);
  }

  test('blocks 01 and 02 of six are done, 03 is next, and git knows 15 commits', async () => {
    const { top } = broken();
    const { status, stdout } = await run(top, 'recover', ...now);
    expect(status).toBe(1);
    expect(stdout).toMatch(/^STATE RECOVERY$/m);
    expect(stdout).toMatch(/Cluster: blog \(inferred/);
    expect(stdout).toMatch(/Completed: Blocks 01, 02$/m);
    expect(stdout).toMatch(/Current: Block 03 \(inferred\)/);
    expect(stdout).toMatch(/Progress: ~33%/);
    expect(stdout).toMatch(/Commits: 15 found in git/);
  });

  test('without git, the summaries and the plans say as much', async () => {
    const { top } = broken();
    const { stdout } = await run(top, 'recover', '--no-git', ...now);
    expect(stdout).toMatch(/Completed: Blocks 01, 02$/m);
    expect(stdout).toMatch(/Progress: ~33%/);
    expect(stdout).not.toMatch(/found in git/);
    expect((await run(top, 'recover', '--no-git', '--write', '--yes', ...now)).status).toBe(0);
    expect(saidBy(top).progress).toMatchObject({ blocks_complete: 2, blocks_total: 6 });
    expect((await lintOf(top, '--no-git', ...now)).errors).toEqual([]);
  });
});

describe('back to an older commit', () => {
  test('its state comes back as it was; the commands for the work are told, and not run', async () => {
    const repository = committed();
    const { top, git } = repository;
    const old = git('rev-parse', 'HEAD');
    const next = edited(mission, {
      'updated_at: "2026-05-12T09:15:00Z"': 'updated_at: "2026-05-12T09:17:00Z"',
      'Timers"': 'Bells"',
    });
    repository.commit({
      subject: 'feat(02-03): bells',
      date: '2026-05-12T09:17:00Z',
      files: { [state]: next, 'src/bell.ts': 'x' },
    });
    const head = git('rev-parse', 'HEAD');

    const { status, stdout } = await run(top, 'recover', '--to', old.slice(0, 10), ...now);
    expect(status).toBe(1);
    expect(stdout).toContain('feat(02-03): bells');
    expect(stdout).toContain(`git revert --no-commit ${old}..HEAD`);
    expect(stdout).toContain(`git reset --hard ${old}`);
    expect(at(top)).toBe(next);

    expect((await run(top, 'recover', '--to', old, '--write', '--yes', ...now)).status).toBe(0);
    expect(at(top)).toBe(mission);
    expect(git('rev-parse', 'HEAD')).toBe(head);
    expect(existsSync(join(top, 'src/bell.ts'))).toBe(true);
  });

  test('a commit whose state is broken is refused', async () => {
    const repository = committed();
    const { top } = repository;
    const broken = repository.commit({
      subject: 'chore: state',
      files: { [state]: mission.replace('status: "in', 'status: ["in') },
    });
    repository.put({ [state]: mission });
    const { status } = await run(top, 'recover', '--to', broken, '--write', '--yes', ...now);
    expect(status).toBe(2);
    expect(at(top)).toBe(mission);
  });
});

test('in the middle of a merge, that is said first, and both sides survive as far as they can', async () => {
  const repository = committed();
  const { top, git } = repository;
  git('checkout', '--quiet', '-b', 'kitchen');
  repository.commit({
    subject: 'theirs',
    files: { [state]: edited(mission, { 'block_name: "Timers"': 'block_name: "Bells"' }) },
  });
  git('checkout', '--quiet', 'main');
  repository.commit({
    subject: 'ours',
    files: { [state]: edited(mission, { 'block_name: "Timers"': 'block_name: "Gongs"' }) },
  });
  expect(() => git('merge', 'kitchen')).toThrow();
  expect(at(top)).toContain('<<<<<<<');

  const { status, stderr, stdout } = await run(top, 'recover', ...now);
  expect(status).toBe(1);
  expect(stderr.split('\n')[0]).toContain('merge');
  expect(stdout).toContain('Bells');
  expect((await run(top, 'recover', '--write', '--yes', ...now)).status).toBe(0);
  expect(saidBy(top).position.block_name).toBe('Gongs');
  expect((await lintOf(top, ...now)).errors).toEqual([]);
});

test('--write keeps the old file once, and a second time there is nothing to do', async () => {
  const { top, put } = committed();
  const broken = edited(mission, { 'percent: 80.0': 'percent: "eighty' });
  put({ [state]: broken });
  expect((await run(top, 'recover', '--write', '--yes', ...now)).status).toBe(0);
  const [kept, ...others] = backups(top);
  expect([at(top, `.grid/${kept}`), others]).toEqual([broken, []]);
  const recovered = at(top);
  const { updated_at } = saidBy(top);
  const mended = {
    'percent: 80.0': 'percent: 80',
    'updated_at: "2026-05-12T09:15:00Z"': `updated_at: "${updated_at}"`,
  };
  expect(recovered).toBe(edited(mission, mended));

  expect((await run(top, 'recover', '--write', '--yes', ...now)).status).toBe(0);
  expect([at(top), backups(top)]).toEqual([recovered, [kept]]);

  put({ [state]: broken });
  expect((await run(top, 'recover', '--write', '--yes', ...now)).status).toBe(0);
  expect([at(top), backups(top)]).toEqual([recovered, [kept]]);
});

test('a folder without any git is recovered from what lies in it', async () => {
  const top = folder({ [state]: mission.slice(0, mission.indexOf('agents:')), ...beside });
  const { status } = await run(top, 'recover', '--write', '--yes', ...now);
  expect(status).toBe(0);
  expect(saidBy(top)).toMatchObject({ cluster: 'Recipe Box', progress: { blocks_complete: 4, blocks_total: 5 } });
  expect((await lintOf(top, ...now)).errors).toEqual([]);
});

test('a fresh root lints clean, and nothing that is there is overwritten', async () => {
  const top = folder({ '.grid/config.json': '{ "theirs": true }\n', '.git/HEAD': 'ref: refs/heads/main\n' });
  expect((await run(top, 'init', '--name', 'Harbour Lights', ...now)).status).toBe(0);
  expect(at(top, '.grid/config.json')).toBe('{ "theirs": true }\n');
  for (const name of ['STATE.md', 'WARMTH.md', 'SCRATCHPAD.md', 'DECISIONS.md', 'BLOCKERS.md']) {
    expect(existsSync(join(top, '.grid', name)), name).toBe(true);
  }
  const { status, rules } = await lintOf(top, ...now);
  expect([status, rules]).toEqual([0, []]);
  expect(saidBy(top)).toMatchObject({ cluster: 'Harbour Lights', status: 'planning' });
});
