import { cx } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import type { Destination } from '../../../runtime/links';
import { useSettings } from '../../../runtime/react/provider';
import { useSlow } from '../../../ui/hooks/use-slow';
import { SkeletonText, Skeleton } from '../../../ui/skeleton/skeleton';
import { CardBody, CardHeader } from '../../../ui/card/card';
import { Card } from '../../../ui/card/card-container';
import { usePartLevel } from '../../common/heading';
import { LoadFailed } from '../../common/status-views';
import type { Asked } from '../dashboard.reads';
import type { DashboardCardProps } from '../dashboard.types';

interface CardSheetProps<Data> extends Pick<DashboardCardProps, 'onOpen'> {
  readonly title: string;
  /** Text for the loading state and title of the failed state. */
  readonly said: { readonly loading: string; readonly failed: string };
  readonly asked: Asked<Data>;
  /** Link to the page with the full list. */
  readonly all?: { readonly to: Destination; readonly label: string };
  /** Number of lines in the skeleton. */
  readonly lines?: number;
  readonly className?: string;
  readonly children: (data: Data) => ReactNode;
}

/** Card with its own loading state, error and retry. `children` renders the data. */
export function DashboardCard<Data>({
  title,
  said,
  asked: [read, again],
  all,
  lines = 2,
  className,
  onOpen,
  children,
}: CardSheetProps<Data>) {
  const titleId = useId();
  const level = usePartLevel(1);
  const loading = read.status === 'loading';
  const holds = useHolds(loading);
  return (
    <Card
      className={className}
      aria-labelledby={titleId}
      aria-busy={loading || undefined}
      data-holds={holds || undefined}
    >
      <CardHeader title={title} titleId={titleId} level={level}>
        {all && (
          <DestinationLink to={all.to} onOpen={onOpen}>
            {all.label}
          </DestinationLink>
        )}
      </CardHeader>
      {loading && (
        <CardBody>
          <Skeleton label={said.loading}>
            <SkeletonText lines={lines} />
          </Skeleton>
        </CardBody>
      )}
      {read.status === 'failed' && <LoadFailed title={said.failed} error={read.error} onTryAgain={again} />}
      {read.status === 'ready' && children(read.data)}
    </Card>
  );
}

interface DestinationLinkProps extends Pick<DashboardCardProps, 'onOpen'> {
  readonly to: Destination;
  readonly className?: string;
  readonly children: ReactNode;
  /** Rendered if the host has no address for the destination. */
  readonly otherwise?: ReactNode;
}

/** Text link to a destination; renders `otherwise` if the host has no address for it. */
export function DestinationLink({ to, className, onOpen, otherwise = null, children }: DestinationLinkProps) {
  const { links } = useSettings();
  const href = links.href(to);
  if (href === null) return otherwise;
  return (
    <a className={cx('tf-link tf-reach', className)} href={href} onClick={() => onOpen(to)}>
      {children}
    </a>
  );
}

/**
 * Milliseconds for which the content below a loading card stays hidden, to avoid a layout shift. After that it is
 * shown, even though it may move.
 */
const PATIENCE = 4000;

/** Whether the content below a loading card is still hidden because the height of the card is not known yet. */
export const useHolds = (loading: boolean): boolean => !useSlow(PATIENCE) && loading;
