import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { type CartPort, PortError, type PortMethod } from '../../../src/ports';
import { TradefrontProvider } from '../../../src/runtime/react/provider';
import type { Signal } from '../../../src/runtime/signals';
import { Cart } from '../../../src/widgets/cart';
import { Dashboard } from '../../../src/widgets/dashboard';
import { OrderHistory } from '../../../src/widgets/order-history';
import { ProductGrid } from '../../../src/widgets/product-grid';
import { press, waitUntilStable } from '../faults/page';
import { openSite } from '../faults/site';

afterEach(cleanup);

/** The signals of a page on which some methods fail. */
async function collectErrorSignals(
  widget: ReactElement,
  fails: readonly PortMethod[],
  act?: (place: HTMLElement) => void,
) {
  const signals: Signal[] = [];
  const site = openSite({
    settings: { onSignal: (signal) => void signals.push(signal) },
    instead: (method, next) =>
      fails.includes(method)
        ? Promise.reject(new PortError('forbidden', 'Test', { correlationId: 'c-7', cause: new TypeError('x') }))
        : next(),
  });
  const place = site.show(widget);
  await waitUntilStable();
  act?.(place);
  await waitUntilStable();
  await new Promise((resolve) => setTimeout(resolve, 300));
  return { place, errors: signals.filter((signal) => signal.type === 'error') };
}

const cases: readonly (readonly [string, PortMethod, ReactElement])[] = [
  ['cart', 'cart.read', <Cart key="c" />],
  ['product-grid', 'catalog.search', <ProductGrid key="p" />],
  ['order-history', 'orders.search', <OrderHistory key="o" />],
];

it.each(cases)('a %s that does not load is signalled once, by %s', async (widget, method, element) => {
  const { place, errors } = await collectErrorSignals(element, [method]);
  expect(place.querySelector('[role="alert"]')).not.toBeNull();
  expect(errors).toEqual([
    {
      type: 'error',
      widget,
      method,
      code: 'forbidden',
      cause: 'TypeError',
      correlationId: 'c-7',
      milliseconds: expect.any(Number),
    },
  ]);
});

it('one error that several widgets show is signalled once', async () => {
  const { errors } = await collectErrorSignals(
    <>
      <Cart />
      <Cart />
      <ProductGrid />
    </>,
    ['cart.read'],
  );
  expect(errors.map(({ method }) => method)).toEqual(['cart.read']);
  const session = await collectErrorSignals(
    <>
      <Cart />
      <OrderHistory />
      <Dashboard />
    </>,
    ['session.user'],
  );
  expect(session.errors.map(({ method }) => method)).toEqual(['session.user']);
});

it('an edit that is rolled back is signalled once, with the failed method', async () => {
  const { errors } = await collectErrorSignals(<Cart />, ['cart.change'], (place) => press(place, /^One more of/));
  expect(errors).toMatchObject([{ widget: 'cart', method: 'cart.change', code: 'forbidden' }]);
});

it('unreadable data of a cart that widgets share is signalled once', async () => {
  const signals: Signal[] = [];
  const site = openSite();
  const read: CartPort['read'] = async (request, options) => {
    options?.onUnreadable?.('total of a line');
    const cart = await site.adapter.cart?.read?.(request, options);
    if (cart === undefined) throw new Error('The demo has a cart');
    return cart;
  };
  render(
    <TradefrontProvider
      adapter={{ ...site.adapter, cart: { ...site.adapter.cart, read } }}
      storage="memory"
      onSignal={(signal) => void signals.push(signal)}
    >
      <Cart />
      <Dashboard />
    </TradefrontProvider>,
  );
  await waitUntilStable();
  expect(signals.filter(({ type }) => type === 'schema')).toEqual([
    { type: 'schema', method: 'cart.read', value: 'total of a line' },
  ]);
});

it('a page without errors signals none', async () => {
  const { errors } = await collectErrorSignals(
    <>
      <Cart />
      <ProductGrid />
      <OrderHistory />
      <Dashboard />
    </>,
    [],
  );
  expect(errors).toEqual([]);
});
