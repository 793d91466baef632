import { useMemo } from 'react';
import { calendarDateIn, formatInstant, formatTime, instantMs } from '../../../rules';
import { serverClock } from '../../../runtime/clock';
import { useFormats } from '../../../runtime/react/use-formats';
import type { Read } from '../../../runtime/react/use-read';
import { useSettings } from '../../../runtime/react/provider';
import { FACT_SEPARATOR } from '../../../runtime/messages/join-facts';
import { SkeletonShape, Skeleton } from '../../../ui/skeleton/skeleton';
import { formatClock } from '../../../ui/countdown/time-left';
import { nextArrival, type Standing } from '../dashboard.rules';
import type { Coming } from '../dashboard.reads';
import type { DashboardCardProps } from '../dashboard.types';
import { DestinationLink } from './dashboard-card';
import { LazyCountdown } from './lazy-parts';
import { PartFailed } from './part-failed';

const DAY = 86_400_000;

interface DeliveryDayProps extends Pick<DashboardCardProps, 'messages'> {
  readonly read: Read<Standing>;
  readonly again: () => void;
}

/** The day that can still be ordered for, where nobody can say what arrives before it. */
export function DeliveryDay({ read, again, messages: { m } }: DeliveryDayProps) {
  const formats = useFormats();
  if (read.status === 'loading') return <DayLoading label={m.next.loading} />;
  if (read.status === 'failed') return <PartFailed title={m.next.failed} error={read.error} onTryAgain={again} />;
  const { visit } = read.data;
  if (visit === null) return <NoVisit words={{ m }} />;
  return (
    <>
      <p className="tf-second tf-quiet">{m.next.visit}</p>
      <p className="tf-dashboard-date">{formats.weekdayDate(visit.date)}</p>
      {visit.note !== null && <p className="tf-second tf-muted">{visit.note}</p>}
    </>
  );
}

/** No truck is planned. */
export const NoVisit = ({ words: { m } }: { readonly words: Pick<DashboardCardProps['messages'], 'm'> }) => (
  <>
    <p className="tf-h2 tf-strong">{m.next.none}</p>
    <p className="tf-second tf-muted">{m.next.noneText}</p>
  </>
);

const DayLoading = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <DaySkeleton />
  </Skeleton>
);

/** What it is, the day, and a line about it. */
export const DaySkeleton = () => (
  <div className="tf-dashboard-skeleton">
    <SkeletonShape shape="second" width="sm" />
    <SkeletonShape width="md" />
    <SkeletonShape shape="second" width="sm" />
  </div>
);

interface ArrivalProps extends Pick<DashboardCardProps, 'messages' | 'onOpen'> {
  readonly read: Exclude<Coming, { readonly status: 'failed' }>;
}

/** The order that arrives next, and its day (decision 59). */
export function Arrival({ read, messages: { m, fill, plural }, onOpen }: ArrivalProps) {
  const formats = useFormats();
  if (read.status === 'loading') return <DayLoading label={m.next.loadingArrival} />;
  const order = nextArrival(read.data.items);
  if (order === null) {
    return (
      <>
        <p className="tf-second tf-quiet">{m.next.arrival}</p>
        <p className="tf-h2 tf-strong">{m.next.nothing}</p>
      </>
    );
  }
  const named = fill(m.next.order, { number: order.number });
  return (
    <>
      <p className="tf-second tf-quiet">{m.next.arrival}</p>
      <p className="tf-dashboard-date">{formats.weekdayDate(order.deliveryDate)}</p>
      <p className="tf-second tf-muted">
        <DestinationLink to={{ to: 'order', id: order.id }} onOpen={onOpen} otherwise={named}>
          {named}
        </DestinationLink>
        {order.cases !== null && `${FACT_SEPARATOR}${plural(m.cart.cases, order.cases)}`}
      </p>
    </>
  );
}

/** Until when to order: a line. */
export const CutOffSkeleton = () => (
  <div className="tf-dashboard-skeleton">
    <SkeletonShape shape="second" />
  </div>
);

interface OrderByProps extends Pick<DashboardCardProps, 'messages'> {
  readonly standing: Standing;
  readonly onClosed: () => void;
}

/**
 * Until when the next delivery can be ordered for, on the account's clocks; of the last day what is left of it, by the
 * server's time alone (fault F37). Without a server's time nothing is counted.
 */
export function OrderBy({
  standing: { visit, timeZone, clock: heard },
  messages: { m, fill, plural },
  onClosed,
}: OrderByProps) {
  const formats = useFormats();
  const { clock } = useSettings();
  const now = useMemo(
    () => (heard === null ? clock : serverClock(clock, heard.serverTime, heard.answeredAt)),
    [clock, heard],
  );
  const until = visit === null ? null : instantMs(visit.cutOff);
  if (visit === null || until === null) return null;
  const today = calendarDateIn(new Date(now()).toISOString(), timeZone) ?? undefined;
  // A cut-off always names its zone (decision 59).
  const options = { timeZone, today };
  const isToday = calendarDateIn(visit.cutOff, timeZone) === today;
  const date = formats.weekdayDate(visit.date);
  const text = isToday
    ? fill(m.next.orderByToday, { date, time: formatTime(visit.cutOff, formats.locale, options) })
    : fill(m.next.orderBy, { date, when: formatInstant(visit.cutOff, formats.locale, options) });
  // An answer that came too late already is not asked for again: it would come over and over.
  const hadTime = heard !== null && until > (instantMs(heard.serverTime) ?? until);
  return (
    <div className="tf-dashboard-order-by">
      <p className="tf-second tf-muted" suppressHydrationWarning>
        {text}
      </p>
      {heard !== null && until - now() < DAY && (
        <p className="tf-dashboard-clock">
          <LazyCountdown
            key={heard.answeredAt}
            until={until}
            now={now}
            closed={fill(m.next.closed, { date })}
            onClose={hadTime ? onClosed : undefined}
            announce={(minutes) => plural(m.next.minutes, minutes)}
            format={formatClock}
          />
        </p>
      )}
    </div>
  );
}
