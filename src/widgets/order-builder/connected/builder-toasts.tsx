import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { CartRuntime } from '../../../runtime/cart/cart.store';
import { useMessages } from '../../../runtime/react/use-messages';
import { useAnnounce } from '../../../ui/live-region/announcer';
import { type CartAction, CartToasts } from '../../common/cart-toasts';
import { undo } from '../order-builder.actions';
import { orderBuilderLazyMessages } from '../order-builder.lazy.messages';
import type { Builder, LastAction } from '../order-builder.store';

export interface BuilderToastsProps {
  readonly builder: Builder;
  readonly cart: CartRuntime;
  readonly overrides?: object;
  readonly done: CartAction | null;
  readonly onDoneGone: () => void;
}

/** Toasts for the last action on the rows and on the cart, each with an undo button. */
export function BuilderToasts({ builder, cart, overrides, done, onDoneGone }: BuilderToastsProps) {
  const told = useStore(builder.store, (state) => state.told);
  const messages = useMessages('order-builder', orderBuilderLazyMessages, overrides);
  const announce = useAnnounce();
  const said = useRef<number | null>(null);
  const text = told === null ? null : toldText(told);
  useEffect(() => {
    // Announced explicitly, because the focus stays in the scan field.
    if (told === null || text === null || told.id === said.current || told.what !== 'scanned') return;
    said.current = told.id;
    announce(text);
  }, [told, text, announce]);

  function toldText({ what, count, name, together, hasHeader }: LastAction): string {
    const { m, fill, plural } = messages;
    const more = [
      ...(together > 0 ? [plural(m.told.together, together)] : []),
      ...(hasHeader ? [m.told.header] : []),
    ].join('. ');
    const first =
      what === 'scanned'
        ? fill(m.told.scanned, { product: name })
        : what === 'removed' && count === 1
          ? fill(m.told.removed, { product: name })
          : plural(m.told[what === 'removed' ? 'removedMany' : what], count);
    return more === '' ? first : `${first}. ${more}`;
  }
  const extra =
    told === null || text === null
      ? null
      : { id: String(told.id), text, action: { label: messages.m.told.undo, onAction: () => undo(builder) } };
  return <CartToasts cart={cart} done={done} onDoneGone={onDoneGone} extra={extra} onExtraGone={builder.forgetTold} />;
}
