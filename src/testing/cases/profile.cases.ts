import { LANGUAGE_TAGS } from '../../rules/languages';
import { casesOf } from '../define-case';
import { required, rejects, assertEqual } from '../expect';
import { readingCases } from './common/reading';

const define = casesOf('profile');

/** The signed-in buyer's own record. */
export const profileCases = [
  define({
    name: 'languages',
    family: 'behaviour',
    needs: ['profile.saveLanguage'],
    says: 'every language of the portal can be saved, twice over',
    async run({ adapter }) {
      for (const language of [...LANGUAGE_TAGS, ...LANGUAGE_TAGS])
        assertEqual(await adapter.profile.saveLanguage({ language }), undefined, `saving ${language}`);
    },
  }),
  define({
    name: 'saved',
    family: 'behaviour',
    needs: ['profile.saveLanguage'],
    says: 'what was saved last is what the store holds',
    async run({ adapter, peek }) {
      const language = required(peek.language, 'a look at the store (`peek.language`)');
      for (const wanted of ['fr-CA', 'zh-CN']) {
        await adapter.profile.saveLanguage({ language: wanted });
        assertEqual(await language(), wanted, 'the saved language');
      }
    },
  }),
  define({
    name: 'unknown',
    family: 'error',
    needs: ['profile.saveLanguage'],
    says: 'a language nobody offers is rejected, and the old one stays',
    async run({ adapter, peek }) {
      await adapter.profile.saveLanguage({ language: 'fr-CA' });
      await rejects(adapter.profile.saveLanguage({ language: 'xx-XX' }), ['rejected'], 'saving xx-XX');
      if (peek.language !== undefined) assertEqual(await peek.language(), 'fr-CA', 'the saved language');
    },
  }),
  define({
    name: 'guest',
    family: 'error',
    seat: 'guest',
    needs: ['profile.saveLanguage'],
    says: 'a guest has no record: signed-out',
    run: async ({ adapter }) =>
      void (await rejects(adapter.profile.saveLanguage({ language: 'fr-CA' }), ['signed-out'], 'a guest’s save')),
  }),
  ...readingCases(
    'profile.saveLanguage',
    async ({ adapter }) =>
      (options) =>
        adapter.profile.saveLanguage({ language: 'fr-CA' }, options),
  ),
];
