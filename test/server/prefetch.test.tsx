// Runs in Node without a DOM, as a server does.
import { describe, expect, it, vi } from 'vitest';
import { renderToString } from 'react-dom/server';
import { InitialDataProvider, TradefrontProvider } from '../../src';
import { type Adapter, PortError } from '../../src/ports';
import { type InitialData, prefetch, type PrefetchWidget } from '../../src/server';
import { Faq } from '../../src/widgets/faq';
import { OrderDetail } from '../../src/widgets/order-detail';
import { ProductDetails } from '../../src/widgets/product-details';
import { ProductGrid } from '../../src/widgets/product-grid';
import { firstOrder, firstProduct, firstQuestion, recordedDemo } from '../support/recorded-demo';

const open = () => recordedDemo().adapter;

const page = (adapter: Adapter, data: InitialData, widget: React.ReactNode) =>
  renderToString(
    <TradefrontProvider adapter={adapter}>
      <InitialDataProvider data={data}>{widget}</InitialDataProvider>
    </TradefrontProvider>,
  );

describe('prefetch', () => {
  it.each([
    ['faq', {}, ['content.faqs']],
    ['product-grid', {}, ['session.isGuest', 'session.user', 'session.settings', 'accounts.list', 'catalog.search']],
  ] as const)('%s: calls each method once', async (widget, props, expected) => {
    const { adapter, calls } = recordedDemo();
    await prefetch(adapter, widget, props);
    expect([...calls].sort()).toEqual([...expected].sort());
  });

  it('returns data that survive JSON', async () => {
    const data = await prefetch(open(), 'product-grid', { search: 'cola', pageSize: 20, page: 1 });
    expect(data.reads[0]?.args).toEqual({ text: 'cola', page: 0, pageSize: 20, sort: null, facets: {} });
    expect(JSON.parse(JSON.stringify(data))).toEqual(data);
  });

  it('reads for the given account', async () => {
    const accounts = await open().accounts.list({ includeOwn: true, locale: 'en-US' });
    const other = accounts.find(({ isDefault }) => !isDefault)?.id;
    const { session, reads } = await prefetch(open(), 'product-grid', {}, { accountId: other });
    expect([session?.accountId, reads[0]?.accountId]).toEqual([other, other]);
  });

  it('leaves out what failed, and reports it', async () => {
    const { adapter } = recordedDemo({
      'catalog.search': () => Promise.reject(new PortError('unavailable', 'No products')),
    });
    const onError = vi.fn<(error: PortError) => void>();
    const data = await prefetch(adapter, 'product-grid', {}, { onError });
    expect(data.session).not.toBeNull();
    expect(data.reads).toEqual([]);
    expect(onError.mock.calls.map(([error]) => error.code)).toEqual(['unavailable']);
  });

  it('returns nothing of a buyer whose session can’t be read', async () => {
    const { adapter, calls } = recordedDemo({
      'session.user': () => Promise.reject(new PortError('signed-out', 'No')),
    });
    const data = await prefetch(adapter, 'product-grid', {}, { accountId: 'other' });
    expect([data.session, data.reads]).toEqual([null, []]);
    expect(calls).toContain('catalog.search');
  });

  it('stops waiting when the signal aborts, even if the adapter doesn’t', async () => {
    const { adapter } = recordedDemo({ 'catalog.search': () => new Promise(() => {}) });
    const data = await prefetch(adapter, 'product-grid', {}, { signal: AbortSignal.timeout(50) });
    expect(data.session).not.toBeNull();
    expect(data.reads).toEqual([]);
  });
});

describe('the markup of a server', () => {
  const cases: Readonly<
    Record<PrefetchWidget, (adapter: Adapter) => Promise<readonly [InitialData, React.ReactNode, shown: string]>>
  > = {
    async faq(adapter) {
      return [await prefetch(adapter, 'faq', {}), <Faq key="faq" />, (await firstQuestion('en-US')).question];
    },
    async 'product-grid'(adapter) {
      const { name } = await firstProduct();
      return [await prefetch(adapter, 'product-grid', {}), <ProductGrid key="grid" />, name];
    },
    async 'product-details'(adapter) {
      const { id: productId, name } = await firstProduct();
      const data = await prefetch(adapter, 'product-details', { productId });
      return [data, <ProductDetails key="product" productId={productId} />, name];
    },
    async 'order-detail'(adapter) {
      const { id: orderId, number } = await firstOrder();
      const data = await prefetch(adapter, 'order-detail', { orderId });
      return [data, <OrderDetail key="order" orderId={orderId} />, number];
    },
  };
  const plain = (text: string) => text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

  it.each(Object.entries(cases))('%s: has the content', async (_name, given) => {
    const adapter = open();
    const [data, widget, shown] = await given(adapter);
    // As a page receives it.
    const received: InitialData = JSON.parse(JSON.stringify(data));
    const markup = page(adapter, received, widget);
    expect(plain(markup)).toContain(shown);
  });

  it('has nothing of an earlier page that the same adapter was used for', async () => {
    const adapter = open();
    const [data, widget, shown] = await cases['product-grid'](adapter);
    expect(plain(page(adapter, data, widget))).toContain(shown);
    const next = renderToString(<TradefrontProvider adapter={adapter}>{widget}</TradefrontProvider>);
    expect(plain(next)).not.toContain(shown);
  });

  it('ignores data of another adapter', async () => {
    const [data, widget, shown] = await cases['product-grid'](open());
    const other = Object.assign(open(), { id: 'other' });
    expect(plain(page(other, data, widget))).not.toContain(shown);
  });

  it('has no data in another locale than that of the page', async () => {
    const adapter = open();
    const data = await prefetch(adapter, 'faq', {}, { locale: 'fr-CA' });
    const { question } = await firstQuestion('fr-CA');
    expect(plain(page(adapter, data, <Faq />))).not.toContain(question);
    expect(plain(page(adapter, data, <Faq locale="fr-CA" />))).toContain(question);
  });
});
