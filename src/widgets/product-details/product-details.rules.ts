import type { Image, Product, ProductDetail } from '../../domain';
import { imageSource } from '../../rules';

/** Stands for the page's own origin where nobody gave it: a path is returned as a path whatever the origin. */
const unknownOrigin = { origin: 'https://unknown.invalid' };

/** One picture of a product: an image that may show, or a plain package in place of one. */
export type Slide = { readonly kind: 'placeholder' } | { readonly kind: 'image'; readonly image: Image };

const placeholder: Slide = { kind: 'placeholder' };

/**
 * The pictures of a product, the one that stands for it everywhere first: only images with a valid address,
 * each once, and none that did not load. A plain package when there is no other.
 */
export function slidesOf({ image, gallery }: ProductDetail, broken: ReadonlySet<string> = new Set()): readonly Slide[] {
  const images = [...(image === null ? [] : [image]), ...gallery].filter(
    ({ source }, at, all) =>
      !broken.has(source) &&
      imageSource(source, unknownOrigin) !== null &&
      all.findIndex((other) => other.source === source) === at,
  );
  const slides = images.map((shown): Slide => ({ kind: 'image', image: shown }));
  return slides.length === 0 ? [placeholder] : slides;
}

/** The picture an arrow key goes to; null for a key that goes nowhere. */
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

/** A fact of a product, as it is known; words and units are the view's. */
export type Fact =
  | {
      readonly key: 'brand' | 'flavor' | 'packageType' | 'packSize' | 'unitSize' | 'upc' | 'sku';
      readonly value: string;
    }
  | { readonly key: 'caseQuantity' | 'calories' | 'caffeine'; readonly value: number };

/** Every field of a product that is known, in the order a buyer looks for them. What is unknown is left out; 0 is known. */
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

/** A backend's number may be anything at run time: what is none is not shown. */
function numberFact(key: Extract<Fact, { value: number }>['key'], value: number | null): Fact | null {
  return value === null || !Number.isFinite(value) || value < 0 ? null : { key, value };
}

/** What is said of a product's stock; null for nothing to say. A label the library has not heard of says nothing. */
export function stockOf({
  stock,
}: Product): { readonly label: 'low-stock' | 'out-of-stock' | null; readonly left: number | null } | null {
  const label = stock.label === 'low-stock' || stock.label === 'out-of-stock' ? stock.label : null;
  const left = label === 'out-of-stock' ? null : stock.left;
  return label === null && left === null ? null : { label, left };
}
