import { type ReactNode, useId } from 'react';
import type { Destination } from '../../../runtime/links';
import { SkeletonText, Skeleton } from '../../../ui/skeleton/skeleton';
import { CardBody, CardHeader } from '../../../ui/card/card';
import { Card } from '../../../ui/card/card-container';
import { usePartLevel } from '../../common/heading';
import { LoadFailed } from '../../common/status-views';
import type { Asked } from '../dashboard.reads';
import type { DashboardCardProps } from '../dashboard.types';
import { DestinationLink } from './destination-link';
import { useHolds } from './use-holds';

interface CardSheetProps<Data> extends Pick<DashboardCardProps, 'onOpen'> {
  readonly title: string;
  /** Said of it while it loads, and when it did not. */
  readonly said: { readonly loading: string; readonly failed: string };
  readonly asked: Asked<Data>;
  /** Where all of it is, and what that is called. */
  readonly all?: { readonly to: Destination; readonly label: string };
  /** Lines of what is to come. */
  readonly lines?: number;
  readonly className?: string;
  readonly children: (data: Data) => ReactNode;
}

/** A card that loads, fails and asks again by itself. */
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
