import { Bell } from 'lucide';
import type { Reminder } from '../../../domain';
import { formatInstant } from '../../../rules';
import { useAccountFormats } from '../../../runtime/react/use-account-formats';
import { CardBody, CardList } from '../../../ui/card/card';
import { Icon } from '../../../ui/icon/icon';
import type { Asked } from '../dashboard.reads';
import type { LazyCardProps } from '../dashboard.types';
import { DashboardCard } from './dashboard-card';
import { DestinationLink } from './destination-link';

/** Reminders that are listed: the next ones. */
const SHOWN = 3;

/** The buyer's next reminders; one that is turned off comes not at all. */
export function RemindersCard({
  asked,
  messages,
  onOpen,
}: Omit<LazyCardProps, 'accountId'> & { readonly asked: Asked<readonly Reminder[]> }) {
  const { m } = messages;
  return (
    <DashboardCard
      title={m.reminders.title}
      said={m.reminders}
      asked={asked}
      all={{ to: { to: 'notifications' }, label: m.reminders.manage }}
      onOpen={onOpen}
    >
      {(reminders) => {
        const next = reminders.filter(({ isOn }) => isOn !== false).slice(0, SHOWN);
        if (next.length === 0) return <CardBody className="tf-muted">{m.reminders.none}</CardBody>;
        return (
          <CardList>
            {next.map((reminder) => (
              <Row key={reminder.id} reminder={reminder} messages={messages} onOpen={onOpen} />
            ))}
          </CardList>
        );
      }}
    </DashboardCard>
  );
}

function Row({
  reminder: { at, repeats, orderId },
  messages: { m },
  onOpen,
}: Pick<LazyCardProps, 'messages' | 'onOpen'> & { readonly reminder: Reminder }) {
  const { timeZone, locale, dayOf } = useAccountFormats([at]);
  const day = dayOf(at);
  return (
    <li className="tf-dashboard-need">
      <span className="tf-dashboard-mark" data-tone="accent">
        <Icon of={Bell} />
      </span>
      <div className="tf-grow">
        <p className="tf-medium">
          {day !== null && formatInstant(at, locale, { timeZone: timeZone ?? 'UTC', zoneName: false, today: day })}
        </p>
        <p className="tf-second tf-muted">{m.reminders[repeats]}</p>
      </div>
      {orderId !== null && (
        <DestinationLink className="tf-second" to={{ to: 'order', id: orderId }} onOpen={onOpen}>
          {m.reminders.order}
        </DestinationLink>
      )}
    </li>
  );
}
