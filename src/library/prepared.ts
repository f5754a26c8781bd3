import { defaultLimits } from '../core/limits.js';
import { formats } from '../formats/index.js';
import { findBaseline } from '../lint/baseline/find.js';
import type { Configuration } from '../lint/configuration/configuration.js';
import { ignoring } from '../lint/configuration/ignoring.js';
import { checkTexts, rootAround } from '../lint/discover.js';
import { allRules, type LintResult as Linted, type LintRun } from '../lint/lint.js';
import type { LintOptions } from '../lint/lint-options.js';
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

/**
 * Finds out what some options stand for, and has it judged.
 * @param judge gets the paths of the texts that were given, too
 */
export async function prepared<T extends Linted>(
  options: LintOptions,
  judge: (run: LintRun, texts: readonly string[]) => Promise<T>,
): Promise<T & LintResult> {
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
      onFolder: folderCounter(options),
    };
    const at = options.rev === undefined ? '' : ` at ${options.rev}`;
    const where = `${at}${configuration?.hasIgnores ? `, leaving out what ${configuration.name} ignores` : ''}`;
    const { base } = subject;
    const {
      roots: all,
      unsearched,
      empty,
    } = await discover(
      search,
      base && { tree: base.tree, formats, isIgnored: search.isIgnored },
      named.map(searched),
      { ...searched(here), given: cwd },
      allowEmpty,
      where,
    );
    const { limits = defaultLimits, agentTrailers } = configuration ?? {};
    const roots = options.changed && base ? await changedAmong(all, base, repository, texts) : all;
    const found = await findBaseline(options, configuration?.baseline, (named, path) =>
      baselineFileAt(named, path, subject.tree, top, cwd),
    );
    const scope = asked.map((one) => searched(one).path);
    const baseline = found && { ...found, formats, scope };
    const run = { ...subject, roots, only, severities, configuration, isIgnored, limits, agentTrailers, baseline };
    const { onProgress } = options;
    const onRoot = onProgress && ((done: number) => onProgress({ stage: 'lint', done, total: roots.length }));
    const linted = await judge(
      { ...run, onRoot },
      texts.map(({ path }) => path),
    );
    const stateless = empty.map(({ given: words }) => words);
    return {
      ...{ ...linted, top, unsearched, stateless },
      ...(configuration && { configuration: verdictOf(configuration) }),
      ...(all.length > 0 && roots.length === 0 && { unchangedSince: options.base ?? 'HEAD' }),
    };
  } finally {
    repository.close();
  }
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
