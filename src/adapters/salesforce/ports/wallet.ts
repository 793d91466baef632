import { type ForAccount, type InLocale, PortError, type WalletPort } from '../../../ports';
import type { ForMethod, WalletChanged } from '../../../ports/wallet.port';
import type { Refused } from '../../../ports/commit.port';
import { nicknameProblem } from '../../../rules/payment-numbers';
import type { Context } from '../context';
import { fromAutopayChoice, toAutopay, toMethod } from '../mapping/wallet';
import { askOf } from '../server-methods/send';
import { walletMethods } from '../server-methods/money-methods';
import { requireSignedIn } from './require-signed-in';

/** How an account pays: the platform stores no methods for buyers, so the store's server methods do (spec §1, Wallet). */
export function walletPort({ methods, serial }: Context): WalletPort {
  const ask = askOf(methods, walletMethods);
  const who = ({ accountId, locale }: ForAccount & InLocale) => ({ effectiveAccountId: requireSignedIn(accountId), language: locale });
  /** Changes of one wallet go one after another: each answers with the whole of it. */
  const inTurn = <Result>({ accountId }: ForAccount, work: () => Promise<Result>): Promise<Result> => serial(`wallet ${accountId}`, work);

  function changed<Reason extends string>(answer: Awaited<ReturnType<typeof ask<'removePaymentMethod'>>>, reasons: readonly Reason[]): WalletChanged | Refused<Reason> {
    if (answer.outcome === 'done') {
      if (!answer.methods) throw new PortError('malformed', 'The wallet after the change is missing');
      return { outcome: 'done', methods: answer.methods.map(toMethod) };
    }
    const reason = reasons.find((known) => known === answer.reason);
    if (reason === undefined) throw new PortError('rejected', 'The wallet was not changed');
    return { outcome: 'refused', reason };
  }
  const request = (at: ForMethod) => ({ ...who(at), methodId: at.methodId });

  return {
    methods: async (at, call) => (await ask('getPaymentMethods', who(at), call?.signal)).methods.map(toMethod),
    rename({ nickname, ...at }, call) {
      const problem = nicknameProblem(nickname);
      if (problem !== null) return Promise.reject(new PortError('rejected', 'Not a name', { fields: { nickname: problem.code } }));
      return inTurn(at, async () => changed(await ask('renamePaymentMethod', { ...request(at), nickname: nickname.trim() }, call?.signal), ['method-gone']));
    },
    setDefault: (at, call) => inTurn(at, async () => changed(await ask('setDefaultPaymentMethod', request(at), call?.signal), ['method-gone', 'method-unusable'])),
    remove: (at, call) => inTurn(at, async () => changed(await ask('removePaymentMethod', request(at), call?.signal), ['pays-automatically'])),
    autopay: async ({ choice, ...at }, call) =>
      toAutopay(await ask('getAutopay', choice === undefined ? who(at) : { ...who(at), choice: fromAutopayChoice(choice) }, call?.signal)),
  };
}
