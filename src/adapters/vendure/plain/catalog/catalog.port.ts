import * as z from 'zod/mini';
import type { ProductMatch } from '../../../../domain';
import { type CallOptions, type CatalogPort, type ForAccount, type InLocale, PortError } from '../../../../ports';
import { CART_CHANGE_SIZE } from '../../../../rules/limits';
import { foldName } from '../../../../rules/fold-text';
import { trimmedOrNull } from '../../../../rules/read';
import { id } from '../../../common/scalars';
import { searchVariants } from '../../catalog/search';
import { sortsOf } from '../../catalog/search.mapping';
import { messagesFor } from '../../common/messages';
import { MAX_TAKE, readPage } from '../../common/pages';
import type { Context } from '../../context';
import { documentOf } from '../../transport/graphql';
import { assertOwn } from '../session/customer';
import { idsOf, toProduct, toProductDetail } from './variant.mapping';
import { productById, productsById, type WireVariant } from './variant.wire';

type Caller = ForAccount & InLocale & CallOptions;

/** Texts of one request: each is a search of its own. */
const TEXTS_AT_ONCE = 20;
const SUGGESTIONS = 6;

const found = z.object({ items: z.array(z.object({ productId: id(), productVariantId: id() })) });

const searchAll = (count: number) => {
  const names = Array.from({ length: count }, (_, nth) => `s${nth}`);
  return documentOf(
    'matches',
    `query (${names.map((name) => `$${name}: String!`).join(', ')}) { ${names
      .map(
        (name) =>
          `${name}: search(input: { term: $${name}, groupByProduct: false, take: ${SUGGESTIONS} }) {
             items { productId productVariantId } }`,
      )
      .join(' ')} }`,
    Object.fromEntries(names.map((name) => [name, found])),
  );
};

/** Reads variants of products, by the variants' ids. */
export async function variantsBy(
  { graphql }: Context,
  productIds: readonly string[],
  { accountId, locale, signal }: Caller,
): Promise<ReadonlyMap<string, WireVariant>> {
  const variants: WireVariant[] = [];
  const ids = [...new Set(productIds)];
  for (let start = 0; start < ids.length; start += MAX_TAKE) {
    const answer = await graphql.send(productsById, {
      variables: { ids: ids.slice(start, start + MAX_TAKE) },
      locale,
      signal,
    });
    if (accountId !== null) assertOwn(answer.activeCustomer, accountId);
    for (const { variants: own, ...product } of answer.products.items)
      variants.push(...own.map((variant) => ({ ...variant, product })));
  }
  return new Map(variants.map((one) => [one.id, one]));
}

/** Implements the catalog port for plain Vendure. It has no substitutes and no related products. */
export function catalogPort(context: Context): Omit<CatalogPort, 'substitutes' | 'related'> {
  const { graphql, options } = context;

  function assertMayBrowse({ accountId }: ForAccount): void {
    if (accountId === null && options.guestBrowsing === false)
      throw new PortError('signed-out', 'The products are for signed-in customers');
  }

  async function searchTexts(entries: readonly string[], { locale, signal }: Caller) {
    const answers: Readonly<Record<string, z.output<typeof found>>> = await graphql.send(searchAll(entries.length), {
      variables: Object.fromEntries(entries.map((entry, nth) => [`s${nth}`, entry])),
      locale,
      signal,
    });
    return entries.map((_, nth) => answers[`s${nth}`]?.items ?? []);
  }

  return {
    async search({ accountId, locale, ...query }, call) {
      assertMayBrowse({ accountId });
      const caller = { accountId, locale, ...call };
      let facets: Awaited<ReturnType<typeof searchVariants>>['facets'] = [];
      const { items, totalItems, ...page } = await readPage(query, async (part) => {
        const answer = await searchVariants(context, query, part, null, caller);
        ({ facets } = answer);
        return answer;
      });
      const variants = await variantsBy(
        context,
        items.map(({ productId }) => productId),
        caller,
      );
      return {
        ...page,
        items: items.flatMap(({ productVariantId }) => {
          const wire = variants.get(productVariantId);
          return wire === undefined ? [] : [toProduct(wire, options)];
        }),
        total: totalItems,
        facets,
        sorts: sortsOf(messagesFor(locale)),
      };
    },
    async product({ productId, accountId, locale }, call) {
      assertMayBrowse({ accountId });
      const ids = idsOf(productId);
      if (ids === null) return null;
      const { activeCustomer, product } = await graphql.send(productById, {
        variables: { id: ids.productId },
        locale,
        ...call,
      });
      if (accountId !== null) assertOwn(activeCustomer, accountId);
      const variant = product?.variants.find(({ id }) => id === ids.variantId);
      return variant === undefined || product === null
        ? null
        : toProductDetail(
            { ...variant, product },
            [...variant.assets, product.featuredAsset, ...product.assets],
            options,
          );
    },
    async match({ entries, accountId, locale }, call) {
      assertMayBrowse({ accountId });
      if (entries.length > CART_CHANGE_SIZE)
        throw new PortError('rejected', `At most ${CART_CHANGE_SIZE} texts at once`, {
          fields: { entries: 'rangeOverflow' },
        });
      const caller = { accountId, locale, ...call };
      const texts = [...new Set(entries.flatMap((entry) => trimmedOrNull(entry) ?? []))];
      const results = new Map<string, readonly { readonly productId: string; readonly productVariantId: string }[]>();
      for (let start = 0; start < texts.length; start += TEXTS_AT_ONCE) {
        const part = texts.slice(start, start + TEXTS_AT_ONCE);
        for (const [nth, items] of (await searchTexts(part, caller)).entries()) results.set(part[nth] ?? '', items);
      }
      const variants = await variantsBy(
        context,
        [...results.values()].flat().map(({ productId }) => productId),
        caller,
      );
      return entries.map((entry): ProductMatch => {
        const text = entry.trim();
        const products = (results.get(text) ?? []).flatMap(({ productVariantId }) => {
          const wire = variants.get(productVariantId);
          return wire === undefined ? [] : [toProduct(wire, options)];
        });
        const exact = products.filter(({ sku, name }) => sku === text || foldName(name) === foldName(text));
        const [only] = exact.length === 1 ? exact : [];
        return only === undefined
          ? { entry, product: null, suggestions: products }
          : { entry, product: only, suggestions: [] };
      });
    },
  };
}
