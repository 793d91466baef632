import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStore } from '../../../../src/adapters/demo';
import { getSessionRuntime } from '../../../../src/runtime/session/session';
import {
  fillRequired,
  summaryText,
  fails,
  expectTypedValues,
  never,
  submitOrder,
  countOrders,
  commitButton,
  waitForPlaced,
  findMessage,
  openCheckout,
} from './checkout-harness';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

/** Loses the first response of `place` after or before the work; everything else is the demo. */
const losing = (kind: 'commit-and-drop' | 'drop-before-commit') => ({ scenario: kind });

describe('placing an order over a bad network', () => {
  it('O01 F01: sends nothing while offline, reports that beside the button, and keeps the values', async () => {
    const view = openCheckout();
    await fillRequired(view);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent(window, new Event('offline'));
    await waitFor(() => expect(summaryText(view)).toContain('You’re offline. What you entered is saved'));
    expect(commitButton(view).getAttribute('aria-disabled')).toBeNull();
    fireEvent.click(commitButton(view));
    expect([...view.callsOf('prepare'), ...view.callsOf('place')]).toEqual([]);
    expectTypedValues(view);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    fireEvent(window, new Event('online'));
    // Nothing was queued: the buyer submits again.
    await waitFor(() => expect(summaryText(view)).not.toContain('You’re offline'));
    expect(await countOrders(view)).toBe(0);
    fireEvent.click(commitButton(view));
    await waitForPlaced(view);
    expect(await countOrders(view)).toBe(1);
  });

  it('O01 F02: looks up a lost response and shows the one order that it finds', async () => {
    const view = openCheckout(losing('commit-and-drop'));
    await submitOrder(view);
    const { orderNumber } = await waitForPlaced(view);
    expect((await view.demo.demo.peek()).orders.map(({ number }) => number)).toEqual([orderNumber]);
    expect(view.callsOf('place')).toHaveLength(1);
    expect(view.callsOf('outcome')[0]?.request['key']).toBe(view.callsOf('place')[0]?.request['key']);
  });

  it('O01 F03: reports that nothing was ordered, keeps the values, and tries again with the same key', async () => {
    const view = openCheckout(losing('drop-before-commit'));
    await submitOrder(view);
    await findMessage('The order was not placed');
    expect(await countOrders(view)).toBe(0);
    expectTypedValues(view);
    fireEvent.click(commitButton(view));
    await waitForPlaced(view);
    expect(await countOrders(view)).toBe(1);
    expect(new Set(view.callsOf('place').map(({ request }) => request['key'])).size).toBe(1);
  });

  it('O01 F03: reports that nothing was charged only after the look-up proves it (decision 4)', async () => {
    const view = openCheckout({ ports: () => ({ place: fails('timeout') }) });
    await fillRequired(view);
    fireEvent.click(within(view.container).getByRole('radio', { name: /House card/ }));
    fireEvent.click(commitButton(view));
    await findMessage(/Nothing was ordered and nothing was charged/);
    cleanup();
    const door = openCheckout({ ports: () => ({ place: fails('forbidden') }) });
    await fillRequired(door);
    fireEvent.click(within(door.container).getByRole('radio', { name: /House card/ }));
    fireEvent.click(commitButton(door));
    await findMessage(/Nothing was ordered\./);
    expect(door.container.textContent).not.toContain('nothing was charged');
  });

  it('O01 F04: changes its text after two seconds, and never reports a failure while the outcome is unknown', async () => {
    const view = openCheckout({ ports: () => ({ place: never }) });
    await submitOrder(view);
    await findMessage('Placing your order');
    await findMessage('Still placing your order. This is taking longer than usual.');
    expect(view.container.textContent).not.toContain('was not placed');
  });

  it('O01 F05: shows the reference of a failure, and looks up before a new attempt', async () => {
    const view = openCheckout({ ports: () => ({ place: fails('unexpected', { correlationId: 'req-5581' }) }) });
    await submitOrder(view);
    await findMessage(/Reference: req-5581/);
    expect(view.callsOf('outcome')).not.toHaveLength(0);
    expectTypedValues(view);
  });

  it('O01 F06: sends once, however long the service is unavailable', async () => {
    const view = openCheckout({ ports: () => ({ place: fails('unavailable') }) });
    await submitOrder(view);
    await findMessage('The order was not placed');
    expect(view.callsOf('place')).toHaveLength(1);
    expect(view.calls.filter(({ method }) => method !== 'open').length).toBeLessThanOrEqual(4);
  });

  it('O01 F07: waits for the backend’s delay before the next attempt', async () => {
    let busy = true;
    const view = openCheckout({
      ports: ({ checkout }) => ({
        place: (request) => (busy ? fails('too-many-requests', { retryAfter: 1200 })() : checkout.place(request)),
      }),
    });
    await submitOrder(view);
    await waitFor(() => expect(summaryText(view)).toContain('You can place the order in 2 seconds.'));
    fireEvent.click(commitButton(view));
    expect(view.callsOf('place')).toHaveLength(1);
    busy = false;
    await waitFor(() => expect(commitButton(view).getAttribute('aria-disabled')).toBeNull(), { timeout: 3000 });
    fireEvent.click(commitButton(view));
    await waitForPlaced(view);
  });

  it.each([
    [Number.POSITIVE_INFINITY, '60 seconds'],
    [9e12, '60 seconds'],
    [-5000, null],
    [Number.NaN, '60 seconds'],
  ])('O01 F08: waits between 0 and 60 seconds for a delay of %d milliseconds', async (retryAfter, wait) => {
    const view = openCheckout({ ports: () => ({ place: fails('too-many-requests', { retryAfter }) }) });
    await submitOrder(view);
    await findMessage('The order was not placed');
    if (wait === null) expect(commitButton(view).getAttribute('aria-disabled')).toBeNull();
    else expect(view.container.textContent).toContain(wait);
  });

  it('O01 F09: asks to sign in again, and restores the same values without sending on its own', async () => {
    let ended = true;
    const storage = createMemoryStore();
    const view = openCheckout({
      storage,
      ports: ({ checkout }) => ({ place: (request) => (ended ? fails('signed-out')() : checkout.place(request)) }),
    });
    await submitOrder(view);
    await findMessage('Your session ended. Sign in again to continue where you left off.');
    ended = false;
    await getSessionRuntime(view.adapter).reload();
    await screen.findByLabelText('PO number');
    expectTypedValues(view);
    expect(view.callsOf('place')).toHaveLength(1);
    expect(await countOrders(view)).toBe(0);
  });

  it('O01 F10: reports that the account has no access, and orders nothing', async () => {
    const view = openCheckout({ ports: () => ({ prepare: fails('forbidden') }) });
    await submitOrder(view);
    await findMessage(/Your account doesn’t have access to this/);
    expect(view.callsOf('place')).toEqual([]);
  });

  it('O01 F11: names what is no longer available, and the rest of the page works', async () => {
    const view = openCheckout({ ports: () => ({ prepare: fails('not-found') }) });
    await submitOrder(view);
    await findMessage(/This is no longer available/);
    expectTypedValues(view);
    expect(within(view.container).getByRole('heading', { name: 'Review' })).toBeTruthy();
  });

  it('O01 F12: names the changes of the cart, line by line', async () => {
    const view = openCheckout();
    await fillRequired(view);
    const { accountId } = view.callsOf('open')[0]?.request as { accountId: string };
    const cart = await view.demo.cart.read({ accountId, locale: 'en-US' });
    const [first] = cart.lines;
    if (!first?.quantity) throw new Error('An empty cart');
    await view.demo.cart.change({
      accountId,
      locale: 'en-US',
      revision: cart.revision,
      change: { type: 'set', lineId: first.id, quantity: first.quantity + 3 },
    });
    fireEvent.click(commitButton(view));
    await findMessage('The order was not placed');
    await findMessage(`${first.product.name}: was ${first.quantity}, now ${first.quantity + 3}`);
    expect(view.onRefused).toHaveBeenCalledOnce();
    expectTypedValues(view);
  });

  it('O01 F12: shows the total before and now, and sends the new one only after the next press', async () => {
    let dearer = false;
    const view = openCheckout({
      ports: ({ checkout }) => ({
        open: async (request, options) => {
          const opened = await checkout.open(request, options);
          const { totals } = opened.cart;
          return dearer
            ? {
                ...opened,
                cart: {
                  ...opened.cart,
                  totals: { ...totals, total: { ...totals.total, minor: totals.total.minor + 240 } },
                },
              }
            : opened;
        },
        place: async () => ((dearer = true), { outcome: 'refused', reason: 'total-changed' }),
      }),
    });
    await submitOrder(view);
    await findMessage('The total changed from $1,239.94 to $1,242.34. To accept it, place the order again.');
    expect(view.callsOf('place')).toHaveLength(1);
    fireEvent.click(commitButton(view));
    await waitFor(() => expect(view.callsOf('prepare')).toHaveLength(2));
    expect(view.callsOf('prepare')[1]?.request['expectedTotal']).toEqual({ minor: 124234, currency: 'USD' });
  });

  it('O01 F13: moves the focus to the refused field, and removes the problem when it changes', async () => {
    const view = openCheckout({
      ports: () => ({ prepare: fails('rejected', { fields: { purchaseOrderNumber: 'patternMismatch' } }) }),
    });
    await submitOrder(view);
    await waitFor(() => expect(document.activeElement?.className).toContain('tf-error-summary'));
    expect(screen.getAllByText('The ordering service did not accept this. Change it and try again.')).toHaveLength(2);
    expectTypedValues(view);
    fireEvent.change(screen.getByLabelText('PO number'), { target: { value: 'HLT-1132' } });
    await waitFor(() =>
      expect(screen.queryByText('The ordering service did not accept this. Change it and try again.')).toBeNull(),
    );
  });

  it('O01 F14: waits for an order that is being processed, and shows it', async () => {
    const view = openCheckout({ scenario: 'processing' });
    await submitOrder(view);
    await findMessage('We’re checking whether your order went through');
    expect(commitButton(view).getAttribute('aria-disabled')).toBe('true');
    await waitForPlaced(view);
    expect(await countOrders(view)).toBe(1);
  }, 15_000);

  it('O01 F15: looks up the outcome of an unreadable response', async () => {
    const view = openCheckout({
      ports: ({ checkout }) => ({ place: async (request) => (await checkout.place(request), fails('malformed')()) }),
    });
    await submitOrder(view);
    await waitForPlaced(view);
    expect(await countOrders(view)).toBe(1);
  });

  it('O01 F16: handles a sign-in page instead of a response as an expired session', async () => {
    openCheckout({ ports: () => ({ open: fails('signed-out') }) });
    await findMessage('Your session ended. Sign in again to continue where you left off.');
  });

  it('O01 F19: orders nothing when a line is unavailable, and counts such lines', async () => {
    const view = openCheckout({
      scenario: 'default',
      ports: ({ checkout }) => ({
        // The demo's cart has a line that is out of stock, on an account without a minimum here.
        open: async (request, options) => {
          const opened = await checkout.open(request, options);
          return { ...opened, cart: { ...opened.cart, minimum: {} } };
        },
      }),
    });
    await screen.findByLabelText('PO number');
    expect(view.container.textContent).toContain('1 product in the cart can’t be ordered. Remove it first.');
    fireEvent.click(commitButton(view));
    expect(view.callsOf('prepare')).toEqual([]);
  });

  it('O01 F20: keeps the focus while a response is slow', async () => {
    const view = openCheckout({ ports: () => ({ prepare: never }) });
    await fillRequired(view);
    commitButton(view).focus();
    fireEvent.click(commitButton(view));
    await findMessage('Placing your order');
    expect(document.activeElement?.textContent).toContain('Plac');
  });
});
