import { describe, expect, it } from 'vitest';
import { createDemoAdapter } from '../../src/adapters/demo';
import type { Rights } from '../../src/portal/navigation';
import { findNumber } from '../../src/portal/shell/find-number';
import { looksLikeNumber, type NumberKind, numberKinds } from '../../src/portal/shell/numbers';
import { type Adapter, PortError } from '../../src/ports';

const storyTime = Date.parse('2026-11-17T10:35:00-05:00');
const demo = createDemoAdapter({ clock: () => storyTime, storage: 'memory' });
const where = { adapter: demo as Adapter, accountId: 'harbor-lane-taproom', locale: 'en-US' };
const all: readonly NumberKind[] = ['order', 'invoice', 'ticket'];
const rights: Rights = {
  browse: true,
  cart: true,
  orders: true,
  offers: true,
  pay: true,
  manage: false,
  service: true,
  register: false,
};

describe('a text that may be a number', () => {
  it.each([
    '4500871',
    'INV-80670',
    'inv-80670',
    ' #4500871 ',
    'C-208790',
    'INV‑80670',
    '2026/000123',
    'T-58CE-20417',
    'PO-00871',
    '0081663420',
  ])('%s is searched for as a number', (text) => {
    expect(looksLikeNumber(text)).toBe(true);
  });

  it.each(['', 'ginger', '450', 'C-20', '12 oz', 'cola 2000', 'PREMIUM-4500871', '9'.repeat(41), 'INV-'])(
    '“%s” is a search for products',
    (text) => {
      expect(looksLikeNumber(text)).toBe(false);
    },
  );
});

describe('the target of a number', () => {
  it.each<[string, unknown]>([
    ['4500871', { to: 'order', id: 'o-4500871' }],
    ['#4500871', { to: 'order', id: 'o-4500871' }],
    ['INV-80670', { to: 'invoice', id: expect.any(String) }],
    ['inv–80670', { to: 'invoice', id: expect.any(String) }],
    ['PO-00871', { to: 'order', id: 'o-4500871' }],
    ['0081663420', { to: 'order', id: 'o-4500871' }],
    ['T-58CE-20417', { to: 'order', id: 'o-4500871' }],
    ['t–58ce–20417', { to: 'order', id: 'o-4500871' }],
    ['C-208790', { to: 'tickets', id: 'case-C-208790' }],
    // A part of a number is not the number.
    ['450087', 'nothing'],
    ['INV-8067', 'nothing'],
    ['9999999', 'nothing'],
  ])('%s', async (text, destination) => {
    expect(await findNumber(text, { ...where, kinds: all })).toEqual(destination);
  });

  it('of an invoice is its order without the right to invoices, and null without the right to either', async () => {
    expect(await findNumber('INV-80670', { ...where, kinds: ['order', 'ticket'] })).toMatchObject({ to: 'order' });
    expect(await findNumber('INV-80670', { ...where, kinds: ['ticket'] })).toBe('nothing');
    expect(await findNumber('4500871', { ...where, kinds: [] })).toBe('nothing');
  });

  it('does not depend on a kind that fails, and is not reported as missing then', async () => {
    const down = () => Promise.reject(new PortError('unavailable', 'Down'));
    const adapter: Adapter = {
      ...demo,
      orders: { ...demo.orders, search: down },
      support: { ...demo.support, search: down },
    };
    expect(await findNumber('INV-80670', { ...where, adapter, kinds: all })).toMatchObject({ to: 'invoice' });
    expect(await findNumber('4500871', { ...where, adapter, kinds: all })).toBe('unanswered');
  });

  it('is not delayed by a kind that is searched later and responds last', async () => {
    const adapter: Adapter = { ...demo, support: { ...demo.support, search: () => new Promise(() => {}) } };
    expect(await findNumber('INV-80670', { ...where, adapter, kinds: all })).toMatchObject({ to: 'invoice' });
  });
});

describe('the searched kinds of numbers', () => {
  it('are those that the buyer may see and the adapter has, with a page to open', () => {
    expect(numberKinds(rights, demo)).toEqual(all);
    expect(numberKinds({ ...rights, pay: false, service: false }, demo)).toEqual(['order']);
    expect(numberKinds({ ...rights, orders: false }, demo)).toEqual(['invoice', 'ticket']);
    expect(numberKinds(rights, { id: 'some', session: {} })).toEqual([]);
    const { search } = demo.orders;
    const { list } = demo.invoices;
    expect(numberKinds(rights, { id: 'some', orders: { search }, invoices: { list } })).toEqual([]);
  });
});
