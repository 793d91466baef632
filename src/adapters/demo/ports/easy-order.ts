import { type EasyOrderPort, PortError } from '../../../ports';
import type { DemoContext } from '../context';
import { decidedOrder, type EasyOrderFor, easyOrderOf, quoteOf } from '../engine/easy-order';
import { checkDecision, easyOrderRules } from '../engine/easy-order-rules';
import type { Call } from '../faults';
import { requireOrdering } from './require-permission';
import { createCommitPort } from './commit-port';

/** Implements the easy order port. */
export function easyOrderPort(context: DemoContext, call: Call): EasyOrderPort {
  const { world } = context;

  async function given(accountId: string | null, locale: string): Promise<EasyOrderFor> {
    const account = await context.accountOf(accountId);
    if (account === null) throw new PortError('signed-out', 'Proposals are not available to guests');
    await requireOrdering(context);
    const state = await context.state(account);
    return { account, state, world, reader: context.reader(account, state, locale) };
  }

  const steps = createCommitPort(context, call, {
    port: 'easyOrder',
    requirePermission: () => requireOrdering(context),
    rules: (account) => easyOrderRules(account, world, (state) => context.reader(account, state, 'en-US')),
    present(decision, account, state, locale) {
      const easyOrder = decidedOrder(decision, {
        account,
        state,
        world,
        reader: context.reader(account, state, locale),
      });
      if (easyOrder === null) throw new PortError('not-found', 'The proposal is no longer available');
      return easyOrder;
    },
  });

  return {
    ...steps,
    async prepare(request, options) {
      checkDecision(request, await given(request.accountId, request.locale));
      return steps.prepare(request, options);
    },
    read: call('easyOrder.read', async ({ accountId, locale }) => easyOrderOf(await given(accountId, locale))),
    quote: call('easyOrder.quote', async ({ accountId, locale, easyOrderId, items }) =>
      quoteOf(easyOrderId, items, await given(accountId, locale)),
    ),
  };
}
