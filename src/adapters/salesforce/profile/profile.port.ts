import { type PasswordPort, PortError, type ProfilePort, toPortError } from '../../../ports';
import { isKnownLanguage, languageWithUnderscore } from '../../../rules/languages';
import { PASSWORD_KINDS } from '../../../rules/password';
import { throwFieldErrors } from '../common/refusals';
import type { Context } from '../context';
import { toProfile } from './profile.mapping';
import { changePassword, getPasswordPolicy, getProfile, saveProfile, updateUserLanguage } from './profile.methods';

/**
 * Implements the profile port. The platform's `myprofile` masks email and phone if changes have to be confirmed, and
 * has neither notification topics nor accounts, so the store's server methods read and save the whole profile in one
 * transaction.
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
      const requestChanges = {
        firstName,
        lastName,
        phoneNumber,
        mobileNumber,
        notices: notices === undefined ? null : notices.map((notice) => ({ ...notice })),
      };
      const { outcome, profile, reason, fields } = await methods.call(
        saveProfile,
        { language: locale, revision, ...requestChanges },
        call?.signal,
      );
      if (outcome === 'refused') {
        throwFieldErrors(fields, 'The record was not accepted');
        throw reason === 'changed'
          ? new PortError('conflict', 'The record was changed elsewhere')
          : new PortError('rejected', 'The record was not saved');
      }
      if (!profile) throw new PortError('malformed', 'The response does not contain the changed record');
      return toProfile(profile);
    },
    async saveLanguage({ language }, call) {
      if (!isKnownLanguage(language))
        throw new PortError('rejected', 'The language is not supported', { fields: { language: 'invalidEntry' } });
      await methods.call(updateUserLanguage, { language: languageWithUnderscore(language) }, call?.signal);
    },
  };
}

const REASONS = ['current-wrong', 'too-weak', 'used-before', 'too-many-attempts'] as const;

/**
 * Removes the store's texts from an error: an exception can contain the arguments of the call, and errors are shown and
 * logged.
 */
function withoutReason(thrown: unknown): PortError {
  const { code, retryAfter, correlationId } = toPortError(thrown);
  return new PortError(code, 'The password was not changed', {
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(correlationId === undefined ? {} : { correlationId }),
  });
}

/** Implements the password port: the org's policy, and changing the password. */
export function passwordPort({ methods }: Context): PasswordPort {
  return {
    async policy(_, call) {
      const { minLength, maxLength, needs } = await methods.call(getPasswordPolicy, {}, call?.signal);
      return { minLength, maxLength: maxLength ?? null, needs: PASSWORD_KINDS.filter((kind) => needs.includes(kind)) };
    },
    async change({ current, next }, call) {
      const answer = await methods.call(changePassword, { current, next }, call?.signal).catch((thrown: unknown) => {
        throw withoutReason(thrown);
      });
      if (answer.outcome === 'done') return { outcome: 'done' };
      const reason = REASONS.find((known) => known === answer.reason);
      if (reason === undefined)
        throw new PortError('malformed', 'The password change was refused for an unknown reason');
      return { outcome: 'refused', reason };
    },
  };
}
