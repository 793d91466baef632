import type { CartRuntime } from '../../../runtime/cart/cart.store';
import { useCartSelector } from '../../../runtime/react/use-cart-runtime';
import { useMessages } from '../../../runtime/react/use-messages';
import { Spoken } from '../../../ui/live-region/spoken';
import { Spinner } from '../../../ui/spinner/spinner';
import { cartLazyMessages } from '../cart.lazy.messages';

/** Products that are on their way in and have no line yet. */
export function Incoming({ cart, overrides }: { readonly cart: CartRuntime; readonly overrides?: object }) {
  const { m, plural } = useMessages('cart', cartLazyMessages, overrides);
  const count = useCartSelector(cart, ({ adds }) => Object.keys(adds).length);
  if (count === 0) return null;
  return (
    <Spoken className="tf-cart-incoming tf-second tf-quiet">
      <Spinner />
      {plural(m.incoming, count)}
    </Spoken>
  );
}
