import type { VerificationMethod } from '../../../domain';
import { REGISTRATION_RECENT_ORDERS } from '../../../rules/limits';
import type { DemoAccount, DemoCondition } from '../data/accounts';
import type { PersonRecord } from '../store/people-record';
import type { AccountState } from '../store/records';
import type { CheckRecord, RegistrationRecord } from '../store/registration-record';
import { fold } from './fold';
import { firstNotices } from './people';

/** The code a sales rep gives out for an account: the same for everybody who asks. */
export const registrationCodeOf = ({ name, number }: Pick<DemoAccount, 'name' | 'number'>): string =>
  `NQ-${number.slice(-4)}-${fold(name)
    .replace(/[^a-z]/g, '')
    .slice(0, 3)
    .toUpperCase()}`;

/** The code of every text. None is sent by a demo. */
export const TEXTED_CODE = '204816';

/** The short code texts are stopped at. Fictional. */
export const OPT_OUT_CODE = '55501';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** How often, how long and how soon. */
export const limits = {
  /** Wrong tries at one account, and wrong account numbers, within `PAUSE`. */
  wrong: 5,
  wrongNumbers: 8,
  pause: 15 * MINUTE,
  /** A text, how soon another one may follow, and how many within `PAUSE`. */
  textLife: 10 * MINUTE,
  resendAfter: 30 * SECOND,
  texts: 4,
  proofLife: 30 * MINUTE,
} as const;

/** Letters and digits alone, so that capitals, dashes and spaces do not matter. */
export const plain = (typed: string): string => typed.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

const lately = (
  { checks }: AccountState,
  is: CheckRecord['is'],
  accountId: string | null,
  since: number,
): readonly CheckRecord[] =>
  checks.filter((check) => check.is === is && check.accountId === accountId && check.at > since);

/** The state with one more step; those that count for nothing any more are left out. */
export const noted = (state: AccountState, check: CheckRecord): AccountState => ({
  ...state,
  checks: [...state.checks.filter(({ at }) => at > check.at - limits.proofLife), check],
});

/** Tries that are left for an account; for account numbers with null. */
export const triesLeft = (state: AccountState, accountId: string | null, now: number): number =>
  Math.max(
    0,
    (accountId === null ? limits.wrongNumbers : limits.wrong) -
      lately(state, 'wrong', accountId, now - limits.pause).length,
  );

/** Texts of late, newest last. */
export const textsTo = (state: AccountState, accountId: string, now: number): readonly CheckRecord[] =>
  lately(state, 'text', accountId, now - limits.pause);

/** The text behind a challenge, and whether its code still counts. */
export function textOf(
  state: AccountState,
  accountId: string,
  challenge: string,
  now: number,
): 'good' | 'expired' | 'unknown' {
  const found = state.checks.find(({ is, id, accountId: of }) => is === 'text' && id === challenge && of === accountId);
  if (found === undefined) return 'unknown';
  return now - found.at < limits.textLife ? 'good' : 'expired';
}

/** A verification that counts; null for none, or one that is too old. */
export const proofOf = ({ checks }: AccountState, proof: string, now: number): CheckRecord | null =>
  checks.find(({ is, id, at }) => is === 'proof' && id === proof && now - at < limits.proofLife) ?? null;

/** What an account can be verified by: the invoices it has, and the numbers its people have. */
export const methodsOf = (invoices: readonly string[], numbers: readonly string[]): readonly VerificationMethod[] => [
  'code',
  ...(invoices.length > 0 ? (['invoice'] as const) : []),
  ...(numbers.length > 0 ? (['mobile'] as const) : []),
];

/** The invoice numbers that verify an account: those of its last orders. */
export const recentNumbers = (invoices: readonly { readonly number: string }[]): readonly string[] =>
  invoices.slice(0, REGISTRATION_RECENT_ORDERS).map(({ number }) => number);

/** Whether a code is the one of the account's sales rep. */
export const isRepCode = (account: DemoAccount, code: string): boolean =>
  plain(code) === plain(registrationCodeOf(account));

/** Whether somebody has to be asked about an account before anybody gets in, by its conditions. */
export const needsAsking = (conditions: readonly DemoCondition[]): boolean =>
  conditions.some(({ code }) => code === 'blocked' || code === 'not-eligible');

/** Who registered, as a user of the account. */
export const personOf = ({ id, accountId, at, details, outcome }: RegistrationRecord): PersonRecord => ({
  // Whoever is verified on the spot is here; anybody else opens a link first.
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
