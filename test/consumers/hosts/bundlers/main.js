import { createElement, lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { TradefrontProvider } from 'tradefront';
import { createDemoAdapter } from 'tradefront/adapters/demo';

const pages = {
  products: lazy(() => import('tradefront/product-grid').then(({ ProductGrid }) => ({ default: ProductGrid }))),
  cart: lazy(() => import('tradefront/cart').then(({ Cart }) => ({ default: Cart }))),
  orders: lazy(() => import('tradefront/order-history').then(({ OrderHistory }) => ({ default: OrderHistory }))),
  invoices: lazy(() => import('tradefront/pay-invoices').then(({ PayInvoices }) => ({ default: PayInvoices }))),
};
const adapter = createDemoAdapter({ storage: 'memory' });
const page = createElement(pages[window.location.hash.slice(1)] ?? pages.products);

createRoot(document.getElementById('root')).render(
  createElement(TradefrontProvider, { adapter }, createElement(Suspense, { fallback: null }, page)),
);
