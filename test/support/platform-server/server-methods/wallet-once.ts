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
import { autopayBody, storeMoney, requireFinance, moneyOf, todayOf } from '../store/money';
import { type CallContext, createOnceOnlyMethods, fieldProblem } from '../store/once';
import { methodBodies } from '../wire/money';
import {
  type Arguments,
  throwHandled,
  minorOf,
  numberArg,
  optionalText,
  type ServerMethod,
  textArg,
} from './arguments';

const walletOf = ({ platform, account }: CallContext) => moneyOf(platform, account).wallet;

/** A setting of autopay in a request. */
export function autopayChoice(args: Arguments): AutopayChoice {
  if (args.on !== true) return { enabled: false };
  const limit = optionalText(args, 'limit');
  return {
    enabled: true,
    methodId: textArg(args, 'methodId'),
    day: args.day == null ? null : numberArg(args, 'day'),
    limit: limit === null ? null : { minor: minorOf(limit), currency: textArg(args, 'limitCurrencyIsoCode') },
  };
}

const setAutopay = createOnceOnlyMethods<AutopayChoice, { readonly on: boolean }>({
  name: 'setAutopay',
  assertAllowed: ({ exchange }) => requireFinance(exchange),
  readInput: autopayChoice,
  subjectOf: () => 'autopay',
  findExisting(input, context) {
    const { autopay } = walletOf(context);
    const selected = selectedAutopay(input, todayOf(context.platform, context.account));
    return selected.methodId === autopay.methodId && selected.day === autopay.day && selected.limit === autopay.limit
      ? { on: input.enabled }
      : null;
  },
  refusal(input, context) {
    if (!input.enabled) return null;
    const problem = autopayProblem(input, regions[context.account.region].currency);
    if (problem !== null) return fieldProblem(problem.field, problem.code);
    const method = walletOf(context).methods.find(({ id }) => id === input.methodId);
    if (method === undefined) return 'method-gone';
    return methodProblem(method, todayOf(context.platform, context.account)) === null ? null : 'method-unusable';
  },
  execute(input, context, { handle }) {
    const state = moneyOf(context.platform, context.account);
    storeMoney(context.platform, context.account, {
      ...state,
      wallet: {
        ...state.wallet,
        autopay: selectedAutopay(input, todayOf(context.platform, context.account)),
        autopayChanges: [...state.wallet.autopayChanges, handle],
      },
    });
    return { on: input.enabled };
  },
  toBody: (_, context) => autopayBody(context.platform, context.account),
});

interface AddMethodInput {
  readonly token: string;
  readonly kind: WalletMethod['kind'];
  readonly nickname: string;
  readonly makeDefault: boolean;
}

const addPaymentMethod = createOnceOnlyMethods<AddMethodInput, { readonly methodId: string }>({
  name: 'addPaymentMethod',
  assertAllowed: ({ exchange }) => requireFinance(exchange),
  readInput: (args) => ({
    token: textArg(args, 'token'),
    kind: textArg(args, 'kind') === 'ach' ? 'ach' : 'card',
    nickname: textArg(args, 'nickname'),
    makeDefault: args.makeDefault === true,
  }),
  subjectOf: () => 'wallet',
  findExisting({ token }, context) {
    const stored = walletOf(context).methods.find((method) => method.token === token);
    return stored === undefined ? null : { methodId: stored.id };
  },
  refusal({ token, kind, nickname }, context) {
    const { methods } = walletOf(context);
    const facts = readToken(token);
    if (facts?.kind !== kind) return fieldProblem('token', 'patternMismatch');
    if (nicknameProblem(nickname) !== null) return fieldProblem('nickname', 'patternMismatch');
    if (methods.length >= WALLET_SIZE) return fieldProblem('token', 'rangeOverflow');
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
  execute({ token, nickname, makeDefault }, context, { handle }) {
    const state = moneyOf(context.platform, context.account);
    const facts = readToken(token) ?? throwHandled('INVALID_API_INPUT', 'The token is not valid');
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
      methodProblem(made, todayOf(context.platform, context.account)) === null &&
      (makeDefault || !all.some(({ isDefault }) => isDefault));
    storeMoney(context.platform, context.account, withMethods(state, leads ? defaultedTo(all, made.id) : all));
    return { methodId: made.id };
  },
  toBody: ({ methodId }, { platform, account }) =>
    methodBodies(platform, account).find(({ id }) => id === methodId) ??
    throwHandled('MISSING_RECORD', 'The method is no longer in the wallet'),
});

/** Autopay and storing a payment method, each once-only. */
export const walletOnceMethods: Readonly<Record<string, ServerMethod>> = { ...setAutopay, ...addPaymentMethod };
