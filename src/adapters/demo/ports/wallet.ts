import { PortError, type WalletPort } from '../../../ports';
import type { ForMethod, WalletChanged } from '../../../ports/wallet.port';
import { nicknameProblem } from '../../../rules/payment-numbers';
import type { DemoContext } from '../context';
import { type DemoAccount, regions } from '../data/accounts';
import { presentAutopay } from '../engine/autopay';
import { invoiceWorld } from '../engine/invoices';
import {
  selectedAutopay,
  defaultedTo,
  methodProblem,
  presentMethods,
  withMethods,
  withoutMethod,
} from '../engine/wallet';
import { dateIn } from '../engine/zoned-time';
import type { Call } from '../faults';
import type { AccountState } from '../store/records';
import type { MethodRecord } from '../store/paying-record';
import { requireFinance } from './require-permission';

/** Implements the wallet port; methods and autopay are part of the account's record. */
export function walletPort(context: DemoContext, call: Call): WalletPort {
  const { world } = context;
  const today = (account: DemoAccount) => dateIn(world.now(), regions[account.region].timeZone);

  async function ownAccount(accountId: string | null): Promise<DemoAccount> {
    const account = await context.accountOf(accountId);
    if (account === null) throw new PortError('signed-out', 'A guest has no wallet');
    await requireFinance(context);
    return account;
  }

  /** Changes one method in one transaction; a refusal of `carryOut` changes nothing. */
  async function change<Refusal>(
    { accountId, methodId }: ForMethod,
    carryOut: (state: AccountState, method: MethodRecord | undefined, account: DemoAccount) => AccountState | Refusal,
    isState: (result: AccountState | Refusal) => result is AccountState,
  ): Promise<WalletChanged | Refusal> {
    const account = await ownAccount(accountId);
    return context.mutate<WalletChanged | Refusal>(account, (before) => {
      const result = carryOut(
        before,
        before.wallet.methods.find(({ id }) => id === methodId),
        account,
      );
      return isState(result)
        ? [result, { outcome: 'done', methods: presentMethods(result.wallet, today(account)) }]
        : [before, result];
    });
  }
  const isState = (result: object): result is AccountState => 'wallet' in result;
  const refused = <Reason extends string>(reason: Reason) => ({ outcome: 'refused', reason }) as const;

  return {
    methods: call('wallet.methods', async ({ accountId }) => {
      const account = await ownAccount(accountId);
      return presentMethods((await context.state(account)).wallet, today(account));
    }),
    rename: call('wallet.rename', ({ nickname, ...request }) => {
      const problem = nicknameProblem(nickname);
      if (problem !== null)
        throw new PortError('rejected', 'The name is not valid', { fields: { nickname: problem.code } });
      return change(
        request,
        (state, method) =>
          method === undefined
            ? refused('method-gone')
            : withMethods(
                state,
                state.wallet.methods.map((one) => (one === method ? { ...one, nickname: nickname.trim() } : one)),
              ),
        isState,
      );
    }),
    setDefault: call('wallet.setDefault', (request) =>
      change(
        request,
        (state, method, account) => {
          if (method === undefined) return refused('method-gone');
          if (methodProblem(method, today(account)) !== null) return refused('method-unusable');
          return withMethods(state, defaultedTo(state.wallet.methods, method.id));
        },
        isState,
      ),
    ),
    remove: call('wallet.remove', (request) =>
      change(
        request,
        (state, method, account) => {
          if (method !== undefined && state.wallet.autopay.methodId === method.id) return refused('used-by-autopay');
          return withMethods(state, withoutMethod(state.wallet.methods, request.methodId, today(account)));
        },
        isState,
      ),
    ),
    autopay: call('wallet.autopay', async ({ accountId, choice }) => {
      const account = await ownAccount(accountId);
      const state = await context.state(account);
      return presentAutopay(
        choice === undefined ? state.wallet.autopay : selectedAutopay(choice, today(account)),
        state,
        invoiceWorld(account, world),
      );
    }),
  };
}
