import { useMemo } from 'react';
import { calendarDateIn, formatInstant, formatTime, instantMs } from '../../../rules';
import { serverClock } from '../../../runtime/server-clock';
import { useFormats } from '../../../runtime/react/use-formats';
import type { Read } from '../../../runtime/react/use-read';
import { useSettings } from '../../../runtime/react/provider';
import { FACT_SEPARATOR } from '../../../runtime/messages/join-facts';
import { SkeletonShape, Skeleton } from '../../../ui/skeleton/skeleton';
import { formatClock } from '../../../ui/countdown/time-left';
import { findNextArrival, type TimedDelivery } from '../dashboard.rules';
import type { OrdersRead } from '../dashboard.reads';
import type { DashboardCardProps } from '../dashboard.types';
import { DestinationLink } from './dashboard-card';
import { LazyCountdown } from './lazy-parts';
import { PartFailed } from './part-failed';

const DAY_MS = 86_400_000;

interface DeliveryDayProps extends Pick<DashboardCardProps, 'messages'> {
  readonly read: Read<TimedDelivery>;
  readonly refetch: () => void;
}

/** The next delivery that can be ordered for. Shown if the next arrival is unknown. */
export function DeliveryDay({ read, refetch, messages: { m } }: DeliveryDayProps) {
  const formats = useFormats();
  if (read.status === 'loading') return <DayLoading label={m.next.loading} />;
  if (read.status === 'failed') return <PartFailed title={m.next.failed} error={read.error} onRetry={refetch} />;
  const { visit } = read.data;
  if (visit === null) return <NoDelivery messages={{ m }} />;
  return (
    <>
      <p className="tf-second tf-quiet">{m.next.visit}</p>
      <p className="tf-dashboard-date">{formats.weekdayDate(visit.date)}</p>
      {visit.note !== null && <p className="tf-second tf-muted">{visit.note}</p>}
    </>
  );
}

/** Message that no delivery is planned. */
export const NoDelivery = ({ messages: { m } }: { readonly messages: Pick<DashboardCardProps['messages'], 'm'> }) => (
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

/** Skeleton of a label, a date and a line of details. */
export const DaySkeleton = () => (
  <div className="tf-dashboard-skeleton">
    <SkeletonShape shape="second" width="sm" />
    <SkeletonShape width="md" />
    <SkeletonShape shape="second" width="sm" />
  </div>
);

interface ArrivalProps extends Pick<DashboardCardProps, 'messages' | 'onOpen'> {
  readonly read: Exclude<OrdersRead, { readonly status: 'failed' }>;
}

/** The order that arrives next, with its date (decision 59). */
export function Arrival({ read, messages: { m, fill, plural }, onOpen }: ArrivalProps) {
  const formats = useFormats();
  if (read.status === 'loading') return <DayLoading label={m.next.loadingArrival} />;
  const order = findNextArrival(read.data.items);
  if (order === null) {
    return (
      <>
        <p className="tf-second tf-quiet">{m.next.arrival}</p>
        <p className="tf-h2 tf-strong">{m.next.nothing}</p>
      </>
    );
  }
  const orderText = fill(m.next.order, { number: order.number });
  return (
    <>
      <p className="tf-second tf-quiet">{m.next.arrival}</p>
      <p className="tf-dashboard-date">{formats.weekdayDate(order.deliveryDate)}</p>
      <p className="tf-second tf-muted">
        <DestinationLink to={{ to: 'order', id: order.id }} onOpen={onOpen} fallback={orderText}>
          {orderText}
        </DestinationLink>
        {order.cases !== null && `${FACT_SEPARATOR}${plural(m.cart.cases, order.cases)}`}
      </p>
    </>
  );
}

/** Skeleton of the cut-off line. */
export const CutOffSkeleton = () => (
  <div className="tf-dashboard-skeleton">
    <SkeletonShape shape="second" />
  </div>
);

interface CutOffProps extends Pick<DashboardCardProps, 'messages'> {
  readonly delivery: TimedDelivery;
  readonly onClosed: () => void;
}

/**
 * Cut-off of the next delivery, in the account's time zone. During the last 24 hours a countdown shows the time left by
 * the server's time only (fault F37); without a server's time there is no countdown.
 */
export function CutOff({
  delivery: { visit, timeZone, clock: reading },
  messages: { m, fill, plural },
  onClosed,
}: CutOffProps) {
  const formats = useFormats();
  const { clock } = useSettings();
  const now = useMemo(
    () => (reading === null ? clock : serverClock(clock, reading.serverTime, reading.answeredAt)),
    [clock, reading],
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
  // If the cut-off had passed before the response, a refetch at the end of the countdown would repeat endlessly.
  const wasOpen = reading !== null && until > (instantMs(reading.serverTime) ?? until);
  return (
    <div className="tf-dashboard-order-by">
      <p className="tf-second tf-muted" suppressHydrationWarning>
        {text}
      </p>
      {reading !== null && until - now() < DAY_MS && (
        <p className="tf-dashboard-clock">
          <LazyCountdown
            key={reading.answeredAt}
            until={until}
            now={now}
            expired={fill(m.next.closed, { date })}
            onExpire={wasOpen ? onClosed : undefined}
            announce={(minutes) => plural(m.next.minutes, minutes)}
            format={formatClock}
          />
        </p>
      )}
    </div>
  );
}
