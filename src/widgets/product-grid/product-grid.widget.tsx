import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { guestRights } from '../../rules';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useAfterPaint } from '../../runtime/react/use-after-paint';
import { useSettings } from '../../runtime/react/provider';
import { useFormats } from '../../runtime/react/use-formats';
import { useRead } from '../../runtime/react/use-read';
import { useMessages, type Messages } from '../../runtime/react/use-messages';
import type { Session } from '../../runtime/session/session.types';
import { useIdlePrefetch } from '../../ui/lazy/use-idle-prefetch';
import { defineWidget, type WidgetTools } from '../common/define-widget';
import { AccessBoundary } from '../common/access-boundary';
import {
  type AddPermission,
  findBlockingCondition,
  guestRestriction,
} from '../common/ordering/order-availability.rules';
import { GuestNote, OrderingStopped } from '../common/ordering/ordering-banners';
import { OfflineBanner } from '../common/offline-banner';
import { fillSlot } from '../common/slots';
import { useAccess } from '../common/use-access';
import { useAnnounceResults } from '../common/use-announce-results';
import { CardsResult } from './parts/cards-result';
import { FilterBar } from './parts/filter-bar';
import { GridHeader } from './parts/grid-header';
import { GridSkeleton } from './parts/grid-skeleton';
import { GridTools } from './parts/grid-tools';
import {
  FilterAside,
  LazyFilterDialog,
  LazyOrdering,
  OrderingFailed,
  fetchLazyParts,
  prefetchLazyParts,
} from './parts/lazy-parts';
import { useDebouncedQuery, useGridQuery, useHeld, useStable } from './parts/use-grid-query';
import { productGridContract } from './product-grid.contract';
import { productGridMessages } from './product-grid.messages';
import { pageSizeFrom, viewsAll } from './product-grid.rules';
import type { Ordering, ProductGridEvents, ProductGridProps } from './product-grid.types';
import { searchProducts } from './search-products';

type BodyProps = ProductGridProps & WidgetTools<ProductGridEvents>;

function ProductGridBody(props: BodyProps) {
  const messages = useMessages(productGridContract.name, productGridMessages, props.messages);
  const gate = useAccess({ permission: 'ordering', guest: 'browse' });
  const canOrder = useAdapter().cart !== undefined;
  useEffect(() => {
    if (canOrder) fetchLazyParts();
  }, [canOrder]);
  useIdlePrefetch(prefetchLazyParts);
  const { m } = messages;
  const loading = (
    <div part="products-page" className="tf-products-page">
      {fillSlot(props.slots?.header, <GridHeader messages={messages} />)}
      <GridSkeleton label={m.loading} count={pageSizeFrom(props.pageSize)} />
    </div>
  );
  return (
    <AccessBoundary gate={gate} loading={loading} failedTitle={m.failed} deniedTitle={m.denied}>
      {({ session, accountId }) => (
        <GridContent
          key={accountId}
          {...props}
          overrides={props.messages}
          messages={messages}
          session={session}
          accountId={accountId}
        />
      )}
    </AccessBoundary>
  );
}

type GridContentProps = Omit<BodyProps, 'messages'> & {
  readonly overrides: BodyProps['messages'];
  readonly messages: Messages<typeof productGridMessages>;
  readonly session: Session;
  readonly accountId: string | null;
};

/** A constant element: it re-renders when the connection changes, not with the grid. */
const offlineBanner = <OfflineBanner />;

