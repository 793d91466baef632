import { describe, expect, it } from 'vitest';
import {
  toPermissions,
  toUser,
  toUserAccount,
  toUserLanguage,
  toUserRow,
} from '../../../../src/adapters/salesforce/people/people.mapping';
import type { ResponseOf } from '../../../../src/adapters/salesforce/server-methods/contract';
import { ids } from '../support/wire-samples-records';

type WireUser = NonNullable<ResponseOf<'getUser'>>;

const wire: WireUser = {
  userId: ids.user.short,
  firstName: ' Morgan\u0007 & ',
  lastName: ' Sholace\u202e <PhD> ',
  email: ' morgan@\u0007example.com ',
  permissions: ['ordering', 'finance'],
  accountCount: 3,
  lastAccessed: '2026-11-17T16:00:00-08:00',
  enabled: true,
  isYou: true,
  phoneNumber: ' +1 415\u0007 555 0100 ',
  mobileNumber: ' +1 415\u0007 555 0199 ',
  userLanguage: 'fr_CA',
  accounts: [
    { accountId: ids.account.short, name: ' Harbor\u0007  Lane ', number: ' 00\u000742 ' },
    { accountId: 'pine', name: 'Pine' },
  ],
  revision: '2026-11-01T00:00:00Z ',
};
const row = {
  id: ids.user.long,
  firstName: ' Morgan & ',
  lastName: ' Sholace <PhD> ',
  email: ' morgan@example.com ',
  permissions: ['ordering', 'finance'],
  accountCount: 3,
  lastAccessed: '2026-11-17T16:00:00-08:00',
  enabled: true,
  isYou: true,
};
const bare = { userId: ids.user.short, firstName: '', email: '', permissions: [], accountCount: 0, enabled: false };
const bareRow = {
  id: ids.user.long,
  firstName: '',
  lastName: '',
  email: '',
  permissions: [],
  accountCount: 0,
  lastAccessed: null,
  enabled: false,
  isYou: false,
};

describe('permissions', () => {
  it.each<[string, string[], string[]]>([
    ['keep their order', ['service', 'finance', 'ordering', 'super'], ['service', 'finance', 'ordering', 'super']],
    ['are known in any case', ['SUPER', ' Ordering '], ['super', 'ordering']],
    ['are left out when unknown', ['admin', 'ordering', ''], ['ordering']],
    ['occur once', ['ordering', 'finance', 'Ordering', 'finance'], ['ordering', 'finance']],
    ['are none without codes', [], []],
  ])('%s', (_which, codes, permissions) => {
    expect(toPermissions(codes)).toStrictEqual(permissions);
  });
});

describe('the language of a user', () => {
  it.each([
    ['fr-CA', 'fr_CA'],
    ['fr_ca', 'fr_CA'],
    ['ko', 'ko_KR'],
    ['en-US', 'en_US'],
    ['de-DE', 'de-DE'],
    ['fr-FR', 'fr-FR'],
    ['', ''],
  ])('%j is sent as %j', (language, sent) => {
    expect(toUserLanguage(language)).toBe(sent);
  });

  it.each([
    ['fr_CA', 'fr-CA'],
    ['es', 'es-CA'],
    ['de_DE', 'en-US'],
    ['', 'en-US'],
    [null, 'en-US'],
    [undefined, 'en-US'],
  ])('%j is read as %j', (userLanguage, language) => {
    expect(toUser({ ...wire, userLanguage }).language).toBe(language);
  });
});

describe('an account of a user', () => {
  it('has its long id, and name and number as plain texts', () => {
    expect(
      toUserAccount({ accountId: ids.account.short, name: ' Harbor\u0007  Lane ', number: ' 00\u000742 ' }),
    ).toStrictEqual({ id: ids.account.long, name: 'Harbor Lane', number: '0042' });
  });

  it.each([null, undefined, ''])('has an empty number for %j', (number) => {
    expect(toUserAccount({ accountId: ids.account.short, name: 'Harbor Lane', number })).toStrictEqual({
      id: ids.account.long,
      name: 'Harbor Lane',
      number: '',
    });
  });
});

describe('a user of a list', () => {
  it('has its texts as they were typed, without hidden characters', () => {
    const { phoneNumber: _phone, mobileNumber: _mobile, userLanguage: _language, ...more } = wire;
    expect(toUserRow(more)).toStrictEqual(row);
  });

  it.each([
    ['missing', bare],
    ['null', { ...bare, lastName: null, lastAccessed: null, isYou: null }],
  ])('has only its id when everything else is empty or %s', (_which, user) => {
    expect(toUserRow(user)).toStrictEqual(bareRow);
  });

  it('has only known permissions', () => {
    expect(toUserRow({ ...bare, permissions: ['Super', 'owner'] }).permissions).toStrictEqual(['super']);
  });

  it.each([
    [true, true],
    [false, false],
    [null, false],
    [undefined, false],
  ])('whose isYou is %s is the buyer: %s', (isYou, expected) => {
    expect(toUserRow({ ...bare, isYou }).isYou).toBe(expected);
  });
});

describe('a user with all details', () => {
  it('has the data of the list, and numbers, language, accounts and revision', () => {
    expect(toUser(wire)).toStrictEqual({
      ...row,
      phoneNumber: ' +1 415 555 0100 ',
      mobileNumber: ' +1 415 555 0199 ',
      language: 'fr-CA',
      accounts: [
        { id: ids.account.long, name: 'Harbor Lane', number: '0042' },
        { id: 'pine', name: 'Pine', number: '' },
      ],
      revision: '2026-11-01T00:00:00Z ',
    });
  });

  it.each([
    ['missing', {}],
    [
      'null',
      { lastName: null, lastAccessed: null, isYou: null, phoneNumber: null, mobileNumber: null, userLanguage: null },
    ],
  ])('has empty texts and the default language when everything else is %s', (_which, none) => {
    expect(toUser({ ...bare, ...none, accounts: [], revision: '1' })).toStrictEqual({
      ...bareRow,
      phoneNumber: '',
      mobileNumber: '',
      language: 'en-US',
      accounts: [],
      revision: '1',
    });
  });
});
