import type { CancelledOrder, CancelRefusal, CancelRequest } from '../../../domain';
import type { CancelOrderPort } from '../../../ports';
import type { DemoContext } from '../context';
import { regions } from '../data/accounts';
import { cancelRules, checkCancel } from '../engine/cancel-order';
import { instantOf } from '../engine/zoned-time';
import type { Call } from '../faults';
import type { CancellationRecord } from '../store/records';
import { requireOrdering } from './require-permission';
import { createCommitPort } from './commit-port';

/** Cancels an order at most once. */
export function cancelOrderPort(context: DemoContext, call: Call): CancelOrderPort {
  const { world } = context;
  /** The buyer of this tab who cancels, read before each step. */
  let buyerId: string | null = null;
  const port = createCommitPort<CancelRequest, CancellationRecord, CancelledOrder, CancelRefusal>(context, call, {
    port: 'cancelOrder',
    requirePermission: async () => {
      await requireOrdering(context);
      buyerId = (await context.buyer())?.id ?? null;
    },
    rules: (account) =>
      cancelRules({
        orders: (state) => [...world.archive(account), ...state.orders],
        reader: (state) => context.reader(account, state, 'en-US'),
        buyerId,
        now: world.now,
      }),
    present: ({ orderId, orderNumber, reason, at }, { region }) => ({
      orderId,
      orderNumber,
      reason,
      at: instantOf(at, regions[region].timeZone),
    }),
  });
  return {
    ...port,
    prepare: async (request, options) => {
      checkCancel(request);
      return port.prepare(request, options);
    },
  };
}
