import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../../../src/styles/styles.css';
import { createDemoAdapter, type DemoOptions, storyTime } from '../../../../src/adapters/demo';
import { TradefrontProvider } from '../../../../src/runtime/react/provider';
import { OrderPlaced } from '../../../../src/widgets/order-placed';

const HOME = 'harbor-lane-taproom';
const OTHER = 'english-bay-social';

let made = 0;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

/** A page with an order of an account: the newest one with several products. */
async function open({ accountId = HOME, ...options }: DemoOptions & { readonly accountId?: string } = {}) {
  const demo = createDemoAdapter({ storage: 'memory', clock: () => storyTime, ...options });
  const list = await demo.orders.list({ accountId, locale: 'en-US', page: 0, pageSize: 50 });
  const weekly = list.items.find(({ cases }) => (cases ?? 0) > 20);
  const order = weekly && (await demo.orders.read({ accountId, locale: 'en-US', orderId: weekly.id }));
  if (!order) throw new Error('The account has no such order');
  const events = {
    onReminderCreate: vi.fn(),
    onReminderRemove: vi.fn(),
    onDownload: vi.fn(),
    onReorder: vi.fn(),
    onAccountChange: vi.fn(),
  };
  const view = render(
    <TradefrontProvider
      adapter={{ ...demo, id: `placed-${++made}` }}
      clock={() => storyTime}
      storage="memory"
      links={{ href: ({ to }) => `#${to}`, navigate: () => {} }}
    >
      <OrderPlaced headingLevel={1} orderId={order.id} {...events} />
    </TradefrontProvider>,
  );
  return { ...view, demo, order, events };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name }, { timeout: 8000 });
/** An event to the host without `preventDefault`. */
const detailOf = (handler: ReturnType<typeof vi.fn>, at = 0) => handler.mock.calls[at]?.[0] ?? {};
const reminders = async ({ demo }: Awaited<ReturnType<typeof open>>) => (await demo.demo.peek()).reminders;

describe('a reminder to order again', () => {
  it('is set, removed and restored, and the backend has at most one', async () => {
    const page = await open();
    fireEvent.click(await button('Order again on…'));
    const dialog = within(await screen.findByRole('dialog'));
    expect((await dialog.findAllByRole('radio'))[0]).toHaveProperty('checked', true);
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Every week' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Set reminder' }));

    expect(await screen.findByText(/^We’ll remind you every week, next on /)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [set] = await reminders(page);
    expect(detailOf(page.events.onReminderCreate)).toMatchObject({ orderId: page.order.id, repeats: 'weekly' });

    fireEvent.click(await button(/^Remove the reminder for /));
    expect(await button('Undo')).toBeTruthy();
    expect(await reminders(page)).toEqual([]);
    expect(page.events.onReminderRemove).toHaveBeenCalledTimes(1);
    // The focus stays at the reminder.
    await waitFor(() =>
      expect(document.activeElement?.contains(screen.getByRole('button', { name: 'Undo' }))).toBe(true),
    );

    fireEvent.click(await button('Undo'));
    expect(await screen.findByText(/^We’ll remind you every week, next on /)).toBeTruthy();
    const [back, ...more] = await reminders(page);
    expect(more).toEqual([]);
    expect({ ...back, id: null }).toEqual({ ...set, id: null });
    expect(screen.queryByText('Reminder removed')).toBeNull();
  });

  it('shows the error and stays set where it can not be removed', async () => {
    const page = await open();
    fireEvent.click(await button('Order again on…'));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findAllByRole('radio');
    fireEvent.click(dialog.getByRole('button', { name: 'Set reminder' }));
    const remove = await button(/^Remove the reminder for /);
    page.demo.demo.setFaults([{ method: 'reminders.remove', kind: 'unavailable' }]);
    fireEvent.click(remove);
    expect((await screen.findByRole('alert')).textContent).toContain('The reminder is still set');
    expect(await reminders(page)).toHaveLength(1);
  });
});

