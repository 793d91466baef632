import { useState } from 'react';
import { Bell as BellIcon, Search, ShoppingCart } from 'lucide';
import type { SessionState } from '../../runtime/session/session.types';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useSettings } from '../../runtime/react/provider';
import { useMessages } from '../../runtime/react/use-messages';
import { ButtonLink } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { lazyModule } from '../../ui/lazy/lazy-module';
import { Tag } from '../../ui/tag/tag';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import { AccountSwitcher } from '../../widgets/account-switcher';
import type { Rights } from '../navigation';
import { prefetchPage } from '../pages/lazy-pages';
import { usePortal } from '../portal-context';
import { portalMessages } from '../portal.messages';
import { pathOf } from '../routes';
import { CartButton } from './cart-button';
import { HeaderSearch } from './header-search';
import { numberKinds } from './numbers';
import { type Disclosure, useDisclosure } from './use-disclosure';
import { prefetchNumbers } from './use-number';
import { UserMenu } from './user-menu';

interface HeaderProps {
  readonly state: SessionState;
  readonly rights: Rights;
}

/** Header with brand, search, account, user menu and cart. */
export function Header({ state, rights }: HeaderProps) {
  const { m } = useMessages('portal', portalMessages);
  const { links } = useSettings();
  const over = useDisclosure<HTMLFormElement>(usePortal().page);
  const session = state.status === 'ready' ? state.session : null;
  const away = state.status === 'ended' || session?.isGuest === true;
  const signIn = links.href({ to: 'sign-in' });
  const kinds = numberKinds(rights, useAdapter());
  const searches = rights.browse || kinds.length > 0;
  return (
    <div className="tf-portal-top" data-hidden-by-scroll={away || undefined}>
      <BrandLink />
      {searches && (
        <HeaderSearch products={rights.browse} kinds={kinds} accountId={session?.accountId ?? null} over={over} />
      )}
      <div className="tf-portal-top-end">
        {!away && <AccountSwitcher className="tf-portal-account" headingLevel={2} />}
        {away && signIn !== null && (
          <ButtonLink href={signIn} variant="secondary">
            {m.signIn.action}
          </ButtonLink>
        )}
        {searches && <SearchButton over={over} />}
        {session !== null && !session.isGuest && <NotificationBell accountId={session.accountId} />}
        {session?.user && <UserMenu user={session.user} />}
        {session !== null && rights.cart && <CartButton accountId={session.accountId} />}
        {state.status === 'loading' && <UserSkeleton />}
      </div>
    </div>
  );
}

/** Reserves the space of the controls that need a session, so that the account doesn't shift when they appear. */
function UserSkeleton() {
  const { m } = useMessages('portal', portalMessages);
  return (
    <>
      <span className="tf-portal-bell tf-portal-coming" />
      <span className="tf-portal-avatar tf-portal-coming" />
      <span className="tf-portal-cart tf-portal-coming" aria-hidden>
        <Icon of={ShoppingCart} />
        <span>{m.cart.empty}</span>
      </span>
    </>
  );
}

/** Brand mark and name, linked to the start page. */
function BrandLink() {
  const { brand, base } = usePortal();
  const { m, fill } = useMessages('portal', portalMessages);
  const [first, ...rest] = brand.name.split(' ');
  return (
    <div className="tf-portal-brand">
      <a className="tf-portal-mark tf-reach" href={pathOf({ name: 'home' }, base)}>
        <VisuallyHidden>{fill(m.home, { brand: brand.name })}</VisuallyHidden>
        {brand.mark ?? (
          <b className="tf-portal-letter" aria-hidden>
            {brand.name.slice(0, 1)}
          </b>
        )}
        <span className="tf-portal-name" aria-hidden>
          <b>{first}</b> {rest.join(' ')}
        </span>
      </a>
      {brand.tag !== undefined && <Tag tone="line">{brand.tag}</Tag>}
    </div>
  );
}

const chunk = /* @__PURE__ */ lazyModule(() => import('./unread'), { isDecoration: true });
const prefetch = () => prefetchPage('notifications');

/** Link to the notifications with the number of unread ones. The number loads later, in reserved space. */
function NotificationBell({ accountId }: { readonly accountId: string | null }) {
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

/** Button that opens the search over the header in narrow windows. */
function SearchButton({ over: { open, setOpen, button } }: { readonly over: Disclosure<HTMLFormElement> }) {
  const { m } = useMessages('portal', portalMessages);
  return (
    <button
      type="button"
      ref={button}
      className="tf-portal-search"
      aria-label={m.search.open}
      aria-expanded={open}
      onClick={() => setOpen(true)}
      onFocus={prefetchNumbers}
    >
      <Icon of={Search} />
    </button>
  );
}
