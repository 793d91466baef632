import { createRoot } from 'react-dom/client';
import { ProductGrid } from 'tradefront/product-grid';
import { openShop, root } from './shop.js';

const slots = {
  'card-price': ({ data: { product } }) => <a href={`/quote?sku=${product.sku}`}>Ask for a quote</a>,
};

createRoot(root).render(<ProductGrid adapter={openShop()} slots={slots} />);
