import { useEffect } from 'react';
import { useUnread } from '../../runtime/react/use-unread';
import { Badge } from '../../ui/chip/chip';
import { useFormats } from '../../runtime/react/use-formats';

/** Highest number displayed; larger numbers are displayed as “99+”. */
const MOST = 99;

/** Number of unread notifications on the bell. Visual only, because the link's name includes the number. */
export function UnreadCount({
  accountId,
  onCount,
}: {
  readonly accountId: string;
  readonly onCount: (count: number) => void;
}) {
  const { number } = useFormats();
  const count = useUnread(accountId) ?? 0;
  useEffect(() => onCount(count), [count, onCount]);
  useEffect(() => () => onCount(0), [onCount]);
  if (count === 0) return null;
  return <Badge aria-hidden>{count > MOST ? `${number(MOST)}+` : number(count)}</Badge>;
}
