import type { DemoAccount } from '../../../../src/adapters/demo/data/accounts';
import { accountOf } from '../access';
import { type Exchange, listOf, localeOf, wholeNumber } from '../http/exchange';
import { refuse } from '../http/reply';
import { readerFor } from '../platform';
import type { CartEntry } from '../store/ledger';
import { priceCart } from '../store/pricing';
import type { CartView } from '../wire/cart';

/** A cart as the exchange's caller sees it. */
export function viewOf(
  exchange: Exchange,
  cart: CartEntry,
  account: DemoAccount | null = accountOf(exchange),
): CartView {
  const { platform } = exchange;
  return {
    platform,
    cart,
    account,
    priced: priceCart(platform, cart, account),
    reader: readerFor(platform, account, localeOf(exchange)),
  };
}

/** One page of a list by token: the token is opaque to clients, and an unknown one is refused. */
export interface TokenPage<Item> {
  readonly items: readonly Item[];
  readonly links: Readonly<
    Record<
      'currentPageToken' | 'currentPageUrl' | 'nextPageToken' | 'nextPageUrl' | 'previousPageToken' | 'previousPageUrl',
      string | null
    >
  >;
  /** From 1. */
  readonly number: number;
  readonly pages: number;
}

const tokenOf = (start: number): string => Buffer.from(`start:${start}`).toString('base64url');

function startOf(token: string): number {
  const start = /^start:(\d+)$/.exec(Buffer.from(token, 'base64url').toString())?.[1];
  return start === undefined
    ? refuse(400, 'ILLEGAL_QUERY_PARAMETER_VALUE', 'The page token is not valid')
    : Number(start);
}

/** Cuts one page out of a list. */
export function pageByToken<Item>(
  exchange: Exchange,
  items: readonly Item[],
  {
    parameter = 'pageToken',
    max = 100,
    fallback = 25,
    isNumbered = false,
  }: { parameter?: string; max?: number; fallback?: number; isNumbered?: boolean } = {},
): TokenPage<Item> {
  const size = wholeNumber(exchange, 'pageSize', { min: 1, max, fallback });
  const token = exchange.query.get(parameter);
  const number = isNumbered ? wholeNumber(exchange, 'pageNumber', { min: 1, max: 100_000, fallback: 1 }) : 1;
  const start = token === null || token === '' ? (number - 1) * size : startOf(token);
  const at = (from: number, hasPage: boolean): { readonly token: string | null; readonly url: string | null } => {
    if (!hasPage) return { token: null, url: null };
    const query = new URLSearchParams(exchange.query);
    query.set(parameter, tokenOf(from));
    query.set('pageSize', String(size));
    return { token: tokenOf(from), url: `${exchange.fullPath}?${query}` };
  };
  const next = at(start + size, start + size < items.length);
  const previous = at(Math.max(0, start - size), start > 0);
  return {
    items: items.slice(start, start + size),
    links: {
      currentPageToken: token,
      currentPageUrl: at(start, true).url,
      nextPageToken: next.token,
      nextPageUrl: next.url,
      previousPageToken: previous.token,
      previousPageUrl: previous.url,
    },
    number: Math.floor(start / size) + 1,
    pages: Math.max(1, Math.ceil(items.length / size)),
  };
}

/** Product fields that a request for a cart or list names: at most 15. */
export function productFieldNames(exchange: Exchange): readonly string[] {
  const names = listOf(exchange, 'productFields');
  if (names.length > 15) refuse(400, 'MAX_LIMIT_EXCEEDED', 'At most 15 product fields can be asked for');
  return names.length === 0 ? ['Name', 'StockKeepingUnit'] : names;
}
