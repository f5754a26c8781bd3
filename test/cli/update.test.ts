import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { repository } from '../support/folder.js';
import { edited, mission, prose } from '../support/mission.js';
import { run } from './run.js';

const now = ['--now', '2026-05-12T09:20:00Z'];
const here = (state = mission) => ({ cwd: repository({ '.grid/STATE.md': state }) });
const update = (argv: readonly string[], given = here()) => run(['update', ...argv, ...now], given);
const textIn = ({ cwd }: { readonly cwd: string }) => readFileSync(join(cwd, '.grid/STATE.md'), 'utf8');
const asExecutor = ['--agent', 'executor-007'];
const stamp = { 'updated_at: "2026-05-12T09:15:00Z"': 'updated_at: "2026-05-12T09:20:00Z"' };

describe('update', () => {
  test('changes values, and says which', async () => {
    const given = here();
    const words = ['position.thread=3', 'progress.threads_complete=+1', 'resume.last_commit=69e4958'];
    expect(await update([...asExecutor, ...words], given)).toEqual({
      status: 0,
      stderr: '',
      stdout: [
        'updated .grid/STATE.md',
        '  position.thread: 2 -> 3',
        '  progress.threads_complete: 13 -> 14',
        '  resume.last_commit: "4be91d2" -> "69e4958"',
        '  updated_at: "2026-05-12T09:15:00Z" -> "2026-05-12T09:20:00Z"',
        '',
      ].join('\n'),
    });
    expect(textIn(given)).toBe(
      edited(mission, {
        '  thread: 2\n  thread_total': '  thread: 3\n  thread_total',
        'complete: 13': 'complete: 14',
        '"4be91d2"': '"69e4958"',
        ...stamp,
      }),
    );
  });

  test('values may hold =, quotes, blanks, lists and mappings', async () => {
    const given = here();
    const words = ['cluster=a = "b"', 'phases.completed=["01-pantry"]', 'budget={"session_cost_usd": 2.5}'];
    expect((await update(['--agent', 'mc', ...words], given)).status).toBe(0);
    expect(textIn(given)).toBe(
      edited(mission, { '"Recipe Box"': '"a = \\"b\\""', 'session_cost_usd: 2.1': 'session_cost_usd: 2.5', ...stamp }),
    );
  });

  test('in JSON', async () => {
    const { stdout, status } = await update([...asExecutor, 'position.thread=+1', '--format', 'json']);
    expect([status, JSON.parse(stdout)]).toMatchObject([
      0,
      {
        path: '.grid/STATE.md',
        isWritten: true,
        changes: [{ field: 'position.thread', before: 2, after: 3 }, { field: 'updated_at' }],
        events: [
          { event: 'state_updated', agent: 'executor-007', agent_type: 'executor', fields: ['position.thread'] },
        ],
      },
    ]);
  });

  test('--dry-run shows the difference, and leaves no trace', async () => {
    const given = here();
    const { status, stdout } = await update([...asExecutor, 'position.thread=3', '--dry-run'], given);
    expect([status, stdout]).toEqual([0, expect.stringContaining('\n-  thread: 2\n+  thread: 3\n')]);
    expect([textIn(given), existsSync(join(given.cwd, '.grid/.state.lock'))]).toEqual([mission, false]);
  });

  test('--events', async () => {
    const given = here();
    await update([...asExecutor, 'position.thread=3', '--events', 'events.jsonl'], given);
    const [line = '', ...more] = readFileSync(join(given.cwd, 'events.jsonl'), 'utf8').split('\n');
    expect(more).toEqual(['']);
    expect(JSON.parse(line)).toMatchObject({ event: 'state_updated', timestamp: '2026-05-12T09:20:00Z' });
  });

  test('the last thread of a wave', async () => {
    const given = here(edited(mission, { '  thread: 2\n  thread_total': '  thread: 4\n  thread_total' }));
    const { stdout } = await update([...asExecutor, 'position.thread=+1'], given);
    expect(stdout.split('\n').slice(-2)).toEqual(['wave complete; what comes next is for mc to write', '']);
    expect(textIn(given)).toContain('  thread: 4\n');
  });

  test('--expect', async () => {
    const words = [...asExecutor, 'position.thread=3', '--expect', 'resume.last_commit=4be91d2'];
    expect((await update([...words, '--expect', 'position.thread=2'])).status).toBe(0);
    const given = here();
    const stale = await update([...words, '--expect', 'position.thread=1'], given);
    expect([stale.status, textIn(given)]).toEqual([76, mission]);
    expect(stale.stderr).toContain('position.thread is 2, and 1 was expected');
  });
});

