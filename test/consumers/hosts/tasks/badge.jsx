import { ProductGrid } from 'tradefront/product-grid';
import { openShop, page } from './shop.js';

const slots = {
  'card-picture': ({ data, children }) => (
    <>
      {children}
      {data.product.stock.label === 'low-stock' && <span className="badge">Last cases</span>}
    </>
  ),
};

page.render(<ProductGrid adapter={openShop()} pageSize={50} slots={slots} />);
