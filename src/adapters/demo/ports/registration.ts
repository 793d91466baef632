import type { SentCode, Verification } from '../../../domain';
import type { RegistrationPort } from '../../../ports';
import type { DemoContext } from '../context';
import type { DemoAccount } from '../data/accounts';
import { invoicesOf, invoiceWorld } from '../engine/invoices';
import {
  isRepCode,
  limits,
  methodsOf,
  withCheck,
  OPT_OUT_CODE,
  plain,
  recentNumbers,
  SMS_CODE,
  textOf,
  textsTo,
  triesLeft,
} from '../engine/registration';
import type { Call } from '../faults';
import type { AccountState } from '../store/records';
import type { CheckRecord } from '../store/registration-record';

const SECOND = 1000;
const noTriesLeft = { outcome: 'refused', reason: 'not-verified', triesLeft: 0 } as const;

/** Invoice numbers of an account's recent orders, newest first. */
export async function invoiceNumbersOf(context: DemoContext, account: DemoAccount): Promise<readonly string[]> {
  return recentNumbers(invoicesOf(invoiceWorld(account, context.world), await context.state(account)));
}

/** Mobile numbers of an account's users. */
export async function mobileNumbersOf(context: DemoContext, { id }: DemoAccount): Promise<readonly string[]> {
  const people = (await context.people()).filter(
    ({ enabled, accountIds, mobileNumber }) => enabled && accountIds.includes(id) && mobileNumber !== '',
  );
  return people.map(({ mobileNumber }) => mobileNumber);
}

/**
 * Implements the registration port. Attempts are stored with the guest, so that a reload does not reset their number.
 */
export function registrationPort(context: DemoContext, call: Call): RegistrationPort {
  const { world } = context;
  const accountWith = (number: string): DemoAccount | undefined =>
    world.accounts.find((account) => plain(account.number) === plain(number));
  const check = (kind: CheckRecord['kind'], accountId: string | null, about = ''): CheckRecord => ({
    id: `${kind}-${crypto.randomUUID()}`,
    kind: kind,
    accountId,
    about,
    at: world.now(),
  });

  /** Records a failed attempt and returns the remaining ones. */
  const wrong = (accountId: string | null): Promise<number> =>
    context.mutate(null, (before) => {
      const state = withCheck(before, check('wrong', accountId));
      return [state, triesLeft(state, accountId, world.now())];
    });

  const isLocked = (state: AccountState, account: DemoAccount): boolean =>
    triesLeft(state, account.id, world.now()) === 0;

  async function verified(account: DemoAccount, method: string): Promise<Verification> {
    const proof = check('proof', account.id, method);
    await context.mutate(null, (state) => [withCheck(state, proof), null]);
    return {
      outcome: 'verified',
      proof: proof.id,
      expiresIn: limits.proofLife / SECOND,
      account: { name: account.name, number: account.number },
    };
  }

  return {
    findAccount: call('registration.findAccount', async ({ accountNumber }) => {
      if (triesLeft(await context.state(null), null, world.now()) === 0)
        return { outcome: 'refused', reason: 'too-many-attempts' };
      const account = accountWith(accountNumber);
      if (account === undefined) {
        await wrong(null);
        return { outcome: 'refused', reason: 'not-found' };
      }
      const methods = methodsOf(await invoiceNumbersOf(context, account), await mobileNumbersOf(context, account));
      return { outcome: 'found', methods: [...methods], smsOptOutCode: OPT_OUT_CODE };
    }),
    sendCode: call('registration.sendCode', async ({ accountNumber, mobileNumber }) => {
      const account = accountWith(accountNumber);
      const state = await context.state(null);
      if (account === undefined || isLocked(state, account)) return noTriesLeft;
      if (!(await mobileNumbersOf(context, account)).some((known) => plain(known) === plain(mobileNumber))) {
        return { outcome: 'refused', reason: 'not-verified', triesLeft: await wrong(account.id) };
      }
      if (world.changes.texts === 'none') return { outcome: 'refused', reason: 'generation-failed' };
      const now = world.now();
      const text = check('text', account.id, mobileNumber);
      return context.mutate<SentCode>(null, (before) => {
        const earlier = textsTo(before, account.id, now);
        const since = now - (earlier.at(-1)?.at ?? 0);
        if (earlier.length >= limits.texts) return [before, { outcome: 'refused', reason: 'too-many-codes' }];
        if (since < limits.resendAfter)
          return [
            before,
            { outcome: 'refused', reason: 'too-soon', resendIn: Math.ceil((limits.resendAfter - since) / SECOND) },
          ];
        return [
          withCheck(before, text),
          {
            outcome: 'sent',
            challenge: text.id,
            digits: SMS_CODE.length,
            resendIn: limits.resendAfter / SECOND,
            expiresIn: limits.textLife / SECOND,
          },
        ];
      });
    }),
    verify: call('registration.verify', async ({ accountNumber, evidence }) => {
      const account = accountWith(accountNumber);
      const state = await context.state(null);
      if (account === undefined || isLocked(state, account)) return noTriesLeft;
      switch (evidence.method) {
        case 'code':
          if (isRepCode(account, evidence.code)) return verified(account, 'code');
          break;
        case 'invoice':
          if (
            (await invoiceNumbersOf(context, account)).some(
              (known) => plain(known).replace('INV', '') === plain(evidence.invoiceNumber).replace('INV', ''),
            )
          )
            return verified(account, 'invoice');
          break;
        case 'mobile': {
          const text = textOf(state, account.id, evidence.challenge, world.now());
          if (text === 'expired') return { outcome: 'refused', reason: 'code-expired' };
          if (text === 'good' && plain(evidence.code) === SMS_CODE) return verified(account, 'mobile');
          break;
        }
        default:
          return evidence satisfies never;
      }
      return { outcome: 'refused', reason: 'not-verified', triesLeft: await wrong(account.id) };
    }),
  };
}
