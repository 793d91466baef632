import { useEffect, useState } from 'react';
import { guestRights } from '../../rules';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useSettings } from '../../runtime/react/provider';
import { useRead } from '../../runtime/react/use-read';
import { useMessages, type Messages } from '../../runtime/react/use-messages';
import type { Session } from '../../runtime/session/session.types';
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
import { LoadFailed } from '../common/status-views';
import { useAccess } from '../common/use-access';
import { DetailsSkeleton, NotFound, ProductDetailsView } from './product-details.view';
import { LazyOrdering, prefetchOrdering } from './parts/lazy-ordering';
import { productDetailsContract } from './product-details.contract';
import { productDetailsMessages } from './product-details.messages';
import type { Ordering, ProductDetailsEvents, ProductDetailsProps } from './product-details.types';
import { readProduct } from './read-product';

type BodyProps = ProductDetailsProps & WidgetTools<ProductDetailsEvents>;

function ProductDetailsBody(props: BodyProps) {
  const messages = useMessages(productDetailsContract.name, productDetailsMessages, props.messages);
  const gate = useAccess({ permission: 'ordering', guest: 'browse' });
  const { m } = messages;
  useEffect(prefetchOrdering, []);
  const loading = (
    <div part="detail-page" className="tf-detail-page">
      {fillSlot(props.slots?.header)}
      <DetailsSkeleton label={m.loading} />
    </div>
  );
  return (
    <AccessBoundary gate={gate} loading={loading} failedTitle={m.failed} deniedTitle={m.denied}>
      {({ session, accountId }) => (
        <DetailsContent
          key={`${accountId} ${props.productId}`}
          {...props}
          messages={messages}
          session={session}
          accountId={accountId}
        />
      )}
    </AccessBoundary>
  );
}

type DetailsContentProps = Omit<BodyProps, 'messages'> & {
  readonly messages: Messages<typeof productDetailsMessages>;
  readonly session: Session;
  readonly accountId: string | null;
};

/** Product page of a user with access. */
function DetailsContent({ productId, slots = {}, emit, messages, session, accountId }: DetailsContentProps) {
  const adapter = useAdapter();
  const { locale } = useSettings();
  const { m } = messages;
  const [read, refetch] = useRead(readProduct(adapter, { productId }, accountId, locale.tag));

  const canHaveCart = !session.isGuest || guestRights(session.settings).cart;
  const blockingCondition = findBlockingCondition(session);
  const canChange = canHaveCart && adapter.cart?.change !== undefined;
  const addPermission: AddPermission = !canChange ? 'none' : (blockingCondition ?? 'allowed');
  const [ordering, setOrdering] = useState<Ordering | null>(null);
  const product = read.data;
  const name = product?.name;
  useEffect(() => {
    if (name !== undefined) emit('product-view', { productId, name });
  }, [emit, productId, name]);
  // Computed before the product loads, except for prices: the note then does not shift the content.
  const restriction = session.isGuest ? guestRestriction(addPermission === 'allowed', product ? [product] : []) : null;

  return (
    <div part="detail-page" className="tf-detail-page">
      {fillSlot(slots.header)}
      <OfflineBanner />
      {blockingCondition !== null && canChange && (
        <OrderingStopped
          condition={blockingCondition}
          accountName={session.accounts.find(({ id }) => id === accountId)?.name ?? null}
        />
      )}
      {restriction !== null && <GuestNote messages={m.guest} restriction={restriction} />}
      {read.status === 'loading' && <DetailsSkeleton label={m.loading} />}
      {read.status === 'failed' && <LoadFailed title={m.failed} error={read.error} onRetry={refetch} />}
      {product === null && <NotFound messages={messages} />}
      {product && (
        <>
          <ProductDetailsView product={product} ordering={ordering} messages={messages} slots={slots} />
          <LazyOrdering
            accountId={accountId}
            hasCart={canHaveCart && adapter.cart?.read !== undefined}
            addPermission={addPermission}
            messages={messages}
            emit={emit}
            onOrdering={setOrdering}
          />
        </>
      )}
      {fillSlot(slots.footer)}
    </div>
  );
}

/** Product page: images, facts, price and stock of one product, and ordering it. */
export const ProductDetails = /* @__PURE__ */ defineWidget<ProductDetailsProps, ProductDetailsEvents>(
  productDetailsContract,
  ProductDetailsBody,
);
