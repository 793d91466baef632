import type { CartRuntime } from '../../../runtime/cart/cart';
import { useCartPart } from '../../../runtime/react/use-cart';
import { useWords } from '../../../runtime/react/use-messages';
import { Spoken } from '../../../ui/live-region/spoken';
import { Spinner } from '../../../ui/spinner/spinner';
import { cartLaterMessages } from '../cart.lazy.messages';

/** Products that are on their way in and have no line yet. */
export function Incoming({ cart, messages }: { readonly cart: CartRuntime; readonly messages?: object }) {
  const { m, plural } = useWords('cart', cartLaterMessages, messages);
  const count = useCartPart(cart, ({ adds }) => Object.keys(adds).length);
  if (count === 0) return null;
  return (
    <Spoken className="tf-cart-incoming tf-second tf-quiet">
      <Spinner />
      {plural(m.incoming, count)}
    </Spoken>
  );
}
