import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { OrderDetail } from '../../../src/domain';
import type { Adapter } from '../../../src/ports';
import type { OrderStatus } from '../../../src/rules';
import type { orderDetailContract, OrderDetailProps } from '../../../src/widgets/order-detail';
import { waitForDialogClose } from '../../support/wait-for-dialog-close';
import { fails, never } from '../../support/ports';
import { storyOrderFields } from '../../support/order-fields';
import { spoken } from '../../support/spoken';
import type { StatesOf } from '../../support/state-stories';

type Context = { readonly canvasElement: HTMLElement; readonly globals: { readonly locale?: unknown } };

/** The scripted order, of which two products were not delivered in full. */
const story = { orderId: 'o-4500871' };

/** The newest order with the given status and some fields changed. */
const newest =
  (
    status: OrderStatus,
    change: (order: OrderDetail) => Partial<OrderDetail> = () => ({}),
    more: (demo: Adapter) => Partial<Adapter> = () => ({}),
  ) =>
  (demo: Adapter): Partial<Adapter> => {
    // Id of the order that was found first. It is returned again after its status changes.
    let known: string | undefined;
    return {
      orders: {
        ...demo.orders,
        detail: async (request, options) => {
          const query = {
            text: '',
            placed: { start: null, end: null },
            statuses: [status],
            sort: 'CreatedDateDesc',
            page: 0,
            pageSize: 50,
          } as const;
          const found = await demo.orders?.search?.({ ...request, ...query }, options);
          known ??= (found?.items.find(({ cases }) => (cases ?? 0) > 20) ?? found?.items[0])?.id;
          const id = known;
          const order = id === undefined ? null : await demo.orders?.detail?.({ ...request, orderId: id }, options);
          return order ? { ...order, ...change(order) } : null;
        },
      },
      ...more(demo),
    };
  };

const english = ({ globals }: Context): boolean => globals.locale === 'en-US';

const cancelButton = ({ canvasElement }: Context): Promise<HTMLElement> =>
  waitFor(() => {
    const found = canvasElement.querySelector<HTMLElement>('.tf-order-detail-cancel > .tf-button');
    if (found === null) throw new Error('No way to cancel yet');
    return found;
  });

/** Opens the cancel dialog; if requested, confirms it with the first reason. */
const cancel = async (context: Context, { reason }: { readonly reason: boolean }): Promise<HTMLElement> => {
  await userEvent.click(await cancelButton(context));
  const box = await within(document.body).findByRole('alertdialog');
  const select = await within(box).findByRole<HTMLSelectElement>('combobox');
  if (reason) await userEvent.selectOptions(select, '0');
  const [, confirm] = within(box).getAllByRole('button');
  if (confirm === undefined) throw new Error('No response');
  await userEvent.click(confirm);
  return box;
};

const reorder = async ({ canvasElement }: Context): Promise<void> => {
  const button = await waitFor(() => {
    const found = canvasElement.querySelector<HTMLElement>('.tf-order-detail-reorder > .tf-button');
    if (found === null) throw new Error('The late part is not here yet');
    return found;
  });
  await userEvent.click(button);
};

/** Ports that resume and delete a draft. */
const draftButtons = async ({ canvasElement }: Context): Promise<readonly [resume: HTMLElement, remove: HTMLElement]> =>
  waitFor(() => {
    const [resume, remove] = canvasElement.querySelectorAll<HTMLElement>('.tf-order-detail-reorder .tf-button');
    if (resume === undefined || remove === undefined) throw new Error('No way to resume it yet');
    return [resume, remove];
  });

const received = (more?: (demo: Adapter) => Partial<Adapter>) => newest('order-received', () => ({}), more);

