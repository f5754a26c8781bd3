import { defaultLimits } from '../core/limits.js';
import { formats } from '../formats/index.js';
import { findBaseline } from '../lint/baseline/find.js';
import type { Configuration } from '../lint/configuration/configuration.js';
import { ignoring } from '../lint/configuration/ignoring.js';
import { checkTexts, rootAround, type Searched } from '../lint/discover.js';
import { allRules, type LintResult as Linted, type LintRun } from '../lint/lint.js';
import type { Content, LintOptions } from '../lint/lint-options.js';
import { checkChoice } from '../lint/rule-choice.js';
import { UsageError } from '../lint/usage-error.js';
import { insideOf, isFolder, realPath } from '../repository/folders.js';
import { commonTop, locate, type Place } from '../repository/locate.js';
import { openRepository } from '../repository/repository.js';
import { baselineFileAt, configurationFor } from './configuration.js';
import type { LintResult } from './result.js';
import { discover } from './roots.js';
import { changedAmong, subjectOf } from './subject.js';

const rootNames = formats.map((format) => format.directory);

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
 * @throws UsageError, ConfigurationError
 */
export async function prepared<T extends Linted>(
  options: LintOptions,
  judge: (run: LintRun, texts: readonly string[]) => Promise<T>,
): Promise<T & LintResult> {
  const { only = [], severities = {}, onProgress } = options;
  checkChoice({ only, severities }, allRules(formats));
  const named = namedBy(options);
  const { cwd, top, texts } = named;
  const repository = await openRepository(top, options);
  try {
    checkTexts(texts, formats);
    const subject = await subjectOf(repository, options, texts);
    const configuration = await configurationFor(options.config, subject.tree, top, cwd);
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
    const searchAtBase = base && { tree: base.tree, formats, isIgnored: search.isIgnored };
    const found = await discover(search, searchAtBase, named, options, configuration);
    const roots = options.changed && base ? await changedAmong(found.roots, base, repository, texts) : found.roots;
    const baseline = await findBaseline(options, configuration?.baseline, (name, path) =>
      baselineFileAt(name, path, subject.tree, top, cwd),
    );
    const run: LintRun = {
      ...{ ...subject, roots, only, severities, configuration, isIgnored },
      limits: configuration?.limits ?? defaultLimits,
      agentTrailers: configuration?.agentTrailers,
      baseline: baseline && { ...baseline, formats, scope: asked.map(({ path }) => path) },
      onRoot: onProgress && ((done) => onProgress({ stage: 'lint', done, total: roots.length })),
    };
    const linted = await judge(
      run,
      texts.map(({ path }) => path),
    );
    const { unsearched, empty } = found;
    return {
      ...{ ...linted, top, unsearched, stateless: empty.map(({ given }) => given) },
      ...(configuration && { configuration: verdictOf(configuration) }),
      ...(found.roots.length > 0 && roots.length === 0 && { unchangedSince: options.base ?? 'HEAD' }),
    };
  } finally {
    repository.close();
  }
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

function verdictOf({ name, failOn, maxWarnings }: Configuration): NonNullable<LintResult['configuration']> {
  return { name, ...(failOn && { failOn }), ...(maxWarnings !== undefined && { maxWarnings }) };
}
