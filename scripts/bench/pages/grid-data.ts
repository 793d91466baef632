import type { Product, ProductQuery, ProductResult } from '../../../src/domain';
import type { Adapter } from '../../../src/ports';
import { productAt } from './cart-data';

export const PAGE = 50;
export const TOTAL = 2000;

/** Products of a page, counted from 0; each with the given image, or with one of eight that the runner serves. */
export const productsOn = (page: number, image?: string): Product[] =>
  Array.from({ length: PAGE }, (_, at) => productAt(page * PAGE + at, image));

/** Resolves immediately with a copy, because a response over the network is never the same object. */
export function gridAdapter(image?: string) {
  const cart = {
    accountId: 'a',
    id: 'cart',
    revision: null,
    lines: [],
    minimum: {},
    isRepricing: false,
    savedAt: '2026-11-17T10:35:00-05:00',
  };
  const none = { minor: 0, currency: 'USD' };
  const totals = {
    cases: 0,
    subtotal: none,
    discounts: [],
    deposits: none,
    minimumOrderCharge: null,
    tax: none,
    taxRate: null,
    total: none,
  };
  const empty = { ...cart, totals, minimumProgress: { cases: 0, value: none } };
  return {
    id: 'bench-grid',
    catalog: {
      search: async ({ page }: ProductQuery): Promise<ProductResult> => ({
        items: productsOn(page, image),
        page,
        pageSize: PAGE,
        total: TOTAL,
        hasMore: (page + 1) * PAGE < TOTAL,
        facets: [],
        sorts: [],
      }),
    },
    cart: {
      read: async () => structuredClone(empty),
      change: async () => ({ outcome: 'done', cart: structuredClone(empty) }),
    },
  } satisfies Adapter;
}