/** Arguments, ports and checks of every state that the contract lists. */
export const orderDetailStates: StatesOf<typeof orderDetailContract, OrderDetailProps> = {
  loading: {
    args: story,
    ports: (demo) => ({ orders: { ...demo.orders, detail: never } }),
    shows: 'Loading the order',
  },
  ready: {
    args: story,
    play: async (context) => {
      const canvas = within(context.canvasElement);
      // On a phone the table has no header row.
      await expect((await canvas.findAllByRole('row', { hidden: true })).length).toBe(10);
      if (!english(context)) return;
      await expect(canvas.getByText('1 broken on the truck, not invoiced')).toBeVisible();
      await expect(canvas.getByText('Signed by Sam Ortiz', { selector: 'bdi' })).toBeVisible();
    },
  },
  'only-differences': {
    args: story,
    play: async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      await userEvent.click(await canvas.findByRole('checkbox'));
      await expect(canvas.getAllByRole('row', { hidden: true }).length).toBe(4);
    },
  },
  'on-its-way': { args: story, ports: newest('out-for-delivery'), shows: 'Out for Delivery' },
  received: { args: story, ports: received(), shows: 'Order Received' },
  'own-fields': {
    args: story,
    ports: newest('order-received', () => ({ fields: storyOrderFields })),
    shows: 'Events and catering',
  },
  substituted: {
    args: story,
    ports: newest('delivered', ({ lines }) => ({
      lines: lines.map((line, at) =>
        at === 0 && lines[1]
          ? {
              ...line,
              progress: {
                ...line.progress,
                reason: 'Replaced at the same price',
                substitute: { product: lines[1].product, quantity: 2 },
              },
            }
          : line,
      ),
    })),
    shows: '2 replaced with Halden Tonic Water',
  },
  'in-error': { args: story, ports: newest('in-error'), shows: 'A price is missing. Customer service is on it.' },
  'not-delivered': { args: story, ports: newest('not-delivered'), shows: 'Not Delivered' },
  'in-settlement': { args: story, ports: newest('in-settlement'), shows: 'In Settlement' },
  'was-cancelled': { args: story, ports: newest('cancelled'), shows: /^Order \d+ cancelled$/ },
  pickup: {
    args: story,
    ports: newest('delivered', () => ({
      method: 'pickup',
      deliveryMethod: 'Pickup',
      shippingMethod: null,
      shipments: [],
      shippingAddress: { street: '40 Quarry Road', city: 'Portland', state: 'ME', zip: '04103', country: 'US' },
    })),
    shows: 'Pickup at',
  },
  // A newer backend returns a status outside the type, so the cast is intentional.
  'unknown-status': {
    args: story,
    ports: newest('confirmed', ({ steps }) => ({
      status: 'Awaiting Ferry' as unknown as OrderStatus,
      steps: [
        ...steps,
        { status: 'Awaiting Ferry' as unknown as OrderStatus, at: '2026-11-17T09:00:00-05:00', by: null, note: null },
      ],
    })),
    shows: 'Awaiting Ferry',
  },
  sparse: {
    args: story,
    ports: newest('draft', () => ({
      steps: [],
      purchaseOrderNumber: '',
      sapOrderNumber: null,
      cokeOrderNumber: null,
      createdBy: null,
      buyer: null,
      billing: null,
      account: null,
      shippingAddress: null,
      deliveryMethod: null,
      shippingMethod: null,
      deliveryDate: null,
      canCancel: false,
    })),
    shows: 'No updates yet.',
  },
  // A missing value is shown as a dash, and its line stays.
  unreadable: {
    args: story,
    ports: newest('delivered', ({ lines, totals }) => ({
      invoice: null,
      total: null,
      cases: null,
      totals: { ...totals, cases: null, subtotal: null, tax: null, total: null },
      lines: lines.map((line, at) =>
        at === 0 ? { ...line, quantity: null } : at === 1 ? { ...line, total: null } : line,
      ),
    })),
    play: async ({ canvasElement }) => {
      const lines = await waitFor(() => {
        const found = [...canvasElement.querySelectorAll<HTMLElement>('[data-line]')];
        if (found.length < 2) throw new Error('No lines yet');
        return found;
      });
      const withDash = (selector: string): number =>
        lines.filter((line) => line.querySelector(`${selector} > [aria-hidden]`)?.textContent === '–').length;
      await expect(withDash('.tf-order-detail-value')).toBe(1);
      await expect(withDash('.tf-order-detail-amount')).toBeGreaterThanOrEqual(1);
      // A missing amount is not replaced by a calculated one.
      await expect(canvasElement.querySelector('.tf-order-detail-footer .tf-order-detail-amount')).toHaveTextContent(
        '–',
      );
      await expect(canvasElement).not.toHaveTextContent(/NaN|null|undefined/);
    },
  },
  draft: {
    args: story,
    ports: newest('draft'),
    play: async (context) => {
      const [resume, remove] = await draftButtons(context);
      await expect(resume).toBeVisible();
      await expect(remove).toBeVisible();
      if (context.globals.locale === 'en-US')
        await expect(within(context.canvasElement).getByText('Started')).toBeVisible();
      // An order that was not placed cannot be cancelled.
      await expect(context.canvasElement.querySelector('.tf-order-detail-cancel')?.textContent ?? '').toBe('');
    },
  },
  'draft-refused': {
    args: story,
    ports: (demo) => {
      const { orders } = newest('draft')(demo);
      return { orders: { ...orders, resumeDraft: async () => ({ outcome: 'refused', reason: 'nothing-added' }) } };
    },
    play: async (context) => {
      const [resume] = await draftButtons(context);
      await userEvent.click(resume);
      const box = await within(document.body).findByRole('alertdialog');
      const [, confirm] = within(box).getAllByRole('button');
      if (confirm === undefined) throw new Error('No response');
      await userEvent.click(confirm);
      await expect(await within(box).findByRole('alert')).toBeVisible();
    },
  },
  'long-words': {
    args: story,
    ports: newest('delivered', ({ lines }) => ({
      number: '4500871-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
      purchaseOrderNumber: 'PO'.repeat(40),
      notes: `Ring twice ${'and wait '.repeat(13)}`,
      lines: lines.map((line, at) =>
        at === 0 ? { ...line, product: { ...line.product, name: `${line.product.name} ${'A'.repeat(60)}` } } : line,
      ),
    })),
    shows: /^Order 4500871-A+$/,
  },
  'browse-only': { args: story, ports: () => ({ cart: undefined, cancelOrder: undefined }), shows: 'Order 4500871' },
  cancelling: {
    args: story,
    ports: received(),
    play: async (context) => {
      await userEvent.click(await cancelButton(context));
      const box = await within(document.body).findByRole('alertdialog');
      const select = await within(box).findByRole('combobox');
      await waitFor(() => expect(select).toBeVisible());
      // The dialog says what is charged before the buyer cancels.
      if (english(context)) await expect(box).toHaveTextContent('Nothing is charged to your account.');
    },
  },
  'reason-missing': {
    args: story,
    ports: received(),
    play: async (context) => {
      const box = await cancel(context, { reason: false });
      await waitFor(() => expect(within(box).getByRole('combobox')).toHaveFocus());
      await expect(within(box).getByRole('combobox')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  cancelled: {
    args: story,
    ports: received(),
    play: async (context) => {
      await cancel(context, { reason: true });
      await waitFor(() =>
        expect(context.canvasElement.querySelector('.tf-banner[data-tone="positive"]')).toBeVisible(),
      );
      if (english(context))
        await expect(context.canvasElement.querySelector('.tf-banner[data-tone="positive"]')).toHaveTextContent(
          'Nothing is charged to your account.',
        );
      if (english(context)) await spoken(context.canvasElement, /cancelled/);
      await waitForDialogClose();
    },
  },
  'cancel-checking': {
    args: story,
    ports: received((demo) => ({
      cancelOrder: demo.cancelOrder && { ...demo.cancelOrder, commit: fails('unavailable'), outcome: never },
    })),
    play: async (context) => {
      await cancel(context, { reason: true });
      await waitFor(() =>
        expect(context.canvasElement.querySelector('.tf-order-detail-outcome .tf-banner')).not.toBeNull(),
      );
    },
  },
  'cancel-unknown': {
    args: story,
    ports: received((demo) => ({
      cancelOrder: demo.cancelOrder && {
        ...demo.cancelOrder,
        commit: fails('unavailable'),
        outcome: fails('forbidden'),
      },
    })),
    play: async (context) => {
      await cancel(context, { reason: true });
      await expect(await within(context.canvasElement).findByRole('alert')).toBeVisible();
    },
  },
  'cancel-refused': {
    args: story,
    ports: received((demo) => ({
      cancelOrder: demo.cancelOrder && {
        ...demo.cancelOrder,
        prepare: async () => ({ outcome: 'refused', reason: 'too-late' }),
      },
    })),
    play: async (context) => {
      await cancel(context, { reason: true });
      await expect(await within(context.canvasElement).findByRole('alert')).toBeVisible();
    },
  },
  'cancel-failed': {
    args: story,
    ports: received((demo) => ({
      cancelOrder: demo.cancelOrder && { ...demo.cancelOrder, prepare: fails('forbidden') },
    })),
    play: async (context) => {
      await cancel(context, { reason: true });
      await expect(await within(context.canvasElement).findByRole('alert')).toBeVisible();
      await waitForDialogClose();
      // The focus moves to the outcome, not to the button below the dialog, even if the outcome is immediate.
      await waitFor(() => expect(context.canvasElement.querySelector('.tf-order-detail-outcome')).toHaveFocus());
    },
  },
  'no-transaction': {
    args: story,
    ports: newest('pending'),
    play: async (context) => {
      await waitFor(() =>
        expect(context.canvasElement.querySelector(".tf-order-detail-outcome a[href^='tel:']")).not.toBeNull(),
      );
    },
  },
  reorder: {
    args: story,
    scenario: 'empty-cart',
    ports: newest('delivered', ({ lines }) => ({ lines: lines.filter(({ product }) => product.stock.label === null) })),
    play: async (context) => {
      await reorder(context);
      if (english(context))
        await expect(await within(context.canvasElement).findByText(/are in your cart$/)).toBeVisible();
    },
  },
  'reorder-partial': {
    args: story,
    scenario: 'partial',
    play: async (context) => {
      await reorder(context);
      if (english(context)) await expect(await within(context.canvasElement).findByText(/as ordered$/)).toBeVisible();
    },
  },
  'reorder-failed': {
    args: story,
    ports: (demo) => ({ cart: { ...demo.cart, change: fails('forbidden') } }),
    play: async (context) => {
      await reorder(context);
      if (english(context))
        await expect(await within(context.canvasElement).findByText('Nothing was added')).toBeVisible();
    },
  },
  'not-found': { args: { orderId: 'nobody-has-this' }, shows: 'Order not found' },
  'other-account': {
    args: story,
    ports: (demo) => ({
      orders: { ...demo.orders, detail: async () => null, accountOf: async () => 'english-bay-social' },
    }),
    shows: 'This order belongs to English Bay Social',
  },
  failed: {
    args: story,
    ports: (demo) => ({ orders: { ...demo.orders, detail: fails('unexpected') } }),
    shows: 'The order did not load',
  },
  denied: { args: story, user: 'priya', shows: 'You need ordering access to see orders' },
  'signed-out': { args: story, scenario: 'guest', shows: 'Sign in to see this' },
  offline: { args: story, scenario: 'offline', shows: 'You’re offline. Try again when you’re back online.' },
};
