import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { cartContract, CartProps } from '../../../src/widgets/cart';
import { fails, never } from '../../support/ports';
import type { StatesOf } from '../../support/state-stories';

const rows = (canvas: HTMLElement) => within(canvas).findAllByRole('spinbutton');

/** A way to every state of the cart. */
export const cartStates: StatesOf<typeof cartContract, CartProps> = {
  loading: { ports: (demo) => ({ cart: { ...demo.cart, read: never } }) },
  empty: { scenario: 'empty-cart' },
  ready: {
    scenario: 'full-cart',
    play: async ({ canvasElement }) => {
      const [first] = await rows(canvasElement);
      if (first === undefined) throw new Error('The cart has no lines');
      const before = Number(first.getAttribute('aria-valuenow'));
      await userEvent.clear(first);
      await userEvent.type(first, `${before + 2}{Enter}`);
      await expect(first).toHaveAttribute('aria-valuenow', String(before + 2));
      // The server's answer brings the final sums.
      await waitFor(() => expect(canvasElement.querySelector('.tf-cart-line[data-pending]')).toBeNull());
    },
  },
  'below-minimum': {
    scenario: 'below-minimum',
    play: async ({ canvasElement }) => {
      await rows(canvasElement);
      const checkOut = canvasElement.querySelector('.tf-cart-docket .tf-button');
      await expect(checkOut).toHaveAttribute('aria-disabled', 'true');
      await expect(checkOut).toHaveAccessibleDescription(/\d/);
    },
  },
  'out-of-stock-line': {
    play: async ({ canvasElement }) => {
      await rows(canvasElement);
      const out = canvasElement.querySelector<HTMLElement>('.tf-cart-line[data-problem]');
      if (out === null) throw new Error('No line is out of stock');
      await expect(within(out).getByRole('spinbutton')).toBeDisabled();
    },
  },
  repricing: { scenario: 'repricing' },
  failed: { ports: (demo) => ({ cart: { ...demo.cart, read: fails('unexpected') } }) },
  denied: { user: 'priya' },
  'signed-out': { scenario: 'guest', ports: () => ({ session: { isGuest: async () => true } }) },
  offline: { scenario: 'offline' },
};
