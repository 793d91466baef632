import { cleanup, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { instantMs } from '../../src/rules';
import { Dashboard } from '../../src/widgets/dashboard';
import { Notifications } from '../../src/widgets/notifications';
import { OrderBuilder } from '../../src/widgets/order-builder';
import { OrderDetail } from '../../src/widgets/order-detail';
import { OrderHistory } from '../../src/widgets/order-history';
import { OrderPlaced } from '../../src/widgets/order-placed';
import { PayInvoices } from '../../src/widgets/pay-invoices';
import { RewardsClaim } from '../../src/widgets/rewards-claim';
import { ShoppingLists } from '../../src/widgets/shopping-lists';
import { SupportTickets } from '../../src/widgets/support-tickets';
import { UserAdmin } from '../../src/widgets/user-admin';
import { waitUntilStable } from './faults/page';
import { inZone } from './faults/in-zone';
import { openSite } from './faults/site';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

/** Half an hour before midnight in the account's zone, Maine: in all other zones of this test it is the next day. */
const late = Date.parse('2026-11-17T23:30:00-05:00');
const clock = () => late;
const zones = ['Asia/Tokyo', 'America/St_Johns', 'UTC'] as const;

/** Converts a response to that of a backend that writes every instant with `Z`. */
function inUtc(value: unknown): unknown {
  if (typeof value === 'string' && /[+-]\d\d:\d\d$/.test(value)) {
    const ms = instantMs(value);
    return ms === null ? value : new Date(ms).toISOString();
  }
  if (Array.isArray(value)) return value.map(inUtc);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inUtc(part)]));
}

interface DatePage {
  readonly name: string;
  readonly user?: string;
  /** The widget; the order detail gets the account's latest order. */
  readonly widget: (orderId: string) => ReactElement;
}

const pages: readonly DatePage[] = [
  { name: 'dashboard', widget: () => <Dashboard /> },
  { name: 'order history', widget: () => <OrderHistory /> },
  { name: 'order placed', widget: (orderId) => <OrderPlaced orderId={orderId} /> },
  { name: 'order detail', widget: (orderId) => <OrderDetail orderId={orderId} /> },
  { name: 'order builder', widget: () => <OrderBuilder view="easy-order" /> },
  { name: 'shopping lists', widget: () => <ShoppingLists /> },
  { name: 'notifications', widget: () => <Notifications /> },
  { name: 'support tickets', widget: () => <SupportTickets /> },
  { name: 'rewards', widget: () => <RewardsClaim /> },
  { name: 'invoices', widget: () => <PayInvoices /> },
  { name: 'users', widget: () => <UserAdmin /> },
];

/** The text of a page without countdowns and announcements. */
async function said({ user = 'dana', widget }: DatePage, isUtc: boolean): Promise<string> {
  const site = openSite({
    clock,
    user,
    settings: { clock },
    ...(isUtc ? { answer: (_method, value) => inUtc(value) } : {}),
  });
  const orders = await site.demo.orders.search({
    text: '',
    placed: { start: null, end: null },
    statuses: [],
    sort: 'CreatedDateDesc',
    page: 0,
    pageSize: 10,
    accountId: 'harbor-lane-taproom',
    locale: 'en-US',
  });
  const place = site.show(widget(orders.items[0]?.id ?? 'none'));
  await waitUntilStable();
  for (const live of place.querySelectorAll('[aria-live], [role="status"], [role="log"]'))
    if (live instanceof HTMLElement) live.style.display = 'none';
  const text = place.innerText.replace(/\d+:\d\d:\d\d/g, '').replace(/\s+/g, ' ');
  cleanup();
  return text;
}

describe.each(zones)('on a device in %s', (zone) => {
  it.each(pages)('$name shows the account’s days and times, whether its backend writes offsets or Z', async (page) => {
    await inZone(zone, async () => {
      expect((await said(page, false)).length).toBeGreaterThan(40);
      // Compared again until the lazy chunks of both have loaded.
      await waitFor(async () => expect(await said(page, true)).toBe(await said(page, false)), { timeout: 20_000 });
    });
  });
});
