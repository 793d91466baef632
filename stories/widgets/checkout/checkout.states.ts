import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PortError } from '../../../src/ports';
import type { Adapter } from '../../../src/ports';
import type { Checkout } from '../../../src/domain';
import type { checkoutContract, CheckoutProps } from '../../../src/widgets/checkout';
import { waitForDialogClose } from '../../support/wait-for-dialog-close';
import { storyFields } from '../../support/payment-fields';
import { fails, never } from '../../support/ports';
import { spoken } from '../../support/spoken';
import type { StateStory, StatesOf } from '../../support/state-stories';

type Context = Parameters<NonNullable<StateStory<CheckoutProps>['play']>>[0];
type CheckoutPort = NonNullable<Adapter['checkout']>;

/** Card in the story's wallet. */
const HOUSE_CARD = 'pm-harbor-lane-taproom-1';

/** Returns the first element that matches a selector, once it exists. */
const found = ({ canvasElement }: Pick<Context, 'canvasElement'>, selector: string): Promise<HTMLElement> =>
  waitFor(() => {
    const element = canvasElement.querySelector<HTMLElement>(selector);
    if (element === null) throw new Error(`${selector} is not there yet`);
    return element;
  });

const submit = (context: Context) => found(context, 'button[type="submit"]');

/** Fills in the required fields and places the order. */
async function placeOrder(context: Context) {
  await userEvent.type(await found(context, 'input[name="purchaseOrderNumber"]'), 'HLT-1131');
  await userEvent.click(await found(context, '.tf-checkout-summary input[type="checkbox"]'));
  await userEvent.click(await submit(context));
}

/** Selects the radio tile with a value. */
const choose = async (context: Context, value: string) =>
  userEvent.click(await found(context, `input[type="radio"][value="${value}"]`));

const placing =
  (place: CheckoutPort['place'], more: Partial<CheckoutPort> = {}) =>
  (demo: Adapter): Partial<Adapter> => ({ checkout: { ...demo.checkout, place, ...more } });

/** Demo checkout whose responses are changed after the first `unchanged` ones. */
const opening =
  (
    change: (checkout: Checkout) => Checkout,
    { unchanged = 0, more = {} }: { unchanged?: number; more?: Partial<CheckoutPort> } = {},
  ) =>
  (demo: Adapter): Partial<Adapter> => {
    let calls = 0;
    return {
      checkout: {
        ...demo.checkout,
        ...more,
        open: async (request, options) => {
          const opened = await demo.checkout?.open?.(request, options);
          if (opened === undefined) throw new Error('The demo opens checkouts');
          return calls++ < unchanged ? opened : change(opened);
        },
      },
    };
  };

/** Sending and checking both show an accent banner; only the banner of checking has a second sentence. */
const banners = {
  alert: '.tf-banner[role="alert"]',
  sending: '.tf-banner[data-tone="accent"]:not(:has(.tf-second))',
  checking: '.tf-banner[data-tone="accent"]:has(.tf-second)',
} as const;

/** An alert is announced when it appears; the page's live region announces the other two. */
const banner = (kind: keyof typeof banners) => async (context: Context) => {
  await placeOrder(context);
  await waitFor(() => expect(context.canvasElement.querySelector(banners[kind])).toBeVisible());
  if (kind === 'alert') return;
  const title = await found(context, `${banners[kind]} .tf-medium`);
  await spoken(context.canvasElement, title.textContent.trim());
};

/** Story of a refusal whose banner takes the focus. */
const refused = (
  reason: Parameters<typeof refusedWith>[0],
  change?: (checkout: Checkout) => Checkout,
): StateStory<CheckoutProps> => ({
  scenario: 'full-cart',
  ports:
    change === undefined
      ? placing(refusedWith(reason))
      : opening(change, { unchanged: 1, more: { place: refusedWith(reason) } }),
  play: async (context) => {
    await banner('alert')(context);
    await waitFor(() => expect(context.canvasElement.querySelector('.tf-focus-on-mount')).toHaveFocus());
  },
});

const refusedWith =
  (
    reason:
      | 'cart-changed'
      | 'total-changed'
      | 'below-minimum'
      | 'ordering-stopped'
      | 'date-closed'
      | 'unavailable-lines'
      | 'handle-closed',
  ) =>
  async () =>
    ({ outcome: 'refused', reason }) as const;

const withLines =
  (change: (lines: Checkout['cart']['lines']) => Checkout['cart']['lines']) =>
  (checkout: Checkout): Checkout => ({
    ...checkout,
    cart: { ...checkout.cart, lines: change(checkout.cart.lines) },
  });

