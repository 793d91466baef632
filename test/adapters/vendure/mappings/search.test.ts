import { describe, expect, it } from 'vitest';
import { facetsOf, searchInput, selectionsOf, sortsOf } from '../../../../src/adapters/vendure/catalog/search.mapping';
import type { WireFacetValues } from '../../../../src/adapters/vendure/catalog/catalog.wire';
import { untidy } from '../support/wire-samples';

type Counted = WireFacetValues[number];

const value = (
  facet: Counted['facetValue']['facet'],
  id: string,
  code: string,
  name: string,
  count: number,
): Counted => ({
  count,
  facetValue: { id, code, name, facet },
});

// From recorded/trade.json.
const brand = { code: 'brand', name: 'Brand' };
const flavor = { code: 'flavor', name: 'Flavor' };
const maribel = value(brand, '1', 'brand-0', 'Maribel', 22);
const cola = value(flavor, '2', 'flavor-1', 'Cola', 6);
const zero = value(flavor, '15', 'flavor-14', 'Zero Cola', 5);
const cherry = value(flavor, '16', 'flavor-15', 'Cherry Cola', 3);
const diet = value(flavor, '14', 'flavor-13', 'Diet Cola', 6);

describe('the selected facets of a query', () => {
  it('are those with values, with the ids of the server', () => {
    const facets = { brand: ['brand-0.1', 'brand.x.42', '7'], flavor: [], packageType: ['packageType-2.3'] };
    expect(selectionsOf({ facets })).toStrictEqual([
      { code: 'brand', ids: ['1', '42', '7'] },
      { code: 'packageType', ids: ['3'] },
    ]);
  });

  it('are none without facets', () => {
    expect(selectionsOf({ facets: {} })).toStrictEqual([]);
  });
});

describe('the input of a search', () => {
  const selections = [
    { code: 'brand', ids: ['1', '42'] },
    { code: 'flavor', ids: ['2'] },
  ];

  it('has the text, the filters, the collection and the sort', () => {
    expect(searchInput({ text: '  cola ', sort: 'price-low' }, selections, 'assortment-1')).toStrictEqual({
      groupByProduct: false,
      facetValueFilters: [{ or: ['1', '42'] }, { or: ['2'] }],
      term: 'cola',
      collectionSlug: 'assortment-1',
      sort: { price: 'ASC' },
    });
  });

  it('has only a sort by name without any of them', () => {
    expect(searchInput({ text: ' ', sort: null }, [], null)).toStrictEqual({
      groupByProduct: false,
      facetValueFilters: [],
      sort: { name: 'ASC' },
    });
  });

  it.each([
    ['brand', [{ or: ['2'] }]],
    ['flavor', [{ or: ['1', '42'] }]],
    ['packageType', [{ or: ['1', '42'] }, { or: ['2'] }]],
  ])('can leave out the filter of %s', (without, facetValueFilters) => {
    expect(searchInput({ text: '', sort: null }, selections, null, without)).toStrictEqual({
      groupByProduct: false,
      facetValueFilters,
      sort: { name: 'ASC' },
    });
  });

  it.each([
    ['', 'name', { name: 'ASC' }],
    ['', 'price-low', { price: 'ASC' }],
    ['', 'price-high', { price: 'DESC' }],
    ['', 'newest', { name: 'ASC' }],
    ['', '', { name: 'ASC' }],
    ['', 'constructor', { name: 'ASC' }],
    ['', null, { name: 'ASC' }],
    ['cola', 'name', { name: 'ASC' }],
    ['cola', 'price-high', { price: 'DESC' }],
    ['cola', 'newest', {}],
    ['cola', null, {}],
  ])('for the text “%s” and the sort %j sorts by %j', (text, sort, order) => {
    expect(searchInput({ text, sort }, [], null).sort).toStrictEqual(order);
  });
});

