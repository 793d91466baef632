/** Lazy part of the cart: all actions except changing and removing single lines. It loads when the page is idle. */
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
import { shortfallTitle } from './shortfall-title';
import { accountCartKey, latestCartKey } from './stored-line-count';

export { CartBar } from './connected/cart-bar';
export { HeadTools } from './parts/cart-tools';
export { activateNear } from './parts/activate-near';
export { StaticLines } from './connected/static-lines';
export { CartNotices, PendingProducts, TopUp } from './connected/cart-extras';

/** Creates the commands of a mounted cart, which also move the focus when lines are removed. */
export function createActions(cart: CartRuntime, selection: Selection, emit: Emit<CartEvents>) {
  let elements: readonly [table: HTMLElement | null, title: HTMLElement | null] = [null, null];
  const actions = createCartActions(cart, selection, emit, (ids) => focusAfterRemoval(elements[0], ids, elements[1]));
  return {
    ...actions,
    /** Called when a control that opens a dialog is hovered or focused. */
    prefetch: prefetchDialog,
    /**
     * Sets the current elements of the lines and the title. Opens the dialog for a line whose *Replace* was already
     * pressed.
     */
    setElements(table: HTMLElement | null, title: HTMLElement | null, replaced: { current: string | null }) {
      elements = [table, title];
      if (replaced.current !== null) actions.show({ kind: 'replace', lineId: replaced.current });
      replaced.current = null;
    },
  };
}

type AfterProps = Omit<CartDialogsProps, 'open' | 'onClose'>;

/** Dialogs, toasts and announcements of the cart. */
export function CartAfter(props: AfterProps) {
  const { cart, accountId, actions } = props;
  const adapter = useAdapter();
  const { storage } = useSettings();
  const lines = useCartSelector(cart, ({ lineIds }) => lineIds.length);
  useEffect(() => storeLineCount(adapter, accountId, lines, storage), [adapter, accountId, lines, storage]);
  const done = useStore(actions.lastAction);
  const open = useStore(actions.dialog);
  useIdlePrefetch(prefetchDialog);
  const [opened, setOpened] = useState(false);
  if (open.kind !== 'none' && !opened) setOpened(true);
  return (
    <>
      {/* Stays mounted after the first opening: an import keeps the typed text. */}
      {opened && <CartDialogs {...props} open={open} onClose={() => actions.show({ kind: 'none' })} />}
      <QuantityFeedback cart={cart} actions={actions} overrides={props.overrides} />
      <CartToasts cart={cart} action={done} onActionDismissed={actions.clearLastAction} />
    </>
  );
}

interface QuantityFeedbackProps {
  readonly cart: CartRuntime;
  readonly actions: CartActions;
  readonly overrides?: object;
}

/**
 * Announces a changed quantity after it was confirmed: the quantity, its amount and what the minimum still requires.
 */
function QuantityFeedback({ cart, actions, overrides }: QuantityFeedbackProps) {
  const announce = useAnnounce();
  const messages = useMessages('cart', cartMessages, overrides);
  const lazyMessages = useMessages('cart', cartLazyMessages, overrides);
  const formats = useFormats();
  useEffect(() => {
    const feedback = editFeedback(cart, (line, state) =>
      announce(
        [lineText(line, lazyMessages, formats), minimumText(state, messages, formats)].filter(Boolean).join(' '),
      ),
    );
    const unsubscribe = actions.lastEdit.subscribe((edit) => edit && feedback.edited(edit.productId, edit.quantity));
    return () => {
      unsubscribe();
      feedback.stop();
    };
  }, [cart, actions, announce, messages, lazyMessages, formats]);
  return null;
}

function lineText(
  { product, quantity, total }: OptimisticLine,
  { m, fill }: Messages<typeof cartLazyMessages>,
  formats: Formats,
): string | null {
  if (quantity === null) return null;
  const values = { product: product.name, quantity: formats.number(quantity) };
  return total === null
    ? fill(m.changedNoAmount, values)
    : fill(m.changed, { ...values, amount: formats.money(total) });
}

function minimumText(
  { totals, minimum }: CartState,
  messages: Messages<typeof cartMessages>,
  formats: Formats,
): string | null {
  if (totals === null || (minimum.cases === undefined && minimum.value === undefined)) return null;
  const short = shortfallOf(totals, minimum);
  return `${short === null ? messages.m.minimum.met : shortfallTitle(short, minimum, { messages, formats })}.`;
}

/**
 * Moves the focus from lines that are removed: to the next line's checkbox if a checkbox had it, otherwise to its
 * product name, or to the title. Never to its *Remove* button, because a second key press would remove another line.
 */
function focusAfterRemoval(table: HTMLElement | null, ids: readonly string[], title: HTMLElement | null): void {
  const root = table?.getRootNode();
  const focused = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
  const row = focused?.closest<HTMLElement>('.tf-cart-line');
  const removedIds = new Set(ids);
  if (focused === null || !row || !table?.contains(row)) {
    // The button that removes the selected lines disappears with the selection.
    if (focused?.closest('.tf-cart-bar')) title?.focus();
    return;
  }
  if (!removedIds.has(row.dataset.line ?? '')) return;
  const rows = [...table.querySelectorAll<HTMLElement>('.tf-cart-line')];
  const at = rows.indexOf(row);
  const stays = ({ dataset }: HTMLElement) => !removedIds.has(dataset.line ?? '');
  const beside = rows.slice(at + 1).find(stays) ?? rows.slice(0, at).findLast(stays);
  // A static line gets its controls when its name or quantity is focused. A product without a page has a name that
  // cannot be focused.
  const name = focused.closest('.tf-cart-check') === null ? beside?.querySelector<HTMLElement>('.tf-cart-link') : null;
  const next = name ?? beside?.querySelector<HTMLElement>('.tf-cart-check input, .tf-cart-resting') ?? title;
  next?.focus();
}

/** Stores the number of lines of a cart. */
function storeLineCount(
  adapter: Pick<Adapter, 'id'>,
  accountId: string | null,
  lines: number,
  choice: StorageChoice,
): void {
  const store = storeFor('cartLength', choice);
  store.set(accountCartKey(adapter, accountId), String(lines));
  store.set(latestCartKey(adapter), String(lines));
}

/** Text of an out-of-stock product with the date of its return and what to do. */
export function OutOfStockText({ backOn, messages: { m, fill } }: OutOfStockTextProps) {
  const { weekdayDate } = useFormats();
  return <>{fill(m.problems['out-of-stock-until'], { date: weekdayDate(backOn) })}</>;
}
