import { createVendureAdapter, type TokenStore, type VendureOptions } from '../../../src/adapters/vendure';
import * as z from 'zod/mini';
import type { Adapter } from '../../../src/ports';
import type { Fault, Fixtures, Harness, Peek, Persona, TestEnvironment } from '../../../src/testing';
import { type Asker, read, readCart, signIn } from '../server/support/client';

/** A Vendure server for tests. */
export interface VendureServer {
  readonly url: string;
  /** True with the plugin. */
  readonly trade: boolean;
}

/** Password of every buyer of the test shop. */
export const PASSWORD = 'tradefront-demo';

/** A token in memory, as one page has it. */
export function memoryToken(): TokenStore {
  let token: string | null = null;
  return {
    get: () => token,
    set: (next) => {
      token = next;
    },
  };
}

/** Faults that the server can make, by the kit's name. */
const statuses: Readonly<Partial<Record<Fault, object>>> = {
  unreachable: { kind: 'drop' },
  'signed-out': { kind: 'status', status: 401 },
  forbidden: { kind: 'status', status: 403 },
  'too-many-requests': { kind: 'status', status: 429, retryAfter: 1 },
  unavailable: { kind: 'status', status: 503 },
};

/** Milliseconds after which no pause of the shop is active. */
const PAUSE_MS = 61_000;

const seats: Readonly<Record<Persona, string | null>> = {
  buyer: 'dana@harborlane.example',
  viewer: 'priya@harborlane.example',
  guest: null,
};

/** Further settings of a harness. */
export interface HarnessOptions {
  readonly fixtures: Fixtures;
  readonly buyer?: string;
  readonly password?: string;
  readonly options?: Partial<VendureOptions>;
}

const amounts = z.array(z.object({ product: z.object({ id: z.string() }), quantity: z.number() }));
const byProduct = (items: z.infer<typeof amounts>) =>
  items.map(({ product, quantity }) => ({ productId: product.id, quantity }));

/** Reads the shop in a session of its own, without the adapter. */
function peekOf(url: string, email: string, password: string): Peek {
  let token: Promise<string> | undefined;
  const asker = async (account?: string): Promise<Asker> => ({
    url,
    token: await (token ??= signIn(url, email, password)),
    ...(account === undefined ? {} : { account }),
  });
  return {
    cart: async (accountId) => byProduct((await readCart(await asker(accountId))).lines),
    lists: async (accountId) =>
      (
        await read(
          await asker(accountId),
          '{ tradeLists { id name items { product { id } quantity } } }',
          'tradeLists',
          z.array(z.object({ id: z.string(), name: z.string(), items: amounts })),
        )
      ).map((list) => ({ ...list, items: byProduct(list.items) })),
    reminders: async (accountId) =>
      (
        await read(
          await asker(accountId),
          '{ tradeReminders { id } }',
          'tradeReminders',
          z.array(z.object({ id: z.string() })),
        )
      ).map(({ id }) => id),
    language: async () =>
      (await read(await asker(), '{ tradeUser { language } }', 'tradeUser', z.object({ language: z.string() })))
        .language,
  };
}

/** Harness of the Vendure adapter over HTTP. The server's data is reset for each case. */
export function vendureHarness(
  { url, trade }: VendureServer,
  { fixtures, buyer, password = PASSWORD, options = {} }: HarnessOptions,
): Harness {
  // The adapter respects a pause until it ends, so the clock advances between two faults.
  let ahead = 0;
  const clock = () => Date.now() + ahead;
  const control = (path: string, init?: RequestInit): Promise<Response> => fetch(`${url}${path}`, init);

  return {
    fixtures,
    async open(seat): Promise<TestEnvironment | null> {
      // Plain Vendure has no permissions: everybody orders.
      if (seat === 'viewer' && !trade) return null;
      ahead = 0;
      await control('/__reset', { method: 'POST' });
      const token = memoryToken();
      let isTruncated = false;
      const truncating: typeof fetch = async (input, init) => {
        const response = await fetch(input, init);
        if (!isTruncated) return response;
        const text = await response.text();
        return new Response(text.slice(0, text.length / 2), response);
      };
      const make = (): Adapter & { readonly shop: ReturnType<typeof createVendureAdapter>['shop'] } =>
        createVendureAdapter({
          baseUrl: url,
          trade,
          token,
          clock,
          fetch: truncating,
          termsHref: 'https://shop.example/terms',
          ...options,
        });
      const adapter = make();
      const email = seat === 'buyer' ? (buyer ?? seats.buyer) : seats[seat];
      if (email !== null) {
        const answer = await adapter.shop.signIn({ email, password });
        if (answer !== 'signed-in') return null;
      }
      return {
        adapter,
        second: make,
        ...(trade && email !== null ? { peek: peekOf(url, email, password) } : {}),
        async injectFault(code) {
          ahead += PAUSE_MS;
          isTruncated = code === 'malformed';
          await control('/__faults', { method: 'DELETE' });
          const fault = code === null ? undefined : statuses[code];
          if (fault !== undefined)
            await control('/__faults', {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify([fault]),
            });
          return code === null || isTruncated || fault !== undefined;
        },
      };
    },
  };
}
