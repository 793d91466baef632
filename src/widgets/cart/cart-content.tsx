import { useCallback, useEffect, useMemo, useRef } from 'react';
import { whenAllowed } from '../../runtime/events';
import type { Session } from '../../runtime/session/session.types';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useCartRuntime, useCartSelector } from '../../runtime/react/use-cart-runtime';
import { useLatest } from '../../runtime/react/use-latest';
import { useSettings } from '../../runtime/react/provider';
import type { Messages } from '../../runtime/react/use-messages';
import { ButtonLink } from '../../ui/button/button';
import { Card } from '../../ui/card/card-container';
import { EmptyState } from '../../ui/empty-state/empty-state';
import type { WidgetTools } from '../common/define-widget';
import { Heading, usePartLevel } from '../common/heading';
import { OpenQuantitiesContext, useOpenQuantities } from '../common/quantity/use-open-quantities';
import { editWhenAllowed } from '../common/host-answer/lazy-host-answer';
import { fillSlot } from '../common/slots';
import { LoadFailed } from '../common/status-views';
import type { cartMessages } from './cart.messages';
import { conditionThatStopsCheckout } from './cart.rules';
import type { CartEvents, CartProps } from './cart.types';
import { createSelection } from './selection.store';
import { readLineCount } from './stored-line-count';
import { CartLines } from './parts/cart-lines';
import { CartSkeleton } from './parts/cart-skeleton';
import { Checkout } from './parts/checkout';
import { lazyParts } from './parts/lazy-parts';

interface CartContentProps extends Omit<CartProps, 'messages'>, WidgetTools<CartEvents> {
  /** Messages that the host overrides. */
  readonly overrides: CartProps['messages'];
  readonly accountId: string | null;
  readonly session: Session;
  readonly messages: Messages<typeof cartMessages>;
}

