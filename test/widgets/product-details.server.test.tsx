import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ProductDetails } from '../../src/widgets/product-details';

const unasked = (): Promise<never> => Promise.reject(new Error('Asked on the server'));

it('a product’s page waits on the server, without asking and without inline styles', () => {
  const html = renderToString(
    <ProductDetails
      adapter={{ id: 'server', catalog: { product: unasked } }}
      productId="p-1"
      slots={{ header: <p>Products</p> }}
    />,
  );
  expect(html).toContain('Loading the product');
  expect(html).toContain('<p>Products</p>');
  expect(html).not.toContain('style=');
});
