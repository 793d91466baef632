import { createRoot } from 'react-dom/client';
import { ProductGrid } from '../../../src/widgets/product-grid';
import { gridAdapter, PAGE } from './grid-data';
import { watchMount } from './watch';

const place = document.querySelector('#root');
if (place === null) throw new Error('The page has no place for the products');

/** The result range, once there are products. */
const range = () =>
  document.querySelector('.tf-product-action .tf-stepper') === null ? null : document.querySelector('.tf-pager > p');

window.bench = {
  mount: () =>
    watchMount(() => createRoot(place).render(<ProductGrid adapter={gridAdapter()} pageSize={PAGE} />), range, 'page'),
};
