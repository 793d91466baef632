import type { Price, Product } from '../../../domain';
import { type CallOptions, type ForAccount, type InLocale, type PortError, toPortError } from '../../../ports';
import { currencyOf } from '../common/amounts';
import { fieldNames } from '../common/field-names';
import { recordId, sameId } from '../common/ids';
import { imageOf } from '../common/media';
import { read } from '../../common/scalars';
import type { Context } from '../context';
import { getProductTerms } from './catalog.methods';
import { inventoryLevels, pricing, productOverviews, type WirePricing } from './catalog.wire';
import { fieldsOf, type PlatformProduct, priceOf, type ProductTerms, stockOf, toProduct } from './product.mapping';

/** Account, locale and call options of a product request. */
export type Shopper = ForAccount & InLocale & CallOptions;

/** Products per request, as in the platform's own clients. */
const MAX_OVERVIEWS = 20;
const MAX_PRICES = 500;
const MAX_LEVELS = 100;
const MAX_TERMS = 200;

export function chunked<Entry>(entries: readonly Entry[], size: number): readonly (readonly Entry[])[] {
  return Array.from({ length: Math.ceil(entries.length / size) }, (_, index) =>
    entries.slice(index * size, (index + 1) * size),
  );
}

/** Rethrows errors that end the session or the call, and returns others for optional data. */
function rethrowUnlessOptional(thrown: unknown): PortError {
  const error = toPortError(thrown);
  if (error.code === 'aborted' || error.code === 'offline') throw error;
  return error;
}

type Line = NonNullable<WirePricing['pricingLineItemResults']>[number];
type Prices =
  | { readonly state: 'read'; readonly currency: string | null; readonly lines: ReadonlyMap<string, Line> }
  | { readonly state: 'hidden' | 'unavailable' };

async function pricesOf(
  { http, parts, store }: Context,
  ids: readonly string[],
  { accountId, locale, signal }: Shopper,
): Promise<Prices> {
  const lines = new Map<string, Line>();
  let currency: string | null = null;
  try {
    const answers = await Promise.all(
      chunked(ids, MAX_PRICES).map((some) =>
        parts(() =>
          http.data(store('/pricing/products'), {
            method: 'POST',
            isRead: true,
            query: { effectiveAccountId: accountId },
            json: { pricingLineItems: some.map((productId) => ({ productId })) },
            locale,
            signal,
          }),
        ),
      ),
    );
    for (const { value } of answers) {
      const answer = read(pricing, value, 'prices');
      currency ??= answer.currencyIsoCode;
      for (const line of answer.pricingLineItemResults ?? []) lines.set(recordId(line.productId), line);
    }
    return { state: 'read', currency, lines };
  } catch (thrown) {
    const { code } = rethrowUnlessOptional(thrown);
    // Prices can be closed to guests: the platform answers 401.
    if (code === 'signed-out' && accountId !== null) throw thrown;
    return { state: code === 'forbidden' || code === 'signed-out' ? 'hidden' : 'unavailable' };
  }
}

function priceIn(prices: Prices, id: string, storeCurrency: string | null, discount: string | null | undefined): Price {
  if (prices.state !== 'read') return { state: prices.state };
  const line = prices.lines.get(recordId(id));
  if (line === undefined || line.success === false) return { state: 'unavailable' };
  return priceOf({ list: line.listPrice, unit: line.unitPrice }, currencyOf(prices.currency, storeCurrency), discount);
}

/** Available quantity by product; empty when the store's inventory is off or cannot be read. */
async function levelsOf(
  context: Context,
  ids: readonly string[],
  { locale, signal }: Shopper,
  isOn: boolean,
): Promise<ReadonlyMap<string, number>> {
  const levels = new Map<string, number>();
  if (!isOn) return levels;
  try {
    const answers = await Promise.all(
      chunked(ids, MAX_LEVELS).map((some) =>
        context.parts(() =>
          context.http.data('/commerce/inventory/levels', {
            query: { scope: `webStoreId Eq '${context.options.webstoreId}'`, products: some.join(',') },
            locale,
            signal,
          }),
        ),
      ),
    );
    for (const { value } of answers) {
      for (const { product2Id, availableToOrder, availableToFulfill } of read(inventoryLevels, value, 'stock')
        .totalInventory) {
        const available = availableToOrder ?? availableToFulfill;
        if (available !== null) levels.set(recordId(product2Id), available);
      }
    }
  } catch (thrown) {
    rethrowUnlessOptional(thrown);
  }
  return levels;
}

