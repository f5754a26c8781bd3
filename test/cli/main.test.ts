import { describe, expect, test } from 'vitest';
import type { Io } from '../../src/cli/io.js';
import { main } from '../../src/cli/main.js';
import { repository } from '../support/folder.js';
import { mission } from '../support/mission.js';
import { run } from './run.js';

const never = (what: string): never => {
  throw new Error(`${what} is not needed`);
};

test('what a run does not need is not asked for', async () => {
  let stdout = '';
  const io: Io = {
    cwd: repository({ '.grid/STATE.md': mission }),
    env: {},
    get stdin() {
      return never('standard input');
    },
    stdout: {
      write: (text) => {
        stdout += text;
      },
    },
    get stderr() {
      return never('standard error');
    },
  };
  expect(await main(['--only', 'grid/progress-percent'], io)).toBe(0);
  expect(stdout).toMatch(/^✔ Nothing found/);
});

describe('a bug of ours', () => {
  const broken = async (env: Record<string, string>) => {
    let stderr = '';
    const status = await main([], {
      cwd: repository({ '.grid/STATE.md': mission }),
      env,
      get stdin() {
        return never('standard input');
      },
      stdout: {
        write: () => {
          throw new TypeError('boom \u001b[2J');
        },
      },
      stderr: {
        write: (text) => {
          stderr += text;
        },
      },
    });
    return { status, lines: stderr.split('\n') };
  };

  test('is admitted, without a stack', async () => {
    expect(await broken({})).toEqual({
      status: 3,
      lines: [
        'agent-state-lint: this is a bug of ours, not yours: boom \\x1b[2J',
        '  Please report it, with what you linted: https://github.com/agent-state-lint/agent-state-lint/issues',
        '  AGENT_STATE_LINT_DEBUG=1 shows where it happened.',
        '',
      ],
    });
  });

  test('or with one, for who looks for it', async () => {
    const { status, lines } = await broken({ AGENT_STATE_LINT_DEBUG: '1' });
    expect(status).toBe(3);
    expect(lines.some((line) => /^ {4}at .*main\.test\.ts/.test(line))).toBe(true);
  });
});

describe('on a GitHub runner', () => {
  const env = { GITHUB_ACTIONS: 'true' };
  const fence = /^::stop-commands::([0-9a-f-]{36})\n([\s\S]*)::\1::\n$/;

  test('text that may be a command stands in a fence', async () => {
    const { stderr } = await run(['a::b.md'], { cwd: repository(), env });
    const [, , inside] = fence.exec(stderr) ?? [];
    expect(inside).toBe('agent-state-lint: no such file or directory: a::b.md\n');
  });

  test('so does what a runner might see through other characters', async () => {
    const { stderr } = await run(['#é#[error].md'], { cwd: repository(), env });
    expect(stderr).toMatch(fence);
  });

  test('each fence has its own end', async () => {
    const ends = await Promise.all([1, 2].map(() => run(['a::b.md'], { cwd: repository(), env })));
    expect(ends[0]?.stderr).not.toBe(ends[1]?.stderr);
  });

  test('other text does not', async () => {
    expect((await run(['b.md'], { cwd: repository(), env })).stderr).toBe(
      'agent-state-lint: no such file or directory: b.md\n',
    );
  });

  test('nor does any elsewhere', async () => {
    expect((await run(['a::b.md'], { cwd: repository() })).stderr).not.toContain('stop-commands');
  });
});
