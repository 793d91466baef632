import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Product } from '../../../domain';
import type { Emit } from '../../../runtime/events';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useSettings } from '../../../runtime/react/provider';
import { useCartRuntime } from '../../../runtime/react/use-cart-runtime';
import type { Messages } from '../../../runtime/react/use-messages';
import { useAnnounce } from '../../../ui/live-region/announcer';
import { AddToListLayer } from '../../common/add-to-list/add-to-list-layer';
import type { AddToListProps } from '../../common/add-to-list/add-to-list.types';
import { LazyCartToasts } from '../../common/lazy-cart-toasts';
import type { AddPermission } from '../../common/ordering/order-availability.rules';
import { useOrderActions } from '../../common/ordering/use-order-actions';
import type { gridMessages } from '../grid.messages';
import type { Ordering, ProductGridEvents } from '../product-grid.types';
import { CardOrder } from './card-order';
import { cardQuantitiesOf } from '../parts/ordering/card-quantities';

export interface OrderingHostProps {
  readonly accountId: string | null;
  readonly right: AddPermission;
  readonly messages: Messages<typeof gridMessages>;
  readonly emit: Emit<ProductGridEvents>;
  /** Hands over what cards need. */
  readonly onOrdering: (ordering: Ordering) => void;
}

/** The cart behind the products: its verbs for cards, one dialog of lists for all of them, and the outcome of edits. */
export function OrderingHost({ accountId, right, messages, emit, onOrdering }: OrderingHostProps) {
  const adapter = useAdapter();
  const { storage } = useSettings();
  const cart = useCartRuntime(accountId, adapter.cart?.read !== undefined);
  const announce = useAnnounce();
  const { verbs, removed, onRemovedGone } = useOrderActions(cart, messages, emit);
  const { onSave, saving, onOpenChange } = useSaving(accountId);
  const ordering = useMemo<Ordering>(() => {
    const { m, fill, plural } = messages;
    const onAgain = (product: Product, quantity: number) =>
      announce(fill(m.set, { quantity: plural(m.units[product.sellingUnit], quantity), product: product.name }));
    const quantities = cardQuantitiesOf(adapter, accountId, cart, storage);
    return { cart, right, verbs: { ...verbs, onAgain, onSave }, quantities, CardOrder };
  }, [adapter, accountId, storage, cart, right, verbs, onSave, messages, announce]);
  useEffect(() => onOrdering(ordering), [onOrdering, ordering]);
  return (
    <>
      {accountId !== null && saving !== null && (
        <AddToListLayer
          {...saving}
          accountId={accountId}
          onOpenChange={onOpenChange}
          onAdded={(added) => void emit('list-add', added)}
        />
      )}
      <LazyCartToasts cart={cart} removed={removed} onRemovedGone={onRemovedGone} />
    </>
  );
}

/** The dialog of lists that all cards share; `onSave` is absent where the adapter has no lists to fill. */
function useSaving(accountId: string | null) {
  const { lists } = useAdapter();
  const [saving, setSaving] = useState<Pick<AddToListProps, 'items' | 'open'> | null>(null);
  const open = useCallback(
    (product: Product, quantity: number) => setSaving({ items: [{ product, quantity }], open: true }),
    [],
  );
  const onOpenChange = useCallback((isOpen: boolean) => setSaving((now) => now && { ...now, open: isOpen }), []);
  const canSave = accountId !== null && lists?.list !== undefined && lists.addItems !== undefined;
  return { saving, onOpenChange, onSave: canSave ? open : undefined };
}
