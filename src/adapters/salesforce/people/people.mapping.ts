import type { User, UserAccount, UserRow } from '../../../domain';
import { isKnownLanguage, languageTag, languageWithUnderscore } from '../../../rules/languages';
import { findCode, type Permission, PERMISSIONS } from '../../../rules/server-codes';
import { recordId } from '../common/ids';
import { plain, typed } from '../../common/text';
import type { ResponseOf } from '../server-methods/contract';

type WireRow = ResponseOf<'searchUsers'>['users'][number];
type WireUser = NonNullable<ResponseOf<'getUser'>>;

/** Parses permissions; unknown ones are left out. */
export const toPermissions = (codes: readonly string[]): readonly Permission[] => [
  ...new Set(codes.flatMap((code) => findCode(PERMISSIONS, code) ?? [])),
];

/**
 * Converts a language to the format of the platform's user record. An unsupported one is sent as it is, and the store
 * refuses it.
 */
export const toUserLanguage = (language: string): string =>
  isKnownLanguage(language) ? languageWithUnderscore(language) : language;

/** Converts an account of a user. */
export const toUserAccount = ({ accountId, name, number }: WireUser['accounts'][number]): UserAccount => ({
  id: recordId(accountId),
  name: plain(name),
  number: plain(number),
});

/** Converts a user of a list. */
export const toUserRow = ({
  userId,
  firstName,
  lastName,
  email,
  permissions,
  accountCount,
  lastAccessed,
  enabled,
  isYou,
}: WireRow): UserRow => ({
  id: recordId(userId),
  firstName: typed(firstName),
  lastName: typed(lastName),
  email: typed(email),
  permissions: toPermissions(permissions),
  accountCount,
  lastAccessed: lastAccessed ?? null,
  enabled,
  isYou: isYou === true,
});

/** Converts a user with all details. */
export const toUser = (wire: WireUser): User => ({
  ...toUserRow(wire),
  phoneNumber: typed(wire.phoneNumber),
  mobileNumber: typed(wire.mobileNumber),
  language: languageTag(wire.userLanguage),
  accounts: wire.accounts.map(toUserAccount),
  revision: wire.revision,
});
