import { type CallOptions, type CatalogPort, type ForAccount, type InLocale, PortError } from '../../../ports';
import { CART_CHANGE_SIZE } from '../../../rules/limits';
import { accountAssortment } from '../accounts/accounts.wire';
import { messagesFor } from '../common/messages';
import { readPage } from '../common/pages';
import type { Context } from '../context';
import { tradeMatch, tradeProducts, tradeRelated, tradeSubstitutes } from './catalog.wire';
import { toProduct } from './product.mapping';
import { searchVariants } from './search';
import { sortsOf } from './search.mapping';

type Caller = ForAccount & InLocale & CallOptions;

/** Implements the catalog port: Vendure searches, and the plugin adds the account's prices and terms. */
export function catalogPort(context: Context): CatalogPort {
  const { graphql, options } = context;
  const assortments = new Map<string, Promise<string | null>>();

  /** The collection of an account's products, null for all, read once: a search needs it before it starts. */
  async function assortmentOf(accountId: string | null): Promise<string | null> {
    if (accountId === null) return null;
    const known = assortments.get(accountId);
    if (known !== undefined) return known;
    // Without a signal, because other callers wait for it too.
    const reading = graphql.send(accountAssortment, { accountId }).then((found) => found.tradeAccount.assortment);
    assortments.set(accountId, reading);
    // The next call reads again after a failure.
    reading.catch(() => assortments.delete(accountId));
    return reading;
  }

  async function productsBy(ids: readonly string[], { accountId, locale, signal }: Caller) {
    if (ids.length === 0) return [];
    const found = await graphql.send(tradeProducts, { variables: { ids }, accountId, locale, signal });
    return found.tradeProducts.map((wire) => toProduct(wire, options.baseUrl));
  }

  return {
    async search({ accountId, locale, ...query }, call) {
      const caller = { accountId, locale, ...call };
      const collection = await assortmentOf(accountId);
      let facets: Awaited<ReturnType<typeof searchVariants>>['facets'] = [];
      const { items, totalItems, ...page } = await readPage(query, async (part) => {
        const found = await searchVariants(context, query, part, collection, caller);
        ({ facets } = found);
        return found;
      });
      const products = await productsBy(
        items.map(({ productVariantId }) => productVariantId),
        caller,
      );
      return { ...page, items: products, total: totalItems, facets, sorts: sortsOf(messagesFor(locale)) };
    },
    async product({ productId, accountId, locale }, call) {
      const variables = { ids: [productId] };
      const [wire] = (await graphql.send(tradeProducts, { variables, accountId, locale, ...call })).tradeProducts;
      // Carts and lists can contain a product that the account can't order any more; the catalog does not.
      if (wire === undefined || wire.problem === 'not-listed') return null;
      const product = toProduct(wire, options.baseUrl);
      return { ...product, gallery: product.image === null ? [] : [product.image] };
    },
    async substitutes({ productId: id, accountId, locale }, call) {
      const found = await graphql.send(tradeSubstitutes, { variables: { id }, accountId, locale, ...call });
      return found.tradeSubstitutes.map((wire) => toProduct(wire, options.baseUrl));
    },
    async related({ productId: id, accountId, locale }, call) {
      const found = await graphql.send(tradeRelated, { variables: { id }, accountId, locale, ...call });
      return found.tradeRelated.map((wire) => toProduct(wire, options.baseUrl));
    },
    async match({ entries, accountId, locale }, call) {
      if (entries.length > CART_CHANGE_SIZE)
        throw new PortError('rejected', `At most ${CART_CHANGE_SIZE} texts at once`, {
          fields: { entries: 'rangeOverflow' },
        });
      const found = await graphql.send(tradeMatch, { variables: { entries }, accountId, locale, ...call });
      return found.tradeMatch.map(({ entry, product, suggestions }) => ({
        entry,
        product: product === null ? null : toProduct(product, options.baseUrl),
        suggestions: suggestions.map((wire) => toProduct(wire, options.baseUrl)),
      }));
    },
  };
}
