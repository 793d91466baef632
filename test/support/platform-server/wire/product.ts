import type { Product } from '../../../../src/domain';
import type { CatalogItem } from '../../../../src/adapters/demo/engine/catalog';
import { presentProduct, type ViewerContext } from '../../../../src/adapters/demo/engine/present';
import { type PictureKind, pictureKinds } from '../../../../src/adapters/demo/data/pictures';
import { recordId } from '../ids';
import { productRecordId } from '../platform';

/** Fields of a product in this org, custom ones with a package's prefix. */
export function productFields(item: CatalogItem, reader: ViewerContext): Readonly<Record<string, string | null>> {
  const product = presentProduct(item, reader);
  const count = (value: number | null): string | null => (value === null ? null : `${value}.0`);
  return {
    Name: product.name,
    StockKeepingUnit: product.sku,
    ProductCode: product.sku,
    Description: asRichText(product),
    ProductClass: 'Simple',
    Family: product.packageType,
    QuantityUnitOfMeasure: product.sellingUnit,
    IsActive: 'true',
    UPC__c: product.upc,
    Brand__c: product.brand,
    Flavor__c: product.flavor,
    Package_Type__c: product.packageType,
    Pack_Size__c: product.packSize,
    Unit_Size__c: product.unitSize,
    Case_Quantity__c: count(product.caseQuantity),
    Calories__c: count(product.calories),
    Caffeine__c: count(product.caffeine),
    Selling_Unit__c: product.sellingUnit,
  };
}

/** Descriptions are rich text in the org. */
const asRichText = ({ description }: Product): string | null =>
  description === null
    ? null
    : `<p>${description.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('°', '&deg;')}</p>`;

/** The requested fields; all of them when none are named. */
export const chosenFields = (
  fields: Readonly<Record<string, string | null>>,
  names: readonly string[],
): Readonly<Record<string, string | null>> =>
  names.length === 0 || names.includes('*')
    ? fields
    : Object.fromEntries(names.flatMap((name) => (Object.hasOwn(fields, name) ? [[name, fields[name] ?? null]] : [])));

/** Quantity rules in the platform's format; null without restrictions. */
export function quantityRule({ pack }: CatalogItem) {
  if (pack.rule === undefined) return null;
  const [minimum, increment, maximum] = pack.rule;
  return { minimum: `${minimum}.0`, increment: `${increment}.0`, maximum: `${maximum ?? 999_999}.0` };
}

const noMedia = { contentVersionId: null, id: null, mediaType: null, sortOrder: null, thumbnailUrl: null };

/** The image of products without their own (nearly all of it is null): here kegs and cylinders. */
const defaultImage = { ...noMedia, alternateText: null, title: null, url: '/img/b2b/default-product-image.svg' };

const media = (item: CatalogItem, kind: PictureKind | 'pack', place: number) => ({
  alternateText: kind === 'pack' ? null : `${item.name} (${kind})`,
  contentVersionId: null,
  id: recordId('media', `${item.sku}${place}`.slice(-10)),
  mediaType: 'Image',
  sortOrder: place,
  thumbnailUrl: null,
  title: `${item.sku}-${kind}.svg`,
  url: `/cms/delivery/media/MC${item.sku}-${kind}?version=1.1`,
});

/** Images of a product under the platform's media path. */
export const mediaOf = (item: CatalogItem) => pictureKinds(item).map((kind, place) => media(item, kind, place));

/** The image in lists. */
export function imageOf(item: CatalogItem) {
  const [first] = pictureKinds(item);
  if (first === undefined) return defaultImage;
  return first === 'product' ? media(item, first, 0) : media(item, 'pack', 9);
}

/** A product inside a line of a cart, list or order: fields as plain text. */
export const productDetails = (item: CatalogItem, reader: ViewerContext, names: readonly string[]) => ({
  fields: chosenFields(productFields(item, reader), names),
  isConfigurationAllowed: false,
  name: item.name,
  productClass: 'Simple',
  productId: productRecordId(item),
  productSubscriptionInformation: null,
  productUrlName: null,
  purchaseQuantityRule: quantityRule(item),
  sku: item.sku,
  thumbnailImage: imageOf(item),
  variationAttributes: {},
});
