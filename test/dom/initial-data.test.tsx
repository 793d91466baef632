import { StrictMode, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { InitialDataProvider, TradefrontProvider } from '../../src';
import type { Adapter } from '../../src/ports';
import { storedKey } from '../../src/runtime/storage';
import { type InitialData, prefetch } from '../../src/server';
import { Faq } from '../../src/widgets/faq';
import { OrderDetail } from '../../src/widgets/order-detail';
import { ProductDetails } from '../../src/widgets/product-details';
import { ProductGrid } from '../../src/widgets/product-grid';
import { firstOrder, firstProduct, firstQuestion, recordedDemo } from '../support/recorded-demo';

// The markup comes from another adapter than the page's, because a server has no part of the browser's memory.
// test/server/prefetch.test.tsx renders it in Node.

const roots: Root[] = [];
const complaints: string[] = [];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words.join(' ')));
});
afterEach(() => {
  for (const root of roots.splice(0)) act(() => root.unmount());
  document.body.replaceChildren();
  complaints.length = 0;
  vi.restoreAllMocks();
});

const open = recordedDemo;

const page = (adapter: Adapter, data: InitialData, widget: ReactNode) => (
  <StrictMode>
    <TradefrontProvider adapter={adapter}>
      <InitialDataProvider data={data}>{widget}</InitialDataProvider>
    </TradefrontProvider>
  </StrictMode>
);

/** Hydrates the markup that a server has rendered with the data. */
async function hydrate(data: InitialData, widget: ReactNode) {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page(open().adapter, data, widget));
  const markup = place.textContent;
  const { adapter, calls } = open();
  const recovered: string[] = [];
  await act(async () => {
    roots.push(
      hydrateRoot(place, page(adapter, data, widget), {
        onRecoverableError: (error) => void recovered.push(String(error)),
      }),
    );
  });
  return { place, markup, adapter, calls, recovered };
}

const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 300)));

describe('a page with the data of a server', () => {
  it.each([
    [
      'faq',
      'content.faqs',
      async () =>
        [await prefetch(open().adapter, 'faq', {}), <Faq key="" />, (await firstQuestion('en-US')).question] as const,
    ],
    [
      'product-grid',
      'catalog.search',
      async () =>
        [
          await prefetch(open().adapter, 'product-grid', {}),
          <ProductGrid key="" />,
          (await firstProduct()).name,
        ] as const,
    ],
    [
      'product-details',
      'catalog.product',
      async () => {
        const { id: productId, name } = await firstProduct();
        const data = await prefetch(open().adapter, 'product-details', { productId });
        return [data, <ProductDetails key="" productId={productId} />, name] as const;
      },
    ],
    [
      'order-detail',
      'orders.detail',
      async () => {
        const { id: orderId, number } = await firstOrder();
        const data = await prefetch(open().adapter, 'order-detail', { orderId });
        return [data, <OrderDetail key="" orderId={orderId} />, number] as const;
      },
    ],
  ])('%s hydrates without a difference and without a second read', async (_name, method, given) => {
    const [data, widget, shown] = await given();
    const { place, markup, calls, recovered } = await hydrate(data, widget);
    expect(markup).toContain(shown);
    await settle();
    expect(place.textContent).toContain(shown);
    expect(recovered).toEqual([]);
    expect(complaints).toEqual([]);
    const again = ['session.isGuest', 'session.user', 'session.settings', 'accounts.list', method];
    expect(calls.filter((call) => again.includes(call))).toEqual([]);
  });

  it('is read again after 30 seconds, as it can come from a cache', async () => {
    const data = await prefetch(open().adapter, 'product-grid', {});
    const { calls } = await hydrate({ ...data, readAt: data.readAt - 31_000 }, <ProductGrid />);
    await waitFor(() => expect(calls).toContain('catalog.search'));
  });

  it('moves on to the account of the tab', async () => {
    const data = await prefetch(open().adapter, 'product-grid', {});
    const other = data.session?.accounts.find(({ id }) => id !== data.session?.accountId);
    if (other === undefined) throw new Error('The buyer has one account');
    sessionStorage.setItem(storedKey('account', data.adapterId), other.id);
    const { place, recovered } = await hydrate(data, <ProductGrid />);
    await waitFor(() => expect(place.textContent).toContain(other.name));
    expect(recovered).toEqual([]);
  });

  it('moves on to the buyer’s page size, which a server doesn’t know', async () => {
    const data = await prefetch(open().adapter, 'product-grid', {});
    localStorage.setItem(storedKey('preference', 'product-grid'), JSON.stringify({ pageSize: 20, layout: 'grid' }));
    const { place, recovered } = await hydrate(data, <ProductGrid />);
    await waitFor(() => expect(place.querySelectorAll('.tf-product-card')).toHaveLength(20));
    expect(recovered).toEqual([]);
  });

  it('still reads what the data don’t have', async () => {
    const data = await prefetch(open().adapter, 'product-grid', {});
    const { place, calls, recovered } = await hydrate({ ...data, reads: [] }, <ProductGrid />);
    await waitFor(() => expect(place.querySelectorAll('.tf-product-card')).toHaveLength(10));
    expect(calls).toContain('catalog.search');
    expect(recovered).toEqual([]);
  });
});
