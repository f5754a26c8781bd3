import { inert } from '../../text/words.js';
import type { GitHub } from './connect.js';
import { failureInWords } from './failure.js';

/** Something that is asked about many names, in few requests. */
export interface Question {
  /** A GraphQL field that takes `$name`, a `String!`. */
  readonly field: string;
  /** The whole name of the ref that it is a field of; of the repository when it is not said. */
  readonly ref?: string | undefined;
  /** So many names go into a request. */
  readonly size: number;
}

/** What GitHub said of a name: null when there is nothing; or why it is not known. */
export type Said<T> = { readonly value: T | null } | { readonly unknown: string };

/**
 * Asks one question about many names. Every name is in the answer: what fails at GitHub is a reason, and after it no more
 * is asked. Names are variables, and never a part of the query.
 * @param names each once
 */
export async function askAbout<T>(
  github: GitHub,
  question: Question,
  names: readonly string[],
): Promise<Map<string, Said<T>>> {
  const said = new Map<string, Said<T>>();
  let failure: string | undefined;
  for (let at = 0; at < names.length; at += question.size) {
    const some = names.slice(at, at + question.size);
    const answer = failure === undefined ? await ask<T>(github, question, some) : failure;
    if (typeof answer === 'string') failure = answer;
    for (const [index, name] of some.entries()) {
      said.set(name, typeof answer === 'string' ? { unknown: answer } : answer(`n${index}`));
    }
  }
  return said;
}

/** A path of the answer: names of fields, and places in lists. */
type Path = readonly (string | number)[];

interface Problem {
  readonly message?: string;
  readonly path?: Path;
}

type Fields<T> = Readonly<Record<string, T | null | undefined>>;

interface Answer<T> {
  readonly repository?: (Fields<T> & { readonly ref?: Fields<T> | null }) | null;
}

/** What is said under each alias; or why there is no answer at all. */
async function ask<T>(
  { octokit, owner, repo }: GitHub,
  question: Question,
  names: readonly string[],
): Promise<((alias: string) => Said<T>) | string> {
  const { ref } = question;
  const asked = Object.fromEntries(names.map((name, index) => [`n${index}`, name]));
  const variables = { owner, repo, ...(ref !== undefined && { ref }), ...asked };
  const { data, problems, failure } = await octokit
    .graphql<Answer<T>>(documentFor(question, Object.keys(asked)), variables)
    .then(
      (whole) => ({ data: whole, problems: [], failure: undefined }),
      (error: unknown) => ({ ...partOf<T>(error), failure: failureInWords(error) }),
    );
  const repository = data?.repository;
  const fields = ref === undefined ? repository : repository?.ref;
  if (!fields) {
    const nowhere =
      ref !== undefined && repository && problems.length === 0 ? `GitHub has no ${inert(ref)}` : undefined;
    return failure ?? nowhere ?? 'GitHub gave an answer that is not understood';
  }
  const above = ref === undefined ? ['repository'] : ['repository', 'ref'];
  return (alias) => {
    const value = fields[alias];
    const problem = problems.find(({ path }) => concerns(path, [...above, alias]));
    if (problem) return { unknown: failureInWords({ errors: [problem] }) };
    return value === undefined ? { unknown: 'GitHub left it out of its answer' } : { value };
  };
}

function documentFor({ field, ref }: Question, aliases: readonly string[]): string {
  const names = ['owner', 'repo', ...(ref === undefined ? [] : ['ref']), ...aliases];
  const fields = aliases.map((alias) => `${alias}: ${field.replace('$name', () => `$${alias}`)}`).join('\n');
  const body = ref === undefined ? fields : `ref(qualifiedName: $ref) {\n${fields}\n}`;
  const variables = names.map((name) => `$${name}: String!`).join(', ');
  return `query (${variables}) {\nrepository(owner: $owner, name: $repo) {\n${body}\n}\n}`;
}

/** What GitHub answered beside errors, where it did. */
function partOf<T>(error: unknown): { data: Answer<T> | undefined; problems: readonly Problem[] } {
  const { data, errors } = error as { readonly data?: Answer<T>; readonly errors?: readonly Problem[] };
  return Array.isArray(errors) ? { data, problems: errors } : { data: undefined, problems: [] };
}

/** Whether something went wrong at a field, in it, or so far above that nobody knows. */
function concerns(path: Path | undefined, field: Path): boolean {
  return !path || field.every((part, at) => at >= path.length || path[at] === part);
}
