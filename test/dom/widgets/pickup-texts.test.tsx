import { cleanup, render, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { createDemoAdapter, storyTime } from '../../../src/adapters/demo';
import type { Order, OrderDetail as Detail } from '../../../src/domain';
import { englishMessages } from '../../../src/locales/english';
import { pack as esCA } from '../../../src/locales/es-CA/pack';
import { pack as frCA } from '../../../src/locales/fr-CA/pack';
import { pack as koKR } from '../../../src/locales/ko-KR/pack';
import { pack as zhCN } from '../../../src/locales/zh-CN/pack';
import type { Adapter } from '../../../src/ports';
import { TradefrontProvider } from '../../../src/runtime/react/provider';
import { OrderDetail } from '../../../src/widgets/order-detail';
import { OrderPlaced } from '../../../src/widgets/order-placed';
import { waitUntilStable } from '../faults/page';

afterEach(cleanup);

/** Texts that only a delivery may contain. */
const road = /truck|driver|camion|livreur|camión|repartidor|chofer|卡车|司机|送货员|트럭|기사/iu;

const languages = [
  ['en-US', undefined, englishMessages],
  ['fr-CA', frCA, frCA.messages],
  ['es-CA', esCA, esCA.messages],
  ['zh-CN', zhCN, zhCN.messages],
  ['ko-KR', koKR, koKR.messages],
] as const;

const ORDER = 'o-4500871';
const NOTE = 'Two pallets, please.';

/** Delivery or pickup of an order. */
type Handover = 'delivery' | 'pickup';

const changed = (order: Order, method: Handover) => ({
  status: 'confirmed' as const,
  method,
  notes: NOTE,
  empties: { cylinder: 2, glass: 3 },
  deliveries: [{ date: '2026-11-19', lineIds: order.lines.map(({ id }) => id) }],
});

/** The same without the truck in the demo's texts. */
const changedDetail = (order: Detail, method: Handover) => ({
  ...changed(order, method),
  deliveryMethod: method,
  shippingMethod: null,
  shipments: [],
  steps: [],
  lines: order.lines.map((line) => ({ ...line, progress: { ...line.progress, reason: null } })),
});

/** Orders of the demo, with the given method. */
function adapterWith(method: Handover): Adapter {
  const demo = createDemoAdapter({ scenario: 'full-cart', storage: 'memory', clock: () => storyTime });
  const read: NonNullable<Adapter['orders']>['read'] = async (request, options) => {
    const order = await demo.orders.read(request, options);
    return order && { ...order, ...changed(order, method) };
  };
  const detail: NonNullable<Adapter['orders']>['detail'] = async (request, options) => {
    const order = await demo.orders.detail(request, options);
    return order && { ...order, ...changedDetail(order, method) };
  };
  return { ...demo, orders: { ...demo.orders, read, detail } };
}

async function renderTexts(
  widget: ReactElement,
  method: Handover,
  locale: (typeof languages)[number][1],
): Promise<string> {
  const page = render(
    <TradefrontProvider
      adapter={adapterWith(method)}
      clock={() => storyTime}
      storage="memory"
      {...(locale && { locale })}
    >
      {widget}
    </TradefrontProvider>,
  );
  await waitFor(() => expect(page.container.textContent).toContain(NOTE));
  await waitUntilStable();
  const text = page.container.textContent ?? '';
  cleanup();
  return text;
}

describe.each(languages)('an order that is picked up, in %s', (_, locale, messages) => {
  it('names a depot right after it was placed: no truck, no driver', async () => {
    const { facts } = messages['order-placed'];
    // The same page of a delivered order has such texts, which proves that the check below can fail.
    expect(await renderTexts(<OrderPlaced orderId={ORDER} />, 'delivery', locale)).toMatch(road);
    const text = await renderTexts(<OrderPlaced orderId={ORDER} />, 'pickup', locale);
    expect(text).toContain(facts.pickupNotes);
    expect(text).not.toMatch(road);
  });

  it('names a depot in its details', async () => {
    const { delivery } = messages['order-detail'];
    expect(await renderTexts(<OrderDetail orderId={ORDER} />, 'delivery', locale)).toContain(delivery.notes);
    const text = await renderTexts(<OrderDetail orderId={ORDER} />, 'pickup', locale);
    expect(text).toContain(delivery.pickupNotes);
    expect(text).not.toContain(delivery.notes);
    expect(text).not.toMatch(road);
  });
});
