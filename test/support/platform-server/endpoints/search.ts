import type { CatalogItem } from '../../../../src/adapters/demo/engine/catalog';
import { indexOf } from '../../../../src/adapters/demo/engine/catalog-index';
import { searchItems } from '../../../../src/adapters/demo/engine/search';
import { messagesFor } from '../../../../src/adapters/demo/messages';
import { orderedProducts } from '../../../../src/adapters/demo/engine/ordered-products';
import { accountOf, ownStore } from '../access';
import { type Exchange, listOf, localeOf, objectBody, textIn, wholeNumber } from '../http/exchange';
import { ok, refuse, type Reply } from '../http/reply';
import type { Route } from '../http/router';
import { isSame, recordId } from '../ids';
import { marketFor, productRecordId, readerFor } from '../platform';
import { chosenFields, imageOf, productFields, quantityRule } from '../wire/product';
import { categories, categoriesUnder, categoryOf } from './categories';
import { priceLine } from './pricing';

const base = '/commerce/webstores/:store/search';

/** Facets of the store by the field they are on; the demo's own name stands beside it. */
export const facetFields = {
  Brand__c: 'brand',
  Flavor__c: 'flavor',
  Package_Type__c: 'packageType',
  Pack_Size__c: 'packSize',
  Unit_Size__c: 'unitSize',
  Availability__c: 'availability',
} as const;

const rules = [
  { nth: 1, key: 'most-ordered', label: 'Best match', nameOrId: 'relevancy', direction: 'Default', type: 'Relevancy' },
  { nth: 2, key: 'name', label: 'Name', nameOrId: 'Name', direction: 'Ascending', type: 'ProductBased' },
  {
    nth: 3,
    key: 'price-low',
    label: 'Price, low to high',
    nameOrId: 'Price',
    direction: 'Ascending',
    type: 'ProductBased',
  },
  {
    nth: 4,
    key: 'price-high',
    label: 'Price, high to low',
    nameOrId: 'Price',
    direction: 'Descending',
    type: 'ProductBased',
  },
  { nth: 5, key: 'newest', label: 'Newest', nameOrId: 'CreatedDate', direction: 'Descending', type: 'ProductBased' },
] as const;

/** A search, however it was asked for. */
interface Asked {
  readonly term: string;
  readonly categoryId: string | null;
  readonly page: number;
  readonly pageSize: number;
  readonly sortRuleId: string | null;
  readonly refinements: unknown;
  readonly fields: readonly string[];
  readonly withRules: boolean;
  readonly withPrices: boolean;
  /** The older search, whose answer names the currency and no configuration. */
  readonly isOlder: boolean;
}

/** What was chosen, by the demo's names. More than nine, or twenty of one, is refused. */
function chosen(refinements: unknown): Readonly<Record<string, readonly string[]>> {
  if (!Array.isArray(refinements)) return {};
  if (refinements.length > 9) refuse(400, 'MAX_LIMIT_EXCEEDED', 'At most 9 refinements');
  return Object.fromEntries(
    refinements.map((refinement: unknown) => {
      const entry: Record<string, unknown> =
        typeof refinement === 'object' && refinement !== null ? Object.fromEntries(Object.entries(refinement)) : {};
      const { nameOrId, type, attributeType, values } = entry;
      if (type !== 'DistinctValue' || typeof attributeType !== 'string' || !Array.isArray(values))
        refuse(400, 'INVALID_API_INPUT', 'A refinement has a type, an attributeType and values');
      if (values.length > 20) refuse(400, 'MAX_LIMIT_EXCEEDED', 'At most 20 values of a refinement');
      const name = String(nameOrId);
      const key =
        Object.entries(facetFields).find(([field]) => field === name)?.[1] ??
        refuse(400, 'INVALID_API_INPUT', `There is no facet ${name}`);
      return [key, values.map(String)];
    }),
  );
}

