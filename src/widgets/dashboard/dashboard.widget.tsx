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
import { useAccess } from '../common/use-access';
import { dashboardContract } from './dashboard.contract';
import { dashboardMessages } from './dashboard.messages';
import { type Cards, cardsFor, rightsOf } from './dashboard.rules';
import { useBalance, useComing, useDelivery, useWeeks } from './dashboard.reads';
import type { DashboardCardProps, DashboardEvents, DashboardMessages, DashboardProps } from './dashboard.types';
import { LazyNoAccount, LazyNothingHere, useLazyCards } from './parts/lazy-parts';
import { NeedsCard } from './parts/needs-card';
import { Loading, NextDeliveryCard } from './parts/next-delivery-card';
import { useHolds } from './parts/dashboard-card';
import { useNeeds } from './use-needs';

type Given = DashboardProps & WidgetTools<DashboardEvents>;

function DashboardBody(props: Given) {
  const { slots = {}, messages: overrides } = props;
  const messages = useMessages(dashboardContract.name, dashboardMessages, overrides);
  const { m } = messages;
  const gate = useAccess({});
  return (
    <div className="tf-dashboard-page">
      {slots.header ?? <Heading className="tf-h1">{m.title}</Heading>}
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
      {slots.footer}
    </div>
  );
}

type BoardProps = Omit<Given, 'messages'> & {
  readonly overrides: Given['messages'];
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
  const stop = rights.order
    ? session.accounts.find(({ id }) => id === accountId)?.conditions.find(({ stops }) => stops.length > 0)
    : undefined;
  const card: DashboardCardProps = {
    accountId,
    messages,
    onOpen: (to) => emit('open', { to: to.to, id: 'id' in to ? (to.id ?? null) : null }),
  };
  // These reads start before the lazy chunk that shows them has loaded.
  const coming = useComing(accountId, cards.orders);
  const balance = useBalance(accountId, cards.balance);
  const weeks = useWeeks(accountId, cards.weeks);
  const late = useLazyCards(messages);
  const lateCard = { accountId, cards, overrides, onOpen: card.onOpen };
  const needs = cards.pastDue || cards.cart || cards.easy || cards.tickets;
  const under = cards.weeks || cards.rewards || cards.reminders;
  const beside = cards.orders || cards.balance;
  return (
    <>
      {stop !== undefined && late.code && <late.code.OrderingStopped condition={stop} accountName={null} />}
      {!rights.order && !rights.pay && <LazyNothingHere overrides={overrides} service={rights.service} />}
      {(cards.delivery || cards.cart) && <NextDelivery {...card} cards={cards} cart={cart} />}
      <div className="tf-dashboard-columns" data-with-aside={beside || slots.aside !== undefined || undefined}>
        <div className="tf-dashboard-column">
          {needs && <Needs {...card} cards={cards} cart={cart} />}
          {late.lost}
          {under && (late.code ? <late.code.UnderNeeds {...lateCard} weeks={weeks} minimum={minimum} /> : late.coming)}
        </div>
        {(beside || slots.aside !== undefined) && (
          <div className="tf-dashboard-column">
            {beside && (late.code ? <late.code.Beside {...lateCard} coming={coming} balance={balance} /> : late.coming)}
            {slots.aside}
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
  const isPatient = useHolds(true);
  const needs = useNeeds(accountId, cards, cart, messages, isPatient);
  return <NeedsCard {...needs} isPatient={isPatient} messages={messages} onOpen={onOpen} />;
}

/**
 * The next delivery, the next arrival and the cart. It has its own subscriptions, so that a cart change of another
 * widget re-renders only this card.
 */
function NextDelivery({ accountId, cards, cart, ...card }: ConnectedCardProps) {
  const { locale } = useSettings();
  const delivery = useDelivery(accountId, cards.delivery);
  const [coming] = useComing(accountId, cards.delivery && cards.orders);
  const status = useCartSelector(cart, (state) => state.status);
  const error = useCartSelector(cart, (state) => state.error);
  const totals = useCartSelector(cart, (state) => state.totals);
  const minimum = useCartSelector(cart, (state) => state.minimum);
  const onTryAgain = useCallback(() => void cart.refresh(locale.tag), [cart, locale.tag]);
  return (
    <NextDeliveryCard
      {...card}
      cards={cards}
      delivery={delivery}
      coming={coming}
      cart={{ error: status === 'failed' ? error : null, totals, minimum, onTryAgain }}
    />
  );
}
