import type { User, UserAccount, UserRow } from '../../../domain';
import { isKnownLanguage, languageTag, languageWithUnderscore } from '../../../rules/languages';
import { findCode, type Permission, PERMISSIONS } from '../../../rules/server-codes';
import { recordId } from '../common/ids';
import { plain, typed } from '../common/text';
import type { ResponseOf } from '../server-methods/contract';

type WireRow = ResponseOf<'searchUsers'>['users'][number];
type WireUser = NonNullable<ResponseOf<'getUser'>>;

/** Words for permissions; those that are not known are left out. */
export const toPermissions = (words: readonly string[]): readonly Permission[] => [
  ...new Set(words.flatMap((word) => findCode(PERMISSIONS, word) ?? [])),
];

/** A language as the platform's user record has it. One that nobody offers goes as it is: the store refuses it. */
export const toUserLanguage = (language: string): string =>
  isKnownLanguage(language) ? languageWithUnderscore(language) : language;

/** An account that people are linked to. */
export const toUserAccount = ({ accountId, name, number }: WireUser['accounts'][number]): UserAccount => ({
  id: recordId(accountId),
  name: plain(name),
  number: plain(number),
});

/** A user of a list. */
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

/** A user with everything. */
export const toUser = (wire: WireUser): User => ({
  ...toUserRow(wire),
  phoneNumber: typed(wire.phoneNumber),
  mobileNumber: typed(wire.mobileNumber),
  language: languageTag(wire.userLanguage),
  accounts: wire.accounts.map(toUserAccount),
  revision: wire.revision,
});
