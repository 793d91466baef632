import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createVendureAdapter } from '../../src/adapters/vendure';
import { createSalesforceAdapter, type CompleteApex, type SalesforceOptions } from '../../src/adapters/salesforce';
import { PortError } from '../../src/ports';

// Real servers that send what no store sends, read with the runtime's own `fetch`: nothing here is made of objects that
// only resemble a response.
const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address with one.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

const locale = 'en-US';

interface Settings {
  readonly timeout?: number;
}

/** An adapter, with a read and a write of it, and the responses that they accept. */
interface Subject {
  readonly backend: string;
  list(baseUrl: string, settings?: Settings): Promise<readonly { readonly name: string }[]>;
  /** Adds a product to a cart. Rejects if the result is unknown. */
  write(baseUrl: string): Promise<unknown>;
  /** True for the request of the write itself, and of the list. */
  isTested(request: IncomingMessage): boolean;
  /** The response with the list of accounts. */
  accounts(...names: string[]): string;
  /** The same for one account, with keys that could change prototypes. */
  readonly prototypeKeys: string;
  /** Headers that another site must not get. */
  readonly secret: string;
  /** Codes of a read that is redirected to another site, without end, and to a sign-in page. */
  readonly redirected: { readonly away: string; readonly endless: string; readonly signIn: string };
}

const salesforceAccount = '001Tf0000000001IAA';

function salesforceClient(baseUrl: string, settings: Settings = {}) {
  // The store has no server methods: only its own data is read.
  return createSalesforceAdapter({
    baseUrl,
    webstoreId: '0ZETf0000000001OAA',
    siteId: '0DMTf0000000001OAA',
    rootCategoryId: '0ZGTf0000000001',
    csrfToken: 'secret-token',
    apex: { methods: { getAccountTerms: null } as object },
    timeout: 3000,
    ...settings,
  } as SalesforceOptions & { apex: CompleteApex });
}

const salesforce: Subject = {
  backend: 'Salesforce',
  list: (baseUrl, settings) => salesforceClient(baseUrl, settings).accounts.list({ includeOwn: false, locale }),
  write: (baseUrl) =>
    salesforceClient(baseUrl).cart.change({
      change: { type: 'add', productId: '01tTf0000000001AAA', quantity: 1 },
      revision: null,
      accountId: salesforceAccount,
      locale,
    }),
  isTested: ({ method, url }) => method === 'POST' || (url?.includes('external') ?? false),
  accounts: (...names) =>
    JSON.stringify({
      externalManagedAccounts: names.map((accountName, at) => ({ accountId: `001Tf000000000${at}IAA`, accountName })),
    }),
  prototypeKeys: `{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}},"externalManagedAccounts":[{"__proto__":{"accountId":"x"},"accountId":"${salesforceAccount}","accountName":"__proto__"}]}`,
  secret: 'csrf-token',
  redirected: { away: 'malformed', endless: 'unavailable', signIn: 'signed-out' },
};

const vendureAccount = (name: string) => ({
  id: '1',
  name,
  number: '0001',
  address: { street: '', city: '', state: '', zip: '', country: 'US' },
  isDefault: false,
  isOwn: false,
  conditions: [],
});

const vendureClient = (baseUrl: string, { timeout = 3000 }: Settings = {}) =>
  createVendureAdapter({ baseUrl, trade: true, timeout, token: { get: () => 'secret-token', set: () => {} } });

const vendure: Subject = {
  backend: 'Vendure',
  list: (baseUrl, settings) => vendureClient(baseUrl, settings).accounts.list({ includeOwn: true, locale }),
  write: (baseUrl) =>
    vendureClient(baseUrl).cart.change({
      change: { type: 'add', productId: '1', quantity: 1 },
      revision: null,
      accountId: '1',
      locale,
    }),
  isTested: () => true,
  accounts: (...names) => JSON.stringify({ data: { tradeAccounts: names.map(vendureAccount) } }),
  prototypeKeys: `{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}},"data":{"__proto__":{"tradeAccounts":[]},"tradeAccounts":[${JSON.stringify(vendureAccount('__proto__')).replace('{', '{"__proto__":{"id":"x"},')}]}}`,
  secret: 'authorization',
  // Every call is a POST: without a page of its origin, no redirect is followed.
  redirected: { away: 'unavailable', endless: 'unavailable', signIn: 'unavailable' },
};

async function codeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'no error';
  } catch (thrown) {
    if (thrown instanceof PortError) return thrown.code;
    throw thrown;
  }
}

