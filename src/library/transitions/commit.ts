import type { CommitFact } from '../../core/history.js';
import { isRepository, openRepository } from '../../repository/repository.js';
import { quote } from '../../text/words.js';
import { ValidationFailed } from '../update/errors.js';
import type { Target } from '../update/target.js';

/**
 * Asks git for a commit that is to be recorded.
 * @returns what nobody can tell of it, or has to know; undefined when it is in the history, or there is no git to ask
 * @throws ValidationFailed when it is none
 */
export async function noteOnCommit({ top, path, shown }: Target, commit: string): Promise<string | undefined> {
  if (!isRepository(top)) return undefined;
  const repository = await openRepository(top, {});
  try {
    const facts = await repository.history.commits([commit]);
    const fact = facts.get(commit);
    const why = fact && whyNone(fact);
    if (why !== undefined) throw new ValidationFailed(`${shown(path)} was not updated: ${quote(commit)} ${why}`);
    if (fact?.answer === 'unreachable') return `commit ${commit} is in the repository, but not in the history of HEAD`;
    return fact?.answer === 'unknown' ? `whether commit ${commit} exists, git cannot tell: ${fact.reason}` : undefined;
  } finally {
    repository.close();
  }
}

const kinds = { blob: 'what a file holds', tree: 'a tree', tag: 'an annotated tag' } as const;

function whyNone(fact: CommitFact): string | undefined {
  switch (fact.answer) {
    case 'malformed':
      return 'is no name of a commit; expected 4 to 64 hex digits';
    case 'missing':
      return 'is no commit of the repository';
    case 'ambiguous':
      return 'fits several objects of the repository; more digits tell which one is meant';
    case 'not-a-commit':
      return `is ${kinds[fact.type]}, and no commit`;
    default:
      return undefined;
  }
}
