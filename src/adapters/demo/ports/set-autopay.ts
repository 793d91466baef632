import * as z from 'zod/mini';
import { PortError, type SetAutopayPort } from '../../../ports';
import type { SetAutopayRefusal, SetAutopayRequest } from '../../../ports/wallet.port';
import { autopayProblem } from '../../../rules/invoices';
import type { DemoContext } from '../context';
import { type DemoAccount, regions } from '../data/accounts';
import { presentAutopay } from '../engine/autopay';
import { invoiceWorld } from '../engine/invoices';
import type { CommitRules } from '../engine/commit-steps';
import { selectedAutopay, methodProblem } from '../engine/wallet';
import { dateIn } from '../engine/zoned-time';
import type { Call } from '../faults';
import { requireFinance } from './require-permission';
import { createCommitPort } from './commit-port';

const text = z.string();
const requestSchema = z.object({
  accountId: z.nullable(text),
  autopay: z.union([
    z.object({ enabled: z.literal(false) }),
    z.object({
      enabled: z.literal(true),
      methodId: text,
      day: z.nullable(z.int()),
      limit: z.nullable(z.object({ minor: z.int(), currency: text })),
    }),
  ]),
});
const valueSchema = z.object({ enabled: z.boolean() });

/** Number of remembered autopay changes. */
const CHANGES_KEPT = 50;

/** Changes autopay at most once. */
export function setAutopayPort(context: DemoContext, call: Call): SetAutopayPort {
  const { world } = context;
  const today = (account: DemoAccount) => dateIn(world.now(), regions[account.region].timeZone);

  const rules = (
    account: DemoAccount,
  ): CommitRules<SetAutopayRequest, { readonly enabled: boolean }, SetAutopayRefusal> => ({
    operation: 'setAutopay',
    subject: () => 'autopay',
    parseRequest: (stored) => z.safeParse(requestSchema, stored).data ?? null,
    parseValue: (stored) => z.safeParse(valueSchema, stored).data ?? null,
    already: ({ wallet: { autopay: current } }, { autopay }) => {
      const target = selectedAutopay(autopay, today(account));
      return target.methodId === current.methodId && target.day === current.day && target.limit === current.limit
        ? { enabled: autopay.enabled }
        : null;
    },
    refusal: ({ wallet }, { autopay }) => {
      if (!autopay.enabled) return null;
      const problem = autopayProblem(autopay, regions[account.region].currency);
      if (problem !== null)
        throw new PortError('rejected', 'The autopay settings are not valid', {
          fields: { [problem.field]: problem.code },
        });
      const method = wallet.methods.find(({ id }) => id === autopay.methodId);
      if (method === undefined) return 'method-gone';
      return methodProblem(method, today(account)) === null ? null : 'method-unusable';
    },
    perform: (state, { autopay }, { handle }) => [
      {
        ...state,
        wallet: {
          ...state.wallet,
          autopay: selectedAutopay(autopay, today(account)),
          autopayChanges: [...state.wallet.autopayChanges, handle].slice(-CHANGES_KEPT),
        },
      },
      { enabled: autopay.enabled },
    ],
  });

  return createCommitPort(context, call, {
    port: 'setAutopay',
    requirePermission: () => requireFinance(context),
    rules,
    present: (_, account, state) => presentAutopay(state.wallet.autopay, state, invoiceWorld(account, world)),
  });
}
