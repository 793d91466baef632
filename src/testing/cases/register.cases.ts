import type { RegistrationDetails } from '../../ports';
import { casesOf } from '../define-case';
import { required, rejectsField, assertEqual, assertThat } from '../expect';
import { attemptOf } from './common/attempt';
import { accountFixture, verifiedBy } from './registration.cases';

const define = casesOf('register');

const newUser: RegistrationDetails = {
  firstName: 'Kit',
  lastName: 'Conformance',
  email: 'kit@conformance.example',
  phoneNumber: '(207) 555-0101',
  language: 'en-US',
};
const ends: readonly string[] = ['verified', 'activation-email-sent'];

/** Cases of registering. */
export const registerCases = [
  define({
    name: 'once',
    family: 'once',
    seat: 'guest',
    needs: ['registration.verify', 'register.prepare', 'register.commit', 'register.outcome'],
    title:
      'a person is registered once however often the request is sent, is found by the handle, and their email is taken afterwards',
    async run({ adapter, fixtures, locale }) {
      const at = { accountId: null, locale };
      const account = accountFixture(fixtures);
      const { proof } = await verifiedBy(adapter, account, locale);
      const attempt = attemptOf(at, await adapter.register.prepare({ ...at, proof, details: newUser }));
      assertEqual(await adapter.register.outcome(attempt), { outcome: 'open' }, 'the outcome before it is sent');
      const first = await adapter.register.commit(attempt);
      assertThat(first.outcome === 'done' && ends.includes(first.value.outcome), `it was ${JSON.stringify(first)}`);
      assertEqual(first.value.email, newUser.email, 'the email');
      assertEqual(await adapter.register.commit(attempt), first, 'the second commit');
      assertEqual(await adapter.register.outcome(attempt), first, 'the outcome');
      assertEqual(
        await adapter.register.prepare({ ...at, proof, details: newUser }),
        first,
        'the same verification again',
      );
      const { proof: another } = await verifiedBy(adapter, account, locale);
      assertEqual(
        await adapter.register.prepare({
          ...at,
          proof: another,
          details: { ...newUser, email: newUser.email.toUpperCase() },
        }),
        { outcome: 'refused', reason: 'email-registered' },
        'the same email for somebody else',
      );
    },
  }),
  define({
    name: 'abandoned',
    family: 'once',
    seat: 'guest',
    needs: ['registration.verify', 'register.prepare', 'register.commit', 'register.abandon'],
    title: 'an abandoned attempt is refused when it arrives late, and nobody is registered',
    async run({ adapter, fixtures, locale }) {
      const at = { accountId: null, locale };
      const { proof } = await verifiedBy(adapter, accountFixture(fixtures), locale);
      const attempt = attemptOf(at, await adapter.register.prepare({ ...at, proof, details: newUser }));
      assertEqual(await adapter.register.abandon(attempt), { outcome: 'closed' }, 'giving up');
      assertEqual(
        await adapter.register.commit(attempt),
        { outcome: 'refused', reason: 'handle-closed' },
        'the late commit',
      );
      assertEqual((await adapter.register.prepare({ ...at, proof, details: newUser })).outcome, 'ready', 'another try');
    },
  }),
  define({
    name: 'fields',
    family: 'error',
    seat: 'guest',
    needs: ['registration.verify', 'register.prepare'],
    title: 'missing and invalid values are rejected with their field',
    async run({ adapter, fixtures, locale }) {
      const at = { accountId: null, locale };
      const { proof } = await verifiedBy(adapter, accountFixture(fixtures), locale);
      const wrong = [
        ['firstName', ' '],
        ['lastName', ''],
        ['email', 'kit'],
        ['phoneNumber', ' '],
        ['language', 'xx'],
      ] as const;
      for (const [field, value] of wrong)
        await rejectsField(
          adapter.register.prepare({ ...at, proof, details: { ...newUser, [field]: value } }),
          field,
          field,
        );
    },
  }),
  define({
    name: 'unverified',
    family: 'refusal',
    seat: 'guest',
    needs: ['register.prepare'],
    title: 'registering for an unverified account is refused',
    async run({ adapter, locale, unknownId }) {
      assertEqual(
        await adapter.register.prepare({ accountId: null, locale, proof: unknownId, details: newUser }),
        { outcome: 'refused', reason: 'verification-expired' },
        'a proof that is none',
      );
    },
  }),
  define({
    name: 'rejected',
    family: 'refusal',
    seat: 'guest',
    needs: ['registration.verify', 'register.prepare'],
    title: 'a person whom customer service has to check is rejected',
    async run({ adapter, fixtures, locale }) {
      const account = required(accountFixture(fixtures).rejected, 'fixtures.registration.rejected');
      const { proof } = await verifiedBy(adapter, account, locale);
      assertEqual(
        await adapter.register.prepare({ accountId: null, locale, proof, details: newUser }),
        { outcome: 'refused', reason: 'rejected' },
        'registering',
      );
    },
  }),
];