async function termsOf(
  { methods, parts }: Context,
  ids: readonly string[],
  { accountId, locale, signal }: Shopper,
): Promise<readonly ProductTerms[]> {
  if (!methods.has('getProductTerms')) return [];
  try {
    const answers = await Promise.all(
      chunked(ids, MAX_TERMS).map((productIds) =>
        parts(() =>
          methods.call(
            getProductTerms,
            { effectiveAccountId: accountId, language: locale, productIds: [...productIds] },
            signal,
          ),
        ),
      ),
    );
    return answers.flatMap(({ products }) => products);
  } catch (thrown) {
    rethrowUnlessOptional(thrown);
    return [];
  }
}

/** Further data of products, by id. */
interface Facts {
  readonly storeCurrency: string | null;
  readonly prices: Prices;
  readonly levels: ReadonlyMap<string, number>;
  readonly terms: readonly ProductTerms[];
}

async function factsOf(context: Context, productIds: readonly string[], shopper: Shopper): Promise<Facts> {
  const ids = [...new Set(productIds.map(recordId))];
  const application = context.application.get(shopper.signal);
  const offersTerms = context.methods.has('getProductTerms');
  const [{ context: store }, prices, levels, terms] = await Promise.all([
    application,
    pricesOf(context, ids, shopper),
    application.then(({ context: { inventoryConfiguration } }) =>
      levelsOf(context, ids, shopper, !offersTerms && inventoryConfiguration?.isInventoryEnabled === true),
    ),
    termsOf(context, ids, shopper),
  ]);
  return { storeCurrency: store.defaultCurrency, prices, levels, terms };
}

function withFacts(
  context: Context,
  found: readonly PlatformProduct[],
  { storeCurrency, prices, levels, terms }: Facts,
): readonly Product[] {
  return found.map((product) => {
    const own = terms.find(({ productId }) => sameId(productId, product.id));
    const stock = stockOf(own, levels.get(recordId(product.id)) ?? null, context.options.lowStockThreshold ?? 10);
    return toProduct(
      product,
      context.productFields,
      priceIn(prices, product.id, storeCurrency, own?.discount),
      stock,
      own,
    );
  });
}

/** Combines products with price, stock and the store's terms. */
export async function presentProducts(
  context: Context,
  found: readonly PlatformProduct[],
  shopper: Shopper,
): Promise<readonly Product[]> {
  return found.length === 0
    ? []
    : withFacts(
        context,
        found,
        await factsOf(
          context,
          found.map(({ id }) => id),
          shopper,
        ),
      );
}

/** Reads the platform's products by id or stock keeping unit; products that the account cannot see are left out. */
async function overviewsOf(
  { http, media, parts, productFields, store }: Context,
  by: 'ids' | 'skus',
  keys: readonly string[],
  { accountId, locale, signal, onUnreadable }: Shopper,
): Promise<readonly PlatformProduct[]> {
  const fetchOverviews = (some: readonly string[]) =>
    parts(() =>
      http.data(store('/products'), {
        query: { [by]: some.join(','), fields: fieldNames(productFields).join(','), effectiveAccountId: accountId },
        locale,
        signal,
      }),
    );
  // The first request is sent alone, so that a failing store gets one request; the others follow in parallel.
  const [start = [], ...rest] = chunked(keys, MAX_OVERVIEWS);
  const answers = [await fetchOverviews(start), ...(await Promise.all(rest.map(fetchOverviews)))];
  return answers.flatMap(({ value }) =>
    (read(productOverviews, value, 'products').products ?? []).flatMap(
      ({ id, name, sku, success, fields, defaultImage, purchaseQuantityRule }) => {
        if (success === false) return [];
        if (id)
          return [
            {
              id,
              name,
              sku,
              fields: fieldsOf(fields),
              image: imageOf(defaultImage, media),
              rule: purchaseQuantityRule,
            },
          ];
        onUnreadable?.('id of a product');
        return [];
      },
    ),
  );
}

/**
 * Returns products by id or stock keeping unit in the order of the request; products that the account cannot see are
 * left out.
 */
export async function productsBy(
  context: Context,
  by: 'ids' | 'skus',
  keys: readonly string[],
  shopper: Shopper,
): Promise<readonly Product[]> {
  if (keys.length === 0) return [];
  if (by === 'skus') return presentProducts(context, await overviewsOf(context, by, keys, shopper), shopper);
  const [found, facts] = await Promise.all([overviewsOf(context, by, keys, shopper), factsOf(context, keys, shopper)]);
  const products = withFacts(context, found, facts);
  return keys.flatMap((id) => products.find((product) => sameId(product.id, id)) ?? []);
}
