import type { Profile } from '../../../domain';
import { languageTag } from '../../../rules/languages';
import { NOTICE_TOPICS } from '../../../rules/notices';
import { findCode } from '../../../rules/server-codes';
import { typed } from '../../common/text';
import { toPermissions, toUserAccount } from '../people/people.mapping';
import type { ResponseOf } from '../server-methods/contract';

/** Converts the buyer's profile. */
export function toProfile({
  firstName,
  lastName,
  email,
  phoneNumber,
  mobileNumber,
  userLanguage,
  notices,
  accounts,
  revision,
}: ResponseOf<'getProfile'>): Profile {
  const chosen = NOTICE_TOPICS.flatMap((topic) => {
    const known = notices?.find((notice) => findCode(NOTICE_TOPICS, notice.topic) === topic);
    return known === undefined ? [] : [{ topic, email: known.email, text: known.text }];
  });
  return {
    firstName: typed(firstName),
    lastName: typed(lastName),
    email: typed(email),
    phoneNumber: typed(phoneNumber),
    mobileNumber: typed(mobileNumber),
    language: languageTag(userLanguage),
    notices: chosen,
    accounts: accounts.map((wire) => ({
      ...toUserAccount(wire),
      isDefault: wire.isDefault === true,
      permissions: toPermissions(wire.permissions),
    })),
    ...(revision ? { revision } : {}),
  };
}
