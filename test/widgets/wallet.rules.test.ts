import { describe, expect, it } from 'vitest';
import type { Autopay, WalletMethod } from '../../src/domain';
import { expiryText, monogram } from '../../src/widgets/common/add-method/method-mark';
import { initialForm, isSameChoice, readForm } from '../../src/widgets/wallet/wallet.rules';

const method = (change: Partial<WalletMethod> = {}): WalletMethod => ({
  id: 'card',
  kind: 'card',
  brand: 'Visa',
  lastFour: '4242',
  expiry: { year: 2030, month: 4 },
  nickname: '',
  isDefault: true,
  problem: null,
  isAutopayMethod: false,
  ...change,
});
const bank = method({ id: 'bank', kind: 'ach', brand: 'Casco Bay Savings', expiry: null, isDefault: false });
const autopay = (change: Partial<Autopay> = {}): Autopay => ({
  enabled: false,
  currency: 'USD',
  methodId: null,
  day: null,
  limit: null,
  next: null,
  ...change,
});
const read = (change: Partial<ReturnType<typeof initialForm>>, locale = 'en-US') => {
  const methods = [method(), bank, method({ id: 'old', problem: 'expired' })];
  return readForm({ ...initialForm(autopay(), methods, locale), ...change }, { methods, currency: 'USD', locale });
};

describe('rules of the wallet', () => {
  it('monogram uses the letters of the brand, and expiryText the format on cards', () => {
    expect([
      monogram('Visa'),
      monogram('American Express'),
      monogram('Bank of the harbor'),
      monogram('épargne'),
    ]).toEqual(['V', 'AE', 'BO', 'É']);
    expect(expiryText({ year: 2029, month: 1 })).toBe('01/29');
  });

  it('initialForm starts with a usable method, or with the current settings', () => {
    expect(initialForm(autopay(), [method({ problem: 'expired' }), bank], 'en-US')).toEqual({
      methodId: 'bank',
      when: 'due',
      day: 1,
      limited: false,
      limit: '',
    });
    const on = autopay({ enabled: true, methodId: 'bank', day: 15, limit: { minor: 250_000, currency: 'USD' } });
    expect(initialForm(on, [method(), bank], 'fr-CA')).toMatchObject({
      methodId: 'bank',
      when: 'monthly',
      day: 15,
      limited: true,
    });
    expect(initialForm(on, [method()], 'en-US').methodId).toBe('card');
  });

  it('readForm parses a limit typed in the locale exactly', () => {
    expect(read({ limited: true, limit: '2,500.00' })).toEqual({
      choice: { enabled: true, methodId: 'card', day: null, limit: { minor: 250_000, currency: 'USD' } },
    });
    expect(read({ limited: true, limit: '2 500,5' }, 'fr-CA')).toMatchObject({ choice: { limit: { minor: 250_050 } } });
    expect(read({ when: 'monthly', day: 7 })).toMatchObject({ choice: { day: 7, limit: null } });
  });

  it('readForm returns problems by field', () => {
    expect(read({ limited: true, limit: ' ' })).toEqual({ problems: new Map([['limit', 'valueMissing']]) });
    expect(read({ limited: true, limit: 'lots' })).toEqual({ problems: new Map([['limit', 'badInput']]) });
    expect(read({ limited: true, limit: '0' })).toEqual({ problems: new Map([['limit', 'rangeUnderflow']]) });
    expect(read({ methodId: 'old', limited: true, limit: '-5' })).toEqual({
      problems: new Map([
        ['method', 'choose'],
        ['limit', 'rangeUnderflow'],
      ]),
    });
  });

  it('isSameChoice is true for the current settings', () => {
    const on = autopay({ enabled: true, methodId: 'card', day: null, limit: null });
    expect(isSameChoice(on, { enabled: true, methodId: 'card', day: null, limit: null })).toBe(true);
    expect(isSameChoice(on, { enabled: true, methodId: 'card', day: 1, limit: null })).toBe(false);
    expect(isSameChoice(autopay(), { enabled: true, methodId: 'card', day: null, limit: null })).toBe(false);
  });
});
