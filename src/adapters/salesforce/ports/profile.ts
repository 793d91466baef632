import { PortError, type ProfilePort } from '../../../ports';
import { isKnownLanguage, languageWithUnderscore } from '../../../rules/languages';
import type { Context } from '../context';
import { toProfile } from '../mapping/people';
import { askOf } from '../server-methods/send';
import { ownMethods } from '../server-methods/people-methods';
import { throwFieldErrors } from './throw-field-errors';

/**
 * The signed-in buyer's own record. The platform's `myprofile` masks email and phone where changes have to be confirmed,
 * and knows neither notices nor accounts: the store's server methods tell and keep the whole of it, in one transaction.
 */
export function profilePort({ methods }: Context): ProfilePort {
  const ask = askOf(methods, ownMethods);
  return {
    read: async ({ locale }, call) => toProfile(await ask('getProfile', { language: locale }, call?.signal)),
    async save({ changes: { firstName = null, lastName = null, phoneNumber = null, mobileNumber = null, notices }, revision = null, locale }, call) {
      const wanted = { firstName, lastName, phoneNumber, mobileNumber, notices: notices === undefined ? null : notices.map((notice) => ({ ...notice })) };
      const { outcome, profile, reason, fields } = await ask('saveProfile', { language: locale, revision, ...wanted }, call?.signal);
      if (outcome === 'refused') {
        throwFieldErrors(fields, 'The record was not accepted');
        throw reason === 'changed' ? new PortError('conflict', 'Somebody changed the record meanwhile') : new PortError('rejected', 'The record was not saved');
      }
      if (!profile) throw new PortError('malformed', 'The record after the change is missing');
      return toProfile(profile);
    },
    async saveLanguage({ language }, call) {
      if (!isKnownLanguage(language)) throw new PortError('rejected', 'The language is not offered', { fields: { language: 'invalidEntry' } });
      await methods.call('updateUserLanguage', { language: languageWithUnderscore(language) }, call?.signal);
    },
  };
}
