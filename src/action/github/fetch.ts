import { Elsewhere, Unanswered, Unreadable } from './failure.js';

type Fetch = (url: string, options: RequestInit) => Promise<Response>;

interface Bounds {
  readonly secret: string;
  readonly timeoutMs: number;
  /** Where all requests go. What a page names as the next one may lie elsewhere, and would get the token. */
  readonly origin: string;
  /** Aborts when there is no time left for any request. */
  readonly signal: AbortSignal;
}

/**
 * A `fetch` whose answers are whole: they are there in time, are what GitHub answers with, and do not repeat the token.
 * The client takes a body that breaks off for an empty one, and the page of a proxy for an answer.
 */
export function answersOf(fetch: Fetch, { secret, timeoutMs, origin, signal }: Bounds): Fetch {
  return async (url, options) => {
    if (new URL(url).origin !== origin) throw new Elsewhere();
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(url, { ...options, signal: AbortSignal.any([timeout, signal]) });
      const text = await response.text();
      const type = response.headers.get('content-type') ?? '';
      if (response.ok && text !== '' && !isReadable(type, text)) throw new Unreadable(response.status);
      return answer(response, response.ok ? text : text.replaceAll(secret, '***'));
    } catch (thrown) {
      if (timeout.aborted) throw new Unanswered(timeoutMs, 'one');
      throw thrown;
    }
  };
}

/** JSON, or the raw text of a file. */
function isReadable(type: string, text: string): boolean {
  if (type.startsWith('application/vnd.github.')) return true;
  if (!type.startsWith('application/json')) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function answer({ status, headers, url }: Response, text: string): Response {
  const isEmpty = status === 204 || status === 205 || status === 304;
  return Object.defineProperty(new Response(isEmpty ? null : text, { status, headers }), 'url', { value: url });
}
