import { type CatalogPort, type ForAccount, type InLocale, PortError } from '../../../ports';
import type { StockLabel } from '../../../rules/server-codes';
import type { DemoContext } from '../context';
import { relatedTo, substitutesFor } from '../engine/similar-products';
import { indexOf } from '../engine/catalog-index';
import { matchText } from '../engine/match';
import { paged } from '../engine/paging';
import { presentDetail, presentProduct } from '../engine/present';
import { searchItems } from '../engine/search';
import type { Call } from '../faults';
import { messagesFor } from '../messages';
import { orderedProducts } from '../engine/ordered-products';

/** Maximum number of texts in one request. */
const MAX_ENTRIES = 100;

/** Implements the catalog port. A guest gets what the store shows to guests. */
export function catalogPort(context: DemoContext, call: Call): CatalogPort {
  const { world } = context;

  async function shelf({ accountId, locale }: ForAccount & InLocale) {
    const account = await context.accountOf(accountId);
    const state = await context.state(account);
    const reader = context.reader(account, state, locale);
    return { account, state, reader, index: indexOf(world.catalog, reader.market, locale) };
  }

  return {
    search: call('catalog.search', async ({ accountId, locale, text, sort, facets, page, pageSize }) => {
      const { account, state, reader, index } = await shelf({ accountId, locale });
      const ordered = account === null ? null : orderedProducts(world.history(account), state.orders, reader.market);
      const answer = searchItems(
        { text, sort, facets },
        { index, messages: messagesFor(locale), ordered, priced: !reader.market.pricesHidden },
      );
      const products = paged(answer.items, { page, pageSize });
      return {
        ...products,
        items: products.items.map((item, place) => {
          const product = presentProduct(item, reader);
          if (world.changes.unknownCodes !== true || place !== 0) return product;
          // Simulates a backend that is newer than the library, so the value is not part of the type.
          return { ...product, stock: { ...product.stock, label: 'allocated' as unknown as StockLabel } };
        }),
        facets: answer.facets,
        sorts: answer.sorts,
      };
    }),
    substitutes: call('catalog.substitutes', async ({ productId, ...request }) => {
      const item = world.find(productId);
      if (item === undefined) throw new PortError('not-found', 'The product does not exist');
      const { reader, index } = await shelf(request);
      return substitutesFor(item, index.items, reader.market).map((other) => presentProduct(other, reader));
    }),
    product: call('catalog.product', async ({ productId, ...request }) => {
      const { reader, index } = await shelf(request);
      const item = index.items[index.rowOf.get(productId) ?? -1];
      return item === undefined ? null : presentDetail(item, reader);
    }),
    related: call('catalog.related', async ({ productId, ...request }) => {
      const { reader, index } = await shelf(request);
      const item = index.items[index.rowOf.get(productId) ?? -1];
      return item === undefined
        ? []
        : relatedTo(item, index.items, reader.market).map((other) => presentProduct(other, reader));
    }),
    match: call('catalog.match', async ({ entries, ...request }) => {
      if (entries.length > MAX_ENTRIES) {
        throw new PortError('rejected', `At most ${MAX_ENTRIES} texts at once`, {
          fields: { entries: 'rangeOverflow' },
        });
      }
      const { reader, index } = await shelf(request);
      return entries.map((entry) => {
        const { item, near } = matchText(entry, index);
        return {
          entry,
          product: item && presentProduct(item, reader),
          suggestions: near.map((other) => presentProduct(other, reader)),
        };
      });
    }),
  };
}
