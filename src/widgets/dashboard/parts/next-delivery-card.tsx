import { useSettings } from '../../../runtime/react/provider';
import { SkeletonShape, Skeleton, SkeletonText } from '../../../ui/skeleton/skeleton';
import { ButtonLink } from '../../../ui/button/button';
import { SummaryCard, SummaryCardSection, SummaryCardDivider } from '../../../ui/summary-card/summary-card';
import { CardBody } from '../../../ui/card/card';
import { Card } from '../../../ui/card/card-container';
import type { ReadHandle, OrdersRead } from '../dashboard.reads';
import type { Cards, TimedDelivery } from '../dashboard.rules';
import type { DashboardCardProps } from '../dashboard.types';
import { type CartSummary, CartPart, CartPartSkeleton } from './cart-part';
import { Arrival, DaySkeleton, DeliveryDay, NoDelivery, CutOff, CutOffSkeleton } from './delivery-part';
import { PartFailed } from './part-failed';

interface NextDeliveryCardProps extends Omit<DashboardCardProps, 'accountId'> {
  readonly cards: Cards;
  readonly delivery: ReadHandle<TimedDelivery>;
  readonly orders: OrdersRead;
  readonly cart: CartSummary;
}

/** Summary of the next delivery: its date, the cart for it, and the cut-off. */
export function NextDeliveryCard({ messages, cards, delivery, orders, cart, onOpen }: NextDeliveryCardProps) {
  const { m } = messages;
  const [read, refetch] = delivery;
  // The orders card reports orders that did not load, so this card falls back to the delivery date.
  const hasArrival = cards.orders && orders.status !== 'failed';
  return (
    <SummaryCard part="dashboard-next" className="tf-dashboard-next" aria-label={m.next.label}>
      {cards.delivery && (
        <SummaryCardSection className="tf-dashboard-day">
          {hasArrival ? (
            <Arrival read={orders} messages={messages} onOpen={onOpen} />
          ) : (
            <DeliveryDay read={read} refetch={refetch} messages={messages} />
          )}
        </SummaryCardSection>
      )}
      {cards.delivery && cards.cart && <SummaryCardDivider />}
      {cards.cart && (
        <SummaryCardSection part="dashboard-cart" className="tf-dashboard-cart">
          <CartPart cart={cart} messages={messages} />
        </SummaryCardSection>
      )}
      <SummaryCardDivider />
      <SummaryCardSection part="dashboard-action" className="tf-dashboard-action">
        {hasArrival && read.status === 'failed' && (
          <PartFailed title={m.next.failed} error={read.error} onRetry={refetch} />
        )}
        {hasArrival && read.data?.visit === null && <NoDelivery messages={messages} />}
        {cards.delivery && read.status === 'loading' && (
          <Skeleton label={m.next.loading}>
            <CutOffSkeleton />
          </Skeleton>
        )}
        {read.status === 'ready' && <CutOff delivery={read.data} messages={messages} onClosed={refetch} />}
        {cards.cart && <CartLink isEmpty={cart.totals?.cases === 0} messages={messages} onOpen={onOpen} />}
      </SummaryCardSection>
    </SummaryCard>
  );
}

/** Skeleton of the summary card, before the account is known. */
export const SummarySkeleton = () => (
  <SummaryCard part="dashboard-next" className="tf-dashboard-next">
    <SummaryCardSection className="tf-dashboard-day">
      <DaySkeleton />
    </SummaryCardSection>
    <SummaryCardDivider />
    <SummaryCardSection part="dashboard-cart" className="tf-dashboard-cart">
      <CartPartSkeleton />
    </SummaryCardSection>
    <SummaryCardDivider />
    <SummaryCardSection part="dashboard-action" className="tf-dashboard-action">
      <CutOffSkeleton />
      <SkeletonShape className="tf-dashboard-skeleton-button" />
    </SummaryCardSection>
  </SummaryCard>
);

/** Primary link: to the cart, or to the products if the cart is empty. */
function CartLink({
  isEmpty,
  messages: { m },
  onOpen,
}: Pick<NextDeliveryCardProps, 'messages' | 'onOpen'> & { readonly isEmpty: boolean }) {
  const { links } = useSettings();
  const to = { to: isEmpty ? 'products' : 'cart' } as const;
  const href = links.href(to);
  if (href === null) return null;
  return (
    <ButtonLink href={href} size="lg" block onClick={() => onOpen(to)}>
      {isEmpty ? m.cart.browse : m.cart.review}
    </ButtonLink>
  );
}

/** Skeleton of the whole dashboard while the session loads. */
export const Loading = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <div part="dashboard-page" className="tf-dashboard-page">
      <SummarySkeleton />
      <div part="dashboard-columns" className="tf-dashboard-columns" data-with-aside>
        {[3, 5].map((lines) => (
          <Card as="div" key={lines}>
            <CardBody className="tf-stack" data-gap="4">
              <SkeletonShape width="sm" />
              <SkeletonText lines={lines} />
            </CardBody>
          </Card>
        ))}
      </div>
    </div>
  </Skeleton>
);
