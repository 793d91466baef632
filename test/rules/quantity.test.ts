import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { money, CurrencyMismatchError } from '../../src/rules/money';
import { isDiscountShown, isOriginalPriceShown } from '../../src/rules/price';
import { askAboveOf, isUnusual, minimumOrderShortfall, quantityProblem, timesUsual } from '../../src/rules/quantity';

describe('quantityProblem', () => {
  it('is a step too small, however close to zero the quantity is', () => {
    expect(quantityProblem('0.0000000001')).toEqual({ code: 'stepMismatch', params: { step: 1, lower: 1, upper: 1 } });
  });

  const limits = { min: 4, max: 20, step: 4 };

  test.each([
    ['8', null, undefined],
    [8, null, undefined],
    [' 8 ', null, undefined],
    [4, null, undefined],
    [20, null, undefined],
    ['', 'valueMissing', {}],
    ['  ', 'valueMissing', {}],
    [null, 'valueMissing', {}],
    [undefined, 'valueMissing', {}],
    ['eight', 'badInput', {}],
    ['8 cases', 'badInput', {}],
    ['1e1', 'badInput', {}],
    ['0x8', 'badInput', {}],
    ['8,5', 'badInput', {}],
    ['８', 'badInput', {}],
    [NaN, 'badInput', {}],
    [Infinity, 'badInput', {}],
    ['9'.repeat(500), 'badInput', {}],
    [true, 'badInput', {}],
    [{}, 'badInput', {}],
    [0, 'invalidEntry', {}],
    [-0, 'invalidEntry', {}],
    ['0', 'invalidEntry', {}],
    ['0.00', 'invalidEntry', {}],
    ['-0', 'invalidEntry', {}],
    [-8, 'rangeUnderflow', { min: 4 }],
    [3, 'rangeUnderflow', { min: 4 }],
    [24, 'rangeOverflow', { max: 20 }],
    [10, 'stepMismatch', { step: 4, lower: 8, upper: 12 }],
    [8.5, 'stepMismatch', { step: 4, lower: 8, upper: 12 }],
  ])('%j: %j', (value, code, params) => {
    expect(quantityProblem(value, limits)).toEqual(code === null ? null : { code, params });
  });

  it('counts steps from the minimum, or from 0 without one', () => {
    expect(quantityProblem(7, { min: 3, step: 4 })).toBeNull();
    expect(quantityProblem(8, { min: 3, step: 4 })).toMatchObject({ params: { lower: 7, upper: 11 } });
    expect(quantityProblem(8, { step: 4 })).toBeNull();
    expect(quantityProblem(2, { step: 4 })).toMatchObject({ code: 'stepMismatch', params: { lower: 4, upper: 4 } });
  });

  it('suggests no quantity above the maximum', () => {
    expect(quantityProblem(9, { max: 10, step: 4 })).toMatchObject({ params: { lower: 8, upper: 8 } });
    expect(quantityProblem(9, { max: 11, step: 4 })).toMatchObject({ params: { lower: 8, upper: 8 } });
    expect(quantityProblem(9, { max: 12, step: 4 })).toMatchObject({ params: { lower: 8, upper: 12 } });
  });

  test.each([
    [5, { min: 6, step: 2 }, 6],
    [-1, { min: 6, step: 2 }, 6],
    [-1, { step: 2 }, 2],
    [-1, { min: null, step: 4 }, 4],
    [-1, { min: 0, step: 2 }, 2],
    [-1, { min: -5, step: 2 }, 2],
    [-6, { min: -5, step: 2 }, 2],
    [-1, { min: -5 }, 1],
  ])('says that %d is below the lowest quantity of %j, which is %i', (value, bounds, min) => {
    expect(quantityProblem(value, bounds)).toStrictEqual({ code: 'rangeUnderflow', params: { min } });
  });

  it('accepts decimal steps', () => {
    for (const value of ['0.3', '0.7', 1.1, 12.6, 1000000.7, 10000000.1])
      expect(quantityProblem(value, { step: 0.1 })).toBeNull();
    expect(quantityProblem(0.35, { step: 0.1 })).toMatchObject({ params: { lower: 0.3, upper: 0.4 } });
  });

  it('accepts any integer above zero without limits', () => {
    expect(quantityProblem(1)).toBeNull();
    expect(quantityProblem(100_000, { min: null, max: null, step: null })).toBeNull();
    expect(quantityProblem(1.5)).toMatchObject({ code: 'stepMismatch' });
    expect(quantityProblem(-1)).toEqual({ code: 'rangeUnderflow', params: { min: 1 } });
    expect(quantityProblem(2 ** 60)).toMatchObject({ code: 'rangeOverflow' });
  });

  it('ignores invalid limits', () => {
    expect(quantityProblem(3, { min: NaN, max: NaN, step: 0 })).toBeNull();
    expect(quantityProblem(0, { min: 0 })).toMatchObject({ code: 'invalidEntry' });
  });

  it('suggests only quantities that it accepts', () => {
    const whole = fc.integer({ min: 1, max: 50 });
    fc.assert(
      fc.property(whole, whole, fc.integer({ min: 1, max: 500 }), (min, step, value) => {
        const found = quantityProblem(value, { min, step });
        if (found?.code !== 'stepMismatch') return;
        expect(quantityProblem(found.params['lower'], { min, step })).toBeNull();
        expect(quantityProblem(found.params['upper'], { min, step })).toBeNull();
      }),
    );
  });
});

