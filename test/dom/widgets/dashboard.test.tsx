import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { storyTime } from '../../../src/adapters/demo';
import type { FaultKind } from '../../../src/adapters/demo';
import type { PortMethod } from '../../../src/ports';
import { formatMoney } from '../../../src/rules';
import { getSessionRuntime } from '../../../src/runtime/session/session';
import { storedKey, storeFor } from '../../../src/runtime/storage';
import { Cart } from '../../../src/widgets/cart';
import { Dashboard } from '../../../src/widgets/dashboard';
import { OrderHistory } from '../../../src/widgets/order-history';
import { PayInvoices } from '../../../src/widgets/pay-invoices';
import { inZone } from '../faults/in-zone';
import { otherAccount, home, waitUntilStable, said } from '../faults/journeys';
import { openSite, type Site, type SiteOptions } from '../faults/site';

afterEach(() => {
  cleanup();
  // Each test starts without stored preferences.
  for (const choice of ['memory', 'session and local'] as const)
    storeFor('preference', choice).remove(storedKey('preference', 'dashboard-weeks'));
});

const HOUR = 3_600_000;
const at = { accountId: home, locale: 'en-US' };
const money = (amount: { readonly minor: number; readonly currency: string }) => formatMoney(amount, 'en-US');

async function open(
  options?: SiteOptions,
  widget = <Dashboard />,
): Promise<{ readonly site: Site; readonly place: HTMLElement }> {
  const site = openSite(options);
  const place = site.show(widget);
  await waitUntilStable();
  return { site, place };
}

const card = (name: string) => screen.getByRole('region', { name });
const region = (name: string) => screen.queryByRole('region', { name });
const clockOf = (place: Element) => place.querySelector('.tf-countdown [role=timer]')?.textContent ?? null;

describe('the day’s numbers', () => {
  it('show the invoices: amount due and past due', async () => {
    const { site } = await open();
    const { balance, amountDue: owed, credits } = await site.demo.invoices.totals(at);
    const late = await site.demo.invoices.list({
      ...at,
      text: '',
      statuses: ['past-due'],
      bucket: null,
      ids: null,
      payableOnly: false,
      sort: 'due',
      descending: false,
      page: 0,
      pageSize: 50,
    });
    const sum = money({ minor: late.items.reduce((all, { amountDue: one }) => all + one.minor, 0), currency: 'USD' });
    const days = Math.max(...late.items.map(({ daysPastDue }) => daysPastDue ?? 0));
    for (const amount of [balance, owed]) expect(said(card('Account balance'))).toContain(money(amount));
    expect(said(card('Account balance'))).toContain(`−${money(credits)}`);
    expect(said(card('Account balance'))).toContain(sum);
    expect(said(card('Needs your attention'))).toContain(`${late.items.length} invoices are past due`);
    expect(said(card('Needs your attention'))).toContain(`${sum} in all. The oldest is ${days} days late.`);
    cleanup();
    const { place } = await open({}, <PayInvoices />);
    for (const amount of [balance, owed]) expect(said(place)).toContain(money(amount));
  });

  it('show the cart: its cases, its total and its shortfall', async () => {
    await open();
    const next = said(card('Next delivery'));
    cleanup();
    const { place } = await open({}, <Cart />);
    const cases = /(\d+) of 40 cases/.exec(next)?.[1];
    const total = /\$[\d,]+\.\d\d/.exec(next)?.[0];
    expect(cases).toBe('34');
    expect(said(place)).toContain(`${cases} of 40 cases`);
    expect(said(place)).toContain(total);
    expect(next).toContain('6 cases short');
  });

  it('show the orders: each one in progress, and the totals of the weeks', async () => {
    const { site, place } = await open();
    const { weeks } = await site.demo.insights.weeks({ ...at, weeks: 13 });
    fireEvent.click(screen.getByRole('button', { name: 'Show table' }));
    const table = screen.getByRole('table', { name: 'Orders, cases and spend per week' });
    const rows = [...table.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('td')].map(said));
    expect(rows).toEqual(
      [...weeks].reverse().map(({ orders, cases, spend }) => [String(orders), String(cases), money(spend)]),
    );
    expect(said(table.querySelector('tfoot') ?? table)).toBe('Total23773$24,171.19');
    expect(place.querySelectorAll('.tf-chart-bar')).toHaveLength(13);
    const numbers = [...card('On the way').querySelectorAll('a[href="#order"]')].map(said);
    cleanup();
    const { place: history } = await open(
      {},
      <OrderHistory
        value={{
          statuses: [
            'pending',
            'order-received',
            'confirmed',
            'order-prepared',
            'prep-for-shipment',
            'shipped',
            'dispatched',
            'out-for-delivery',
          ],
        }}
      />,
    );
    expect(numbers).toHaveLength(6);
    for (const number of numbers) expect(said(history)).toContain(number);
  });

  it('are left out where an amount is invalid: the card reports it and the others work', async () => {
    await open({
      answer: (method, value) =>
        method === 'invoices.totals'
          ? { ...(value as object), balance: { minor: Number.NaN, currency: 'USD' } }
          : value,
    });
    expect(said(screen.getByRole('region', { name: 'Account balance' }))).toContain('The account balance did not load');
    expect(said(card('Needs your attention'))).toContain('2 invoices are past due');
  });
});

