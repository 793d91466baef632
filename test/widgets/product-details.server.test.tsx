import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ProductDetails } from '../../src/widgets/product-details';

const failIfCalled = (): Promise<never> => Promise.reject(new Error('Called on the server'));

it('renders the loading product page on the server without requests and inline styles', () => {
  const html = renderToString(
    <ProductDetails
      adapter={{ id: 'server', catalog: { product: failIfCalled } }}
      productId="p-1"
      slots={{ header: <p>Products</p> }}
    />,
  );
  expect(html).toContain('Loading the product');
  expect(html).toContain('<p>Products</p>');
  expect(html).not.toContain('style=');
});
