/** The lazy part of the cart: what is done with lines beyond changing a quantity. It comes while the buyer looks. */
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { CartRuntime } from '../../runtime/cart/cart.store';
import type { CartState, OptimisticLine } from '../../runtime/cart/cart.state';
import type { Emit } from '../../runtime/events';
import { useSettings } from '../../runtime/react/provider';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useCartSelector } from '../../runtime/react/use-cart-runtime';
import { type Formats, useFormats } from '../../runtime/react/use-formats';
import { type Messages, useMessages } from '../../runtime/react/use-messages';
import { useAnnounce } from '../../ui/live-region/announcer';
import { editFeedback } from '../common/edit-feedback';
import { CartToasts } from '../common/cart-toasts';
import { shortfallOf } from '../../runtime/cart/shortfall';
import { type CartActions, createCartActions } from './cart-actions.store';
import { cartLazyMessages } from './cart.lazy.messages';
import { cartMessages } from './cart.messages';
import type { CartEvents } from './cart.types';
import { prefetchDialog } from '../../ui/dialog/dialog';
import { useIdlePrefetch } from '../../ui/lazy/use-idle-prefetch';
import { CartDialogs, type CartDialogsProps } from './parts/cart-dialogs';
import { focusBeside } from './parts/focus-beside';
import type { Selection } from './selection.store';
import { shortTitle } from './short-title';
import { storeLineCount } from './store-line-count';

export { CartBar } from './connected/cart-bar';
export { OutOfStockText } from './parts/out-of-stock-text';
export { HeadTools } from './parts/head-tools';
export { wakeNearParts } from './parts/wake-near-parts';
export { StaticLines } from './connected/static-lines';
export { Incoming } from './connected/pending-products';
export { CartNotices, TopUp } from './connected/cart-extras';

/** The verbs of a cart on the page, which know where the focus goes when lines do. */
export function createActs(cart: CartRuntime, selection: Selection, emit: Emit<CartEvents>) {
  let on: readonly [table: HTMLElement | null, title: HTMLElement | null] = [null, null];
  const acts = createCartActions(cart, selection, emit, (ids) => focusBeside(on[0], ids, on[1]));
  return {
    ...acts,
    /** Pointer or focus is on what opens a dialog. */
    near: prefetchDialog,
    /** Where the lines and the title stand now. */
    standOn: (table: HTMLElement | null, title: HTMLElement | null) => void (on = [table, title]),
  };
}

type AfterProps = Omit<CartDialogsProps, 'open' | 'onClose'>;

/** What stands over the cart: its dialogs, what was done with its undo, and what the cart has to say. */
export function CartAfter(props: AfterProps) {
  const { cart, accountId, acts } = props;
  const adapter = useAdapter();
  const { storage } = useSettings();
  const lines = useCartSelector(cart, ({ order }) => order.length);
  useEffect(() => storeLineCount(adapter, accountId, lines, storage), [adapter, accountId, lines, storage]);
  const done = useStore(acts.done);
  const open = useStore(acts.dialog);
  useIdlePrefetch(prefetchDialog);
  const [opened, setOpened] = useState(false);
  if (open.is !== 'none' && !opened) setOpened(true);
  return (
    <>
      {/* Stays once it was opened: an import keeps what was typed. */}
      {opened && <CartDialogs {...props} open={open} onClose={() => acts.show({ is: 'none' })} />}
      <QuantityFeedback cart={cart} acts={acts} overrides={props.overrides} />
      <CartToasts cart={cart} done={done} onDoneGone={acts.forgetDone} />
    </>
  );
}

interface QuantityNewsProps {
  readonly cart: CartRuntime;
  readonly acts: CartActions;
  readonly overrides?: object;
}

/** Announces a changed quantity once it has settled: how many, what they cost, and what the minimum still lacks. */
function QuantityFeedback({ cart, acts, overrides }: QuantityNewsProps) {
  const announce = useAnnounce();
  const messages = useMessages('cart', cartMessages, overrides);
  const later = useMessages('cart', cartLazyMessages, overrides);
  const formats = useFormats();
  useEffect(() => {
    const news = editFeedback(cart, (line, state) =>
      announce([lineText(line, later, formats), minimumText(state, messages, formats)].filter(Boolean).join(' ')),
    );
    const unsubscribe = acts.edited.subscribe((edit) => edit && news.edited(edit.productId, edit.quantity));
    return () => {
      unsubscribe();
      news.stop();
    };
  }, [cart, acts, announce, messages, later, formats]);
  return null;
}

function lineText(
  { product, quantity, total }: OptimisticLine,
  { m, fill }: Messages<typeof cartLazyMessages>,
  formats: Formats,
): string | null {
  if (quantity === null) return null;
  const said = { product: product.name, quantity: formats.number(quantity) };
  return total === null ? fill(m.changedNoAmount, said) : fill(m.changed, { ...said, amount: formats.money(total) });
}

function minimumText(
  { totals, minimum }: CartState,
  messages: Messages<typeof cartMessages>,
  formats: Formats,
): string | null {
  if (totals === null || (minimum.cases === undefined && minimum.value === undefined)) return null;
  const short = shortfallOf(totals, minimum);
  return `${short === null ? messages.m.minimum.met : shortTitle(short, minimum, { messages, formats })}.`;
}
