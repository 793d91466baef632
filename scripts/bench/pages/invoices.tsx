import { createRoot } from 'react-dom/client';
import { createDemoAdapter, storyTime } from '../../../src/adapters/demo';
import { PayInvoices } from '../../../src/widgets/pay-invoices';
import { textParam, given, watchMount } from './watch';

const place = document.querySelector('#root');
if (place === null) throw new Error('The page has no place for the invoices');
const scenario = {
  id: 'bench-invoices',
  title: 'As many invoices as asked for',
  changes: { invoices: given('invoices') },
};
const adapter = createDemoAdapter({ scenario, clock: () => storyTime, storage: 'memory' });
const watched: Readonly<Record<string, string>> = {
  rows: '.tf-invoices-table tbody',
  range: '.tf-pager > p',
  docket: '.tf-invoices-aside',
};

/** The element that an action changes, once the invoices are visible. */
const ready = () =>
  document.querySelector('.tf-invoices-row') === null
    ? null
    : document.querySelector(watched[textParam('watch')] ?? 'main');

window.bench = {
  mount: () => watchMount(() => createRoot(place).render(<PayInvoices adapter={adapter} />), ready, 'page'),
};
