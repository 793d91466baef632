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
import type { ReadHandle } from '../dashboard.reads';
import type { DashboardCardProps } from '../dashboard.types';

interface DashboardDataCardProps<Data> extends Pick<DashboardCardProps, 'onOpen'> {
  readonly title: string;
  /** Text for the loading state and title of the failed state. */
  readonly texts: { readonly loading: string; readonly failed: string };
  readonly handle: ReadHandle<Data>;
  /** Link to the page with the full list. */
  readonly link?: { readonly to: Destination; readonly label: string };
  /** Number of lines in the skeleton. */
  readonly lines?: number;
  readonly className?: string;
  readonly children: (data: Data) => ReactNode;
}

/** Card with its own loading state, error and retry. `children` renders the data. */
export function DashboardCard<Data>({
  title,
  texts,
  handle: [read, refetch],
  link,
  lines = 2,
  className,
  onOpen,
  children,
}: DashboardDataCardProps<Data>) {
  const titleId = useId();
  const level = usePartLevel(1);
  const loading = read.status === 'loading';
  const isHolding = useLayoutHold(loading);
  return (
    <Card
      className={className}
      aria-labelledby={titleId}
      aria-busy={loading || undefined}
      data-holds={isHolding || undefined}
    >
      <CardHeader title={title} titleId={titleId} level={level}>
        {link && (
          <DestinationLink to={link.to} onOpen={onOpen}>
            {link.label}
          </DestinationLink>
        )}
      </CardHeader>
      {loading && (
        <CardBody>
          <Skeleton label={texts.loading}>
            <SkeletonText lines={lines} />
          </Skeleton>
        </CardBody>
      )}
      {read.status === 'failed' && <LoadFailed title={texts.failed} error={read.error} onRetry={refetch} />}
      {read.status === 'ready' && children(read.data)}
    </Card>
  );
}

interface DestinationLinkProps extends Pick<DashboardCardProps, 'onOpen'> {
  readonly to: Destination;
  readonly className?: string;
  readonly children: ReactNode;
  /** Rendered if the host has no address for the destination. */
  readonly fallback?: ReactNode;
}

/** Text link to a destination; renders `otherwise` if the host has no address for it. */
export function DestinationLink({ to, className, onOpen, fallback = null, children }: DestinationLinkProps) {
  const { links } = useSettings();
  const href = links.href(to);
  if (href === null) return fallback;
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
const MAX_HOLD_MS = 4000;

/** Whether the content below a loading card is still hidden because the height of the card is not known yet. */
export const useLayoutHold = (loading: boolean): boolean => !useSlow(MAX_HOLD_MS) && loading;
