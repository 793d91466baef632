import { ProductGrid } from 'tradefront/product-grid';
import { openShop, page } from './shop.js';

const slots = {
  'card-price': ({ data: { product } }) => <a href={`/quote?sku=${product.sku}`}>Ask for a quote</a>,
};

page.render(<ProductGrid adapter={openShop()} slots={slots} />);
