import { type BuilderPort, PortError } from '../../../ports';
import type { DemoContext } from '../context';
import { fillFrom } from '../engine/builder';
import type { Call } from '../faults';
import { requireOrdering } from './require-permission';

/** Implements the builder port. */
export function builderPort(context: DemoContext, call: Call): BuilderPort {
  const { world } = context;
  return {
    fill: call('builder.fill', async ({ source, accountId, locale }) => {
      const account = await context.accountOf(accountId);
      if (account === null) throw new PortError('signed-out', 'A guest has no orders');
      await requireOrdering(context);
      if (source.type === 'average' && !(Number.isInteger(source.orders) && source.orders > 0)) {
        throw new PortError('rejected', 'An average requires at least one order', {
          fields: { orders: 'rangeUnderflow' },
        });
      }
      const state = await context.state(account);
      const orders = [...world.history(account), ...state.orders].reverse().sort((a, b) => b.placedAt - a.placedAt);
      return fillFrom(source, orders, world, context.reader(account, state, locale));
    }),
  };
}
