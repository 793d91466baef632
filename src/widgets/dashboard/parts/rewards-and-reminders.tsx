import { Bell, Gift } from 'lucide';
import type { Reminder, Rewards } from '../../../domain';
import { formatInstant } from '../../../rules';
import { useAccountFormats } from '../../../runtime/react/use-account-formats';
import { CardBody, CardList } from '../../../ui/card/card';
import { Icon } from '../../../ui/icon/icon';
import { findRewardGoal } from '../dashboard.lazy.rules';
import type { ReadHandle } from '../dashboard.reads';
import type { LazyCardProps } from '../dashboard.types';
import { DashboardCard, DestinationLink } from './dashboard-card';

/** Reward points of the account and the reward that they reach. */
export function RewardsCard({
  handle,
  messages,
  onOpen,
}: Omit<LazyCardProps, 'accountId'> & { readonly handle: ReadHandle<Rewards> }) {
  const { m, plural, fill } = messages;
  return (
    <DashboardCard
      title={m.rewards.title}
      texts={m.rewards}
      handle={handle}
      link={{ to: { to: 'rewards' }, label: m.rewards.see }}
      onOpen={onOpen}
    >
      {(rewards) => {
        const goal = findRewardGoal(rewards);
        return (
          <CardBody part="dashboard-need" className="tf-dashboard-need">
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

/** Maximum number of reminders that the card lists. */
const MAX_REMINDERS = 3;

/** The buyer's next reminders, without those that are turned off. */
export function RemindersCard({
  handle,
  messages,
  onOpen,
}: Omit<LazyCardProps, 'accountId'> & { readonly handle: ReadHandle<readonly Reminder[]> }) {
  const { m } = messages;
  return (
    <DashboardCard
      title={m.reminders.title}
      texts={m.reminders}
      handle={handle}
      link={{ to: { to: 'notifications' }, label: m.reminders.manage }}
      onOpen={onOpen}
    >
      {(reminders) => {
        const next = reminders.filter(({ isOn }) => isOn !== false).slice(0, MAX_REMINDERS);
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
}: Pick<LazyCardProps, 'messages' | 'onOpen'> & { readonly reminder: Reminder }) {
  const { timeZone, locale, dayOf } = useAccountFormats([at]);
  const day = dayOf(at);
  return (
    <li part="dashboard-need" className="tf-dashboard-need">
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
