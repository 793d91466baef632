import { createRoot } from 'react-dom/client';
import { TradefrontProvider, useCart } from 'tradefront';
import { Cart } from 'tradefront/cart';
import { openShop, root } from './shop.js';

const shop = openShop();
function Empty() {
  const { refresh, accountId } = useCart();
  const clear = () => shop.cart.change({ accountId, locale: 'en-US', change: { type: 'clear' }, revision: null });
  return <button onClick={() => clear().then(refresh)}>Empty the cart</button>;
}
const page = [<Empty key="empty" />, <Cart key="cart" />];

createRoot(root).render(<TradefrontProvider adapter={shop}>{page}</TradefrontProvider>);
