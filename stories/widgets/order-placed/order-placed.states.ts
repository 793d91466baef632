import { expect, userEvent, waitFor, within } from 'storybook/test';
import { createDemoAdapter } from '../../../src/adapters/demo';
import type { Order } from '../../../src/domain';
import type { Adapter } from '../../../src/ports';
import type { OrderStatus } from '../../../src/rules';
import type { orderPlacedContract, OrderPlacedProps } from '../../../src/widgets/order-placed';
import { storyOrderFields } from '../../support/order-fields';
import { fails, never } from '../../support/ports';
import type { StatesOf } from '../../support/state-stories';
import { storyClock } from '../../support/story-clock';

/** Account whose orders the guest stories use. */
const HOME = 'harbor-lane-taproom';

type Change = Partial<Order> | ((order: Order) => Partial<Order>);

/** Ports that return the account's newest order with some fields changed. */
const newest =
  (change: Change = {}, more: (demo: Adapter) => Partial<Adapter> = () => ({})) =>
  (demo: Adapter): Partial<Adapter> => ({
    orders: {
      ...demo.orders,
      read: async (given, options) => {
        const request = { ...given, accountId: given.accountId ?? HOME };
        const list = await demo.orders?.list?.({ ...request, page: 0, pageSize: 50 }, options);
        // One of the weekly orders: it has several products.
        const weekly = list?.items.find(({ cases }) => (cases ?? 0) > 20);
        const order = weekly && (await demo.orders?.read?.({ ...request, orderId: weekly.id }, options));
        if (!order) return null;
        const fresh = { ...order, ...justPlaced, ...on(order, '2026-11-19') };
        return { ...fresh, ...(typeof change === 'function' ? change(fresh) : change) };
      },
    },
    ...more(demo),
  });

/** Fields of a weekly order one minute after it was placed. */
const justPlaced: Partial<Order> = {
  status: 'order-received',
  placedAt: '2026-11-17T10:34:00-05:00',
  deliveryDate: '2026-11-19',
  changesUntil: '2026-11-18T14:00:00-05:00',
};

const on = (order: Order, date: string): Partial<Order> => ({
  deliveries: [{ date, lineIds: order.lines.map(({ id }) => id) }],
});

const args = { orderId: 'newest' };

const button = (canvasElement: HTMLElement, at: number) => async () => {
  const sheet = await waitFor(() => {
    const found = canvasElement.querySelector<HTMLElement>('section.tf-placed-reorder');
    if (found === null) throw new Error('The late part is not here yet');
    return found;
  });
  return waitFor(() => {
    const found = within(sheet).getAllByRole('button')[at];
    if (found === undefined) throw new Error('No such button');
    return found;
  });
};

/** Clicks a button of the reorder card: 0 reorders now, 1 sets a reminder. */
const press =
  (at: number) =>
  async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    await userEvent.click(await button(canvasElement, at)());
  };

/** Dialogs render at the end of the page, outside the canvas. */
const dialog = () => within(document.body).findByRole('dialog');

