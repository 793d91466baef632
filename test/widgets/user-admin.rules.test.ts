import { describe, expect, it } from 'vitest';
import type { User, UserPage } from '../../src/domain';
import { fill, type PluralMessage, pluralForm } from '../../src/runtime/messages/messages';
import { accountNames } from '../../src/widgets/user-admin/use-last-super';
import { userAdminLazyMessages } from '../../src/widgets/user-admin/user-admin.lazy.messages';
import {
  findAccounts,
  answersOf,
  changed,
  withoutFilters,
  detailsOf,
  defaultValue,
  formProblems,
  hasBecome,
  isDirty,
  MAX_ACCOUNTS,
  withPageSize,
  toQuery,
  valueFrom,
  viewOf,
} from '../../src/widgets/user-admin/user-admin.rules';

const user: User = {
  id: 'sam',
  firstName: 'Sam',
  lastName: 'Ortiz',
  email: 'sam@harborlane.example',
  phoneNumber: '(207) 555-0127',
  mobileNumber: '',
  language: 'en-US',
  permissions: ['service', 'ordering'],
  accountCount: 2,
  accounts: [
    { id: 'a', name: 'A', number: '1' },
    { id: 'b', name: 'B', number: '2' },
  ],
  lastAccessed: null,
  enabled: true,
  isYou: false,
  revision: '0',
};
const options = { accounts: user.accounts };

describe('what is looked at', () => {
  it('takes from an address only what it knows', () => {
    const held = JSON.parse(
      '{"search":5,"permission":"admin","status":"gone","sort":"Best","page":-1,"pageSize":7,"user":""}',
    ) as object;
    expect({ ...defaultValue, ...valueFrom(held) }).toEqual(defaultValue);
    expect(valueFrom({ permission: 'finance', user: 'new' })).toEqual({ permission: 'finance', user: 'new' });
  });

  it('starts anew at the first page, and stays with the first user when pages grow', () => {
    const third = { ...defaultValue, page: 3 };
    expect(changed(third, { search: 'a' })).toMatchObject({ search: 'a', page: 1 });
    expect(withoutFilters({ ...third, permission: 'super', sort: 'EmailAsc' })).toMatchObject({
      permission: null,
      page: 1,
      sort: 'EmailAsc',
    });
    expect(withPageSize(third, 20)).toMatchObject({ page: 2, pageSize: 20 });
    expect(toQuery({ ...third, search: ' sam ' })).toMatchObject({ text: 'sam', page: 2 });
  });

  it('tells one kind of nothing from another', () => {
    const page: UserPage = { items: [], page: 0, pageSize: 10, total: 0, hasMore: false };
    const asked = toQuery(defaultValue);
    expect(viewOf(page, asked)).toBe('empty');
    expect(viewOf(page, { ...asked, status: 'disabled' })).toBe('no-match');
    expect(viewOf({ ...page, page: 4, total: 12 }, asked)).toBe('past-end');
    expect(viewOf({ ...page, items: [user] }, asked)).toBe('users');
  });
});

describe('the form of a user', () => {
  it('begins blank, with the one account there is, or as the user is', () => {
    expect(answersOf(null, options)).toMatchObject({ firstName: '', language: '', permissions: [], accountIds: [] });
    expect(answersOf(null, { accounts: [{ id: 'a' }] }).accountIds).toEqual(['a']);
    expect(answersOf(user, options)).toMatchObject({ permissions: ['ordering', 'service'], accountIds: ['a', 'b'] });
  });

  it('is changed by what counts: not by blanks around, nor by the order of ticks', () => {
    const first = answersOf(user, options);
    expect(isDirty(first, { ...first, firstName: ' Sam ', accountIds: ['b', 'a'] })).toBe(false);
    expect(isDirty(first, { ...first, mobileNumber: '(207) 555-0100' })).toBe(true);
  });

  it('lists every rule of the form that is broken, in the order of the fields', () => {
    expect([...formProblems(answersOf(null, options), {}).keys()]).toEqual([
      'firstName',
      'lastName',
      'email',
      'phoneNumber',
      'language',
      'permissions',
      'accounts',
    ]);
    expect([
      ...formProblems(
        { ...answersOf(user, options), phoneNumber: '5', mobileNumber: '6', email: ' sam@harborlane.example ' },
        {},
      ),
    ]).toEqual([
      ['phoneNumber', 'patternMismatch'],
      ['mobileNumber', 'patternMismatch'],
    ]);
    expect(formProblems({ ...answersOf(user, options), phoneNumber: '5' }, { skipFormat: true }).size).toBe(0);
  });

  it('knows a user who already is what was asked for', () => {
    const wanted = detailsOf({ ...answersOf(user, options), firstName: ' Samuel ' });
    expect(hasBecome(user, wanted)).toBe(false);
    expect(hasBecome({ ...user, firstName: 'Samuel' }, wanted)).toBe(true);
  });
});

describe('accounts', () => {
  const many = Array.from({ length: 5000 }, (_, index) => ({
    id: `a-${index}`,
    name: `Tavern ${index}`,
    number: `0090-${index}`,
  }));

  it('are shown a few of thousands, those that were chosen first', () => {
    const { shown, more } = findAccounts(many, ['a-4999'], '');
    expect([shown[0]?.id, shown.length, more]).toEqual(['a-4999', MAX_ACCOUNTS, 5000 - MAX_ACCOUNTS]);
    expect(findAccounts(many, [], ' 0090-4321').shown.map(({ id }) => id)).toEqual(['a-4321']);
  });

  it('keep their order where all are shown', () => {
    expect(findAccounts(user.accounts, ['b'], '').shown).toEqual(user.accounts);
  });

  it('are named as a sentence has them, a few of many', () => {
    const words = {
      m: userAdminLazyMessages,
      locale: 'en-US',
      plural: (message: PluralMessage, count: number | null, values = {}) =>
        fill(pluralForm(message, count, 'en-US') as string, { count: count ?? '–', ...values }),
    };
    expect(accountNames(user.accounts, words)).toBe('A and B');
    expect(accountNames(many.slice(0, 9), words)).toBe('Tavern 0, Tavern 1, Tavern 2 and 6 more');
  });
});
