import { describe, expect, it } from 'vitest';
import { codesOf, findCode } from '../../src/rules/code-text';

describe('codesOf', () => {
  it('lists the codes in the order of the table', () =>
    expect(codesOf({ 'low-stock': 'Low Stock', available: 'Available' })).toStrictEqual(['low-stock', 'available']));
});

describe('findCode', () => {
  const codes = ['draft', 'prep-for-shipment'] as const;

  it.each([
    ['Prep for Shipment', 'prep-for-shipment'],
    ['PREP_FOR_SHIPMENT', 'prep-for-shipment'],
    ['prep-for-shipment', 'prep-for-shipment'],
    ['Prep\tfor\u00a0Shipment', 'prep-for-shipment'],
    [' Draft\n', 'draft'],
    [`Draft${' '.repeat(35)}`, 'draft'],
    [`Draft${' '.repeat(36)}`, null],
    ['Drafts', null],
    ['prepforshipment', null],
    ['', null],
    ['constructor', null],
    [null, null],
    [undefined, null],
    [4, null],
    [['draft'], null],
  ])('%j is %j', (text, code) => expect(findCode(codes, text)).toBe(code));
});
