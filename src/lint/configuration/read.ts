import { defaultLimits } from '../../core/limits.js';
import type { JsonSchema } from '../../core/schema.js';
import { specify } from '../../formats/common/specify.js';
import { dataOf } from '../../text/data.js';
import { TextDocument } from '../../text/document.js';
import { compileGlob, type Glob } from '../../text/glob.js';
import { claimedPath, parentOf } from '../../text/paths.js';
import { called, type DataFile, errorOf, textOf, type Wrong } from '../data-file.js';
import type { Configuration } from './configuration.js';
import { ConfigurationError } from './configuration-error.js';
import schema from './generated/config.schema.json' with { type: 'json' };
import type { Settings } from './generated/types.js';
import { validateSettings } from './generated/validators.mjs';
import { judge } from './judge.js';
import { limitsWith } from './limit-settings.js';
import { packageBytes, packageFile } from './names.js';
import { parse } from './notation.js';

const mostBytes = 128 * 1024;
const mostRemembered = 100_000;

/**
 * Reads a configuration. It is data and nothing else: no code, no other files, nothing of the environment.
 * @param ruleIds the rules there are
 * @throws ConfigurationError with all that is wrong
 */
export async function readConfiguration(file: DataFile, ruleIds: readonly string[]): Promise<Configuration> {
  const { path } = file;
  const text = await settingsText(file);
  const { root, faults } = parse(baseName(path), text);
  const plain = new TextDocument(path, text, { faults: [] });
  const wrong = faults.map(({ message, start, end }): Wrong => ({ at: plain.span(start, end), message }));
  if (root?.kind === 'map') {
    const { verdict, data } = specify<Settings>(dataOf(root), {
      schema: schema as JsonSchema,
      validate: validateSettings,
    });
    wrong.push(...(await judge(new TextDocument(path, text, { root, faults: [], verdict }), ruleIds)));
    if (wrong.length === 0) return configurationOf(data as Settings, file); // with nothing wrong, nothing was left out
  } else if (root && root.end > root.start) {
    const found = root.kind === 'list' ? 'a list' : 'a single value';
    const message = `the configuration is ${found}, expected a mapping of settings`;
    wrong.push({ at: plain.span(root.start, root.end), message });
  }
  if (wrong.length > 0) throw errorOf(file, wrong);
  return configurationOf({}, file); // nothing but comments
}

async function settingsText(file: DataFile): Promise<string> {
  const { path } = file;
  if (!/\.(?:ya?ml|json)$/.test(path)) {
    throw new ConfigurationError([
      `${called(file)} is no configuration; expected a file called *.yaml, *.yml or *.json`,
    ]);
  }
  return textOf(file, baseName(path) === packageFile ? packageBytes : mostBytes);
}

function configurationOf(settings: Settings, file: DataFile): Configuration {
  const folder = parentOf(file.path);
  const {
    rules = {},
    ignore = [],
    overrides = [],
    limits = {},
    agentTrailers = {},
    failOn,
    maxWarnings,
    baseline,
  } = settings;
  const everywhere = new Map(Object.entries(rules));
  const special = overrides.map((one) => ({
    rules: new Map(Object.entries(one.rules)),
    covers: anyOf(one.paths, folder),
  }));
  const rulesAt = remembered((at, isFolder) =>
    special.filter((one) => one.covers(at, isFolder)).map((one) => one.rules),
  );
  return {
    name: called(file),
    severity: (rule, at, isFolder) => (rulesAt(at, isFolder).findLast((one) => one.has(rule)) ?? everywhere).get(rule),
    isOff: (rule) => everywhere.get(rule) === 'off' && special.every((one) => (one.rules.get(rule) ?? 'off') === 'off'),
    ignores: remembered(anyOf(ignore, folder)),
    hasIgnores: ignore.length > 0,
    limits: limitsWith(defaultLimits, limits),
    agentTrailers: { ...agentTrailers },
    failOn,
    maxWarnings,
    baseline: baseline === undefined ? undefined : claimedPath(baseline, folder),
  };
}

/** What is known of a path need not be found out again for the next finding there. */
function remembered<T>(ask: (path: string, isFolder?: boolean) => T): (path: string, isFolder?: boolean) => T {
  const known = new Map<string, T>();
  return (path, isFolder = false) => {
    const key = `${isFolder ? '/' : ''}${path}`;
    const answer = known.has(key) ? (known.get(key) as T) : ask(path, isFolder);
    if (known.size < mostRemembered) known.set(key, answer);
    return answer;
  };
}

/** Whether any of some globs covers a path of the repository: what lies outside of their folder, none does. */
function anyOf(globs: readonly string[], folder: string): Glob {
  const compiled = globs.map(compileGlob);
  return (path, isFolder) => {
    if (folder !== '' && !path.startsWith(`${folder}/`)) return false;
    const inside = folder === '' ? path : path.slice(folder.length + 1);
    return compiled.some((covers) => covers(inside, isFolder));
  };
}

const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
