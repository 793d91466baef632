import { createRoot } from 'react-dom/client';
import { createDemoAdapter, storyTime } from '../../../src/adapters/demo';
import { OrderHistory } from '../../../src/widgets/order-history';
import { textParam, given, watchMount } from './watch';

const place = document.querySelector('#root');
if (place === null) throw new Error('The page has no place for the orders');
const scenario = { id: 'bench-orders', title: 'As many orders as asked for', changes: { orders: given('orders') } };
const adapter = createDemoAdapter({ scenario, clock: () => storyTime, storage: 'memory' });
const watched = { rows: '.tf-orders-table > [role=rowgroup]:last-child', range: '.tf-pager > p' };

/** The element that an action changes, once the orders are visible. */
const ready = () =>
  document.querySelector('[data-order]') === null
    ? null
    : document.querySelector(textParam('watch') === 'rows' ? watched.rows : watched.range);

window.bench = {
  mount: () => watchMount(() => createRoot(place).render(<OrderHistory adapter={adapter} />), ready, 'page'),
};
