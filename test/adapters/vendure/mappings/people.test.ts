import { describe, expect, it } from 'vitest';
import {
  toPermissions,
  toUser,
  toUserAccount,
  toUserResult,
  toUserRow,
} from '../../../../src/adapters/vendure/people/people.mapping';
import type { WireUser, WireUserResult } from '../../../../src/adapters/vendure/people/people.wire';
import { malformed, untidy } from '../support/wire-samples';

const wire: WireUser = {
  id: '4',
  firstName: 'Dana',
  lastName: 'Whitlock',
  email: 'dana@harborlane.example',
  phoneNumber: '(207) 555-0114',
  mobileNumber: '(207) 555-0115',
  language: 'fr',
  permissions: ['super', 'ordering'],
  accountCount: 3,
  accounts: [
    { id: '1', name: 'Harbor Lane Taproom', number: '0048-2207' },
    { id: '2', name: 'Brasserie du Canal', number: '0071-4410' },
  ],
  lastAccessed: '2026-11-28T09:41:11.742Z',
  enabled: true,
  isYou: false,
  revision: '17',
};
const row = {
  id: '4',
  firstName: 'Dana',
  lastName: 'Whitlock',
  email: 'dana@harborlane.example',
  permissions: ['super', 'ordering'],
  accountCount: 3,
  lastAccessed: '2026-11-28T09:41:11.742Z',
  enabled: true,
  isYou: false,
};
const user = {
  ...row,
  phoneNumber: '(207) 555-0114',
  mobileNumber: '(207) 555-0115',
  language: 'fr-CA',
  accounts: [
    { id: '1', name: 'Harbor Lane Taproom', number: '0048-2207' },
    { id: '2', name: 'Brasserie du Canal', number: '0071-4410' },
  ],
  revision: '17',
};

describe('a user', () => {
  it('of a list has the permissions and the number of accounts', () => {
    expect(toUserRow(wire)).toStrictEqual(row);
  });

  it('has the language as a complete tag and the accounts', () => {
    expect(toUser(wire)).toStrictEqual(user);
  });

  it('can be new, without numbers, permissions and accounts', () => {
    const fresh: WireUser = {
      ...wire,
      firstName: '',
      lastName: '',
      email: '',
      phoneNumber: '',
      mobileNumber: '',
      language: '',
      permissions: [],
      accountCount: 0,
      accounts: [],
      lastAccessed: null,
      enabled: false,
      isYou: true,
      revision: '',
    };
    expect(toUser(fresh)).toStrictEqual({ ...fresh, language: 'en-US' });
  });

  it('keeps the spaces of typed texts, but no control characters', () => {
    const texts = {
      firstName: untidy('Dana'),
      lastName: untidy('Whitlock'),
      email: untidy('dana@harborlane.example'),
      phoneNumber: untidy('(207) 555-0114'),
      mobileNumber: untidy('(207) 555-0115'),
    };
    expect(toUser({ ...wire, ...texts })).toStrictEqual({
      ...user,
      firstName: ' Dana ',
      lastName: ' Whitlock ',
      email: ' dana@harborlane.example ',
      phoneNumber: ' (207) 555-0114 ',
      mobileNumber: ' (207) 555-0115 ',
    });
  });

  it('has accounts with tidy texts', () => {
    expect(toUserAccount({ id: '1', name: untidy('Taproom'), number: untidy('0048-2207') })).toStrictEqual({
      id: '1',
      name: 'Taproom',
      number: '0048-2207',
    });
  });
});

describe('permissions', () => {
  it('are the known ones in the server’s order', () => {
    expect(toPermissions(['service', 'finance', 'ordering', 'super'])).toStrictEqual([
      'service',
      'finance',
      'ordering',
      'super',
    ]);
  });

  it('leave out unknown ones', () => {
    expect(toPermissions(['auditing', 'Finance', '', 'super user'])).toStrictEqual(['finance']);
    expect(toPermissions([])).toStrictEqual([]);
  });
});

describe('the outcome of a change of a user', () => {
  const result = (change: Partial<WireUserResult>): WireUserResult => ({
    user: null,
    refusal: null,
    accounts: [],
    problems: [],
    ...change,
  });

  it('is the changed user', () => {
    expect(toUserResult(result({ user: wire }))).toStrictEqual({ outcome: 'done', user });
  });

  it('is refused with the accounts that would lose their last super user', () => {
    const accounts = [{ id: '1', name: untidy('Taproom'), number: '0048-2207' }];
    expect(toUserResult(result({ user: wire, refusal: 'last-super', accounts }))).toStrictEqual({
      outcome: 'refused',
      reason: 'last-super',
      accounts: [{ id: '1', name: 'Taproom', number: '0048-2207' }],
    });
    expect(toUserResult(result({ refusal: 'last-super' }))).toStrictEqual({
      outcome: 'refused',
      reason: 'last-super',
      accounts: [],
    });
  });

  it.each(['email-taken', 'user-gone'])('is refused for the reason %s, with or without the user', (refusal) => {
    expect(toUserResult(result({ refusal }))).toStrictEqual({ outcome: 'refused', reason: refusal });
    expect(toUserResult(result({ user: wire, refusal }))).toStrictEqual({ outcome: 'refused', reason: refusal });
  });

  it('is refused with the current user after a change by somebody else', () => {
    expect(toUserResult(result({ user: wire, refusal: 'changed' }))).toStrictEqual({
      outcome: 'refused',
      reason: 'changed',
      user,
    });
  });

  it.each([
    ['no user and no refusal', {}],
    ['the refusal of a change without the user', { refusal: 'changed' }],
    ['an unknown refusal', { user: wire, refusal: 'too-many-users' }],
    ['an unknown refusal without the user', { refusal: 'too-many-users' }],
    ['an empty refusal', { user: wire, refusal: '' }],
  ])('is malformed with %s', (_which, change) => {
    expect(() => toUserResult(result(change))).toThrow(malformed('The outcome of a change of a user is incomplete'));
  });
});
