import { BellRing, Headset, type IconNode, Mail, MailOpen, PackageCheck, ReceiptText, Tag, Truck } from 'lucide';
import { Fragment } from 'react';
import type { NotificationItem, NotificationTopic } from '../../../domain';
import type { AccountFormats } from '../../../runtime/react/use-account-formats';
import { useSettings } from '../../../runtime/react/provider';
import { Button } from '../../../ui/button/button';
import { Icon } from '../../../ui/icon/icon';
import { Link } from '../../../ui/link/link';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden';
import { destinationOf } from '../notifications.rules';
import type { NotificationsMessages } from '../notifications.types';

const icons: Readonly<Record<NotificationTopic, IconNode>> = {
  orders: PackageCheck,
  deliveries: Truck,
  invoices: ReceiptText,
  promotions: Tag,
  support: Headset,
  reminders: BellRing,
};

interface NotificationRowProps {
  readonly item: NotificationItem;
  readonly read: boolean;
  /** True to show the day too, for notifications older than yesterday. */
  readonly withDay: boolean;
  readonly formats: AccountFormats;
  readonly can: { readonly read: boolean; readonly unread: boolean };
  readonly messages: NotificationsMessages;
  readonly onMark: (ids: readonly string[], isRead: boolean) => void;
  readonly onOpen: () => void;
}

/** One notification. Its title links to its subject, and following the link marks the notification as read. */
export function NotificationRow({
  item,
  read,
  withDay,
  formats,
  can,
  messages: { m, fill },
  onMark,
  onOpen,
}: NotificationRowProps) {
  const { id, topic, at, title, text, about } = item;
  const { links } = useSettings();
  const href = about === null ? null : links.href(destinationOf(about));
  return (
    <li part="notifications-row" className="tf-notifications-row" data-unread={!read || undefined}>
      <span part="notifications-mark" className="tf-notifications-mark" data-topic={topic}>
        <Icon of={icons[topic]} />
      </span>
      <div part="notifications-text" className="tf-notifications-text">
        <p part="notifications-title" className="tf-notifications-title">
          {!read && <VisuallyHidden>{m.isUnread} </VisuallyHidden>}
          {href === null ? (
            <NumberText text={title} />
          ) : (
            <Link
              href={href}
              className="tf-notifications-open"
              onClick={() => {
                if (!read && can.read) onMark([id], true);
                onOpen();
              }}
            >
              <NumberText text={title} />
            </Link>
          )}
        </p>
        {text !== '' && (
          <p className="tf-second tf-muted">
            <NumberText text={text} />
          </p>
        )}
      </div>
      <time part="notifications-time" className="tf-micro tf-quiet tf-nowrap tf-notifications-time" dateTime={at}>
        {withDay ? formats.day(formats.dayOf(at)) : formats.time(at)}
      </time>
      {(read ? can.unread : can.read) && (
        <Button
          variant="base"
          iconOnly
          icon={read ? Mail : MailOpen}
          className="tf-notifications-toggle"
          aria-label={fill(read ? m.markUnread : m.markRead, { title })}
          onClick={() => onMark([id], !read)}
        />
      )}
    </li>
  );
}

/** Document number with a hyphen, such as C-208841, INV-80550 or PO-00928. */
const NUMBER = /(\p{L}+(?:-\d+)+)/u;

/** Text that keeps document numbers on one line. Browsers differ in how they break text after a hyphen. */
export const NumberText = ({ text }: { readonly text: string }) =>
  text.split(NUMBER).map((piece, at) =>
    at % 2 === 1 ? (
      <span key={at} className="tf-nowrap">
        {piece}
      </span>
    ) : (
      <Fragment key={at}>{piece}</Fragment>
    ),
  );
