import type { ConditionOnAccount, Money, Price, Product, ProductQuery, ProductResult } from '../../domain';
import { DEFAULT_PAGE_SIZE, discountShown, PAGE_SIZES, parseMoney } from '../../rules';
import type { Session } from '../../runtime/session/session.types';

/** What the buyer looks at. `page` counts from 1, as they read it. */
export interface GridQuery {
  readonly text: string;
  readonly page: number;
  readonly pageSize: number;
  /** Null for the backend's own order. */
  readonly sort: string | null;
}

/** A page from a host or an address: a whole number of at least 1, or 1. */
export const pageFrom = (value: unknown): number => (Number.isSafeInteger(value) && Number(value) >= 1 ? Number(value) : 1);

/** A page size from a host: one that lists offer, or the default (spec §9). */
export const pageSizeFrom = (value: unknown): number => PAGE_SIZES.find((size) => size === value) ?? DEFAULT_PAGE_SIZE;

/** Another text starts at its first page. */
export const searchFor = (query: GridQuery, text: string): GridQuery => ({ ...query, text, page: 1 });

/** Another order starts at its first page. */
export const sortBy = (query: GridQuery, sort: string): GridQuery => ({ ...query, sort, page: 1 });

/** Another page size stays where the buyer is: on the page with the product that was first. */
export const resize = (query: GridQuery, pageSize: number): GridQuery => ({
  ...query,
  pageSize,
  page: Math.floor(((query.page - 1) * query.pageSize) / pageSize) + 1,
});

/** What the port is asked (its pages count from 0). */
export const toRequest = ({ text, page, pageSize, sort }: GridQuery): ProductQuery => ({
  text: text.trim(),
  page: page - 1,
  pageSize,
  sort,
  facets: {},
});

/** How many pages there are; null where the backend does not count. */
export const pageCount = ({ total, pageSize }: ProductResult): number | null =>
  total === null ? null : Math.max(1, Math.ceil(total / pageSize));

/** The places, from 1, of the first and the last product of a page. */
export const rangeOf = ({ page, pageSize, items }: ProductResult): { readonly first: number; readonly last: number } => ({
  first: page * pageSize + 1,
  last: page * pageSize + items.length,
});

/** What a result is shown as. */
export type GridView = 'products' | 'empty' | 'no-match' | 'past-end';

/** Products, or which kind of nothing. */
export function viewOf({ items, page, total }: ProductResult, text: string): GridView {
  if (items.length > 0) return 'products';
  if (page > 0 && total !== 0) return 'past-end';
  return text.trim() === '' ? 'empty' : 'no-match';
}

/** What a new answer is announced as: where the buyer is when they turned a page, else how much was found. */
export const newsOf = (before: GridQuery, now: GridQuery): 'page' | 'found' =>
  before.text === now.text && before.sort === now.sort && before.page !== now.page ? 'page' : 'found';

/** A reduction for one selling unit, as an amount above 0; null unless the specification shows it (spec §5, decision 7). */
export function reductionOf(price: Price): Money | null {
  if (price.state !== 'known' || !discountShown(price.discount)) return null;
  const amount = parseMoney(price.discount, price.current.currency);
  return amount === null ? null : { minor: -amount.minor, currency: amount.currency };
}

/** Whether the buyer may put things into the cart here. */
export type AddRight = 'may-add' | 'stopped' | 'none';

/** What a card's foot holds: the stepper, or why there is none. */
export type CardOffer = 'order' | 'out-of-stock' | 'no-price' | 'in-cart-only' | 'nothing';

/** What a product can be offered as. What is in the cart is said even where nothing can be added. */
export function offerOf({ stock, price }: Product, right: AddRight, inCart: number): CardOffer {
  if (stock.label === 'out-of-stock') return 'out-of-stock';
  if (right !== 'may-add') return inCart > 0 ? 'in-cart-only' : 'nothing';
  return price.state === 'unavailable' ? 'no-price' : 'order';
}

/** The condition that stops adding on the effective account; null when nothing does (decision 10). */
export function conditionThatStops({ accounts, accountId }: Pick<Session, 'accounts' | 'accountId'>): ConditionOnAccount | null {
  const account = accounts.find(({ id }) => id === accountId);
  return account?.conditions.find(({ stops }) => stops.includes('add')) ?? null;
}

/** What a guest has to sign in for; null when they lack nothing here. */
export function guestLacks(mayAdd: boolean, products: readonly Product[]): 'order' | 'prices' | 'both' | null {
  const prices = products.some(({ price }) => price.state === 'hidden');
  if (mayAdd) return prices ? 'prices' : null;
  return prices ? 'both' : 'order';
}
