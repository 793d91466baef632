import type { User, UserDetails, UserResult } from '../../../domain';
import {
  type ForAccount,
  type InLocale,
  type PasswordPort,
  PortError,
  type ProfilePort,
  toPortError,
  type UsersPort,
} from '../../../ports';
import { isKnownLanguage, languageWithUnderscore } from '../../../rules/languages';
import { PASSWORD_KINDS } from '../../../rules/password';
import { requireSignedIn, throwFieldErrors } from '../common/refusals';
import type { Context } from '../context';
import type { ResponseOf } from '../server-methods/contract';
import { toPermissions, toProfile, toUser, toUserAccount, toUserLanguage, toUserRow } from './people.mapping';
import {
  changePassword,
  createUser,
  editUser,
  getPasswordPolicy,
  getProfile,
  getUser,
  getUserOptions,
  saveProfile,
  searchUsers,
  setUserEnabled,
  updateUserLanguage,
} from './people.methods';

/** Most rows of one page. */
const PAGE_MOST = 200;

function known(user: ResponseOf<'getUser'> | undefined): User {
  if (!user) throw new PortError('malformed', 'The user after the change is missing');
  return toUser(user);
}

/** The outcome of a change. @throws PortError `rejected` naming fields */
function changed({ outcome, user, reason, accounts, fields }: ResponseOf<'editUser'>): UserResult {
  if (outcome === 'done') return { outcome, user: known(user) };
  throwFieldErrors(fields, 'The user was not accepted');
  if (reason === 'email-taken' || reason === 'user-gone') return { outcome, reason };
  if (reason === 'last-super') return { outcome, reason, accounts: (accounts ?? []).map(toUserAccount) };
  if (reason === 'changed') return { outcome, reason, user: known(user) };
  throw new PortError('malformed', 'A reason of a change of a user is not one that is known');
}

/** Users of accounts: the platform lets nobody but its own administrators manage them, so the store's server methods do. */
export function usersPort({ methods }: Context): UsersPort {
  const who = ({ accountId, locale }: ForAccount & InLocale) => ({
    effectiveAccountId: requireSignedIn(accountId),
    language: locale,
  });
  const told = ({
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
        { ...who(at), text, permission, status, sort, page, pageSize: Math.min(pageSize, PAGE_MOST) },
        call?.signal,
      );
      return { items: users.map(toUserRow), page, pageSize, total: total ?? null, hasMore };
    },
    async read({ userId, ...at }, call) {
      const found = await methods.call(getUser, { ...who(at), userId }, call?.signal);
      return found === null ? null : toUser(found);
    },
    async options(at, call) {
      const { permissions, accounts } = await methods.call(getUserOptions, who(at), call?.signal);
      return { permissions: toPermissions(permissions), accounts: accounts.map(toUserAccount) };
    },
    create: async ({ user, key, ...at }, call) =>
      changed(await methods.call(createUser, { ...who(at), key, ...told(user), email: user.email }, call?.signal)),
    edit: async ({ userId, details, revision, ...at }, call) =>
      changed(await methods.call(editUser, { ...who(at), userId, revision, ...told(details) }, call?.signal)),
    setEnabled: async ({ userId, enabled, ...at }, call) =>
      changed(await methods.call(setUserEnabled, { ...who(at), userId, enabled }, call?.signal)),
  };
}

/**
 * The signed-in buyer's own record. The platform's `myprofile` masks email and phone where changes have to be confirmed,
 * and knows neither notices nor accounts: the store's server methods tell and keep the whole of it, in one transaction.
 */
export function profilePort({ methods }: Context): ProfilePort {
  return {
    read: async ({ locale }, call) => toProfile(await methods.call(getProfile, { language: locale }, call?.signal)),
    async save(
      {
        changes: { firstName = null, lastName = null, phoneNumber = null, mobileNumber = null, notices },
        revision = null,
        locale,
      },
      call,
    ) {
      const wanted = {
        firstName,
        lastName,
        phoneNumber,
        mobileNumber,
        notices: notices === undefined ? null : notices.map((notice) => ({ ...notice })),
      };
      const { outcome, profile, reason, fields } = await methods.call(
        saveProfile,
        { language: locale, revision, ...wanted },
        call?.signal,
      );
      if (outcome === 'refused') {
        throwFieldErrors(fields, 'The record was not accepted');
        throw reason === 'changed'
          ? new PortError('conflict', 'Somebody changed the record meanwhile')
          : new PortError('rejected', 'The record was not saved');
      }
      if (!profile) throw new PortError('malformed', 'The record after the change is missing');
      return toProfile(profile);
    },
    async saveLanguage({ language }, call) {
      if (!isKnownLanguage(language))
        throw new PortError('rejected', 'The language is not offered', { fields: { language: 'invalidEntry' } });
      await methods.call(updateUserLanguage, { language: languageWithUnderscore(language) }, call?.signal);
    },
  };
}

const REASONS = ['current-wrong', 'too-weak', 'used-before', 'too-many-attempts'] as const;

/**
 * An error without anything the store said: an exception there may repeat what it was called with, and errors are
 * shown and logged.
 */
function silent(thrown: unknown): PortError {
  const { code, retryAfter, correlationId } = toPortError(thrown);
  return new PortError(code, 'The password was not changed', {
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(correlationId === undefined ? {} : { correlationId }),
  });
}

/** The signed-in buyer's password: what the org asks of one, and changing it. */
export function passwordPort({ methods }: Context): PasswordPort {
  return {
    async policy(_, call) {
      const { minLength, maxLength, needs } = await methods.call(getPasswordPolicy, {}, call?.signal);
      return { minLength, maxLength: maxLength ?? null, needs: PASSWORD_KINDS.filter((kind) => needs.includes(kind)) };
    },
    async change({ current, next }, call) {
      const answer = await methods.call(changePassword, { current, next }, call?.signal).catch((thrown: unknown) => {
        throw silent(thrown);
      });
      if (answer.outcome === 'done') return { outcome: 'done' };
      const reason = REASONS.find((known) => known === answer.reason);
      if (reason === undefined)
        throw new PortError('malformed', 'A reason of the password’s change is not one that is known');
      return { outcome: 'refused', reason };
    },
  };
}
