import { expect, within } from 'storybook/test';
import type { __camel__Contract, __Name__Props } from '../../../src/widgets/__name__';
import { fails, never } from '../../support/ports';
import type { StatesOf } from '../../support/state-stories';

/** Definitions of all states of the widget. */
export const __camel__States: StatesOf<typeof __camel__Contract, __Name__Props> = {
  loading: { ports: (demo) => ({ orders: { ...demo.orders, list: never } }), shows: 'Loading your orders' },
  ready: {
    play: async ({ canvasElement }) => {
      await expect((await within(canvasElement).findAllByRole('listitem')).length).toBeGreaterThan(1);
    },
  },
  empty: { ports: (demo) => ({ orders: { ...demo.orders, list: async () => ({ items: [], page: 0, pageSize: 10, total: 0, hasMore: false }) } }), shows: 'No orders yet' },
  failed: { ports: (demo) => ({ orders: { ...demo.orders, list: fails('unexpected') } }), shows: 'Your orders did not load' },
  denied: { user: 'priya', shows: 'Orders need ordering access' },
  'signed-out': { scenario: 'guest', shows: 'Sign in to see this' },
  offline: { scenario: 'offline', shows: 'You’re offline. Try again when you’re back online.' },
};
