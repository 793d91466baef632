import * as z from 'zod/mini';
import { id } from '../../common/scalars';
import { documentOf } from '../transport/graphql';
import { PRODUCT, tradeProduct } from './product.wire';

const facetValues = z.array(
  z.object({
    count: z.number(),
    facetValue: z.object({
      id: id(),
      code: z.string(),
      name: z.string(),
      facet: z.object({ code: z.string(), name: z.string() }),
    }),
  }),
);
export type WireFacetValues = z.output<typeof facetValues>;

const found = z.object({
  totalItems: z.number(),
  items: z.array(z.object({ productId: id(), productVariantId: id() })),
  facetValues,
});

const FACETS = 'facetValues { count facetValue { id code name facet { code name } } }';

/**
 * A search with the values of each selected facet without its own filter, so that further values of it can be selected:
 * the counts of Vendure describe the filtered result.
 */
export const searchWith = (selected: number) => {
  const others = Array.from({ length: selected }, (_, nth) => `other${nth}`);
  return documentOf(
    'search result',
    `query (${['input', ...others].map((name) => `$${name}: SearchInput!`).join(' ')}) {
       found: search(input: $input) { totalItems items { productId productVariantId } ${FACETS} }
       ${others.map((name) => `${name}: search(input: $${name}) { ${FACETS} }`).join(' ')} }`,
    { found, ...Object.fromEntries(others.map((name) => [name, z.object({ facetValues })])) },
  );
};

const products = z.array(tradeProduct);

export const tradeProducts = documentOf(
  'products',
  `query ($ids: [ID!]!) { tradeProducts(ids: $ids) { ${PRODUCT} } }`,
  { tradeProducts: products },
);
export const tradeSubstitutes = documentOf(
  'substitutes',
  `query ($id: ID!) { tradeSubstitutes(variantId: $id) { ${PRODUCT} } }`,
  { tradeSubstitutes: products },
);
export const tradeRelated = documentOf(
  'related products',
  `query ($id: ID!) { tradeRelated(variantId: $id) { ${PRODUCT} } }`,
  { tradeRelated: products },
);
export const tradeMatch = documentOf(
  'matches',
  `query ($entries: [String!]!) {
     tradeMatch(entries: $entries) { entry product { ${PRODUCT} } suggestions { ${PRODUCT} } } }`,
  {
    tradeMatch: z.array(
      z.object({ entry: z.string(), product: z.nullable(tradeProduct), suggestions: z.array(tradeProduct) }),
    ),
  },
);
