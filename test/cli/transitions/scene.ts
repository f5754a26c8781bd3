import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Data, readState } from '../../../src/index.js';
import { gitRepository, type TestRepository } from '../../support/git.js';
import { run, type Said } from '../run.js';

/** A mission in a real repository that takes steps, by a clock that moves on a minute with each. */
export class Scene {
  readonly #repository: TestRepository;
  #clock: number;

  constructor(files: Readonly<Record<string, string>>, start: string) {
    this.#repository = gitRepository();
    this.#clock = Date.parse(start);
    this.put(files);
  }

  /** Puts files into the root, and commits them: what agents do beside the state. Says the commit. */
  put(files: Readonly<Record<string, string>>): string {
    const inRoot = Object.fromEntries(Object.entries(files).map(([path, text]) => [`.grid/${path}`, text]));
    return this.#repository.commit({ subject: 'work', files: inRoot, date: this.now }).slice(0, 7);
  }

  get cwd(): string {
    return this.#repository.top;
  }

  /** Takes a step, and says what the command said. */
  async take(agent: string, ...argv: readonly string[]): Promise<Said> {
    this.#clock += 60_000;
    return run([...argv, '--agent', agent, '--now', this.now], { cwd: this.cwd });
  }

  get now(): string {
    return new Date(this.#clock).toISOString().replace('.000Z', 'Z');
  }

  /** The errors that the linter finds in the root now. */
  async errors(): Promise<readonly string[]> {
    const { stdout } = await run(['--format', 'json', '--now', this.now], { cwd: this.cwd });
    const { findings } = JSON.parse(stdout) as { findings: { severity: string; rule: string; message: string }[] };
    return findings.filter(({ severity }) => severity === 'error').map(({ rule, message }) => `${rule}: ${message}`);
  }

  async get(path: string): Promise<Data | undefined> {
    return (await readState({ cwd: this.cwd })).get(path);
  }

  /** A file of the root; undefined where there is none. */
  text(path: string): string | undefined {
    const full = join(this.cwd, '.grid', path);
    return existsSync(full) ? readFileSync(full, 'utf8') : undefined;
  }
}
