import { describe, expect, it } from 'vitest';
import type { ProductDetail } from '../../src/domain';
import { repeatQuantity } from '../../src/widgets/common/ordering/order-availability.rules';
import { factsOf, slideAfter, slidesOf, stockOf } from '../../src/widgets/product-details/product-details.rules';

const image = (source: string) => ({ source, alt: '' });
const png = image('data:image/png;base64,AA');
/** A product with every fact. */
const product = (changes: Partial<ProductDetail> = {}): ProductDetail => ({
  id: 'p',
  sku: '104417',
  upc: '081234567897',
  name: 'Maribel Cola',
  brand: 'Maribel',
  flavor: 'Cola',
  packageType: 'Can',
  packSize: '24 × 12 oz cans',
  unitSize: '12 oz',
  caseQuantity: 24,
  calories: 140,
  caffeine: 34,
  description: 'A cola.',
  image: null,
  sellingUnit: 'case',
  quantityRule: { min: 1, max: null, step: 1 },
  stock: { label: null, available: null, backOn: null },
  price: { state: 'hidden' },
  lastOrdered: null,
  gallery: [],
  ...changes,
});

describe('images of a product', () => {
  const sources = (changes: Partial<ProductDetail>, broken: readonly string[] = []) =>
    slidesOf(product(changes), new Set(broken)).map((slide) =>
      slide.kind === 'placeholder' ? 'placeholder' : slide.image.source,
    );

  it('shows the placeholder alone without an image', () => {
    expect(sources({})).toEqual(['placeholder']);
  });

  it('shows the gallery when the product has no image of its own', () => {
    expect(sources({ gallery: [png, image('/pictures/b.jpg')] })).toEqual([png.source, '/pictures/b.jpg']);
  });

  it('starts with the product’s own image and shows each image once', () => {
    expect(sources({ image: png, gallery: [png, image('https://cdn.example/b.png')] })).toEqual([
      png.source,
      'https://cdn.example/b.png',
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'http://plain.example/a.png',
    '//evil.example/a.png',
    'data:text/html,x',
    'a.png',
    '',
  ])('never shows %s', (source) => {
    expect(sources({ image: image(source), gallery: [image(source), png] })).toEqual([png.source]);
    expect(sources({ image: image(source), gallery: [image(source)] })).toEqual(['placeholder']);
  });

  it('removes an image that failed to load', () => {
    expect(sources({ image: png, gallery: [png, image('/b.jpg')] }, [png.source])).toEqual(['/b.jpg']);
    expect(sources({ image: png, gallery: [] }, [png.source])).toEqual(['placeholder']);
  });

  it('moves between images by keys, mirrored in right-to-left pages', () => {
    expect(['ArrowRight', 'ArrowLeft', 'Home', 'End', 'Enter'].map((key) => slideAfter(key, 1, 4, false))).toEqual([
      2,
      0,
      0,
      3,
      null,
    ]);
    expect(['ArrowRight', 'ArrowLeft'].map((key) => slideAfter(key, 1, 4, true))).toEqual([0, 2]);
    expect([slideAfter('ArrowRight', 3, 4, false), slideAfter('ArrowLeft', 0, 4, false)]).toEqual([3, 0]);
  });
});

describe('facts of a product', () => {
  const keys = (changes: Partial<ProductDetail> = {}) => factsOf(product(changes)).map(({ key }) => key);

  it('lists every fact that is known', () => {
    expect(keys()).toEqual([
      'brand',
      'flavor',
      'packageType',
      'packSize',
      'unitSize',
      'caseQuantity',
      'calories',
      'caffeine',
      'upc',
      'sku',
    ]);
  });

  it('leaves out unknown facts and keeps a known 0', () => {
    expect(
      keys({
        brand: null,
        flavor: ' ',
        packageType: null,
        packSize: '',
        unitSize: null,
        caseQuantity: null,
        upc: null,
      }),
    ).toEqual(['calories', 'caffeine', 'sku']);
    expect(keys({ calories: 0, caffeine: 0 })).toContain('calories');
    expect(keys({ calories: Number.NaN, caffeine: -1, caseQuantity: Infinity })).toEqual([
      'brand',
      'flavor',
      'packageType',
      'packSize',
      'unitSize',
      'upc',
      'sku',
    ]);
  });
});

describe('stock of a product', () => {
  it('shows nothing for a product in stock or an unknown label', () => {
    expect(stockOf(product())).toBeNull();
    // A backend can be newer than the library: the cast creates such a label.
    expect(
      stockOf(product({ stock: { label: 'allocated' as unknown as null, available: null, backOn: null } })),
    ).toBeNull();
  });

  it('shows the remaining quantity, except when out of stock', () => {
    expect(stockOf(product({ stock: { label: 'low-stock', available: 6, backOn: null } }))).toEqual({
      label: 'low-stock',
      left: 6,
    });
    expect(stockOf(product({ stock: { label: null, available: 25, backOn: null } }))).toEqual({
      label: null,
      left: 25,
    });
    expect(stockOf(product({ stock: { label: 'out-of-stock', available: 0, backOn: '2026-11-30' } }))).toEqual({
      label: 'out-of-stock',
      left: null,
    });
  });
});

describe('repeating the last order', () => {
  const last = { quantity: 8, date: '2026-11-10' };
  it('repeats the last quantity when none is in the cart and the quantity rule allows it', () => {
    expect(repeatQuantity(product({ lastOrdered: last }), 0)).toBe(8);
    expect(repeatQuantity(product({ lastOrdered: last }), 2)).toBeNull();
    expect(repeatQuantity(product(), 0)).toBeNull();
    expect(repeatQuantity(product({ lastOrdered: last, quantityRule: { min: 1, max: 6, step: 1 } }), 0)).toBeNull();
    expect(repeatQuantity(product({ lastOrdered: last, quantityRule: { min: 3, max: null, step: 3 } }), 0)).toBeNull();
  });
});
