import type { CartRuntime } from '../../../runtime/cart/cart';
import { useCartPart } from '../../../runtime/react/use-cart';
import type { Words } from '../../../runtime/react/use-words';
import { Spinner } from '../../../ui/spinner/spinner';
import type { cartMessages } from '../cart.messages';

/** Products that are on their way in and have no line yet. */
export function Incoming({ cart, words: { m, plural } }: { readonly cart: CartRuntime; readonly words: Words<typeof cartMessages> }) {
  const count = useCartPart(cart, ({ adds }) => Object.keys(adds).length);
  if (count === 0) return null;
  return (
    <p className="tf-cart-incoming tf-second tf-quiet" role="status">
      <Spinner />
      {plural(m.incoming, count)}
    </p>
  );
}
