import { Gift } from 'lucide';
import type { Rewards } from '../../../domain';
import { CardBody } from '../../../ui/card/card';
import { Icon } from '../../../ui/icon/icon';
import { within } from '../dashboard.lazy.rules';
import type { Asked } from '../dashboard.reads';
import type { LazyCardProps } from '../dashboard.types';
import { DashboardCard } from './dashboard-card';

/** The points of the account, and what they are good for. */
export function RewardsCard({
  asked,
  messages,
  onOpen,
}: Omit<LazyCardProps, 'accountId'> & { readonly asked: Asked<Rewards> }) {
  const { m, plural, fill } = messages;
  return (
    <DashboardCard
      title={m.rewards.title}
      said={m.rewards}
      asked={asked}
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
