import { useMemo } from 'react';
import { calendarDateIn, formatInstant, formatTime, instantMs } from '../../../rules';
import { serverClock } from '../../../runtime/clock';
import { useFormats } from '../../../runtime/react/use-formats';
import type { Read } from '../../../runtime/react/use-read';
import { useSettings } from '../../../runtime/react/provider';
import { Bone, BoneLines, Skeleton } from '../../../ui/bone/bone';
import { Countdown } from '../../../ui/countdown/countdown';
import { clockText } from '../../../ui/countdown/time-left';
import type { Standing } from '../dashboard.model';
import type { CardProps } from '../dashboard.view.types';
import { PartFailed } from './part-failed';

const DAY = 86_400_000;

interface DeliveryDayProps extends Pick<CardProps, 'words'> {
  readonly read: Read<Standing>;
  readonly again: () => void;
}

/** The day of the next delivery, and where it comes. */
export function DeliveryDay({ read, again, words: { m } }: DeliveryDayProps) {
  const formats = useFormats();
  if (read.status === 'loading') {
    return (
      <Skeleton label={m.next.loading}>
        <div className="tf-stack" data-gap="3">
          <Bone shape="second" width="sm" />
          <BoneLines />
        </div>
      </Skeleton>
    );
  }
  if (read.status === 'failed') return <PartFailed title={m.next.failed} error={read.error} onTryAgain={again} />;
  const { visit } = read.data;
  if (visit === null) {
    return (
      <>
        <p className="tf-h2 tf-strong">{m.next.none}</p>
        <p className="tf-second tf-muted">{m.next.noneText}</p>
      </>
    );
  }
  return (
    <>
      <p className="tf-second tf-quiet">{m.next.label}</p>
      <p className="tf-dashboard-date">{formats.weekdayDate(visit.date)}</p>
      {visit.note !== null && <p className="tf-second tf-muted">{visit.note}</p>}
    </>
  );
}

interface OrderByProps extends Pick<CardProps, 'words'> {
  readonly standing: Standing;
  readonly onClosed: () => void;
}

/**
 * Until when the next delivery can be ordered for, on the account's clocks; of the last day what is left of it, by the
 * server's time alone (TRUST F37). Without a server's time nothing is counted.
 */
export function OrderBy({ standing: { visit, timeZone, clock: heard }, words: { m, fill, plural }, onClosed }: OrderByProps) {
  const formats = useFormats();
  const { clock } = useSettings();
  const now = useMemo(() => (heard === null ? clock : serverClock(clock, heard.serverTime, heard.answeredAt)), [clock, heard]);
  const until = visit === null ? null : instantMs(visit.cutOff);
  if (visit === null || until === null) return null;
  const today = calendarDateIn(new Date(now()).toISOString(), timeZone) ?? undefined;
  // The zone is named where the device is in another one (TRUST F38).
  const options = { timeZone, zoneName: new Intl.DateTimeFormat().resolvedOptions().timeZone !== timeZone, today };
  const isToday = calendarDateIn(visit.cutOff, timeZone) === today;
  const text = isToday ? fill(m.next.orderByToday, { time: formatTime(visit.cutOff, formats.locale, options) }) : fill(m.next.orderBy, { when: formatInstant(visit.cutOff, formats.locale, options) });
  // An answer that came too late already is not asked for again: it would come over and over.
  const hadTime = heard !== null && until > (instantMs(heard.serverTime) ?? until);
  return (
    <div className="tf-dashboard-order-by">
      <p className="tf-second tf-muted" suppressHydrationWarning>{text}</p>
      {heard !== null && until - now() < DAY && (
        <p className="tf-dashboard-clock">
          <Countdown
            key={heard.answeredAt}
            until={until}
            now={now}
            closed={fill(m.next.closed, { date: formats.weekdayDate(visit.date) })}
            onClose={hadTime ? onClosed : undefined}
            announce={(minutes) => plural(m.next.minutes, minutes)}
            format={clockText}
          />
        </p>
      )}
    </div>
  );
}
