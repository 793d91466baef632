import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Adapter } from '../../../src/ports';
import type { checkoutContract, CheckoutProps } from '../../../src/widgets/checkout';
import { fails, never } from '../../support/ports';
import type { StateStory, StatesOf } from '../../support/state-stories';

type Context = Parameters<NonNullable<StateStory<CheckoutProps>['play']>>[0];

/** Fills in what is required and places the order. */
async function placeOrder({ canvasElement }: Pick<Context, 'canvasElement'>) {
  const canvas = within(canvasElement);
  const po = await waitFor(() => {
    const field = canvasElement.querySelector<HTMLInputElement>('input[name="purchaseOrderNumber"]');
    if (field === null) throw new Error('Checkout is not there yet');
    return field;
  });
  await userEvent.type(po, 'HLT-1131');
  await userEvent.click(canvas.getByRole('checkbox'));
  await userEvent.click(submit(canvasElement));
}

const submit = (canvasElement: HTMLElement): HTMLElement => {
  const button = canvasElement.querySelector<HTMLElement>('button[type="submit"]');
  if (button === null) throw new Error('No button to place the order');
  return button;
};

const placing = (place: NonNullable<Adapter['checkout']>['place'], more: Partial<NonNullable<Adapter['checkout']>> = {}) =>
  (demo: Adapter): Partial<Adapter> => ({ checkout: { ...demo.checkout, place, ...more } });

const banner = (role: 'alert' | 'status') => async (context: Context) => {
  await placeOrder(context);
  await waitFor(() => expect(context.canvasElement.querySelector(`.tf-banner[role="${role}"]`)).toBeVisible());
};

/** A way to every state of checkout. */
export const checkoutStates: StatesOf<typeof checkoutContract, CheckoutProps> = {
  loading: { scenario: 'full-cart', ports: (demo) => ({ checkout: { ...demo.checkout, open: never } }) },
  empty: { scenario: 'empty-cart' },
  ready: { scenario: 'full-cart' },
  'field-errors': {
    scenario: 'full-cart',
    play: async ({ canvasElement }) => {
      await waitFor(() => submit(canvasElement));
      await userEvent.click(submit(canvasElement));
      const summary = await waitFor(() => {
        const found = canvasElement.querySelector<HTMLElement>('.tf-error-summary');
        if (found === null) throw new Error('No summary');
        return found;
      });
      await waitFor(() => expect(summary).toHaveFocus());
      const [first] = within(summary).getAllByRole('link');
      if (first === undefined) throw new Error('The summary names no field');
      await userEvent.click(first);
      await expect(canvasElement.querySelector('input[name="purchaseOrderNumber"]')).toHaveFocus();
    },
  },
  'below-minimum': { scenario: 'below-minimum' },
  stopped: { scenario: 'blocked-account' },
  'date-closed': {
    scenario: 'full-cart',
    ports: (demo) => ({
      checkout: {
        ...demo.checkout,
        open: async (request, options) => {
          const opened = await demo.checkout?.open?.(request, options);
          if (opened === undefined) throw new Error('The demo opens checkouts');
          // Every date of the list has passed its cut-off by the server's own clock.
          return {
            ...opened,
            deliveries: opened.deliveries.map((delivery) => ({
              ...delivery,
              slots: delivery.slots.map((slot, at) => (at < 2 ? { ...slot, cutOff: opened.serverTime } : slot)),
            })),
          };
        },
      },
    }),
  },
  placing: { scenario: 'full-cart', ports: placing(never), play: banner('status') },
  checking: { scenario: 'full-cart', ports: placing(fails('timeout'), { outcome: never }), play: banner('status') },
  unknown: { scenario: 'full-cart', ports: placing(fails('timeout'), { outcome: fails('forbidden') }), play: banner('alert') },
  refused: {
    scenario: 'full-cart',
    ports: placing(async () => ({ outcome: 'refused', reason: 'total-changed' })),
    play: banner('alert'),
  },
  'not-done': { scenario: 'full-cart', ports: placing(fails('too-many-requests')), play: banner('alert') },
  failed: { scenario: 'full-cart', ports: (demo) => ({ checkout: { ...demo.checkout, open: fails('unexpected') } }) },
  denied: { user: 'priya' },
  'signed-out': { scenario: 'guest' },
  offline: { scenario: 'offline' },
};
