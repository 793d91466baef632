import type { Adapter } from '../../ports';
import type { Destination } from '../../runtime/links';
import { DEFAULT_SORT_ORDER } from '../../rules/limits';
import { type NumberKind, plainNumber } from './numbers';

/** Link target of a number. */
export type NumberDestination = Extract<Destination, { readonly to: 'order' | 'invoice' | 'tickets' }>;

/** Outcome of a search: the link target, no match, or no complete result because a request failed. */
export type NumberAnswer = NumberDestination | 'nothing' | 'unanswered';

/** Scope of a search: account, locale and kinds of numbers. */
export interface Where {
  readonly adapter: Adapter;
  readonly accountId: string | null;
  readonly locale: string;
  readonly kinds: readonly NumberKind[];
}

/** Number of results that are compared: ports also match parts of numbers, so the exact match may not be the first. */
const rows = { page: 0, pageSize: 10 };
const anyDay = { start: null, end: null };

/**
 * Finds the object with this number: the first match in the order of `kinds`. The outcome is `nothing` only if all
 * requests succeeded.
 */
export async function findNumber(text: string, where: Where, signal?: AbortSignal): Promise<NumberAnswer> {
  const number = plainNumber(text);
  // All requests start at once. A match returns without waiting for the kinds after it.
  const answers = where.kinds.map((kind) => found[kind](number, where, { signal }).catch(() => 'unanswered' as const));
  let outcome: NumberAnswer = 'nothing';
  for (const answer of answers) {
    const destination = await answer;
    if (destination === 'unanswered') outcome = destination;
    else if (destination !== null) return destination;
  }
  return outcome;
}

type Find = (
  number: string,
  where: Where,
  options: { readonly signal?: AbortSignal },
) => Promise<NumberDestination | null>;

const found: Readonly<Record<NumberKind, Find>> = {
  async order(number, { adapter, accountId, locale, kinds }, options) {
    const page = await adapter.orders?.search?.(
      { accountId, locale, text: number, placed: anyDay, statuses: [], sort: DEFAULT_SORT_ORDER, ...rows },
      options,
    );
    const isIt = called(number);
    // Without the right to see invoices, an invoice number leads to its order.
    const order = page?.items.find(
      (one) =>
        isIt(one.number) ||
        isIt(one.sapOrderNumber) ||
        isIt(one.cokeOrderNumber) ||
        isIt(one.transactionId) ||
        isIt(one.purchaseOrderNumber) ||
        (!kinds.includes('invoice') && isIt(one.invoiceNumber)),
    );
    return order === undefined ? null : { to: 'order', id: order.id };
  },
  async invoice(number, { adapter, accountId, locale }, options) {
    const query = {
      text: number,
      statuses: [],
      bucket: null,
      ids: null,
      payableOnly: false,
      sort: 'issued',
      descending: true,
    } as const;
    const page = await adapter.invoices?.list?.({ accountId, locale, ...query, ...rows }, options);
    const invoice = page?.items.find((one) => called(number)(one.number));
    return invoice === undefined ? null : { to: 'invoice', id: invoice.id };
  },
  async ticket(number, { adapter, accountId, locale }, options) {
    const page = await adapter.support?.search?.(
      { accountId, locale, text: number, statuses: [], problemTypes: [], created: anyDay, modified: anyDay, ...rows },
      options,
    );
    const ticket = page?.items.find((one) => called(number)(one.number));
    return ticket === undefined ? null : { to: 'tickets', id: ticket.id };
  },
};

const called =
  (number: string) =>
  (known: string | null): boolean =>
    known !== null && plainNumber(known) === number;
