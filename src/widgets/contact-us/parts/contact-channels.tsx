import { useId } from 'react';
import { Mail, Phone } from 'lucide';
import type { OpeningHours } from '../../../domain';
import { calendarDateIn, formatWeekdayDate } from '../../../rules';
import { useSettings } from '../../../runtime/react/provider';
import { Link } from '../../../ui/link/link';
import { Icon } from '../../../ui/icon/icon';
import { CardBody } from '../../../ui/card/card';
import { Card } from '../../../ui/card/card-container';
import { Tag } from '../../../ui/tag/tag';
import { Heading } from '../../common/heading';
import { EmailText, PhoneLink } from '../../common/phone-and-email';
import { dayNames, formatTime } from '../../common/support-formats';
import { hoursRows, findOpeningMessage } from '../contact-us.rules';
import type { ContactPartProps, ContactMessages, CurrentOpening } from '../contact-us.types';
import { CopyButton } from '../../../ui/copy-button/copy-button';

/** Card with phone number, email and hours. */
export function ContactChannels({
  details: { phone, email, hours },
  messages,
  currentOpening,
}: ContactPartProps & { readonly currentOpening: CurrentOpening | null }) {
  const { m } = messages;
  const id = useId();
  return (
    <Card aria-labelledby={id} part="contact-reach" className="tf-contact-reach">
      <CardBody className="tf-stack" data-gap="5">
        <div className="tf-stack" data-gap="3">
          <Heading below={1} id={id} className="tf-h2">
            {m.phone.title}
          </Heading>
          {phone !== null && (
            <p part="contact-phone" className="tf-contact-phone">
              <Icon of={Phone} />
              <PhoneLink phone={phone} alone />
            </p>
          )}
          {currentOpening !== null && <OpenNow {...currentOpening} messages={messages} />}
        </div>
        {email !== null && (
          <div part="contact-email" className="tf-contact-email">
            <Icon of={Mail} />
            <span className="tf-grow">
              <span className="tf-second tf-quiet">{m.phone.email}</span>
              <Link href={`mailto:${email}`} alone>
                <EmailText email={email} />
              </Link>
            </span>
            <CopyButton text={email} label={m.phone.copy} copied={m.phone.copied} failed={m.phone.copyFailed} />
          </div>
        )}
        {hours !== null && <Hours hours={hours} messages={messages} />}
      </CardBody>
    </Card>
  );
}

/** Card with the phone number only, for when the contact details did not load. */
export const CallUs = ({ phone, messages: { m } }: { readonly phone: string; readonly messages: ContactMessages }) => (
  <Card as="div">
    <CardBody className="tf-stack" data-gap="2">
      <p className="tf-medium">{m.phone.title}</p>
      <p part="contact-phone" className="tf-contact-phone">
        <Icon of={Phone} />
        <PhoneLink phone={phone} alone />
      </p>
    </CardBody>
  </Card>
);

/** Whether customer service is open now, and until or from when. */
function OpenNow({
  opening,
  now,
  timeZone,
  messages: { m, fill, locale },
}: CurrentOpening & { readonly messages: ContactMessages }) {
  const message = findOpeningMessage(opening, now, timeZone, locale);
  const text =
    'time' in message
      ? fill(m.hours[message.key], { time: message.time })
      : 'when' in message
        ? fill(m.hours.opens, { when: message.when })
        : m.hours[message.key];
  return (
    <p aria-live="polite" part="contact-now" className="tf-contact-now">
      <Tag tone={opening.open ? 'positive' : 'neutral'}>{text}</Tag>
    </p>
  );
}

/** Hours of the week in the store's time zone, and the dates on which it is closed. */
function Hours({
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
      <dl part="contact-hours" className="tf-contact-hours">
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

/** Common name of a time zone, such as Eastern Time; null if the browser does not know the zone. */
export function zoneNameOf(timeZone: string, locale: string): string | null {
  try {
    const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? null;
  } catch {
    return null;
  }
}
