import type { User, UserDetails, UserResult } from '../../../domain';
import { type ForAccount, type InLocale, PortError, type UsersPort } from '../../../ports';
import { requireSignedIn, throwFieldErrors } from '../common/refusals';
import type { Context } from '../context';
import type { ResponseOf } from '../server-methods/contract';
import { toPermissions, toUser, toUserAccount, toUserLanguage, toUserRow } from './people.mapping';
import { createUser, editUser, getUser, getUserOptions, searchUsers, setUserEnabled } from './people.methods';

/** Maximum page size. */
const PAGE_MOST = 200;

function known(user: ResponseOf<'getUser'> | undefined): User {
  if (!user) throw new PortError('malformed', 'The response does not contain the changed user');
  return toUser(user);
}

/** Converts the outcome of a change. @throws PortError `rejected` with the fields */
function changed({ outcome, user, reason, accounts, fields }: ResponseOf<'editUser'>): UserResult {
  if (outcome === 'done') return { outcome, user: known(user) };
  throwFieldErrors(fields, 'The user was not accepted');
  if (reason === 'email-taken' || reason === 'user-gone') return { outcome, reason };
  if (reason === 'last-super') return { outcome, reason, accounts: (accounts ?? []).map(toUserAccount) };
  if (reason === 'changed') return { outcome, reason, user: known(user) };
  throw new PortError('malformed', 'A change of a user was refused for an unknown reason');
}

/**
 * Implements the users port with the store's server methods, because the platform only lets administrators manage
 * users.
 */
export function usersPort({ methods }: Context): UsersPort {
  const callerFields = ({ accountId, locale }: ForAccount & InLocale) => ({
    effectiveAccountId: requireSignedIn(accountId),
    language: locale,
  });
  const toRequestDetails = ({
    firstName,
    lastName,
    phoneNumber,
    mobileNumber,
    language,
    permissions,
    accountIds,
  }: UserDetails) => ({
    firstName,
    lastName,
    phoneNumber,
    mobileNumber,
    userLanguage: toUserLanguage(language),
    permissions: [...permissions],
    accountIds: [...accountIds],
  });

  return {
    async search({ text, permission, status, sort, page, pageSize, ...at }, call) {
      const { users, total, hasMore } = await methods.call(
        searchUsers,
        { ...callerFields(at), text, permission, status, sort, page, pageSize: Math.min(pageSize, PAGE_MOST) },
        call?.signal,
      );
      return { items: users.map(toUserRow), page, pageSize, total: total ?? null, hasMore };
    },
    async read({ userId, ...at }, call) {
      const found = await methods.call(getUser, { ...callerFields(at), userId }, call?.signal);
      return found === null ? null : toUser(found);
    },
    async options(at, call) {
      const { permissions, accounts } = await methods.call(getUserOptions, callerFields(at), call?.signal);
      return { permissions: toPermissions(permissions), accounts: accounts.map(toUserAccount) };
    },
    create: async ({ user, key, ...at }, call) =>
      changed(
        await methods.call(
          createUser,
          { ...callerFields(at), key, ...toRequestDetails(user), email: user.email },
          call?.signal,
        ),
      ),
    edit: async ({ userId, details, revision, ...at }, call) =>
      changed(
        await methods.call(
          editUser,
          { ...callerFields(at), userId, revision, ...toRequestDetails(details) },
          call?.signal,
        ),
      ),
    setEnabled: async ({ userId, enabled, ...at }, call) =>
      changed(await methods.call(setUserEnabled, { ...callerFields(at), userId, enabled }, call?.signal)),
  };
}