describe('each card', () => {
  const cards: readonly (readonly [method: PortMethod, failed: string, stands: string])[] = [
    ['insights.delivery', 'The next delivery did not load', 'Order by 2:00 PM ET today for delivery Thu, Nov 19'],
    ['cart.read', 'Your cart did not load', '34 of 40 cases'],
    ['invoices.list', 'Past-due invoices did not load', '2 invoices are past due'],
    ['easyOrder.read', 'The proposed order did not load', 'Order proposed for Thu, Nov 19'],
    ['support.search', 'Your tickets did not load', 'needs your reply'],
    ['orders.search', 'Your orders did not load', 'Out for Delivery'],
    ['invoices.totals', 'The account balance did not load', 'Open invoices'],
    ['insights.weeks', 'Your weekly orders did not load', 'Average 64 cases'],
    ['reminders.list', 'Your reminders did not load', 'No reminders yet'],
    ['rewards.read', 'Your points did not load', 'Enough for'],
  ];

  it.each(cards)('O20 O21 O22 F10 F15: of %s fails alone, and loads on retry', async (method, failed, text) => {
    for (const kind of ['forbidden', 'malformed'] as const satisfies readonly FaultKind[]) {
      const site = openSite();
      site.demo.demo.setFaults([{ method, kind }]);
      const place = site.show(<Dashboard />);
      await waitUntilStable();
      expect(said(place)).toContain(failed);
      expect(said(place)).not.toContain(text);
      for (const [other, , text] of cards) if (other !== method) expect(said(place), other).toContain(text);
      site.demo.demo.setFaults([]);
      const alerts = screen.getAllByRole('alert');
      expect(alerts).toHaveLength(1);
      fireEvent.click(within(alerts[0] ?? place).getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(said(place)).toContain(text));
      expect(said(place)).not.toContain(failed);
      cleanup();
    }
  });

  it('delays the other cards by at most four seconds when it is slow', async () => {
    const site = openSite({
      instead: (method, next) =>
        method === 'invoices.list' || method === 'orders.search' ? new Promise(() => {}) : next(),
    });
    const place = site.show(<Dashboard />);
    await waitFor(() => expect(place.querySelectorAll('[data-holds]')).toHaveLength(2));
    expect(said(place)).not.toContain('Order proposed for Thu, Nov 19');
    await waitFor(() => expect(place.querySelector('[data-holds]')).toBeNull(), { timeout: 5000 });
    expect(card('Needs your attention').getAttribute('aria-busy')).toBe('true');
    await waitFor(() => expect(said(place)).toContain('Order proposed for Thu, Nov 19'));
    for (const name of ['Account balance', 'Rewards'])
      expect(card(name).getBoundingClientRect().height, name).toBeGreaterThan(0);
  });

  it('reads only what its buyer may see, and nothing for a guest', async () => {
    const { site } = await open({ user: 'priya' });
    expect([...new Set(site.calls)].filter((call) => !/^(session|accounts)\./.test(call)).sort()).toEqual([
      'invoices.list',
      'invoices.totals',
      'rewards.read',
    ]);
    expect(region('Next delivery')).toBeNull();
    cleanup();
    const { site: guests, place } = await open({ scenario: 'guest' });
    expect(guests.calls.filter((call) => !/^session\./.test(call))).toEqual([]);
    expect(said(place)).toContain('Sign in');
  });

  it('reports followed links with their targets', async () => {
    const opened: unknown[] = [];
    await open({}, <Dashboard onLinkOpen={(detail) => opened.push(detail)} />);
    for (const name of ['Review cart', 'See invoices', 'Review', 'All orders', 'Reply'])
      fireEvent.click(screen.getByRole('link', { name }));
    expect(opened).toEqual([
      { to: 'cart', id: null },
      { to: 'invoices', id: null },
      { to: 'order-builder', id: null },
      { to: 'orders', id: null },
      { to: 'tickets', id: expect.stringMatching(/^case-/) },
    ]);
  });
});

