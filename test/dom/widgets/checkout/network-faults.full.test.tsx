import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStore } from '../../../../src/adapters/demo';
import { getSessionRuntime } from '../../../../src/runtime/session/session';
import { answer, docket, fails, kept, never, order, orders, place, placed, said, stage } from './checkout-harness';

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
    const view = stage();
    await answer(view);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent(window, new Event('offline'));
    await waitFor(() => expect(docket(view)).toContain('You’re offline. What you entered is saved'));
    expect(place(view).getAttribute('aria-disabled')).toBeNull();
    fireEvent.click(place(view));
    expect([...view.asked('prepare'), ...view.asked('place')]).toEqual([]);
    kept(view);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    fireEvent(window, new Event('online'));
    // Nothing was queued: the buyer submits again.
    await waitFor(() => expect(docket(view)).not.toContain('You’re offline'));
    expect(await orders(view)).toBe(0);
    fireEvent.click(place(view));
    await placed(view);
    expect(await orders(view)).toBe(1);
  });

  it('O01 F02: looks up a lost response and shows the one order that it finds', async () => {
    const view = stage(losing('commit-and-drop'));
    await order(view);
    const { orderNumber } = await placed(view);
    expect((await view.demo.demo.peek()).orders.map(({ number }) => number)).toEqual([orderNumber]);
    expect(view.asked('place')).toHaveLength(1);
    expect(view.asked('outcome')[0]?.request['key']).toBe(view.asked('place')[0]?.request['key']);
  });

  it('O01 F03: reports that nothing was ordered, keeps the values, and tries again with the same key', async () => {
    const view = stage(losing('drop-before-commit'));
    await order(view);
    await said('The order was not placed');
    expect(await orders(view)).toBe(0);
    kept(view);
    fireEvent.click(place(view));
    await placed(view);
    expect(await orders(view)).toBe(1);
    expect(new Set(view.asked('place').map(({ request }) => request['key'])).size).toBe(1);
  });

  it('O01 F03: reports that nothing was charged only after the look-up proves it (decision 4)', async () => {
    const view = stage({ ports: () => ({ place: fails('timeout') }) });
    await answer(view);
    fireEvent.click(within(view.container).getByRole('radio', { name: /House card/ }));
    fireEvent.click(place(view));
    await said(/Nothing was ordered and nothing was charged/);
    cleanup();
    const door = stage({ ports: () => ({ place: fails('forbidden') }) });
    await answer(door);
    fireEvent.click(within(door.container).getByRole('radio', { name: /House card/ }));
    fireEvent.click(place(door));
    await said(/Nothing was ordered\./);
    expect(door.container.textContent).not.toContain('nothing was charged');
  });

  it('O01 F04: changes its text after two seconds, and never reports a failure while the outcome is unknown', async () => {
    const view = stage({ ports: () => ({ place: never }) });
    await order(view);
    await said('Placing your order');
    await said('Still placing your order. This is taking longer than usual.');
    expect(view.container.textContent).not.toContain('was not placed');
  });

  it('O01 F05: shows the reference of a failure, and looks up before a new attempt', async () => {
    const view = stage({ ports: () => ({ place: fails('unexpected', { correlationId: 'req-5581' }) }) });
    await order(view);
    await said(/Reference: req-5581/);
    expect(view.asked('outcome')).not.toHaveLength(0);
    kept(view);
  });

  it('O01 F06: sends once, however long the service is unavailable', async () => {
    const view = stage({ ports: () => ({ place: fails('unavailable') }) });
    await order(view);
    await said('The order was not placed');
    expect(view.asked('place')).toHaveLength(1);
    expect(view.calls.filter(({ method }) => method !== 'open').length).toBeLessThanOrEqual(4);
  });

  it('O01 F07: waits for the backend’s delay before the next attempt', async () => {
    let busy = true;
    const view = stage({
      ports: ({ checkout }) => ({
        place: (request) => (busy ? fails('too-many-requests', { retryAfter: 1200 })() : checkout.place(request)),
      }),
    });
    await order(view);
    await waitFor(() => expect(docket(view)).toContain('You can place the order in 2 seconds.'));
    fireEvent.click(place(view));
    expect(view.asked('place')).toHaveLength(1);
    busy = false;
    await waitFor(() => expect(place(view).getAttribute('aria-disabled')).toBeNull(), { timeout: 3000 });
    fireEvent.click(place(view));
    await placed(view);
  });

  it.each([
    [Number.POSITIVE_INFINITY, '60 seconds'],
    [9e12, '60 seconds'],
    [-5000, null],
    [Number.NaN, '60 seconds'],
  ])('O01 F08: waits between 0 and 60 seconds for a delay of %d milliseconds', async (retryAfter, wait) => {
    const view = stage({ ports: () => ({ place: fails('too-many-requests', { retryAfter }) }) });
    await order(view);
    await said('The order was not placed');
    if (wait === null) expect(place(view).getAttribute('aria-disabled')).toBeNull();
    else expect(view.container.textContent).toContain(wait);
  });

  it('O01 F09: asks to sign in again, and restores the same values without sending on its own', async () => {
    let ended = true;
    const storage = createMemoryStore();
    const view = stage({
      storage,
      ports: ({ checkout }) => ({ place: (request) => (ended ? fails('signed-out')() : checkout.place(request)) }),
    });
    await order(view);
    await said('Your session ended. Sign in again to continue where you left off.');
    ended = false;
    await getSessionRuntime(view.adapter).reload();
    await screen.findByLabelText('PO number');
    kept(view);
    expect(view.asked('place')).toHaveLength(1);
    expect(await orders(view)).toBe(0);
  });

  it('O01 F10: reports that the account has no access, and orders nothing', async () => {
    const view = stage({ ports: () => ({ prepare: fails('forbidden') }) });
    await order(view);
    await said(/Your account doesn’t have access to this/);
    expect(view.asked('place')).toEqual([]);
  });

  it('O01 F11: names what is no longer available, and the rest of the page works', async () => {
    const view = stage({ ports: () => ({ prepare: fails('not-found') }) });
    await order(view);
    await said(/This is no longer available/);
    kept(view);
    expect(within(view.container).getByRole('heading', { name: 'Review' })).toBeTruthy();
  });

  it('O01 F12: names the changes of the cart, line by line', async () => {
    const view = stage();
    await answer(view);
    const { accountId } = view.asked('open')[0]?.request as { accountId: string };
    const cart = await view.demo.cart.read({ accountId, locale: 'en-US' });
    const [first] = cart.lines;
    if (!first?.quantity) throw new Error('An empty cart');
    await view.demo.cart.change({
      accountId,
      locale: 'en-US',
      revision: cart.revision,
      change: { type: 'set', lineId: first.id, quantity: first.quantity + 3 },
    });
    fireEvent.click(place(view));
    await said('The order was not placed');
    await said(`${first.product.name}: was ${first.quantity}, now ${first.quantity + 3}`);
    expect(view.onRefused).toHaveBeenCalledOnce();
    kept(view);
  });

  it('O01 F12: shows the total before and now, and sends the new one only after the next press', async () => {
    let dearer = false;
    const view = stage({
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
    await order(view);
    await said('The total changed from $1,239.94 to $1,242.34. To accept it, place the order again.');
    expect(view.asked('place')).toHaveLength(1);
    fireEvent.click(place(view));
    await waitFor(() => expect(view.asked('prepare')).toHaveLength(2));
    expect(view.asked('prepare')[1]?.request['expectedTotal']).toEqual({ minor: 124234, currency: 'USD' });
  });

  it('O01 F13: moves the focus to the refused field, and removes the problem when it changes', async () => {
    const view = stage({
      ports: () => ({ prepare: fails('rejected', { fields: { purchaseOrderNumber: 'patternMismatch' } }) }),
    });
    await order(view);
    await waitFor(() => expect(document.activeElement?.className).toContain('tf-error-summary'));
    expect(screen.getAllByText('The ordering service did not accept this. Change it and try again.')).toHaveLength(2);
    kept(view);
    fireEvent.change(screen.getByLabelText('PO number'), { target: { value: 'HLT-1132' } });
    await waitFor(() =>
      expect(screen.queryByText('The ordering service did not accept this. Change it and try again.')).toBeNull(),
    );
  });

  it('O01 F14: waits for an order that is being processed, and shows it', async () => {
    const view = stage({ scenario: 'processing' });
    await order(view);
    await said('We’re checking whether your order went through');
    expect(place(view).getAttribute('aria-disabled')).toBe('true');
    await placed(view);
    expect(await orders(view)).toBe(1);
  }, 15_000);

  it('O01 F15: looks up the outcome of an unreadable response', async () => {
    const view = stage({
      ports: ({ checkout }) => ({ place: async (request) => (await checkout.place(request), fails('malformed')()) }),
    });
    await order(view);
    await placed(view);
    expect(await orders(view)).toBe(1);
  });

  it('O01 F16: handles a sign-in page instead of a response as an expired session', async () => {
    stage({ ports: () => ({ open: fails('signed-out') }) });
    await said('Your session ended. Sign in again to continue where you left off.');
  });

  it('O01 F19: orders nothing when a line is unavailable, and counts such lines', async () => {
    const view = stage({
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
    fireEvent.click(place(view));
    expect(view.asked('prepare')).toEqual([]);
  });

  it('O01 F20: keeps the focus while a response is slow', async () => {
    const view = stage({ ports: () => ({ prepare: never }) });
    await answer(view);
    place(view).focus();
    fireEvent.click(place(view));
    await said('Placing your order');
    expect(document.activeElement?.textContent).toContain('Plac');
  });
});
