import { useMessages } from '../../../runtime/react/use-messages';
import { dashboardContract } from '../dashboard.contract';
import { dashboardLazyMessages } from '../dashboard.lazy.messages';
import type { Cards } from '../dashboard.rules';
import type { useBalance, useComing, useWeeks } from '../dashboard.reads';
import type { DashboardProps } from '../dashboard.types';
import type { DashboardCardProps } from '../dashboard.view.types';
import { BalanceCard } from './balance-card';
import { OrdersCard } from './orders-card';
import { RemindersCard } from './reminders-card';
import { RewardsCard } from './rewards-card';
import { WeeksCard } from './weeks-card';

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
