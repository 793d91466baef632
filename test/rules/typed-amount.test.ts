import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { money } from '../../src/rules/money';
import { formatTypedAmount, payAmountProblem, parseTypedAmount } from '../../src/rules/typed-amount';

describe('parseTypedAmount', () => {
  test.each([
    ['1,214.60', 'USD', 'en-US', 121460],
    ['1214.6', 'USD', 'en-US', 121460],
    ['$988', 'USD', 'en-US', 98800],
    [' 12 ', 'USD', 'en-US', 1200],
    ['1 214,60', 'CAD', 'fr-CA', 121460],
    ['1\u00a0214,60 $', 'CAD', 'fr-CA', 121460],
    ['1214.60', 'CAD', 'fr-CA', 121460],
    ['CA$12.50', 'CAD', 'en-US', 1250],
    ['1,234', 'JPY', 'en-US', 1234],
    ['1234', 'JPY', 'ko-KR', 1234],
    ['-5', 'USD', 'en-US', -500],
    ['\u22125.00', 'USD', 'en-US', -500],
    ['1,214.60', 'CAD', 'es-CA', 121460],
  ] as const)('%j in %s for %s', (text, currency, locale, minor) =>
    expect(parseTypedAmount(text, currency, locale)).toEqual(money(minor, currency)),
  );

  test.each([
    ['12,50', 'USD', 'en-US'],
    ['12.505', 'USD', 'en-US'],
    ['1.5', 'JPY', 'en-US'],
    ['1,21.60', 'USD', 'en-US'],
    ['twelve', 'USD', 'en-US'],
    ['', 'USD', 'en-US'],
    ['.', 'USD', 'en-US'],
    ['1e3', 'USD', 'en-US'],
    ['NaN', 'USD', 'en-US'],
    ['Infinity', 'USD', 'en-US'],
    ['1.2.3', 'USD', 'en-US'],
    ['12.', 'USD', 'en-US'],
    ['１２', 'USD', 'en-US'],
    ['99999999999999999999', 'USD', 'en-US'],
  ] as const)('%j in %s is none for %s', (text, currency, locale) =>
    expect(parseTypedAmount(text, currency, locale)).toBeNull(),
  );

  it.each(['en-US', 'fr-CA', 'es-CA', 'zh-CN', 'ko-KR', 'de-DE'])('parses a formatted amount back in %s', (locale) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), fc.constantFrom('USD', 'CAD', 'JPY', 'EUR'), (minor, currency) => {
        const amount = money(minor, currency);
        expect(parseTypedAmount(formatTypedAmount(amount, locale), currency, locale)).toEqual(amount);
      }),
      { numRuns: 400, seed: 20 },
    );
  });
});

describe('payAmountProblem', () => {
  const open = money(98815, 'USD');
  test.each([
    ['', 'valueMissing'],
    ['  ', 'valueMissing'],
    ['12,50', 'badInput'],
    ['0', 'rangeUnderflow'],
    ['-0', 'rangeUnderflow'],
    ['-12', 'rangeUnderflow'],
    ['988.16', 'rangeOverflow'],
    ['988.15', undefined],
    ['0.01', undefined],
  ])('%j: %s', (text, code) => expect(payAmountProblem(text, open, 'en-US')?.code).toBe(code));
});
