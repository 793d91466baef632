import * as z from 'zod/mini';
import { decimal, error, flag, id, list, optional, optionalList, text, texts, whole } from '../../common/scalars';

/** An image of a product. Every field can be null. */
export const media = () =>
  optional(z.object({ alternateText: text(), url: text(), thumbnailUrl: text(), title: text(), mediaType: text() }));
export type Media = z.output<ReturnType<typeof media>>;

export const quantityRule = () => optional(z.object({ minimum: decimal(), maximum: decimal(), increment: decimal() }));
export type WireRule = z.output<ReturnType<typeof quantityRule>>;

/** A product of a search result: its fields are `{ value }`. */
const summary = z.object({
  id: id(),
  name: text(),
  fields: optional(z.record(z.string(), optional(z.object({ value: text() })))),
  defaultImage: media(),
  purchaseQuantityRule: quantityRule(),
});

const facet = z.object({
  nameOrId: id(),
  displayName: text(),
  displayRank: whole(),
  displayType: text(),
  facetType: text(),
  attributeType: text(),
  values: optionalList(z.object({ nameOrId: id(), displayName: text(), productCount: whole() })),
});
export type WireFacet = z.output<typeof facet>;

const category = () => optional(z.object({ id: text(), name: text() }));
/** The category of a search, and its subcategories with results. The root can have no id. */
const categories = () =>
  optional(
    z.object({
      category: category(),
      productCount: whole(),
      children: optionalList(z.object({ category: category(), productCount: whole() })),
    }),
  );
export type WireCategories = z.output<ReturnType<typeof categories>>;

/** `search/products` and `search/product-search`. */
export const searchResults = z.object({
  categories: categories(),
  facets: optionalList(facet),
  productsPage: z.object({ total: whole(), products: list(summary) }),
});

/** `search/sort-rules`. */
export const sortRules = z.object({
  sortRules: optionalList(z.object({ sortRuleId: id(), label: text(), labelSuffix: text(), sortOrder: whole() })),
});

/** `search/suggestions`. */
export const suggestions = z.object({ recentSearchSuggestions: optionalList(z.object({ value: text() })) });

/** A product by its id: its fields are strings. */
export const productDetail = z.object({
  id: id(),
  fields: texts(),
  defaultImage: media(),
  mediaGroups: optionalList(z.object({ usageType: text(), mediaItems: optionalList(media()) })),
  purchaseQuantityRule: quantityRule(),
});

/** `products?ids=` and `products?skus=`: each product has its own result. */
export const productOverviews = z.object({
  products: list(
    z.object({
      id: text(),
      sku: text(),
      name: text(),
      success: flag(),
      error: error(),
      fields: texts(),
      defaultImage: media(),
      purchaseQuantityRule: quantityRule(),
    }),
  ),
});

/** `pricing/products`: each line has its own result. */
export const pricing = z.object({
  currencyIsoCode: text(),
  pricingLineItemResults: list(
    z.object({ productId: id(), listPrice: decimal(), unitPrice: decimal(), success: flag(), error: error() }),
  ),
});
export type WirePricing = z.output<typeof pricing>;

const priceTier = z.object({
  adjustmentType: text(),
  adjustmentValue: decimal(),
  lowerBound: decimal(),
  upperBound: decimal(),
  tierUnitPrice: decimal(),
});

/** `pricing/products/{id}`: one product with tiered prices. */
export const productPrice = z.object({
  productId: text(),
  currencyIsoCode: text(),
  listPrice: decimal(),
  unitPrice: decimal(),
  lowestUnitPrice: decimal(),
  priceAdjustment: optional(z.object({ priceAdjustmentTiers: optionalList(priceTier) })),
});

const productTax = z.object({
  countryIsoCode: text(),
  stateIsoCode: text(),
  taxRatePercentage: decimal(),
  taxTreatmentName: text(),
  priority: whole(),
});

/** `taxes/products/{id}`: rates by product. */
export const productTaxes = z.object({
  taxLocaleType: text(),
  taxesInfo: optional(z.record(z.string(), optional(z.object({ taxesInfoList: optionalList(productTax) })))),
});

/** `inventory/levels`: quantities. */
export const inventoryLevels = z.object({
  totalInventory: optionalList(z.object({ product2Id: id(), availableToOrder: whole(), availableToFulfill: whole() })),
});
