import { TradefrontProvider } from 'tradefront';
import { Checkout } from 'tradefront/checkout';
import { ProductGrid } from 'tradefront/product-grid';
import './data-layer.js';
import { openShop, page } from './shop.js';

page.render(
  <TradefrontProvider adapter={openShop('no-po-no-terms')}>
    <ProductGrid pageSize={10} />
    <Checkout />
  </TradefrontProvider>,
);
