import fc from 'fast-check';
import { describe, expect, it, onTestFinished, test, vi } from 'vitest';
import {
  addMoney,
  compareMoney,
  currencyDigits,
  CurrencyMismatchError,
  formatMoney,
  money,
  multiplyMoney,
  negateMoney,
  plainAmount,
  subtractMoney,
  sumMoney,
  UnsupportedCurrencyError,
} from '../../src/rules/money';
import { parseMoney } from '../../src/rules/money-text';
import { surcharge } from '../../src/rules/invoices';

const NBSP = '\u00a0';

describe('formatMoney', () => {
  test.each([
    ['fr-CA', `12,00${NBSP}$`],
    ['es-CA', '$12.00'],
    ['en-US', 'CA$12.00'],
    ['zh-CN', 'CA$12.00'],
    ['ko-KR', 'CA$12.00'],
    ['en-CA', 'CA$12.00'],
  ])('writes Canadian dollars for %s as %s', (locale, text) => {
    expect(formatMoney(money(1200, 'CAD'), locale)).toBe(text);
  });

  test.each([
    ['fr-CA', `−1${NBSP}234${NBSP}567,89${NBSP}$`],
    ['es-CA', '−$1,234,567.89'],
    ['en-US', '−CA$1,234,567.89'],
  ])('groups a large negative amount for %s', (locale, text) => {
    expect(formatMoney(money(-123456789, 'CAD'), locale)).toBe(text);
  });

  test.each([
    [money(1234567, 'USD'), 'en-US', '$12,345.67'],
    [money(1234567, 'USD'), 'fr-CA', `12${NBSP}345,67${NBSP}$${NBSP}US`],
    [money(1234567, 'USD'), 'es-CA', 'US$12,345.67'],
    [money(1234567, 'USD'), 'zh-CN', 'US$12,345.67'],
    [money(-1200, 'USD'), 'en-US', '−$12.00'],
    [money(0, 'USD'), 'en-US', '$0.00'],
    [money(-0, 'USD'), 'en-US', '$0.00'],
    [money(5, 'USD'), 'en-US', '$0.05'],
    [money(1200, 'JPY'), 'en-US', '¥1,200'],
    [money(-1200, 'KRW'), 'ko-KR', '−₩1,200'],
    [money(Number.MAX_SAFE_INTEGER, 'USD'), 'en-US', '$90,071,992,547,409.91'],
    [money(Number.MAX_SAFE_INTEGER, 'CAD'), 'en-US', 'CA$90,071,992,547,409.91'],
  ])('%j in %s is %s', (amount, locale, text) => expect(formatMoney(amount, locale)).toBe(text));

  it('never formats a missing amount as 0', () => {
    expect(formatMoney(null, 'en-US')).toBe('–');
    expect(formatMoney(undefined, 'fr-CA')).toBe('–');
  });

  it('rejects amounts that it would have to round', () => {
    expect(() => formatMoney({ minor: 1234, currency: 'KWD' }, 'en-US')).toThrow(UnsupportedCurrencyError);
    expect(() => formatMoney({ minor: 0.5, currency: 'USD' }, 'en-US')).toThrow(RangeError);
    expect(() => formatMoney({ minor: NaN, currency: 'USD' }, 'en-US')).toThrow(RangeError);
  });

  it('falls back to en-US for an unknown locale', () => {
    expect(formatMoney(money(1200, 'USD'), 'not a locale')).toBe('$12.00');
  });

  it('distinguishes the currencies of a locale', () => {
    expect(formatMoney(money(1200, 'EUR'), 'en-US')).toBe('€12.00');
    expect(formatMoney(money(1200, 'GBP'), 'en-US')).toBe('£12.00');
    expect(formatMoney(money(1200, 'CAD'), 'en-US')).toBe('CA$12.00');
    expect(formatMoney(money(1200, 'USD'), 'en-US')).toBe('$12.00');
  });

  it('creates the format of a locale and currency once', () => {
    expect(formatMoney(money(1200, 'GBP'), 'en-GB')).toBe('£12.00');
    const made = vi.spyOn(Intl, 'NumberFormat');
    onTestFinished(() => made.mockRestore());
    expect(formatMoney(money(1300, 'GBP'), 'en-GB')).toBe('£13.00');
    expect(made).not.toHaveBeenCalled();
  });

  it('always writes the minus sign first, and never as a hyphen', () => {
    const currency = fc.constantFrom('USD', 'CAD', 'JPY', 'EUR', 'GBP');
    const locale = fc.constantFrom('en-US', 'fr-CA', 'es-CA', 'zh-CN', 'ko-KR', 'de-DE');
    fc.assert(
      fc.property(fc.integer(), currency, locale, (minor, code, tag) => {
        const text = formatMoney(money(minor, code), tag);
        expect(text).not.toContain('-');
        expect(text.indexOf('−')).toBe(minor < 0 ? 0 : -1);
        expect(text.replace('−', '')).toBe(formatMoney(money(Math.abs(minor), code), tag));
      }),
    );
  });
});

