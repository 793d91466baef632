import { useId } from 'react';
import { Gift } from 'lucide';
import type { Reward } from '../../../domain';
import type { CalendarDate } from '../../../rules';
import { useFormats } from '../../../runtime/react/use-formats';
import { Icon } from '../../../ui/icon/icon';
import { SafeImage } from '../../../ui/image/safe-image';
import { Meter } from '../../../ui/meter/meter';
import { Card } from '../../../ui/card/card-container';
import { Tag } from '../../../ui/tag/tag';
import { ImageFrame } from '../../../ui/image-frame/image-frame';
import { Heading } from '../../common/heading';
import { canClaim, noteOf, pointsShort } from '../rewards-claim.rules';
import type { RewardsClaimViewProps, RewardsMessages } from '../rewards-claim.view';
import { LazyClaim } from './lazy-parts';

export interface RewardCardProps extends Pick<
  RewardsClaimViewProps,
  'accountId' | 'isClaimSupported' | 'messages' | 'overrides' | 'emit' | 'onRefused'
> {
  readonly reward: Reward;
  /** Points balance. */
  readonly points: number;
  readonly today: CalendarDate;
}

/** One reward: description, points, and whether it can be claimed. */
export function RewardCard({ reward, points, today, messages, isClaimSupported, emit, ...rest }: RewardCardProps) {
  const { m, fill, plural } = messages;
  const { number } = useFormats();
  const titleId = useId();
  const { name, description, image, status } = reward;
  const short = pointsShort(reward, points);
  const drawn = <Icon of={Gift} size="lg" />;
  return (
    <Card
      as="article"
      aria-labelledby={titleId}
      part="reward"
      className="tf-reward"
      data-dimmed={status !== 'open' || undefined}
    >
      <ImageFrame size="lg" off={status !== 'open'}>
        {image === null ? drawn : <SafeImage src={image.source} alt={image.alt} fallback={drawn} />}
      </ImageFrame>
      <div part="reward-body" className="tf-reward-body">
        <Note reward={reward} today={today} messages={messages} />
        <Heading below={2} id={titleId} className="tf-h3">
          {name}
        </Heading>
        <p part="reward-points" className="tf-medium tf-number tf-reward-points">
          {plural(m.points, reward.points)}
        </p>
        {description !== '' && <p className="tf-second tf-muted">{description}</p>}
      </div>
      <div part="reward-footer" className="tf-reward-footer">
        {status === 'open' && short > 0 && (
          <Meter
            variant="bar"
            value={points}
            goal={reward.points}
            label={fill(m.meter, { reward: name })}
            valueText={fill(m.meterText, {
              have: number(points),
              points: number(reward.points),
              missing: number(short),
            })}
            text={plural(m.short, short)}
          />
        )}
        {isClaimSupported && (
          <LazyClaim
            {...rest}
            reward={reward}
            points={points}
            canClaim={canClaim(reward, points)}
            onClaimed={({ id, number: claimNumber, points: spent }) =>
              emit('claim', { rewardId: reward.id, claimId: id, number: claimNumber, points: spent })
            }
          />
        )}
      </div>
    </Card>
  );
}

function Note({
  reward,
  today,
  messages: { m, fill, plural },
}: {
  readonly reward: Reward;
  readonly today: CalendarDate;
  readonly messages: RewardsMessages;
}) {
  const { day } = useFormats();
  const note = noteOf(reward, today);
  const { endsOn, remaining } = reward;
  switch (note?.kind) {
    case undefined:
      return null;
    case 'sold-out':
      return <Tag>{m.soldOut}</Tag>;
    case 'ended':
      return <Tag>{endsOn === null ? m.endedPlain : fill(m.ended, { date: day(endsOn) })}</Tag>;
    case 'last-day':
      return <Tag tone="caution">{m.lastDay}</Tag>;
    case 'few-left':
      return <Tag tone="caution">{plural(m.left, remaining ?? 0)}</Tag>;
    case 'ends-soon':
      return <Tag tone="caution">{fill(m.until, { date: day(endsOn ?? today) })}</Tag>;
    default:
      // A newer backend may send an unknown value. It means that the reward cannot be claimed, so no text shows for it.
      note satisfies never;
      return null;
  }
}
