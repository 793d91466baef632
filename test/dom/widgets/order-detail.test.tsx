import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { CallOptions, OrdersPort } from '../../../src/ports';
import { TradefrontProvider } from '../../../src/runtime/react/provider';
import type { Signal } from '../../../src/runtime/signals';
import { OrderDetail } from '../../../src/widgets/order-detail';
import { orderId, home, waitUntilStable, said } from '../faults/journeys';
import { openSite } from '../faults/site';

afterEach(cleanup);

/** The demo's order on a page, its signals, and the order itself. */
async function open() {
  const site = openSite();
  const order = await site.demo.orders.detail({ accountId: home, locale: 'en-US', orderId: orderId });
  if (order === null) throw new Error('The story has this order');
  const place = site.show(<OrderDetail orderId={orderId} />);
  await waitUntilStable();
  const facts = new Map(
    [...place.querySelectorAll('dt')].map((term) => [
      said(term),
      term.nextElementSibling === null ? '' : said(term.nextElementSibling),
    ]),
  );
  return { order, place, facts };
}

describe('an order’s page', () => {
  it('shows all data of the order', async () => {
    const { order, facts } = await open();
    const fields = {
      'Order number': order.number,
      'PO number': order.purchaseOrderNumber,
      'SAP order number': order.sapOrderNumber,
      'Coke order number': order.cokeOrderNumber,
      'Transaction ID': order.transactionId,
      'Invoice number': order.invoiceNumber,
      'Created by': order.createdBy,
      'Delivery method': order.deliveryMethod,
      'Shipping method': order.shippingMethod,
    };
    for (const [name, value] of Object.entries(fields)) {
      expect(value, name).toMatch(/\w/);
      expect(facts.get(name), name).toContain(value);
    }
    for (const { number, carrier, signedBy } of order.shipments) {
      expect(facts.get(`Shipment ${number}`)).toContain(carrier);
      expect(facts.get(`Shipment ${number}`)).toContain(signedBy);
    }
  });

  it('shows its account, its buyer and its billing address', async () => {
    const {
      order: { account, shippingAddress, billing, buyer },
      facts,
    } = await open();
    if (
      account?.number == null ||
      shippingAddress === null ||
      billing?.address == null ||
      buyer?.email == null ||
      buyer.phone === null
    )
      throw new Error('The demo knows all of them');
    expect(facts.get('To')).toContain(`${shippingAddress.street}${shippingAddress.city}`);
    expect(facts.get('Account')).toContain(account.number);
    expect(facts.get('Billing address')).toContain(billing.name);
    expect(facts.get('Billing address')).toContain(billing.address.street);
    expect([facts.get('Buyer'), facts.get('Email'), facts.get('Phone')]).toEqual([
      buyer.name,
      expect.stringContaining(buyer.email),
      buyer.phone,
    ]);
  });

  it('shows each line’s product names and numbers', async () => {
    const { order, place } = await open();
    expect(order.lines.length).toBeGreaterThan(4);
    for (const { id, product, sapItemNumber, unitPrice, quantity } of order.lines) {
      const row = said(place.querySelector(`[data-line="${id}"]`) ?? document.createElement('i'));
      for (const text of [
        product.name,
        `SKU ${product.sku}`,
        `UPC/EAN ${product.upc}`,
        `SAP item ${sapItemNumber}`,
        `$${((unitPrice?.minor ?? 0) / 100).toFixed(2)}`,
        String(quantity),
      ])
        expect(row).toContain(text);
    }
  });
});

it('signals unreadable data of an order once, and shows a dash for it', async () => {
  const { adapter } = openSite();
  const signals: Signal[] = [];
  let unknown = '';
  const detail: OrdersPort['detail'] = async (request, options?: CallOptions) => {
    const order = await adapter.orders?.detail?.(request, options);
    if (!order) throw new Error('The story has this order');
    options?.onUnreadable?.('total of a line');
    unknown = order.lines[0]?.id ?? '';
    return { ...order, lines: order.lines.map((line, at) => (at === 0 ? { ...line, total: null } : line)) };
  };
  const place = render(
    <TradefrontProvider
      adapter={{ ...adapter, orders: { ...adapter.orders, detail } }}
      onSignal={(signal) => signals.push(signal)}
    >
      <OrderDetail orderId={orderId} />
    </TradefrontProvider>,
  ).container;
  await waitUntilStable();
  expect(signals.filter(({ type }) => type === 'schema')).toEqual([
    { type: 'schema', method: 'orders.detail', value: 'total of a line' },
  ]);
  expect(
    said(place.querySelector(`[data-line="${unknown}"] .tf-order-detail-amount`) ?? document.createElement('i')),
  ).toBe('–Not available');
});

it.each([
  ['dana', true],
  ['sam', false],
] as const)('a problem of %s with an order opens a ticket: %s (decision 11)', async (user, leads) => {
  const place = openSite({ user }).show(<OrderDetail orderId={orderId} />);
  await waitUntilStable();
  expect([...place.querySelectorAll('a')].some((link) => said(link) === 'Report a problem')).toBe(leads);
});

/** Paths of all values in plain data, without ids. */
const pathsOf = (value: unknown, path: readonly string[] = []): readonly (readonly string[])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [
        [...path, key],
        ...(path.length < 3 ? pathsOf(inner, [...path, key]) : []),
      ])
    : [];

const without = (value: unknown, [key = '', ...rest]: readonly string[]): unknown => {
  if (Array.isArray(value)) return value.map((inner, at) => (String(at) === key ? without(inner, rest) : inner));
  return Object.fromEntries(
    Object.entries(value as object).flatMap(([name, inner]) =>
      name !== key ? [[name, inner]] : rest.length === 0 ? [] : [[name, without(inner, rest)]],
    ),
  );
};

it('an order without any one of its fields is shown, and the field is signalled', async () => {
  const whole = await openSite().demo.orders.detail({ accountId: home, locale: 'en-US', orderId: orderId });
  if (whole === null) throw new Error('The story has this order');
  const fields = pathsOf({ ...whole, lines: whole.lines.slice(0, 1) }).filter(
    ([first, second, third]) =>
      first !== 'id' &&
      first !== 'accountId' &&
      (second === undefined ||
        (first === 'totals' && third === undefined) ||
        (first === 'lines' && third !== undefined && third !== 'id' && third !== 'product')),
  );
  expect(fields.length).toBeGreaterThan(40);
  for (const field of fields.filter((path) => !/^\d+$/.test(path.at(-1) ?? ''))) {
    const signals: Signal[] = [];
    const site = openSite({
      settings: { onSignal: (signal) => void signals.push(signal) },
      answer: (method, value) => (method === 'orders.detail' ? without(value, field) : value),
    });
    const place = site.show(<OrderDetail orderId={orderId} />);
    await waitUntilStable();
    expect(
      signals.filter((signal) => signal.type === 'error'),
      field.join('.'),
    ).toEqual([]);
    expect(place.querySelector('h2, h3'), field.join('.')).not.toBeNull();
    cleanup();
  }
}, 120_000);

it('an order without its shipments is signalled', async () => {
  const signals: Signal[] = [];
  const site = openSite({
    settings: { onSignal: (signal) => void signals.push(signal) },
    answer: (method, value) => (method === 'orders.detail' ? without(value, ['shipments']) : value),
  });
  site.show(<OrderDetail orderId={orderId} />);
  await waitUntilStable();
  expect(signals.filter(({ type }) => type === 'schema')).toEqual([
    { type: 'schema', method: 'orders.detail', value: 'shipments of an order' },
  ]);
});