describe('the sorts of a result', () => {
  it('are three, with the labels of a language', () => {
    const messages = {
      sorts: { name: 'Nom', 'price-low': 'Prix croissant', 'price-high': 'Prix décroissant' },
      delivery: 'Livraison',
      charges: 'Frais',
      promotions: 'Promotions',
    };
    expect(sortsOf(messages)).toStrictEqual([
      { id: 'name', label: 'Nom' },
      { id: 'price-low', label: 'Prix croissant' },
      { id: 'price-high', label: 'Prix décroissant' },
    ]);
  });
});

describe('the facets of a result', () => {
  it('are in the server’s order, their values by number of products and then by name', () => {
    expect(facetsOf([maribel, cherry, diet, zero, cola], new Map())).toStrictEqual([
      { id: 'brand', label: 'Brand', values: [{ id: 'brand-0.1', label: 'Maribel', count: 22 }] },
      {
        id: 'flavor',
        label: 'Flavor',
        values: [
          { id: 'flavor-1.2', label: 'Cola', count: 6 },
          { id: 'flavor-13.14', label: 'Diet Cola', count: 6 },
          { id: 'flavor-14.15', label: 'Zero Cola', count: 5 },
          { id: 'flavor-15.16', label: 'Cherry Cola', count: 3 },
        ],
      },
    ]);
  });

  it('are none without values', () => {
    expect(facetsOf([], new Map())).toStrictEqual([]);
    expect(facetsOf([], new Map([['flavor', []]]))).toStrictEqual([]);
  });

  it('leave out a facet that only the search without another filter has', () => {
    const others = new Map([['flavor', [maribel, cola]]]);
    expect(facetsOf([cola], others).map(({ id }) => id)).toStrictEqual(['flavor']);
  });

  it('have the values of a selected one from the search without its filter', () => {
    const others = new Map([['flavor', [maribel, zero, { ...cola, count: 4 }]]]);
    expect(facetsOf([{ ...maribel, count: 6 }, cola], others)).toStrictEqual([
      { id: 'brand', label: 'Brand', values: [{ id: 'brand-0.1', label: 'Maribel', count: 6 }] },
      {
        id: 'flavor',
        label: 'Flavor',
        values: [
          { id: 'flavor-14.15', label: 'Zero Cola', count: 5 },
          { id: 'flavor-1.2', label: 'Cola', count: 4 },
        ],
      },
    ]);
  });

  it('include a selected one without a product in the result', () => {
    const others = new Map([['flavor', [cola]]]);
    expect(facetsOf([maribel], others)).toStrictEqual([
      { id: 'brand', label: 'Brand', values: [{ id: 'brand-0.1', label: 'Maribel', count: 22 }] },
      { id: 'flavor', label: 'Flavor', values: [{ id: 'flavor-1.2', label: 'Cola', count: 6 }] },
    ]);
  });

  it('have tidy labels, or their codes without one', () => {
    const named = { code: 'flavor', name: untidy('Flavor') };
    expect(facetsOf([value(named, '2', 'flavor-1', untidy('Cola'), 6)], new Map())).toStrictEqual([
      { id: 'flavor', label: 'Flavor', values: [{ id: 'flavor-1.2', label: 'Cola', count: 6 }] },
    ]);
    const nameless = { code: 'flavor', name: ' ' };
    expect(facetsOf([value(nameless, '2', 'flavor-1', '', 6)], new Map())).toStrictEqual([
      { id: 'flavor', label: 'flavor', values: [{ id: 'flavor-1.2', label: 'flavor-1', count: 6 }] },
    ]);
  });

  it('keep the server’s order for values of the same name and number', () => {
    const twins = ['8', '5', '9'].map((id) => value(flavor, id, 'cola', 'Cola', 6));
    expect(facetsOf(twins, new Map())[0]?.values.map(({ id }) => id)).toStrictEqual(['cola.8', 'cola.5', 'cola.9']);
  });
});
