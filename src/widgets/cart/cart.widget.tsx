import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { CartLine as Line } from '../../domain';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useCart, useCartPart } from '../../runtime/react/use-cart';
import { useSettings } from '../../runtime/react/provider';
import { useWords, type Words } from '../../runtime/react/use-words';
import { cartOf } from '../../runtime/cart/cart';
import { Banner } from '../../ui/banner/banner';
import { Blank } from '../../ui/blank/blank';
import { ButtonLink } from '../../ui/button/button';
import { Sheet } from '../../ui/sheet/sheet';
import { LateCartToasts } from '../common/late-cart-toasts';
import { defineWidget, type WidgetTools } from '../common/define-widget';
import { Gated } from '../common/gate';
import { Heading, usePartLevel } from '../common/heading';
import { LoadFailed } from '../common/states';
import { useGate } from '../common/use-gate';
import { useGo } from '../common/use-go';
import { cartContract } from './cart.contract';
import { cartMessages } from './cart.messages';
import type { CartEvents, CartProps } from './cart.types';
import { CartLines } from './parts/cart-lines';
import { CartSkeleton } from './parts/cart-skeleton';
import { CartSummary } from './parts/cart-summary';

type Given = CartProps & WidgetTools<CartEvents>;

function CartBody(props: Given) {
  const words = useWords(cartContract.name, cartMessages, props.messages);
  const gate = useGate({ permission: 'ordering', guest: 'cart' });
  return (
    <Gated gate={gate} loading={<CartSkeleton label={words.m.loading} />} failedTitle={words.m.failed} deniedTitle={words.m.denied}>
      {({ accountId }) => <OpenCart {...props} accountId={accountId} words={words} />}
    </Gated>
  );
}

type OpenProps = Given & { readonly accountId: string | null; readonly words: Words<typeof cartMessages> };

/** The cart of somebody who may see it. It wakes when lines come and go, not when a quantity changes. */
function OpenCart({ slots = {}, emit, accountId, words }: OpenProps) {
  const adapter = useAdapter();
  const { locale } = useSettings();
  const cart = useCart(accountId);
  const status = useCartPart(cart, (state) => state.status);
  const error = useCartPart(cart, (state) => state.error);
  const order = useCartPart(cart, (state) => state.order);
  const waiting = useCartPart(cart, (state) => state.waiting);
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const lines = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState<Line | null>(null);
  const { m, plural } = words;

  const tellChange = useCallback(
    ({ id, product }: Line, quantity: number) => emit('line-change', { lineId: id, productId: product.id, quantity }),
    [emit],
  );
  const onQuantity = useCallback(
    (id: string, quantity: number) => {
      const line = cart.store.getState().lines[id];
      if (line === undefined) return;
      cart.setQuantity(id, quantity);
      tellChange(line, quantity);
    },
    [cart, tellChange],
  );
  const onRemove = useCallback(
    (id: string) => {
      const line = cart.store.getState().lines[id];
      if (line === undefined) return;
      focusBeside(lines.current, title.current);
      cart.remove(id);
      setRemoved(line);
      tellChange(line, 0);
    },
    [cart, tellChange],
  );

  if (status === 'loading') return <CartSkeleton label={m.loading} />;
  if (status === 'failed' && error !== null) {
    return <LoadFailed title={m.failed} error={error} onTryAgain={() => void cartOf(adapter, accountId).refresh(locale.tag)} />;
  }
  return (
    <div className="tf-cart-page">
      {slots.header ?? (
        <header className="tf-cart-head">
          <Heading className="tf-h1" id={titleId} ref={title} tabIndex={-1}>
            {m.title}
          </Heading>
          <p className="tf-second tf-quiet">{plural(m.products, order.length)}</p>
        </header>
      )}
      {waiting && <Banner role="status" tone="caution" title={m.waiting} />}
      {order.length === 0 ? (
        <Sheet>{slots.empty ?? <EmptyCart words={words} />}</Sheet>
      ) : (
        <div className="tf-cart-layout">
          <Sheet as="div" className="tf-cart-lines">
            <CartLines ref={lines} order={order} cart={cart} words={words} onQuantity={onQuantity} onRemove={onRemove} extra={slots.lineExtra} />
          </Sheet>
          <Checkout cart={cart} words={words} emit={emit} footer={slots['summary-footer']} />
        </div>
      )}
      <LateCartToasts cart={cart} removed={removed} onRemovedGone={() => setRemoved(null)} />
    </div>
  );
}

function Checkout({ cart, words, emit, footer }: Pick<OpenProps, 'words' | 'emit'> & { readonly cart: ReturnType<typeof useCart>; readonly footer?: React.ReactNode }) {
  const go = useGo();
  const [busy, setBusy] = useState(false);
  const alive = useRef(true);
  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);

  const checkOut = async () => {
    const { totals } = cart.store.getState();
    const detail = { cases: totals?.cases ?? 0, total: totals?.total ?? null };
    if (!emit('before-checkout', detail)) return;
    setBusy(true);
    // What is agreed to at checkout is the server's cart: every edit has to be in it.
    await cart.settle();
    if (!alive.current) return;
    setBusy(false);
    if (cart.busy) return;
    emit('checkout', detail);
    go({ to: 'checkout' });
  };
  return <CartSummary cart={cart} words={words} busy={busy} onCheckout={() => void checkOut()} footer={footer} />;
}

function EmptyCart({ words }: Pick<OpenProps, 'words'>) {
  const { links } = useSettings();
  const href = links.href({ to: 'products' });
  const { m } = words;
  return (
    <Blank
      level={usePartLevel(1)}
      title={m.empty.title}
      text={m.empty.text}
      actions={href === null ? undefined : <ButtonLink href={href}>{m.empty.action}</ButtonLink>}
    />
  );
}

/** A removed line takes the focus with it: it goes to the next line's same control, or to the title. */
function focusBeside(lines: HTMLElement | null, title: HTMLElement | null): void {
  const root = lines?.getRootNode();
  const focused = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
  const row = focused?.closest('.tf-cart-line');
  if (!row || !lines?.contains(row)) return;
  const rows = [...lines.querySelectorAll('.tf-cart-line')];
  const at = rows.indexOf(row);
  const beside = rows[at + 1] ?? rows[at - 1];
  const next = beside?.querySelector<HTMLElement>('.tf-cart-remove button') ?? title;
  next?.focus();
}

/** The cart: lines that answer at once, sums that are never shown as final before they are. */
export const Cart = /* @__PURE__ */ defineWidget<CartProps, CartEvents>(cartContract, CartBody);