describe('currencies', () => {
  test.each([
    ['USD', 2],
    ['CAD', 2],
    ['JPY', 0],
    ['KRW', 0],
    ['CLP', 0],
  ])('%s has %i digits', (currency, digits) => {
    expect(currencyDigits(currency)).toBe(digits);
  });

  test.each([
    'KWD',
    'BHD',
    'JOD',
    'OMR',
    'TND',
    'LYD',
    'IQD',
    'CLF',
    'usd',
    'US',
    '',
    'constructor',
    '__proto__',
    'US$',
    'xUSD',
    'USDX',
    'USDx',
    'USD ',
    'USD\n',
  ])('refuses %j', (currency) => {
    expect(() => currencyDigits(currency)).toThrow(UnsupportedCurrencyError);
    expect(() => money(1, currency)).toThrow(UnsupportedCurrencyError);
    expect(() => parseMoney('1', currency)).toThrow(UnsupportedCurrencyError);
  });
});

describe('plainAmount', () => {
  test.each([
    [0, 'USD', '0.00'],
    [-0, 'USD', '0.00'],
    [5, 'USD', '0.05'],
    [-5, 'USD', '-0.05'],
    [123450, 'USD', '1234.50'],
    [-123450, 'CAD', '-1234.50'],
    [0, 'JPY', '0'],
    [-1234, 'JPY', '-1234'],
  ])('%d in %s is %s', (minor, currency, text) => expect(plainAmount({ minor, currency })).toBe(text));
});

describe('what an error says', () => {
  const usd = money(1, 'USD');

  test.each([
    [
      'an unknown currency',
      () => currencyDigits('usd'),
      'UnsupportedCurrencyError',
      'A currency is three upper-case letters',
    ],
    [
      'three digits',
      () => currencyDigits('KWD'),
      'UnsupportedCurrencyError',
      'Amounts in KWD are not supported: it has more than two fraction digits',
    ],
    ['a part of a cent', () => money(0.5, 'USD'), 'RangeError', 'An amount must be a safe integer of minor units'],
    [
      'a part of a cent to format',
      () => plainAmount({ minor: 0.5, currency: 'USD' }),
      'RangeError',
      'An amount must be a safe integer of minor units',
    ],
    ['two currencies', () => addMoney(usd, money(1, 'CAD')), 'CurrencyMismatchError', 'USD and CAD cannot be added'],
    [
      'a part of a product',
      () => multiplyMoney(usd, 1.5),
      'RangeError',
      'An amount can be multiplied only by a whole number',
    ],
  ])('for %s', (_what, act, name, message) => {
    expect(act).toThrow(expect.objectContaining({ name, message }));
  });
});

