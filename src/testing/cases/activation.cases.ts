import type { ActivationPort } from '../../ports';
import type { ActivationFixtures } from '../fixtures.types';
import { casesOf } from '../define-case';
import { required, assertEqual, assertThat } from '../expect';
import { readingCases } from './common/reading';

const define = casesOf('activation');

type Outcome = Awaited<ReturnType<ActivationPort['resend']>>;
const outcomes: readonly Outcome[] = ['success', 'already-activated', 'contact-customer-service'];

const known = (
  name: 'verified' | 'unverified' | 'unknown',
  address: keyof ActivationFixtures,
  wanted: Outcome,
  says: string,
) =>
  define({
    name,
    family: 'behaviour',
    needs: ['activation.resend'],
    says,
    async run({ adapter, fixtures }) {
      const email = required(fixtures.activation?.[address], `fixtures.activation.${address}`);
      assertEqual(await adapter.activation.resend({ email }), wanted, `a resend to ${email}`);
    },
  });

/** Activation emails: three ends, and every refusal is one of them (decision 21). */
export const activationCases = [
  known('unverified', 'unverified', 'success', 'who is not verified gets an email'),
  known('verified', 'verified', 'already-activated', 'who is verified is told so'),
  known('unknown', 'unknown', 'contact-customer-service', 'who is not known is sent to customer service'),
  define({
    name: 'no-address',
    family: 'refusal',
    needs: ['activation.resend'],
    says: 'what is no address ends at customer service: an outcome, no rejection',
    async run({ adapter }) {
      for (const email of ['', 'no address', 'a@b', 'constructor'])
        assertEqual(await adapter.activation.resend({ email }), 'contact-customer-service', `a resend to “${email}”`);
    },
  }),
  define({
    name: 'closed',
    family: 'shape',
    needs: ['activation.resend'],
    says: 'asked twice, a resend still has one of the three ends',
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
