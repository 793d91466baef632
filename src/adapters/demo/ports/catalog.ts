import { type CatalogPort, PortError } from '../../../ports';
import type { StockLabel } from '../../../rules/limits';
import type { DemoContext } from '../context';
import { isListed } from '../engine/market';
import { paged } from '../engine/paging';
import { presentProduct } from '../engine/present';
import { searchItems, substitutesFor } from '../engine/search';
import type { Call } from '../faults';
import { wordsFor } from '../words';
import { orderedProducts } from '../world';

/** What an account may order. A guest sees what the store shows guests. */
export function catalogPort(context: DemoContext, call: Call): CatalogPort {
  const { world } = context;
  return {
    search: call('catalog.search', async ({ accountId, locale, text, sort, facets, page, pageSize }) => {
      const account = await context.accountOf(accountId);
      const state = await context.state(account);
      const reader = context.reader(account, state, locale);
      const ordered = orderedProducts(world.history(account), state.orders, reader.market);
      const answer = searchItems({ text, sort, facets }, {
        items: world.catalog.filter((item) => isListed(item, reader.market)),
        reader,
        words: wordsFor(locale),
        casesLately: (id) => ordered.get(id)?.casesLately ?? 0,
        hasHistory: account !== null,
      });
      const products = paged(answer.items, { page, pageSize });
      return {
        ...products,
        items: products.items.map((item, index) => {
          const product = presentProduct(item, reader);
          if (world.changes.unknownWords !== true || index !== 0) return product;
          // A backend newer than the library: the cast is the fault this scenario is about.
          return { ...product, stock: { ...product.stock, label: 'allocated' as unknown as StockLabel } };
        }),
        facets: answer.facets,
        sorts: answer.sorts,
      };
    }),
    substitutes: call('catalog.substitutes', async ({ accountId, locale, productId }) => {
      const account = await context.accountOf(accountId);
      const item = world.find(productId);
      if (item === undefined) throw new PortError('not-found', 'There is no such product');
      const reader = context.reader(account, await context.state(account), locale);
      const listed = world.catalog.filter((other) => isListed(other, reader.market));
      return substitutesFor(item, listed, reader).map((other) => presentProduct(other, reader));
    }),
  };
}
