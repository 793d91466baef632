import type { WalletMethod } from '../../../domain';
import {
  type CallOptions,
  type ForAccount,
  type InLocale,
  PortError,
  type Refused,
  type WalletChanged,
  type WalletPort,
} from '../../../ports';
import { typed, plain } from '../../common/text';
import { throwProblems } from '../common/attempts';
import type { Context } from '../context';
import {
  removeTradeBankAccount,
  renameTradeBankAccount,
  setDefaultTradeBankAccount,
  tradeBankAccounts,
  type WireBankAccount,
  type WireWalletResult,
} from './wallet.wire';

const toMethod = ({ id, bank, lastFour, nickname, isDefault, isVerified }: WireBankAccount): WalletMethod => ({
  id,
  kind: 'ach',
  brand: plain(bank),
  lastFour,
  expiry: null,
  nickname: typed(nickname),
  isDefault,
  problem: isVerified ? null : 'unverified',
  isAutopayMethod: false,
});

/** The plugin's refusals as reasons of the port. */
const reasons = { 'bank-account-gone': 'method-gone', 'not-verified': 'method-unusable' } as const;

/** The bank accounts from which an account pays its invoices. The payment provider stores them, and adds new ones. */
export function walletPort({ graphql }: Context): Omit<WalletPort, 'autopay'> {
  /** Converts the outcome of a change. @throws PortError `rejected` with the problems by field, `malformed` */
  function changed<Code extends keyof typeof reasons>(
    { bankAccounts, refusal, problems }: WireWalletResult,
    codes: readonly Code[],
  ): WalletChanged | Refused<(typeof reasons)[Code]> {
    throwProblems(problems, 'The bank account was not changed');
    if (refusal === null) return { outcome: 'done', methods: bankAccounts.map(toMethod) };
    const code = codes.find((one) => one === refusal);
    if (code === undefined) throw new PortError('malformed', 'The change was refused for an unknown reason');
    return { outcome: 'refused', reason: reasons[code] };
  }
  const caller = ({ accountId, locale }: ForAccount & InLocale, call: CallOptions | undefined) => ({
    accountId,
    locale,
    ...call,
  });

  return {
    methods: async (at, call) =>
      (await graphql.send(tradeBankAccounts, caller(at, call))).tradeBankAccounts.map(toMethod),
    async rename({ methodId: id, nickname, ...at }, call) {
      const variables = { id, nickname: nickname.trim() };
      const { result } = await graphql.send(renameTradeBankAccount, { variables, ...caller(at, call) });
      return changed(result, ['bank-account-gone']);
    },
    async setDefault({ methodId: id, ...at }, call) {
      const { result } = await graphql.send(setDefaultTradeBankAccount, { variables: { id }, ...caller(at, call) });
      return changed(result, ['bank-account-gone', 'not-verified']);
    },
    async remove({ methodId: id, ...at }, call) {
      const { result } = await graphql.send(removeTradeBankAccount, { variables: { id }, ...caller(at, call) });
      return changed(result, []);
    },
  };
}
