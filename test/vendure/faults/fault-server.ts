import { createVendureAdapter, type VendureTradeAdapter } from '../../../src/adapters/vendure';
import type { Fault } from '../../support/vendure/fault.types';
import { accountNamed, type Asker, clearCart, signIn } from '../server/support/client';
import { memoryToken, PASSWORD } from '../support/harness';

export type { Fault };

/** Language of the calls. */
export const locale = 'en-US';

/** The first list of invoices that a buyer sees. */
export const invoicesToPay = {
  text: '',
  statuses: [],
  bucket: null,
  ids: null,
  payableOnly: true,
  sort: 'due',
  descending: false,
} as const;

/** A buyer of the reset shop, with two of their accounts. */
export interface FaultyShop {
  /** Asks the server past the adapter. */
  readonly asker: Required<Asker>;
  readonly accountId: string;
  readonly otherAccountId: string;
  /** Creates an adapter with a session of its own. */
  adapter(options?: {
    readonly fetch?: typeof fetch;
    readonly timeout?: number;
    readonly clock?: () => number;
  }): Promise<VendureTradeAdapter>;
  /** Replaces the server's faults; none clears them. */
  strike(...faults: readonly Fault[]): Promise<void>;
}

const BUYER = 'dana@harborlane.example';

/** Resets the shop, signs a buyer in and empties their cart. */
export async function openFaultyShop(url: string): Promise<FaultyShop> {
  await fetch(`${url}/__reset`, { method: 'POST' });
  const token = await signIn(url, BUYER);
  const accountId = await accountNamed({ url, token }, 'Harbor Lane Taproom');
  const asker = { url, token, account: accountId };
  await clearCart(asker);
  return {
    asker,
    accountId,
    otherAccountId: await accountNamed({ url, token }, 'Harbor Lane Bottle Shop'),
    async adapter(options = {}) {
      const made = createVendureAdapter({
        baseUrl: url,
        trade: true,
        token: memoryToken(),
        termsHref: 'https://shop.example/terms',
        ...options,
      });
      await made.shop.signIn({ email: BUYER, password: PASSWORD });
      return made;
    },
    async strike(...faults) {
      await fetch(`${url}/__faults`, { method: 'DELETE' });
      if (faults.length === 0) return;
      await fetch(`${url}/__faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(faults),
      });
    },
  };
}

/** A `fetch` that counts the requests by the fields that they ask for, and can hold their responses back. */
export function countingFetch(): {
  readonly fetch: typeof fetch;
  /** Number of requests for a field. */
  count(field: string): number;
  /** Number of all requests. */
  total(): number;
  /** Holds back the responses to requests for a field, until the returned function is called. */
  hold(field: string): () => void;
} {
  const asked: string[] = [];
  const held = new Map<string, Promise<void>>();
  const asksFor = (text: string, field: string): boolean => new RegExp(`\\b${field}\\b`).test(text);
  return {
    async fetch(input, init) {
      const request = new Request(input, init);
      const text = await request.clone().text();
      asked.push(text);
      const response = await fetch(request);
      for (const [field, until] of held) if (asksFor(text, field)) await until;
      return response;
    },
    count: (field) => asked.filter((text) => asksFor(text, field)).length,
    total: () => asked.length,
    hold(field) {
      let release = (): void => {};
      held.set(field, new Promise((resolve) => (release = resolve)));
      return () => {
        held.delete(field);
        release();
      };
    },
  };
}

/** Collects what the tests of a file show, and prints it as a table when they are over. */
export function faultReport(title: string): {
  note(operation: string, fault: string, outcome: string): void;
  print(): void;
} {
  const rows = new Map<string, string>();
  return {
    note: (operation, fault, outcome) => void rows.set(`${operation} ${fault}`, outcome),
    print() {
      const width = Math.max(0, ...[...rows.keys()].map(({ length }) => length));
      const lines = [...rows].sort(([one], [other]) => one.localeCompare(other));
      console.log(
        [`${title}: ${rows.size} cells`, ...lines.map(([cell, text]) => `${cell.padEnd(width)}  ${text}`)].join('\n'),
      );
    },
  };
}