/** Arguments, ports and checks of every state that the contract lists. */
export const orderPlacedStates: StatesOf<typeof orderPlacedContract, OrderPlacedProps> = {
  loading: { args, ports: (demo) => ({ orders: { ...demo.orders, read: never } }), shows: 'Loading the order' },
  ready: {
    args,
    ports: newest((order) => ({
      ...on(order, '2026-11-19'),
      notes: 'Ring twice. Kegs go down the ramp on the left.',
      confirmationEmail: 'dana@harborlane.example',
    })),
    play: async ({ canvasElement }) => {
      const title = (await within(canvasElement).findAllByRole('heading'))[0];
      await waitFor(() => expect(title).toHaveFocus());
    },
  },
  closing: {
    args,
    ports: newest((order) => ({ ...on(order, '2026-11-19'), changesUntil: '2026-11-17T10:39:30-05:00' })),
    shows: '5 minutes left to ask for changes',
  },
  closed: {
    args,
    ports: newest((order) => ({ ...on(order, '2026-11-19'), changesUntil: null })),
    shows: /^It can no longer be changed/,
  },
  pickup: {
    args,
    ports: newest((order) => ({ ...on(order, '2026-11-19'), method: 'pickup', paymentLabel: 'At pickup' })),
    shows: /^Ready for pickup on /,
  },
  'several-deliveries': {
    args,
    ports: newest(({ lines }) => ({
      deliveries: [
        { date: '2026-11-19', lineIds: lines.slice(2).map(({ id }) => id) },
        { date: '2026-11-24', lineIds: lines.slice(0, 2).map(({ id }) => id) },
      ],
    })),
    play: async ({ canvasElement, globals }) => {
      if (globals.locale !== 'en-US') return;
      const canvas = within(canvasElement);
      await expect(await canvas.findByRole('heading', { name: /^On Thu,\sNov\s19$/ })).toBeVisible();
      await expect(canvas.getByText('2 products arrive on Tue, Nov 24.')).toBeVisible();
    },
  },
  empties: {
    args,
    ports: newest((order) => ({ ...on(order, '2026-11-19'), empties: { cylinder: 2, glass: 3 } })),
    shows: /^Have your empties ready for the driver/,
  },
  'own-fields': { args, ports: newest({ fields: storyOrderFields }), shows: 'Events and catering' },
  surcharge: {
    args,
    ports: newest((order) => ({
      surcharge: { minor: 3720, currency: 'USD' },
      total: { minor: (order.total?.minor ?? 0) + 3720, currency: 'USD' },
    })),
    shows: 'Card surcharge',
  },
  guest: {
    args,
    scenario: 'guest-checkout',
    ports: () =>
      newest((order) => ({
        ...on(order, '2026-11-19'),
        guest: { lastName: 'Whitlock', email: 'dana@harborlane.example', phoneNumber: '(207) 555-0142' },
      }))(createDemoAdapter({ clock: storyClock, storage: 'memory' })),
    shows: 'Whitlock',
  },
  // A missing value is shown as a dash, and its line stays.
  unreadable: {
    args,
    ports: newest(({ lines, totals }) => ({
      total: null,
      cases: null,
      totals: { ...totals, cases: null, subtotal: null, tax: null, total: null },
      lines: lines.map((line, at) => (at === 0 ? { ...line, quantity: null, total: null } : line)),
    })),
    play: async ({ canvasElement }) => {
      const line = await waitFor(() => {
        const found = canvasElement.querySelector<HTMLElement>('.tf-placed-lines li');
        if (found === null) throw new Error('No lines yet');
        return found;
      });
      await expect(line.querySelector('.tf-placed-amount')).toHaveTextContent('–');
      await expect(canvasElement.querySelector('.tf-placed-aside')).toHaveTextContent('–');
      await expect(canvasElement).not.toHaveTextContent(/NaN|null|undefined/);
    },
  },
  'long-words': {
    args,
    ports: newest({
      number: '4500871-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
      notes: `Ring twice ${'and wait '.repeat(12)}`,
      purchaseOrderNumber: 'PO'.repeat(40),
    }),
    shows: /^Order 4500871-A+/,
  },
  processing: {
    args,
    ports: newest({ status: 'pending', number: '' }),
    play: async ({ canvasElement, globals }) => {
      if (globals.locale !== 'en-US') return;
      await expect(await within(canvasElement).findByText(/still processing/)).toBeVisible();
    },
  },
  // A newer backend returns a status outside the type, so the cast is intentional.
  'unknown-status': {
    args,
    ports: newest({ status: 'Awaiting Ferry' as unknown as OrderStatus }),
    shows: 'Awaiting Ferry',
  },
  over: { args, ports: newest({ status: 'cancelled', changesUntil: null }), shows: /^This order was cancelled\./ },
  reorder: {
    args,
    scenario: 'empty-cart',
    ports: newest(({ lines }) => ({ lines: lines.filter(({ product }) => product.stock.label === null) })),
    play: async (context) => {
      await press(0)(context);
      if (context.globals.locale === 'en-US')
        await expect(await within(context.canvasElement).findByText(/are in your cart$/)).toBeVisible();
    },
  },
  'reorder-partial': {
    args,
    scenario: 'partial',
    ports: newest(),
    play: async (context) => {
      await press(0)(context);
      if (context.globals.locale === 'en-US')
        await expect(await within(context.canvasElement).findByText(/as ordered$|could be added$/)).toBeVisible();
    },
  },
  'reorder-failed': {
    args,
    ports: newest({}, (demo) => ({ cart: { ...demo.cart, change: fails('forbidden') } })),
    play: async (context) => {
      await press(0)(context);
      if (context.globals.locale === 'en-US')
        await expect(await within(context.canvasElement).findByText('Nothing was added')).toBeVisible();
    },
  },
  'setting-reminder': {
    args,
    ports: newest(),
    play: async (context) => {
      await press(1)(context);
      const box = within(await dialog());
      await expect((await box.findAllByRole('radio')).length).toBe(3);
    },
  },
  'reminder-set': {
    args,
    ports: newest({ id: 'o-weekly' }, (demo) => ({
      reminders: { ...demo.reminders, list: listOf('2026-11-23T13:00:00-05:00') },
    })),
    shows: /^We’ll remind you/,
  },
  'reminder-failed': {
    args,
    ports: newest({}, (demo) => ({ reminders: { ...demo.reminders, create: fails('unavailable') } })),
    play: async (context) => {
      await press(1)(context);
      const box = within(await dialog());
      const buttons = await box.findAllByRole('button');
      await box.findAllByRole('radio');
      const set = buttons.at(-1);
      if (set === undefined) throw new Error('No way to set it');
      await userEvent.click(set);
      await expect(await box.findByRole('alert')).toBeVisible();
      await expect(box.getAllByRole('radio')[0]).toBeChecked();
    },
  },
  'not-found': { args: { orderId: 'nobody-has-this' }, shows: 'Order not found' },
  'other-account': {
    args,
    ports: (demo) => ({
      orders: { ...demo.orders, read: async () => null, accountOf: async () => 'english-bay-social' },
    }),
    shows: 'This order belongs to English Bay Social',
  },
  failed: {
    args,
    ports: (demo) => ({ orders: { ...demo.orders, read: fails('unexpected') } }),
    shows: 'The order did not load',
  },
  denied: { args, user: 'priya', shows: 'You need ordering access to see orders' },
  'signed-out': { args, scenario: 'guest', shows: 'Sign in to see this' },
  offline: { args, scenario: 'offline', shows: 'You’re offline. Try again when you’re back online.' },
};

/** Ports with one weekly reminder for any requested order. */
const listOf = (at: string) => async () => [{ id: 'r-1', at, repeats: 'weekly' as const, orderId: 'o-weekly' }];