/** Checkout in which the first `before` dates have passed their cut-off by the server's clock. */
const closedUpTo =
  (before: number) =>
  (checkout: Checkout): Checkout => ({
    ...checkout,
    deliveries: checkout.deliveries.map((delivery) => ({
      ...delivery,
      slots: delivery.slots.map((slot, at) => (at < before ? { ...slot, cutOff: checkout.serverTime } : slot)),
    })),
  });

const typeGuest = async (context: Context) => {
  await userEvent.type(await found(context, 'input[name="lastName"]'), 'Reyes');
  await userEvent.type(await found(context, 'input[name="email"]'), 'reyes@pier.example');
  await userEvent.type(await found(context, 'input[name="phoneNumber"]'), '2075550117');
  await userEvent.click(await submit(context));
};

/** Submits an incomplete form, and follows the first link of the error summary to its field. */
const followFirstError = (field: string) => async (context: Context) => {
  await userEvent.click(await submit(context));
  const summary = await found(context, '.tf-error-summary');
  await waitFor(() => expect(summary).toHaveFocus());
  const [first] = within(summary).getAllByRole('link');
  if (first === undefined) throw new Error('The summary names no field');
  await userEvent.click(first);
  await expect(context.canvasElement.querySelector(field)).toHaveFocus();
};

/** Chooses a file in the store's own field, as the file picker does. */
const chooseFile = async (context: Context): Promise<void> =>
  userEvent.upload(
    await found(context, '.tf-checkout-fields input[type="file"]'),
    new File(['%PDF-1.7'], 'festival-permit.pdf', { type: 'application/pdf' }),
  );

const uploading =
  (upload: CheckoutPort['upload']) =>
  (demo: Adapter): Partial<Adapter> => ({ checkout: { ...demo.checkout, upload } });

/** Opens the dialog that adds a payment method, and waits for the provider's fields. */
async function addMethod(context: Context): Promise<HTMLElement> {
  await userEvent.click(await found(context, '.tf-method-add .tf-button'));
  const dialog = await within(document.body).findByRole('dialog', undefined, { timeout: 5000 });
  await waitFor(() => expect(dialog.querySelector('.tf-method-fields[data-state="standing"]')).not.toBeNull());
  return dialog;
}

