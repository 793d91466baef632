import fc from 'fast-check';
import { describe, expect, it, onTestFinished, test, vi } from 'vitest';
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
    ['-1,214.60', 'USD', 'en-US', -121460],
    ['12,345,678.90', 'USD', 'en-US', 1234567890],
    ['1.214,60', 'EUR', 'de-DE', 121460],
    ['£12.50', 'GBP', 'en-US', 1250],
    ['-$5', 'USD', 'en-US', -500],
    ['$ 5', 'USD', 'en-US', 500],
    ['5$', 'CAD', 'fr-CA', 500],
    ['1 214.60', 'USD', 'en-US', 121460],
    ['12 €', 'EUR', 'en-US', 1200],
    ['¥1,234', 'JPY', 'en-US', 1234],
    ['999999999999999', 'JPY', 'en-US', 999_999_999_999_999],
    ['1,234.50', 'USD', 'en-US-u-va-posix', 123450],
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
    ['1234567890123456', 'JPY', 'en-US'],
    ['12.500', 'USD', 'en-US'],
    ['12.00', 'JPY', 'en-US'],
    ['1.214.60', 'EUR', 'de-DE'],
    ['12.50', 'EUR', 'de-DE'],
    ['1234,567', 'USD', 'en-US'],
    ['1,2345', 'USD', 'en-US'],
    ['1,2345,678', 'USD', 'en-US'],
    ['1,234,56', 'USD', 'en-US'],
    ['1,23,456', 'USD', 'en-US'],
    [',234', 'USD', 'en-US'],
    ['1,', 'USD', 'en-US'],
    ['.50', 'USD', 'en-US'],
    ['5-', 'USD', 'en-US'],
    ['--5', 'USD', 'en-US'],
    ['$', 'USD', 'en-US'],
    ['CA12', 'CAD', 'en-US'],
    ['5$50', 'USD', 'en-US'],
    ['$5$', 'USD', 'en-US'],
    ['12 50', 'USD', 'en-US'],
    ['€12', 'USD', 'en-US'],
    ['12 £', 'USD', 'en-US'],
    ['CA$5', 'USD', 'en-US'],
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

describe('formatTypedAmount', () => {
  test.each([
    [money(123456789, 'USD'), 'en-US', '1,234,567.89'],
    [money(100000, 'USD'), 'en-US', '1,000.00'],
    [money(99999, 'USD'), 'en-US', '999.99'],
    [money(5, 'USD'), 'en-US', '0.05'],
    [money(1234567, 'EUR'), 'de-DE', '12.345,67'],
    [money(1234567, 'CAD'), 'fr-CA', '12\u00a0345,67'],
    [money(1234567, 'CAD'), 'es-CA', '12,345.67'],
    [money(1234567, 'JPY'), 'en-US', '1,234,567'],
    [money(123, 'JPY'), 'en-US', '123'],
  ])('%j is %j%j', (amount, locale, text) => expect(formatTypedAmount(amount, locale)).toBe(text));

  it('uses a comma for groups in a locale without groups', () =>
    expect(formatTypedAmount(money(123450, 'USD'), 'en-US-u-va-posix')).toBe('1,234.50'));
});

describe('the separators of a locale', () => {
  it('are read once', () => {
    expect(parseTypedAmount('12,50', 'EUR', 'it-IT')).toStrictEqual(money(1250, 'EUR'));
    const made = vi.spyOn(Intl, 'NumberFormat');
    onTestFinished(() => made.mockRestore());
    expect(parseTypedAmount('13,50', 'EUR', 'it-IT')).toStrictEqual(money(1350, 'EUR'));
    expect(made).not.toHaveBeenCalled();
  });
});

describe('payAmountProblem', () => {
  const open = money(98815, 'USD');
  test.each([
    ['', { code: 'valueMissing', params: {} }],
    ['  ', { code: 'valueMissing', params: {} }],
    ['12,50', { code: 'badInput', params: {} }],
    ['0', { code: 'rangeUnderflow', params: { min: '0.01' } }],
    ['-0', { code: 'rangeUnderflow', params: { min: '0.01' } }],
    ['-12', { code: 'rangeUnderflow', params: { min: '0.01' } }],
    ['988.16', { code: 'rangeOverflow', params: { max: '988.15' } }],
    ['988.15', null],
    ['0.01', null],
  ])('%j: %j', (text, expected) => expect(payAmountProblem(text, open, 'en-US')).toStrictEqual(expected));

  it('has the smallest amount of a currency without cents', () =>
    expect(payAmountProblem('0', money(5000, 'JPY'), 'en-US')).toStrictEqual({
      code: 'rangeUnderflow',
      params: { min: '1' },
    }));
});
