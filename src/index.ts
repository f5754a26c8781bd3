import { defaultLimits } from './core/limits.js';
import type { RuleFacts } from './core/rule.js';
import type { Tree } from './core/tree.js';
import { formats } from './formats/index.js';
import type { Base } from './lint/changes.js';
import type { Configuration } from './lint/configuration/configuration.js';
import { findConfiguration } from './lint/configuration/find.js';
import { ignoring } from './lint/configuration/ignoring.js';
import { checkTexts, discoverFrom, discoverNamed, nothingToLint, rootAround, type Searched } from './lint/discover.js';
import { ruleUrl } from './lint/finding.js';
import { allRules, type LintResult as Linted, lintRoots } from './lint/lint.js';
import { type Content, checkOptions, type LintOptions } from './lint/lint-options.js';
import { checkChoice } from './lint/rule-choice.js';
import type { Discovered, Search } from './lint/search.js';
import { UsageError } from './lint/usage-error.js';
import type { FailOn } from './lint/verdict.js';
import { insideOf, isFolder, realPath } from './repository/folders.js';
import { RevisionError } from './repository/git/revision-error.js';
import { commonTop, locate, type Place } from './repository/locate.js';
import { MemoryTree } from './repository/memory-tree.js';
import { openRepository, type Repository } from './repository/repository.js';
import { pathsSeenFrom } from './repository/shown-path.js';
import { WorkingTree } from './repository/working-tree.js';

export type { Edit, Finding, RelatedPlace, Repair, Report, ReportedRoot, Severity, Skipped } from './core/finding.js';
export type { Position } from './core/place.js';
export { ConfigurationError } from './lint/configuration/configuration-error.js';
export type { LintOptions } from './lint/lint-options.js';
export { UsageError } from './lint/usage-error.js';
export { type FailOn, fails } from './lint/verdict.js';

export interface LintResult extends Linted {
  /** The folder that the paths of the report are relative to: the top of the repository. */
  readonly top: string;
  /** Folders that could not be searched for want of permission; roots may lie there unseen. Relative to `top`. */
  readonly unsearched: readonly string[];
  /** Paths that led to no root, as they were given; without `allowEmpty`, the first is wrong usage. */
  readonly stateless: readonly string[];
  /** The configuration that held, and what it says of the verdict; undefined when there was none. */
  readonly configuration?: {
    /** Its path, as seen from the working folder. */
    readonly name: string;
    readonly failOn?: FailOn;
    readonly maxWarnings?: number;
  };
}

/** The facts of a rule, and its page. */
export interface RuleInfo extends RuleFacts {
  readonly url: string;
}

const rootNames = formats.map((format) => format.directory);

/**
 * Lints the state roots that some paths stand for. Nothing is written. All paths of the report are relative to `top`.
 * @throws UsageError when a path or a revision does not exist, a path leads to no root or into another repository, a
 * rule is not known, or an option is none or of the wrong type; a ConfigurationError, which is one too, when the
 * configuration cannot be used
 */
export async function lint(options: LintOptions = {}): Promise<LintResult> {
  checkOptions(options);
  const { paths = [], contents = {}, only = [], severities = {}, allowEmpty = false } = options;
  checkChoice({ only, severities }, allRules(formats));
  const cwd = realPath(options.cwd ?? process.cwd());
  if (!isFolder(cwd)) throw new UsageError(`there is no folder ${cwd}`, options.cwd);
  const place = (path: string) => locate(path, cwd, rootNames);
  const here = place('.');
  const named = paths.map(place);
  const given = Object.entries(contents).map(([path, text]) => ({ ...place(path), text }));
  const { top, foreign } = commonTop([named[0] ?? here, ...named.slice(1), ...given], cwd);
  if (foreign) throw new UsageError(`${foreign.given} is not in the repository ${top}; lint one repository at a time`);

  const repository = await openRepository(top, options);
  try {
    const searched = ({ given: words, path }: Place) => ({ given: words, path: insideOf(top, path) ?? '' });
    const texts = given.map((one) => ({ ...searched(one), text: one.text }));
    checkTexts(texts, formats);
    const subject = await subjectOf(repository, options, texts);
    const configuration = await configurationFor(options.config, subject.tree, top, cwd);
    const asked = named.length > 0 ? named : [here];
    const isIgnored = ignoring(
      configuration,
      asked.map(searched).flatMap(({ path }) => [path, rootAround(path, formats)?.path ?? path]),
    );
    const search = {
      tree: subject.tree,
      formats,
      ...(subject.isWorkingTree && { leftOut: repository.ignored }),
      isIgnored: (folder: string) => isIgnored(folder, true),
    };
    const at = options.rev === undefined ? '' : ` at ${options.rev}`;
    const where = `${at}${configuration?.hasIgnores ? `, leaving out what ${configuration.name} ignores` : ''}`;
    const { roots, unsearched, empty } = await discover(
      search,
      named.map(searched),
      { ...searched(here), given: cwd },
      allowEmpty,
      where,
    );
    const { limits = defaultLimits } = configuration ?? {};
    const linted = await lintRoots({ ...subject, roots, only, severities, configuration, isIgnored, limits });
    const stateless = empty.map(({ given: words }) => words);
    return { ...linted, top, unsearched, stateless, ...(configuration && { configuration: verdictOf(configuration) }) };
  } finally {
    repository.close();
  }
}

