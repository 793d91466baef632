import { useCallback } from 'react';
import type { CartRuntime } from '../../runtime/cart/cart.store';
import { useSettings } from '../../runtime/react/provider';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useCartRuntime, useCartSelector } from '../../runtime/react/use-cart-runtime';
import { useMessages } from '../../runtime/react/use-messages';
import type { Session } from '../../runtime/session/session.types';
import { defineWidget, type WidgetTools } from '../common/define-widget';
import { AccessBoundary } from '../common/access-boundary';
import { Heading } from '../common/heading';
import { OfflineBanner } from '../common/offline-banner';
import { fillSlot } from '../common/slots';
import { useAccess } from '../common/use-access';
import { dashboardContract } from './dashboard.contract';
import { dashboardMessages } from './dashboard.messages';
import { type Cards, cardsFor, rightsOf } from './dashboard.rules';
import { useBalance, useUndeliveredOrders, useDelivery, useWeeks } from './dashboard.reads';
import type { DashboardCardProps, DashboardEvents, DashboardMessages, DashboardProps } from './dashboard.types';
import { LazyNoAccount, LazyNoPermission, useLazyCards } from './parts/lazy-parts';
import { NeedsCard } from './parts/needs-card';
import { Loading, NextDeliveryCard } from './parts/next-delivery-card';
import { useLayoutHold } from './parts/dashboard-card';
import { useNeeds } from './use-needs';

type BodyProps = DashboardProps & WidgetTools<DashboardEvents>;

function DashboardBody(props: BodyProps) {
  const { slots = {}, messages: overrides } = props;
  const messages = useMessages(dashboardContract.name, dashboardMessages, overrides);
  const { m } = messages;
  const gate = useAccess({});
  return (
    <div part="dashboard-page" className="tf-dashboard-page">
      {fillSlot(slots.header, <Heading className="tf-h1">{m.title}</Heading>)}
      <OfflineBanner />
      <AccessBoundary gate={gate} loading={<Loading label={m.loading} />} failedTitle={m.failed}>
        {({ accountId, session }) =>
          accountId === null ? (
            <LazyNoAccount />
          ) : (
            <Board
              {...props}
              overrides={props.messages}
              key={accountId}
              accountId={accountId}
              session={session}
              messages={messages}
            />
          )
        }
      </AccessBoundary>
      {fillSlot(slots.footer)}
    </div>
  );
}

type BoardProps = Omit<BodyProps, 'messages'> & {
  readonly overrides: BodyProps['messages'];
  readonly accountId: string;
  readonly session: Session;
  readonly messages: DashboardMessages;
};

/**
 * The cards of an account. The caller keys it by account, so that a late response for the previous account never shows
 * (fault F33).
 */
function Board({ slots = {}, overrides, emit, accountId, session, messages }: BoardProps) {
  const adapter = useAdapter();
  const rights = rightsOf(session.user);
  const cards = cardsFor(rights, adapter);
  const cart = useCartRuntime(accountId, cards.cart);
  const minimum = useCartSelector(cart, (state) => state.minimum.cases ?? null);
  const blocker = rights.order
    ? session.accounts.find(({ id }) => id === accountId)?.conditions.find(({ stops }) => stops.length > 0)
    : undefined;
  const card: DashboardCardProps = {
    accountId,
    messages,
    onOpen: (to) => emit('link-open', { to: to.to, id: 'id' in to ? (to.id ?? null) : null }),
  };
  // These reads start before the lazy chunk that shows them has loaded.
  const orders = useUndeliveredOrders(accountId, cards.orders);
  const balance = useBalance(accountId, cards.balance);
  const weeks = useWeeks(accountId, cards.weeks);
  const lazyCards = useLazyCards(messages);
  const lazyCardProps = { accountId, cards, overrides, slots, onOpen: card.onOpen };
  const hasNeeds = cards.pastDue || cards.cart || cards.easy || cards.tickets;
  const hasMainCards = cards.weeks || cards.rewards || cards.reminders;
  const hasSideCards = cards.orders || cards.balance;
  return (
    <>
      {blocker !== undefined && lazyCards.code && (
        <lazyCards.code.OrderingStopped condition={blocker} accountName={null} />
      )}
      {!rights.order && !rights.pay && <LazyNoPermission overrides={overrides} canSeeTickets={rights.service} />}
      {(cards.delivery || cards.cart) && fillSlot(slots.delivery, <NextDelivery {...card} cards={cards} cart={cart} />)}
      <div
        part="dashboard-columns"
        className="tf-dashboard-columns"
        data-with-aside={hasSideCards || slots.aside != null || undefined}
      >
        <div part="dashboard-column" className="tf-dashboard-column">
          {hasNeeds && fillSlot(slots.needs, <Needs {...card} cards={cards} cart={cart} />)}
          {lazyCards.error}
          {hasMainCards &&
            (lazyCards.code ? (
              <lazyCards.code.MainCards {...lazyCardProps} weeks={weeks} minimum={minimum} />
            ) : (
              lazyCards.skeleton
            ))}
        </div>
        {(hasSideCards || slots.aside != null) && (
          <div part="dashboard-column" className="tf-dashboard-column">
            {hasSideCards &&
              (lazyCards.code ? (
                <lazyCards.code.SideCards {...lazyCardProps} orders={orders} balance={balance} />
              ) : (
                lazyCards.skeleton
              ))}
            {fillSlot(slots.aside)}
          </div>
        )}
      </div>
    </>
  );
}

/** Dashboard: the next delivery, the cart, what needs the buyer's attention, and the account's figures. */
export const Dashboard = /* @__PURE__ */ defineWidget<DashboardProps, DashboardEvents>(
  dashboardContract,
  DashboardBody,
);

interface ConnectedCardProps extends DashboardCardProps {
  readonly cards: Cards;
  readonly cart: CartRuntime;
}

/**
 * What needs the buyer's attention: invoices, cart lines, tickets and the proposed order. It has its own subscriptions,
 * so that their changes re-render only this card.
 */
function Needs({ accountId, messages, cards, cart, onOpen }: ConnectedCardProps) {
  const isHolding = useLayoutHold(true);
  const needs = useNeeds(accountId, cards, cart, messages, isHolding);
  return <NeedsCard {...needs} isHolding={isHolding} messages={messages} onOpen={onOpen} />;
}

/**
 * The next delivery, the next arrival and the cart. It has its own subscriptions, so that a cart change of another
 * widget re-renders only this card.
 */
function NextDelivery({ accountId, cards, cart, ...card }: ConnectedCardProps) {
  const { locale } = useSettings();
  const delivery = useDelivery(accountId, cards.delivery);
  const [orders] = useUndeliveredOrders(accountId, cards.delivery && cards.orders);
  const status = useCartSelector(cart, (state) => state.status);
  const error = useCartSelector(cart, (state) => state.error);
  const totals = useCartSelector(cart, (state) => state.totals);
  const minimum = useCartSelector(cart, (state) => state.minimum);
  const onRetry = useCallback(() => void cart.refresh(locale.tag), [cart, locale.tag]);
  return (
    <NextDeliveryCard
      {...card}
      cards={cards}
      delivery={delivery}
      orders={orders}
      cart={{ error: status === 'failed' ? error : null, totals, minimum, onRetry }}
    />
  );
}
