import { type CartRuntime } from '../../../runtime/cart/cart';
import { useCartPart } from '../../../runtime/react/use-cart';
import { useSettings } from '../../../runtime/react/provider';
import { ButtonLink } from '../../../ui/button/button';
import { Docket, DocketPart, Tear } from '../../../ui/docket/docket';
import type { Cards } from '../dashboard.model';
import { useDelivery } from '../dashboard.reads';
import type { CardProps } from '../dashboard.view.types';
import { CartPart } from './cart-part';
import { DeliveryDay, OrderBy } from './delivery-part';

interface NextDocketProps extends CardProps {
  readonly cards: Cards;
  readonly cart: CartRuntime;
}

/** The slip of the next delivery: when it comes, what is in the cart for it, and until when to order. */
export function NextDocket({ accountId, words, cards, cart, onOpen }: NextDocketProps) {
  const { m } = words;
  const [read, again] = useDelivery(accountId, cards.delivery);
  return (
    <Docket className="tf-dashboard-next" aria-label={m.next.label}>
      {cards.delivery && (
        <DocketPart className="tf-dashboard-day">
          <DeliveryDay read={read} again={again} words={words} />
        </DocketPart>
      )}
      {cards.delivery && cards.cart && <Tear />}
      {cards.cart && (
        <DocketPart className="tf-dashboard-cart">
          <CartPart accountId={accountId} cart={cart} words={words} />
        </DocketPart>
      )}
      <Tear />
      <DocketPart className="tf-dashboard-act">
        {read.status === 'ready' && <OrderBy standing={read.data} words={words} onClosed={again} />}
        {cards.cart && <ToCart cart={cart} words={words} onOpen={onOpen} />}
      </DocketPart>
    </Docket>
  );
}

/** The one way on: to the cart, or to something to put in it. */
function ToCart({ cart, words: { m }, onOpen }: Pick<NextDocketProps, 'cart' | 'words' | 'onOpen'>) {
  const { links } = useSettings();
  const isEmpty = useCartPart(cart, (state) => state.totals?.cases === 0);
  const to = { to: isEmpty ? 'products' : 'cart' } as const;
  const href = links.href(to);
  if (href === null) return null;
  return (
    <ButtonLink href={href} size="lg" block onClick={() => onOpen(to)}>
      {isEmpty ? m.cart.browse : m.cart.review}
    </ButtonLink>
  );
}
