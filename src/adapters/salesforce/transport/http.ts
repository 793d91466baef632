import { toPortError } from '../../../ports';
import { languageTag } from '../../../rules/languages';
import { createExchange } from '../../common/exchange';
import type { SalesforceOptions } from '../salesforce.types';
import { csrfTokenOf } from './csrf';
import { refusedOf, toResponseError } from './errors';

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

const CSRF = 'csrf-token';
const CSRF_REFUSED = /csrf/i;

const trimmed = (path: string): string => path.replace(/\/+$/, '');

/** Creates the HTTP client. It never retries: the runtime retries reads, and nothing retries writes. */
export function createHttp(options: SalesforceOptions, isGuest: () => boolean, now: () => number): Http {
  const {
    baseUrl,
    apiPrefix = '/services/data',
    apiVersion = 'v65.0',
    language = 'en-US',
    siteParameters = true,
  } = options;
  const origin = trimmed(baseUrl);
  const csrf = csrfTokenOf(options.csrfToken);
  const exchange = createExchange({ fetch: options.fetch, timeout: options.timeout, credentials: 'same-origin', now });
  let writes = 0;

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
    if (isWrite) writes += 1;
    try {
      const received = await exchange.send(`${origin}${path}`, {
        method,
        search: queryOf(call),
        json,
        isWrite,
        signal,
        headers: async () => {
          const token = method === 'GET' ? null : await csrf.get();
          return { ...headers, ...(token === null ? {} : { [CSRF]: token }) };
        },
      });
      const { status, body } = received;
      const isAnswer = answers.includes(status) && body.kind !== 'html' && body.kind !== 'text';
      const error = isAnswer ? null : toResponseError(received, now());
      if (error !== null) {
        exchange.notePause(status, error);
        throw error;
      }
      return { status, value: body.kind === 'json' ? body.value : null, headers: received.headers };
    } finally {
      if (isWrite) writes += 1;
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
