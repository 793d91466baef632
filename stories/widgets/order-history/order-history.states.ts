import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { OrderPage, OrderRow } from '../../../src/domain';
import type { Adapter } from '../../../src/ports';
import type { OrderStatus } from '../../../src/rules';
import type { orderHistoryContract, OrderHistoryProps } from '../../../src/widgets/order-history';
import { waitForDialogClose } from '../../support/wait-for-dialog-close';
import { fails, never } from '../../support/ports';
import type { StatesOf } from '../../support/state-stories';

type Context = { readonly canvasElement: HTMLElement; readonly globals: { readonly locale?: unknown } };

/** The demo's orders, with some fields of each page changed. */
const withPage =
  (change: (page: OrderPage) => Partial<OrderPage>) =>
  (demo: Adapter): Partial<Adapter> => ({
    orders: {
      ...demo.orders,
      search: async (request, options) => {
        const page = await demo.orders?.search?.(request, options);
        if (page === undefined) throw new Error('The demo searches orders');
        return { ...page, ...change(page) };
      },
    },
  });

const firstOrder = (change: (order: OrderRow) => Partial<OrderRow>) =>
  withPage(({ items }) => ({ items: items.map((order, at) => (at === 0 ? { ...order, ...change(order) } : order)) }));

const rows = async (canvasElement: HTMLElement): Promise<readonly HTMLElement[]> =>
  waitFor(() => {
    const found = [...canvasElement.querySelectorAll<HTMLElement>('[data-order]')];
    if (found.length === 0) throw new Error('No orders yet');
    return found;
  });

const dialog = () => within(document.body).findByRole('dialog');

const openExport = async ({ canvasElement }: Context): Promise<HTMLElement> => {
  await rows(canvasElement);
  const button = canvasElement.querySelector<HTMLElement>('.tf-orders-header button');
  if (button === null) throw new Error('No export');
  await userEvent.click(button);
  return dialog();
};

/** Opens the export dialog and starts the export with the primary button in its footer. */
const startExport = async (context: Context): Promise<HTMLElement> => {
  const box = await openExport(context);
  const start = (await within(box).findAllByRole('button')).find((button) => button.matches("[class*='primary']"));
  if (start === undefined) throw new Error('No start');
  await userEvent.click(start);
  return box;
};

/** Opens the reorder dialog of the first weekly order and confirms it. */
const reorder = async (context: Context, { confirm }: { readonly confirm: boolean }): Promise<HTMLElement> => {
  const weekly = (await rows(context.canvasElement)).find((row) => row.dataset.order === 'o-4500871');
  const button = weekly?.querySelector<HTMLElement>('.tf-orders-actions button');
  if (!button) throw new Error('No way to order it again');
  await userEvent.click(button);
  const box = await dialog();
  await within(box).findByRole('list');
  if (!confirm) return box;
  const add = box.querySelector<HTMLElement>(".tf-button[class*='primary']");
  if (add === null) throw new Error('No way to add');
  await userEvent.click(add);
  return box;
};

/** Waits for the draft on the first page. */
const draftRow = async ({ canvasElement }: Context): Promise<HTMLElement> => {
  const row = (await rows(canvasElement)).find(
    (one) => one.querySelectorAll('.tf-orders-actions .tf-button').length > 1,
  );
  if (row === undefined) throw new Error('No draft here');
  return row;
};

const english = ({ globals }: Context): boolean => globals.locale === 'en-US';

