import {
  type AddPaymentMethodPort,
  type ForAccount,
  type InLocale,
  PortError,
  type SetAutopayPort,
  type WalletPort,
} from '../../../ports';
import type { Refused } from '../../../ports/commit.port';
import type { ForMethod, WalletChanged } from '../../../ports/wallet.port';
import { containsPaymentNumber, nicknameProblem } from '../../../rules/payment-numbers';
import { requireSignedIn } from '../common/refusals';
import type { Context } from '../context';
import { createCommitPort } from '../server-methods/commit';
import type { ResponseOf } from '../server-methods/contract';
import { fromAutopayChoice, toAutopay, toMethod } from './wallet.mapping';
import {
  addPaymentMethod,
  getAutopay,
  getPaymentMethods,
  removePaymentMethod,
  renamePaymentMethod,
  setAutopay,
  setDefaultPaymentMethod,
} from './wallet.methods';

/**
 * Implements the wallet port with the store's server methods, because the platform stores no payment methods for
 * buyers.
 */
export function walletPort({ methods, runExclusive }: Context): WalletPort {
  const callerFields = ({ accountId, locale }: ForAccount & InLocale) => ({
    effectiveAccountId: requireSignedIn(accountId),
    language: locale,
  });
  /** Serializes changes of one wallet, because each response contains the whole wallet. */
  const runInTurn = <Result>({ accountId }: ForAccount, work: () => Promise<Result>): Promise<Result> =>
    runExclusive(`wallet ${accountId}`, work);

  function changed<Reason extends string>(
    answer: ResponseOf<'removePaymentMethod'>,
    reasons: readonly Reason[],
  ): WalletChanged | Refused<Reason> {
    if (answer.outcome === 'done') {
      if (!answer.methods) throw new PortError('malformed', 'The response does not contain the changed wallet');
      return { outcome: 'done', methods: answer.methods.map(toMethod) };
    }
    const reason = reasons.find((known) => known === answer.reason);
    if (reason === undefined) throw new PortError('rejected', 'The wallet was not changed');
    return { outcome: 'refused', reason };
  }
  const request = (at: ForMethod) => ({ ...callerFields(at), methodId: at.methodId });

  return {
    methods: async (at, call) =>
      (await methods.call(getPaymentMethods, callerFields(at), call?.signal)).methods.map(toMethod),
    rename({ nickname, ...at }, call) {
      const problem = nicknameProblem(nickname);
      if (problem !== null)
        return Promise.reject(
          new PortError('rejected', 'The name is not valid', { fields: { nickname: problem.code } }),
        );
      return runInTurn(at, async () =>
        changed(await methods.call(renamePaymentMethod, { ...request(at), nickname: nickname.trim() }, call?.signal), [
          'method-gone',
        ]),
      );
    },
    setDefault: (at, call) =>
      runInTurn(at, async () =>
        changed(await methods.call(setDefaultPaymentMethod, request(at), call?.signal), [
          'method-gone',
          'method-unusable',
        ]),
      ),
    remove: (at, call) =>
      runInTurn(at, async () =>
        changed(await methods.call(removePaymentMethod, request(at), call?.signal), ['used-by-autopay']),
      ),
    autopay: async ({ choice, ...at }, call) =>
      toAutopay(
        await methods.call(
          getAutopay,
          choice === undefined ? callerFields(at) : { ...callerFields(at), choice: fromAutopayChoice(choice) },
          call?.signal,
        ),
      ),
  };
}

/** Changes autopay at most once. */
export const setAutopayPort = (context: Context): SetAutopayPort =>
  createCommitPort(context, setAutopay, {
    toValue: toAutopay,
    reasons: ['method-gone', 'method-unusable'],
    toArguments: ({ autopay }) => fromAutopayChoice(autopay),
  });

/**
 * Stores a payment method at most once. A text that looks like a payment number is rejected, because it may only be
 * entered in the provider's fields.
 */
export const addPaymentMethodPort = (context: Context): AddPaymentMethodPort =>
  createCommitPort(context, addPaymentMethod, {
    toValue: toMethod,
    reasons: ['declined', 'token-expired', 'already-stored'],
    toArguments({ token, kind, nickname, makeDefault }) {
      if (token.trim() === '' || containsPaymentNumber(token))
        throw new PortError('rejected', 'The token is not valid', { fields: { token: 'patternMismatch' } });
      const problem = nicknameProblem(nickname);
      if (problem !== null)
        throw new PortError('rejected', 'The name is not valid', { fields: { nickname: problem.code } });
      return { token, kind, nickname: nickname.trim(), makeDefault };
    },
  });
