import { useMemo } from 'react';
import { guestRights } from '../../rules';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useCart } from '../../runtime/react/use-cart';
import { useSettings } from '../../runtime/react/provider';
import { useRead } from '../../runtime/react/use-read';
import { useWords, type Words } from '../../runtime/react/use-words';
import type { Session } from '../../runtime/session/session.types';
import { defineWidget, type WidgetTools } from '../common/define-widget';
import { Gated } from '../common/gate';
import { missing } from '../common/missing-method';
import { OfflineNote } from '../common/states';
import { useGate } from '../common/use-gate';
import { CardsResult } from './parts/cards-result';
import { GuestNote, OrderingStopped } from './parts/grid-banners';
import { GridHead } from './parts/grid-head';
import { GridSkeleton } from './parts/grid-skeleton';
import { GridTools } from './parts/grid-tools';
import { useGridQuery, useSettledQuery } from './parts/use-grid-query';
import { useResultNews } from './parts/use-result-news';
import { productGridContract } from './product-grid.contract';
import { productGridMessages } from './product-grid.messages';
import { type AddRight, conditionThatStops, guestLacks, pageSizeFrom, toRequest } from './product-grid.model';
import type { ProductGridEvents, ProductGridProps } from './product-grid.types';

type Given = ProductGridProps & WidgetTools<ProductGridEvents>;

function ProductGridBody(props: Given) {
  const words = useWords(productGridContract.name, productGridMessages, props.messages);
  const gate = useGate({ permission: 'ordering', guest: 'browse' });
  const { m } = words;
  const loading = (
    <div className="tf-products-page">
      {props.slots?.header ?? <GridHead words={words} />}
      <GridSkeleton label={m.loading} count={pageSizeFrom(props.pageSize)} />
    </div>
  );
  return (
    <Gated gate={gate} loading={loading} failedTitle={m.failed} deniedTitle={m.denied}>
      {({ session, accountId }) => <OpenGrid key={accountId} {...props} words={words} session={session} accountId={accountId} />}
    </Gated>
  );
}

type OpenProps = Given & {
  readonly words: Words<typeof productGridMessages>;
  readonly session: Session;
  readonly accountId: string | null;
};

/** The grid of somebody who may see it. */
function OpenGrid(props: OpenProps) {
  const { slots = {}, emit, words, session, accountId } = props;
  const adapter = useAdapter();
  const { locale } = useSettings();
  const handle = useGridQuery(props, emit);
  const asked = useSettledQuery(handle.query);
  const request = useMemo(() => ({ ...toRequest(asked), accountId, locale: locale.tag }), [asked, accountId, locale.tag]);
  const [products, again] = useRead({
    method: 'catalog.search',
    args: toRequest(asked),
    accountId,
    read: (options) => adapter.catalog?.search?.(request, options) ?? missing('catalog.search'),
    keepPrevious: true,
  });
  useResultNews(asked, products, words);

  const mayHaveCart = !session.guest || guestRights(session.settings).cart;
  const stop = conditionThatStops(session);
  const canChange = mayHaveCart && adapter.cart?.change !== undefined;
  const right: AddRight = !canChange ? 'none' : stop === null ? 'may-add' : 'stopped';
  const cart = useCart(accountId, mayHaveCart && adapter.cart?.read !== undefined);
  const accountName = session.accounts.find(({ id }) => id === accountId)?.name ?? null;
  // Known before the products are for all but prices, so that the note is not pushed in above them.
  const lacks = session.guest ? guestLacks(right === 'may-add', products.data?.items ?? []) : null;

  return (
    <div className="tf-products-page">
      {slots.header ?? (
        <GridHead words={words} result={products.data} text={asked.text} accountName={accountName} mayAdd={right === 'may-add'} />
      )}
      <OfflineNote />
      {stop !== null && canChange && <OrderingStopped words={words} condition={stop} accountName={accountName} />}
      {lacks !== null && <GuestNote words={words} lacks={lacks} />}
      <GridTools words={words} handle={handle} result={products.data} />
      <CardsResult
        words={words}
        handle={handle}
        asked={asked}
        products={products}
        again={again}
        cart={cart}
        right={right}
        emit={emit}
        slots={slots}
      />
      {slots.footer}
    </div>
  );
}

/** Products to order: searched as you type, a page at a time, each card answering at once. */
export const ProductGrid = /* @__PURE__ */ defineWidget<ProductGridProps, ProductGridEvents>(productGridContract, ProductGridBody);
