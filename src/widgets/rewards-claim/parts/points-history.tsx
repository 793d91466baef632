import { useId } from 'react';
import type { Page, RewardEntry } from '../../../domain';
import { numberFormat } from '../../../rules';
import { useAccountFormats } from '../../../runtime/react/use-account-formats';
import { useFormats } from '../../../runtime/react/use-formats';
import type { Read } from '../../../runtime/react/use-read';
import { useSettings } from '../../../runtime/react/provider';
import { SkeletonText, Skeleton } from '../../../ui/skeleton/skeleton';
import { Link } from '../../../ui/link/link';
import { Pager } from '../../../ui/pager/pager';
import { CardBody, CardHeader, CardList } from '../../../ui/card/card';
import { Card } from '../../../ui/card/card-container';
import { Tag } from '../../../ui/tag/tag';
import { usePartLevel } from '../../common/heading';
import { pageCount, rangeOf } from '../../common/paging';
import { LoadFailed } from '../../common/status-views';
import { toneOf } from '../rewards-claim.rules';
import type { RewardsClaimViewProps, RewardsMessages } from '../rewards-claim.view';

interface PointsHistoryProps extends Pick<RewardsClaimViewProps, 'messages' | 'handle'> {
  readonly read: Read<Page<RewardEntry>>;
  readonly onRefetch: () => void;
}

/** Earned and spent points, newest first. */
export function PointsHistory({ read, messages, handle: { set }, onRefetch }: PointsHistoryProps) {
  const { number } = useFormats();
  const { m, fill } = messages;
  const titleId = useId();
  const level = usePartLevel(1);
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader title={m.history.title} titleId={titleId} level={level} />
      {read.status === 'loading' && (
        <CardBody>
          <Skeleton label={m.history.loading}>
            <SkeletonText lines={4} />
          </Skeleton>
        </CardBody>
      )}
      {read.status === 'failed' && <LoadFailed title={m.history.failed} error={read.error} onRetry={onRefetch} />}
      {read.status === 'ready' && read.data.items.length === 0 && (
        <CardBody>
          <p className="tf-muted">{m.history.empty}</p>
        </CardBody>
      )}
      {read.status === 'ready' && read.data.items.length > 0 && (
        <CardList aria-busy={read.previous || undefined}>
          {read.data.items.map((entry) => (
            <li key={entry.id} part="rewards-entry" className="tf-rewards-entry">
              <Entry entry={entry} messages={messages} />
            </li>
          ))}
        </CardList>
      )}
      {read.status === 'ready' && (read.data.hasMore || read.data.page > 0) && (
        <Pager
          className="tf-rewards-pages"
          page={read.data.page + 1}
          pageCount={pageCount(read.data)}
          hasNext={read.data.hasMore}
          onPageChange={(page) => set({ page })}
          labels={{ pages: m.history.pages, previous: m.history.previous, next: m.history.next }}
          range={
            read.data.total === null
              ? fill(m.history.rangeOpen, rangeOf(read.data))
              : fill(m.history.range, { ...rangeOf(read.data), total: number(read.data.total) })
          }
        />
      )}
    </Card>
  );
}

function Entry({
  entry: { at, points, about },
  messages,
}: {
  readonly entry: RewardEntry;
  readonly messages: RewardsMessages;
}) {
  const { day, dayOf, locale } = useAccountFormats([at]);
  const { m } = messages;
  // The sign shows whether points were earned or spent. The minus sign is as wide as the plus sign.
  const signed = numberFormat(locale, { signDisplay: 'exceptZero' }).format(points).replace('-', '\u2212');
  return (
    <>
      <span className="tf-second tf-quiet tf-rewards-date">{day(dayOf(at))}</span>
      <span className="tf-rewards-about">
        <About about={about} messages={messages} />
      </span>
      {about.kind === 'claim' && (
        <Tag tone={toneOf(about.status)} part="rewards-status" className="tf-rewards-status">
          {m.statuses[about.status]}
        </Tag>
      )}
      <span className="tf-medium tf-number tf-tone tf-rewards-change" data-tone={points > 0 ? 'positive' : undefined}>
        {signed}
      </span>
    </>
  );
}

function About({
  about,
  messages: { m, fill },
}: {
  readonly about: RewardEntry['about'];
  readonly messages: RewardsMessages;
}) {
  const { links } = useSettings();
  if (about.kind === 'order') {
    const href = links.href({ to: 'order', id: about.orderId });
    const text = fill(m.history.order, { number: about.number });
    return href === null ? (
      text
    ) : (
      <Link href={href} alone>
        {text}
      </Link>
    );
  }
  return (
    <>
      <bdi>{about.kind === 'returned' ? fill(m.history.returned, { name: about.name }) : about.name}</bdi>
      <span className="tf-second tf-quiet"> {about.number}</span>
    </>
  );
}
