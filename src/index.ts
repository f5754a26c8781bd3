import { defaultLimits } from './core/limits.js';
import type { RuleFacts } from './core/rule.js';
import type { JsonSchema } from './core/schema.js';
import type { Tree } from './core/tree.js';
import { formats } from './formats/index.js';
import {
  checkTexts,
  type Discovered,
  discoverFrom,
  discoverNamed,
  nothingToLint,
  type Searched,
} from './lint/discover.js';
import { ruleUrl } from './lint/finding.js';
import { allRules, type LintResult as Linted, lintRoots } from './lint/lint.js';
import { checkOptions, type LintOptions } from './lint/lint-options.js';
import { checkChoice } from './lint/rule-choice.js';
import { UsageError } from './lint/usage-error.js';
import { commonTop, locate } from './repository/locate.js';
import { MemoryTree } from './repository/memory-tree.js';
import { openRepository, realPath } from './repository/repository.js';

export type { Edit, Finding, RelatedPlace, Repair, Report, ReportedRoot, Severity, Skipped } from './core/finding.js';
export type { LintOptions } from './lint/lint-options.js';
export { UsageError } from './lint/usage-error.js';
export { type FailOn, fails } from './lint/verdict.js';

export interface LintResult extends Linted {
  /** The folder that the paths of the report are relative to: the top of the repository. */
  readonly top: string;
  /** Folders that could not be searched for want of permission; roots may lie there unseen. Relative to `top`. */
  readonly unsearched: readonly string[];
}

/** The facts of a rule, and its page. */
export interface RuleInfo extends RuleFacts {
  readonly url: string;
}

const rootNames = formats.map((format) => format.directory);

/**
 * Lints the state roots that some paths stand for. Nothing is written. All paths of the report are relative to `top`.
 * @throws UsageError when a path does not exist, leads to no root or into another repository, a rule is not known, or
 * an option is none or of the wrong type
 */
export async function lint(options: LintOptions = {}): Promise<LintResult> {
  checkOptions(options);
  const { paths = [], contents = {}, only = [], severities = {}, now = Date.now(), allowEmpty = false } = options;
  checkChoice({ only, severities }, allRules(formats));
  const cwd = realPath(options.cwd ?? process.cwd());
  const place = (path: string) => locate(path, cwd, rootNames);
  const here = place('.');
  const named = paths.map(place);
  const given = Object.entries(contents).map(([path, text]) => ({ ...place(path), text }));
  const { top, foreign } = commonTop([named[0] ?? here, ...named.slice(1), ...given], cwd);
  if (foreign) throw new UsageError(`${foreign.given} is not in the repository ${top}; lint one repository at a time`);

  const { workingTree, inside } = openRepository(top);
  const insideTop = ({ path }: { path: string }) => inside(path) ?? '';
  checkTexts(
    given.map((one) => ({ given: one.given, path: insideTop(one) })),
    formats,
  );
  const overlay = Object.fromEntries(given.map((one) => [insideTop(one), one.text]));
  const tree = given.length > 0 ? new MemoryTree(overlay, workingTree) : workingTree;
  const searched = named.map((one) => ({ given: one.given, path: insideTop(one) }));
  const { roots, unsearched } = await discover(tree, searched, { given: cwd, path: insideTop(here) }, allowEmpty);
  return { ...(await lintRoots({ tree, roots, only, severities, now, limits: defaultLimits })), top, unsearched };
}

async function discover(
  tree: Tree,
  named: readonly Searched[],
  here: Searched,
  allowEmpty: boolean,
): Promise<Discovered> {
  if (named.length > 0) {
    const found = await discoverNamed(tree, named, formats);
    if (found.empty[0] && !allowEmpty) throw await nothingToLint(tree, found.empty[0], found, ' or below it', formats);
    return found;
  }
  const found = await discoverFrom(tree, here.path, formats);
  if (found.roots.length === 0 && !allowEmpty) {
    const scope = here.path === '' ? ' or below it' : ', below it or above it in its repository';
    throw await nothingToLint(tree, here, found, scope, formats);
  }
  return found;
}

/** Every rule there is, sorted by id. */
export function rules(): RuleInfo[] {
  return allRules(formats).map(({ id, severity, summary, source, repair }) => ({
    ...{ id, severity, summary, source },
    ...(repair && { repair }),
    url: ruleUrl(id),
  }));
}

/** The JSON Schemas of the files that have one, by name (`grid/state`). */
export function schemas(): Readonly<Record<string, () => Promise<JsonSchema>>> {
  return Object.assign({}, ...formats.map((format) => format.schemas));
}
