import type { Severity } from '../../core/finding.js';
import type { Limits } from '../../core/limits.js';
import type { FailOn } from '../verdict.js';

/** What a configuration says, ready to be asked. All paths are relative to the repository. */
export interface Configuration {
  /** Its file, as messages call it. */
  readonly name: string;
  /** How loudly it lets a rule speak of a path; undefined when it says nothing about that. */
  severity(rule: string, path: string, isFolder?: boolean): Severity | 'off' | undefined;
  /** Whether a rule cannot speak anywhere. */
  isOff(rule: string): boolean;
  /** Whether a path is left out, itself or with a folder that it lies in. */
  ignores(path: string, isFolder?: boolean): boolean;
  /** Whether there is anything that it leaves out. */
  readonly hasIgnores: boolean;
  readonly limits: Limits;
  /** The trailers by which commits name their agents, by format. */
  readonly agentTrailers: Readonly<Record<string, string>>;
  readonly failOn: FailOn | undefined;
  readonly maxWarnings: number | undefined;
  /** The file of the baseline. */
  readonly baseline: string | undefined;
}
