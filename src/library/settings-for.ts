import { findBaseline } from '../lint/baseline/find.js';
import type { LintOptions } from '../lint/lint-options.js';
import type { Repository } from '../repository/repository.js';
import { baselineFileAt, configurationFor, type SettingsPlace } from './configuration.js';
import type { Settings } from './settings.js';

/**
 * Finds the settings for a run: among what is linted, or where they are said to come from.
 * @param place what is linted
 * @throws UsageError, ConfigurationError
 */
export async function settingsFor(
  options: LintOptions,
  place: SettingsPlace,
  repository: Repository,
): Promise<Settings> {
  if (options.settingsFrom !== undefined) {
    const { settingsElsewhere } = await import('./settings-elsewhere.js');
    return settingsElsewhere(options, options.settingsFrom, place, repository);
  }
  const configuration = await configurationFor(options.config, place);
  return {
    configuration,
    baseline: () => findBaseline(options, configuration?.baseline, (named, path) => baselineFileAt(named, path, place)),
    told: () => undefined,
  };
}
