import { Bell, Gift } from 'lucide';
import type { Reminder } from '../../../domain';
import { formatInstant, negateMoney } from '../../../rules';
import { useAccountFormats } from '../../../runtime/react/use-account-formats';
import { useFormats } from '../../../runtime/react/use-formats';
import { useMessages } from '../../../runtime/react/use-messages';
import { CardBody, CardList } from '../../../ui/card/card';
import { Icon } from '../../../ui/icon/icon';
import { TotalsList } from '../../../ui/totals-list/totals-list';
import { dashboardContract } from '../dashboard.contract';
import { dashboardLazyMessages } from '../dashboard.lazy.messages';
import type { Cards } from '../dashboard.rules';
import type { useBalance, useComing, useWeeks } from '../dashboard.reads';
import type { DashboardCardProps, DashboardProps, SecondaryCardProps } from '../dashboard.types';
import { DashboardCard } from '../parts/dashboard-card';
import { DestinationLink } from '../parts/destination-link';
import { OrdersCard } from './orders-card';
import { useReminders, useRewards } from './secondary.reads';
import { pastDueAmount, within } from './secondary.rules';
import { WeeksCard } from './weeks-card';

export { Countdown } from '../../../ui/countdown/countdown';
export { NoAccount } from '../../common/no-account';
export { OrderingStopped } from '../../common/ordering/ordering-banners';
export { NothingHere } from './nothing-here';

export interface LazyCardsProps extends Pick<DashboardCardProps, 'accountId' | 'onOpen'> {
  readonly cards: Cards;
  readonly overrides: DashboardProps['messages'];
}

interface UnderNeedsProps extends LazyCardsProps {
  readonly weeks: ReturnType<typeof useWeeks>;
  /** The fewest cases of an order; null where there is no such minimum. */
  readonly minimum: number | null;
}

/** Under what needs the buyer: the weeks, then points and reminders side by side where there is room. */
export function UnderNeeds({ cards, weeks, minimum, overrides, ...card }: UnderNeedsProps) {
  const messages = useMessages(dashboardContract.name, dashboardLazyMessages, overrides);
  return (
    <>
      {cards.weeks && <WeeksCard {...card} messages={messages} asked={weeks} minimum={minimum} />}
      {(cards.rewards || cards.reminders) && (
        <div className="tf-dashboard-pair">
          {cards.rewards && <RewardsCard {...card} messages={messages} />}
          {cards.reminders && <RemindersCard {...card} messages={messages} />}
        </div>
      )}
    </>
  );
}

interface BesideProps extends LazyCardsProps {
  readonly coming: ReturnType<typeof useComing>;
  readonly balance: ReturnType<typeof useBalance>;
}

/** Beside it: what is on its way, and what is owed. */
export function Beside({ cards, coming, balance, overrides, onOpen }: BesideProps) {
  const messages = useMessages(dashboardContract.name, dashboardLazyMessages, overrides);
  return (
    <>
      {cards.orders && <OrdersCard asked={coming} messages={messages} onOpen={onOpen} />}
      {cards.balance && <BalanceCard asked={balance} messages={messages} onOpen={onOpen} />}
    </>
  );
}

/** What the account owes (decision 20): what is open, less credits, and how much of it is late. */
function BalanceCard({
  asked,
  messages,
  onOpen,
}: Omit<SecondaryCardProps, 'accountId'> & { readonly asked: ReturnType<typeof useBalance> }) {
  const { m, fill } = messages;
  const formats = useFormats();
  return (
    <DashboardCard
      title={m.balance.title}
      said={m.balance}
      asked={asked}
      all={{ to: { to: 'invoices' }, label: m.balance.see }}
      lines={3}
      onOpen={onOpen}
    >
      {({ balance, open, credits, aging, terms }) => {
        const late = pastDueAmount(aging, open.currency);
        return (
          <CardBody className="tf-stack" data-gap="2">
            <TotalsList
              rows={[
                { label: m.balance.open, amount: formats.money(open) },
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
            {late.minor > 0 && (
              <p className="tf-between tf-tone tf-medium" data-tone="critical">
                <span>{m.balance.pastDue}</span>
                <span className="tf-number">{formats.money(late)}</span>
              </p>
            )}
            {terms !== null && <p className="tf-second tf-quiet">{fill(m.balance.terms, { terms })}</p>}
          </CardBody>
        );
      }}
    </DashboardCard>
  );
}

/** Reminders that are listed: the next ones. */
const SHOWN = 3;

/** The buyer's next reminders; one that is turned off comes not at all. */
function RemindersCard({ accountId, messages, onOpen }: SecondaryCardProps) {
  const { m } = messages;
  return (
    <DashboardCard
      title={m.reminders.title}
      said={m.reminders}
      asked={useReminders(accountId)}
      all={{ to: { to: 'notifications' }, label: m.reminders.manage }}
      onOpen={onOpen}
    >
      {(reminders) => {
        const next = reminders.filter(({ isOn }) => isOn !== false).slice(0, SHOWN);
        if (next.length === 0) return <CardBody className="tf-muted">{m.reminders.none}</CardBody>;
        return (
          <CardList>
            {next.map((reminder) => (
              <Row key={reminder.id} reminder={reminder} messages={messages} onOpen={onOpen} />
            ))}
          </CardList>
        );
      }}
    </DashboardCard>
  );
}

function Row({
  reminder: { at, repeats, orderId },
  messages: { m },
  onOpen,
}: Pick<SecondaryCardProps, 'messages' | 'onOpen'> & { readonly reminder: Reminder }) {
  const { timeZone, locale, dayOf } = useAccountFormats([at]);
  const day = dayOf(at);
  return (
    <li className="tf-dashboard-need">
      <span className="tf-dashboard-mark" data-tone="accent">
        <Icon of={Bell} />
      </span>
      <div className="tf-grow">
        <p className="tf-medium">
          {day !== null && formatInstant(at, locale, { timeZone: timeZone ?? 'UTC', zoneName: false, today: day })}
        </p>
        <p className="tf-second tf-muted">{m.reminders[repeats]}</p>
      </div>
      {orderId !== null && (
        <DestinationLink className="tf-second" to={{ to: 'order', id: orderId }} onOpen={onOpen}>
          {m.reminders.order}
        </DestinationLink>
      )}
    </li>
  );
}

/** The points of the account, and what they are good for. */
function RewardsCard({ accountId, messages, onOpen }: SecondaryCardProps) {
  const { m, plural, fill } = messages;
  return (
    <DashboardCard
      title={m.rewards.title}
      said={m.rewards}
      asked={useRewards(accountId)}
      all={{ to: { to: 'rewards' }, label: m.rewards.see }}
      onOpen={onOpen}
    >
      {(rewards) => {
        const goal = within(rewards);
        return (
          <CardBody className="tf-dashboard-need">
            <span className="tf-dashboard-mark" data-tone="brand">
              <Icon of={Gift} />
            </span>
            <div className="tf-grow">
              <p className="tf-medium">{plural(m.rewards.points, rewards.points)}</p>
              {goal !== null && (
                <p className="tf-second tf-muted">
                  {goal.missing === 0
                    ? fill(m.rewards.enough, { reward: goal.reward.name })
                    : plural(m.rewards.toGo, goal.missing, { reward: goal.reward.name })}
                </p>
              )}
              {rewards.coming > 0 && <p className="tf-second tf-quiet">{plural(m.rewards.coming, rewards.coming)}</p>}
            </div>
          </CardBody>
        );
      }}
    </DashboardCard>
  );
}
