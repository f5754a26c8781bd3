import type { BaselineRun } from '../lint/baseline/hold.js';
import type { Configuration } from '../lint/configuration/configuration.js';
import type { SettingsReading } from './result.js';

/** What is configured for a run. */
export interface Settings {
  readonly configuration: Configuration | undefined;
  /** @throws UsageError, ConfigurationError */
  readonly baseline: () => Promise<Pick<BaselineRun, 'file' | 'written' | 'isUpdated'> | undefined>;
  /** What is to be said of where they come from, when that is not what is linted. After the baseline was found. */
  readonly told: () => SettingsReading | undefined;
}