function search(exchange: Exchange, asked: Asked): Reply {
  const { platform } = exchange;
  const { world } = platform;
  const { term, categoryId, page, pageSize } = asked;
  if (term === '' && categoryId === null) refuse(400, 'INVALID_API_INPUT', 'Specify a searchTerm or a categoryId');
  if (term.split(/\s+/).length > 32) refuse(400, 'MAX_LIMIT_EXCEEDED', 'At most 32 terms');
  if (page * pageSize > 5000) refuse(400, 'ILLEGAL_QUERY_PARAMETER_VALUE', 'page times pageSize is at most 5000');
  const account = accountOf(exchange);
  const locale = localeOf(exchange);
  const market = marketFor(platform, account);
  const category =
    categoryId === null
      ? null
      : (categoryOf(categoryId) ?? refuse(404, 'ITEM_NOT_FOUND', 'The category was not found.'));
  const shelf = indexOf(world.catalog, market, locale);
  const ordered = account === null ? null : orderedProducts(world.history(account), [], market);
  const rule =
    asked.sortRuleId === null
      ? rules[0]
      : (rules.find(({ nth }) => isSame(recordId('sortRule', nth), asked.sortRuleId ?? '')) ??
        refuse(400, 'INVALID_API_INPUT', 'The sort rule is not known'));
  const answer = searchItems(
    { text: term, sort: rule.key, facets: chosen(asked.refinements) },
    { index: shelf, messages: messagesFor(locale), ordered, priced: true },
  );
  const items =
    category === null
      ? answer.items
      : answer.items.filter(({ kind }) => category.kind === null || kind === category.kind);
  const reader = readerFor(platform, account, locale);
  const product = (item: CatalogItem) => ({
    defaultImage: imageOf(item),
    fields: Object.fromEntries(
      Object.entries(chosenFields(productFields(item, reader), asked.fields)).map(([name, value]) => [name, { value }]),
    ),
    id: productRecordId(item),
    ...(asked.isOlder ? {} : { isConfigurationAllowed: false }),
    name: item.name,
    ...(asked.withPrices ? { prices: priceLine(item, market) } : {}),
    productClass: 'Simple',
    purchaseQuantityRule: asked.withRules ? quantityRule(item) : null,
    urlName: null,
    variationAttributeSet: null,
  });
  return ok({
    categories: {
      category: {
        ...(category === null ? {} : { id: category.id }),
        description: null,
        name: category?.name ?? 'All',
        urlSlug: null,
      },
      children: categoriesUnder(category).flatMap(({ id, name, kind }) => {
        const productCount = items.filter((item) => item.kind === kind).length;
        return productCount === 0
          ? []
          : [{ category: { id, name, description: null, urlSlug: null }, children: [], productCount }];
      }),
      productCount: items.length,
    },
    correlationId: null,
    facets: answer.facets.flatMap(({ id, label, values }, place) => {
      const name = Object.entries(facetFields).find(([, key]) => key === id)?.[0];
      if (name === undefined) return [];
      return [
        {
          attributeType: 'Custom',
          displayName: label,
          displayRank: place + 1,
          displayType: 'MultiSelect',
          facetType: 'DistinctValue',
          nameOrId: name,
          values: values.map((value) => ({
            displayName: value.label,
            nameOrId: value.id,
            productCount: value.count,
            type: 'DistinctValue',
          })),
        },
      ];
    }),
    locale: locale.replace('-', '_'),
    productsPage: {
      ...(asked.isOlder ? { currencyIsoCode: market.currency } : {}),
      pageSize,
      products: items.slice(page * pageSize, (page + 1) * pageSize).map(product),
      total: items.length,
    },
  });
}

/** Refinements in an address: JSON as Base64. */
function decoded(text: string | null): unknown {
  if (text === null || text === '') return undefined;
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
  } catch {
    return refuse(400, 'ILLEGAL_QUERY_PARAMETER_VALUE', 'refinements is Base64 of a JSON array');
  }
}

/** Searching. */
export const searchRoutes: readonly Route[] = [
  [
    'GET',
    `${base}/products`,
    (exchange) => {
      ownStore(exchange);
      const { query } = exchange;
      return search(exchange, {
        term: (query.get('searchTerm') ?? '').trim(),
        categoryId: query.get('categoryId'),
        sortRuleId: query.get('sortRuleId'),
        page: wholeNumber(exchange, 'page', { least: 0, most: 5000, usual: 0 }),
        pageSize: wholeNumber(exchange, 'pageSize', { least: 1, most: 200, usual: 20 }),
        refinements: decoded(query.get('refinements')),
        fields: listOf(exchange, 'fields'),
        withRules: query.get('includeQuantityRule') === 'true',
        withPrices: false,
        isOlder: false,
      });
    },
  ],
  [
    'POST',
    `${base}/product-search`,
    (exchange) => {
      ownStore(exchange);
      const body = objectBody(exchange);
      const whole = (key: string, usual: number): number =>
        typeof body[key] === 'number' && Number.isInteger(body[key]) ? Number(body[key]) : usual;
      return search(exchange, {
        term: (textIn(body, 'searchTerm') ?? '').trim(),
        categoryId: textIn(body, 'categoryId'),
        sortRuleId: textIn(body, 'sortRuleId'),
        page: whole('page', 0),
        pageSize: Math.min(200, Math.max(1, whole('pageSize', 20))),
        refinements: body.refinements,
        fields: Array.isArray(body.fields) ? body.fields.map(String) : [],
        withRules: body.includeQuantityRule === true,
        withPrices: body.includePrices === true,
        isOlder: true,
      });
    },
  ],
  [
    'GET',
    `${base}/sort-rules`,
    (exchange) => {
      ownStore(exchange);
      return ok({
        sortRules: rules.map(({ nth, label, nameOrId, direction, type }) => ({
          direction,
          label,
          labelSuffix: null,
          nameOrId,
          sortOrder: nth,
          sortRuleId: recordId('sortRule', nth),
          type,
        })),
      });
    },
  ],
  [
    'GET',
    `${base}/suggestions`,
    (exchange) => {
      ownStore(exchange);
      const term = exchange.query.get('searchTerm') ?? '';
      const most = wholeNumber(exchange, 'maxResults', { least: 1, most: 10, usual: 10 });
      if (term.length > 100) refuse(400, 'ILLEGAL_QUERY_PARAMETER_VALUE', 'searchTerm has at most 100 characters');
      const names = new Set(
        exchange.platform.world.catalog
          .map(({ name }) => name)
          .filter((name) => name.toLowerCase().includes(term.toLowerCase())),
      );
      return ok({ recentSearchSuggestions: [...names].slice(0, most).map((value) => ({ value })) });
    },
  ],
  [
    'GET',
    '/commerce/webstores/:store/product-categories/children',
    (exchange) => {
      ownStore(exchange);
      return ok({ productCategories: categories(exchange.query.get('parentProductCategoryId')) });
    },
  ],
];
