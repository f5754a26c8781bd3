import type { CommitView } from '../core/history.js';
import { defaultLimits } from '../core/limits.js';
import type { Tree } from '../core/tree.js';
import { formats } from '../formats/index.js';
import { askedOnce } from '../lint/asked-commits.js';
import type { Configuration } from '../lint/configuration/configuration.js';
import { ignoring } from '../lint/configuration/ignoring.js';
import { checkTexts, rootAround, type Searched } from '../lint/discover.js';
import { allRules, type LintRun } from '../lint/lint.js';
import type { Content, LintOptions } from '../lint/lint-options.js';
import { checkChoice } from '../lint/rule-choice.js';
import { isInShard, readShard } from '../lint/shard.js';
import { UsageError } from '../lint/usage-error.js';
import { insideOf, isFolder, realPath } from '../repository/folders.js';
import { commonTop, locate, type Place } from '../repository/locate.js';
import { openRepository, type Repository } from '../repository/repository.js';
import type { Prepared } from './result.js';
import { discover } from './roots.js';
import { settingsFor } from './settings-for.js';
import { changedAmong, subjectOf } from './subject.js';

const rootNames = formats.flatMap(({ directories }) => directories);

/** A text that stands for a file. */
type Text = Searched & { readonly text: Content };

/** What some options name, in one repository. */
interface Named {
  /** The working folder, and the top of the repository: absolute, without links. */
  readonly cwd: string;
  readonly top: string;
  readonly here: Searched;
  readonly paths: readonly Searched[];
  readonly texts: readonly Text[];
}

/**
 * Finds out what some options stand for, and has it judged.
 * @param judge gets the paths of the texts that were given, too
 * @param gone the commit in which to find roots that are no longer there: those that are named, and without names, all
 * when there is no root any more. They are left out when it gives nothing
 * @throws UsageError, ConfigurationError
 */
export async function prepared<T>(
  options: LintOptions,
  judge: (run: LintRun, texts: readonly string[], repository: Repository) => Promise<T>,
  gone?: (repository: Repository) => Promise<CommitView | undefined>,
): Promise<T & Prepared> {
  const { only = [], severities = {}, onProgress } = options;
  checkChoice({ only, severities }, allRules(formats));
  const shard = options.shard === undefined ? undefined : readShard(options.shard, 'the option shard');
  const isOurs = (path: string) => shard === undefined || isInShard(path, shard);
  const named = namedBy(options);
  const { cwd, top, texts } = named;
  const repository = await openRepository(top, options);
  try {
    checkTexts(texts, formats);
    const subject = await subjectOf(repository, options, texts);
    const settings = await settingsFor(options, { tree: subject.tree, top, cwd }, repository);
    const { configuration } = settings;
    const asked = named.paths.length > 0 ? named.paths : [named.here];
    const isIgnored = ignoring(
      configuration,
      asked.flatMap(({ path }) => [path, rootAround(path, formats)?.path ?? path]),
    );
    const search = {
      tree: subject.tree,
      formats,
      ...(subject.isWorkingTree && { leftOut: repository.ignored }),
      isIgnored: (folder: string) => isIgnored(folder, true),
      onFolder: folderCounter(options),
    };
    const { base } = subject;
    const lost = await gone?.(repository);
    const elsewhere = (view: { readonly tree: Tree } | undefined) =>
      view && { tree: view.tree, formats, isIgnored: search.isIgnored };
    const others = { atBase: elsewhere(base), lost: elsewhere(lost) };
    const found = await discover(search, others, named, options, configuration);
    const all = options.changed && base ? await changedAmong(found.roots, base, repository, texts) : found.roots;
    const roots = all.filter(({ path }) => isOurs(path));
    const baseline = await settings.baseline();
    const told = settings.told();
    const run: LintRun = {
      ...{ ...subject, roots, only, severities, configuration, isIgnored },
      part: shard && { shard, all },
      askCommits: options.askCommits && askedOnce(options.askCommits),
      limits: configuration?.limits ?? defaultLimits,
      agentTrailers: configuration?.agentTrailers,
      baseline: baseline && { ...baseline, formats, scope: asked.map(({ path }) => path) },
      onRoot: onProgress && ((done) => onProgress({ stage: 'lint', done, total: roots.length })),
    };
    const judged = await judge(
      run,
      texts.map(({ path }) => path),
      repository,
    );
    const unsearched = found.unsearched.filter(isOurs);
    const stateless = found.empty.filter(({ path }) => isOurs(path)).map(({ given }) => given);
    const tellsOfAll = shard === undefined || shard.index === 1;
    return {
      ...{ ...judged, top, unsearched, stateless },
      ...(configuration && { configuration: verdictSettings(configuration) }),
      ...(told && tellsOfAll && { settings: told }),
      ...(tellsOfAll && found.roots.length > 0 && all.length === 0 && { unchangedSince: options.base ?? 'HEAD' }),
    };
  } finally {
    repository.close();
  }
}

/**
 * The top of the repository that some options speak of: absolute, without links.
 * @throws UsageError when they do not lie in one repository
 */
export function topOf(options: Pick<LintOptions, 'cwd' | 'paths'>): string {
  return namedBy(options).top;
}

/** @throws UsageError when they do not lie in one repository */
function namedBy({ cwd: folder, paths = [], contents = {} }: LintOptions): Named {
  const cwd = realPath(folder ?? process.cwd());
  if (!isFolder(cwd)) throw new UsageError(`there is no folder ${cwd}`, folder);
  const place = (path: string) => locate(path, cwd, rootNames);
  const here = place('.');
  const named = paths.map(place);
  const texts = Object.entries(contents).map(([path, text]) => ({ ...place(path), text }));
  const { top, foreign } = commonTop([named[0] ?? here, ...named.slice(1), ...texts], cwd);
  if (foreign) throw new UsageError(`${foreign.given} is not in the repository ${top}; lint one repository at a time`);
  const searched = ({ given, path }: Place): Searched => ({ given, path: insideOf(top, path) ?? '' });
  return {
    ...{ cwd, top, here: { ...searched(here), given: cwd }, paths: named.map(searched) },
    texts: texts.map((one) => ({ ...searched(one), text: one.text })),
  };
}

function folderCounter({ onProgress }: LintOptions): () => void {
  let done = 0;
  return () => {
    done += 1;
    onProgress?.({ stage: 'search', done });
  };
}

/** What a configuration says of the verdict. */
export function verdictSettings({ name, failOn, maxWarnings }: Configuration): NonNullable<Prepared['configuration']> {
  return { name, ...(failOn && { failOn }), ...(maxWarnings !== undefined && { maxWarnings }) };
}