/** Stories of every state of checkout. */
export const checkoutStates: StatesOf<typeof checkoutContract, CheckoutProps> = {
  loading: {
    scenario: 'full-cart',
    ports: (demo) => ({ checkout: { ...demo.checkout, open: never } }),
    shows: 'Loading checkout',
  },
  empty: { scenario: 'empty-cart', shows: 'There’s nothing to check out' },
  ready: {
    scenario: 'full-cart',
    play: async (context) => {
      const empties = await found(context, '.tf-checkout-empties button');
      await userEvent.click(empties);
      await waitFor(() => expect(context.canvasElement.querySelector('.tf-checkout-empties input')).toHaveValue('2'));
    },
  },
  pickup: {
    scenario: 'full-cart',
    play: async (context) => {
      await choose(context, 'pickup');
      if (context.globals.locale === 'en-US')
        await expect(
          await within(context.canvasElement).findByRole('textbox', { name: /^Note to the depot/ }),
        ).toBeVisible();
    },
  },
  surcharge: { scenario: 'full-cart', play: (context) => choose(context, HOUSE_CARD) },
  'surcharge-saved': {
    scenario: 'full-cart',
    ports: opening((checkout) => ({
      ...checkout,
      paymentMethods: [...checkout.paymentMethods].sort(
        (a, b) => Number(b.id === HOUSE_CARD) - Number(a.id === HOUSE_CARD),
      ),
    })),
    play: async (context) => {
      await found(context, '.tf-checkout-payment input:checked');
      if (context.globals.locale !== 'en-US') return;
      const chosen = context.canvasElement.querySelector('.tf-checkout-payment input:checked')?.closest('label');
      await expect(chosen).toHaveTextContent(/Saves \$\d+\.\d\d over /);
      await expect(within(context.canvasElement).getAllByText(/Saves /)).toHaveLength(1);
    },
  },
  'adding-method': {
    scenario: 'full-cart',
    args: { paymentFields: storyFields() },
    play: async (context) => void (await addMethod(context)),
  },
  'method-added': {
    scenario: 'full-cart',
    args: { paymentFields: storyFields() },
    play: async (context) => {
      const dialog = await addMethod(context);
      await userEvent.click(dialog.querySelector<HTMLElement>('.tf-method-footer .tf-button') ?? dialog);
      await waitFor(
        () => expect(context.canvasElement.querySelectorAll('.tf-checkout-payment input')).toHaveLength(4),
        { timeout: 5000 },
      );
      // The added method is selected, and its surcharge is part of the totals.
      await waitFor(() =>
        expect(context.canvasElement.querySelectorAll('.tf-checkout-payment input')[3]).toBeChecked(),
      );
      await waitForDialogClose();
    },
  },
  'minimum-charge': {
    scenario: 'full-cart',
    ports: opening((checkout) => {
      const { totals } = checkout.cart;
      const charge = { ...totals.total, minor: 1800 };
      return {
        ...checkout,
        cart: {
          ...checkout.cart,
          totals: {
            ...totals,
            minimumOrderCharge: charge,
            total: { ...totals.total, minor: totals.total.minor + charge.minor },
          },
        },
      };
    }),
    shows: 'Minimum order charge',
  },
  consolidated: { scenario: 'consolidated', play: (context) => choose(context, 'groups') },
  'split-shipment': {
    scenario: 'split-shipment',
    play: async (context) => {
      await choose(context, 'split');
      await userEvent.click(await found(context, '.tf-checkout-additional input[type="checkbox"]'));
    },
  },
  'po-optional': {
    scenario: 'po-optional',
    play: async (context) => {
      await expect(await found(context, 'input[name="purchaseOrderNumber"]')).not.toBeRequired();
    },
  },
  'no-po-no-terms': {
    scenario: 'no-po-no-terms',
    play: async (context) => {
      await found(context, '.tf-checkout-payment');
      await expect(context.canvasElement.querySelector('input[name="purchaseOrderNumber"]')).toBeNull();
      await expect(context.canvasElement.querySelector('.tf-checkout-summary input[type="checkbox"]')).toBeNull();
    },
  },
  'no-date-no-notes': {
    scenario: 'no-date-no-notes',
    play: async (context) => {
      await found(context, '.tf-checkout-payment');
      const { canvasElement } = context;
      await expect(canvasElement.querySelector('textarea[name="notes"]')).toBeNull();
      // Neither the dates nor the one that would be chosen, with its cut-off.
      await expect(canvasElement.textContent).not.toMatch(/order by|changes until|delivery date/i);
    },
  },
  'own-fields': {
    scenario: 'own-fields',
    play: async (context) => {
      await userEvent.selectOptions(await found(context, 'select[name="fields.cost-center"]'), 'events');
      await userEvent.type(await found(context, 'input[name="fields.receiver"]'), 'Sam Rivera');
      await chooseFile(context);
      await waitFor(() =>
        expect(context.canvasElement.querySelector('.tf-checkout-file')).toHaveTextContent('festival-permit.pdf'),
      );
    },
  },
  'own-fields-errors': {
    scenario: 'own-fields',
    play: followFirstError('select[name="fields.cost-center"]'),
  },
  'own-fields-upload': {
    scenario: 'own-fields',
    ports: uploading((_request, options) => {
      options?.onProgress?.(0.4);
      return never();
    }),
    play: async (context) => {
      await chooseFile(context);
      const bar = await found(context, '.tf-checkout-file [role="progressbar"]');
      await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '40'));
    },
  },
  'own-fields-upload-failed': {
    scenario: 'own-fields',
    ports: uploading(fails('unavailable')),
    play: async (context) => {
      await chooseFile(context);
      await found(context, '.tf-checkout-fields .tf-field-error');
      await expect(context.canvasElement.querySelectorAll('.tf-checkout-fields .tf-row .tf-button')).toHaveLength(2);
    },
  },
  'field-errors': {
    scenario: 'full-cart',
    play: followFirstError('input[name="purchaseOrderNumber"]'),
  },
  'note-too-long': {
    scenario: 'full-cart',
    play: async (context) => {
      const note = await found(context, 'textarea[name="notes"]');
      await userEvent.click(note);
      await userEvent.paste(
        'Ring twice. Kegs go down the ramp on the left, the lift is out of order. Sam signs for it. If nobody comes to the door, call the bar.',
      );
      await userEvent.tab();
      await waitFor(() => expect(note).toHaveAttribute('aria-invalid', 'true'));
    },
  },
  'cut-off-near': { scenario: 'cut-off-in-five-minutes', shows: '5 minutes left to order for this date' },
  'date-closed': {
    scenario: 'full-cart',
    ports: opening(closedUpTo(1), { unchanged: 1, more: { place: refusedWith('date-closed') } }),
    play: async (context) => {
      await placeOrder(context);
      const take = await found(context, '.tf-checkout-layout .tf-banner button');
      await userEvent.click(take);
      await waitFor(() => expect(context.canvasElement.querySelector('input[value="2026-11-24"]')).toBeChecked());
    },
  },
  'no-dates': {
    scenario: 'full-cart',
    ports: opening((checkout) => ({
      ...checkout,
      deliveries: checkout.deliveries.map((delivery) => ({ ...delivery, slots: [] })),
    })),
    shows: /^No dates are available\./,
  },
  'below-minimum': { scenario: 'below-minimum', shows: '34 short' },
  'unavailable-lines': { scenario: 'default', shows: 'Not included in this order' },
  repricing: {
    scenario: 'full-cart',
    ports: opening((checkout) => ({ ...checkout, cart: { ...checkout.cart, isRepricing: true } })),
    shows: /^We’re checking prices\./,
  },
  stopped: { scenario: 'blocked-account', shows: 'Ordering is stopped for Low Tide Arcade Bar' },
  'no-visit-plan': { scenario: 'no-visit-plan', shows: 'Ordering is stopped for Granite & Gull' },
  'guest-details': {
    scenario: 'guest-checkout',
    play: async (context) => void (await found(context, 'input[name="lastName"]')),
  },
  'guest-details-errors': {
    scenario: 'guest-checkout',
    play: async (context) => {
      await userEvent.type(await found(context, 'input[name="email"]'), 'reyes@');
      await userEvent.click(await submit(context));
      await waitFor(() => expect(context.canvasElement.querySelector('.tf-error-summary')).toHaveFocus());
    },
  },
  guest: {
    scenario: 'guest-checkout',
    play: async (context) => {
      await typeGuest(context);
      await found(context, '.tf-checkout-summary');
      // Explanation of pickup, with a link to sign in.
      await expect(await found(context, '.tf-hint a[href]')).toBeVisible();
    },
  },
  'guest-placed': {
    scenario: 'guest-checkout',
    play: async (context) => {
      await typeGuest(context);
      await placeOrder(context);
      await found(context, '.tf-checkout-placed');
    },
  },
  placing: { scenario: 'full-cart', ports: placing(never), play: banner('sending') },
  'placing-slow': {
    scenario: 'full-cart',
    ports: placing(never),
    play: async (context) => {
      await banner('sending')(context);
      const said = (await found(context, '.tf-banner[data-tone="accent"]')).textContent;
      await waitFor(
        () => expect(context.canvasElement.querySelector('.tf-banner[data-tone="accent"]')?.textContent).not.toBe(said),
        { timeout: 4000 },
      );
    },
  },
  checking: { scenario: 'full-cart', ports: placing(fails('timeout'), { outcome: never }), play: banner('checking') },
  unknown: {
    scenario: 'full-cart',
    ports: placing(fails('timeout'), { outcome: fails('forbidden') }),
    play: banner('alert'),
  },
  'unknown-payment': {
    scenario: 'full-cart',
    ports: placing(fails('timeout'), { outcome: fails('forbidden') }),
    play: async (context) => {
      await choose(context, HOUSE_CARD);
      await banner('alert')(context);
    },
  },
  refused: refused('handle-closed'),
  'refused-cart-changed': refused(
    'cart-changed',
    withLines((lines) =>
      lines.slice(1).map((line, at) => (at === 0 ? { ...line, quantity: (line.quantity ?? 0) + 2 } : line)),
    ),
  ),
  'refused-total-changed': refused('total-changed', (checkout) => ({
    ...checkout,
    cart: {
      ...checkout.cart,
      totals: {
        ...checkout.cart.totals,
        total: { ...checkout.cart.totals.total, minor: checkout.cart.totals.total.minor + 240 },
      },
    },
  })),
  'refused-below-minimum': refused('below-minimum', (checkout) => ({
    ...checkout,
    cart: { ...checkout.cart, minimumProgress: { ...checkout.cart.minimumProgress, cases: 37 } },
  })),
  'refused-ordering-stopped': refused('ordering-stopped'),
  'refused-date-closed': refused('date-closed', closedUpTo(1)),
  'refused-unavailable-lines': refused(
    'unavailable-lines',
    withLines((lines) => lines.map((line, at) => (at === 0 ? { ...line, problem: 'out-of-stock' } : line))),
  ),
  'refused-handle-closed': refused('handle-closed'),
  'not-done': {
    scenario: 'full-cart',
    ports: placing(fails('unavailable'), { outcome: async () => ({ outcome: 'closed' }) }),
    play: banner('alert'),
  },
  'not-accepted': {
    scenario: 'full-cart',
    ports: placing(() =>
      Promise.reject(new PortError('rejected', 'Story', { fields: { purchaseOrderNumber: 'patternMismatch' } })),
    ),
    play: async (context) => {
      await placeOrder(context);
      await found(context, '.tf-error-summary');
    },
  },
  wait: {
    scenario: 'full-cart',
    ports: placing(() => Promise.reject(new PortError('too-many-requests', 'Story', { retryAfter: 30_000 }))),
    play: banner('alert'),
  },
  failed: {
    scenario: 'full-cart',
    ports: (demo) => ({ checkout: { ...demo.checkout, open: fails('unexpected') } }),
    shows: 'Checkout did not load',
  },
  denied: { user: 'priya', shows: 'You need ordering access to check out' },
  'signed-out': { scenario: 'guest', shows: 'Sign in to see this' },
  offline: { scenario: 'offline', shows: 'You’re offline. Try again when you’re back online.' },
};
