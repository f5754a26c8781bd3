import { spawn } from 'node:child_process';
import { chmodSync, cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { folder } from '../support/folder.js';
import { node } from './command.js';
import { type Command, readOutput, valuesIn } from './runner.js';

const top = join(import.meta.dirname, '../..');
/** What is tested: the bundle as it is shipped. */
export const action = join(top, 'dist/action.js');
const declared: Readonly<Record<string, { readonly default?: string }>> = parse(
  readFileSync(join(top, 'action.yml'), 'utf8'),
).inputs;

export interface Step {
  /** Where the repository is checked out. */
  readonly workspace: string;
  /** What the workflow says below `with`. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** What differs in the environment; undefined takes a variable away. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly event?: string;
  /** What GitHub says of the event. */
  readonly payload?: unknown;
  /** Another user. */
  readonly uid?: number;
}

/** What a runner learns from a step. */
export interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly commands: readonly Command[];
  readonly log: string;
  readonly outputs: Readonly<Record<string, string>>;
  /** Of the job, in Markdown. */
  readonly summary: string;
  /** What stands in the files by which a step could change the environment of the next ones. */
  readonly leaked: string;
}

/** Starts the Action as a runner would. */
export function step({ workspace, inputs = {}, env = {}, event = 'push', payload = {}, uid }: Step): Promise<Ran> {
  const files = ['event.json', 'output', 'summary', 'env', 'path', 'state'];
  const contents = files.map((name) => [name, name === 'event.json' ? JSON.stringify(payload) : '']);
  const temp = folder(Object.fromEntries(contents));
  const file = (name: string) => join(temp, name);
  if (uid !== undefined) {
    // Who may not look into the folder that this project lies in needs a copy.
    cpSync(action, file('action.mjs'));
    chmodSync(temp, 0o755);
    for (const name of files) chmodSync(file(name), 0o666);
  }
  const child = spawn(node, [uid === undefined ? action : file('action.mjs')], {
    cwd: workspace,
    env: {
      PATH: process.env.PATH ?? '',
      SystemRoot: process.env.SystemRoot ?? '',
      HOME: temp,
      CI: 'true',
      ...{ GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: workspace, GITHUB_REPOSITORY: 'ada/recipe-box' },
      ...{ GITHUB_EVENT_NAME: event, GITHUB_EVENT_PATH: file('event.json'), GITHUB_REF: 'refs/pull/1/merge' },
      ...{ GITHUB_OUTPUT: file('output'), GITHUB_STEP_SUMMARY: file('summary'), GITHUB_ENV: file('env') },
      ...{ GITHUB_PATH: file('path'), GITHUB_STATE: file('state'), RUNNER_TEMP: temp },
      ...Object.fromEntries(
        Object.entries(declared).map(([name, { default: value = '' }]) => [
          variable(name),
          inputs[name] ?? (value.startsWith('${{') ? '' : value), // without a token, nobody is asked
        ]),
      ),
      ...env,
    },
    timeout: 90_000,
    killSignal: 'SIGKILL',
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid !== undefined && { uid, gid: uid }),
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const written = (name: string) => readFileSync(file(name), 'utf8');
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => {
      resolve({
        ...{ status, stdout, stderr, ...readOutput(stdout) },
        outputs: valuesIn(written('output')),
        summary: written('summary'),
        leaked: ['env', 'path', 'state'].map(written).join(''),
      });
    });
  });
}

/** The name under which a runner hands an input over: blanks become underscores, hyphens stay. */
function variable(input: string): string {
  return `INPUT_${input.replaceAll(' ', '_').toUpperCase()}`;
}