describe('the cut-off', () => {
  it.each([24, -24, 3])('O21 F37: counts down on the server’s clock when the device is %d hours off', async (hours) => {
    const { place } = await open({ settings: { clock: () => storyTime + hours * HOUR } });
    expect(clockOf(place)).toBe('3:24:10');
    expect(said(place)).toContain('Order by 2:00 PM');
  });

  it('O21 F38: is shown on the account’s clock, with its name where the device is in another zone', () =>
    inZone('Asia/Tokyo', async () => {
      const { place } = await open();
      expect(said(place)).toContain('Order by 2:00 PM ET today');
      expect(clockOf(place)).toBe('3:24:10');
    }));

  it('continues from the time of the response, however late it is shown again', async () => {
    let now = storyTime;
    const site = openSite({
      settings: { clock: () => now },
      instead: async (method, next) =>
        method === 'insights.delivery' && now > storyTime ? new Promise(() => {}) : next(),
    });
    site.show(<Dashboard />);
    await waitUntilStable();
    cleanup();
    now += HOUR;
    const place = site.show(<Dashboard />);
    await waitFor(() => expect(clockOf(place)).toBe('2:24:10'));
  });

  it('is refetched once it has passed', async () => {
    let passed = false;
    const start = performance.now();
    const { site, place } = await open({
      settings: { clock: () => storyTime + performance.now() - start },
      answer: (method, value) => {
        if (method !== 'insights.delivery' || passed) return value;
        passed = true;
        return { ...(value as object), serverTime: '2026-11-17T13:59:59.600-05:00' };
      },
    });
    await waitFor(() => expect(site.countCalls('insights.delivery')).toBe(2), { timeout: 3000 });
    await waitFor(() => expect(clockOf(place)).toMatch(/^3:24:0|^3:24:10/));
  });

  it('is not refetched repeatedly where the backend returns one that has passed', async () => {
    const { site, place } = await open({
      answer: (method, value) =>
        method === 'insights.delivery' ? { ...(value as object), serverTime: '2026-11-17T14:00:01-05:00' } : value,
    });
    await waitFor(() => expect(clockOf(place)).toBe('Closed for Thu,\u00a0Nov\u00a019'));
    await waitUntilStable();
    expect(site.countCalls('insights.delivery')).toBe(1);
  });

  it('is shown without a countdown where the backend does not return its time', async () => {
    const { adapter, show } = openSite();
    const { insights: _insights, ...without } = adapter;
    const plain = show(<Dashboard adapter={{ ...without, id: 'no-insights' }} />);
    await waitUntilStable();
    expect(said(plain)).toContain('Order by 2:00 PM');
    expect(clockOf(plain)).toBeNull();
    expect(plain.querySelector('.tf-chart')).toBeNull();
  });
});

