import type { ActivationPort, RegistrationPort } from '../../ports';
import type { ActivationFixtures, RegistrationFixtures } from '../fixtures.types';
import { casesOf } from '../define-case';
import { assertEqual, assertThat, required } from '../expect';
import { readingCases } from './common/reading';

const define = casesOf('registration');

type Adapter = { readonly registration: Pick<RegistrationPort, 'verify'> };

/** Returns the account to register for from the fixtures; skips the case without one. */
export const accountFixture = (fixtures: { readonly registration?: RegistrationFixtures }): RegistrationFixtures =>
  required(fixtures.registration, 'fixtures.registration');

/** Verifies the account with the code of its sales rep. Fails the case if that is refused. */
export async function verifiedBy(
  { registration }: Adapter,
  { accountNumber, code }: RegistrationFixtures,
  locale: string,
) {
  const answer = await registration.verify({ accountNumber, evidence: { method: 'code', code }, locale });
  assertThat(answer.outcome === 'verified', `the account’s own code: ${answer.outcome}`);
  return answer;
}

const isSpan = (seconds: number): boolean => Number.isFinite(seconds) && seconds > 0;

/** Cases of finding and verifying an account. */
export const registrationCases = [
  define({
    name: 'found',
    family: 'shape',
    seat: 'guest',
    needs: ['registration.findAccount'],
    title: 'an account is found by its number, with its verification methods and no other data',
    async run({ adapter, fixtures, locale }) {
      const { accountNumber } = accountFixture(fixtures);
      const answer = await adapter.registration.findAccount({ accountNumber, locale });
      assertThat(answer.outcome === 'found', `it was ${answer.outcome}`);
      assertThat(
        answer.methods.length > 0 && answer.methods.every((method) => ['code', 'invoice', 'mobile'].includes(method)),
        `the ways are ${answer.methods.join()}`,
      );
      assertEqual(new Set(answer.methods).size, answer.methods.length, 'ways that are offered twice');
      assertEqual(
        Object.keys(answer).sort(),
        ['methods', 'outcome', 'smsOptOutCode'],
        'account data before verification',
      );
    },
  }),
  define({
    name: 'not-found',
    family: 'refusal',
    seat: 'guest',
    needs: ['registration.findAccount'],
    title: 'an unknown number is a refusal, not an error',
    async run({ adapter, locale, unknownId }) {
      for (const accountNumber of [unknownId, 'constructor'])
        assertEqual(
          await adapter.registration.findAccount({ accountNumber, locale }),
          { outcome: 'refused', reason: 'not-found' },
          `the account “${accountNumber}”`,
        );
    },
  }),
  define({
    name: 'verified',
    family: 'behaviour',
    seat: 'guest',
    needs: ['registration.verify'],
    title: 'the code of the sales rep verifies an account and reveals its name',
    async run({ adapter, fixtures, locale }) {
      const account = accountFixture(fixtures);
      const {
        proof,
        expiresIn,
        account: { name, number },
      } = await verifiedBy(adapter, account, locale);
      assertThat(proof !== '' && isSpan(expiresIn), `the proof “${proof}” is good for ${expiresIn} seconds`);
      assertThat(name !== '', 'the account has no name');
      assertEqual(number.replace(/\W/g, ''), account.accountNumber.replace(/\W/g, ''), 'the account number');
    },
  }),
  define({
    name: 'wrong',
    family: 'refusal',
    seat: 'guest',
    needs: ['registration.verify'],
    title: 'values of other accounts verify nothing, and each attempt reduces the remaining ones',
    async run({ adapter, fixtures, locale, unknownId }) {
      const { accountNumber } = accountFixture(fixtures);
      const left: number[] = [];
      for (const evidence of [
        { method: 'code', code: unknownId },
        { method: 'invoice', invoiceNumber: unknownId },
        { method: 'mobile', challenge: unknownId, code: '000000' },
      ] as const) {
        const answer = await adapter.registration.verify({ accountNumber, evidence, locale });
        assertThat(
          answer.outcome === 'refused' && answer.reason === 'not-verified',
          `${evidence.method}: ${answer.outcome}`,
        );
        left.push(answer.triesLeft);
      }
      assertThat(
        left.every(
          (tries, at) =>
            Number.isInteger(tries) && tries >= 0 && (at === 0 || tries === Math.max(0, (left[at - 1] ?? 0) - 1)),
        ),
        `tries left: ${left.join()}`,
      );
    },
  }),
  define({
    name: 'invoice',
    family: 'behaviour',
    seat: 'guest',
    needs: ['registration.verify'],
    title: 'the invoice number of a recent order verifies the account',
    async run({ adapter, fixtures, locale }) {
      const { accountNumber, invoiceNumber } = accountFixture(fixtures);
      const evidence = {
        method: 'invoice',
        invoiceNumber: required(invoiceNumber, 'fixtures.registration.invoiceNumber'),
      } as const;
      assertEqual(
        (await adapter.registration.verify({ accountNumber, evidence, locale })).outcome,
        'verified',
        'the invoice',
      );
    },
  }),
  define({
    name: 'texted',
    family: 'behaviour',
    seat: 'guest',
    needs: ['registration.sendCode', 'registration.verify'],
    title: 'a code is sent only to a phone of the account, verifies it, and is not sent again at once',
    async run({ adapter, fixtures, locale }) {
      const { accountNumber, mobileNumber, smsCode } = accountFixture(fixtures);
      const known = required(mobileNumber, 'fixtures.registration.mobileNumber');
      const sent = await adapter.registration.sendCode({ accountNumber, mobileNumber: known, locale });
      assertThat(sent.outcome === 'sent', `the code was ${sent.outcome}`);
      assertThat(
        [sent.digits, sent.resendIn, sent.expiresIn].every(isSpan) && sent.resendIn < sent.expiresIn,
        'its spans make no sense',
      );
      const again = await adapter.registration.sendCode({ accountNumber, mobileNumber: known, locale });
      assertThat(
        again.outcome === 'refused' && again.reason === 'too-soon' && isSpan(again.resendIn),
        'a second code went out at once',
      );
      const other = await adapter.registration.sendCode({ accountNumber, mobileNumber: '(999) 555-0199', locale });
      assertThat(other.outcome === 'refused' && other.reason === 'not-verified', 'a phone the account does not know');
      const code = required(smsCode, 'fixtures.registration.smsCode');
      assertEqual(
        (
          await adapter.registration.verify({
            accountNumber,
            evidence: { method: 'mobile', challenge: sent.challenge, code },
            locale,
          })
        ).outcome,
        'verified',
        'the code',
      );
    },
  }),
  ...readingCases(
    'registration.findAccount',
    async ({ adapter, locale }) =>
      (options) =>
        adapter.registration.findAccount({ accountNumber: '0', locale }, options),
    { asksWho: false },
  ),
];

