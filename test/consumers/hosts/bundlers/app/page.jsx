'use client';

import dynamic from 'next/dynamic';
import { TradefrontProvider } from 'tradefront';
import { createDemoAdapter } from 'tradefront/adapters/demo';

const pages = {
  products: dynamic(() => import('tradefront/product-grid').then(({ ProductGrid }) => ProductGrid)),
  cart: dynamic(() => import('tradefront/cart').then(({ Cart }) => Cart)),
  orders: dynamic(() => import('tradefront/order-history').then(({ OrderHistory }) => OrderHistory)),
  invoices: dynamic(() => import('tradefront/pay-invoices').then(({ PayInvoices }) => PayInvoices)),
};
const adapter = createDemoAdapter({ storage: 'memory' });

export default function Page() {
  const name = typeof window === 'undefined' ? '' : window.location.hash.slice(1);
  const Shown = pages[name] ?? pages.products;
  return (
    <TradefrontProvider adapter={adapter}>
      <Shown />
    </TradefrontProvider>
  );
}