describe('another account', () => {
  it('O20 O21 O22 F33: shows nothing of the former account, however late its responses arrive', async () => {
    const late: (() => void)[] = [];
    const methods: readonly PortMethod[] = [
      'invoices.totals',
      'invoices.list',
      'orders.search',
      'insights.weeks',
      'insights.delivery',
      'easyOrder.read',
    ];
    const site = openSite({
      instead: async (method, next, request) => {
        const answer = await next();
        if (!methods.includes(method) || (request as { readonly accountId: string }).accountId !== home) return answer;
        await new Promise<void>((resolve) => late.push(resolve));
        return answer;
      },
    });
    const place = site.show(<Dashboard />);
    await waitFor(() => expect(late).toHaveLength(methods.length));
    expect(await getSessionRuntime(site.adapter).switchTo(otherAccount)).toEqual({ outcome: 'switched' });
    await waitUntilStable();
    const there = await site.demo.invoices.totals({ accountId: otherAccount, locale: 'en-US' });
    await waitFor(() => expect(said(card('Account balance'))).toContain(money(there.balance)));
    const before = said(place);
    late.forEach((answer) => answer());
    await waitUntilStable();
    expect(said(place)).toBe(before);
    const here = await site.demo.invoices.totals(at);
    expect(said(place)).not.toContain(money(here.balance));
    for (const { currency } of [there.balance, there.amountDue]) expect(currency).toBe('CAD');
  });
});

describe('the weeks', () => {
  it('are reachable by keyboard one by one, each with its own text', async () => {
    const { place } = await open();
    const range = screen.getByRole('slider', { name: 'Week' });
    expect(range).toHaveAttribute('aria-valuetext', 'This week: 10 cases, $735.20, 5 orders');
    fireEvent.change(range, { target: { value: '11' } });
    expect(range).toHaveAttribute('aria-valuetext', 'Week of Nov\u00a09: 47 cases, $1,706.49, 4 orders');
    expect(said(place.querySelector('.tf-dashboard-status') ?? place)).toBe(
      'Week of Nov 9: 47 cases, $1,706.49, 4 orders',
    );
    expect(place.querySelectorAll('.tf-chart-bar[data-selected]')).toHaveLength(1);
  });

  it('are selected at the position of a pointer', async () => {
    const { place } = await open();
    const plot = place.querySelector('.tf-chart-plot');
    if (plot === null) throw new Error('No drawing');
    const { left, width, top } = plot.getBoundingClientRect();
    fireEvent.pointerMove(plot, { clientX: left + width * 0.01, clientY: top + 20 });
    expect(said(place.querySelector('.tf-dashboard-status') ?? place)).toContain('Week of Aug 24: 98 cases');
  });

  it('are rendered the same after a change of the displayed series, with only amounts on the axis', async () => {
    const { place } = await open();
    fireEvent.click(screen.getByRole('button', { name: 'Spend' }));
    expect(said(place)).toContain('Spend per week');
    expect(place.querySelector('.tf-chart-minimum')).toBeNull();
    expect([...place.querySelectorAll('.tf-chart-axis text')].map(said)).toEqual(['0', '2,000', '4,000', '6,000']);
    expect(said(place)).not.toContain('Minimum per order');
  });

  it('have the last view on the next visit, with the minimum named as that of an order', async () => {
    const { place } = await open();
    expect(said(place)).toContain('Minimum per order: 40 cases');
    fireEvent.click(screen.getByRole('button', { name: 'Spend' }));
    fireEvent.click(screen.getByRole('button', { name: 'Show table' }));
    cleanup();
    const { place: later } = await open();
    expect(said(later)).toContain('Spend per week');
    expect(screen.getByRole('button', { name: 'Hide table' })).toHaveAttribute('aria-expanded', 'true');
    fireEvent.click(screen.getByRole('button', { name: 'Cases' }));
    cleanup();
    const { place: last } = await open();
    expect(said(last)).toContain('Cases per week');
    expect(screen.getByRole('button', { name: 'Hide table' })).toBeVisible();
  });
});
