import type { DemoAccount } from '../../../../src/adapters/demo/data/accounts';
import { defaultedTo, methodProblem, withMethods, withoutMethod } from '../../../../src/adapters/demo/engine/wallet';
import type { AccountState } from '../../../../src/adapters/demo/store/records';
import type { MethodRecord } from '../../../../src/adapters/demo/store/paying-record';
import type { ResponseOf } from '../../../../src/adapters/salesforce/server-methods/contract';
import { nicknameProblem } from '../../../../src/rules/payment-numbers';
import type { Exchange } from '../http/exchange';
import { autopayBody, storeMoney, requireFinance, moneyOf, todayOf } from '../store/money';
import { methodBodies } from '../wire/money';
import { autopayChoice } from './wallet-once';
import {
  type Arguments,
  buyersAccountArg,
  throwHandled,
  type Handler,
  objectIn,
  type Sent,
  serving,
  textArg,
} from './arguments';

function accountArg(exchange: Exchange, args: Arguments): DemoAccount {
  const account = buyersAccountArg(exchange, args);
  requireFinance(exchange);
  return account;
}

const getPaymentMethods: Handler<'getPaymentMethods'> = (exchange, args) => ({
  methods: methodBodies(exchange.platform, accountArg(exchange, args)),
});
const getAutopay: Handler<'getAutopay'> = (exchange, args) => {
  const choice = objectIn(args.choice);
  return autopayBody(exchange.platform, accountArg(exchange, args), choice === null ? null : autopayChoice(choice));
};

/** A change of the wallet in one step: a refusal changes nothing. */
const createWalletChange =
  (
    change: (
      state: AccountState,
      method: MethodRecord | undefined,
      args: Arguments,
      today: string,
    ) => AccountState | string,
  ) =>
  (exchange: Exchange, args: Arguments): Sent<ResponseOf<'removePaymentMethod'>> => {
    const { platform } = exchange;
    const account = accountArg(exchange, args);
    const state = moneyOf(platform, account);
    const next = change(
      state,
      state.wallet.methods.find(({ id }) => id === textArg(args, 'methodId')),
      args,
      todayOf(platform, account),
    );
    if (typeof next === 'string') return { outcome: 'refused', reason: next };
    storeMoney(platform, account, next);
    return { methods: methodBodies(platform, account), outcome: 'done' };
  };

const renamePaymentMethod = createWalletChange((state, method, args) => {
  const nickname = textArg(args, 'nickname').trim();
  if (nicknameProblem(nickname) !== null) return throwHandled('INVALID_API_INPUT', 'The name is not valid');
  return method === undefined
    ? 'method-gone'
    : withMethods(
        state,
        state.wallet.methods.map((one) => (one === method ? { ...one, nickname } : one)),
      );
});

const setDefaultPaymentMethod = createWalletChange((state, method, _, today) => {
  if (method === undefined) return 'method-gone';
  return methodProblem(method, today) === null
    ? withMethods(state, defaultedTo(state.wallet.methods, method.id))
    : 'method-unusable';
});

const removePaymentMethod = createWalletChange((state, method, args, today) =>
  method !== undefined && state.wallet.autopay.methodId === method.id
    ? 'used-by-autopay'
    : withMethods(state, withoutMethod(state.wallet.methods, textArg(args, 'methodId'), today)),
);

/** Payment methods and autopay of accounts. */
export const walletMethods = serving({
  getPaymentMethods,
  renamePaymentMethod,
  setDefaultPaymentMethod,
  removePaymentMethod,
  getAutopay,
});
