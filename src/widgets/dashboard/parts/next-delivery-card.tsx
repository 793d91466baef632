import { type CartRuntime } from '../../../runtime/cart/cart.store';
import { useCartSelector } from '../../../runtime/react/use-cart';
import { useSettings } from '../../../runtime/react/provider';
import { SkeletonShape, Skeleton } from '../../../ui/skeleton/skeleton';
import { ButtonLink } from '../../../ui/button/button';
import { SummaryCard, SummaryCardSection, SummaryCardDivider } from '../../../ui/summary-card/summary-card';
import type { Cards } from '../dashboard.rules';
import { useComing, useDelivery } from '../dashboard.reads';
import type { DashboardCardProps } from '../dashboard.types';
import { CartPartSkeleton, CartPart } from './cart-part';
import { Arrival, DaySkeleton, DeliveryDay, NoVisit, OrderBy, CutOffSkeleton } from './delivery-part';
import { PartFailed } from './part-failed';

interface NextDeliveryCardProps extends DashboardCardProps {
  readonly cards: Cards;
  readonly cart: CartRuntime;
}

/** The slip of the next delivery: when it comes, what is in the cart for it, and until when to order. */
export function NextDeliveryCard({ accountId, messages, cards, cart, onOpen }: NextDeliveryCardProps) {
  const { m } = messages;
  const [read, again] = useDelivery(accountId, cards.delivery);
  const [coming] = useComing(accountId, cards.delivery && cards.orders);
  // Orders that did not load are said once, by the card that lists them.
  const hasArrival = cards.orders && coming.status !== 'failed';
  return (
    <SummaryCard className="tf-dashboard-next" aria-label={m.next.label}>
      {cards.delivery && (
        <SummaryCardSection className="tf-dashboard-day">
          {hasArrival ? (
            <Arrival read={coming} messages={messages} onOpen={onOpen} />
          ) : (
            <DeliveryDay read={read} again={again} messages={messages} />
          )}
        </SummaryCardSection>
      )}
      {cards.delivery && cards.cart && <SummaryCardDivider />}
      {cards.cart && (
        <SummaryCardSection className="tf-dashboard-cart">
          <CartPart accountId={accountId} cart={cart} messages={messages} />
        </SummaryCardSection>
      )}
      <SummaryCardDivider />
      <SummaryCardSection className="tf-dashboard-action">
        {hasArrival && read.status === 'failed' && (
          <PartFailed title={m.next.failed} error={read.error} onTryAgain={again} />
        )}
        {hasArrival && read.data?.visit === null && <NoVisit words={messages} />}
        {cards.delivery && read.status === 'loading' && (
          <Skeleton label={m.next.loading}>
            <CutOffSkeleton />
          </Skeleton>
        )}
        {read.status === 'ready' && <OrderBy standing={read.data} messages={messages} onClosed={again} />}
        {cards.cart && <ToCart cart={cart} messages={messages} onOpen={onOpen} />}
      </SummaryCardSection>
    </SummaryCard>
  );
}

/** The slip before it is known whose it is. */
export const SummarySkeleton = () => (
  <SummaryCard className="tf-dashboard-next">
    <SummaryCardSection className="tf-dashboard-day">
      <DaySkeleton />
    </SummaryCardSection>
    <SummaryCardDivider />
    <SummaryCardSection className="tf-dashboard-cart">
      <CartPartSkeleton />
    </SummaryCardSection>
    <SummaryCardDivider />
    <SummaryCardSection className="tf-dashboard-action">
      <CutOffSkeleton />
      <SkeletonShape className="tf-dashboard-skeleton-button" />
    </SummaryCardSection>
  </SummaryCard>
);

/** The one way on: to the cart, or to something to put in it. */
function ToCart({ cart, messages: { m }, onOpen }: Pick<NextDeliveryCardProps, 'cart' | 'messages' | 'onOpen'>) {
  const { links } = useSettings();
  const isEmpty = useCartSelector(cart, (state) => state.totals?.cases === 0);
  const to = { to: isEmpty ? 'products' : 'cart' } as const;
  const href = links.href(to);
  if (href === null) return null;
  return (
    <ButtonLink href={href} size="lg" block onClick={() => onOpen(to)}>
      {isEmpty ? m.cart.browse : m.cart.review}
    </ButtonLink>
  );
}
