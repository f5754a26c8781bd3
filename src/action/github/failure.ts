import { capped, visible } from '../../text/visible.js';

/** No answer came in time. Under this name, the client does not ask again. */
export class Unanswered extends Error {
  override readonly name = 'AbortError';

  /** @param of whether it was the time of one request, or of all together */
  constructor(ms: number, of: 'one' | 'all') {
    const time = `${ms / 1000} s`;
    super(of === 'one' ? `GitHub did not answer in ${time}` : `GitHub took more than ${time} in all`);
  }
}

/** What came was no answer of GitHub: the page of a proxy, half of an answer. Asking again is of no use. */
export class Unreadable extends Error {
  override readonly name = 'AbortError';

  constructor(status: number) {
    super(`what came with the status ${status} is no answer of GitHub`);
  }
}

/** An answer names an address of somebody else as the place of the next page. */
export class Elsewhere extends Error {
  override readonly name = 'AbortError';

  constructor() {
    super('an answer of GitHub leads to another server');
  }
}

/** What is to be known of an error, whichever part of the client has thrown it. */
interface Failure {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  /** What GitHub says, if it said something. */
  readonly said: string | undefined;
  /** The kinds of errors in an answer to GraphQL. */
  readonly kinds: readonly string[];
}

/**
 * Whether the token may not do what was asked: 401, 403 that is no rate limit, or 404, which GitHub says for what a
 * token may not see. Whoever asked for something that may be gone has to look for a 404 first.
 */
export function isForbidden(error: unknown): boolean {
  const failure = failureOf(error);
  if (failure.kinds.some((kind) => ['FORBIDDEN', 'INSUFFICIENT_SCOPES', 'NOT_FOUND'].includes(kind))) return true;
  return [401, 403, 404].includes(failure.status ?? 0) && !isRateLimit(failure);
}

/** What went wrong, in a short line. It is inert, and never holds the token. */
export function failureInWords(error: unknown): string {
  return capped(visible(inWords(error)), 200);
}

function inWords(error: unknown): string {
  const failure = failureOf(error);
  const { status, headers, said } = failure;
  if (isRateLimit(failure)) return rateLimit(headers);
  if (said !== undefined) return `GitHub said${status === undefined ? '' : ` ${status}`}: ${oneLine(said)}`;
  if (status !== undefined) return `GitHub said ${status}`;
  if (error instanceof Unanswered || error instanceof Unreadable || error instanceof Elsewhere) return error.message;
  const code = codeOf(error);
  if (code !== undefined) return `GitHub could not be reached: ${code}`;
  return `GitHub could not be asked: ${oneLine(error instanceof Error ? error.message : String(error))}`;
}

function rateLimit(headers: Failure['headers']): string {
  const [reset, wait] = [headers['x-ratelimit-reset'], headers['retry-after']].map(Number);
  if (headers['x-ratelimit-remaining'] === '0' && isMoment(reset)) {
    const until = new Date(reset * 1000).toISOString().replace('.000', '');
    return `the rate limit of GitHub is used up until ${until}`;
  }
  return `the rate limit of GitHub is used up${wait ? ` for ${wait} s` : ''}`;
}

/** Seconds since 1970 that a date can hold. */
const isMoment = (seconds: number | undefined): seconds is number =>
  seconds !== undefined && seconds > 0 && seconds < 1e11;

function isRateLimit({ status, headers, said = '', kinds }: Failure): boolean {
  if (kinds.includes('RATE_LIMITED') || status === 429) return true;
  if (status !== 403) return false;
  return headers['x-ratelimit-remaining'] === '0' || headers['retry-after'] !== undefined || /\brate limit/i.test(said);
}

function failureOf(error: unknown): Failure {
  const { response, headers, errors } = fields(error);
  const answer = fields(response);
  const isGraphQL = Array.isArray(errors);
  const status = typeof answer.status === 'number' ? answer.status : undefined;
  const inAnswer = isGraphQL ? errors : fields(answer.data).errors;
  const several = Array.isArray(inAnswer) ? inAnswer : [];
  const message = isGraphQL ? undefined : text(fields(answer.data).message);
  const details = several.map((one) => (typeof one === 'string' ? one : text(fields(one).message)));
  const said = [message, ...details].filter((part) => part !== undefined);
  return {
    status,
    headers: fields(isGraphQL ? headers : answer.headers),
    said: said.length > 0 ? said.join('; ') : undefined,
    kinds: several.flatMap((one) => text(fields(one).type) ?? []),
  };
}

/** The name that the system has for what is wrong with a connection, such as ECONNREFUSED. */
function codeOf(error: unknown, depth = 0): string | undefined {
  const { code, cause } = fields(error);
  const own = text(code);
  if (own !== undefined && /^[A-Z][A-Z0-9_]+$/.test(own)) return own;
  return cause === undefined || depth > 4 ? undefined : codeOf(cause, depth + 1);
}

const fields = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const oneLine = (message: string): string => message.trim().split(/\r?\n/)[0] ?? '';
