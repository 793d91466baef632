import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { OrderDetail } from '../../../src/widgets/order-detail';
import { anOrder, home, rest, said } from '../faults/journeys';
import { openSite } from '../faults/site';

afterEach(cleanup);

/** The story's order on a page, what is said of it, and the order itself. */
async function open() {
  const site = openSite();
  const order = await site.demo.orders.detail({ accountId: home, locale: 'en-US', orderId: anOrder });
  if (order === null) throw new Error('The story has this order');
  const place = site.show(<OrderDetail orderId={anOrder} />);
  await rest();
  const facts = new Map([...place.querySelectorAll('dt')].map((term) => [said(term), term.nextElementSibling === null ? '' : said(term.nextElementSibling)]));
  return { order, place, facts };
}

describe('an order’s page (spec §3)', () => {
  it('says everything that is known of the order', async () => {
    const { order, facts } = await open();
    const fields = {
      'Order number': order.number, 'PO number': order.purchaseOrderNumber, 'SAP order number': order.sapOrderNumber, 'Coke order number': order.cokeOrderNumber,
      'Transaction ID': order.transactionId, 'Invoice number': order.invoiceNumber, 'Created by': order.createdBy,
      'Delivery method': order.deliveryMethod, 'Shipping method': order.shippingMethod,
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

  it('says who it is for, who ordered it and who is billed', async () => {
    const { order: { account, shippingAddress, billing, buyer }, facts } = await open();
    if (account?.number == null || shippingAddress === null || billing?.address == null || buyer?.email == null || buyer.phone === null) throw new Error('The demo knows all of them');
    expect(facts.get('To')).toContain(`${shippingAddress.street}${shippingAddress.city}`);
    expect(facts.get('Account')).toContain(account.number);
    expect(facts.get('Billing address')).toContain(billing.name);
    expect(facts.get('Billing address')).toContain(billing.address.street);
    expect([facts.get('Buyer'), facts.get('Email'), facts.get('Phone')]).toEqual([buyer.name, expect.stringContaining(buyer.email), buyer.phone]);
  });

  it('says of each line what it is called everywhere', async () => {
    const { order, place } = await open();
    expect(order.lines.length).toBeGreaterThan(4);
    for (const { id, product, sapItemNumber, unitPrice, quantity } of order.lines) {
      const row = said(place.querySelector(`[data-line="${id}"]`) ?? document.createElement('i'));
      for (const text of [product.name, `SKU ${product.sku}`, `UPC/EAN ${product.upc}`, `SAP item ${sapItemNumber}`, `$${((unitPrice?.minor ?? 0) / 100).toFixed(2)}`, String(quantity)]) expect(row).toContain(text);
    }
  });
});

it.each([['dana', true], ['sam', false]] as const)('a problem of %s with an order leads to a ticket: %s (decision 11)', async (user, leads) => {
  const place = openSite({ user }).show(<OrderDetail orderId={anOrder} />);
  await rest();
  expect([...place.querySelectorAll('a')].some((link) => said(link) === 'Report a problem')).toBe(leads);
});
