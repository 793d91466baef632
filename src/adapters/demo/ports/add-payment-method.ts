import * as z from 'zod/mini';
import { type AddPaymentMethodPort, PortError } from '../../../ports';
import type { AddPaymentMethodRefusal, AddPaymentMethodRequest } from '../../../ports/wallet.port';
import { nicknameProblem } from '../../../rules/payment-numbers';
import type { DemoContext } from '../context';
import { type DemoAccount, regions } from '../data/accounts';
import { WALLET_SIZE } from '../data/wallet';
import type { CommitRules } from '../engine/commit-steps';
import {
  DECLINED,
  defaultedTo,
  EXPIRED_TOKEN,
  methodProblem,
  presentMethod,
  readToken,
  withMethods,
} from '../engine/wallet';
import { dateIn } from '../engine/zoned-time';
import type { Call } from '../faults';
import type { AccountState } from '../store/records';
import type { MethodRecord } from '../store/paying-record';
import { requireFinance } from './require-permission';
import { createCommitPort } from './commit-port';

const text = z.string();
const requestSchema = z.object({
  accountId: z.nullable(text),
  token: text,
  kind: z.enum(['card', 'ach']),
  nickname: text,
  makeDefault: z.boolean(),
});
const valueSchema = z.object({ methodId: text });

/** Finds a stored method by its token: a repeated request returns it. */
const storedWith = ({ wallet }: AccountState, token: string): MethodRecord | undefined =>
  wallet.methods.find((method) => method.token === token);

/** Stores a payment method at most once. */
export function addPaymentMethodPort(context: DemoContext, call: Call): AddPaymentMethodPort {
  const today = (account: DemoAccount) => dateIn(context.world.now(), regions[account.region].timeZone);

  function refusal({ wallet }: AccountState, { token, kind }: AddPaymentMethodRequest): AddPaymentMethodRefusal | null {
    const facts = readToken(token);
    if (facts?.kind !== kind)
      throw new PortError('rejected', 'The token was not issued by the demo adapter', {
        fields: { token: 'patternMismatch' },
      });
    if (wallet.methods.length >= WALLET_SIZE)
      throw new PortError('rejected', 'The wallet is full', { fields: { token: 'rangeOverflow' } });
    if (facts.lastFour === EXPIRED_TOKEN) return 'token-expired';
    if (facts.lastFour === DECLINED) return 'declined';
    const isSame = (method: MethodRecord): boolean =>
      method.kind === facts.kind &&
      method.brand === facts.brand &&
      method.lastFour === facts.lastFour &&
      method.expiry?.year === facts.expiry?.year &&
      method.expiry?.month === facts.expiry?.month;
    return wallet.methods.some(isSame) ? 'already-stored' : null;
  }

  const rules = (
    account: DemoAccount,
  ): CommitRules<AddPaymentMethodRequest, { readonly methodId: string }, AddPaymentMethodRefusal> => ({
    operation: 'addPaymentMethod',
    subject: () => 'wallet',
    parseRequest: (stored) => z.safeParse(requestSchema, stored).data ?? null,
    parseValue: (stored) => z.safeParse(valueSchema, stored).data ?? null,
    already: (state, { token }) => {
      const stored = storedWith(state, token);
      return stored === undefined ? null : { methodId: stored.id };
    },
    refusal: (state, request) => {
      if (nicknameProblem(request.nickname) !== null)
        throw new PortError('rejected', 'The name is not valid', { fields: { nickname: 'patternMismatch' } });
      return refusal(state, request);
    },
    perform: (state, { token, nickname, makeDefault }, { handle }) => {
      const facts = readToken(token);
      if (facts === null) throw new PortError('rejected', 'The token was not issued by the demo adapter');
      const { methods } = state.wallet;
      const sequence = state.sequence + 1;
      const made: MethodRecord = {
        ...facts,
        id: `pm-${account.id}-${state.born.toString(36)}-${sequence}`,
        token,
        handle,
        nickname: nickname.trim(),
        isDefault: false,
        // A bank account has to be verified by its bank first.
        verified: facts.kind === 'card',
      };
      const all = [...methods, made];
      const leads =
        methodProblem(made, today(account)) === null && (makeDefault || !methods.some(({ isDefault }) => isDefault));
      return [{ ...withMethods(state, leads ? defaultedTo(all, made.id) : all), sequence }, { methodId: made.id }];
    },
  });

  return createCommitPort(context, call, {
    port: 'addPaymentMethod',
    requirePermission: () => requireFinance(context),
    rules,
    present: ({ methodId }, account, state) => {
      const found = state.wallet.methods.find(({ id }) => id === methodId);
      // The method was stored and removed since, so it cannot be returned.
      if (found === undefined) throw new PortError('not-found', 'The method is no longer in the wallet');
      return presentMethod(found, state.wallet, today(account));
    },
  });
}
