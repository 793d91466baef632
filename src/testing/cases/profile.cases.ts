import type { Profile } from '../../ports';
import { LANGUAGE_TAGS } from '../../rules/languages';
import { casesOf } from '../define-case';
import { assertEqual, rejects, rejectsField, required } from '../expect';
import { profileRecord } from '../schemas/people';
import { assertShape } from '../schemas/shape';
import { readingCases } from './common/reading';

const define = casesOf('profile');

/** Cases of the saved language. */
export const profileCases = [
  define({
    name: 'languages',
    family: 'behaviour',
    needs: ['profile.saveLanguage'],
    title: 'every language of the portal can be saved, also twice',
    async run({ adapter }) {
      for (const language of [...LANGUAGE_TAGS, ...LANGUAGE_TAGS])
        assertEqual(await adapter.profile.saveLanguage({ language }), undefined, `saving ${language}`);
    },
  }),
  define({
    name: 'saved',
    family: 'behaviour',
    needs: ['profile.saveLanguage'],
    title: 'the store has the language that was saved last',
    async run({ adapter, peek }) {
      const language = required(peek.language, 'access to the store (`peek.language`)');
      for (const tag of ['fr-CA', 'zh-CN']) {
        await adapter.profile.saveLanguage({ language: tag });
        assertEqual(await language(), tag, 'the saved language');
      }
    },
  }),
  define({
    name: 'unknown',
    family: 'error',
    needs: ['profile.saveLanguage'],
    title: 'an unsupported language is rejected, and the old one stays',
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
    title: 'a guest has no profile to save: signed-out',
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

/** A profile without its revision. */
const said = ({ revision: _revision, ...record }: Profile) => record;

/** Cases of reading and saving the profile. */
export const profileChangedCases = [
  define({
    name: 'read-shape',
    family: 'shape',
    needs: ['profile.read'],
    title: 'the profile matches the schema, with unique topics and accounts and at most one default account',
    async run({ adapter, locale }) {
      const read = await adapter.profile.read({ locale });
      assertShape(read, profileRecord, 'the record');
      assertEqual(new Set(read.notices.map(({ topic }) => topic)).size, read.notices.length, 'topics');
      assertEqual(new Set(read.accounts.map(({ id }) => id)).size, read.accounts.length, 'accounts');
      assertEqual(read.accounts.filter(({ isDefault }) => isDefault).length <= 1, true, 'one default account at most');
    },
  }),
  define({
    name: 'changed',
    family: 'behaviour',
    needs: ['profile.read', 'profile.save'],
    title: 'given fields are saved trimmed, and the others do not change',
    async run({ adapter, locale }) {
      const before = await adapter.profile.read({ locale });
      const saved = await adapter.profile.save({
        locale,
        changes: { firstName: ' Robin ', phoneNumber: '(207) 555-0163' },
      });
      assertEqual(said(saved), { ...said(before), firstName: 'Robin', phoneNumber: '(207) 555-0163' }, 'the answer');
      assertEqual(await adapter.profile.read({ locale }), saved, 'the record');
      assertEqual(said(await adapter.profile.save({ locale, changes: {} })), said(saved), 'a save of nothing');
    },
  }),
  define({
    name: 'notices',
    family: 'behaviour',
    needs: ['profile.read', 'profile.save'],
    title: 'notification settings are saved per topic, and the other topics do not change',
    async run({ adapter, locale }) {
      const before = await adapter.profile.read({ locale });
      const [first] = before.notices;
      if (first === undefined) return;
      const saved = await adapter.profile.save({ locale, changes: { notices: [{ ...first, email: !first.email }] } });
      assertEqual(
        saved.notices,
        before.notices.map((notice) => (notice === first ? { ...notice, email: !first.email } : notice)),
        'notices',
      );
    },
  }),
  define({
    name: 'rules',
    family: 'error',
    needs: ['profile.read', 'profile.save'],
    title: 'an invalid value is rejected with its field, and nothing is saved',
    async run({ adapter, locale }) {
      const before = await adapter.profile.read({ locale });
      for (const [field, changes] of Object.entries({
        firstName: { firstName: ' ' },
        lastName: { lastName: '' },
        phoneNumber: { phoneNumber: '' },
        mobileNumber: { mobileNumber: '12' },
      })) {
        await rejectsField(adapter.profile.save({ locale, changes }), field, `a bad ${field}`);
      }
      assertEqual(await adapter.profile.read({ locale }), before, 'the record');
    },
  }),
  define({
    name: 'changed-meanwhile',
    family: 'error',
    needs: ['profile.read', 'profile.save'],
    title:
      'saving a profile that has changed since it was read is a conflict if revisions are supported, and nothing is saved',
    async run({ adapter, locale }) {
      const { revision } = await adapter.profile.read({ locale });
      const old = required(revision, 'a `revision` on the record');
      const { revision: next } = await adapter.profile.save({ locale, changes: { firstName: 'Robin' }, revision: old });
      assertEqual(next === old, false, 'the revision is the old one');
      await rejects(
        adapter.profile.save({ locale, changes: { firstName: 'Sasha' }, revision: old }),
        ['conflict'],
        'a save over another',
      );
      assertEqual((await adapter.profile.read({ locale })).firstName, 'Robin', 'the name');
      await adapter.profile.save({
        locale,
        changes: { firstName: 'Sasha' },
        revision: required(next, 'a `revision` on the saved record'),
      });
    },
  }),
  define({
    name: 'guest-record',
    family: 'error',
    seat: 'guest',
    needs: ['profile.read'],
    title: 'a guest has no profile to read: signed-out',
    run: async ({ adapter, locale }) =>
      void (await rejects(adapter.profile.read({ locale }), ['signed-out'], 'a guest’s record')),
  }),
  ...readingCases(
    'profile.read',
    async ({ adapter, locale }) =>
      (options) =>
        adapter.profile.read({ locale }, options),
  ),
];
