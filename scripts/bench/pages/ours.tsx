import { createRoot } from 'react-dom/client';
import { Cart } from '../../../src/widgets/cart';
import { cartAdapter } from './cart-data';
import { given, watchAnswer, watchMount } from './watch';

const place = document.querySelector('#root');
if (place === null) throw new Error('The page has no place for the cart');
const adapter = cartAdapter(given('lines'), { onAnswer: watchAnswer, wait: given('wait') });

window.bench = {
  mount: () =>
    watchMount(
      () => createRoot(place).render(<Cart adapter={adapter} />),
      () => document.querySelector('.tf-cart-summary [data-total] dd'),
    ),
};
