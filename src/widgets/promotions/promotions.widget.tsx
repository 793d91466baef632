import { useState, useEffect, useRef } from 'react';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useCartRuntime, useCartSelector } from '../../runtime/react/use-cart-runtime';
import { useMessages } from '../../runtime/react/use-messages';
import type { Session } from '../../runtime/session/session.types';
import type { CartRuntime } from '../../runtime/cart/cart.store';
import { useRead } from '../../runtime/react/use-read';
import { useSettings } from '../../runtime/react/provider';
import type { Toast } from '../../ui/toast/toast-region';
import type { Cart } from '../../domain';
import { defineWidget, type WidgetTools } from '../common/define-widget';
import { AccessBoundary } from '../common/access-boundary';
import { Heading } from '../common/heading';
import { LazyCartToasts } from '../common/lazy-cart-toasts';
import { OfflineBanner } from '../common/offline-banner';
import { AccessDenied, LoadFailed } from '../common/status-views';
import { useAccess } from '../common/use-access';
import { PromotionsSkeleton, PromotionsView, type PromotionsMessages } from './promotions.view';
import { promotionsContract } from './promotions.contract';
import { promotionsMessages } from './promotions.messages';
import type { PromotionsEvents, PromotionsProps } from './promotions.types';
import { useHeldValue } from '../common/use-held-value';
import { rejectMissingMethod } from '../common/reject-missing-method';
import { fillSlot } from '../common/slots';
import { defaultValue } from './promotions.rules';

type Given = PromotionsProps & WidgetTools<PromotionsEvents>;

function PromotionsBody(props: Given) {
  const messages = useMessages(promotionsContract.name, promotionsMessages, props.messages);
  const { m } = messages;
  const gate = useAccess({});
  return (
    <AccessBoundary gate={gate} loading={<PromotionsSkeleton label={m.loading} />} failedTitle={m.failed}>
      {({ accountId, session }) => (
        <OfAccount {...props} key={accountId} accountId={accountId} session={session} messages={messages} />
      )}
    </AccessBoundary>
  );
}

type OfAccountProps = Omit<Given, 'messages'> & {
  readonly accountId: string | null;
  readonly session: Session;
  readonly messages: PromotionsMessages;
};

function OfAccount({ slots = {}, emit, accountId, session, messages, value: held, promotionId }: OfAccountProps) {
  const { m } = messages;
  const adapter = useAdapter();
  // Without a session port the permissions are unknown, so ordering counts as permitted. Without a cart nothing can be
  // added.
  const ordering = session.user?.permissions.includes('ordering') ?? true;
  const hasCart = adapter.cart?.read !== undefined && ordering;
  const cart = useCartRuntime(accountId, hasCart);
  const [read, refetch] = usePromotions(accountId, cart);
  const handle = useHeldValue(held, defaultValue, (next) => void emit('value-change', next));
  const [toast, setToast] = useState<Toast | null>(null);
  return (
    <div part="promotions-page" className="tf-promotions-page">
      {fillSlot(slots.header, <Heading className="tf-h1">{m.title}</Heading>)}
      <OfflineBanner />
      {read.status === 'loading' && <PromotionsSkeleton label={m.loading} />}
      {read.status === 'failed' &&
        (read.error.code === 'forbidden' ? (
          <AccessDenied />
        ) : (
          <LoadFailed title={m.failed} error={read.error} onRetry={refetch} />
        ))}
      {read.status === 'ready' && (
        <PromotionsView
          promotions={read.data}
          checking={read.checking}
          cart={hasCart && adapter.cart?.change !== undefined ? cart : null}
          messages={messages}
          handle={handle}
          named={promotionId ?? null}
          empty={slots.empty}
          emit={emit}
          onToast={setToast}
        />
      )}
      {fillSlot(slots.footer)}
      {hasCart && <LazyCartToasts cart={cart} extra={toast} onExtraDismissed={() => setToast(null)} />}
    </div>
  );
}

/** Promotions: benefits, terms, and what the cart is missing to earn them. */
export const Promotions = /* @__PURE__ */ defineWidget<PromotionsProps, PromotionsEvents>(
  promotionsContract,
  PromotionsBody,
);

/** Key that identifies a state of the cart: its revision, or its content if the backend has no revisions. */
const cartStateKey = ({ cart }: { readonly cart: Cart | null }): string | null =>
  cart && (cart.revision ?? cart.lines.map(({ product, quantity }) => `${product.id} ${quantity}`).join());

/** Promotions of an account. Refetched whenever the cart changes, because the backend calculates the progress. */
function usePromotions(accountId: string | null, cart: CartRuntime) {
  const adapter = useAdapter();
  const { locale } = useSettings();
  const [read, refetch] = useRead({
    method: 'promotions.list',
    args: {},
    accountId,
    read: (options) =>
      adapter.promotions?.list?.({ accountId, locale: locale.tag }, options) ?? rejectMissingMethod('promotions.list'),
  });
  const now = useCartSelector(cart, cartStateKey);
  const seen = useRef<string | null>(null);
  useEffect(() => {
    const before = seen.current;
    seen.current = now;
    if (before !== null && now !== null && before !== now) refetch();
  }, [now, refetch]);
  return [read, refetch] as const;
}
