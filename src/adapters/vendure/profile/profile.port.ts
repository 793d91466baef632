import type { Profile } from '../../../domain';
import { type PasswordPort, PortError, type ProfilePort, toPortError } from '../../../ports';
import { isKnownLanguage, languageTag } from '../../../rules/languages';
import { NOTICE_TOPICS } from '../../../rules/notices';
import { PASSWORD_KINDS } from '../../../rules/password';
import { plain, typed } from '../../common/text';
import { throwProblems } from '../common/attempts';
import type { Context } from '../context';
import { toPermissions } from '../people/people.mapping';
import {
  changeTradePassword,
  saveTradeLanguage,
  saveTradeProfile,
  tradePasswordPolicy,
  tradeProfile,
  type WireProfile,
} from './profile.wire';

const toProfile = (wire: WireProfile): Profile => ({
  firstName: typed(wire.firstName),
  lastName: typed(wire.lastName),
  email: typed(wire.email),
  phoneNumber: typed(wire.phoneNumber),
  mobileNumber: typed(wire.mobileNumber),
  language: languageTag(wire.language),
  notices: wire.notices.flatMap(({ topic: code, email, text }) => {
    const topic = NOTICE_TOPICS.find((known) => known === code);
    return topic === undefined ? [] : [{ topic, email, text }];
  }),
  accounts: wire.accounts.map(({ id, name, number, isDefault, permissions }) => ({
    id,
    name: plain(name),
    number: plain(number),
    isDefault,
    permissions: toPermissions(permissions),
  })),
  revision: wire.revision,
});

/** Implements the profile port with the plugin. */
export function profilePort({ graphql }: Context): ProfilePort {
  return {
    read: async ({ locale }, call) => toProfile((await graphql.send(tradeProfile, { locale, ...call })).tradeProfile),
    async save({ changes, revision, locale }, call) {
      const variables = { input: changes, revision: revision ?? null };
      const { result } = await graphql.send(saveTradeProfile, { variables, locale, ...call });
      throwProblems(result.problems, 'The profile is not valid');
      if (result.refusal !== null) throw new PortError('conflict', 'The profile was changed elsewhere');
      return toProfile(result.profile);
    },
    async saveLanguage({ language }, call) {
      if (!isKnownLanguage(language))
        throw new PortError('rejected', 'The language is not supported', { fields: { language: 'invalidEntry' } });
      await graphql.send(saveTradeLanguage, { variables: { language: languageTag(language) }, ...call });
    },
  };
}

const REASONS = ['current-wrong', 'too-weak', 'used-before', 'too-many-attempts'] as const;

/** Implements the password port with the plugin. */
export function passwordPort({ graphql }: Context): PasswordPort {
  return {
    async policy(_, call) {
      const { tradePasswordPolicy: policy } = await graphql.send(tradePasswordPolicy, call);
      return { ...policy, needs: PASSWORD_KINDS.filter((kind) => policy.needs.includes(kind)) };
    },
    async change({ current, next }, call) {
      const found = await graphql
        .send(changeTradePassword, { variables: { current, next }, ...call })
        .catch((thrown: unknown) => {
          // Without the cause: the server's text can contain the arguments, and errors are logged.
          const { code, retryAfter } = toPortError(thrown);
          throw new PortError(code, 'The password was not changed', retryAfter === undefined ? {} : { retryAfter });
        });
      if (found.changeTradePassword === null) return { outcome: 'done' };
      const reason = REASONS.find((known) => known === found.changeTradePassword);
      if (reason === undefined)
        throw new PortError('malformed', 'The password change was refused for an unknown reason');
      return { outcome: 'refused', reason };
    },
  };
}
