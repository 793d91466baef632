import type { Product, ProductDetail } from '../../../../domain';
import { plain } from '../../../common/text';
import { imageOf, priceOf } from '../../catalog/product.mapping';
import type { VendureOptions } from '../../vendure.types';
import type { WireVariant } from './variant.wire';

/**
 * Id of a sellable product: the ids of the product and its variant, because the Shop API reads a variant only through
 * its product.
 */
export const productIdOf = (productId: string, variantId: string): string => `${productId}.${variantId}`;

/** Parses such an id; null for any other text. */
export function idsOf(id: string): { readonly productId: string; readonly variantId: string } | null {
  const [, productId, variantId] = /^([^.]+)\.([^.]+)$/.exec(id) ?? [];
  return productId === undefined || variantId === undefined ? null : { productId, variantId };
}

interface WireImage {
  readonly preview: string;
}

/** Usable images, each once. */
const imagesOf = (images: readonly (WireImage | null)[], name: string, baseUrl: string) =>
  [...new Set(images.flatMap((one) => one?.preview ?? []))].flatMap((preview) => imageOf(preview, name, baseUrl) ?? []);

/** Converts a variant. */
export function toProduct(wire: WireVariant, { baseUrl, productFacets }: VendureOptions): Product {
  const { brand = 'brand', flavor = 'flavor', packageType = 'package' } = productFacets ?? {};
  const sku = plain(wire.sku);
  const name = plain(wire.name) || sku;
  const facet = (code: string): string | null =>
    plain([...wire.facetValues, ...wire.product.facetValues].find((value) => value.facet.code === code)?.name) || null;
  const [image = null] = imagesOf([wire.featuredAsset, wire.product.featuredAsset], name, baseUrl);
  return {
    id: productIdOf(wire.product.id, wire.id),
    sku,
    upc: null,
    name,
    brand: facet(brand),
    flavor: facet(flavor),
    packageType: facet(packageType),
    packSize: wire.options.map((option) => plain(option.name)).join(', '),
    unitSize: null,
    caseQuantity: null,
    calories: null,
    caffeine: null,
    description: plain(wire.product.description) || null,
    image,
    sellingUnit: 'each',
    quantityRule: { min: 1, max: null, step: 1 },
    stock: {
      label: wire.stockLevel === 'OUT_OF_STOCK' ? 'out-of-stock' : wire.stockLevel === 'LOW_STOCK' ? 'low-stock' : null,
      available: null,
      backOn: null,
    },
    price: priceOf(wire.price, null, wire.currencyCode),
    lastOrdered: null,
  };
}

/** Converts a variant with its other images, in their order. */
export function toProductDetail(
  wire: WireVariant,
  images: readonly (WireImage | null)[],
  options: VendureOptions,
): ProductDetail {
  const product = toProduct(wire, options);
  const gallery = imagesOf([wire.featuredAsset, ...images], product.name, options.baseUrl);
  return { ...product, image: gallery[0] ?? null, gallery };
}
