import { useId } from 'react';
import type { Rewards } from '../../domain';
import type { Emit } from '../../runtime/events';
import { useFormats } from '../../runtime/react/use-formats';
import type { Messages } from '../../runtime/react/use-messages';
import { EmptyState } from '../../ui/empty-state/empty-state';
import { Button } from '../../ui/button/button';
import { Chip } from '../../ui/chip/chip';
import { CardBody } from '../../ui/card/card';
import { Card } from '../../ui/card/card-container';
import { SkeletonShape, SkeletonText, Skeleton } from '../../ui/skeleton/skeleton';
import { Heading, usePartLevel } from '../common/heading';
import { fillSlot, type Slot } from '../common/slots';
import { RewardCard } from './parts/reward-card';
import type { rewardsClaimMessages } from './rewards-claim.messages';
import { canClaim, listVisibleRewards } from './rewards-claim.rules';
import type { RewardsClaimEvents, RewardsClaimProps, RewardsClaimValue } from './rewards-claim.types';
import type { HeldValue } from '../common/use-held-value';

/** The rewards' messages with their formatting functions. */
export type RewardsMessages = Messages<typeof rewardsClaimMessages>;

export interface RewardsClaimViewProps {
  readonly rewards: Rewards;
  readonly accountId: string | null;
  /** True if the adapter supports claims. */
  readonly isClaimSupported: boolean;
  readonly messages: RewardsMessages;
  readonly handle: HeldValue<RewardsClaimValue>;
  readonly overrides: RewardsClaimProps['messages'];
  readonly empty: Slot;
  readonly emit: Emit<RewardsClaimEvents>;
  /** Called after a claim was refused, because the available rewards may have changed. */
  readonly onRefused: () => void;
}

/** Points balance, and the rewards as cards. */
export function RewardsClaimView({ rewards: read, messages, handle, empty, ...rest }: RewardsClaimViewProps) {
  const { m, plural } = messages;
  const titleId = useId();
  const level = usePartLevel(1);
  const { rewards, points, today } = read;
  const reachable = rewards.filter((reward) => canClaim(reward, points)).length;
  const { withinReach } = handle.value;
  const visibleRewards = listVisibleRewards(read, handle.value);
  // A filter that would match all rewards, or none, is not offered. An active filter stays visible, so that it can be
  // turned off.
  const narrows = withinReach || (reachable > 0 && reachable < rewards.length);
  return (
    <>
      <Balance rewards={read} messages={messages} />
      {rewards.length === 0 && fillSlot(empty, <EmptyState level={level} title={m.empty.title} text={m.empty.text} />)}
      {rewards.length > 0 && (
        <section part="rewards-offer" className="tf-rewards-offer" aria-labelledby={titleId}>
          <div part="rewards-bar" className="tf-rewards-bar">
            <Heading below={1} id={titleId} className="tf-h2">
              {m.rewards}
            </Heading>
            {narrows && (
              <Chip pressed={withinReach} onClick={() => handle.set({ withinReach: !withinReach })}>
                {m.withinReach}
              </Chip>
            )}
            <span className="tf-second tf-quiet" aria-live="polite">
              {plural(m.count, visibleRewards.length)}
            </span>
          </div>
          {visibleRewards.length === 0 && (
            <EmptyState
              level={level}
              title={m.noneInReach.title}
              text={m.noneInReach.text}
              actions={
                <Button variant="secondary" onClick={() => handle.set({ withinReach: false })}>
                  {m.all}
                </Button>
              }
            />
          )}
          <ul role="list" part="rewards-list" className="tf-rewards-list">
            {visibleRewards.map((reward) => (
              <li key={reward.id}>
                <RewardCard reward={reward} points={points} today={today} messages={messages} {...rest} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Balance({
  rewards: { points, coming, earning },
  messages: { m, plural },
}: Pick<RewardsClaimViewProps, 'rewards' | 'messages'>) {
  const { number } = useFormats();
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <CardBody part="rewards-balance" className="tf-rewards-balance">
        <div>
          <Heading below={1} id={titleId} className="tf-label">
            {m.balance}
          </Heading>
          <p className="tf-figure">{number(points)}</p>
        </div>
        <div className="tf-stack" data-gap="1">
          {coming > 0 && <p>{plural(m.coming, coming)}</p>}
          {earning !== '' && <p className="tf-second tf-quiet">{earning}</p>}
        </div>
      </CardBody>
    </Card>
  );
}

const CARDS = [0, 1, 2, 3, 4, 5];

/** Skeleton of the balance and the rewards, in their final size. */
export const RewardsSkeleton = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <div part="rewards-page" className="tf-rewards-page">
      <Card as="div">
        <CardBody>
          <SkeletonText lines={2} />
        </CardBody>
      </Card>
      <div part="rewards-list" className="tf-rewards-list">
        {CARDS.map((card) => (
          <Card as="div" key={card} part="reward" className="tf-reward">
            <SkeletonShape shape="block" />
            <CardBody>
              <SkeletonText lines={3} />
            </CardBody>
          </Card>
        ))}
      </div>
    </div>
  </Skeleton>
);
