import { createRoot } from 'react-dom/client';
import { TradefrontProvider, useCart } from 'tradefront';
import { ProductGrid } from 'tradefront/product-grid';
import { openShop, root } from './shop.js';

const CartCount = () => <output>{useCart((cart) => cart.cases)}</output>;

createRoot(root).render(
  <TradefrontProvider adapter={openShop('empty-cart')}>
    <CartCount />
    <ProductGrid />
  </TradefrontProvider>,
);
