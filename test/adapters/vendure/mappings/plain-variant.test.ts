import { describe, expect, it } from 'vitest';
import {
  idsOf,
  productIdOf,
  toProduct,
  toProductDetail,
} from '../../../../src/adapters/vendure/plain/catalog/variant.mapping';
import type { WireVariant } from '../../../../src/adapters/vendure/plain/catalog/variant.wire';
import { baseUrl, malformed, orangeVariant, orangeVariantProduct, untidy, usd } from '../support/wire-samples';

const options = { baseUrl };
const read = (change: Partial<WireVariant>) => toProduct({ ...orangeVariant, ...change }, options);
const imageAt = (path: string) => ({ source: `https://shop.example${path}`, alt: 'Sunmill Orange Juice' });

describe('the id of a variant', () => {
  it('has the id of its product too', () => {
    expect(productIdOf('128', '228')).toBe('128.228');
  });

  it.each([
    ['128.228', { productId: '128', variantId: '228' }],
    ['1.2', { productId: '1', variantId: '2' }],
    ['a-b.c d', { productId: 'a-b', variantId: 'c d' }],
    ['128', null],
    ['1.2.3', null],
    ['.228', null],
    ['128.', null],
    ['..', null],
    ['', null],
  ])('“%s” has the parts %j', (id, ids) => {
    expect(idsOf(id)).toStrictEqual(ids);
  });
});

describe('a variant', () => {
  it('is a product with the texts and facets of its own product', () => {
    expect(read({})).toStrictEqual(orangeVariantProduct);
  });

  it('can have options, facets and an image of its own', () => {
    const wire: WireVariant = {
      ...orangeVariant,
      name: untidy('Sunmill Orange Juice'),
      stockLevel: 'LOW_STOCK',
      featuredAsset: { preview: '/assets/large.svg' },
      options: [{ name: untidy('24 bottles') }, { name: '10 oz' }],
      facetValues: [
        { name: untidy('Sunmill Organic'), facet: { code: 'brand' } },
        { name: untidy('Bottle'), facet: { code: 'package' } },
        { name: 'Can', facet: { code: 'package' } },
      ],
      product: { ...orangeVariant.product, description: untidy('Serve it cold.') },
    };
    expect(toProduct(wire, options)).toStrictEqual({
      ...orangeVariantProduct,
      brand: 'Sunmill Organic',
      packageType: 'Bottle',
      packSize: '24 bottles, 10 oz',
      description: 'Serve it cold.',
      image: imageAt('/assets/large.svg'),
      stock: { label: 'low-stock', available: null, backOn: null },
    });
  });

  it('can have almost nothing, and is named by its SKU then', () => {
    const wire: WireVariant = {
      ...orangeVariant,
      name: ' ',
      price: 0,
      featuredAsset: null,
      product: { id: '128', description: null, featuredAsset: null, facetValues: [] },
    };
    expect(toProduct(wire, options)).toStrictEqual({
      ...orangeVariantProduct,
      name: '677105',
      brand: null,
      flavor: null,
      description: null,
      image: null,
      price: { state: 'known', current: usd(0), original: null, showOriginal: false, discount: null },
    });
    expect(read({ product: { ...orangeVariant.product, description: ' ' } }).description).toBeNull();
  });

  it('has the facets that the options name', () => {
    const productFacets = { brand: 'packageType', flavor: 'brand', packageType: 'flavor' };
    expect(toProduct(orangeVariant, { baseUrl, productFacets })).toStrictEqual({
      ...orangeVariantProduct,
      brand: 'Plastic bottle',
      flavor: 'Sunmill',
      packageType: 'Orange Juice',
    });
    expect(toProduct(orangeVariant, { baseUrl, productFacets: { packageType: 'packageType' } })).toStrictEqual({
      ...orangeVariantProduct,
      packageType: 'Plastic bottle',
    });
  });

  it('has no facet whose name is empty', () => {
    expect(read({ facetValues: [{ name: ' ', facet: { code: 'flavor' } }] }).flavor).toBeNull();
  });

  it.each([
    ['IN_STOCK', null],
    ['LOW_STOCK', 'low-stock'],
    ['OUT_OF_STOCK', 'out-of-stock'],
    ['12', null],
    ['', null],
  ])('with the stock level “%s” has the label %j', (stockLevel, label) => {
    expect(read({ stockLevel }).stock).toStrictEqual({ label, available: null, backOn: null });
  });

  it('has the image of its product without one of its own', () => {
    const product = { ...orangeVariant.product, featuredAsset: { preview: '/assets/product.svg' } };
    expect(read({ product, featuredAsset: null }).image).toStrictEqual(imageAt('/assets/product.svg'));
    expect(read({ product, featuredAsset: { preview: '' } }).image).toStrictEqual(imageAt('/assets/product.svg'));
    expect(read({ product }).image).toStrictEqual(imageAt('/assets/677105.svg'));
  });

  it('has no price below zero, and is malformed with a fraction of a cent', () => {
    expect(read({ price: -1 }).price).toStrictEqual({ state: 'unavailable' });
    expect(() => read({ price: 0.5 })).toThrow(malformed('An amount is not valid'));
  });
});

describe('the page of a variant', () => {
  it('has each image once, the variant’s first', () => {
    const images = [
      { preview: '/assets/side.svg' },
      null,
      { preview: '' },
      { preview: '/assets/677105.svg' },
      { preview: '/assets/back.svg' },
      { preview: '/assets/side.svg' },
    ];
    expect(toProductDetail(orangeVariant, images, options)).toStrictEqual({
      ...orangeVariantProduct,
      image: imageAt('/assets/677105.svg'),
      gallery: [imageAt('/assets/677105.svg'), imageAt('/assets/side.svg'), imageAt('/assets/back.svg')],
    });
  });

  it('shows the first other image if the variant has none', () => {
    const images = [{ preview: '/assets/side.svg' }, { preview: '/assets/back.svg' }];
    expect(toProductDetail({ ...orangeVariant, featuredAsset: null }, images, options)).toStrictEqual({
      ...orangeVariantProduct,
      image: imageAt('/assets/side.svg'),
      gallery: [imageAt('/assets/side.svg'), imageAt('/assets/back.svg')],
    });
  });

  it('can have no image', () => {
    expect(toProductDetail({ ...orangeVariant, featuredAsset: null }, [], options)).toStrictEqual({
      ...orangeVariantProduct,
      image: null,
      gallery: [],
    });
  });
});
