import ky from 'ky';
import { PortError, toPortError } from '../../../ports';
import { languageTag } from '../../../rules/languages';
import type { SalesforceOptions } from '../salesforce.types';
import { readyFor } from '../common/text';
import { csrfTokenOf } from './csrf';
import { createRateLimit } from './retry-after';
import { bodyOf, refusedOf, toResponseError } from './errors';

/** Values of a query; what is null or undefined is left out. */
export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** One call. */
export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly query?: Query;
  readonly json?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The language of the answer, a tag. */
  readonly locale?: string;
  /** Asked as a guest whoever is signed in. */
  readonly asGuest?: boolean;
  /** Reads with POST: it changes nothing, so its outcome is never in doubt. */
  readonly isRead?: boolean;
  /** Statuses from 400 whose body is an answer. */
  readonly answers?: readonly number[];
  readonly signal?: AbortSignal | undefined;
}

/** What came back: data, or null for an answer without a body. */
export interface Answer {
  readonly status: number;
  readonly value: unknown;
  readonly headers: Headers;
}

/** Reaches the store. */
export interface Http {
  /** A call under the data service, `/services/data/v65.0` unless the options say otherwise. */
  data(path: string, call?: Call): Promise<Answer>;
  /** A call of any path of the store. */
  send(path: string, call?: Call): Promise<Answer>;
  /** The origin with a path put after it. */
  url(path: string): string;
  /** Asks anew for the token that writes and reads by POST carry, before there is one to send. */
  fetchToken(): void;
  /** How often a write has begun or ended: an answer that was asked for at another count may be older than a write. */
  writes(): number;
}

const TIMEOUT = 30_000;
const CSRF = 'csrf-token';
const CSRF_REFUSED = /csrf/i;

const trimmed = (path: string): string => path.replace(/\/+$/, '');

const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false;

/** Makes the one way to the store. It never repeats a call by itself: reads are repeated by the runtime, writes by nobody. */
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
  const pause = createRateLimit(now);
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

  async function once(path: string, call: Call): Promise<Answer> {
    const { method = 'GET', json, headers, answers = [], signal } = call;
    const isWrite = method !== 'GET' && call.isRead !== true;
    if (signal?.aborted) throw new PortError('aborted', 'The call was given up');
    if (isOffline()) throw new PortError('offline', 'The device is offline');
    const closed = pause.left();
    if (closed !== null) throw closed;
    const life = new AbortController();
    const giveUp = (): void => life.abort();
    signal?.addEventListener('abort', giveUp, { once: true });
    const timer = setTimeout(giveUp, timeout);
    // A host may have wrapped `fetch` in one that knows no signal: the call ends here all the same.
    const givenUp = new Promise<never>((_, reject) => {
      life.signal.addEventListener('abort', () => reject(life.signal.reason), { once: true });
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
          signal: life.signal,
          headers: { accept: 'application/json', ...headers, ...(token === null ? {} : { [CSRF]: token }) },
          ...(json === undefined ? {} : { json }),
        }),
      ]);
      const text = await Promise.race([givenUp, response.text()]);
      await readyFor(text);
      const body = bodyOf(text, response.headers.get('content-type'));
      const { status, statusText, url } = response;
      const isAnswer = answers.includes(status) && body.kind !== 'html' && body.kind !== 'text';
      const trouble = isAnswer
        ? null
        : toResponseError({ status, statusText, headers: response.headers, url, body }, now());
      if (trouble !== null) {
        pause.note(status, trouble);
        throw trouble;
      }
      return { status, value: body.kind === 'json' ? body.value : null, headers: response.headers };
    } catch (thrown) {
      if (thrown instanceof PortError) throw thrown;
      if (signal?.aborted) throw new PortError('aborted', 'The call was given up', { cause: thrown });
      if (life.signal.aborted)
        throw new PortError(isSent ? 'timeout' : 'unavailable', 'No answer in time', { cause: thrown });
      // A token that did not come is asked for anew.
      if (!isSent) csrf.renew();
      // A request that left may have arrived: of a write nobody knows.
      if (isWrite && isSent)
        throw new PortError('timeout', 'The connection was lost before the answer', { cause: thrown });
      throw new PortError(isOffline() ? 'offline' : 'unavailable', 'The store can not be reached', { cause: thrown });
    } finally {
      if (isWrite) writes += 1;
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
    }
  }

  async function send(path: string, call: Call = {}): Promise<Answer> {
    try {
      return await once(path, call);
    } catch (thrown) {
      // A refused token is the one refusal that is known to come before everything else: the write did not happen.
      const isToken =
        call.method !== undefined &&
        call.method !== 'GET' &&
        refusedOf(thrown)?.errors.some(({ code, message }) => CSRF_REFUSED.test(code) || CSRF_REFUSED.test(message)) ===
          true;
      if (isToken && csrf.renew()) return await once(path, call);
      throw toPortError(thrown);
    }
  }

  return {
    send,
    data: (path, call) => send(`${trimmed(apiPrefix)}/${apiVersion}${path}`, call),
    url: (path) => `${origin}${path}`,
    fetchToken: () => {
      csrf.renew();
      // Who needs it asks again and is told.
      csrf.get().catch(() => undefined);
    },
    writes: () => writes,
  };
}
