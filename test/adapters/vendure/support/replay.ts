import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createVendureAdapter, type TokenStore, type VendureAdapter } from '../../../../src/adapters/vendure';

/** A request to a real server (Vendure 3.7.3, the demo's data) with its response. */
interface Recorded {
  readonly operation: string;
  readonly account: string | null;
  readonly variables: unknown;
  readonly status: number;
  readonly body: unknown;
}

/** A request that the adapter sent. */
export interface Sent {
  readonly operation: string;
  readonly account: string | null;
  readonly variables: unknown;
}

/** The form of the shop whose session was recorded. */
export type Form = 'trade' | 'plain';

const recordedIn = (form: Form): readonly Recorded[] =>
  // This repository's own file with the type of the recorder.
  JSON.parse(readFileSync(fileURLToPath(new URL(`../recorded/${form}.json`, import.meta.url)), 'utf8')) as Recorded[];

const operationOf = (query: string): string => /^\w+ (\w+)/.exec(query)?.[1] ?? '';

const ABOUT_SESSION = ['SignIn', 'User', 'Customer'];

/** A token in memory. */
export function memoryToken(): TokenStore {
  let token: string | null = null;
  return {
    get: () => token,
    set: (next) => {
      token = next;
    },
  };
}

/**
 * Creates an adapter whose server answers with the recorded responses, in their order: each request must have the
 * operation, the account and the variables that were recorded. `from` leaves out earlier responses, except those about
 * the session.
 */
export function replayed(form: Form, from = 0): { readonly adapter: VendureAdapter; readonly sent: readonly Sent[] } {
  const left = recordedIn(form).filter(({ operation }, nth) => nth >= from || ABOUT_SESSION.includes(operation));
  const sent: Sent[] = [];
  const replay: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    // The adapter's own request.
    const { query, variables } = (await request.json()) as { readonly query: string; readonly variables: unknown };
    const one: Sent = { operation: operationOf(query), account: request.headers.get('x-account'), variables };
    sent.push(one);
    const at = left.findIndex(
      ({ operation, account, variables: given }) =>
        operation === one.operation &&
        account === one.account &&
        JSON.stringify(given) === JSON.stringify(one.variables),
    );
    const [found] = at === -1 ? [] : left.splice(at, 1);
    if (found === undefined) throw new Error(`Not recorded: ${JSON.stringify(one)}`);
    return new Response(JSON.stringify(found.body), {
      status: found.status,
      headers: { 'content-type': 'application/json' },
    });
  };
  return {
    adapter: createVendureAdapter({
      baseUrl: 'http://127.0.0.1:3990',
      trade: form === 'trade',
      fetch: replay,
      token: memoryToken(),
      termsHref: 'https://shop.example/terms',
      clock: () => Date.parse('2026-11-28T15:00:00Z'),
    }),
    sent,
  };
}