/** Grid of a user with access. */
function GridContent(props: GridContentProps) {
  const { slots = {}, emit, messages, session, accountId } = props;
  const adapter = useAdapter();
  const { locale } = useSettings();
  const handle = useGridQuery(props, emit);
  const requestedQuery = useDebouncedQuery(handle.query);
  const formats = useFormats();
  const [filtering, setFiltering] = useState(false);
  const openFilters = useCallback(() => setFiltering(true), []);
  const request = useMemo(
    () => searchProducts(adapter, requestedQuery, accountId, locale.tag),
    [adapter, requestedQuery, accountId, locale.tag],
  );
  const [products, refetch] = useRead({ ...request, keepPrevious: true });
  useAnnounceResults(requestedQuery, products, messages);
  const isPrevious = products.status === 'ready' && products.previous;
  const foundQuery = useHeld(requestedQuery, isPrevious);
  const deferredQuery = useDeferredValue(foundQuery);
  const deferredResult = useDeferredValue(products.data);
  // The products of another text render with lower priority than the buyer's typing. Any others render at once: with
  // lower priority they would need a second frame.
  const isDeferred = foundQuery.text !== deferredQuery.text;
  const result = isDeferred ? deferredResult : products.data;
  // The header counts what is listed below it, so it changes with the list, not with the query.
  const isAll = viewsAll(isDeferred ? deferredQuery : foundQuery);
  // The counts of the filters render after the products.
  const facets = useAfterPaint(useStable(result?.facets));

  const canHaveCart = !session.isGuest || guestRights(session.settings).cart;
  const blockingCondition = findBlockingCondition(session);
  const canChange = canHaveCart && adapter.cart?.change !== undefined;
  const addPermission: AddPermission = !canChange ? 'none' : (blockingCondition ?? 'allowed');
  const hasCart = canHaveCart && (canChange || adapter.cart?.read !== undefined);
  const [ordering, setOrdering] = useState<Ordering>();
  const accountName = session.accounts.find(({ id }) => id === accountId)?.name ?? null;
  // Computed before the products load, except for prices: the note then does not shift the content.
  const restriction = session.isGuest
    ? guestRestriction(addPermission === 'allowed', products.data?.items ?? [])
    : null;

  const { query, layout, onSearch, onSort, onLayout, onFacet } = handle;
  const sorts = useStable(products.data?.sorts);
  const textProps = { overrides: props.overrides, formats };

  return (
    <div part="products-page" className="tf-products-page" data-layout={layout}>
      {fillSlot(
        slots.header,
        <GridHeader
          messages={messages}
          result={result}
          isAll={isAll}
          accountName={accountName}
          canAdd={addPermission === 'allowed'}
        />,
      )}
      {offlineBanner}
      {blockingCondition !== null && canChange && (
        <OrderingStopped condition={blockingCondition} accountName={accountName} />
      )}
      {restriction !== null && <GuestNote messages={messages.m.guest} restriction={restriction} />}
      {hasCart && <OrderingFailed messages={messages} />}
      {fillSlot(
        slots.tools,
        <GridTools
          messages={messages}
          text={query.text}
          sort={query.sort}
          facets={query.facets}
          layout={layout}
          onSearch={onSearch}
          onSort={onSort}
          onLayout={onLayout}
          sorts={sorts}
          onFilter={openFilters}
        />,
      )}
      <div className="tf-products-main">
        {layout === 'grid' &&
          fillSlot(
            slots.filters,
            <FilterAside
              label={messages.m.filters}
              facets={facets}
              selected={query.facets}
              onFacet={onFacet}
              {...textProps}
            />,
          )}
        <div className="tf-products-found">
          <FilterBar
            messages={messages}
            handle={handle}
            result={products.data}
            loading={products.status === 'loading'}
          />
          <CardsResult
            messages={messages}
            overrides={props.overrides}
            formats={formats}
            handle={handle}
            requestedQuery={requestedQuery}
            products={products}
            result={result}
            refetch={refetch}
            accountId={accountId}
            hasSubstitutes={adapter.catalog?.substitutes !== undefined}
            ordering={hasCart ? ordering : null}
            emit={emit}
            slots={slots}
          />
        </div>
      </div>
      {hasCart && (
        <LazyOrdering
          accountId={accountId}
          addPermission={addPermission}
          messages={messages}
          emit={emit}
          onOrdering={setOrdering}
        />
      )}
      {products.data && (
        <LazyFilterDialog
          result={products.data}
          open={filtering}
          onOpenChange={setFiltering}
          clearLabel={messages.m.clearFilters}
          handle={handle}
          {...textProps}
        />
      )}
      {fillSlot(slots.footer)}
    </div>
  );
}

/** Product grid: products to order, with search as the buyer types, pages, filters, and cards with order controls. */
export const ProductGrid = /* @__PURE__ */ defineWidget<ProductGridProps, ProductGridEvents>(
  productGridContract,
  ProductGridBody,
);
