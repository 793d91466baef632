import { regions } from '../../../../src/adapters/demo/data/accounts';
import { WALLET_SIZE } from '../../../../src/adapters/demo/data/wallet';
import {
  DECLINED,
  EXPIRED_TOKEN,
  readToken,
  selectedAutopay,
  defaultedTo,
  methodProblem,
  withMethods,
} from '../../../../src/adapters/demo/engine/wallet';
import type { MethodRecord } from '../../../../src/adapters/demo/store/paying-record';
import type { AutopayChoice, WalletMethod } from '../../../../src/domain';
import { autopayProblem } from '../../../../src/rules/invoices';
import { nicknameProblem } from '../../../../src/rules/payment-numbers';
import { autopayNow, keepMoney, mayPay, moneyOf, todayOf } from '../store/money';
import { type Here, onceOperation, wrong } from '../store/once';
import { methodBodies } from '../wire/money';
import { type Arguments, handled, minorOf, numberArg, optionalText, type ServerMethod, textArg } from './arguments';

const walletOf = ({ platform, account }: Here) => moneyOf(platform, account).wallet;

/** A setting of autopay in a request. */
export function autopayChoice(args: Arguments): AutopayChoice {
  if (args.on !== true) return { on: false };
  const limit = optionalText(args, 'limit');
  return {
    on: true,
    methodId: textArg(args, 'methodId'),
    day: args.day == null ? null : numberArg(args, 'day'),
    limit: limit === null ? null : { minor: minorOf(limit), currency: textArg(args, 'limitCurrencyIsoCode') },
  };
}

const setAutopay = onceOperation<AutopayChoice, { readonly on: boolean }>({
  name: 'setAutopay',
  mayAct: ({ exchange }) => mayPay(exchange),
  read: autopayChoice,
  subject: () => 'autopay',
  already(asked, here) {
    const { autopay } = walletOf(here);
    const wanted = selectedAutopay(asked, todayOf(here.platform, here.account));
    return wanted.methodId === autopay.methodId && wanted.day === autopay.day && wanted.limit === autopay.limit
      ? { on: asked.on }
      : null;
  },
  refusal(asked, here) {
    if (!asked.on) return null;
    const problem = autopayProblem(asked, regions[here.account.region].currency);
    if (problem !== null) return wrong(problem.field, problem.code);
    const method = walletOf(here).methods.find(({ id }) => id === asked.methodId);
    if (method === undefined) return 'method-gone';
    return methodProblem(method, todayOf(here.platform, here.account)) === null ? null : 'method-unusable';
  },
  carryOut(asked, here, { handle }) {
    const state = moneyOf(here.platform, here.account);
    keepMoney(here.platform, here.account, {
      ...state,
      wallet: {
        ...state.wallet,
        autopay: selectedAutopay(asked, todayOf(here.platform, here.account)),
        autopayChanges: [...state.wallet.autopayChanges, handle],
      },
    });
    return { on: asked.on };
  },
  tell: (_, here) => autopayNow(here.platform, here.account),
});

interface Adding {
  readonly token: string;
  readonly kind: WalletMethod['kind'];
  readonly nickname: string;
  readonly makeDefault: boolean;
}

const addPaymentMethod = onceOperation<Adding, { readonly methodId: string }>({
  name: 'addPaymentMethod',
  mayAct: ({ exchange }) => mayPay(exchange),
  read: (args) => ({
    token: textArg(args, 'token'),
    kind: textArg(args, 'kind') === 'ach' ? 'ach' : 'card',
    nickname: textArg(args, 'nickname'),
    makeDefault: args.makeDefault === true,
  }),
  subject: () => 'wallet',
  already({ token }, here) {
    const stored = walletOf(here).methods.find((method) => method.token === token);
    return stored === undefined ? null : { methodId: stored.id };
  },
  refusal({ token, kind, nickname }, here) {
    const { methods } = walletOf(here);
    const facts = readToken(token);
    if (facts?.kind !== kind) return wrong('token', 'patternMismatch');
    if (nicknameProblem(nickname) !== null) return wrong('nickname', 'patternMismatch');
    if (methods.length >= WALLET_SIZE) return wrong('token', 'rangeOverflow');
    if (facts.lastFour === EXPIRED_TOKEN) return 'token-expired';
    if (facts.lastFour === DECLINED) return 'declined';
    const isSame = (method: MethodRecord): boolean =>
      method.kind === facts.kind &&
      method.brand === facts.brand &&
      method.lastFour === facts.lastFour &&
      method.expiry?.year === facts.expiry?.year &&
      method.expiry?.month === facts.expiry?.month;
    return methods.some(isSame) ? 'already-stored' : null;
  },
  carryOut({ token, nickname, makeDefault }, here, { handle }) {
    const state = moneyOf(here.platform, here.account);
    const facts = readToken(token) ?? handled('INVALID_API_INPUT', 'Not a token');
    // A bank account has to be verified with its bank first.
    const made: MethodRecord = {
      ...facts,
      id: `pm-${handle}`,
      token,
      handle,
      nickname: nickname.trim(),
      isDefault: false,
      verified: facts.kind === 'card',
    };
    const all = [...state.wallet.methods, made];
    const leads =
      methodProblem(made, todayOf(here.platform, here.account)) === null &&
      (makeDefault || !all.some(({ isDefault }) => isDefault));
    keepMoney(here.platform, here.account, withMethods(state, leads ? defaultedTo(all, made.id) : all));
    return { methodId: made.id };
  },
  tell: ({ methodId }, { platform, account }) =>
    methodBodies(platform, account).find(({ id }) => id === methodId) ??
    handled('MISSING_RECORD', 'The method is no longer in the wallet'),
});

/** Autopay and storing a payment method, each once-only. */
export const walletOnceMethods: Readonly<Record<string, ServerMethod>> = { ...setAutopay, ...addPaymentMethod };
