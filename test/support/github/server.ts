import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as later } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { answerFaults, callOf, operations, requestFaults } from './description.js';
import { type GraphQLRequest, graphqlAnswer } from './graphql.js';
import { type Answer, answerTo, forbidden } from './rest.js';
import { type Setting, type State, stateOf } from './state.js';

/** A request that came, by the name of its operation in GitHub's description; `graphql` for that. */
export interface Received {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** What is answered instead. An object is JSON; a text that begins with `<` is HTML. */
export interface Fault {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The connection breaks off, and nothing is answered. */
  readonly hangUp?: boolean;
  /** How often; without it, always. */
  readonly times?: number;
}

/** A GitHub on the loopback. What it has can be looked at and changed while it runs. */
export interface FakeGitHub extends State {
  /** To be given as GITHUB_API_URL. */
  readonly url: string;
  readonly graphqlUrl: string;
  readonly requests: readonly Received[];
  /** All requests of one operation. */
  asked(operation: string): readonly Received[];
  /** Answers an operation with a fault; the first of several that is not used up. */
  fail(operation: string, fault: Fault): void;
  /** Lets an operation take a while, in milliseconds: once, unless told. */
  delay(operation: string, ms: number, times?: number): void;
  /** Does something when an operation is asked for, before it is answered: once, unless told. */
  before(operation: string, hook: () => unknown, times?: number): void;
  /**
   * Stops. Is called when the test is over, too.
   * @throws Error when a request or an answer was not as GitHub describes them
   */
  close(): Promise<void>;
}

interface Waiting<T> {
  readonly what: T;
  left: number;
}

/**
 * Starts a GitHub that holds what a test puts on it, and takes and gives only what GitHub's descriptions know.
 * @param setting what it holds; `enterprise` has it lie at `/api/v3`, as on servers of one's own
 */
export async function fakeGitHub({
  enterprise,
  ...setting
}: Setting & { enterprise?: boolean } = {}): Promise<FakeGitHub> {
  const state = stateOf(setting);
  const prefix = enterprise ? '/api/v3' : '';
  const graphqlPath = enterprise ? '/api/graphql' : '/graphql';
  const requests: Received[] = [];
  const violations: string[] = [];
  const stopped = new AbortController();
  const faults = new Map<string, Waiting<Fault>[]>();
  const hooks = new Map<string, Waiting<() => unknown>[]>();

  function remember<T>(map: Map<string, Waiting<T>[]>, operation: string, what: T, left: number): void {
    if (operation !== 'graphql' && !operations.includes(operation)) throw new Error(`no operation ${operation}`);
    map.set(operation, [...(map.get(operation) ?? []), { what, left }]);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', server.origin);
    const { method = 'GET', headers } = request;
    const body = bodyOf(await textOf(request));
    const isGraphQL = method === 'POST' && url.pathname === graphqlPath;
    const path = url.pathname.slice(prefix.length);
    const call = isGraphQL ? { operation: 'graphql', parameters: {} } : callOf(method, path);
    const operation = call?.operation ?? 'unknown';
    requests.push({
      operation,
      method,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      body,
      headers,
    });
    const blame = (found: readonly string[]) => {
      violations.push(...found.map((fault) => `${method} ${url.pathname}${url.search} (${operation}): ${fault}`));
    };
    for (const { what } of taken(hooks.get(operation))) await what();
    const [fault] = taken(faults.get(operation), 1);
    if (fault) return failing(response, fault.what);
    const denied = deniedTo(state, headers.authorization);
    if (denied) return send(response, denied);
    if (isGraphQL) {
      const { faults: found, body: data } = await graphqlAnswer(state, body as GraphQLRequest);
      blame(found);
      return send(response, { status: 200, body: data });
    }
    if (!call || !url.pathname.startsWith(prefix)) {
      blame(['GitHub describes no such operation']);
      return send(response, { status: 404, body: { message: 'Not Found' } });
    }
    const wrong = requestFaults(call, url.searchParams, body);
    blame(wrong);
    if (wrong.length > 0) return send(response, { status: 422, body: { message: 'Invalid request', errors: wrong } });
    const isWrite = method !== 'GET';
    const asked = {
      ...call,
      query: url.searchParams,
      body,
      accept: headers.accept ?? '',
      api: server.origin + prefix,
      url,
    };
    const given = isWrite && state.readOnly ? forbidden : answerTo(state, asked);
    if (given !== forbidden) {
      const type = given.type ?? (given.body === undefined ? undefined : 'application/json');
      blame(answerFaults(operation, given.status, type, given.body));
    }
    send(response, given);
  }

  const server = await listening((request, response) => {
    answer(request, response).catch((thrown: unknown) => {
      violations.push(`the fake is broken: ${thrown instanceof Error ? thrown.stack : thrown}`);
      response.destroy();
    });
  });

  const github: FakeGitHub = Object.assign(state, {
    ...{ url: server.origin + prefix, graphqlUrl: server.origin + graphqlPath, requests },
    asked: (operation: string) => requests.filter((request) => request.operation === operation),
    fail: (operation: string, fault: Fault) => remember(faults, operation, fault, fault.times ?? Infinity),
    delay: (operation: string, ms: number, times = 1) => {
      const wait = () => later(ms, undefined, { signal: stopped.signal }).catch(() => undefined);
      remember(hooks, operation, wait, times);
    },
    before: (operation: string, hook: () => unknown, times = 1) => remember(hooks, operation, hook, times),
    close: async () => {
      stopped.abort();
      await server.stop();
      const found = violations.splice(0);
      if (found.length > 0) throw new Error(`not as GitHub describes it:\n${found.join('\n')}`);
    },
  });
  onTestFinished(() => github.close());
  return github;
}

/** What waits for an operation, at most so many; each is used up a little. */
function taken<T>(waiting: readonly Waiting<T>[] = [], most = Infinity): readonly Waiting<T>[] {
  const due = waiting.filter(({ left }) => left > 0).slice(0, most);
  for (const one of due) one.left -= 1;
  return due;
}

/** Without a token, nothing is told here; GitHub would tell a little. */
function deniedTo({ token }: State, authorization: string | undefined): Answer | undefined {
  if (authorization === undefined) return { status: 401, body: { message: 'Requires authentication' } };
  const isKnown = token === undefined || authorization === `token ${token}`;
  return isKnown ? undefined : { status: 401, body: { message: 'Bad credentials' } };
}

function failing(response: ServerResponse, { status = 500, headers = {}, body, hangUp }: Fault): void {
  if (hangUp) {
    response.destroy();
    return;
  }
  const type = typeof body === 'string' && body.startsWith('<') ? 'text/html; charset=utf-8' : undefined;
  send(response, {
    status,
    headers,
    body: body ?? { message: `Status ${status}` },
    ...(type !== undefined && { type }),
  });
}

function send(
  response: ServerResponse,
  { status, body, type = 'application/json; charset=utf-8', headers }: Answer,
): void {
  response.writeHead(status, { ...(body !== undefined && { 'content-type': type }), ...headers });
  response.end(typeof body === 'string' || Buffer.isBuffer(body) || body === undefined ? body : JSON.stringify(body));
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

const bodyOf = (text: string): unknown => (text === '' ? undefined : JSON.parse(text));

async function listening(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server: Server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeAllConnections();
    return closed;
  };
  return { origin: `http://127.0.0.1:${port}`, stop };
}
