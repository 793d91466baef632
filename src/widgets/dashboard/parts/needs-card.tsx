import { useId } from 'react';
import { ChevronRight, CircleCheck } from 'lucide';
import { useSettings } from '../../../runtime/react/provider';
import { SkeletonShape, SkeletonText, Skeleton } from '../../../ui/skeleton/skeleton';
import { buttonClass, buttonPart } from '../../../ui/button/button.styles';
import { Icon } from '../../../ui/icon/icon';
import { CardHeader, CardList } from '../../../ui/card/card';
import { Card } from '../../../ui/card/card-container';
import { usePartLevel } from '../../common/heading';
import type { DashboardCardProps } from '../dashboard.types';
import type { Need, Needs } from '../use-needs';
import { PartFailed } from './part-failed';

interface NeedsCardProps extends Pick<DashboardCardProps, 'messages' | 'onOpen'>, Needs {
  /** Whether the content below the card is hidden until all rows have loaded. */
  readonly isHolding: boolean;
}

/** List of what needs the buyer's attention. Each row links to the page that handles it. */
export function NeedsCard({ needs, errors, loading, isHolding, messages, onOpen }: NeedsCardProps) {
  const { m } = messages;
  const titleId = useId();
  const level = usePartLevel(1);
  return (
    <Card aria-labelledby={titleId} aria-busy={loading || undefined} data-holds={(loading && isHolding) || undefined}>
      <CardHeader title={m.needs.title} titleId={titleId} level={level} />
      <CardList>
        {needs.map((need) => (
          <NeedRow key={need.key} need={need} onOpen={onOpen} />
        ))}
        {errors.map(({ key, ...failure }) => (
          <li key={key}>
            <PartFailed title={failure.title} error={failure.error} onRetry={failure.refetch} />
          </li>
        ))}
        {loading && (
          // The key changes with the position, so a new element appears instead of the skeleton moving down.
          <li key={needs.length + errors.length}>
            <Skeleton label={m.needs.loading}>
              <div part="dashboard-need" className="tf-dashboard-need">
                <SkeletonShape className="tf-dashboard-skeleton-mark" />
                <SkeletonText />
              </div>
            </Skeleton>
          </li>
        )}
        {!loading && needs.length + errors.length === 0 && (
          <li part="dashboard-need" className="tf-dashboard-need">
            <span className="tf-dashboard-mark" data-tone="positive">
              <Icon of={CircleCheck} />
            </span>
            <div className="tf-grow">
              <p className="tf-medium">{m.needs.none}</p>
              <p className="tf-second tf-muted">{m.needs.noneText}</p>
            </div>
          </li>
        )}
      </CardList>
    </Card>
  );
}

/** One row. In a narrow container the whole row is the link. */
function NeedRow({
  need: { tone, icon, title, text, to, action },
  onOpen,
}: {
  readonly need: Need;
  readonly onOpen: DashboardCardProps['onOpen'];
}) {
  const { links } = useSettings();
  const titleId = useId();
  const href = links.href(to);
  return (
    <li part="dashboard-need" className="tf-dashboard-need">
      <span className="tf-dashboard-mark" data-tone={tone}>
        <Icon of={icon} />
      </span>
      <div className="tf-grow">
        <p className="tf-medium" id={titleId}>
          {title}
        </p>
        {text !== null && <p className="tf-second tf-muted">{text}</p>}
      </div>
      {href !== null && (
        <a
          href={href}
          part={buttonPart('secondary')}
          className={buttonClass({ variant: 'secondary', size: 'sm' }, 'tf-dashboard-go')}
          aria-describedby={titleId}
          onClick={() => onOpen(to)}
        >
          <span>{action}</span>
          <Icon of={ChevronRight} mirror />
        </a>
      )}
    </li>
  );
}
