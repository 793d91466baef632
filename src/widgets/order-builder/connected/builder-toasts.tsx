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
  readonly onDoneDismissed: () => void;
}

/** Toasts for the last action on the rows and on the cart, each with an undo button. */
export function BuilderToasts({ builder, cart, overrides, done, onDoneDismissed }: BuilderToastsProps) {
  const lastAction = useStore(builder.store, (state) => state.lastAction);
  const messages = useMessages('order-builder', orderBuilderLazyMessages, overrides);
  const announce = useAnnounce();
  const announcedId = useRef<number | null>(null);
  const text = lastAction === null ? null : actionText(lastAction);
  useEffect(() => {
    // Announced explicitly, because the focus stays in the scan field.
    if (lastAction === null || text === null || lastAction.id === announcedId.current || lastAction.kind !== 'scanned')
      return;
    announcedId.current = lastAction.id;
    announce(text);
  }, [lastAction, text, announce]);

  function actionText({ kind, count, name, merged, hasHeader }: LastAction): string {
    const { m, fill, plural } = messages;
    const details = [
      ...(merged > 0 ? [plural(m.lastAction.merged, merged)] : []),
      ...(hasHeader ? [m.lastAction.header] : []),
    ].join('. ');
    const first =
      kind === 'scanned'
        ? fill(m.lastAction.scanned, { product: name })
        : kind === 'removed' && count === 1
          ? fill(m.lastAction.removed, { product: name })
          : plural(m.lastAction[kind === 'removed' ? 'removedMany' : kind], count);
    return details === '' ? first : `${first}. ${details}`;
  }
  const extra =
    lastAction === null || text === null
      ? null
      : {
          id: String(lastAction.id),
          text,
          action: { label: messages.m.lastAction.undo, onAction: () => undo(builder) },
        };
  return (
    <CartToasts
      cart={cart}
      action={done}
      onActionDismissed={onDoneDismissed}
      extra={extra}
      onExtraDismissed={builder.clearLastAction}
    />
  );
}
