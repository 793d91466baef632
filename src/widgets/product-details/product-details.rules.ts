import type { Image, Product, ProductDetail } from '../../domain';
import { imageSource } from '../../rules';

/** Replaces an unknown page origin: a path is returned as a path whatever the origin. */
const unknownOrigin = { origin: 'https://unknown.invalid' };

/** One image of a product, or the placeholder package. */
export type Slide = { readonly kind: 'placeholder' } | { readonly kind: 'image'; readonly image: Image };

const placeholder: Slide = { kind: 'placeholder' };

/**
 * Returns the images of a product, its main image first: each image once, without invalid addresses and without those
 * in `broken`. Returns the placeholder if no image remains.
 */
export function slidesOf({ image, gallery }: ProductDetail, broken: ReadonlySet<string> = new Set()): readonly Slide[] {
  const images = [...(image === null ? [] : [image]), ...gallery].filter(
    ({ source }, at, all) =>
      !broken.has(source) &&
      imageSource(source, unknownOrigin) !== null &&
      all.findIndex((other) => other.source === source) === at,
  );
  const slides = images.map((galleryImage): Slide => ({ kind: 'image', image: galleryImage }));
  return slides.length === 0 ? [placeholder] : slides;
}

/** Returns the index of the image that a key moves to; null for any other key. */
export function slideAfter(key: string, at: number, count: number, isRtl: boolean): number | null {
  const [next, previous] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  switch (key) {
    case next:
      return Math.min(count - 1, at + 1);
    case previous:
      return Math.max(0, at - 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** One known fact of a product; the view adds label and unit. */
export type Fact =
  | {
      readonly key: 'brand' | 'flavor' | 'packageType' | 'packSize' | 'unitSize' | 'upc' | 'sku';
      readonly value: string;
    }
  | { readonly key: 'caseQuantity' | 'calories' | 'caffeine'; readonly value: number };

/** Returns the known facts of a product in display order. Unknown facts are left out; 0 is a known value. */
export function factsOf(product: Product): readonly Fact[] {
  const texts = (['brand', 'flavor', 'packageType', 'packSize', 'unitSize'] as const).map((key) =>
    textFact(key, product[key]),
  );
  const numbers = (['caseQuantity', 'calories', 'caffeine'] as const).map((key) => numberFact(key, product[key]));
  const codes = (['upc', 'sku'] as const).map((key) => textFact(key, product[key]));
  return [...texts, ...numbers, ...codes].filter((fact) => fact !== null);
}

function textFact(key: Extract<Fact, { value: string }>['key'], value: string | null): Fact | null {
  return value === null || value.trim() === '' ? null : { key, value };
}

/** A backend's number can be any value at run time: an invalid one is left out. */
function numberFact(key: Extract<Fact, { value: number }>['key'], value: number | null): Fact | null {
  return value === null || !Number.isFinite(value) || value < 0 ? null : { key, value };
}

/**
 * Returns the stock label and remaining quantity to show; null for neither. A label that this library does not know is
 * ignored.
 */
export function stockOf({
  stock,
}: Product): { readonly label: 'low-stock' | 'out-of-stock' | null; readonly left: number | null } | null {
  const label = stock.label === 'low-stock' || stock.label === 'out-of-stock' ? stock.label : null;
  const left = label === 'out-of-stock' ? null : stock.available;
  return label === null && left === null ? null : { label, left };
}
