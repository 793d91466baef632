import type { OpeningHours } from '../../../domain';
import { calendarDateIn, formatWeekdayDate } from '../../../rules';
import { useSettings } from '../../../runtime/react/provider';
import { Tag } from '../../../ui/tag/tag';
import { Heading } from '../../common/heading';
import { dayNames, formatTime } from '../../common/support-formats';
import { hoursRows, openingText } from '../contact-us.rules';
import type { ContactMessages, OpeningNow } from '../contact-us.view.types';

/** Whether somebody is there now, and until or from when. */
export function OpenNow({
  opening,
  now,
  timeZone,
  messages: { m, fill, locale },
}: OpeningNow & { readonly messages: ContactMessages }) {
  const said = openingText(opening, now, timeZone, locale);
  const text =
    'time' in said
      ? fill(m.hours[said.key], { time: said.time })
      : 'when' in said
        ? fill(m.hours.opens, { when: said.when })
        : m.hours[said.key];
  return (
    <p aria-live="polite" className="tf-contact-now">
      <Tag tone={opening.open ? 'positive' : 'neutral'}>{text}</Tag>
    </p>
  );
}

/** The hours of the week by the store's clock, and the days without any. */
export function Hours({
  hours: { timeZone, week, closed },
  messages: { m, fill, locale },
}: {
  readonly hours: OpeningHours;
  readonly messages: ContactMessages;
}) {
  const { clock } = useSettings();
  const day = dayNames(locale, 'long');
  const time = (text: string) => formatTime(text, locale);
  const zone = zoneNameOf(timeZone, locale);
  const today = calendarDateIn(new Date(clock()).toISOString(), timeZone) ?? undefined;
  return (
    <div className="tf-stack" data-gap="2">
      <Heading below={2} className="tf-h3">
        {m.hours.title}
      </Heading>
      <dl className="tf-contact-hours">
        {hoursRows(week).map(({ from, to, stretches }) => (
          <div key={from}>
            <dt>{from === to ? day(from) : fill(m.hours.days, { from: day(from), to: day(to) })}</dt>
            <dd>
              {stretches.length === 0 && <span className="tf-quiet">{m.hours.none}</span>}
              {stretches.map(({ start, end }) => (
                <span key={start} className="tf-nowrap">
                  {start === '00:00' && end === '24:00' ? m.hours.allDay : `${time(start)} – ${time(end)}`}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {closed.map(({ date, name }) => (
        <p key={date} className="tf-second">
          {fill(m.hours.closedOn, { date: formatWeekdayDate(date, locale, { today }), reason: name })}
        </p>
      ))}
      {zone !== null && <p className="tf-second tf-quiet">{fill(m.hours.zone, { zone })}</p>}
    </div>
  );
}

/** A zone by the name people call it, such as Eastern Time; null for one that nobody knows. */
export function zoneNameOf(timeZone: string, locale: string): string | null {
  try {
    const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? null;
  } catch {
    return null;
  }
}