const defineActivation = casesOf('activation');

type Outcome = Awaited<ReturnType<ActivationPort['resend']>>;

const outcomes: readonly Outcome[] = ['success', 'already-activated', 'contact-customer-service'];

const known = (
  name: 'verified' | 'unverified' | 'unknown',
  address: keyof ActivationFixtures,
  expected: Outcome,
  title: string,
) =>
  defineActivation({
    name,
    family: 'behaviour',
    needs: ['activation.resend'],
    title,
    async run({ adapter, fixtures }) {
      const email = required(fixtures.activation?.[address], `fixtures.activation.${address}`);
      assertEqual(await adapter.activation.resend({ email }), expected, `a resend to ${email}`);
    },
  });

/** Cases of activation emails: three outcomes, one of which covers all refusals (decision 21). */
export const activationCases = [
  known('unverified', 'unverified', 'success', 'who is not verified gets an email'),
  known('verified', 'verified', 'already-activated', 'a verified user gets already-activated'),
  known('unknown', 'unknown', 'contact-customer-service', 'who is not known is sent to customer service'),
  defineActivation({
    name: 'no-address',
    family: 'refusal',
    needs: ['activation.resend'],
    title: 'an invalid email address leads to customer service: an outcome, not an error',
    async run({ adapter }) {
      for (const email of ['', 'no address', 'a@b', 'constructor'])
        assertEqual(await adapter.activation.resend({ email }), 'contact-customer-service', `a resend to “${email}”`);
    },
  }),
  defineActivation({
    name: 'closed',
    family: 'shape',
    needs: ['activation.resend'],
    title: 'resending twice still returns one of the three outcomes',
    async run({ adapter, fixtures: { activation } }) {
      const email = required(activation?.unverified, 'fixtures.activation.unverified');
      for (const time of ['first', 'second']) {
        const answer: unknown = await adapter.activation.resend({ email });
        assertThat(
          outcomes.some((outcome) => outcome === answer),
          `the ${time} answer is ${String(answer)}`,
        );
      }
    },
  }),
  ...readingCases(
    'activation.resend',
    async ({ adapter }) =>
      (options) =>
        adapter.activation.resend({ email: 'nobody@kit.example' }, options),
    { asksWho: false },
  ),
];
