import { answerDifferences } from '../support/platform-contract/answers';
import type { PlatformServer } from '../support/platform-server';

/** A response with its body, parsed if it is JSON. */
export interface Answer<Body = Any> {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Body;
}

/** An untyped body, because its content is what the tests check. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Any = any;

/** Differences from the usual call. */
export interface CallOptions {
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly body?: unknown;
  /** Null sends no token, a text sends that one. */
  readonly token?: string | null;
  readonly prefix?: string;
  readonly signal?: AbortSignal;
}

/** A browser's session with the server, without a browser. */
export interface Client {
  readonly store: string;
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  get(path: string, query?: CallOptions['query']): Promise<Answer>;
  post(path: string, body?: unknown, query?: CallOptions['query']): Promise<Answer>;
  patch(path: string, body: unknown, query?: CallOptions['query']): Promise<Answer>;
  put(path: string): Promise<Answer>;
  del(path: string): Promise<Answer>;
  /** Calls a server method with POST. */
  method(name: string, args: unknown): Promise<Answer>;
  /** Calls a cacheable server method with GET. */
  read(name: string, args: unknown): Promise<Answer>;
  /** Signs in; signs out with null. */
  signIn(buyer: string | null): Promise<void>;
}

const DATA = '/services/data/v65.0';

/** Opens a session as a guest; paths below `store` are the store's. */
export function makeClient({ url, platform }: PlatformServer): Client {
  const cookies = new Map<string, string>();
  let token: string | null = null;
  const store = `/commerce/webstores/${platform.webstoreId.slice(0, 15)}`;

  async function send(
    method: string,
    path: string,
    { query = {}, body, token: given = token, signal }: CallOptions,
  ): Promise<Answer> {
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const response = await fetch(`${url}${path}${search.size === 0 ? '' : `?${search}`}`, {
      method,
      signal,
      redirect: 'manual',
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(given === null ? {} : { 'csrf-token': given }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    const text = await response.text();
    return {
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
      text,
      body: parsed(text),
    };
  }

  const readToken = async (): Promise<void> => {
    token = null;
    token = /return "([^"]+)"/.exec((await send('GET', '/webruntime/module/@app/csrfToken', {})).text)?.[1] ?? null;
  };

  /** Compares every response with the reference and the official samples, whatever the test checks. */
  async function call(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
    const answer = await send(
      method,
      `${options.prefix ?? (path.startsWith('/lwr') || path.startsWith('/webruntime') || path.startsWith('/__') ? '' : DATA)}${path}`,
      options,
    );
    // A response that a fault changed differs on purpose.
    const found = platform.faults.rules.length > 0 ? [] : answerDifferences(method, path, answer.status, answer.body);
    if (found.length > 0) throw new Error(`The server's answer differs:\n${[...new Set(found)].join('\n')}`);
    return answer;
  }

  return {
    store,
    call,
    get: (path, query) => call('GET', path, { query }),
    post: (path, body, query) => call('POST', path, { body, query }),
    patch: (path, body, query) => call('PATCH', path, { body, query }),
    put: (path) => call('PUT', path),
    del: (path) => call('DELETE', path),
    method: (name, args) => call('POST', `/lwr/apex/v65.0/TradefrontController/${name}`, { body: args }),
    read: (name, args) =>
      call('GET', `/lwr/apex/v65.0/TradefrontController/${name}`, { query: { methodParams: JSON.stringify(args) } }),
    async signIn(buyer) {
      if (buyer === null) await send('GET', '/webruntime/logout', {});
      else await send('POST', '/login', { body: { username: buyer } });
      await readToken();
    },
  };
}

function parsed(text: string): Any {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
