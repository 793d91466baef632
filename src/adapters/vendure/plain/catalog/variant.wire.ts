import * as z from 'zod/mini';
import { id, text } from '../../../common/scalars';
import { documentOf } from '../../transport/graphql';
import { WHO, who } from '../session/customer.wire';

const ASSET = '{ preview }';
const FACETS = 'facetValues { name facet { code } }';

/** Fields of a variant. Its product has the description, and facets and images of all its variants. */
export const VARIANT = `id sku name price currencyCode stockLevel assets ${ASSET} featuredAsset ${ASSET}
  options { name } ${FACETS} product { id description featuredAsset ${ASSET} assets ${ASSET} ${FACETS} }`;

const asset = z.object({ preview: z.string() });
const facetValues = z.array(z.object({ name: z.string(), facet: z.object({ code: z.string() }) }));

export const variant = z.object({
  id: id(),
  sku: z.string(),
  name: z.string(),
  price: z.number(),
  currencyCode: z.string(),
  stockLevel: z.string(),
  assets: z.array(asset),
  featuredAsset: z.nullable(asset),
  options: z.array(z.object({ name: z.string() })),
  facetValues,
  product: z.object({
    id: id(),
    description: text(),
    featuredAsset: z.nullable(asset),
    assets: z.array(asset),
    facetValues,
  }),
});
export type WireVariant = z.output<typeof variant>;

export const productsById = documentOf(
  'products',
  `query ($ids: [String!]!) { ${WHO}
     products(options: { filter: { id: { in: $ids } }, take: 100 }) { items { variants { ${VARIANT} } } } }`,
  {
    activeCustomer: who,
    products: z.object({ items: z.array(z.object({ variants: z.array(variant) })) }),
  },
);
