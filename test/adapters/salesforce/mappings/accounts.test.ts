import { beforeAll, describe, expect, it } from 'vitest';
import {
  type AccountTerms,
  addressOf,
  minimumOf,
  toAccount,
} from '../../../../src/adapters/salesforce/accounts/accounts.mapping';
import type { ManagedAccount } from '../../../../src/adapters/salesforce/session/session.wire';
import { loadRichText } from '../../../../src/adapters/common/text';
import { sampleIds } from '../support/wire-samples-ordering';

const accountId = sampleIds.account.long;

const wireAccount = (change: Partial<ManagedAccount> = {}): ManagedAccount => ({
  accountId,
  accountName: 'Oak Market',
  isMyAccount: false,
  address: null,
  ...change,
});
const conditionsOf = (conditions: AccountTerms['conditions']) =>
  toAccount(wireAccount(), { accountId, conditions }).conditions;

describe('an account', () => {
  it('has all data of the platform and of the store', () => {
    const wire = wireAccount({
      accountId: sampleIds.account.short,
      accountName: '  Oak\u0007   Market ',
      isMyAccount: true,
      // The address of the official sample of a checkout.
      address: {
        street: ' 415  Mission St',
        city: 'San\u0000 Francisco ',
        state: ' CA',
        zip: '94105 ',
        country: ' US ',
      },
    });
    const terms: AccountTerms = {
      accountId,
      number: ' 0040\u0000-17 ',
      conditions: [
        { code: 'Temporarily Blocked', stops: ['checkout', 'add'], reason: ' An  invoice\u0000 is past due ' },
        { code: 'not-verified', stops: [] },
      ],
    };
    expect(toAccount(wire, terms)).toStrictEqual({
      id: sampleIds.account.long,
      name: 'Oak Market',
      number: '0040-17',
      address: { street: '415 Mission St', city: 'San Francisco', state: 'CA', zip: '94105', country: 'US' },
      isDefault: true,
      isOwn: true,
      conditions: [
        { code: 'temporarily-blocked', stops: ['add', 'checkout'], reason: 'An invoice is past due' },
        { code: 'not-verified', stops: [] },
      ],
    });
  });

  it('has its id as its name when the platform has nothing else', () => {
    const wire = wireAccount({ accountId: sampleIds.account.short, accountName: null, isMyAccount: null });
    expect(toAccount(wire, undefined)).toStrictEqual({
      id: sampleIds.account.long,
      name: sampleIds.account.long,
      number: null,
      address: null,
      isDefault: false,
      isOwn: false,
      conditions: [],
    });
  });

  it.each([[''], ['  '], ['\u0000']])('has its id as its name when the name is %j', (accountName) => {
    expect(toAccount(wireAccount({ accountName }), undefined).name).toBe(accountId);
  });

  it.each([
    [true, true],
    [false, false],
    [null, false],
  ])('with isMyAccount %s is the own and the default one: %s', (isMyAccount, expected) => {
    const { isOwn, isDefault } = toAccount(wireAccount({ isMyAccount }), undefined);
    expect([isOwn, isDefault]).toEqual([expected, expected]);
  });

  it.each([[undefined], [null], ['']])('has no number when the store reports %j', (number) => {
    expect(toAccount(wireAccount(), { accountId, number }).number).toBeNull();
  });
});

describe('the conditions of an account', () => {
  it.each([[undefined], [null], [[]]])('are empty when the store reports %j', (conditions) => {
    expect(conditionsOf(conditions)).toStrictEqual([]);
  });

  it('leave out one that the library does not know', () => {
    expect(
      conditionsOf([
        { code: 'on-holiday', stops: ['add'] },
        { code: 'blocked', stops: ['add'] },
      ]),
    ).toStrictEqual([{ code: 'blocked', stops: ['add'] }]);
  });

  it.each([
    [['add'], ['add']],
    [['checkout'], ['checkout']],
    [
      ['checkout', 'add'],
      ['add', 'checkout'],
    ],
    [['browse', 'checkout'], ['checkout']],
    [['browse'], []],
    [[], []],
  ])('that stop %j stop %j', (stops, expected) => {
    expect(conditionsOf([{ code: 'blocked', stops }])).toStrictEqual([{ code: 'blocked', stops: expected }]);
  });

  it.each([[undefined], [null], [''], [' ']])('have no reason when the store reports %j', (reason) => {
    expect(conditionsOf([{ code: 'blocked', stops: [], reason }])).toStrictEqual([{ code: 'blocked', stops: [] }]);
  });
});

describe('an address', () => {
  beforeAll(loadRichText);

  it.each([
    [null],
    [undefined],
    [{}],
    [{ street: null, city: null, state: null, zip: null, country: null }],
    [{ street: ' ', city: '', state: '\u0000', zip: null, country: '  ' }],
  ])('is null for %j', (wire) => {
    expect(addressOf(wire)).toBeNull();
  });

  it.each([['street'], ['city'], ['state'], ['zip'], ['country']] as const)('can have only its %s', (part) => {
    const none = { street: '', city: '', state: '', zip: '', country: '' };
    expect(addressOf({ [part]: ' X ' })).toStrictEqual({ ...none, [part]: 'X' });
  });

  it('has the lines of a part with commas between them', () => {
    expect(addressOf({ street: '415 Mission St<br>Floor 3<br>Rear door', city: 'San Francisco' })).toStrictEqual({
      street: '415 Mission St, Floor 3, Rear door',
      city: 'San Francisco',
      state: '',
      zip: '',
      country: '',
    });
  });
});

describe('a minimum', () => {
  it.each([
    [null, {}],
    [undefined, {}],
    [{}, {}],
    [{ cases: null, value: null }, {}],
    [{ cases: 5 }, { cases: 5 }],
    [{ cases: 0, value: null }, { cases: 0 }],
    [{ value: '100.50' }, { value: { minor: 10050, currency: 'USD' } }],
    [{ cases: null, value: '0.00' }, { value: { minor: 0, currency: 'USD' } }],
    [
      { cases: 5, value: '100' },
      { cases: 5, value: { minor: 10000, currency: 'USD' } },
    ],
    [{ cases: 5, value: 'none' }, { cases: 5 }],
  ])('of %j is %j', (wire, expected) => {
    expect(minimumOf(wire, 'USD')).toStrictEqual(expected);
  });

  it('has the currency of the account', () => {
    expect(minimumOf({ value: '5000' }, 'JPY')).toStrictEqual({ value: { minor: 5000, currency: 'JPY' } });
  });
});