describe('minimumOrderShortfall', () => {
  const cart = { cases: 34, value: money(97215, 'USD') };

  test.each([
    [{ cases: 40 }, { cases: 6, value: null }],
    [{ value: money(100000, 'USD') }, { cases: null, value: money(2785, 'USD') }],
    [
      { cases: 40, value: money(100000, 'USD') },
      { cases: 6, value: money(2785, 'USD') },
    ],
    [
      { cases: 30, value: money(100000, 'USD') },
      { cases: null, value: money(2785, 'USD') },
    ],
    [{ cases: 34, value: money(97215, 'USD') }, null],
    [{ cases: 1 }, null],
    [{ cases: 0, value: money(0, 'USD') }, null],
    [{ cases: null, value: null }, null],
    [{ cases: NaN }, null],
    [{}, null],
    [null, null],
    [undefined, null],
  ])('against %j is %j', (minimum, shortfall) => expect(minimumOrderShortfall(cart, minimum)).toEqual(shortfall));

  it('treats an unreadable count as nothing ordered', () => {
    expect(minimumOrderShortfall({ ...cart, cases: NaN }, { cases: 40 })?.cases).toBe(40);
  });

  it('rejects two currencies', () => {
    expect(() => minimumOrderShortfall(cart, { value: money(1, 'CAD') })).toThrow(CurrencyMismatchError);
  });
});

describe('isOriginalPriceShown', () => {
  test.each([
    [true, 10, 8, true],
    [true, '10', '8', true],
    [true, '10.00', 9.99, true],
    [true, '100', '20', true],
    [true, '9', '10', false],
    [true, 8, 8, false],
    [true, '8.00', '8', false],
    [true, 7, 8, false],
    [true, 1, 0, true],
    [true, 0, 0, false],
    [true, 10, -1, false],
    [true, -1, -2, false],
    [true, '10', '', false],
    [true, '', '8', false],
    [true, '10 $', '8', false],
    [true, null, 8, false],
    [true, 10, undefined, false],
    [true, NaN, 8, false],
    [true, Infinity, 8, false],
    [true, [10], 8, false],
    [false, 10, 8, false],
    [undefined, 10, 8, false],
    ['true', 10, 8, false],
    [1, 10, 8, false],
  ])('flag %j, %j over %j: %j', (show, original, current, expected) => {
    expect(isOriginalPriceShown({ show, original, current })).toBe(expected);
  });
});

describe('isDiscountShown', () => {
  test.each([
    ['-1', true],
    ['-0.01', true],
    ['-1250.00', true],
    ['0', false],
    ['-0', false],
    ['-0.00', false],
    ['1', false],
    [-1, false],
    ['', false],
    ['-', false],
    ['- 1', false],
    ['-1,50', false],
    ['-1 $', false],
    ['−1', false],
    ['-Infinity', false],
    ['NaN', false],
    [null, false],
    [undefined, false],
    [['-1'], false],
  ])('%j: %j', (value, expected) => expect(isDiscountShown(value)).toBe(expected));
});

describe('an unusual quantity (decision 57)', () => {
  it('is above five times the largest of a year, or above a truckload without orders', () => {
    expect(askAboveOf(20, 1500)).toBe(100);
    expect(askAboveOf(null, 1500)).toBe(1500);
    expect([100, 101].map((quantity) => isUnusual(quantity, { askAbove: 100 }))).toEqual([false, true]);
  });

  it('is never unusual when the usual quantity is unknown', () => {
    expect(isUnusual(1e6, null)).toBe(false);
    expect(isUnusual(1e6, undefined)).toBe(false);
  });

  it('counts how many times the usual quantity it is, rounded down', () => {
    expect(timesUsual(100, 8)).toBe(12);
    expect(timesUsual(8, 8)).toBe(1);
    expect(timesUsual(7, 8)).toBe(0);
    expect([null, 0, -8].map((usual) => timesUsual(100, usual))).toStrictEqual([null, null, null]);
  });
});