/** Arguments, ports and checks of every state that the contract lists. */
export const orderHistoryStates: StatesOf<typeof orderHistoryContract, OrderHistoryProps> = {
  loading: { ports: (demo) => ({ orders: { ...demo.orders, search: never } }), shows: 'Loading your orders' },
  ready: {
    play: async ({ canvasElement }) => {
      await expect((await rows(canvasElement)).length).toBe(10);
      await expect(within(canvasElement).getAllByRole('columnheader', { hidden: true }).length).toBe(7);
    },
  },
  searching: {
    play: async (context) => {
      await rows(context.canvasElement);
      await userEvent.type(within(context.canvasElement).getByRole('searchbox'), 'PO-00871');
      await waitFor(async () => expect((await rows(context.canvasElement)).length).toBe(1));
    },
  },
  'too-short': {
    args: { value: { search: 'PO' } },
    play: async (context) => {
      await rows(context.canvasElement);
      if (english(context))
        await expect(within(context.canvasElement).getByText('Type 2 more characters to search.')).toBeVisible();
    },
  },
  filtered: { args: { value: { statuses: ['delivered', 'not-delivered'], period: 90 } }, shows: 'Last 90 days' },
  'custom-dates': {
    args: { value: { period: 'custom', start: '2026-10-01', end: '2026-10-31' } },
    shows: '10/1/2026 – 10/31/2026',
  },
  'dates-wrong': {
    args: { value: { period: 'custom', start: '2026-10-31', end: '2026-10-01' } },
    play: async (context) => {
      await rows(context.canvasElement);
      if (english(context))
        await expect(
          within(context.canvasElement).getByText('The start date is after the end date. Choose 10/1/2026 or earlier.'),
        ).toBeVisible();
    },
  },
  sorted: {
    play: async ({ canvasElement }) => {
      await rows(canvasElement);
      const [total] = within(canvasElement).getAllByRole('columnheader', { hidden: true }).slice(5);
      const sorter = total?.querySelector('button');
      // On a phone the order is chosen from a list.
      if (!sorter || sorter.offsetParent === null) return;
      await userEvent.click(sorter);
      await waitFor(() => expect(total).toHaveAttribute('aria-sort', 'descending'));
    },
  },
  'page-2': { args: { value: { page: 2 } }, shows: '4500863' },
  'past-end': { args: { value: { page: 400 } }, shows: 'There’s no page 400' },
  'no-match': { args: { value: { search: 'no such order' } }, shows: 'No orders match' },
  empty: { scenario: 'no-orders', shows: 'No orders yet' },
  'ten-thousand': {
    scenario: 'ten-thousand-orders',
    play: async (context) => {
      await rows(context.canvasElement);
      if (english(context)) await expect(within(context.canvasElement).getByText('10,000 orders')).toBeVisible();
    },
  },
  'long-words': {
    ports: firstOrder(() => ({
      number: '4500871-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
      purchaseOrderNumber: 'PO'.repeat(40),
      total: { minor: 123_456_789, currency: 'USD' },
    })),
    shows: '$1,234,567.89',
  },
  // A newer backend returns a status outside the type, so the cast is intentional.
  // A missing value is shown as a dash, and the order stays.
  unreadable: {
    ports: firstOrder(() => ({ cases: null, total: null })),
    play: async ({ canvasElement }) => {
      const [first] = await rows(canvasElement);
      await expect(first?.querySelector('.tf-orders-total')).toHaveTextContent('–');
      await expect(first?.querySelector('.tf-orders-cases')).toHaveTextContent('–');
    },
  },
  'unknown-status': {
    ports: firstOrder(() => ({ status: 'Awaiting Ferry' as unknown as OrderStatus })),
    shows: 'Awaiting Ferry',
  },
  'choosing-statuses': {
    play: async ({ canvasElement }) => {
      await rows(canvasElement);
      const button = canvasElement.querySelector<HTMLElement>('.tf-orders-tools > .tf-button');
      if (button === null) throw new Error('No filter');
      await userEvent.click(button);
      await expect((await within(await dialog()).findAllByRole('checkbox')).length).toBe(14);
    },
  },
  exporting: {
    ports: (demo) => ({
      orders: {
        ...demo.orders,
        search: (request, options) =>
          request.pageSize > 50 && request.page > 0
            ? never()
            : (withPage(() => ({ total: 1200, hasMore: true }))(demo).orders?.search?.(request, options) ?? never()),
      },
    }),
    play: async (context) => {
      const box = await startExport(context);
      await expect(await within(box).findByRole('progressbar')).toBeVisible();
    },
  },
  exported: {
    play: async (context) => {
      const box = await startExport(context);
      await waitFor(() => expect(box.querySelector('.tf-banner')).toHaveTextContent('export.csv'));
    },
  },
  'export-stopped': {
    ports: (demo) => ({
      orders: {
        ...demo.orders,
        search: (request, options) =>
          request.pageSize > 50
            ? new Promise((_, reject) => options?.signal?.addEventListener('abort', () => reject(new Error('Stopped'))))
            : (demo.orders?.search?.(request, options) ?? never()),
      },
    }),
    play: async (context) => {
      const box = await startExport(context);
      await within(box).findByRole('progressbar');
      const stop = box.querySelector<HTMLElement>(".tf-button[class*='secondary']");
      if (stop === null) throw new Error('No way to stop');
      await userEvent.click(stop);
      await waitFor(() => expect(box.querySelector('.tf-banner')).toBeVisible());
    },
  },
  'export-failed': {
    ports: (demo) => ({
      orders: {
        ...demo.orders,
        search: (request, options) =>
          request.pageSize > 50 ? fails('unexpected')() : (demo.orders?.search?.(request, options) ?? never()),
      },
    }),
    play: async (context) => {
      await expect(await within(await startExport(context)).findByRole('alert')).toBeVisible();
    },
  },
  'export-empty': {
    ports: (demo) => ({
      orders: {
        ...demo.orders,
        search: async (request, options) => {
          const page = await demo.orders?.search?.(request, options);
          if (page === undefined) throw new Error('The demo searches orders');
          return request.pageSize > 50 ? { ...page, items: [], total: 0, hasMore: false } : page;
        },
      },
    }),
    play: async (context) => {
      const box = await startExport(context);
      await waitFor(() => expect(box.querySelector('.tf-banner')).toBeVisible());
    },
  },
  reorder: { play: async (context) => void (await reorder(context, { confirm: false })) },
  'reorder-partial': {
    play: async (context) => {
      const box = await reorder(context, { confirm: true });
      if (english(context))
        await expect(await within(box).findByText('7 of 8 products are in your cart as ordered')).toBeVisible();
    },
  },
  'reorder-failed': {
    ports: (demo) => ({ cart: { ...demo.cart, change: fails('forbidden') } }),
    play: async (context) => {
      const box = await reorder(context, { confirm: true });
      if (english(context)) await expect(await within(box).findByText('Nothing was added')).toBeVisible();
    },
  },
  'draft-deleted': {
    play: async (context) => {
      const row = await draftRow(context);
      const id = row.dataset.order;
      // An order that was not placed has no order date.
      if (english(context)) await expect(row).toHaveTextContent('Started');
      const [, remove] = row.querySelectorAll<HTMLElement>('.tf-orders-actions .tf-button');
      if (remove === undefined) throw new Error('No way to delete it');
      await userEvent.click(remove);
      const box = await within(document.body).findByRole('alertdialog');
      const [, confirm] = within(box).getAllByRole('button');
      if (confirm === undefined) throw new Error('No response');
      await userEvent.click(confirm);
      await waitFor(() => expect(context.canvasElement.querySelector(`[data-order="${id}"]`)).toBeNull());
      await waitForDialogClose();
    },
  },
  'browse-only': { ports: () => ({ cart: undefined }), shows: /^\d+ orders$/ },
  failed: {
    ports: (demo) => ({ orders: { ...demo.orders, search: fails('unexpected') } }),
    shows: 'Your orders did not load',
  },
  denied: { user: 'priya', shows: 'You need ordering access to see orders' },
  'signed-out': { scenario: 'guest', shows: 'Sign in to see this' },
  offline: { scenario: 'offline', shows: 'You’re offline. Try again when you’re back online.' },
};
