import type { User, UserDetails, UserPage, UserQuery } from '../../domain';
import {
  DEFAULT_PAGE_SIZE,
  PAGE_SIZES,
  PERMISSIONS,
  type PhoneOptions,
  USER_SORTS,
  userProblems,
  type UserField,
  userSortFrom,
} from '../../rules';
import type { UserAdminValue } from './user-admin.types';

/** All users, sorted by name. */
export const defaultValue: UserAdminValue = {
  search: '',
  permission: null,
  status: null,
  sort: USER_SORTS[0],
  page: 1,
  pageSize: DEFAULT_PAGE_SIZE,
  user: null,
};

/** Validates the host's value. It may come from a URL, so each field can have any content. */
export function valueFrom(held: Partial<UserAdminValue>): Partial<UserAdminValue> {
  const given = <Key extends keyof UserAdminValue>(key: Key, of: (value: unknown) => UserAdminValue[Key]) =>
    held[key] === undefined ? {} : { [key]: of(held[key]) };
  return {
    ...given('search', (text) => (typeof text === 'string' ? text : '')),
    ...given('permission', (permission) => PERMISSIONS.find((known) => known === permission) ?? null),
    ...given('status', (status) => (status === 'enabled' || status === 'disabled' ? status : null)),
    ...given('sort', userSortFrom),
    ...given('page', (page) => (Number.isSafeInteger(page) && Number(page) >= 1 ? Number(page) : 1)),
    ...given('pageSize', (size) => PAGE_SIZES.find((offered) => offered === size) ?? DEFAULT_PAGE_SIZE),
    ...given('user', (user) => (typeof user === 'string' && user !== '' ? user : null)),
  };
}

/** Applies a change of search, filters or sort, and resets the page to the first one. */
export const changed = (value: UserAdminValue, change: Partial<UserAdminValue>): UserAdminValue => ({
  ...value,
  page: 1,
  ...change,
});

/** Changes the page size and selects the page that contains the first user of the current page. */
export const withPageSize = (value: UserAdminValue, pageSize: number): UserAdminValue => ({
  ...value,
  pageSize,
  page: Math.floor(((value.page - 1) * value.pageSize) / pageSize) + 1,
});

/** Clears the search and all filters; sort and page size stay. */
export const withoutFilters = (value: UserAdminValue): UserAdminValue =>
  changed(value, { search: '', permission: null, status: null });

/** Converts the value to a port query, whose pages count from 0. */
export const toQuery = ({ search, permission, status, sort, page, pageSize }: UserAdminValue): UserQuery => ({
  text: search.trim(),
  permission,
  status,
  sort,
  page: page - 1,
  pageSize,
});

/** Decides between the list of users and the reason why there is none. */
export function viewOf(
  { items, page, total }: UserPage,
  { text, permission, status }: UserQuery,
): 'users' | 'empty' | 'no-match' | 'past-end' {
  if (items.length > 0) return 'users';
  if (page > 0 && total !== 0) return 'past-end';
  return text === '' && permission === null && status === null ? 'empty' : 'no-match';
}

/** Form values of a user. */
export interface Answers extends UserDetails {
  readonly email: string;
}

/** Initial form values: those of the user, or empty ones with single options preselected. */
export const answersOf = (
  user: User | null,
  { accounts }: { readonly accounts: readonly { readonly id: string }[] },
): Answers =>
  user === null
    ? {
        firstName: '',
        lastName: '',
        email: '',
        phoneNumber: '',
        mobileNumber: '',
        language: '',
        permissions: [],
        accountIds: accounts.length === 1 ? accounts.map(({ id }) => id) : [],
      }
    : {
        firstName: user.firstName,
        lastName: user.lastName,
        email: user.email,
        phoneNumber: user.phoneNumber,
        mobileNumber: user.mobileNumber,
        language: user.language,
        permissions: PERMISSIONS.filter((one) => user.permissions.includes(one)),
        accountIds: user.accounts.map(({ id }) => id),
      };

/** Converts form values to a request; texts are trimmed. */
export function detailsOf({
  firstName,
  lastName,
  phoneNumber,
  mobileNumber,
  language,
  permissions,
  accountIds,
}: Answers): UserDetails {
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    phoneNumber: phoneNumber.trim(),
    mobileNumber: mobileNumber.trim(),
    language,
    permissions,
    accountIds,
  };
}

const sorted = (details: UserDetails): string =>
  JSON.stringify({
    ...details,
    permissions: [...details.permissions].sort(),
    accountIds: [...details.accountIds].sort(),
  });

/** True if the form values differ from the initial ones. */
export const isDirty = (before: Answers, now: Answers): boolean =>
  before.email.trim() !== now.email.trim() || sorted(detailsOf(before)) !== sorted(detailsOf(now));

/** True if a user has the requested values. A save whose response was lost has succeeded then (fault F02). */
export const hasBecome = (user: User, requested: UserDetails): boolean =>
  sorted(detailsOf(answersOf(user, { accounts: [] }))) === sorted(requested);

/** Problems of the form, in field order. */
export const formProblems = (
  { accountIds, ...answers }: Answers,
  options: PhoneOptions,
): ReadonlyMap<UserField, string> =>
  new Map(
    userProblems({ ...answers, email: answers.email.trim(), accounts: accountIds }, options).map(
      ({ field, problem }) => [field, problem.code],
    ),
  );

/** Maximum number of accounts shown at once. */
export const MAX_ACCOUNTS = 50;

/** Accounts to show: first those selected when the form opened, then the search results, up to the maximum. */
export function findAccounts<Account extends { readonly id: string; readonly name: string; readonly number: string }>(
  accounts: readonly Account[],
  first: readonly string[],
  search: string,
): { readonly shown: readonly Account[]; readonly more: number } {
  const searched = search.trim().toLocaleLowerCase();
  const found = accounts.filter(
    ({ name, number }) => searched === '' || `${name} ${number}`.toLocaleLowerCase().includes(searched),
  );
  const chosen = new Set(first);
  const ordered =
    accounts.length <= MAX_ACCOUNTS
      ? found
      : [...found.filter(({ id }) => chosen.has(id)), ...found.filter(({ id }) => !chosen.has(id))];
  return { shown: ordered.slice(0, MAX_ACCOUNTS), more: Math.max(0, ordered.length - MAX_ACCOUNTS) };
}
