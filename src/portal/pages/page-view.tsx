import { type ComponentType, createElement, lazy, Suspense, useEffect } from 'react';
import { ErrorBoundary } from '../../runtime/react/error-boundary';
import { useSettings } from '../../runtime/react/provider';
import { useMessages } from '../../runtime/react/use-messages';
import { whenQuiet } from '../../runtime/when-quiet';
import { EmptyState } from '../../ui/empty-state/empty-state';
import { importWithRetry } from '../../ui/lazy/import-with-retry';
import { Skeleton, SkeletonText } from '../../ui/skeleton/skeleton';
import { Button } from '../../ui/button/button';
import { CardBody } from '../../ui/card/card';
import { Card } from '../../ui/card/card-container';
import type { KnownPage } from '../pages';
import { portalMessages } from '../portal.messages';
import { type Page, pageKey } from '../routes';
import { pageComponents, pageLoads, type PageProps, prefetchNext } from './lazy-pages';
import { NotFoundPage } from './plain-pages';

/** Returns the component of a page. The code loads on the first render, unless it was prefetched. */
function pageComponent(name: KnownPage): ComponentType<PageProps> {
  const load = pageLoads[name];
  const component = pageComponents.get(load) ?? lazy(() => importWithRetry(load));
  pageComponents.set(load, component);
  return component;
}

/** Renders a page, a skeleton while its code loads, and an error if the code fails. */
export function PageView({ page }: { readonly page: Page }) {
  const { m } = useMessages('portal', portalMessages);
  const { onSignal } = useSettings();
  const { name } = page;
  useEffect(() => {
    if (name === 'not-found') return undefined;
    return whenQuiet(() => prefetchNext(name));
  }, [name]);
  return (
    <ErrorBoundary
      key={pageKey(page)}
      fallback={() => <PageError />}
      onError={() => onSignal?.({ type: 'error', widget: 'portal', code: 'unavailable' })}
    >
      <Suspense fallback={<PageSkeleton label={m.loading} />}>
        <Content page={page} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Content({ page }: { readonly page: Page }) {
  if (page.name === 'not-found') return <NotFoundPage />;
  return createElement(pageComponent(page.name), { id: 'id' in page ? page.id : null });
}

/** Error view for a page whose code didn't load or threw. Reloading the document loads the code again. */
function PageError() {
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