/** Cart of a buyer with access. Re-renders when lines are added or removed, not when a quantity changes. */
export function CartContent({ slots = {}, emit, accountId, session, messages, overrides }: CartContentProps) {
  const adapter = useAdapter();
  const { locale, links, storage } = useSettings();
  const cart = useCartRuntime(accountId);
  const status = useCartSelector(cart, (state) => state.status);
  const error = useCartSelector(cart, (state) => state.error);
  const order = useCartSelector(cart, (state) => state.lineIds);
  const isFilling = useCartSelector(
    cart,
    (state) => state.lineIds.length === 0 && Object.keys(state.pendingAdds).length > 0,
  );
  const title = useRef<HTMLHeadingElement>(null);
  const lines = useRef<HTMLDivElement>(null);
  const open = useOpenQuantities();
  const { m } = messages;

  const tools = lazyParts.useModule();
  // One per cart, outside the lazy tools, so that a selection made before they load is kept.
  const selection = useMemo(() => createSelection(() => cart.store.getState().lineIds), [cart]);
  const actions = useMemo(() => tools?.createActions(cart, selection, emit), [tools, cart, selection, emit]);
  const actionsRef = useLatest(actions);
  // Line whose *Replace* was pressed before the tools loaded; the dialog opens as soon as they have.
  const replaced = useRef<string | null>(null);
  useEffect(() => actions?.setElements(lines.current, title.current, replaced));

  const hrefOf = useCallback((id: string) => links.href({ to: 'product', id }), [links]);
  const change = useCallback(
    (id: string, quantity: number) => {
      const line = cart.store.getState().lines[id];
      if (line === undefined || line.isFreeGood) return;
      const productId = line.product.id;
      const detail = { lineId: id, productId, quantity };
      const answer =
        quantity > 0
          ? emit('before-line-change', detail)
          : emit('before-remove', { items: [{ productId, quantity: line.quantity ?? 0 }] });
      editWhenAllowed(cart, answer, detail, (next) => cart.setQuantity(id, next));
      void whenAllowed(answer, () => {
        if (line.quantity !== null) actionsRef.current?.history.record(id, line.quantity);
        if (quantity > 0) actionsRef.current?.lastEdit.setState({ productId, quantity }, true);
        emit('line-change', detail);
      });
    },
    [cart, emit, actionsRef],
  );
  // Before the tools have loaded, a line is removed without an undo.
  const onRemove = useCallback(
    (ids: readonly string[]) =>
      actionsRef.current ? actionsRef.current.remove(ids) : ids.forEach((id) => change(id, 0)),
    [actionsRef, change],
  );
  const onReplace = useCallback(
    (lineId: string) => {
      replaced.current = lineId;
      actionsRef.current?.setElements(lines.current, title.current, replaced);
    },
    [actionsRef],
  );
  // Stable, so that lines do not render again when the tools load.
  const onNear = useCallback(() => actionsRef.current?.prefetch(), [actionsRef]);

  if (status === 'loading')
    return <CartSkeleton label={m.loading} lines={readLineCount(adapter, accountId, storage)} />;
  if (status === 'failed' && error !== null) {
    return <LoadFailed title={m.failed} error={error} onRetry={() => void cart.refresh(locale.tag)} />;
  }
  const list = { accountId, onAdded: (added: CartEvents['list-add']) => void emit('list-add', added) };
  const condition = conditionThatStopsCheckout(session.accounts.find(({ id }) => id === accountId));
  const canImport = adapter.catalog?.match !== undefined && condition === null;
  const onClosed = () => title.current?.focus();
  const given = actions && { cart, accountId, actions, emit, condition, overrides };
  return (
    <div part="cart-page" className="tf-cart-page">
      {fillSlot(
        slots.header,
        <header part="cart-header" className="tf-cart-header">
          <span className="tf-grow">
            <Heading className="tf-h1" ref={title} tabIndex={-1}>
              {m.title}
            </Heading>
            <p className="tf-second tf-quiet">{messages.plural(m.products, order.length)}</p>
          </span>
          {/* The space of the actions on the whole cart is reserved until they load. */}
          <span className="tf-cart-header-tools" data-any={canImport || adapter.lists !== undefined || undefined}>
            {given && tools && (
              <tools.HeadTools {...given} {...list} order={order} canImport={canImport} slots={slots} />
            )}
          </span>
        </header>,
      )}
      {given && tools && <tools.CartNotices {...given} session={session} onClosed={onClosed} />}
      {order.length === 0 && !isFilling ? (
        <Card>{fillSlot(slots.empty, <EmptyCart messages={messages} />)}</Card>
      ) : (
        <div className="tf-cart-layout">
          <Card as="div" part="cart-lines" className="tf-cart-lines">
            {order.length > 0 && (
              <div part="cart-bar" className="tf-cart-bar">
                {given && tools && <tools.CartBar {...given} {...list} order={order} />}
              </div>
            )}
            {tools && <tools.PendingProducts cart={cart} overrides={overrides} />}
            <OpenQuantitiesContext.Provider value={open}>
              <CartLines
                ref={lines}
                order={order}
                StaticLines={tools?.StaticLines}
                cart={cart}
                selection={selection}
                messages={messages}
                hrefOf={hrefOf}
                onQuantity={change}
                onRemove={onRemove}
                onReplace={adapter.catalog?.substitutes && condition === null ? onReplace : undefined}
                onNearReplace={onNear}
                slots={slots}
              />
            </OpenQuantitiesContext.Provider>
          </Card>
          {given && tools && <tools.TopUp {...given} onClosed={onClosed} />}
          <Checkout
            cart={cart}
            open={open}
            messages={messages}
            emit={emit}
            session={session}
            stopped={condition && (condition.reason ?? m.summary.stopped)}
            slots={slots}
          />
        </div>
      )}
      {given && tools && <tools.CartAfter {...given} returnFocus={title} />}
    </div>
  );
}

/** Empty state with a link to the products. */
function EmptyCart({ messages: { m } }: { readonly messages: Messages<typeof cartMessages> }) {
  const { links } = useSettings();
  const href = links.href({ to: 'products' });
  return (
    <EmptyState
      level={usePartLevel(1)}
      title={m.empty.title}
      text={m.empty.text}
      actions={href === null ? undefined : <ButtonLink href={href}>{m.empty.action}</ButtonLink>}
    />
  );
}
