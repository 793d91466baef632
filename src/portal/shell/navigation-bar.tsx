import { useId } from 'react';
import {
  BadgePercent,
  CircleQuestionMark,
  Ellipsis,
  Gift,
  Headset,
  LayoutDashboard,
  MessageSquareWarning,
  ListPlus,
  ListChecks,
  MailCheck,
  Package,
  Phone,
  ReceiptText,
  ShoppingCart,
  Truck,
  UserPlus,
  Users,
  WalletCards,
  type IconNode,
} from 'lucide';
import { numberFormat } from '../../rules';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useSettings } from '../../runtime/react/provider';
import { useMessages } from '../../runtime/react/use-messages';
import type { Session } from '../../runtime/session/session.types';
import { Icon } from '../../ui/icon/icon';
import { type NavigationGroup, navigationFor, navItemOf, type Rights, tabsOf } from '../navigation';
import type { NavItem } from '../pages';
import { prefetchPage } from '../pages/lazy-pages';
import { usePortal } from '../portal-context';
import { portalMessages } from '../portal.messages';
import { pathOf } from '../routes';
import { useCases } from './cart-button';
import { useDisclosure } from './use-disclosure';

const icons: Readonly<Record<NavItem, IconNode>> = {
  home: LayoutDashboard,
  products: Package,
  'order-builder': ListPlus,
  lists: ListChecks,
  cart: ShoppingCart,
  orders: Truck,
  promotions: BadgePercent,
  rewards: Gift,
  invoices: ReceiptText,
  wallet: WalletCards,
  users: Users,
  tickets: Headset,
  'new-ticket': MessageSquareWarning,
  faq: CircleQuestionMark,
  contact: Phone,
  resend: MailCheck,
  register: UserPlus,
};

interface NavigationProps {
  readonly rights: Rights;
  readonly session: Session | null;
}

/** Navigation beside the page. In narrow windows: tabs at the bottom, and a panel with all items behind *More*. */
export function NavigationBar({ rights, session }: NavigationProps) {
  const { m } = useMessages('portal', portalMessages);
  const { page } = usePortal();
  const panelId = useId();
  const { open, setOpen, box, button } = useDisclosure<HTMLElement>(page);
  const groups = navigationFor(rights, useAdapter());
  const tabs = tabsOf(groups);
  const place = navItemOf(page.name);
  return (
    <nav className="tf-portal-nav" aria-label={m.navigation} ref={box} data-open={open || undefined}>
      <div className="tf-portal-tabs">
        {tabs.map((place) => (
          <PlaceLink key={place} place={place}>
            {place === 'cart' && session !== null && <CaseCount accountId={session.accountId} />}
          </PlaceLink>
        ))}
        <button
          type="button"
          ref={button}
          aria-expanded={open}
          aria-controls={panelId}
          data-current={(place !== null && !tabs.includes(place)) || undefined}
          onClick={() => setOpen(!open)}
        >
          <Icon of={Ellipsis} />
          <span>{m.more}</span>
        </button>
      </div>
      <div className="tf-portal-nav-inner" id={panelId}>
        {groups.map((group) => (
          <Group key={group.key} group={group} session={session} />
        ))}
      </div>
    </nav>
  );
}

function Group({ group, session }: { readonly group: NavigationGroup; readonly session: Session | null }) {
  const { m } = useMessages('portal', portalMessages);
  const titleId = useId();
  return (
    <div className="tf-portal-group">
      <p className="tf-portal-group-title" id={titleId}>
        {m.groups[group.key]}
      </p>
      <ul role="list" aria-labelledby={titleId}>
        {group.places.map((place) => (
          <li key={place} data-place={place}>
            <PlaceLink place={place}>
              {place === 'cart' && session !== null && <CaseCount accountId={session.accountId} />}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function PlaceLink({ place, children }: { readonly place: NavItem; readonly children?: React.ReactNode }) {
  const { m } = useMessages('portal', portalMessages);
  const { base, page } = usePortal();
  const { links } = useSettings();
  const prefetch = () => prefetchPage(place);
  // A host can replace or remove the page of this item.
  const href = place === 'users' ? pathOf({ name: place }, base) : links.href({ to: place });
  if (href === null) return null;
  return (
    <a
      href={href}
      aria-current={page.name === place ? 'page' : navItemOf(page.name) === place ? 'true' : undefined}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      <Icon of={icons[place]} />
      <span>{m.places[place]}</span>
      {children}
    </a>
  );
}

function CaseCount({ accountId }: { readonly accountId: string | null }) {
  const { plural, m, locale } = useMessages('portal', portalMessages);
  const cases = useCases(accountId);
  if (cases === null || cases === 0) return null;
  return (
    <span className="tf-portal-count" aria-label={plural(m.cart.cases, cases)} role="img">
      {numberFormat(locale).format(cases)}
    </span>
  );
}
