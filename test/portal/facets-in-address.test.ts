import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facetsFromText, facetsToText } from '../../src/portal/pages/facet-params';

describe('filters in the address', () => {
  it('are written as in plain text', () => {
    expect(facetsToText({ brand: ['maribel', 'halden'], packageType: ['can'], size: [] })).toBe(
      'brand:maribel,halden;packageType:can',
    );
    expect(facetsFromText('brand:maribel,halden;packageType:can')).toEqual({
      brand: ['maribel', 'halden'],
      packageType: ['can'],
    });
    expect(facetsToText({})).toBeNull();
    expect(facetsFromText(null)).toEqual({});
  });

  it('leave out unreadable ones', () => {
    expect(facetsFromText('brand:%E0%A4%A,ok;:x;flavor;size:;a:b:c;brand2:x,x')).toEqual({
      brand: ['ok'],
      brand2: ['x'],
    });
  });

  it('are restored, whatever the names of facets and values at the backend', () => {
    const id = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => text !== '__proto__');
    fc.assert(
      fc.property(
        fc.dictionary(id, fc.uniqueArray(id, { minLength: 1, maxLength: 4 }), { noNullPrototype: true }),
        (facets) => {
          expect(facetsFromText(facetsToText(facets))).toEqual(facets);
        },
      ),
      { seed: 7, numRuns: 200 },
    );
  });
});
