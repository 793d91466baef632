import { describe, expect, it } from 'vitest';
import type { CartLine, InvoiceSummary, OrderSummary, Page, Reward, SessionUser } from '../../../src/domain';
import {
  cardsFor,
  findNextArrival,
  pastDueOf,
  rightsOf,
  deliveryOf,
  findBlockedLines,
} from '../../../src/widgets/dashboard/dashboard.rules';
import { pastDueAmount, listUndelivered, findRewardGoal } from '../../../src/widgets/dashboard/dashboard.lazy.rules';
import { demo } from '../../adapters/demo/demo-support';

const usd = (minor: number) => ({ minor, currency: 'USD' });
const page = <Item>(items: readonly Item[], more: Partial<Page<Item>> = {}): Page<Item> => ({
  items,
  page: 0,
  pageSize: 50,
  total: items.length,
  hasMore: false,
  ...more,
});
const user = (...permissions: SessionUser['permissions']): SessionUser => ({
  id: 'u',
  firstName: 'U',
  accountId: null,
  permissions,
});

describe('rights and cards of a buyer (decision 11)', () => {
  it('derives rights from permissions, and allows everything without a session user', () => {
    expect(rightsOf(user('finance'))).toEqual({ order: false, pay: true, service: false });
    expect(rightsOf(user('super'))).toEqual({ order: false, pay: false, service: false });
    expect(rightsOf(null)).toEqual({ order: true, pay: true, service: true });
  });

  const shown = (permissions: SessionUser['permissions'], adapter: Parameters<typeof cardsFor>[1] = demo()) =>
    Object.entries(cardsFor(rightsOf(user(...permissions)), adapter))
      .flatMap(([card, is]) => (is ? [card] : []))
      .sort();

  it('shows each card that the permissions allow', () => {
    expect(shown(['finance'])).toEqual(['balance', 'pastDue', 'rewards']);
    expect(shown(['ordering'])).toEqual(['cart', 'delivery', 'easy', 'orders', 'reminders', 'rewards', 'weeks']);
    expect(shown(['service'])).toEqual(['rewards', 'tickets']);
    expect(shown(['super'])).toEqual(['rewards']);
  });

  it('leaves out cards whose method the adapter lacks', () => {
    expect(shown(['ordering', 'finance', 'service'], { id: 'bare', session: {} })).toEqual([]);
    const { accounts, orders } = demo();
    expect(
      shown(['ordering', 'finance'], { id: 'few', accounts: { read: accounts.read }, orders: { list: orders.list } }),
    ).toEqual(['delivery', 'orders']);
  });
});

describe('deliveryOf', () => {
  it('returns the first planned visit, without a clock', () => {
    const visits = [
      { date: '2026-11-19', cutOff: '2026-11-17T14:00:00-05:00' },
      { date: '2026-11-24', cutOff: '2026-11-22T14:00:00-05:00' },
    ];
    expect(deliveryOf({ visits, timeZone: 'America/New_York' })).toEqual({
      visit: { ...visits[0], note: null },
      timeZone: 'America/New_York',
      clock: null,
    });
    expect(deliveryOf({ visits: [], timeZone: 'America/New_York' }).visit).toBeNull();
  });
});

const order = (
  id: string,
  status: string,
  deliveryDate: string | null,
  placedAt = '2026-11-16T09:00:00-05:00',
): OrderSummary => ({
  id,
  number: id,
  accountId: 'a',
  status: status as OrderSummary['status'],
  placedAt,
  deliveryDate,
  cases: 1,
  total: usd(100),
}); // A backend can return statuses that the type does not contain.

