import type { InvoiceTotals, OrderWeeks } from '../../../domain';
import { negateMoney } from '../../../rules';
import { useFormats } from '../../../runtime/react/use-formats';
import { useMessages } from '../../../runtime/react/use-messages';
import { useSettings } from '../../../runtime/react/provider';
import { ButtonLink } from '../../../ui/button/button';
import { CardBody } from '../../../ui/card/card';
import { EmptyState } from '../../../ui/empty-state/empty-state';
import { TotalsList } from '../../../ui/totals-list/totals-list';
import { usePartLevel } from '../../common/heading';
import { fillSlot } from '../../common/slots';
import { ConnectedRemindersCard, ConnectedRewardsCard } from '../connected/rewards-and-reminders';
import { dashboardContract } from '../dashboard.contract';
import { dashboardLazyMessages } from '../dashboard.lazy.messages';
import { pastDueAmount } from '../dashboard.lazy.rules';
import type { ReadHandle, OrdersRead } from '../dashboard.reads';
import type { Cards } from '../dashboard.rules';
import type { DashboardCardProps, DashboardProps, DashboardSlots, LazyCardProps } from '../dashboard.types';
import { DashboardCard } from './dashboard-card';
import { OrdersCard } from './orders-card';
import { WeeksCard } from './weeks-card';

interface OtherCardsProps extends Pick<DashboardCardProps, 'accountId' | 'onOpen'> {
  readonly cards: Cards;
  readonly overrides: DashboardProps['messages'];
  readonly slots: DashboardSlots;
}

interface MainCardsProps extends OtherCardsProps {
  readonly weeks: ReadHandle<OrderWeeks>;
  /** Minimum number of cases of an order; null if there is none. */
  readonly minimum: number | null;
}

/** Cards of the first column after the needs: the weeks, then points and reminders, side by side if there is room. */
export function MainCards({ cards, weeks, minimum, overrides, slots, ...card }: MainCardsProps) {
  const messages = useMessages(dashboardContract.name, dashboardLazyMessages, overrides);
  return (
    <>
      {cards.weeks &&
        fillSlot(slots.weeks, <WeeksCard {...card} messages={messages} handle={weeks} minimum={minimum} />)}
      {(cards.rewards || cards.reminders) && (
        <div className="tf-dashboard-pair">
          {cards.rewards && fillSlot(slots.rewards, <ConnectedRewardsCard {...card} messages={messages} />)}
          {cards.reminders && fillSlot(slots.reminders, <ConnectedRemindersCard {...card} messages={messages} />)}
        </div>
      )}
    </>
  );
}

interface SideCardsProps extends OtherCardsProps {
  readonly orders: readonly [read: OrdersRead, refetch: () => void];
  readonly balance: ReadHandle<InvoiceTotals>;
}

/** Cards of the second column: orders under way and the account balance. */
export function SideCards({ cards, orders, balance, overrides, slots, onOpen }: SideCardsProps) {
  const messages = useMessages(dashboardContract.name, dashboardLazyMessages, overrides);
  return (
    <>
      {cards.orders && fillSlot(slots.orders, <OrdersCard handle={orders} messages={messages} onOpen={onOpen} />)}
      {cards.balance && fillSlot(slots.balance, <BalanceCard handle={balance} messages={messages} onOpen={onOpen} />)}
    </>
  );
}

/** Balance of the account (decision 20): the amount due minus credits, and the past-due part of it. */
function BalanceCard({
  handle,
  messages,
  onOpen,
}: Omit<LazyCardProps, 'accountId'> & { readonly handle: ReadHandle<InvoiceTotals> }) {
  const { m, fill } = messages;
  const formats = useFormats();
  return (
    <DashboardCard
      title={m.balance.title}
      texts={m.balance}
      handle={handle}
      link={{ to: { to: 'invoices' }, label: m.balance.see }}
      lines={3}
      onOpen={onOpen}
    >
      {({ balance, amountDue, credits, aging, terms }) => {
        const pastDue = pastDueAmount(aging, amountDue.currency);
        return (
          <CardBody className="tf-stack" data-gap="2">
            <TotalsList
              rows={[
                { label: m.balance.open, amount: formats.money(amountDue) },
                ...(credits.minor === 0
                  ? []
                  : [
                      {
                        label: m.balance.credits,
                        amount: formats.money(negateMoney(credits)),
                        tone: 'positive' as const,
                      },
                    ]),
                { label: m.balance.total, amount: formats.money(balance), total: true },
              ]}
            />
            {pastDue.minor > 0 && (
              <p className="tf-between tf-tone tf-medium" data-tone="critical">
                <span>{m.balance.pastDue}</span>
                <span className="tf-number">{formats.money(pastDue)}</span>
              </p>
            )}
            {terms !== null && <p className="tf-second tf-quiet">{fill(m.balance.terms, { terms })}</p>}
          </CardBody>
        );
      }}
    </DashboardCard>
  );
}

export interface NoPermissionProps {
  readonly overrides: DashboardProps['messages'];
  /** Whether the buyer may see support tickets. */
  readonly canSeeTickets: boolean;
}

/** View for a buyer who may neither order nor pay: who can change that, and a link to support tickets. */
export function NoPermission({ overrides, canSeeTickets }: NoPermissionProps) {
  const { m } = useMessages(dashboardContract.name, dashboardLazyMessages, overrides);
  const { links } = useSettings();
  const tickets = canSeeTickets ? links.href({ to: 'tickets' }) : null;
  return (
    <EmptyState
      glyph="lock"
      level={usePartLevel(1)}
      title={m.denied.title}
      text={m.denied.text}
      actions={
        tickets === null ? undefined : (
          <ButtonLink variant="secondary" href={tickets}>
            {m.denied.tickets}
          </ButtonLink>
        )
      }
    />
  );
}
