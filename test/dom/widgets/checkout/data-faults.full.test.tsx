import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { storyTime } from '../../../../src/adapters/demo';
import type { Checkout, OrderRefusal } from '../../../../src/domain';
import {
  fillRequired,
  summaryText,
  submitOrder,
  countOrders,
  commitButton,
  waitForPlaced,
  findMessage,
  openCheckout,
  type CheckoutOptions,
} from './checkout-harness';

afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  await page.viewport(1280, 900);
});

/** The demo's checkout with a change in its response. */
const opening = (change: (checkout: Checkout) => unknown): CheckoutOptions => ({
  ports: ({ checkout }) => ({
    // The changed response violates its type: these tests are about such responses.
    open: async (request, options) => change(await checkout.open(request, options)) as Checkout,
  }),
});

const nonsense = /undefined|NaN|\[object Object\]|Invalid Date/;
const lines = (change: (line: Checkout['cart']['lines'][number], at: number) => unknown) =>
  opening((checkout) => ({ ...checkout, cart: { ...checkout.cart, lines: checkout.cart.lines.map(change) } }));

describe('placing an order with unexpected responses', () => {
  it('O01 F17: shows the existing values, a dash for missing ones, and no nonsense such as undefined', async () => {
    const view = openCheckout(
      opening((checkout) => ({
        ...checkout,
        termsHref: null,
        lastPurchaseOrderNumber: null,
        deliveries: checkout.deliveries.map((option) => ({
          ...option,
          address: null,
          slots: option.slots.map((slot, at) => (at === 1 ? { ...slot, cutOff: 'soon' } : slot)),
        })),
        paymentMethods: checkout.paymentMethods.map((method) => ({ ...method, detail: null })),
        cart: {
          ...checkout.cart,
          totals: { ...checkout.cart.totals, taxRate: null },
          lines: checkout.cart.lines.map((line) => ({ ...line, total: null, promotion: null })),
        },
      })),
    );
    await fillRequired(view);
    expect(view.container.textContent).not.toMatch(nonsense);
    await waitFor(() =>
      expect(view.container.querySelector('.tf-checkout-amount')?.textContent).toBe('–Not available'),
    );
    // A date whose cut-off is unreadable is not offered.
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Nov\s24/ }).disabled).toBe(true);
    fireEvent.click(commitButton(view));
    await waitForPlaced(view);
  });

  it('O01 F18: reports that nothing was ordered for an unknown refusal', async () => {
    const view = openCheckout({
      ports: () => ({ place: async () => ({ outcome: 'refused', reason: 'solar-flare' as unknown as OrderRefusal }) }),
    }); // newer than the library
    await submitOrder(view);
    await findMessage('Nothing was ordered. Your cart and what you entered are saved.');
  });

  it('O01 F23: sends the total of the server’s response, never one of its own', async () => {
    const view = openCheckout();
    await submitOrder(view);
    await waitForPlaced(view);
    const [opened] = await Promise.all([view.callsOf('prepare')[0]?.request['expectedTotal']]);
    expect(opened).toEqual({ minor: 123994, currency: 'USD' });
  });

  it.each([24, -24])('O01 F37: counts down on the server’s clock when the device is %d hours off', async (hours) => {
    const view = openCheckout({ settings: { clock: () => storyTime + hours * 3_600_000 } });
    await fillRequired(view);
    expect(summaryText(view)).toContain('Order by 2:00 PM ET today');
    expect(summaryText(view)).toMatch(/3:2[34]:\d\d left/);
    fireEvent.click(commitButton(view));
    await waitForPlaced(view);
  });

  it('O01 F38: names the account’s zone where the device is in another one, and never shifts a date', async () => {
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      timeZone: 'Asia/Tokyo',
    } as Intl.ResolvedDateTimeFormatOptions); // only this part is read
    const view = openCheckout();
    await fillRequired(view);
    expect(summaryText(view)).toContain('Thu, Nov 19');
    expect(summaryText(view)).toContain('2:00 PM ET');
  });

  it('O01 F38: names the zone where the device is in it, too (decision 59)', async () => {
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      timeZone: 'America/New_York',
    } as Intl.ResolvedDateTimeFormatOptions); // only this part is read
    const view = openCheckout();
    await fillRequired(view);
    expect(summaryText(view)).toContain('Order by 2:00 PM ET today');
  });

  it('O01 F39: keeps a cut-off in an hour that clocks show twice one instant', async () => {
    const fall = Date.parse('2026-11-01T05:20:00Z');
    const view = openCheckout(
      opening((checkout) => ({
        ...checkout,
        serverTime: '2026-11-01T01:20:00-04:00',
        deliveries: checkout.deliveries.map((option) => ({
          ...option,
          slots: [{ date: '2026-11-03', cutOff: '2026-11-01T01:30:00-05:00', closedReason: null }],
        })),
      })),
    );
    await fillRequired(view);
    // 1:30 of the second time around is an hour and ten minutes away, not ten minutes.
    expect(summaryText(view)).toMatch(/1:(10:00|09:\d\d) left/);
    expect(fall).toBeLessThan(Date.parse('2026-11-01T06:30:00Z'));
  });

  it('O01 F40: shows the server’s hour, whatever this browser’s zone data is', async () => {
    const view = openCheckout(
      opening((checkout) => ({
        ...checkout,
        timeZone: 'America/Vancouver',
        deliveries: checkout.deliveries.map((option) => ({
          ...option,
          slots: [{ date: '2026-11-20', cutOff: '2026-11-19T16:00:00-07:00', closedReason: null }],
        })),
      })),
    );
    await fillRequired(view);
    expect(summaryText(view)).toContain('Order by Thu, Nov 19, 4:00 PM');
  });

  it('O01 F43: wraps texts without spaces, on the narrowest page', async () => {
    await page.viewport(320, 700);
    const long = 'W'.repeat(2000);
    const view = openCheckout(
      lines((line, at) => (at === 0 ? { ...line, product: { ...line.product, name: long } } : line)),
    );
    await fillRequired(view);
    fireEvent.change(screen.getByLabelText('PO number'), { target: { value: long } });
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });

  it('O01 F44: counts the characters of a note as the server does and keeps a longer paste in full', async () => {
    const view = openCheckout();
    await fillRequired(view);
    const note = screen.getByLabelText<HTMLTextAreaElement>(/Note to the driver/);
    const text = `${'🍺'.repeat(66)}!`;
    fireEvent.change(note, { target: { value: text } });
    expect(note.value).toBe(text);
    expect(view.container.textContent).toContain('1 character too many');
    fireEvent.click(commitButton(view));
    expect(screen.getAllByText('Shorten the note by 1 character.')).toHaveLength(2);
    expect(view.callsOf('prepare')).toEqual([]);
    expect(note.dir).toBe('auto');
  });

  it('O01 F45: sends no invalid amount', async () => {
    const view = openCheckout(lines((line) => ({ ...line, quantity: 0, total: null })));
    await submitOrder(view);
    await waitForPlaced(view).catch(() => null);
    for (const { request } of view.callsOf('prepare'))
      expect(Number.isSafeInteger((request['expectedTotal'] as { minor: number }).minor)).toBe(true);
    expect(view.container.textContent).not.toMatch(nonsense);
  });

  it('O01 F46: the displayed, agreed and sent amounts add up to the cent, with the surcharge', async () => {
    const view = openCheckout();
    await fillRequired(view);
    fireEvent.click(screen.getByRole('radio', { name: /House card/ }));
    const amounts = [...view.container.querySelectorAll('.tf-checkout-summary dd')].map(({ textContent }) =>
      Math.round(Number((textContent ?? '').replace('−', '-').replace(/[$,]/g, '')) * 100),
    );
    const total = amounts.at(-1) ?? 0;
    expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(total);
    fireEvent.click(commitButton(view));
    await waitForPlaced(view);
    expect(view.callsOf('prepare')[0]?.request['expectedTotal']).toEqual({ minor: total, currency: 'USD' });
  });

  it('O01 F48: ignores keys that reach an object’s prototype', async () => {
    const before = Object.getOwnPropertyNames(Object.prototype).length;
    const fields = JSON.parse('{"__proto__":"x","constructor":"y","toString":"z"}') as Record<string, string>; // a possible response of a server
    const { PortError } = await import('../../../../src/ports');
    const view = openCheckout({
      ports: () => ({ prepare: () => Promise.reject(new PortError('rejected', 'Test', { fields })) }),
    });
    await submitOrder(view);
    await findMessage('The order was not placed');
    expect(view.container.querySelector('.tf-error-summary')).toBeNull();
    expect(Object.getOwnPropertyNames(Object.prototype)).toHaveLength(before);
  });

  it('O01 F47: shows two lines with one id, each in its own position', async () => {
    const view = openCheckout(lines((line) => ({ ...line, id: 'same' })));
    await fillRequired(view);
    expect(view.container.querySelectorAll('.tf-checkout-review > li')).toHaveLength(9);
  });

  it('O01 F55: works on a page that extended every array', async () => {
    Object.defineProperty(Array.prototype, 'hostile', {
      value: 1,
      enumerable: true,
      configurable: true,
      writable: true,
    });
    try {
      const view = openCheckout();
      await submitOrder(view);
      await waitForPlaced(view);
      expect(await countOrders(view)).toBe(1);
    } finally {
      Reflect.deleteProperty(Array.prototype, 'hostile');
    }
  });

  it('O01 F60: every control is reachable on a page of 320 pixels, with the button always in view', async () => {
    await page.viewport(320, 640);
    const view = openCheckout();
    await fillRequired(view);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    const dock = view.container.querySelector('.tf-checkout-action-bar button');
    await waitFor(() => expect(dock?.getBoundingClientRect().bottom).toBeLessThanOrEqual(640));
  });
});

describe('a date that closes while the page is open', () => {
  it('is removed before the order could be refused for it, and the next one is offered and announced', async () => {
    let now = storyTime;
    const view = openCheckout({
      clock: () => now,
      settings: { clock: () => now },
      ...opening((checkout) => ({
        ...checkout,
        deliveries: checkout.deliveries.map((option) => ({
          ...option,
          slots: option.slots.map((slot, at) =>
            at === 0 ? { ...slot, cutOff: new Date(storyTime + 900).toISOString() } : slot,
          ),
        })),
      })),
    });
    await fillRequired(view);
    now += 1000;
    await findMessage('Thu, Nov 19 has just closed.');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Nov\s19/ }).disabled).toBe(true);
    await waitFor(() =>
      expect(view.container.querySelector('[aria-live="assertive"]')?.textContent).toMatch(
        /Next available date: Tue,\sNov\s24/,
      ),
    );
    fireEvent.click(commitButton(view));
    expect(view.callsOf('prepare')).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: /^Use Tue,\sNov\s24$/ }));
    fireEvent.click(commitButton(view));
    await waitFor(() => expect(view.callsOf('prepare')[0]?.request['date']).toBe('2026-11-24'));
  });
});
