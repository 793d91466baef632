import ky from 'ky';
import { PortError, toPortError } from '../../../ports';
import { languageTag } from '../../../rules/languages';
import { responseText } from '../../common/response-text';
import type { SalesforceOptions } from '../salesforce.types';
import { readyFor } from '../common/text';
import { csrfTokenOf } from './csrf';
import { createRateLimit } from './retry-after';
import { bodyOf, refusedOf, toResponseError } from './errors';

/** Query parameters; null and undefined are left out. */
export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** One call. */
export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly query?: Query;
  readonly json?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Language of the response, a tag. */
  readonly locale?: string;
  /** Sends the request as a guest, even for a signed-in user. */
  readonly asGuest?: boolean;
  /** True for a read with POST: it changes nothing, so its outcome is never uncertain. */
  readonly isRead?: boolean;
  /** Error statuses whose body is a valid response. */
  readonly answers?: readonly number[];
  readonly signal?: AbortSignal | undefined;
}

/** A response: its data, or null without a body. */
export interface Answer {
  readonly status: number;
  readonly value: unknown;
  readonly headers: Headers;
}

/** Sends requests to the store. */
export interface Http {
  /** Sends a request to the data service, by default `/services/data/v65.0`. */
  data(path: string, call?: Call): Promise<Answer>;
  /** Sends a request to any path of the store. */
  send(path: string, call?: Call): Promise<Answer>;
  /** Returns the URL of a path. */
  url(path: string): string;
  /** Requests the token for writes and reads by POST before the first one needs it. */
  fetchToken(): void;
  /**
   * Number of writes that have started or ended: a response to a request from a different count can be older than a
   * write.
   */
  writes(): number;
}

const TIMEOUT = 30_000;
const CSRF = 'csrf-token';
const CSRF_REFUSED = /csrf/i;

const trimmed = (path: string): string => path.replace(/\/+$/, '');

/**
 * Never sends a body or the token to where a redirect points: a redirect of a write to another site is an error. Reads
 * of a store on another origin follow redirects, because they contain neither.
 */
function redirectPolicyOf(origin: string, method: string): Pick<RequestInit, 'mode' | 'redirect'> {
  const base = globalThis.document?.baseURI;
  if (base !== undefined && new URL(origin, base).origin === globalThis.origin) return { mode: 'same-origin' };
  return method === 'GET' ? {} : { redirect: 'error' };
}

/** True if a store's address, which can be a path of the page, has another origin than a URL. */
const isOtherOrigin = (store: string, url: string): boolean => new URL(store, url).origin !== new URL(url).origin;

const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false;

/** Creates the HTTP client. It never retries: the runtime retries reads, and nothing retries writes. */
export function createHttp(options: SalesforceOptions, isGuest: () => boolean, now: () => number): Http {
  const {
    baseUrl,
    apiPrefix = '/services/data',
    apiVersion = 'v65.0',
    language = 'en-US',
    timeout = TIMEOUT,
    siteParameters = true,
  } = options;
  const origin = trimmed(baseUrl);
  const csrf = csrfTokenOf(options.csrfToken);
  const rateLimit = createRateLimit(now);
  let writes = 0;
  const client = ky.create({
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
    credentials: 'same-origin',
    ...(options.fetch === undefined ? {} : { fetch: options.fetch }),
  });

  function queryOf({ query = {}, locale, asGuest }: Call): URLSearchParams {
    const site = siteParameters ? { asGuest: asGuest ?? isGuest(), htmlEncode: false } : {};
    const all = {
      ...query,
      language: query.language ?? (locale === undefined ? language : languageTag(locale)),
      ...site,
    };
    return new URLSearchParams(
      Object.entries(all).flatMap(([name, value]) =>
        value === null || value === undefined ? [] : [[name, String(value)]],
      ),
    );
  }

  async function sendOnce(path: string, call: Call): Promise<Answer> {
    const { method = 'GET', json, headers, answers = [], signal } = call;
    const isWrite = method !== 'GET' && call.isRead !== true;
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
    if (isWrite) writes += 1;
    try {
      const token = method === 'GET' ? null : await Promise.race([givenUp, csrf.get()]);
      isSent = true;
      const response = await Promise.race([
        givenUp,
        client(`${origin}${path}`, {
          method,
          searchParams: queryOf(call),
          signal: controller.signal,
          ...redirectPolicyOf(origin, method),
          headers: { accept: 'application/json', ...headers, ...(token === null ? {} : { [CSRF]: token }) },
          ...(json === undefined ? {} : { json }),
        }),
      ]);
      const text = await Promise.race([givenUp, responseText(response)]);
      await readyFor(text);
      const body = bodyOf(text, response.headers.get('content-type'));
      const { status, statusText, url } = response;
      const isAnswer = answers.includes(status) && body.kind !== 'html' && body.kind !== 'text';
      const error = isAnswer
        ? null
        : toResponseError({ status, statusText, headers: response.headers, url, body }, now());
      if (error !== null) {
        rateLimit.note(status, error);
        throw error;
      }
      if (response.redirected && isOtherOrigin(origin, url))
        throw new PortError('malformed', 'The store redirected to another site');
      return { status, value: body.kind === 'json' ? body.value : null, headers: response.headers };
    } catch (thrown) {
      if (thrown instanceof PortError) throw thrown;
      if (signal?.aborted) throw new PortError('aborted', 'The call was aborted', { cause: thrown });
      if (controller.signal.aborted)
        throw new PortError(isSent ? 'timeout' : 'unavailable', 'No response in time', { cause: thrown });
      // Requests a new token after a failed request for one.
      if (!isSent) csrf.renew();
      // The request may have arrived, so the outcome of a write is unknown.
      if (isWrite && isSent)
        throw new PortError('timeout', 'The connection was lost before the response arrived', { cause: thrown });
      throw new PortError(isOffline() ? 'offline' : 'unavailable', 'The store cannot be reached', { cause: thrown });
    } finally {
      if (isWrite) writes += 1;
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
    }
  }

  async function send(path: string, call: Call = {}): Promise<Answer> {
    try {
      return await sendOnce(path, call);
    } catch (thrown) {
      // A rejected token proves that the write was not executed.
      const isToken =
        call.method !== undefined &&
        call.method !== 'GET' &&
        refusedOf(thrown)?.errors.some(({ code, message }) => CSRF_REFUSED.test(code) || CSRF_REFUSED.test(message)) ===
          true;
      if (isToken && csrf.renew()) return await sendOnce(path, call);
      throw toPortError(thrown);
    }
  }

  return {
    send,
    data: (path, call) => send(`${trimmed(apiPrefix)}/${apiVersion}${path}`, call),
    url: (path) => `${origin}${path}`,
    fetchToken: () => {
      csrf.renew();
      // The call that needs the token requests it again and gets the error.
      csrf.get().catch(() => undefined);
    },
    writes: () => writes,
  };
}
