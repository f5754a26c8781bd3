import type { Document } from '../../../../core/document.js';
import type { Violation } from '../../../../core/schema.js';
import { didYouMean, either, near, nearestOf, quote } from '../../../../text/words.js';
import { dotted, expected } from '../../expected.js';
import { inItsQuotes } from '../../notation.js';
import { rule } from '../../rule.js';
import { reportViolations, type Said } from '../../violations.js';

export const schemaEnum = rule({
  id: 'schema/enum',
  severity: 'error',
  summary: 'every value of a closed list is one of its words',
  source: 'STATE.md schema 3.1, D1',
  repair: 'unsafe',
  check: (context) => reportViolations(context, 'enum', say),
});

function say({ keyPath, value, schema }: Violation, document: Document): Said {
  const found = `${dotted(keyPath)} is ${quote(value)}`;
  const word = String(value);
  const [counterpart, ...others] = counterpartsOf(word, schema);
  if (counterpart) {
    const message = `${found}, a word of another dialect; expected ${either([counterpart, ...others].map(quote))}`;
    // Where this dialect makes a distinction that the other does not, only a person can choose.
    return others.length > 0 ? { message } : { message, repair: rewrite(counterpart, true, keyPath, document) };
  }
  const words = near(word, (schema.enum ?? []).map(String));
  const meant = nearestOf(words);
  if (meant === undefined) return { message: `${found}, expected ${expected(schema)}` };
  // Where another word is near as well, the nearest is only the likeliest.
  const isSure = words.length === 1;
  return {
    message: `${found}${didYouMean(meant)}`,
    repair: rewrite(meant, isSure, keyPath, document),
  };
}

function counterpartsOf(word: string, { 'x-counterparts': all = {} }: Violation['schema']): readonly string[] {
  return Object.hasOwn(all, word) ? [all[word] ?? []].flat() : [];
}

function rewrite(
  word: string,
  safe: boolean,
  keyPath: Violation['keyPath'],
  document: Document,
): NonNullable<Said['repair']> {
  const text = inItsQuotes(word, document.node(keyPath));
  return { safe, title: `write ${text}`, edits: [{ at: document.at(keyPath), text }] };
}
