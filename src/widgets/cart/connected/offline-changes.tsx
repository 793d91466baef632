import type { CartRuntime } from '../../../runtime/cart/cart.store';
import { useCartSelector } from '../../../runtime/react/use-cart-runtime';
import { useMessages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { WidgetError } from '../../common/widget-error';
import { cartLazyMessages } from '../cart.lazy.messages';

interface WaitingProps {
  readonly cart: CartRuntime;
  readonly overrides?: object;
  readonly onClosed: () => void;
}

/** Edits wait for a connection: they are kept, and can be dropped. Or for their code: that can be asked for again. */
export function Waiting({ cart, overrides, onClosed }: WaitingProps) {
  const { m } = useMessages('cart', cartLazyMessages, overrides);
  const waiting = useCartSelector(cart, (state) => state.waiting);
  if (waiting === 'unavailable') return <WidgetError role="alert" onTryAgain={() => void cart.settle()} />;
  if (waiting !== 'offline') return null;
  const discard = () => {
    cart.discard();
    onClosed();
  };
  return (
    <Banner
      role="status"
      tone="caution"
      title={m.waiting}
      action={
        <Button variant="secondary" size="sm" onClick={discard}>
          {m.discard}
        </Button>
      }
    />
  );
}
