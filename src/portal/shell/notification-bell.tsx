import { useState } from 'react';
import { Bell as BellIcon } from 'lucide';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useSettings } from '../../runtime/react/provider';
import { useMessages } from '../../runtime/react/use-messages';
import { Icon } from '../../ui/icon/icon';
import { lazyModule } from '../../ui/lazy/lazy-module';
import { prefetchPage } from '../pages/lazy-pages';
import { usePortal } from '../portal-context';
import { portalMessages } from '../portal.messages';

const chunk = /* @__PURE__ */ lazyModule(() => import('./unread'), { isDecoration: true });
const prefetch = () => prefetchPage('notifications');

/** The way to the notifications, with how many are not read. The count comes later, in its place. */
export function NotificationBell({ accountId }: { readonly accountId: string | null }) {
  const { m, plural } = useMessages('portal', portalMessages);
  const { page } = usePortal();
  const { links } = useSettings();
  const adapter = useAdapter();
  const [count, setCount] = useState(0);
  const Unread = chunk.useModule()?.UnreadCount;
  const href = links.href({ to: 'notifications' });
  if (href === null || accountId === null) return null;
  return (
    <a
      className="tf-portal-bell"
      href={href}
      aria-label={count === 0 ? m.bell.none : plural(m.bell.unread, count)}
      aria-current={page.name === 'notifications' ? 'page' : undefined}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      <Icon of={BellIcon} />
      {Unread && adapter.notifications?.unread && <Unread key={accountId} accountId={accountId} onCount={setCount} />}
    </a>
  );
}
