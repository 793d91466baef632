import type { CatalogItem } from '../../../../src/adapters/demo/engine/catalog';
import { isListed, type Market } from '../../../../src/adapters/demo/engine/market';
import { reduction, unitPrice } from '../../../../src/adapters/demo/engine/pricing';
import { accountOf, requireOwnStore } from '../access';
import { type Exchange, listOf, objectBody, param } from '../http/exchange';
import { ok, refuse, type Reply } from '../http/reply';
import type { Route } from '../http/router';
import { recordId } from '../ids';
import { marketFor, productByRecordId, productRecordId } from '../platform';
import { brief } from '../wire/numbers';

const base = '/commerce/webstores/:store/pricing/products';
const MAX_PRODUCTS = 500;

const none = { listPrice: null, lowestUnitPrice: null, pricebookEntryId: null, success: false, unitPrice: null };

/** One line's price, or the reason for none (failure is per line). On success `error` is an empty object. */
export function priceLine(item: CatalogItem, market: Market) {
  const unit = unitPrice(item, market);
  const productId = productRecordId(item);
  if (unit === null)
    return {
      ...none,
      productId,
      error: { errorCode: 'FAILED_LOAD_PRICING_DETAILS', message: 'We couldn’t get the price.' },
    };
  return {
    error: {},
    listPrice: brief(reduction(item, market)?.original ?? unit),
    lowestUnitPrice: null,
    pricebookEntryId: recordId('price', item.sku),
    productId,
    success: true,
    unitPrice: brief(unit),
  };
}

function requireAccess(exchange: Exchange): Market {
  requireOwnStore(exchange);
  const market = marketFor(exchange.platform, accountOf(exchange));
  if (market.pricesHidden) refuse(403, 'INSUFFICIENT_ACCESS', 'You don’t have access to prices.');
  return market;
}

function priced(exchange: Exchange, ids: readonly string[]): Reply {
  const market = requireAccess(exchange);
  if (ids.length === 0) refuse(400, 'INVALID_API_INPUT', 'No products were specified');
  if (ids.length > MAX_PRODUCTS) refuse(400, 'MAX_LIMIT_EXCEEDED', `At most ${MAX_PRODUCTS} products`);
  return ok({
    currencyIsoCode: market.currency,
    error: null,
    pricingLineItemResults: ids.map((id) => {
      const item = productByRecordId(exchange.platform, id);
      if (item === undefined || !isListed(item, market))
        return {
          ...none,
          productId: id,
          error: { errorCode: 'INSUFFICIENT_ACCESS', message: 'The product isn’t available to your account.' },
        };
      return priceLine(item, market);
    }),
    success: true,
  });
}

/** Prices. */
export const pricingRoutes: readonly Route[] = [
  ['GET', base, (exchange) => priced(exchange, listOf(exchange, 'productIds'))],
  [
    'POST',
    base,
    (exchange) => {
      const { pricingLineItems } = objectBody(exchange);
      if (!Array.isArray(pricingLineItems)) refuse(400, 'INVALID_API_INPUT', 'pricingLineItems is required');
      return priced(
        exchange,
        pricingLineItems.map((line: unknown) =>
          typeof line === 'object' && line !== null ? String(Reflect.get(line, 'productId')) : '',
        ),
      );
    },
  ],
  [
    'GET',
    `${base}/:product`,
    (exchange) => {
      const market = requireAccess(exchange);
      const item = productByRecordId(exchange.platform, param(exchange, 'product'));
      if (item === undefined || !isListed(item, market))
        return refuse(404, 'ITEM_NOT_FOUND', 'The product was not found.');
      const line = priceLine(item, market);
      if (!line.success) return refuse(404, 'FAILED_LOAD_PRICING_DETAILS', 'We couldn’t get the price.');
      const { error: _, success: __, ...price } = line;
      const whole = { ...price, priceAdjustment: null, productSellingModelId: null };
      const { productId: ___, ...entry } = whole;
      return ok({
        ...whole,
        childEntries: [],
        currencyIsoCode: market.currency,
        productPriceEntries: [{ ...entry, error: {}, success: true }],
      });
    },
  ],
];