describe.each([salesforce, vendure])(
  '$backend',
  ({ list, write, isTested, accounts, prototypeKeys, secret, redirected }) => {
    describe('a redirect', () => {
      it('of a write sends neither the body nor the token to another site', async () => {
        for (const status of [301, 302, 303, 307, 308]) {
          const received: string[] = [];
          const elsewhere = await serve(async (request, response) => {
            received.push(`${request.headers[secret]} ${await bodyOf(request)}`);
            response.end('{}');
          });
          const store = await serve((request, response) => {
            if (!isTested(request)) return void response.end('{"cartId":"0a6Tf0000000001AAA"}');
            response.writeHead(status, { location: `${elsewhere}${request.url}` }).end();
          });
          // The store can have executed the write before it redirects.
          expect(await codeOf(write(store))).toBe('timeout');
          expect(received).toEqual([]);
        }
      });

      it('of a read to another site is not read as the store’s response', async () => {
        const elsewhere = await serve((_, response) => void response.end(accounts('Not the store')));
        const store = await serve(
          (request, response) => void response.writeHead(302, { location: `${elsewhere}${request.url}` }).end(),
        );
        expect(await codeOf(list(store))).toBe(redirected.away);
      });

      it('to a sign-in page means that the session has ended, or is not followed', async () => {
        const store = await serve((request, response) => {
          if (request.url?.startsWith('/login'))
            return void response.setHeader('content-type', 'text/html').end('<form><input type="password"></form>');
          response.writeHead(302, { location: '/login?ec=302' }).end();
        });
        expect(await codeOf(list(store))).toBe(redirected.signIn);
      });

      it('without end is an error', async () => {
        const store = await serve((request, response) => void response.writeHead(302, { location: request.url }).end());
        expect(await codeOf(list(store))).toBe(redirected.endless);
      });
    });

    describe('a body', () => {
      it('without end is canceled at sixteen million characters', async () => {
        let sent = 0;
        const chunk = Buffer.alloc(65_536, ' ');
        const store = await serve((_, response) => {
          response.setHeader('content-type', 'application/json');
          const more = (): void => {
            while (!response.destroyed && response.write(chunk)) sent += chunk.length;
          };
          response.on('drain', more);
          more();
        });
        expect(await codeOf(list(store, { timeout: 60_000 }))).toBe('malformed');
        // The rest is in the buffers of the two sockets.
        expect(sent).toBeLessThan(32_000_000);
      });

      it('that arrives byte by byte ends at the timeout', async () => {
        const store = await serve((_, response) => {
          response.write('{');
          const timer = setInterval(() => response.write(' '), 10);
          response.on('close', () => clearInterval(timer));
        });
        expect(await codeOf(list(store, { timeout: 300 }))).toBe('timeout');
      });

      it('nested 200,000 times is an error and does not exhaust the stack', async () => {
        for (const text of ['['.repeat(200_000) + ']'.repeat(200_000), '{"a":'.repeat(200_000)]) {
          const store = await serve((_, response) => void response.end(text));
          expect(['malformed', 'no error']).toContain(await codeOf(list(store)));
        }
      });

      it('is read regardless of its content type', async () => {
        for (const type of ['text/html', 'image/png', 'application/octet-stream', 'nonsense', '']) {
          const store = await serve(
            (_, response) => void response.setHeader('content-type', type).end(accounts('Harbor Lane')),
          );
          expect((await list(store)).map(({ name }) => name)).toEqual(['Harbor Lane']);
        }
      });

      it('that contradicts its length or its encoding is an error; of a write, the outcome is unknown', async () => {
        const lies: readonly RequestListener[] = [
          (_, response) => {
            response.writeHead(200, { 'content-length': '1000' }).write('{"a":1}');
            setTimeout(() => response.destroy(), 20);
          },
          (_, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end('{"a":1}'),
          (request) => void request.socket.end('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nZZ\r\n{}'),
          (request) => void request.socket.end('not http at all'),
        ];
        for (const lie of lies) {
          const store = await serve((request, response) =>
            isTested(request) ? lie(request, response) : void response.end('{"cartId":"0a6Tf0000000001AAA"}'),
          );
          expect(await codeOf(list(store))).toBe('unavailable');
          expect(await codeOf(write(store))).toBe('timeout');
        }
      });

      it('does not change prototypes', async () => {
        const before = Object.getOwnPropertyNames(Object.prototype).length;
        const store = await serve((_, response) => void response.end(prototypeKeys));
        expect((await list(store)).map(({ name }) => name)).toEqual(['__proto__']);
        expect(Object.getOwnPropertyNames(Object.prototype)).toHaveLength(before);
        expect({}).not.toHaveProperty('admin');
      });
    });

    describe('a name', () => {
      const nameOf = async (name: string): Promise<string | undefined> => {
        const store = await serve((_, response) => void response.end(accounts(name)));
        return (await list(store))[0]?.name;
      };

      it('has no characters that reorder or hide what follows', async () => {
        expect(await nameOf('Harbor\u202e00.01$\u202c Lane')).toBe('Harbor00.01$ Lane');
        expect(await nameOf('Harbor\u2069\u2066 Lane\u0000\u0008\u007f')).toBe('Harbor Lane');
        expect(await nameOf('\u200fבית קפה\u200f')).toBe('\u200fבית קפה\u200f');
      });

      it('has at most as many characters as the platform’s longest field', async () => {
        expect((await nameOf('W'.repeat(10_000_000)))?.length).toBe(131_072);
      });
    });
  },
);
