/** The lazy part of the cart: what is done with lines beyond changing a quantity. It comes while the buyer looks. */
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Adapter } from '../../ports';
import type { CartRuntime } from '../../runtime/cart/cart.store';
import type { CartState, OptimisticLine } from '../../runtime/cart/cart.state';
import type { Emit } from '../../runtime/events';
import { useSettings } from '../../runtime/react/provider';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useCartSelector } from '../../runtime/react/use-cart-runtime';
import { type Formats, useFormats } from '../../runtime/react/use-formats';
import { type Messages, useMessages } from '../../runtime/react/use-messages';
import { storeFor, type StorageChoice } from '../../runtime/storage';
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
import type { OutOfStockTextProps } from './parts/line-cells';
import type { Selection } from './selection.store';
import { shortTitle } from './short-title';
import { accountKey, latestKey } from './stored-line-count';

export { CartBar } from './connected/cart-bar';
export { HeadTools } from './parts/cart-tools';
export { wakeNearParts } from './parts/wake-near-parts';
export { StaticLines } from './connected/static-lines';
export { CartNotices, Incoming, TopUp } from './connected/cart-extras';

/** The verbs of a cart on the page, which know where the focus goes when lines do. */
export function createActs(cart: CartRuntime, selection: Selection, emit: Emit<CartEvents>) {
  let on: readonly [table: HTMLElement | null, title: HTMLElement | null] = [null, null];
  const acts = createCartActions(cart, selection, emit, (ids) => focusBeside(on[0], ids, on[1]));
  return {
    ...acts,
    /** Pointer or focus is on what opens a dialog. */
    near: prefetchDialog,
    /** Where the lines and the title stand now, and the line to replace, if one was pressed. */
    standOn(table: HTMLElement | null, title: HTMLElement | null, replaced: { current: string | null }) {
      on = [table, title];
      if (replaced.current !== null) acts.show({ is: 'replace', lineId: replaced.current });
      replaced.current = null;
    },
  };
}

type AfterProps = Omit<CartDialogsProps, 'open' | 'onClose'>;

/** What stands over the cart: its dialogs, what was done with its undo, and what the cart has to say. */
export function CartAfter(props: AfterProps) {
  const { cart, accountId, acts } = props;
  const adapter = useAdapter();
  const { storage } = useSettings();
  const lines = useCartSelector(cart, ({ lineIds }) => lineIds.length);
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

/**
 * Lines that are removed take the focus with them: it goes to the next line's box when a box had it, else to its
 * product's name, or to the title. Never to its *Remove*: a second press would remove what nobody meant.
 */
function focusBeside(table: HTMLElement | null, ids: readonly string[], title: HTMLElement | null): void {
  const root = table?.getRootNode();
  const focused = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
  const row = focused?.closest<HTMLElement>('.tf-cart-line');
  const gone = new Set(ids);
  if (focused === null || !row || !table?.contains(row)) {
    // The button that removes the marked lines goes with them.
    if (focused?.closest('.tf-cart-bar')) title?.focus();
    return;
  }
  if (!gone.has(row.dataset.line ?? '')) return;
  const rows = [...table.querySelectorAll<HTMLElement>('.tf-cart-line')];
  const at = rows.indexOf(row);
  const stays = ({ dataset }: HTMLElement) => !gone.has(dataset.line ?? '');
  const beside = rows.slice(at + 1).find(stays) ?? rows.slice(0, at).findLast(stays);
  // A line that rests wakes at the focus of its name or quantity; where a product has no page its name takes no focus.
  const name = focused.closest('.tf-cart-check') === null ? beside?.querySelector<HTMLElement>('.tf-cart-link') : null;
  const next = name ?? beside?.querySelector<HTMLElement>('.tf-cart-check input, .tf-cart-resting') ?? title;
  next?.focus();
}

/** Remembers how many lines a cart has. */
function storeLineCount(
  adapter: Pick<Adapter, 'id'>,
  accountId: string | null,
  lines: number,
  choice: StorageChoice,
): void {
  const store = storeFor('cartLength', choice);
  store.set(accountKey(adapter, accountId), String(lines));
  store.set(latestKey(adapter), String(lines));
}

/** Until when a product is out of stock, and what to do about it. */
export function OutOfStockText({ backOn, messages: { m, fill } }: OutOfStockTextProps) {
  const { weekdayDate } = useFormats();
  return <>{fill(m.problems['out-of-stock-until'], { date: weekdayDate(backOn) })}</>;
}
