import * as z from 'zod/mini';
import { id, text } from '../../../common/scalars';
import { documentOf } from '../../transport/graphql';
import { WHO, who } from '../session/customer.wire';

const ASSET = '{ preview }';
const COMMON = `featuredAsset ${ASSET} facetValues { name facet { code } }`;
const VARIANT_FIELDS = `id sku name price currencyCode stockLevel options { name } ${COMMON}`;
const PRODUCT_FIELDS = `id description ${COMMON}`;

/** Fields of a variant. Its product has the description, and the facets and the image of all its variants. */
export const VARIANT = `${VARIANT_FIELDS} product { ${PRODUCT_FIELDS} }`;

const asset = z.object({ preview: z.string() });
const common = {
  featuredAsset: z.nullable(asset),
  facetValues: z.array(z.object({ name: z.string(), facet: z.object({ code: z.string() }) })),
};
const variantFields = {
  id: id(),
  sku: z.string(),
  name: z.string(),
  price: z.number(),
  currencyCode: z.string(),
  stockLevel: z.string(),
  options: z.array(z.object({ name: z.string() })),
  ...common,
};
const productFields = { id: id(), description: text(), ...common };

export const variant = z.object({ ...variantFields, product: z.object(productFields) });
export type WireVariant = z.output<typeof variant>;

// The server reads each field of each variant from the database: its product is asked for once and not for each
// variant, and all its images only for one product.
export const productsById = documentOf(
  'products',
  `query ($ids: [String!]!) { ${WHO} products(options: { filter: { id: { in: $ids } }, take: 100 }) {
     items { ${PRODUCT_FIELDS} variants { ${VARIANT_FIELDS} } } } }`,
  {
    activeCustomer: who,
    products: z.object({
      items: z.array(z.object({ ...productFields, variants: z.array(z.object(variantFields)) })),
    }),
  },
);

const images = { assets: z.array(asset) };

export const productById = documentOf(
  'product',
  `query ($id: ID!) { ${WHO} product(id: $id) {
     ${PRODUCT_FIELDS} assets ${ASSET} variants { ${VARIANT_FIELDS} assets ${ASSET} } } }`,
  {
    activeCustomer: who,
    product: z.nullable(
      z.object({ ...productFields, ...images, variants: z.array(z.object({ ...variantFields, ...images })) }),
    ),
  },
);
