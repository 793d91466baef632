import { describe, expect, it } from 'vitest';
import {
  base64,
  categoryFacet,
  facetsOf,
  refinementsOf,
  type SeenCategory,
  selectedCategory,
} from '../../../../src/adapters/salesforce/catalog/refinements.mapping';
import type { WireCategories, WireFacet } from '../../../../src/adapters/salesforce/catalog/catalog.wire';

/** A facet with one value, with changes. */
const wireFacet = (change: Partial<WireFacet> = {}): WireFacet => ({
  nameOrId: 'Brand__c',
  displayName: null,
  displayRank: null,
  displayType: null,
  facetType: null,
  attributeType: null,
  values: [{ nameOrId: 'northquay', displayName: null, productCount: null }],
  ...change,
});

describe('facets', () => {
  it('have all data of the platform', () => {
    const wire = wireFacet({
      displayName: ' The\u0000  brand ',
      facetType: 'DistinctValue',
      attributeType: 'ProductAttribute',
      values: [
        { nameOrId: 'northquay', displayName: ' North\u0000  Quay ', productCount: 12 },
        { nameOrId: 'oak', displayName: 'Oak', productCount: 0 },
      ],
    });
    expect(facetsOf([wire])).toStrictEqual([
      {
        id: 'ProductAttribute/Brand__c',
        label: 'The brand',
        values: [
          { id: 'northquay', label: 'North Quay', count: 12 },
          { id: 'oak', label: 'Oak', count: 0 },
        ],
      },
    ]);
  });

  it('are standard ones with names for labels when the platform has nothing else', () => {
    expect(facetsOf([wireFacet()])).toStrictEqual([
      {
        id: 'Standard/Brand__c',
        label: 'Brand__c',
        values: [{ id: 'northquay', label: 'northquay', count: null }],
      },
    ]);
  });

  it('have names for labels that are blank', () => {
    const values = [{ nameOrId: 'oak', displayName: ' ', productCount: 1 }];
    expect(facetsOf([wireFacet({ displayName: ' ', values })])).toStrictEqual([
      { id: 'Standard/Brand__c', label: 'Brand__c', values: [{ id: 'oak', label: 'oak', count: 1 }] },
    ]);
  });

  it('leave out ranges and those without values', () => {
    const facets = [
      wireFacet({ nameOrId: 'range', facetType: 'Range' }),
      wireFacet({ nameOrId: 'empty', values: [] }),
      wireFacet({ nameOrId: 'distinct', facetType: 'DistinctValue' }),
    ];
    expect(facetsOf(facets).map(({ id }) => id)).toEqual(['Standard/distinct']);
    expect(facetsOf([])).toStrictEqual([]);
  });

  it('are in the order of their ranks, those without one like rank 99', () => {
    const ranked = ([nameOrId, displayRank]: readonly [string, number | null]) => wireFacet({ nameOrId, displayRank });
    const facets = (
      [
        ['hundred', 100],
        ['none', null],
        ['two', 2],
        ['also two', 2],
        ['zero', 0],
        ['ninety-eight', 98],
      ] as const
    ).map(ranked);
    expect(facetsOf(facets).map(({ label }) => label)).toEqual([
      'zero',
      'two',
      'also two',
      'ninety-eight',
      'none',
      'hundred',
    ]);
    expect(facets[0]?.nameOrId).toBe('hundred');
  });
});

describe('the selected category', () => {
  it.each([
    [{ Category: ['drinks', 'soda', 'cola'] }, 'cola'],
    [{ Category: ['drinks'], 'Standard/Brand__c': ['oak'] }, 'drinks'],
    [{ Category: [] }, null],
    [{ 'Standard/Brand__c': ['oak'] }, null],
    [{}, null],
  ])('of %j is %j', (facets, expected) => {
    expect(selectedCategory(facets)).toBe(expected);
  });
});

