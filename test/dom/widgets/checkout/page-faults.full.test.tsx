import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStore } from '../../../../src/adapters/demo';
import { getSessionRuntime } from '../../../../src/runtime/session/session';
import { storedKey } from '../../../../src/runtime/storage';
import {
  fillRequired,
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

const intents = () => Object.keys(localStorage).filter((key) => key.startsWith(storedKey('intent')));
const draftKeys = () => Object.keys(sessionStorage).filter((key) => key.startsWith(storedKey('draft')));

describe('placing an order on a page that is clicked, left, duplicated and reloaded', () => {
  it('O01 F22: sends the host one event, also in strict mode', async () => {
    const view = openCheckout({ strict: true });
    await submitOrder(view);
    const placed = await waitForPlaced(view);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(view.onPlaced).toHaveBeenCalledOnce();
    const { orders } = await view.demo.demo.peek();
    const order = orders.find(({ number }) => number === placed.orderNumber);
    expect(placed).toMatchObject({ orderId: order?.id, total: { minor: order?.total, currency: 'USD' } });
  });

  it('O01 F24: sends one request for two clicks', async () => {
    const view = openCheckout();
    await fillRequired(view);
    fireEvent.click(commitButton(view));
    fireEvent.click(commitButton(view));
    await waitForPlaced(view);
    expect(view.callsOf('place')).toHaveLength(1);
    expect(view.onPlaced).toHaveBeenCalledOnce();
  });

  it('O01 F25: sends one request for Enter, a click and a submit', async () => {
    const view = openCheckout();
    await fillRequired(view);
    const form = view.container.querySelector('form');
    if (form === null) throw new Error('No form');
    fireEvent.submit(form);
    fireEvent.click(commitButton(view));
    fireEvent.submit(form);
    await waitForPlaced(view);
    expect(view.callsOf('prepare')).toHaveLength(1);
  });

  it('O01 F26: continues when its page closes, and shows the order on the next page', async () => {
    let letGo: () => void = () => {};
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    const view = openCheckout({
      ports: ({ checkout }) => ({ place: async (request) => (await gate, checkout.place(request)) }),
    });
    await submitOrder(view);
    view.rerender(<p>Elsewhere</p>);
    letGo();
    await waitFor(async () => expect(await countOrders(view)).toBe(1));
    expect(view.onPlaced).not.toHaveBeenCalled();
    view.rerender(view.page);
    await waitForPlaced(view);
    expect(view.callsOf('place')).toHaveLength(1);
  });

  it('O01 F27: sends at most one additional read when everything mounts twice, and places once', async () => {
    const view = openCheckout({ strict: true });
    await submitOrder(view);
    await waitForPlaced(view);
    expect(view.callsOf('open').length).toBeLessThanOrEqual(4);
    expect(view.callsOf('place')).toHaveLength(1);
    expect(await countOrders(view)).toBe(1);
  });

  it('O01 F28: stores the attempt before it is sent, without a name in it, and shows its order on the next visit', async () => {
    const storage = createMemoryStore();
    const stored: string[] = [];
    const closed = openCheckout({
      id: 'site',
      storage,
      ports: ({ checkout }) => ({
        // The page closes while the backend works: no page gets the response.
        place: async (request) => {
          stored.push(...intents().map((key) => localStorage.getItem(key) ?? ''));
          await checkout.place(request);
          return never();
        },
      }),
    });
    await submitOrder(closed);
    await waitFor(() => expect(stored).toHaveLength(1));
    expect(stored[0]).not.toMatch(/Dana|Whitlock|HLT-1131|Ring/);
    await waitFor(async () => expect(await countOrders(closed)).toBe(1));
    closed.unmount();
    // Browsers release a lock with the page; here the page is only unmounted.
    vi.spyOn(navigator.locks, 'request').mockImplementation((_name: string, ...rest: readonly unknown[]) => {
      const work = rest.at(-1) as (lock: object) => unknown; // the callback is the last argument
      return Promise.resolve(work({}));
    });
    const next = openCheckout({ id: 'site', storage });
    await waitForPlaced(next);
    expect(next.callsOf('place')).toEqual([]);
    expect(intents()).toEqual([]);
  });

  it('O01 F29: places one order for two tabs with one cart, and shows its outcome in both', async () => {
    const storage = createMemoryStore();
    const [one, two] = [openCheckout({ id: 'site', storage }), openCheckout({ id: 'site', storage })];
    await fillRequired(one);
    await fillRequired(two);
    fireEvent.click(commitButton(one));
    fireEvent.click(commitButton(two));
    const hasOutcome = (view: typeof one) =>
      view.onPlaced.mock.calls.length > 0 ||
      /Another checkout was started|The cart has changed/.test(view.container.textContent ?? '');
    await waitFor(() => expect([hasOutcome(one), hasOutcome(two)]).toEqual([true, true]), { timeout: 8000 });
    expect(one.onPlaced.mock.calls.length + two.onPlaced.mock.calls.length).toBeGreaterThan(0);
    expect(await countOrders(one)).toBe(1);
  });

  it('O01 F30: names the agreed account, even after an account switch in another tab', async () => {
    const storage = createMemoryStore();
    const view = openCheckout({ id: 'site', storage });
    await fillRequired(view);
    const other = openCheckout({ id: 'site', storage, scenario: 'full-cart' });
    await screen.findAllByLabelText('PO number');
    await getSessionRuntime(other.adapter).switchTo('brasserie-du-canal');
    fireEvent.click(commitButton(view));
    await waitForPlaced(view);
    expect(
      new Set(
        ['open', 'prepare', 'place'].flatMap((method) =>
          view.callsOf(method as 'open').map(({ request }) => request['accountId']),
        ),
      ),
    ).toEqual(new Set(['harbor-lane-taproom']));
    expect((await view.demo.demo.peek()).orders.map(({ accountId }) => accountId)).toEqual(['harbor-lane-taproom']);
  });

  it('O01 F31: refetches when the page is restored from the back-forward cache', async () => {
    const view = openCheckout();
    await fillRequired(view);
    const before = view.callsOf('open').length;
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    await waitFor(() => expect(view.callsOf('open').length).toBe(before + 1));
    expectTypedValues(view);
    expect(commitButton(view).getAttribute('aria-disabled')).toBeNull();
  });

  it('O01 F32: restores every value except the consent after a reload', async () => {
    const storage = createMemoryStore();
    const view = openCheckout({ id: 'site', storage });
    await fillRequired(view);
    fireEvent.change(screen.getByLabelText(/Note to the driver/), { target: { value: 'Ring twice.' } });
    fireEvent.click(screen.getByRole('radio', { name: /Dec\s3/ }));
    fireEvent.click(screen.getByRole('radio', { name: /House card/ }));
    fireEvent.click(await screen.findByRole('button', { name: /Return some, CO₂/ }));
    view.unmount();
    openCheckout({ id: 'site', storage });
    expect((await screen.findByLabelText<HTMLInputElement>('PO number')).value).toBe('HLT-1131');
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Note to the driver/).value).toBe('Ring twice.');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Dec\s3/ }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /House card/ }).checked).toBe(true);
    expect((await screen.findByRole<HTMLInputElement>('spinbutton', { name: /CO₂/ })).value).toBe('2');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /I accept/ }).checked).toBe(false);
  });

  it('O01 F32: removes the stored values after the order is placed', async () => {
    const view = openCheckout();
    await submitOrder(view);
    await waitForPlaced(view);
    expect(draftKeys()).toEqual([]);
  });

  it('O01 F33: shows no late response of the former account', async () => {
    let answerLate: () => void = () => {};
    const late = new Promise<void>((resolve) => (answerLate = resolve));
    const view = openCheckout({
      scenario: 'default',
      ports: ({ checkout }) => ({
        open: async (request, options) => {
          if (request.accountId === 'harbor-lane-taproom') await late;
          return checkout.open(request, options);
        },
      }),
    });
    await waitFor(() => expect(view.callsOf('open')).toHaveLength(1));
    await getSessionRuntime(view.adapter).switchTo('english-bay-social');
    await findMessage('There’s nothing to check out');
    answerLate();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(view.container.textContent).not.toContain('Portland');
  });

  it('O01 F34: works where storage throws', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Refused', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Refused', 'SecurityError');
    });
    const view = openCheckout();
    await submitOrder(view);
    await waitForPlaced(view);
    expect(await countOrders(view)).toBe(1);
  });

  it('O01 F35: works where storage is full, and leaves the host’s keys unchanged', async () => {
    localStorage.setItem('host', 'mine');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const view = openCheckout();
    await submitOrder(view);
    await waitForPlaced(view);
    expect(localStorage.getItem('host')).toBe('mine');
  });

  it.each([
    'not json',
    '{"method":"rocket","date":"yesterday","empties":{"glass":-4},"moved":7}',
    '{"__proto__":{"spread":"groups"}}',
    'null',
    '[1,2]',
  ])('O01 F36: ignores an invalid stored draft: %s', async (text) => {
    const view = openCheckout({ id: 'tampered' });
    await screen.findByLabelText('PO number');
    view.unmount();
    sessionStorage.setItem(`${storedKey('draft')}:tampered:harbor-lane-taproom:checkout`, text);
    const next = openCheckout({ id: 'tampered' });
    await submitOrder(next);
    await waitForPlaced(next);
    expect(next.callsOf('prepare')[0]?.request).toMatchObject({
      method: 'delivery',
      date: '2026-11-19',
      additionalDeliveries: [],
      empties: { cylinder: 0, glass: 0 },
    });
  });

  it('O01 F41: refetches once when the page becomes visible again', async () => {
    const view = openCheckout();
    await fillRequired(view);
    const before = view.callsOf('open').length;
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(view.callsOf('open').length).toBe(before + 1));
    expectTypedValues(view);
  });

  it('O01 F56: keeps everything in memory where a frame has no storage of its own', async () => {
    const view = openCheckout({ settings: { storage: 'memory' } });
    await submitOrder(view);
    await waitForPlaced(view);
    expect(
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.startsWith('tradefront')),
    ).toEqual([]);
  });

  it.each([
    [
      'throws at once',
      () => {
        throw new Error('sync');
      },
    ],
    ['rejects with no error', () => Promise.reject('no error')],
  ] as const)('O01 F58: works when the adapter %s', async (_how, broken) => {
    const view = openCheckout({ ports: () => ({ place: broken as () => Promise<never> }) }); // an adapter without types
    await submitOrder(view);
    await findMessage('The order was not placed');
    expectTypedValues(view);
    expect(within(view.container).getByRole('heading', { name: 'Review' })).toBeTruthy();
  });

  it('O01 F59: offers other payment methods and never a field for a card’s number', async () => {
    const view = openCheckout({
      ports: ({ checkout }) => ({
        open: async (request, options) => {
          const opened = await checkout.open(request, options);
          return { ...opened, paymentMethods: opened.paymentMethods.filter(({ kind }) => kind !== 'card') };
        },
      }),
    });
    await fillRequired(view);
    expect(screen.getAllByRole('radio', { name: /On account|Operating account/ })).toHaveLength(2);
    expect(view.container.querySelector('[autocomplete^="cc-"], iframe')).toBeNull();
  });

  it('O01: an unknown outcome offers to check again, and to call', async () => {
    let well = false;
    const view = openCheckout({
      ports: ({ checkout }) => ({
        place: async (request) => (await checkout.place(request), fails('timeout')()),
        outcome: (request) => (well ? checkout.outcome(request) : fails('forbidden')()),
      }),
    });
    await submitOrder(view);
    await findMessage('We could not confirm the order');
    expect(screen.getByRole('link', { name: '1-888-555-0142' })).toBeTruthy();
    expect(commitButton(view).getAttribute('aria-disabled')).toBe('true');
    well = true;
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await waitForPlaced(view);
    expect(await countOrders(view)).toBe(1);
  });
});
