import type { Baseline } from '../lint/baseline/entry.js';
import { type BaselineFile, findBaseline } from '../lint/baseline/find.js';
import type { Configuration } from '../lint/configuration/configuration.js';
import { ConfigurationError } from '../lint/configuration/configuration-error.js';
import { changeOf, configurationChanges, type SettingsChange } from '../lint/configuration/differences.js';
import { baselineFile } from '../lint/configuration/names.js';
import type { DataFile } from '../lint/data-file.js';
import type { LintOptions, SettingsTree } from '../lint/lint-options.js';
import { UsageError } from '../lint/usage-error.js';
import { insideOf } from '../repository/folders.js';
import type { Repository } from '../repository/repository.js';
import { baselineFileAt, configurationFileFor, readFrom, type SettingsPlace } from './configuration.js';
import type { Settings } from './settings.js';
import { settingsOrigin, UnreadableSettings } from './settings-origin.js';

/**
 * Settings that come from somewhere else than what is linted. What cannot be used there does not hold, and is told: to
 * mend it has to be possible. What is linted never takes its place.
 * @param here what is linted
 * @throws UsageError when there is no such revision, a file that is named is in neither place, or one that lies outside
 * of the repository cannot be used
 */
export async function settingsElsewhere(
  options: LintOptions,
  from: string | SettingsTree,
  here: SettingsPlace,
  repository: Repository,
): Promise<Settings> {
  if (options.updateBaseline) {
    throw new UsageError('a baseline is made with the settings of the working tree, and not with others');
  }
  const { name, tree } = await settingsOrigin(from, repository);
  const reading = new Reading(options, here, { ...here, tree, origin: name });
  const configuration = await reading.configuration();
  return {
    configuration,
    baseline: () => reading.baseline(configuration),
    told: () => ({ from: name, faults: [...reading.faults], changes: reading.changes }),
  };
}

/** Settings that are read, and what is noticed meanwhile. */
class Reading {
  readonly faults = new Set<string>();
  readonly changes: SettingsChange[] = [];
  readonly #options: LintOptions;
  readonly #here: SettingsPlace;
  readonly #there: SettingsPlace;

  constructor(options: LintOptions, here: SettingsPlace, there: SettingsPlace) {
    this.#options = options;
    this.#here = here;
    this.#there = there;
  }

  async configuration(): Promise<Configuration | undefined> {
    const { config } = this.#options;
    const file = await this.#orFault(() => configurationFileFor(config, this.#there));
    if (file && isOutside(file)) return readFrom(file);
    const { tree, top, cwd } = this.#there;
    await this.#compare(async () => {
      if (config === false) return [];
      if (file && config !== undefined) return changeOf('configuration', tree, this.#here.tree, file.path);
      return configurationChanges(tree, this.#here.tree, insideOf(top, cwd) ?? '');
    });
    if (file && (await this.#isNowhere(file))) throw new ConfigurationError([`${file.name} is not there`]);
    return file && this.#orFault(() => readFrom(file));
  }

  /** @param configuration that which holds */
  async baseline(configuration: Configuration | undefined): Promise<Awaited<ReturnType<Settings['baseline']>>> {
    const { baseline: named, config } = this.#options;
    if (named === false) return undefined;
    const isKnown = this.faults.size === 0;
    const at = (place: SettingsPlace, path = baselineFile) => baselineFileAt(named, path, place);
    const file = at(this.#there, configuration?.baseline);
    const find = () => findBaseline(this.#options, configuration?.baseline, () => file);
    if (isOutside(file)) return find();
    const own = named === undefined && config !== false ? await this.#ownBaseline() : undefined;
    await this.#compare(async () => {
      const paths = new Set([file.path, ...(named === undefined ? [own ?? baselineFile] : [])]);
      const changes: SettingsChange[] = [];
      for (const path of paths) {
        changes.push(...(await changeOf('baseline', this.#there.tree, this.#here.tree, path)));
      }
      return changes;
    });
    if (named === undefined && !isKnown) return undefined; // nobody knows which one it is
    if (named !== undefined && (await this.#isNowhere(file))) {
      throw new UsageError(`there is no baseline ${file.name}; it has to be made first`, file.name);
    }
    const found = await this.#orFault(find);
    return found && { ...found, written: await writtenIn(this.#here, file) };
  }

  /** The baseline that the configuration of what is linted names. */
  async #ownBaseline(): Promise<string | undefined> {
    try {
      const file = await configurationFileFor(this.#options.config, { ...this.#here, origin: '' });
      return file && !isOutside(file) ? (await readFrom(file)).baseline : undefined;
    } catch (error) {
      if (error instanceof UsageError) return undefined; // it does not hold, so it is told when it does
      throw error;
    }
  }

  async #compare(changes: () => Promise<readonly SettingsChange[]>): Promise<void> {
    this.changes.push(...((await this.#orFault(changes)) ?? []));
  }

  /** Whether a file is in neither place: its name is written wrongly. */
  async #isNowhere({ path }: DataFile): Promise<boolean> {
    const isMissing = async ({ tree }: SettingsPlace) => {
      const read = await tree.read(path, 0);
      return !read.ok && read.refusal === 'missing';
    };
    const isThere = async () => !(await isMissing(this.#there));
    return (await isMissing(this.#here)) && (await this.#orFault(isThere)) === false;
  }

  /** Undefined, with the reason among the faults, when the settings there cannot be used. */
  async #orFault<T>(read: () => Promise<T>): Promise<T | undefined> {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof UsageError || error instanceof UnreadableSettings)) throw error;
      for (const fault of error instanceof ConfigurationError ? error.faults : [error.message]) this.faults.add(fault);
      return undefined;
    }
  }
}

/** Files outside of the repository are no part of any change. */
const isOutside = ({ origin }: DataFile): boolean => origin === undefined;

/** The baseline as what is linted has it; undefined when nobody can read it. */
async function writtenIn({ tree }: SettingsPlace, { path, name }: BaselineFile): Promise<Baseline | undefined> {
  const read = await tree.read(path, 0);
  if (!read.ok && read.refusal === 'missing') return { path, name, document: undefined, entries: [] };
  const { readBaseline } = await import('../lint/baseline/held.js');
  try {
    return await readBaseline({ tree, path, name });
  } catch (error) {
    if (error instanceof ConfigurationError) return undefined;
    throw error;
  }
}
