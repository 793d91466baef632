import { describe, expect, it, test } from 'vitest';
import {
  cancelProblem,
  notesProblem,
  orderExportRange,
  isOrderSearchReady,
  poNumberProblem,
  isShoppingListLimitReached,
  termsProblem,
} from '../../src/rules/orders';
import { pageSize } from '../../src/rules/limits';

describe('orders', () => {
  test.each([
    ['', false],
    ['123', false],
    ['123 ', false],
    [' 1 2 ', false],
    ['1234', true],
    ['  1234  ', true],
    [1234, false],
    [null, false],
  ])('search for %j: %j', (text, ready) => expect(isOrderSearchReady(text)).toBe(ready));

  it('exports six calendar months up to today', () => {
    expect(orderExportRange('2026-11-17')).toEqual({ start: '2026-05-17', end: '2026-11-17' });
    expect(orderExportRange('2026-08-31')).toEqual({ start: '2026-02-28', end: '2026-08-31' });
  });

  it('reports notes above 132 UTF-16 units and does not cut them', () => {
    expect(notesProblem('')).toBeNull();
    expect(notesProblem(null)).toBeNull();
    expect(notesProblem('n'.repeat(132))).toBeNull();
    expect(notesProblem('n'.repeat(135))).toEqual({ code: 'tooLong', params: { max: 132, length: 135, over: 3 } });
    expect(notesProblem('🍺'.repeat(66))).toBeNull();
    expect(notesProblem('🍺'.repeat(67))?.params).toEqual({ max: 132, length: 134, over: 2 });
  });

  it('requires a PO number', () => {
    expect(poNumberProblem(' ')?.code).toBe('valueMissing');
    expect(poNumberProblem(undefined)?.code).toBe('valueMissing');
    expect(poNumberProblem('PO 7')).toBeNull();
  });

  test.each([
    ['required', '', { code: 'valueMissing', params: {} }],
    ['required', ' \u200b', { code: 'valueMissing', params: {} }],
    ['required', 'PO 7', null],
    ['optional', '', null],
    ['optional', 'PO 7', null],
    ['off', '', null],
    ['off', null, null],
  ] as const)('with PO numbers %s, %j has the problem %j', (purchaseOrderNumber, poNumber, expected) => {
    expect(poNumberProblem(poNumber, { purchaseOrderNumber, termsAccepted: true })).toStrictEqual(expected);
  });

  test.each([
    [true, false, { code: 'valueMissing', params: {} }],
    [true, true, null],
    [false, false, null],
    [false, true, null],
  ])('with terms to accept %j and accepted %j: %j', (termsAccepted, isAccepted, expected) => {
    expect(termsProblem(isAccepted, { purchaseOrderNumber: 'off', termsAccepted })).toStrictEqual(expected);
  });

  it('requires a transaction ID and a reason to cancel', () => {
    expect(cancelProblem({ transactionId: 'T1', reason: 'Closed' })).toBeNull();
    expect(cancelProblem({ transactionId: null, reason: 'Closed' })?.code).toBe('transactionIdNeeded');
    expect(cancelProblem({ transactionId: ' ', reason: '' })?.code).toBe('transactionIdNeeded');
    expect(cancelProblem({ transactionId: 'T1', reason: '  ' })?.code).toBe('valueMissing');
  });

  it('limits shopping lists to ten', () => {
    expect(isShoppingListLimitReached(9)).toBe(false);
    expect(isShoppingListLimitReached(10)).toBe(true);
    expect(isShoppingListLimitReached(11)).toBe(true);
  });

  test.each([
    [10, 10],
    [20, 20],
    [50, 50],
    [25, 10],
    ['20', 10],
    [null, 10],
  ])('a page of %j has %i', (requested, size) => {
    expect(pageSize(requested)).toBe(size);
  });
});
