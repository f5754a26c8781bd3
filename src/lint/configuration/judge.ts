import type { Document, Target } from '../../core/document.js';
import type { Facts } from '../../core/facts.js';
import { defaultLimits } from '../../core/limits.js';
import type { KeyPath } from '../../core/place.js';
import { dotted } from '../../formats/common/expected.js';
import { schemaEnum } from '../../formats/common/rules/schema/enum.js';
import { schemaRange } from '../../formats/common/rules/schema/range.js';
import { schemaRequired } from '../../formats/common/rules/schema/required.js';
import { schemaType } from '../../formats/common/rules/schema/type.js';
import { schemaUnknownField } from '../../formats/common/rules/schema/unknown-field.js';
import { syntaxPlaceholder } from '../../formats/common/rules/syntax/placeholder.js';
import { globFault } from '../../text/glob.js';
import { quote } from '../../text/words.js';
import { noSuchRule } from '../rule-choice.js';

/** What is wrong at one place of a configuration. */
export interface Wrong {
  readonly at: Target;
  readonly message: string;
}

/** A configuration is held against its schema as state is: by the rules of every format. */
const judges = [schemaEnum, schemaRange, schemaRequired, schemaType, schemaUnknownField, syntaxPlaceholder];

/** With more globs, a search through many folders would take long; of more unknown rules, nobody reads. */
const most = 200;
const mostGlobs = 1000;

/** All that is wrong with what a configuration says. */
export async function judge(document: Document, ruleIds: readonly string[]): Promise<Wrong[]> {
  const wrong: Wrong[] = [];
  const snapshot = { root: '', format: '', dialect: undefined, unreadable: [], commits: [], files: [] };
  for (const { check } of judges) {
    await check({
      snapshot: { ...snapshot, documents: [document] },
      change: undefined,
      facts: noFacts,
      now: 0,
      limits: defaultLimits,
      report: (at, message) => wrong.push({ at, message }),
      skip: () => undefined,
    });
  }
  const overrides = indexes(document, ['overrides']).map((index): KeyPath => ['overrides', index]);
  const ruleMaps = [['rules'], ...overrides.map((one) => [...one, 'rules'])];
  const globLists = [['ignore'], ...overrides.map((one) => [...one, 'paths'])];
  for (const path of ruleMaps) wrong.push(...unknownRules(document, path, ruleIds));
  for (const path of globLists) wrong.push(...wrongGlobs(document, path));
  for (const path of [['overrides'], ...globLists]) wrong.push(...tooMany(document, path));
  const globs = globLists.reduce((sum, path) => sum + indexes(document, path).length, 0);
  if (globs > mostGlobs) {
    wrong.push({
      at: document.span(0, 0),
      message: `the configuration has ${globs} globs, expected at most ${mostGlobs}`,
    });
  }
  return wrong;
}

const nobodyAsked = { answer: 'unknown', reason: 'a configuration claims nothing' } as const;
const noFacts: Facts = {
  commit: () => nobodyAsked,
  file: () => nobodyAsked,
  age: () => nobodyAsked,
  lastCommit: undefined,
};

function indexes(document: Document, path: KeyPath): number[] {
  const node = document.node(path);
  return node?.kind === 'list' ? [...node.items.keys()] : [];
}

function unknownRules(document: Document, path: KeyPath, ruleIds: readonly string[]): Wrong[] {
  const node = document.node(path);
  const ids = node?.kind === 'map' ? node.entries.map(({ key }) => String(key.value)) : [];
  return ids
    .filter((id) => !ruleIds.includes(id))
    .slice(0, most)
    .map((id) => ({ at: document.key([...path, id]), message: noSuchRule(id, ruleIds) }));
}

function wrongGlobs(document: Document, path: KeyPath): Wrong[] {
  return indexes(document, path).flatMap((index) => {
    const node = document.node([...path, index]);
    const glob = node?.kind === 'scalar' && typeof node.value === 'string' ? node.value : undefined;
    const fault = glob === undefined ? undefined : globFault(glob);
    const at = document.at([...path, index]);
    return fault === undefined ? [] : [{ at, message: `${dotted([...path, index])} is ${quote(glob)}; ${fault}` }];
  });
}

function tooMany(document: Document, path: KeyPath): Wrong[] {
  const { length } = indexes(document, path);
  if (length <= most) return [];
  return [{ at: document.key(path), message: `${dotted(path)} has ${length} entries, expected at most ${most}` }];
}
