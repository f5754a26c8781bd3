import { schema as described } from '@octokit/graphql-schema';
import { buildSchema, execute, GraphQLError, type GraphQLSchema, parse, validate } from 'graphql';
import { commitNamed, comparison } from './commits.js';
import { blobOf, type Content, contentAt, filesAt } from './contents.js';
import type { Commit, Pull, State } from './state.js';

let schema: GraphQLSchema | undefined;

export interface GraphQLRequest {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly operationName?: string;
}

/**
 * Runs a document as GitHub would.
 * @returns the answer, and what is wrong with the document by GitHub's schema
 */
export async function graphqlAnswer(state: State, { query, variables, operationName }: GraphQLRequest) {
  schema ??= buildSchema(described.idl, { assumeValidSDL: true });
  try {
    const document = parse(query);
    const faults = validate(schema, document);
    if (faults.length > 0) return { faults: faults.map(String), body: { errors: faults } };
    const rootValue = rootOf(state);
    const { data, errors } = await execute({
      ...{ schema, document, rootValue },
      ...(variables && { variableValues: variables }),
      ...(operationName !== undefined && { operationName }),
    });
    // What no resolver has thrown is a wrong variable, or something that is not there to be asked for.
    const wrong = errors?.filter(({ extensions }) => extensions.type === undefined) ?? [];
    const shown = errors?.map(({ message, path, locations, extensions }) => {
      return { type: extensions.type, path, locations, message };
    });
    return {
      faults: wrong.map(String),
      body: { ...(data !== undefined && { data }), ...(shown && { errors: shown }) },
    };
  } catch (fault) {
    return { faults: [String(fault)], body: { errors: [{ message: String(fault) }] } };
  }
}

/** An error as GitHub gives it: with a type beside the message. */
const refused = (type: string, message: string) => new GraphQLError(message, { extensions: { type } });

interface Page {
  readonly first?: number | null;
  readonly last?: number | null;
  readonly after?: string | null;
}

/** A list of which a part is asked for; GitHub gives no list to those who do not say how much of it. */
const connection =
  <T>(items: readonly T[]) =>
  ({ first, last, after }: Page) => {
    const size = first ?? last;
    if (size === undefined || size === null) {
      throw refused('MISSING_PAGINATION_BOUNDARIES', 'You must provide a `first` or `last` value');
    }
    if (size < 1 || size > 100) throw refused('EXCESSIVE_PAGINATION', 'At most 100 records can be asked for');
    const from = first ? Number(after ?? 0) : Math.max(0, items.length - size);
    const nodes = items.slice(from, from + size);
    return {
      nodes,
      edges: nodes.map((node, i) => ({ node, cursor: String(from + i + 1) })),
      totalCount: items.length,
      pageInfo: {
        ...{ hasNextPage: from + size < items.length, hasPreviousPage: from > 0 },
        ...{ startCursor: String(from + 1), endCursor: String(from + nodes.length) },
      },
    };
  };

