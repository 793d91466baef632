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

describe('list of users', () => {
  it('drops invalid values of an address', () => {
    const held = JSON.parse(
      '{"search":5,"permission":"admin","status":"gone","sort":"Best","page":-1,"pageSize":7,"user":""}',
    ) as object;
    expect({ ...defaultValue, ...valueFrom(held) }).toEqual(defaultValue);
    expect(valueFrom({ permission: 'finance', user: 'new' })).toEqual({ permission: 'finance', user: 'new' });
  });

  it('returns to the first page after a change, and keeps the first user when the page size grows', () => {
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

  it('distinguishes an empty list, no results and a page past the end', () => {
    const page: UserPage = { items: [], page: 0, pageSize: 10, total: 0, hasMore: false };
    const query = toQuery(defaultValue);
    expect(viewOf(page, query)).toBe('empty');
    expect(viewOf(page, { ...query, status: 'disabled' })).toBe('no-match');
    expect(viewOf({ ...page, page: 4, total: 12 }, query)).toBe('past-end');
    expect(viewOf({ ...page, items: [user] }, query)).toBe('users');
  });
});

describe('the form of a user', () => {
  it('starts empty, with the only account, or with the values of the user', () => {
    expect(answersOf(null, options)).toMatchObject({ firstName: '', language: '', permissions: [], accountIds: [] });
    expect(answersOf(null, { accounts: [{ id: 'a' }] }).accountIds).toEqual(['a']);
    expect(answersOf(user, options)).toMatchObject({ permissions: ['ordering', 'service'], accountIds: ['a', 'b'] });
  });

  it('is not dirty after surrounding spaces or another order of checkboxes', () => {
    const first = answersOf(user, options);
    expect(isDirty(first, { ...first, firstName: ' Sam ', accountIds: ['b', 'a'] })).toBe(false);
    expect(isDirty(first, { ...first, mobileNumber: '(207) 555-0100' })).toBe(true);
  });

  it('lists every problem in the order of the fields', () => {
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

  it('hasBecome is true if the user has the requested values', () => {
    const requested = detailsOf({ ...answersOf(user, options), firstName: ' Samuel ' });
    expect(hasBecome(user, requested)).toBe(false);
    expect(hasBecome({ ...user, firstName: 'Samuel' }, requested)).toBe(true);
  });
});

describe('accounts of a user', () => {
  const many = Array.from({ length: 5000 }, (_, index) => ({
    id: `a-${index}`,
    name: `Tavern ${index}`,
    number: `0090-${index}`,
  }));

  it('are limited to a maximum, with the selected ones first', () => {
    const { shown, more } = findAccounts(many, ['a-4999'], '');
    expect([shown[0]?.id, shown.length, more]).toEqual(['a-4999', MAX_ACCOUNTS, 5000 - MAX_ACCOUNTS]);
    expect(findAccounts(many, [], ' 0090-4321').shown.map(({ id }) => id)).toEqual(['a-4321']);
  });

  it('keep their order if all fit', () => {
    expect(findAccounts(user.accounts, ['b'], '').shown).toEqual(user.accounts);
  });

  it('are named as a list in a sentence, with a count of the rest', () => {
    const messages = {
      m: userAdminLazyMessages,
      locale: 'en-US',
      plural: (message: PluralMessage, count: number | null, values = {}) =>
        fill(pluralForm(message, count, 'en-US') as string, { count: count ?? '–', ...values }),
    };
    expect(accountNames(user.accounts, messages)).toBe('A and B');
    expect(accountNames(many.slice(0, 9), messages)).toBe('Tavern 0, Tavern 1, Tavern 2 and 6 more');
  });
});