describe('parseMoney', () => {
  test.each([
    ['12.50', 'USD', 1250],
    ['12.5', 'USD', 1250],
    ['12', 'USD', 1200],
    ['12.', 'USD', 1200],
    ['0.07', 'USD', 7],
    ['-0.07', 'USD', -7],
    ['+3.10', 'USD', 310],
    [' 3.10 ', 'USD', 310],
    ['9.990000', 'USD', 999],
    ['1.005000', 'USD', null],
    ['0.285', 'USD', null],
    ['1200', 'JPY', 1200],
    ['1200.00', 'JPY', 1200],
    ['1200.5', 'JPY', null],
    ['4.35', 'USD', 435],
    ['1.15', 'USD', 115],
    ['90071992547409.91', 'USD', Number.MAX_SAFE_INTEGER],
    ['90071992547409.92', 'USD', null],
    [4.35, 'USD', 435],
    [19.99, 'CAD', 1999],
    [0.1 + 0.2, 'USD', null],
  ])('%j in %s is %j minor units', (text, currency, minor) => {
    expect(parseMoney(text, currency)?.minor ?? null).toBe(minor);
  });

  test.each([
    '',
    ' ',
    '12,50',
    '1,234.50',
    '1e3',
    '0x10',
    'NaN',
    'Infinity',
    '--1',
    '1.2.3',
    '$1',
    '１２',
    '.',
    '.5',
    null,
    NaN,
    {},
    true,
  ])('refuses %j', (text) => expect(parseMoney(text, 'USD')).toBeNull());

  it('returns no negative zero', () => {
    expect(Object.is(parseMoney('-0.00', 'USD')?.minor, 0)).toBe(true);
    expect(Object.is(negateMoney(money(0, 'USD')).minor, 0)).toBe(true);
  });

  it('parses formatted amounts back exactly', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.constantFrom('USD', 'CAD', 'JPY'), (minor, currency) => {
        expect(parseMoney(plainAmount(money(minor, currency)), currency)).toEqual(money(minor, currency));
      }),
    );
  });
});

describe('sums', () => {
  it('are exact beyond the precision of floats', () => {
    expect(addMoney(money(10, 'USD'), money(20, 'USD'))).toEqual(money(30, 'USD'));
    expect(multiplyMoney(money(435, 'USD'), 100)).toEqual(money(43500, 'USD'));
    expect(sumMoney([], 'CAD')).toEqual(money(0, 'CAD'));
    expect(subtractMoney(money(1, 'USD'), money(3, 'USD'))).toEqual(money(-2, 'USD'));
    expect(compareMoney(money(1, 'USD'), money(3, 'USD'))).toBeLessThan(0);
  });

  it('are independent of the order, and agree with integer arithmetic', () => {
    const cents = fc.integer({ min: -1e9, max: 1e9 });
    fc.assert(
      fc.property(fc.array(fc.tuple(cents, fc.integer({ min: 0, max: 9999 }))), (lines) => {
        const amounts = lines.map(([price, quantity]) => multiplyMoney(money(price, 'USD'), quantity));
        const exact = lines.reduce((sum, [price, quantity]) => sum + BigInt(price) * BigInt(quantity), 0n);
        expect(BigInt(sumMoney(amounts, 'USD').minor)).toBe(exact);
        expect(sumMoney([...amounts].reverse(), 'USD')).toEqual(sumMoney(amounts, 'USD'));
      }),
    );
  });

  it('reject results that are not exact', () => {
    expect(() => addMoney(money(1, 'USD'), money(1, 'CAD'))).toThrow(CurrencyMismatchError);
    expect(() => compareMoney(money(1, 'USD'), money(1, 'CAD'))).toThrow(CurrencyMismatchError);
    expect(() => addMoney(money(Number.MAX_SAFE_INTEGER, 'USD'), money(1, 'USD'))).toThrow(RangeError);
    expect(() => multiplyMoney(money(100, 'USD'), 1.5)).toThrow(RangeError);
    for (const minor of [0.5, NaN, Infinity, 2 ** 53]) expect(() => money(minor, 'USD')).toThrow(RangeError);
  });
});

describe('surcharge', () => {
  test.each([
    [10000, 300],
    [100, 3],
    [1, 0],
    [16, 0],
    [17, 1],
    [50, 2],
    [49, 1],
    [150, 5],
    [104896, 3147],
    [0, 0],
    [-10000, 0],
    [Number.MAX_SAFE_INTEGER, 270215977642230],
  ])('on %i is %i', (minor, extra) => expect(surcharge(money(minor, 'USD'))).toEqual(money(extra, 'USD')));

  it('is rounded once, half up, on the total', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (minor) => {
        expect(BigInt(surcharge(money(minor, 'CAD')).minor)).toBe((BigInt(minor) * 3n + 50n) / 100n);
      }),
    );
  });
});