describe('undelivered orders', () => {
  it('are sorted by delivery date, newest first within a date, with undated ones last', () => {
    const found = listUndelivered(
      page([
        order('late', 'pending', '2026-11-20'),
        order('dayless', 'confirmed', null),
        order('older', 'shipped', '2026-11-19'),
        order('newer', 'order-received', '2026-11-19', '2026-11-17T10:00:00-05:00'),
        order('soon', 'out-for-delivery', '2026-11-17'),
      ]),
    );
    expect(found.orders.map(({ id }) => id)).toEqual(['soon', 'newer', 'older', 'late', 'dayless']);
    expect(found.more).toBe(0);
  });

  it('findNextArrival returns the earliest order with a date, in any input order (decision 59)', () => {
    const found = [
      order('late', 'pending', '2026-11-20'),
      order('over', 'delivered', '2026-11-16'),
      order('soon', 'out-for-delivery', '2026-11-17'),
      order('dayless', 'confirmed', null),
    ];
    expect(findNextArrival(found)).toMatchObject({ id: 'soon', deliveryDate: '2026-11-17' });
    expect(findNextArrival([order('dayless', 'confirmed', null), order('draft', 'draft', '2026-11-17')])).toBeNull();
    expect(findNextArrival([])).toBeNull();
  });

  it('exclude ended orders and include those with an unknown status', () => {
    const over = ['draft', 'delivered', 'not-delivered', 'in-settlement', 'in-error', 'cancelled'].map((status) =>
      order(status, status, '2026-11-17'),
    );
    expect(
      listUndelivered(page([...over, order('new', 'Awaiting Ferry', '2026-11-17')])).orders.map(({ id }) => id),
    ).toEqual(['new']);
  });

  it('listUndelivered counts further orders if the total is known', () => {
    const many = Array.from({ length: 50 }, (_, at) => order(`o-${at}`, 'pending', '2026-11-20'));
    expect(listUndelivered(page(many)).more).toBe(44);
    expect(listUndelivered(page(many, { hasMore: true, total: 80 })).more).toBe(74);
    expect(listUndelivered(page(many, { hasMore: true, total: null })).more).toBeNull();
  });
});

describe('past-due invoices', () => {
  const invoice = (open: number, daysLate: number | null): InvoiceSummary => ({
    id: `i-${open}`,
    number: `i-${open}`,
    orderId: null,
    orderNumber: null,
    purchaseOrderNumber: null,
    status: 'past-due',
    issuedOn: '2026-09-01',
    dueOn: '2026-10-01',
    daysPastDue: daysLate,
    amount: usd(open),
    amountDue: usd(open),
    disputedAmount: null,
    paidOn: null,
    isPayable: true,
  });

  it('are counted and added up, with the days past due of the oldest one', () => {
    expect(pastDueOf(page([invoice(100, 17), invoice(250, 3)]))).toEqual({ count: 2, amount: usd(350), days: 17 });
    expect(pastDueOf(page([]))).toBeNull();
    expect(pastDueOf(page([invoice(100, null)]))).toEqual({ count: 1, amount: usd(100), days: null });
  });

  it('have no amount if only some were read', () => {
    expect(pastDueOf(page([invoice(100, 17)], { hasMore: true, total: 212 }))).toEqual({
      count: 212,
      amount: null,
      days: 17,
    });
  });

  it('pastDueAmount adds up the buckets after the due date', () => {
    const bucket = (from: number | null, minor: number) => ({
      id: String(from),
      from,
      to: null,
      count: 1,
      amount: usd(minor),
    });
    expect(pastDueAmount([bucket(31, 500), bucket(1, 250), bucket(-7, 90), bucket(null, 10)], 'USD')).toEqual(usd(750));
    expect(pastDueAmount([], 'CAD')).toEqual({ minor: 0, currency: 'CAD' });
  });
});

describe('findBlockedLines', () => {
  it('returns lines with a problem that are still in the cart', () => {
    const line = (id: string, problem: CartLine['problem']) => ({ id, problem }) as CartLine; // The rule reads only these fields.
    expect(
      findBlockedLines([line('a', null), line('b', 'out-of-stock'), line('c', 'not-listed')], ['a', 'b']).map(
        ({ id }) => id,
      ),
    ).toEqual(['b']);
  });
});

describe('findRewardGoal', () => {
  const reward = (points: number, status: Reward['status'] = 'open'): Reward => ({
    id: `r-${points}`,
    name: `r-${points}`,
    points,
    description: '',
    image: null,
    remaining: null,
    endsOn: null,
    status,
    claimed: 0,
  });

  it('returns the most expensive reward within reach, or the points missing for the cheapest', () => {
    const rewards = [reward(500), reward(2000), reward(3000, 'sold-out')];
    expect(findRewardGoal({ points: 9000, rewards })).toMatchObject({ reward: { id: 'r-2000' }, missing: 0 });
    expect(findRewardGoal({ points: 120, rewards })).toMatchObject({ reward: { id: 'r-500' }, missing: 380 });
    expect(findRewardGoal({ points: 120, rewards: [] })).toBeNull();
  });
});
