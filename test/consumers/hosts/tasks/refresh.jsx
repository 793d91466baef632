import { TradefrontProvider, useCart } from 'tradefront';
import { Cart } from 'tradefront/cart';
import { openShop, page } from './shop.js';

const shop = openShop();
function Empty() {
  const { refresh, accountId } = useCart();
  const clear = () => shop.cart.change({ accountId, locale: 'en-US', change: { type: 'clear' }, revision: null });
  return <button onClick={() => clear().then(refresh)}>Empty the cart</button>;
}

page.render(
  <TradefrontProvider adapter={shop}>
    <Empty />
    <Cart />
  </TradefrontProvider>,
);
