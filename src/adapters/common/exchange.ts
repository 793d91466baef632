import ky from 'ky';
import { PortError } from '../../ports';
import { responseText } from './response-text';
import { createRateLimit } from './retry-after';
import { readyFor } from './text';

/** Content of a response, determined by the body itself, not by its content type. */
export type Body =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'empty' }
  | { readonly kind: 'html'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string };

/** Parses a body. Servers and proxies return HTML pages, empty bodies and truncated JSON. */
export function bodyOf(text: string, contentType: string | null): Body {
  const start = /\S/.exec(text)?.[0];
  if (start === undefined) return { kind: 'empty' };
  if (start === '<' || (contentType?.includes('text/html') && start !== '{' && start !== '['))
    return { kind: 'html', text };
  try {
    const value: unknown = JSON.parse(text);
    return { kind: 'json', value };
  } catch {
    return { kind: 'text', text };
  }
}

/** A request. */
export interface Outgoing {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly search: URLSearchParams;
  readonly json?: unknown;
  /** True if the request can change something: without a response its outcome is unknown. */
  readonly isWrite: boolean;
  readonly signal: AbortSignal | undefined;
  /** Returns the headers. The timeout includes the time that it takes. */
  headers(): Promise<Readonly<Record<string, string>>>;
}

/** A response with any status. */
export interface Received {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
  readonly url: string;
  readonly body: Body;
}

/** Settings of the requests to one backend. */
export interface ExchangeOptions {
  readonly fetch: typeof fetch | undefined;
  /** Timeout of a request in milliseconds. Default: 30,000. */
  readonly timeout: number | undefined;
  readonly credentials: RequestCredentials;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Sends requests to one backend. It never retries: the runtime retries reads, and nothing retries writes. */
export interface Exchange {
  /**
   * Sends a request.
   * @throws PortError if there is no response: `offline`, `aborted`, `unavailable`, or `timeout` if a write may have
   *   arrived; also for the pause of an earlier response, and `malformed` for an endless one
   */
  send(url: string, request: Outgoing): Promise<Received>;
  /** Records the pause that a response requests; further requests fail until it is over. */
  notePause(status: number, error: PortError): void;
}

const TIMEOUT = 30_000;

/**
 * Never sends a body or a token to where a redirect points: a redirect of a write to another site is an error. Reads by
 * GET of a backend on another origin follow redirects, because they contain neither.
 */
function redirectPolicyOf(url: string, method: string): Pick<RequestInit, 'mode' | 'redirect'> {
  const base = globalThis.document?.baseURI;
  if (base !== undefined && new URL(url, base).origin === globalThis.origin) return { mode: 'same-origin' };
  return method === 'GET' ? {} : { redirect: 'error' };
}

/** True if a response comes from another origin than its request, whose URL can be a path of the page. */
const isFromElsewhere = (requested: string, { redirected, url }: Response): boolean =>
  redirected && new URL(requested, url).origin !== new URL(url).origin;

const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false;

/** Creates the requests of an adapter. */
export function createExchange({ fetch, timeout = TIMEOUT, credentials, now }: ExchangeOptions): Exchange {
  const rateLimit = createRateLimit(now);
  const client = ky.create({
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
    credentials,
    ...(fetch === undefined ? {} : { fetch }),
  });

  async function send(url: string, { method, search, json, isWrite, signal, headers }: Outgoing): Promise<Received> {
    if (signal?.aborted) throw new PortError('aborted', 'The call was aborted');
    if (isOffline()) throw new PortError('offline', 'The device is offline');
    const closed = rateLimit.left();
    if (closed !== null) throw closed;
    const controller = new AbortController();
    const giveUp = (): void => controller.abort();
    signal?.addEventListener('abort', giveUp, { once: true });
    const timer = setTimeout(giveUp, timeout);
    // Ends the call even if the host wrapped `fetch` and ignores the signal.
    const givenUp = new Promise<never>((_, reject) => {
      controller.signal.addEventListener('abort', () => reject(controller.signal.reason), { once: true });
    });
    givenUp.catch(() => undefined);
    let isSent = false;
    try {
      const all = await Promise.race([givenUp, headers()]);
      isSent = true;
      const response = await Promise.race([
        givenUp,
        client(url, {
          method,
          searchParams: search,
          signal: controller.signal,
          ...redirectPolicyOf(url, method),
          headers: { accept: 'application/json', ...all },
          ...(json === undefined ? {} : { json }),
        }),
      ]);
      const text = await Promise.race([givenUp, responseText(response)]);
      await readyFor(text);
      const body = bodyOf(text, response.headers.get('content-type'));
      // A page can be that of a sign-in on another site.
      if (body.kind !== 'html' && isFromElsewhere(url, response))
        throw new PortError('malformed', 'The store redirected to another site');
      return {
        status: response.status,
        statusText: response.statusText,
        headers: response.headers,
        url: response.url,
        body,
      };
    } catch (thrown) {
      if (thrown instanceof PortError) throw thrown;
      if (signal?.aborted) throw new PortError('aborted', 'The call was aborted', { cause: thrown });
      if (controller.signal.aborted)
        throw new PortError(isSent ? 'timeout' : 'unavailable', 'No response in time', { cause: thrown });
      // The request may have arrived, so the outcome of a write is unknown.
      if (isWrite && isSent)
        throw new PortError('timeout', 'The connection was lost before the response arrived', { cause: thrown });
      throw new PortError(isOffline() ? 'offline' : 'unavailable', 'The store cannot be reached', { cause: thrown });
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
    }
  }

  return { send, notePause: (status, error) => rateLimit.note(status, error) };
}
