import { describe, expect, it } from 'vitest';
import type { ResponseOf, ValueOf } from '../../../../src/adapters/salesforce/server-methods/contract';
import { fromAutopayChoice, toAutopay, toMethod } from '../../../../src/adapters/salesforce/wallet/wallet.mapping';
import { malformed, usd } from '../support/wire-samples-records';

/** A card number for tests, and a routing number with the number of an account. */
const cardNumber = '4111 1111 1111 1111';
const bankNumbers = '021000021 123456789';

describe('a stored payment method', () => {
  const card: ValueOf<'addPaymentMethod'> = {
    id: '8Z7SG0000006fLR',
    kind: 'card',
    brand: ' Vis\u0007a ',
    lastFour: '6789',
    expiry: { year: 2028, month: 4 },
    nickname: ' Taproom\u0007 & bar ',
    isDefault: true,
    problem: 'expired',
    paysAutomatically: false,
  };
  const converted = {
    id: '8Z7SG0000006fLR',
    kind: 'card',
    brand: 'Visa',
    lastFour: '6789',
    expiry: { year: 2028, month: 4 },
    nickname: ' Taproom & bar ',
    isDefault: true,
    problem: 'expired',
    isAutopayMethod: false,
  };

  it('has its data', () => {
    expect(toMethod(card)).toStrictEqual(converted);
  });

  it.each([
    ['missing', {}],
    ['null', { expiry: null, nickname: null, problem: null }],
  ])('has no expiry, nickname and problem when they are %s', (_which, none) => {
    const account = { id: 'a1', kind: 'ach', lastFour: '0001', isDefault: false, paysAutomatically: true } as const;
    // A bank account with the name of the bank, from the platform's official sample of a look-up.
    expect(toMethod({ ...account, brand: 'STRIPE TEST BANK', ...none })).toStrictEqual({
      id: 'a1',
      kind: 'ach',
      brand: 'STRIPE TEST BANK',
      lastFour: '0001',
      expiry: null,
      nickname: '',
      isDefault: false,
      problem: null,
      isAutopayMethod: true,
    });
  });

  it('keeps a method that is not verified', () => {
    expect(toMethod({ ...card, problem: 'unverified' }).problem).toBe('unverified');
  });

  it.each([cardNumber, `My card ${cardNumber}`, bankNumbers])('never contains the number in “%s”', (text) => {
    expect(toMethod({ ...card, brand: text })).toStrictEqual({ ...converted, brand: '' });
    expect(toMethod({ ...card, nickname: text })).toStrictEqual({ ...converted, nickname: '' });
  });

  it('keeps a text with other digits', () => {
    expect(toMethod({ ...card, brand: 'Visa 6789', nickname: 'Account 0042' })).toMatchObject({
      brand: 'Visa 6789',
      nickname: 'Account 0042',
    });
  });
});

describe('the autopay settings', () => {
  const settings: ResponseOf<'getAutopay'> = {
    on: true,
    currencyIsoCode: 'USD',
    methodId: '8Z7SG0000006fLR',
    day: 28,
    limit: '1500.00',
    next: { date: '2026-12-01', amount: '821.30', invoices: 2, surcharge: '21.30' },
  };

  it('have their amounts in the currency of the account', () => {
    expect(toAutopay(settings)).toStrictEqual({
      enabled: true,
      currency: 'USD',
      methodId: '8Z7SG0000006fLR',
      day: 28,
      limit: usd(150_000),
      next: { date: '2026-12-01', amount: usd(82_130), invoices: 2, surcharge: usd(2130) },
    });
  });

  it('have amounts without decimals in a currency without them', () => {
    expect(
      toAutopay({
        ...settings,
        currencyIsoCode: 'JPY',
        limit: '1500',
        next: { date: '2026-12-01', amount: '821', surcharge: '21' },
      }),
    ).toStrictEqual({
      enabled: true,
      currency: 'JPY',
      methodId: '8Z7SG0000006fLR',
      day: 28,
      limit: { minor: 1500, currency: 'JPY' },
      next: {
        date: '2026-12-01',
        amount: { minor: 821, currency: 'JPY' },
        surcharge: { minor: 21, currency: 'JPY' },
      },
    });
  });

  it.each([
    ['missing', {}],
    ['null', { methodId: null, day: null, limit: null, next: null }],
  ])('have no method, day, limit and payment when they are %s', (_which, none) => {
    expect(toAutopay({ on: false, currencyIsoCode: 'CAD', ...none })).toStrictEqual({
      enabled: false,
      currency: 'CAD',
      methodId: null,
      day: null,
      limit: null,
      next: null,
    });
  });

  it.each([
    ['missing', {}],
    ['null', { invoices: null, surcharge: null }],
  ])('have a payment without the number of invoices and the surcharge when they are %s', (_which, none) => {
    expect(toAutopay({ ...settings, next: { date: '2026-12-01', amount: '0.00', ...none } }).next).toStrictEqual({
      date: '2026-12-01',
      amount: usd(0),
      surcharge: null,
    });
  });

  it('keep a limit, a surcharge and a number of invoices of 0', () => {
    const next = { date: '2026-12-01', amount: '-0.01', invoices: 0, surcharge: '0' };
    expect(toAutopay({ ...settings, limit: '0', next })).toMatchObject({
      limit: usd(0),
      next: { date: '2026-12-01', amount: usd(-1), invoices: 0, surcharge: usd(0) },
    });
  });

  it.each([
    ['a limit', { limit: '12.505' }],
    ['an amount', { next: { date: '2026-12-01', amount: '12.505' } }],
    ['a surcharge', { next: { date: '2026-12-01', amount: '12.50', surcharge: '0.005' } }],
  ])('are malformed with %s that the currency does not have', (_which, wrong) => {
    expect(() => toAutopay({ ...settings, ...wrong })).toThrow(malformed('The answer is not a valid amount'));
  });

  it.each(['KWD', 'usd', ''])('are malformed in the currency %j', (currencyIsoCode) => {
    expect(() => toAutopay({ ...settings, currencyIsoCode })).toThrow(malformed('The currency is not supported'));
  });
});

describe('a choice for autopay', () => {
  it('that turns it off sends nothing else', () => {
    expect(fromAutopayChoice({ enabled: false })).toStrictEqual({
      on: false,
      methodId: null,
      day: null,
      limit: null,
      limitCurrencyIsoCode: null,
    });
  });

  it('that turns it on sends the limit as a decimal with its currency', () => {
    const choice = { enabled: true, methodId: '8Z7SG0000006fLR', day: 15, limit: usd(150_005) } as const;
    expect(fromAutopayChoice(choice)).toStrictEqual({
      on: true,
      methodId: '8Z7SG0000006fLR',
      day: 15,
      limit: '1500.05',
      limitCurrencyIsoCode: 'USD',
    });
  });

  it('with a limit of 0 sends it', () => {
    const limit = { minor: 0, currency: 'JPY' };
    expect(fromAutopayChoice({ enabled: true, methodId: 'a1', day: 1, limit })).toMatchObject({
      limit: '0',
      limitCurrencyIsoCode: 'JPY',
    });
  });

  it('without a limit and a day sends neither, and no currency', () => {
    expect(fromAutopayChoice({ enabled: true, methodId: 'a1', day: null, limit: null })).toStrictEqual({
      on: true,
      methodId: 'a1',
      day: null,
      limit: null,
      limitCurrencyIsoCode: null,
    });
  });
});