/** The configuration that holds for a run: the one that is named, else the nearest one above the working folder. */
async function configurationFor(
  named: string | false | undefined,
  tree: Tree,
  top: string,
  cwd: string,
): Promise<Configuration | undefined> {
  if (named === false) return undefined;
  const file =
    named === undefined ? await nearestConfiguration(tree, top, cwd) : namedConfiguration(named, tree, top, cwd);
  if (!file) return undefined;
  const { readConfiguration } = await import('./lint/configuration/read.js');
  const ids = allRules(formats).map(({ id }) => id);
  return readConfiguration(file, ids);
}

async function nearestConfiguration(tree: Tree, top: string, cwd: string) {
  const shown = pathsSeenFrom(cwd, top);
  const path = await findConfiguration(tree, insideOf(top, cwd) ?? '', shown);
  return path === undefined ? undefined : { tree, path, name: shown(path) };
}

/** One outside of the repository is read as if it lay at its top: below the file's own folder lies nothing of it. */
function namedConfiguration(name: string, tree: Tree, top: string, cwd: string) {
  const { path, folder } = locate(name, cwd, []);
  const inside = insideOf(top, path);
  if (inside !== undefined) return { tree, path: inside, name };
  return { tree: new WorkingTree(folder), path: insideOf(folder, path) ?? '', name };
}

function verdictOf({ name, failOn, maxWarnings }: Configuration): NonNullable<LintResult['configuration']> {
  return { name, ...(failOn && { failOn }), ...(maxWarnings !== undefined && { maxWarnings }) };
}

/** What is linted: the working tree, with texts that lie over it, or a commit; and what it is judged against. */
async function subjectOf(
  repository: Repository,
  options: LintOptions,
  texts: readonly (Searched & { text: Content })[],
) {
  const { rev, base, now } = options;
  if (rev !== undefined && texts.length > 0)
    throw new UsageError('texts lie over the working tree, not over a revision');
  if (repository.isBare && rev === undefined) {
    throw new UsageError('this is a bare repository, without a working tree; name a revision to lint');
  }
  const resolve = (revision: string) => repository.resolve(revision).catch(asUsageError);
  const commit = rev === undefined ? undefined : await resolve(rev);
  const overlay = Object.fromEntries(texts.map(({ path, text }) => [path, text]));
  const { workingTree } = repository;
  return {
    isWorkingTree: !commit,
    tree: commit?.tree ?? (texts.length > 0 ? new MemoryTree(overlay, workingTree) : workingTree),
    history: commit?.history ?? repository.history,
    base: base === undefined ? undefined : await baseOf(repository, base, rev),
    now: now === 'commit' ? (commit?.time ?? (await resolve('HEAD')).time) : (now ?? commit?.time ?? Date.now()),
  };
}

/** Where the change that is linted began: what others added to the base since is none of it. */
async function baseOf(repository: Repository, base: string, rev: string | undefined): Promise<Base> {
  const { hash, tree } = await repository.forkPoint(base, rev).catch(asUsageError);
  return { hash, tree, untilWorkingTree: rev === undefined };
}

function asUsageError(error: unknown): never {
  throw error instanceof RevisionError ? new UsageError(error.message) : error;
}

async function discover(
  search: Search,
  named: readonly Searched[],
  here: Searched,
  allowEmpty: boolean,
  where: string,
): Promise<Discovered & { readonly empty: readonly Searched[] }> {
  if (named.length > 0) {
    const found = await discoverNamed(search, named);
    if (found.empty[0] && !allowEmpty) throw await nothingToLint(search, found.empty[0], found, ` or below it${where}`);
    return found;
  }
  const found = await discoverFrom(search, here.path);
  if (found.roots.length === 0 && !allowEmpty) {
    const scope = here.path === '' ? ' or below it' : ', below it or above it in its repository';
    throw await nothingToLint(search, here, found, scope + where);
  }
  return { ...found, empty: [] };
}

/** Every rule there is, sorted by id. */
export function rules(): RuleInfo[] {
  return allRules(formats).map(({ id, severity, summary, source, repair, needs }) => ({
    ...{ id, severity, summary, source },
    ...(repair && { repair }),
    ...(needs && { needs }),
    url: ruleUrl(id),
  }));
}

/** The JSON Schemas of the files that have one, by name (`grid/state`). Each caller gets a copy of its own. */
export function schemas(): Readonly<Record<string, () => Promise<Readonly<Record<string, unknown>>>>> {
  const config = async () => (await import('../schemas/config.schema.json', { with: { type: 'json' } })).default;
  const all = Object.entries<() => Promise<Readonly<Record<string, unknown>>>>(
    Object.assign({ config }, ...formats.map((format) => format.schemas)),
  );
  return Object.fromEntries(all.map(([name, load]) => [name, async () => structuredClone(await load())]));
}