describe('the file of an order', () => {
  it('has a row for each of its products, with the ordered quantity', async () => {
    const saved: string[] = [];
    vi.spyOn(URL, 'createObjectURL');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { order, events } = await open();
    fireEvent.click(await button('Download CSV'));
    await waitFor(() => expect(saved).toEqual([`order-${order.number}.csv`]));
    expect(detailOf(events.onDownload)).toEqual({ orderId: order.id, fileName: `order-${order.number}.csv` });
    const blob = vi.mocked(URL.createObjectURL).mock.calls[0]?.[0];
    if (!(blob instanceof Blob)) throw new Error('Nothing was saved');
    expect([...new Uint8Array(await blob.slice(0, 3).arrayBuffer())]).toEqual([0xef, 0xbb, 0xbf]);
    // No cell contains a comma (decision 5).
    const [heads, ...rows] = (await blob.text())
      .trim()
      .split(/\r?\n/)
      .map((row) => row.split(',').map((cell) => cell.replace(/^"|"$/g, '')));
    expect(heads).toEqual([
      'Order number',
      'Delivery date',
      'SKU',
      'UPC/EAN',
      'Product',
      'Pack',
      'Quantity',
      'Amount',
      'Currency',
    ]);
    const column = (name: string) => rows.map((row) => row[heads?.indexOf(name) ?? -1]);
    expect(new Set(column('Order number'))).toEqual(new Set([order.number]));
    expect(Object.fromEntries(rows.map((row) => [row[2], Number(row[6])]))).toEqual(
      Object.fromEntries(order.lines.map(({ product, quantity }) => [product.sku, quantity])),
    );
    expect(column('Amount').reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0)).toBe(
      order.lines.reduce((sum, { total }) => sum + (total?.minor ?? 0), 0),
    );
    expect(column('Amount')[0]).toMatch(/^\d+\.\d\d$/);
  });
});

describe('an order of another account', () => {
  it('is shown after the buyer switched to it, and the host gets an event', async () => {
    const { order, events } = await open({ accountId: OTHER });
    expect(screen.queryByText(order.number)).toBeNull();
    fireEvent.click(await button(/^Switch to /));
    await waitFor(() => expect(screen.getAllByText(new RegExp(order.number)).length).toBeGreaterThan(0), {
      timeout: 8000,
    });
    expect(detailOf(events.onAccountChange)).toEqual({ accountId: OTHER, name: 'English Bay Social' });
    expect(screen.queryByRole('button', { name: /^Switch to / })).toBeNull();
  });
});

describe('ordering it again', () => {
  it('names what was not added and why, and offers only that', async () => {
    const { demo, order, events } = await open({ scenario: 'partial' });
    const inCart = async () =>
      new Map(
        (await demo.cart.read({ accountId: HOME, locale: 'en-US' })).lines.map(({ product, quantity }) => [
          product.id,
          quantity,
        ]),
      );
    const before = await inCart();
    fireEvent.click(await button('Order again now'));
    const rest = await button('Add the rest');
    const { added, notAdded } = detailOf(events.onReorder);
    expect(added + notAdded).toBe(order.lines.length);
    const errors = [...document.querySelectorAll('.tf-reorder-errors > li')].map((item) => item.textContent ?? '');
    expect(errors).toHaveLength(notAdded);
    for (const error of errors)
      expect(
        order.lines.some(({ product }) => error.includes(product.name)),
        error,
      ).toBe(true);

    fireEvent.click(rest);
    await waitFor(() => expect(events.onReorder).toHaveBeenCalledTimes(2), { timeout: 8000 });
    const again = detailOf(events.onReorder, 1);
    expect(again.added + again.notAdded).toBeLessThanOrEqual(notAdded);
    // Lines that were added are not sent a second time.
    const after = await inCart();
    for (const { product, quantity } of order.lines) {
      expect(after.get(product.id) ?? 0, product.name).toBeLessThanOrEqual(
        (before.get(product.id) ?? 0) + (quantity ?? 0),
      );
    }
    expect(order.lines.some(({ product }) => (after.get(product.id) ?? 0) > (before.get(product.id) ?? 0))).toBe(true);
  });
});
