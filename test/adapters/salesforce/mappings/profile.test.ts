import { describe, expect, it } from 'vitest';
import { toProfile } from '../../../../src/adapters/salesforce/profile/profile.mapping';
import type { ResponseOf } from '../../../../src/adapters/salesforce/server-methods/contract';
import { ids } from '../support/wire-samples-records';

type WireProfile = ResponseOf<'getProfile'>;

const wire: WireProfile = {
  firstName: ' Morgan\u0007 & ',
  lastName: ' Sholace\u202e <PhD> ',
  email: ' morgan@\u0007example.com ',
  phoneNumber: ' +1 415\u0007 555 0100 ',
  mobileNumber: ' +1 415\u0007 555 0199 ',
  userLanguage: 'ko_KR',
  notices: [
    { topic: 'promotions', email: false, text: true },
    { topic: 'orders', email: true, text: false },
  ],
  accounts: [
    {
      accountId: ids.account.short,
      name: ' Harbor\u0007  Lane ',
      number: ' 00\u000742 ',
      isDefault: true,
      permissions: ['Super', 'owner', 'super'],
    },
    { accountId: 'pine', name: 'Pine', permissions: [] },
  ],
  revision: '7',
};
const bare: WireProfile = { firstName: '', accounts: [] };

describe('a profile', () => {
  it('has texts as they were typed, the known notices, and the accounts with their permissions', () => {
    expect(toProfile(wire)).toStrictEqual({
      firstName: ' Morgan & ',
      lastName: ' Sholace <PhD> ',
      email: ' morgan@example.com ',
      phoneNumber: ' +1 415 555 0100 ',
      mobileNumber: ' +1 415 555 0199 ',
      language: 'ko-KR',
      notices: [
        { topic: 'orders', email: true, text: false },
        { topic: 'promotions', email: false, text: true },
      ],
      accounts: [
        { id: ids.account.long, name: 'Harbor Lane', number: '0042', isDefault: true, permissions: ['super'] },
        { id: 'pine', name: 'Pine', number: '', isDefault: false, permissions: [] },
      ],
      revision: '7',
    });
  });

  it.each<[string, Partial<WireProfile>]>([
    ['missing', {}],
    [
      'null',
      {
        lastName: null,
        email: null,
        phoneNumber: null,
        mobileNumber: null,
        userLanguage: null,
        notices: null,
        revision: null,
      },
    ],
    [
      'empty',
      { lastName: '', email: '', phoneNumber: '', mobileNumber: '', userLanguage: '', notices: [], revision: '' },
    ],
  ])('has no revision and the default language when everything is %s', (_which, none) => {
    expect(toProfile({ ...bare, ...none })).toStrictEqual({
      firstName: '',
      lastName: '',
      email: '',
      phoneNumber: '',
      mobileNumber: '',
      language: 'en-US',
      notices: [],
      accounts: [],
    });
  });

  it.each([
    [true, true],
    [false, false],
    [null, false],
    [undefined, false],
  ])('whose account has isDefault %s has it as the default: %s', (isDefault, expected) => {
    const account = { accountId: 'pine', name: 'Pine', permissions: [], isDefault };
    expect(toProfile({ ...bare, accounts: [account] }).accounts).toStrictEqual([
      { id: 'pine', name: 'Pine', number: '', isDefault: expected, permissions: [] },
    ]);
  });
});

describe('the notices of a profile', () => {
  const noticesOf = (...topics: readonly string[]) =>
    toProfile({ ...bare, notices: topics.map((topic, at) => ({ topic, email: at === 0, text: at !== 0 })) }).notices;

  it('are in the order of the topics, whatever order the store has', () => {
    expect(noticesOf('promotions', 'invoices', 'deliveries', 'orders').map(({ topic }) => topic)).toStrictEqual([
      'orders',
      'deliveries',
      'invoices',
      'promotions',
    ]);
  });

  it('are known in any case, with the topic’s own name', () => {
    expect(noticesOf('ORDERS', ' Deliveries ')).toStrictEqual([
      { topic: 'orders', email: true, text: false },
      { topic: 'deliveries', email: false, text: true },
    ]);
  });

  it('do not contain unknown topics', () => {
    expect(noticesOf('weather', 'support', '')).toStrictEqual([]);
  });

  it('have the first entry of a topic that occurs twice', () => {
    expect(noticesOf('invoices', 'Invoices')).toStrictEqual([{ topic: 'invoices', email: true, text: false }]);
  });
});
