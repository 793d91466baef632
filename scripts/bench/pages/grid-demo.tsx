import { createRoot } from 'react-dom/client';
import { createDemoAdapter, storyTime } from '../../../src/adapters/demo';
import { ProductGrid } from '../../../src/widgets/product-grid';
import { given, watchMount } from './watch';

const place = document.querySelector('#root');
if (place === null) throw new Error('The page has no place for the products');
const scenario = given('products') > 1000 ? 'ten-thousand-products' : 'default';
const adapter = createDemoAdapter({ scenario, clock: () => storyTime, storage: 'memory' });

/** The result range, once there are products and filters. */
const range = () => {
  const isThere =
    document.querySelector('.tf-product-action .tf-stepper') !== null && document.querySelector('.tf-facet') !== null;
  return isThere ? document.querySelector('.tf-pager > p') : null;
};

window.bench = {
  mount: () => watchMount(() => createRoot(place).render(<ProductGrid adapter={adapter} />), range, 'page'),
};
