import { expect, it } from 'vitest';
import { createDemoAdapter, storyTime } from '../../../src/adapters/demo';
import { type Confirmation, confirmationOf, parseConfirmation } from '../../../src/widgets/checkout/guest-order.rules';

const whole: Confirmation = {
  number: '4800001',
  isGuest: true,
  method: 'delivery',
  date: '2026-11-19',
  place: '12 Dock Street, Portland ME 04101',
  payment: 'Pay at pickup',
  fields: [
    { label: 'Gate code', kind: 'text', value: '4711' },
    { label: 'Tasting', kind: 'date', value: '2026-11-24' },
  ],
  lines: [
    {
      name: 'Orange Juice',
      packSize: '12 × 1 L',
      quantity: 6,
      total: { minor: 12000, currency: 'USD' },
      isFree: false,
    },
    { name: 'Glass', packSize: '6', quantity: null, total: null, isFree: true },
  ],
  total: { minor: 12960, currency: 'USD' },
};

it('a stored confirmation is parsed, and an invalid one is not', () => {
  expect(parseConfirmation(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
  const broken: readonly unknown[] = [
    null,
    5,
    [],
    {},
    { ...whole, total: 5 },
    { ...whole, method: 'drone' },
    { ...whole, lines: [{ name: 'x' }] },
    { ...whole, number: 7 },
    { ...whole, fields: [{ label: 'Gate code', kind: 'text', value: 4711 }] },
    { ...whole, fields: [{ label: 'Gate code', kind: 'color', value: 'red' }] },
    { ...whole, fields: [{ label: 'Tasting', kind: 'date', value: 'tomorrow' }] },
  ];
  expect(broken.map(parseConfirmation)).toEqual(broken.map(() => null));
});

it('a confirmation contains every product and the address of the delivery option', async () => {
  const adapter = createDemoAdapter({ storage: 'memory', clock: () => storyTime });
  const at = { accountId: 'harbor-lane-taproom', locale: 'en-US' };
  const { items } = await adapter.orders.search({
    text: '',
    placed: { start: null, end: null },
    statuses: [],
    sort: 'CreatedDateDesc',
    page: 0,
    pageSize: 1,
    ...at,
  });
  const order = await adapter.orders.detail({ orderId: items[0]?.id ?? '', ...at });
  if (order === null) throw new Error('The demo has orders');
  const { deliveries } = await adapter.checkout.open(at);
  const { lines, place, fields } = confirmationOf(order, deliveries);
  expect(fields).toEqual([]);
  expect(lines.map(({ name }) => name)).toEqual(order.lines.map(({ product }) => product.name));
  expect(place).toContain(deliveries.find(({ method }) => method === order.method)?.address?.street ?? 'no street');
});
