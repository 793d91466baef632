import { useWords } from '../../../runtime/react/use-words';
import { dashboardContract } from '../dashboard.contract';
import { dashboardLaterMessages } from '../dashboard.later.messages';
import type { Cards } from '../dashboard.model';
import type { DashboardProps } from '../dashboard.types';
import type { CardProps } from '../dashboard.view.types';
import { RemindersCard } from './reminders-card';
import { RewardsCard } from './rewards-card';

export interface PairProps extends Pick<CardProps, 'accountId' | 'onOpen'> {
  readonly cards: Cards;
  readonly messages: DashboardProps['messages'];
}

/** Points and reminders, side by side where there is room. */
export function Pair({ cards, messages, ...card }: PairProps) {
  const words = useWords(dashboardContract.name, dashboardLaterMessages, messages);
  return (
    <>
      {cards.rewards && <RewardsCard {...card} words={words} />}
      {cards.reminders && <RemindersCard {...card} words={words} />}
    </>
  );
}
