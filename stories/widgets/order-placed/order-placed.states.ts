import { expect, within } from 'storybook/test';
import type { Order } from '../../../src/domain';
import type { Adapter } from '../../../src/ports';
import type { orderPlacedContract, OrderPlacedProps } from '../../../src/widgets/order-placed';
import { fails, never } from '../../support/ports';
import type { StatesOf } from '../../support/state-stories';

/** The account's newest order, with some of it changed. */
const newest =
  (change: Partial<Order> = {}) =>
  (demo: Adapter): Partial<Adapter> => ({
    orders: {
      ...demo.orders,
      read: async (request, options) => {
        const list = await demo.orders?.list?.({ ...request, page: 0, pageSize: 10 }, options);
        const first = list?.items[0];
        const order = first && (await demo.orders?.read?.({ ...request, orderId: first.id }, options));
        return order ? { ...order, ...change } : null;
      },
    },
  });

const args = { orderId: 'newest' };

/** A way to every state of the confirmation. */
export const orderPlacedStates: StatesOf<typeof orderPlacedContract, OrderPlacedProps> = {
  loading: { args, ports: (demo) => ({ orders: { ...demo.orders, read: never } }) },
  ready: {
    args,
    ports: newest({ changesUntil: '2026-11-17T14:00:00-05:00', notes: 'Ring twice. Kegs go down the ramp on the left.' }),
    play: async ({ canvasElement }) => {
      const title = (await within(canvasElement).findAllByRole('heading'))[0];
      await expect(title).toHaveFocus();
    },
  },
  pickup: { args, ports: newest({ method: 'pickup' }) },
  surcharge: { args, ports: newest({ surcharge: { minor: 3720, currency: 'USD' } }) },
  'not-found': { args: { orderId: 'nobody-has-this' } },
  failed: { args, ports: (demo) => ({ orders: { ...demo.orders, read: fails('unexpected') } }) },
  denied: { args, user: 'priya' },
  'signed-out': { args, scenario: 'guest' },
  offline: { args, scenario: 'offline' },
};
