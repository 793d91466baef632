import { useEffect } from 'react';
import { useUnread } from '../../runtime/react/use-unread';
import { Badge } from '../../ui/chip/chip';
import { useFormats } from '../../runtime/react/use-formats';

/** More than this are shown as this many and more. */
const MOST = 99;

/** How many notifications are not read, on the bell; its name says it, so that this is drawn alone. */
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
