import type { NewUser, UserDetails } from '../../../domain';
import { PortError } from '../../../ports';
import { PERMISSIONS, type Permission } from '../../../rules/server-codes';
import { type UserField, userProblems } from '../../../rules/users';
import type { DemoBuyer } from '../data/buyers';
import type { PersonRecord } from '../store/people-record';
import { firstNotices, normalizeEmail } from './people';

/** Permissions that a Super User can assign (decision 11). */
export const givenPermissions: readonly Permission[] = PERMISSIONS;

/** Outcome of a change: the changed user or the reason of a refusal. */
export type PersonChanged =
  | { readonly outcome: 'done'; readonly person: PersonRecord }
  | { readonly outcome: 'refused'; readonly reason: 'email-taken' | 'user-gone' }
  | { readonly outcome: 'refused'; readonly reason: 'changed'; readonly person: PersonRecord }
  | { readonly outcome: 'refused'; readonly reason: 'last-super'; readonly accountIds: readonly string[] };

/** Context of a change: the caller and all users. */
export interface Staff {
  readonly asker: DemoBuyer;
  readonly people: readonly PersonRecord[];
}

/** Whether a user belongs to an account that the caller manages. */
export const isSeenBy = ({ accounts }: DemoBuyer): ((person: PersonRecord) => boolean) => {
  const own = new Set(accounts);
  return ({ accountIds }) => accountIds.some((id) => own.has(id));
};

/** Creates a user; the same key returns the existing one. @throws PortError `rejected`, by field */
export function createPerson(user: NewUser, key: string, { asker, people }: Staff, id: string): PersonChanged {
  const made = people.find((person) => person.key === key);
  if (made !== undefined) return { outcome: 'done', person: made };
  const details = tidy(user);
  const email = user.email.trim();
  check({ ...details, email }, { asker, held: [] });
  if (people.some((person) => normalizeEmail(person.email) === normalizeEmail(email)))
    return { outcome: 'refused', reason: 'email-taken' };
  const { permissions, accountIds, ...rest } = details;
  return {
    outcome: 'done',
    person: {
      ...rest,
      id,
      email,
      permissions: [...permissions],
      accountIds: [...accountIds],
      enabled: true,
      lastAccessed: null,
      revision: 0,
      key,
      notices: firstNotices(),
    },
  };
}

/** Changes a user who has not changed since a revision. @throws PortError `rejected`, by field */
export function editPerson(userId: string, given: UserDetails, revision: string, staff: Staff): PersonChanged {
  const { asker } = staff;
  const before = staff.people.find(({ id }) => id === userId);
  if (before === undefined || !isSeenBy(asker)(before)) return { outcome: 'refused', reason: 'user-gone' };
  const details = tidy(given);
  check({ ...details, email: before.email }, { asker, held: before.permissions });
  if (String(before.revision) !== revision) return { outcome: 'refused', reason: 'changed', person: before };
  const requestedIds = new Set(details.accountIds);
  // Other accounts are not the caller's to remove; the order stays, because the first is the user's own.
  const retainedIds = before.accountIds.filter((id) => requestedIds.has(id) || !asker.accounts.includes(id));
  const accountIds = [...retainedIds, ...details.accountIds.filter((id) => !retainedIds.includes(id))];
  return refuseWithoutSuper(
    before,
    { ...before, ...rest(details), permissions: [...details.permissions], accountIds, revision: before.revision + 1 },
    staff,
  );
}

/** Enables or disables a user. */
export function enablePerson(userId: string, enabled: boolean, staff: Staff): PersonChanged {
  const before = staff.people.find(({ id }) => id === userId);
  if (before === undefined || !isSeenBy(staff.asker)(before)) return { outcome: 'refused', reason: 'user-gone' };
  if (before.enabled === enabled) return { outcome: 'done', person: before };
  return refuseWithoutSuper(before, { ...before, enabled, revision: before.revision + 1 }, staff);
}

/** Refuses to leave an account without an enabled Super User. */
function refuseWithoutSuper(before: PersonRecord, person: PersonRecord, { people }: Staff): PersonChanged {
  const manages = ({ enabled, permissions, accountIds }: PersonRecord, account: string): boolean =>
    enabled && permissions.includes('super') && accountIds.includes(account);
  const others = people.filter(
    ({ id, permissions, enabled }) => id !== before.id && enabled && permissions.includes('super'),
  );
  const accountIds = before.accountIds.filter(
    (account) =>
      manages(before, account) && !manages(person, account) && !others.some((other) => manages(other, account)),
  );
  return accountIds.length === 0
    ? { outcome: 'done', person }
    : { outcome: 'refused', reason: 'last-super', accountIds };
}

const rest = ({ firstName, lastName, phoneNumber, mobileNumber, language }: UserDetails) => ({
  firstName,
  lastName,
  phoneNumber,
  mobileNumber,
  language,
});

const tidy = (given: UserDetails): UserDetails => ({
  firstName: given.firstName.trim(),
  lastName: given.lastName.trim(),
  phoneNumber: given.phoneNumber.trim(),
  mobileNumber: given.mobileNumber.trim(),
  language: given.language,
  permissions: PERMISSIONS.filter((permission) => given.permissions.includes(permission)),
  accountIds: [...new Set(given.accountIds)],
});

/** Validates the form, and that the caller can assign the values. */
function check(
  { accountIds, ...details }: NewUser,
  { asker, held }: { readonly asker: DemoBuyer; readonly held: readonly Permission[] },
): void {
  const problems = userProblems({ ...details, accounts: accountIds });
  const fields: Partial<Record<UserField, string>> = Object.fromEntries(
    problems.map(({ field, problem }) => [field, problem.code]),
  );
  const given = details.permissions.filter(
    (permission) => !held.includes(permission) && !givenPermissions.includes(permission),
  );
  if (given.length > 0) fields.permissions = 'invalidEntry';
  const own = new Set(asker.accounts);
  if (accountIds.some((id) => !own.has(id))) fields.accounts = 'invalidEntry';
  if (Object.keys(fields).length > 0) throw new PortError('rejected', 'The user is not complete', { fields });
}