describe('what goes wrong has a status, and in JSON a name', () => {
  const broken = edited(mission, { 'total: 2': 'total: [' });
  test.each<[number, string, string, readonly string[]]>([
    [1, 'PermissionDenied', mission, [...asExecutor, 'status=failed']],
    [1, 'ValidationFailed', mission, [...asExecutor, 'position.thread=9']],
    [1, 'ValidationFailed', mission, [...asExecutor, 'position.tread=3']],
    [2, 'InvalidFrontmatter', broken, ['--agent', 'mc', 'mode=guided']],
    [2, 'InvalidFrontmatter', prose, ['--agent', 'mc', 'status=x']],
    [2, 'StateNotFound', mission, ['--agent', 'mc', 'mode=guided', '--root', '/']],
    [76, 'StaleState', mission, ['--agent', 'mc', 'mode=guided', '--expect', 'mode=autopilot']],
    [2, 'UsageError', mission, ['--agent', 'mc', 'mode']],
  ])('%i %s', async (status, name, state, argv) => {
    const given = here(state);
    const plain = await update(argv, given);
    const json = await update([...argv, '--format', 'json'], given);
    expect([plain.status, json.status, plain.stdout, json.stderr]).toEqual([status, status, '', plain.stderr]);
    const { error } = JSON.parse(json.stdout);
    expect([error.name, `agent-state-lint: ${error.message}\n`]).toEqual([name, plain.stderr]);
    expect(textIn(given)).toBe(state);
  });

  test('the errors that would come of it are told with their places', async () => {
    const { stdout } = await update([...asExecutor, 'position.thread=9', '--format', 'json']);
    expect(JSON.parse(stdout).error.findings).toMatchObject([
      { rule: 'grid/position-thread', pointer: '/position/thread' },
    ]);
  });
});

describe('wrong usage', () => {
  test.each<[string, readonly string[], string]>([
    ['no agent', ['mode=guided'], "required option '--agent <name>' not specified"],
    ['no field', [...asExecutor], "missing required argument 'field=value'"],
    ['no value', [...asExecutor, 'mode'], 'expected a field and its value, such as position.thread=3, not "mode"'],
    ['no name', [...asExecutor, '=3'], '"=3" names no field before its ='],
    ['half a name', [...asExecutor, 'position.=3'], '"position.=3" names no field before its ='],
    ['a field twice', [...asExecutor, 'mode=a', 'mode=b'], '"mode" is given twice'],
    [
      'a field and what is in it',
      [...asExecutor, 'position={}', 'position.thread=3'],
      '"position" and "position.thread", which lies in it, are both given; give one of them',
    ],
    [
      'what is in a field, and it',
      [...asExecutor, 'position.thread=3', 'position={}'],
      '"position" and "position.thread", which lies in it, are both given',
    ],
    ['two roots', [...asExecutor, 'mode=a', '--root', '.', '--root', '.grid'], '--root is given twice'],
    ['two agents', [...asExecutor, '--agent', 'mc', 'mode=a'], '--agent is given twice'],
    [
      'a name with a dot',
      ['--agent', 'mc', 'persistent.tech_stack={"node.js": "24"}'],
      '"node.js" has a dot in its name',
    ],
    [
      'an increment that is expected',
      [...asExecutor, 'mode=a', '--expect', 'position.thread=+1'],
      'what is expected holds an increment',
    ],
    ['a name that is none', ['--agent', 'mc', '__proto__.x=1'], '"__proto__" is no name of a field'],
    ['no clock', [...asExecutor, 'mode=a', '--now', 'commit'], '--now wants a moment'],
    ['an empty root', [...asExecutor, 'mode=a', '--root', ''], '--root must not be empty'],
  ])('%s', async (_, argv, message) => {
    const { status, stderr } = await run(['update', ...now, ...argv], here());
    expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
  });
});

describe('get', () => {
  const get = async (argv: readonly string[], given = here()) => {
    const { status, stdout, stderr } = await run(['get', ...argv], given);
    return [status, stdout, stderr];
  };

  test.each([
    ['position.thread', '2\n'],
    ['status', 'in_progress\n'],
    ['progress.percent', '80\n'],
    ['resume.can_resume', 'true\n'],
    ['resume.checkpoint_file', 'null\n'],
    ['resume.last_commit', '4be91d2\n'],
    ['agents.active.0.task', 'Kitchen timers\n'],
    ['blockers', '[]\n'],
    ['resume.resume_position', '{\n  "phase": 2,\n  "block": 3,\n  "thread": 2\n}\n'],
  ])('%s', async (field, said) => {
    expect(await get([field])).toEqual([0, said, '']);
  });

  test('--json', async () => {
    expect(await get(['status', '--json'])).toEqual([0, '"in_progress"\n', '']);
    expect(await get(['resume.checkpoint_file', '--json'])).toEqual([0, 'null\n', '']);
  });

  test('all of it', async () => {
    const [status, said] = await get([]);
    expect([status, JSON.parse(String(said)).position.block_id]).toEqual([0, '02-03']);
  });

  test('what is not there', async () => {
    expect(await get(['position.tread'])).toEqual([
      1,
      '',
      'agent-state-lint: the state says nothing of position.tread\n',
    ]);
  });

  test('nothing that a terminal obeys', async () => {
    const given = here(edited(mission, { '"Recipe Box"': '"a\\e[31mb\\nc"' }));
    const [, said] = await get(['cluster'], given);
    expect(said).not.toContain('\u001b');
    expect(String(said).split('\n')).toHaveLength(3);
  });

  test('no state, a broken one, and wrong usage', async () => {
    expect((await get(['status'], { cwd: repository() }))[0]).toBe(2);
    expect((await get(['status'], here('---\na: [\n---\n')))[0]).toBe(2);
    expect((await get(['']))[0]).toBe(2);
    expect((await get(['status', '--root', '']))[0]).toBe(2);
  });
});
