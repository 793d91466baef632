import { type ReactNode, Suspense, useEffect } from 'react';
import { ErrorBoundary } from '../../runtime/react/error-boundary';
import { useSettings } from '../../runtime/react/provider';
import { useMessages } from '../../runtime/react/use-messages';
import { EmptyState } from '../../ui/empty-state/empty-state';
import { SkeletonText, Skeleton } from '../../ui/skeleton/skeleton';
import { Button } from '../../ui/button/button';
import { Card, CardBody } from '../../ui/card/card';
import { portalMessages } from '../portal.messages';
import { type Page, pageKey } from '../routes';
import {
  CartPage, CheckoutPage, ContactPage, FaqPage, HomePage, InvoicesPage, ListsPage, NewTicketPage, NotificationsPage, OrderBuilderPage, OrderPage, OrderPlacedPage, OrdersPage, PasswordPage, prefetchNext, ProductPage, ProductsPage, ProfilePage, PromotionsPage, RegisterPage, ResendPage, RewardsPage, SignInPage, TicketsPage, UsersPage, WalletPage,
} from './lazy-pages';
import { NotFoundPage } from './plain-pages';

/** Milliseconds until the code of the next pages is fetched: after this page has settled. */
const SETTLED = 1200;

/** A page, and what stands in its place while its code comes or when it does not. */
export function PageView({ page }: { readonly page: Page }) {
  const { m } = useMessages('portal', portalMessages);
  const { onSignal } = useSettings();
  const { name } = page;
  useEffect(() => {
    const timer = setTimeout(() => prefetchNext(name), SETTLED);
    return () => clearTimeout(timer);
  }, [name]);
  return (
    <ErrorBoundary
      key={pageKey(page)}
      fallback={() => <Broken />}
      onError={() => onSignal?.({ type: 'error', widget: 'portal', code: 'unavailable' })}
    >
      <Suspense fallback={<PageSkeleton label={m.loading} />}>{contentOf(page)}</Suspense>
    </ErrorBoundary>
  );
}

function contentOf(page: Page): ReactNode {
  switch (page.name) {
    case 'home':
      return <HomePage />;
    case 'products':
      return <ProductsPage />;
    case 'product':
      return <ProductPage id={page.id} />;
    case 'order-builder':
      return <OrderBuilderPage />;
    case 'lists':
      return <ListsPage id={null} />;
    case 'list':
      return <ListsPage id={page.id} />;
    case 'cart':
      return <CartPage />;
    case 'checkout':
      return <CheckoutPage />;
    case 'order-placed':
      return <OrderPlacedPage id={page.id} />;
    case 'orders':
      return <OrdersPage />;
    case 'order':
      return <OrderPage id={page.id} />;
    case 'invoices':
      return <InvoicesPage id={null} />;
    case 'invoice':
      return <InvoicesPage id={page.id} />;
    case 'profile':
      return <ProfilePage />;
    case 'password':
      return <PasswordPage />;
    case 'users':
      return <UsersPage />;
    case 'wallet':
      return <WalletPage />;
    case 'tickets':
      return <TicketsPage id={null} />;
    case 'ticket':
      return <TicketsPage id={page.id} />;
    case 'new-ticket':
      return <NewTicketPage />;
    case 'notifications':
      return <NotificationsPage />;
    case 'promotions':
      return <PromotionsPage />;
    case 'rewards':
      return <RewardsPage />;
    case 'faq':
      return <FaqPage />;
    case 'contact':
      return <ContactPage />;
    case 'resend':
      return <ResendPage />;
    case 'sign-in':
      return <SignInPage />;
    case 'register':
      return <RegisterPage />;
    case 'not-found':
      return <NotFoundPage />;
    default:
      return page satisfies never;
  }
}

/** A page's code did not come, or broke: a load of the whole page fetches it anew. */
function Broken() {
  const { m } = useMessages('portal', portalMessages);
  return (
    <Card as="div">
      <EmptyState
        role="alert"
        glyph="alert"
        level={1}
        title={m.broken.title}
        text={m.broken.text}
        actions={
          <Button variant="secondary" onClick={() => window.location.reload()}>
            {m.broken.action}
          </Button>
        }
      />
    </Card>
  );
}

const PageSkeleton = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <div className="tf-portal-page">
      <SkeletonText />
      <Card as="div">
        <CardBody>
          <SkeletonText lines={3} />
        </CardBody>
      </Card>
    </div>
  </Skeleton>
);
