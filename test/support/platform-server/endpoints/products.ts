import type { CatalogItem } from '../../../../src/adapters/demo/engine/catalog';
import { isListed, stockOf } from '../../../../src/adapters/demo/engine/market';
import { accountOf, buyerOf, requireOwnStore } from '../access';
import { type Exchange, listOf, localeOf, objectBody, param } from '../http/exchange';
import { ok, refuse } from '../http/reply';
import type { Route } from '../http/router';
import { isSame, recordId } from '../ids';
import { marketFor, productByRecordId, productRecordId, readerFor } from '../platform';
import { chosenFields, imageOf, mediaOf, productFields, quantityRule } from '../wire/product';

const base = '/commerce/webstores/:store/products';

const excluded = (exchange: Exchange, name: string): boolean => exchange.query.get(`exclude${name}`) === 'true';

const mediaGroups = (item: CatalogItem) =>
  mediaOf(item).length === 0
    ? []
    : [
        {
          developerName: 'productDetailImage',
          id: recordId('media', 77),
          mediaItems: mediaOf(item),
          name: 'Product Detail Images',
          usageType: 'Standard',
        },
      ];

function detail(exchange: Exchange, item: CatalogItem) {
  const { platform } = exchange;
  const fields = productFields(item, readerFor(platform, accountOf(exchange), localeOf(exchange)));
  return {
    attributeSetInfo: {},
    defaultImage: imageOf(item),
    ...(excluded(exchange, 'Fields') ? {} : { fields: chosenFields(fields, listOf(exchange, 'fields')) }),
    id: productRecordId(item),
    ...(excluded(exchange, 'Media') ? {} : { mediaGroups: mediaGroups(item) }),
    primaryProductCategoryPath: null,
    productClass: 'Simple',
    productSellingModels: [],
    ...(excluded(exchange, 'QuantityRule') ? {} : { purchaseQuantityRule: quantityRule(item) }),
    urlName: null,
    variationAttributeSet: null,
    variationInfo: null,
    variationParentId: null,
  };
}

/** One of several products, with an outcome of its own; without the fields that only its own page has. */
function overview(exchange: Exchange, item: CatalogItem) {
  const {
    attributeSetInfo: _,
    primaryProductCategoryPath: _path,
    variationParentId: _parent,
    ...parts
  } = detail(exchange, item);
  return { ...parts, error: {}, isConfigurationAllowed: false, name: item.name, sku: item.sku, success: true };
}

const noOverview = {
  defaultImage: null,
  error: { errorCode: 'ITEM_NOT_FOUND', message: 'The product was not found.' },
  fields: null,
  isConfigurationAllowed: null,
  mediaGroups: null,
  name: null,
  productClass: null,
  success: false,
  variationAttributeSet: null,
  variationInfo: null,
};

const available = (item: CatalogItem, exchange: Exchange): number => {
  const { label, available: left } = stockOf(item, marketFor(exchange.platform, accountOf(exchange)));
  return label === 'out-of-stock' ? 0 : (left ?? 480);
};

function scoped(exchange: Exchange): void {
  buyerOf(exchange);
  const store = /^webStoreId Eq '(\w+)'$/i.exec(exchange.query.get('scope') ?? '')?.[1];
  if (store === undefined || !isSame(store, exchange.platform.webstoreId))
    refuse(400, 'INVALID_API_INPUT', "scope is required, such as webStoreId Eq '0ZE…'");
}

/** Products and their stock. */
export const productRoutes: readonly Route[] = [
  [
    'GET',
    base,
    (exchange) => {
      requireOwnStore(exchange);
      const [ids, skus] = [listOf(exchange, 'ids'), listOf(exchange, 'skus')];
      if (ids.length > 0 === skus.length > 0) refuse(400, 'INVALID_API_INPUT', 'Specify either ids or skus');
      const market = marketFor(exchange.platform, accountOf(exchange));
      const one = (named: string, item: CatalogItem | undefined) =>
        item !== undefined && isListed(item, market)
          ? overview(exchange, item)
          : { ...noOverview, id: ids.length > 0 ? named : null, sku: skus.length > 0 ? named : null };
      const products = [
        ...ids.map((id) => one(id, productByRecordId(exchange.platform, id))),
        ...skus.map((sku) =>
          one(
            sku,
            exchange.platform.world.catalog.find((item) => item.sku === sku),
          ),
        ),
      ];
      return ok({ products, total: products.length });
    },
  ],
  [
    'GET',
    `${base}/:product`,
    (exchange) => {
      requireOwnStore(exchange);
      const item = productByRecordId(exchange.platform, param(exchange, 'product'));
      if (item === undefined || !isListed(item, marketFor(exchange.platform, accountOf(exchange))))
        return refuse(404, 'ITEM_NOT_FOUND', 'The product was not found.');
      return ok(detail(exchange, item));
    },
  ],
  [
    'GET',
    '/commerce/inventory/levels',
    (exchange) => {
      scoped(exchange);
      const ids = listOf(exchange, 'products');
      if (ids.length === 0 || ids.length > 100) refuse(400, 'MAX_LIMIT_EXCEEDED', '1 to 100 products');
      const levels = ids.flatMap((id) => {
        const item = productByRecordId(exchange.platform, id);
        if (item === undefined) return [];
        const count = available(item, exchange);
        return [
          { availableToFulfill: count, availableToOrder: count, onHand: count, product2Id: productRecordId(item) },
        ];
      });
      return ok({ errors: [], locationGroups: [], locations: [], success: true, totalInventory: levels });
    },
  ],
  [
    'POST',
    '/commerce/inventory/check-availability',
    (exchange) => {
      scoped(exchange);
      const { locationGroups } = objectBody(exchange);
      return ok({ locationGroups: Array.isArray(locationGroups) ? locationGroups : [], locations: [] });
    },
  ],
];
