import { expect, within } from 'storybook/test';
import type { userProfileContract, UserProfileProps } from '../../../src/widgets/user-profile';
import { fails, never } from '../../support/ports';
import type { StatesOf } from '../../support/state-stories';

/** A way to every state of the widget. */
export const userProfileStates: StatesOf<typeof userProfileContract, UserProfileProps> = {
  loading: { ports: (demo) => ({ orders: { ...demo.orders, list: never } }) },
  ready: {
    play: async ({ canvasElement }) => {
      await expect((await within(canvasElement).findAllByRole('listitem')).length).toBeGreaterThan(1);
    },
  },
  empty: { ports: (demo) => ({ orders: { ...demo.orders, list: async () => ({ items: [], page: 0, pageSize: 10, total: 0, hasMore: false }) } }) },
  failed: { ports: (demo) => ({ orders: { ...demo.orders, list: fails('unexpected') } }) },
  denied: { user: 'priya' },
  'signed-out': { scenario: 'guest' },
  offline: { scenario: 'offline' },
};
