import { ProductGrid } from 'tradefront/product-grid';
import { openShop, page } from './shop.js';

const isLicensed = async (productId) => (await fetch(`/licenses/${productId}`)).ok;
const onBeforeAdd = async ({ productId, name }, event) => {
  if (!(await isLicensed(productId))) event.preventDefault(`Your license doesn’t cover ${name}.`);
};

page.render(<ProductGrid adapter={openShop('empty-cart')} onBeforeAdd={onBeforeAdd} />);