function rootOf(state: State) {
  const full = `${state.owner}/${state.repo}`;
  const site = `https://github.com/${full}`;

  const commit = (one: Commit): object => ({
    ...{ __typename: 'Commit', id: `C_${one.sha}`, oid: one.sha, abbreviatedOid: one.sha.slice(0, 7) },
    ...{ message: one.message, messageHeadline: one.message.split('\n')[0] },
    ...{ committedDate: one.date, authoredDate: one.date, url: `${site}/commit/${one.sha}` },
    ...{ repository: () => repository, tree: () => object({ expression: `${one.sha}:` }) },
    parents: (page: Page) => connection(one.parents.flatMap((sha) => commitNamed(state, sha) ?? []).map(commit))(page),
    associatedPullRequests: (page: Page) =>
      connection(state.pulls.filter(({ number }) => one.pulls.includes(number)).map(pull))(page),
  });

  const pull = (one: Pull): object => ({
    ...{ __typename: 'PullRequest', id: `PR_${one.number}`, number: one.number, title: one.title },
    state: one.mergedAt === null ? one.state.toUpperCase() : 'MERGED',
    ...{ merged: one.mergedAt !== null, mergedAt: one.mergedAt, url: `${site}/pull/${one.number}` },
    ...{ baseRefName: one.base.ref, baseRefOid: one.base.sha, headRefName: one.head.ref, headRefOid: one.head.sha },
    ...{ isCrossRepository: one.head.repo !== full, repository: () => repository },
    mergeCommit: () => {
      const merged = one.mergeCommitSha === null ? undefined : commitNamed(state, one.mergeCommitSha);
      return merged ? commit(merged) : null;
    },
  });

  const ref = (name: string): object | null => {
    const target = commitNamed(state, state.branches[name] ?? '');
    if (!target) return null;
    return {
      ...{ id: `REF_${name}`, name, prefix: 'refs/heads/', target: commit(target), repository: () => repository },
      compare: ({ headRef }: { readonly headRef: string }) => {
        const head = commitNamed(state, headRef);
        if (!head) return null;
        const { status, ahead, behind } = comparison(state, target, head);
        return {
          ...{ id: `CMP_${name}`, status: status.toUpperCase(), aheadBy: ahead.length, behindBy: behind.length },
          ...{ baseTarget: commit(target), headTarget: commit(head) },
          commits: connection(ahead.reverse().map(commit)),
        };
      },
    };
  };

  const content = (one: Content): object => {
    if (one.type === 'dir') {
      const entries = one.entries.map((inside) => ({
        ...{ name: inside.path.split('/').at(-1), path: inside.path, type: inside.type === 'dir' ? 'tree' : 'blob' },
        ...{ mode: modes[inside.type], object: () => content(inside) },
      }));
      return { __typename: 'Tree', id: `T_${one.path}`, entries };
    }
    const bytes = one.type === 'file' ? one.bytes : Buffer.from(one.target);
    const isBinary = bytes.includes(0);
    const oid = blobOf(bytes);
    return {
      ...{ __typename: 'Blob', id: `B_${oid}`, oid, abbreviatedOid: oid.slice(0, 7), byteSize: bytes.length },
      ...{ isBinary, isTruncated: false, text: isBinary ? null : bytes.toString('utf8') },
    };
  };

  const object = ({ oid, expression }: { readonly oid?: string | null; readonly expression?: string | null }) => {
    if (typeof oid === 'string') {
      const known = state.commits.find(({ sha }) => sha === oid);
      return known ? commit(known) : null;
    }
    const [name = '', ...path] = (expression ?? '').split(':');
    if (path.length > 0) {
      const found = contentAt(filesAt(state, name) ?? {}, path.join(':'));
      return found && filesAt(state, name) ? content(found) : null;
    }
    const named = commitNamed(state, name);
    return named ? commit(named) : null;
  };

  const repository: object = {
    ...{ id: 'R_1', name: state.repo, nameWithOwner: full, url: site, object },
    owner: { __typename: 'Organization', id: 'O_1', login: state.owner },
    defaultBranchRef: () => ref(state.defaultBranch),
    ref: ({ qualifiedName }: { readonly qualifiedName: string }) => ref(qualifiedName.replace(/^(refs\/)?heads\//, '')),
    pullRequest: ({ number }: { readonly number: number }) => {
      const found = state.pulls.find((one) => one.number === number);
      if (!found) throw refused('NOT_FOUND', `Could not resolve to a PullRequest with the number of ${number}.`);
      return pull(found);
    },
  };

  return {
    viewer: { id: 'U_1', login: state.login },
    rateLimit: { limit: 5000, cost: 1, remaining: 4999, used: 1, nodeCount: 1, resetAt: '2026-05-12T09:00:00Z' },
    repository: ({ owner, name }: { readonly owner: string; readonly name: string }) => {
      if (`${owner}/${name}`.toLowerCase() === full.toLowerCase()) return repository;
      throw refused('NOT_FOUND', `Could not resolve to a Repository with the name '${owner}/${name}'.`);
    },
  };
}

const modes = { dir: 0o040000, file: 0o100644, symlink: 0o120000 } as const;