describe('the category facet', () => {
  const categories: WireCategories = {
    category: { id: 'soda', name: ' Soda\u0000  drinks ' },
    productCount: 30,
    children: [
      { category: { id: 'cola', name: ' Cola\u0000 ' }, productCount: 20 },
      { category: { id: 'lemon', name: null }, productCount: null },
      { category: { id: 'root', name: 'Root beer' }, productCount: 0 },
      { category: { id: null, name: 'Without an id' }, productCount: 5 },
      { category: { id: '', name: 'With an empty id' }, productCount: 5 },
      { category: null, productCount: 5 },
    ],
  };
  const facetOf = (
    wire: WireCategories,
    chosen: readonly string[] | undefined,
    seen = new Map<string, SeenCategory>(),
  ) => categoryFacet(wire, chosen === undefined ? {} : { Category: chosen }, { seen, label: 'Category' });

  it('has the selected categories and the subcategories of the last one', () => {
    const seen = new Map([['drinks', { label: 'Drinks', count: 90 }]]);
    expect(facetOf(categories, ['drinks', 'soda'], seen)).toStrictEqual([
      {
        id: 'Category',
        label: 'Category',
        values: [
          { id: 'drinks', label: 'Drinks', count: 90 },
          { id: 'soda', label: 'Soda drinks', count: 30 },
          { id: 'cola', label: 'Cola', count: 20 },
          { id: 'lemon', label: 'lemon', count: null },
        ],
      },
    ]);
    expect([...seen]).toStrictEqual([
      ['drinks', { label: 'Drinks', count: 90 }],
      ['soda', { label: 'Soda drinks', count: 30 }],
      ['cola', { label: 'Cola', count: 20 }],
      ['lemon', { label: 'lemon', count: null }],
      ['root', { label: 'Root beer', count: 0 }],
    ]);
  });

  it.each([[undefined], [[]]])('has the subcategories of the store when %j is selected', (chosen) => {
    const children = [{ category: { id: 'cola', name: 'Cola' }, productCount: 1 }];
    const root = { category: { id: null, name: null }, productCount: null, children };
    expect(facetOf(root, chosen)).toStrictEqual([
      { id: 'Category', label: 'Category', values: [{ id: 'cola', label: 'Cola', count: 1 }] },
    ]);
  });

  it('has the counts and names of the last response', () => {
    const seen = new Map([['soda', { label: 'Former name', count: 1 }]]);
    const wire = { category: { id: 'soda', name: 'Soda' }, productCount: 2, children: [] };
    expect(facetOf(wire, ['soda'], seen)[0]?.values).toStrictEqual([{ id: 'soda', label: 'Soda', count: 2 }]);
  });

  it('keeps a selected category without products, and one that no response contained', () => {
    const children = [{ category: { id: 'root', name: 'Root beer' }, productCount: 0 }];
    expect(facetOf({ category: null, productCount: null, children }, ['gone', 'root'])[0]?.values).toStrictEqual([
      { id: 'gone', label: 'gone', count: null },
      { id: 'root', label: 'Root beer', count: 0 },
    ]);
  });

  it.each([[null], [{ category: null, productCount: null, children: [] }]])(
    'of the categories %j has only the selected ones',
    (wire) => {
      const seen = new Map<string, SeenCategory>();
      expect(facetOf(wire, ['soda'], seen)[0]?.values).toStrictEqual([{ id: 'soda', label: 'soda', count: null }]);
      expect(seen.size).toBe(0);
    },
  );

  it.each([[null], [{ category: { id: 'root', name: 'All' }, productCount: 9, children: [] }]])(
    'is left out of the categories %j without a selection',
    (wire) => {
      expect(facetOf(wire, undefined)).toStrictEqual([]);
    },
  );

  it('has the given label', () => {
    const options = { seen: new Map<string, SeenCategory>(), label: 'Catégorie' };
    expect(categoryFacet(null, { Category: ['soda'] }, options)[0]?.label).toBe('Catégorie');
  });
});

describe('refinements', () => {
  const values = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `v${at}`);
  const facets = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, ['v']]));
  const tooMany = expect.objectContaining({
    code: 'rejected',
    message: 'At most 9 filters of 20 values',
    fields: { facets: 'rangeOverflow' },
  });

  it('have the name, type and values of each selected facet but the category', () => {
    const chosen = {
      'ProductAttribute/Color__c': ['Blue', 'Green'],
      Category: ['soda'],
      Brand__c: ['oak'],
      'Standard/Flavor__c': [],
      'A/b/c': ['d'],
    };
    expect(refinementsOf(chosen)).toStrictEqual([
      { nameOrId: 'Color__c', type: 'DistinctValue', attributeType: 'ProductAttribute', values: ['Blue', 'Green'] },
      { nameOrId: 'Brand__c', type: 'DistinctValue', attributeType: 'Standard', values: ['oak'] },
      { nameOrId: 'b/c', type: 'DistinctValue', attributeType: 'A', values: ['d'] },
    ]);
  });

  it('can be empty', () => {
    expect(refinementsOf({})).toStrictEqual([]);
    expect(refinementsOf({ Category: ['soda'], Brand__c: [] })).toStrictEqual([]);
  });

  it('can be nine with twenty values', () => {
    expect(refinementsOf({ ...facets(8), last: values(20) })).toHaveLength(9);
  });

  it('do not count the category and facets without values', () => {
    expect(refinementsOf({ ...facets(9), Category: values(21), empty: [] })).toHaveLength(9);
  });

  it.each([
    ['ten facets', facets(10)],
    ['twenty-one values', { few: ['a'], many: values(21) }],
  ])('are rejected with %s', (_what, chosen) => {
    expect(() => refinementsOf(chosen)).toThrow(tooMany);
  });
});

describe('base64', () => {
  it.each([
    ['', ''],
    ['Brand', 'QnJhbmQ='],
    ['é', 'w6k='],
    ['可乐', '5Y+v5LmQ'],
  ])('of %j is %j', (text, expected) => {
    expect(base64(text)).toBe(expected);
  });
});
