import type { Permission } from '../../../rules/permissions';
import type { User, UserAccount, UserResult, UserRow } from '../../../domain';
import { PortError } from '../../../ports';
import { findCode } from '../../../rules/code-text';
import { languageTag } from '../../../rules/languages';
import { PERMISSIONS } from '../../../rules/permissions';
import { plain, typed } from '../../common/text';
import type { WireUser, WireUserAccount, WireUserResult } from './people.wire';

/** Parses permissions; unknown ones are left out. */
export const toPermissions = (codes: readonly string[]): readonly Permission[] =>
  codes.flatMap((code) => findCode(PERMISSIONS, code) ?? []);

/** Converts an account of a user. */
export const toUserAccount = ({ id, name, number }: WireUserAccount): UserAccount => ({
  id,
  name: plain(name),
  number: plain(number),
});

/** Converts a user of a list. */
export const toUserRow = (wire: WireUser): UserRow => ({
  id: wire.id,
  firstName: typed(wire.firstName),
  lastName: typed(wire.lastName),
  email: typed(wire.email),
  permissions: toPermissions(wire.permissions),
  accountCount: wire.accountCount,
  lastAccessed: wire.lastAccessed,
  enabled: wire.enabled,
  isYou: wire.isYou,
});

/** Converts a user with all details. */
export const toUser = (wire: WireUser): User => ({
  ...toUserRow(wire),
  phoneNumber: typed(wire.phoneNumber),
  mobileNumber: typed(wire.mobileNumber),
  language: languageTag(wire.language),
  accounts: wire.accounts.map(toUserAccount),
  revision: wire.revision,
});

/** Converts the outcome of a change. @throws PortError `malformed` for an outcome without its parts */
export function toUserResult({ user, refusal, accounts }: WireUserResult): UserResult {
  if (refusal === 'last-super')
    return { outcome: 'refused', reason: 'last-super', accounts: accounts.map(toUserAccount) };
  if (refusal === 'email-taken' || refusal === 'user-gone') return { outcome: 'refused', reason: refusal };
  if (user !== null && refusal === 'changed') return { outcome: 'refused', reason: 'changed', user: toUser(user) };
  if (user !== null && refusal === null) return { outcome: 'done', user: toUser(user) };
  throw new PortError('malformed', 'The outcome of a change of a user is incomplete');
}
