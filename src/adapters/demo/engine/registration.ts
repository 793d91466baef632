import type { VerificationMethod } from '../../../domain';
import { REGISTRATION_RECENT_ORDERS } from '../../../rules/limits';
import type { DemoAccount, DemoCondition } from '../data/accounts';
import type { PersonRecord } from '../store/people-record';
import type { AccountState } from '../store/records';
import type { CheckRecord, RegistrationRecord } from '../store/registration-record';
import { foldText } from '../../../rules/fold-text';
import { firstNotices } from './people';

/** Code that the sales rep of an account gives out. */
export const registrationCodeOf = ({ name, number }: Pick<DemoAccount, 'name' | 'number'>): string =>
  `NQ-${number.slice(-4)}-${foldText(name)
    .replace(/[^a-z]/g, '')
    .slice(0, 3)
    .toUpperCase()}`;

/** The code in every text message. A demo sends none. */
export const SMS_CODE = '204816';

/** Fictional short code for opting out of text messages. */
export const OPT_OUT_CODE = '55501';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Limits of verification attempts and text messages. */
export const limits = {
  /** Failed attempts for an account, and unknown account numbers, within `PAUSE`. */
  wrong: 5,
  wrongNumbers: 8,
  pause: 15 * MINUTE,
  /** Lifetime of a code, delay before the next one, and number of codes within `PAUSE`. */
  textLife: 10 * MINUTE,
  resendAfter: 30 * SECOND,
  texts: 4,
  proofLife: 30 * MINUTE,
} as const;

/** Keeps letters and digits only, because case, dashes and spaces are irrelevant. */
export const plain = (typed: string): string => typed.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

const lately = (
  { checks }: AccountState,
  kind: CheckRecord['kind'],
  accountId: string | null,
  since: number,
): readonly CheckRecord[] =>
  checks.filter((check) => check.kind === kind && check.accountId === accountId && check.at > since);

/** Adds a check to the state and removes expired ones. */
export const withCheck = (state: AccountState, check: CheckRecord): AccountState => ({
  ...state,
  checks: [...state.checks.filter(({ at }) => at > check.at - limits.proofLife), check],
});

/** Remaining attempts for an account; for account numbers with null. */
export const triesLeft = (state: AccountState, accountId: string | null, now: number): number =>
  Math.max(
    0,
    (accountId === null ? limits.wrongNumbers : limits.wrong) -
      lately(state, 'wrong', accountId, now - limits.pause).length,
  );

/** Recent text messages, newest last. */
export const textsTo = (state: AccountState, accountId: string, now: number): readonly CheckRecord[] =>
  lately(state, 'text', accountId, now - limits.pause);

/** The text message of a challenge, and whether its code is still valid. */
export function textOf(
  state: AccountState,
  accountId: string,
  challenge: string,
  now: number,
): 'good' | 'expired' | 'unknown' {
  const found = state.checks.find(
    ({ kind, id, accountId: of }) => kind === 'text' && id === challenge && of === accountId,
  );
  if (found === undefined) return 'unknown';
  return now - found.at < limits.textLife ? 'good' : 'expired';
}

/** A valid verification; null for an unknown or expired one. */
export const proofOf = ({ checks }: AccountState, proof: string, now: number): CheckRecord | null =>
  checks.find(({ kind, id, at }) => kind === 'proof' && id === proof && now - at < limits.proofLife) ?? null;

/** Verification methods of an account, depending on its invoices and the phone numbers of its users. */
export const methodsOf = (invoices: readonly string[], numbers: readonly string[]): readonly VerificationMethod[] => [
  'code',
  ...(invoices.length > 0 ? (['invoice'] as const) : []),
  ...(numbers.length > 0 ? (['mobile'] as const) : []),
];

/** Invoice numbers that verify an account: those of recent orders. */
export const recentNumbers = (invoices: readonly { readonly number: string }[]): readonly string[] =>
  invoices.slice(0, REGISTRATION_RECENT_ORDERS).map(({ number }) => number);

/** Whether a code is that of the account's sales rep. */
export const isRepCode = (account: DemoAccount, code: string): boolean =>
  plain(code) === plain(registrationCodeOf(account));

/** Whether registrations need a check by customer service, because of the account's conditions. */
export const needsAsking = (conditions: readonly DemoCondition[]): boolean =>
  conditions.some(({ code }) => code === 'blocked' || code === 'not-eligible');

/** Creates the user of a registration. */
export const personOf = ({ id, accountId, at, details, outcome }: RegistrationRecord): PersonRecord => ({
  // A person who was verified by phone is signed in; others have to open a link first.
  ...details,
  id: `user-${id}`,
  mobileNumber: '',
  permissions: ['ordering'],
  accountIds: [accountId],
  enabled: true,
  lastAccessed: outcome === 'verified' ? at : null,
  revision: 0,
  key: id,
  notices: firstNotices(),
});
