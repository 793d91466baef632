import { TradefrontProvider, useCart } from 'tradefront';
import { ProductGrid } from 'tradefront/product-grid';
import { openShop, page } from './shop.js';

const CartCount = () => <output>{useCart((cart) => cart.cases)}</output>;

page.render(
  <TradefrontProvider adapter={openShop('empty-cart')}>
    <CartCount />
    <ProductGrid />
  </TradefrontProvider>,
);
