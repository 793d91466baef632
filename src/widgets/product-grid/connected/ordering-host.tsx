import { Bookmark } from 'lucide';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Product } from '../../../domain';
import type { Emit } from '../../../runtime/events';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useSettings } from '../../../runtime/react/provider';
import { useCartRuntime } from '../../../runtime/react/use-cart-runtime';
import type { Messages } from '../../../runtime/react/use-messages';
import { buttonProps } from '../../../ui/button/button';
import { useIdlePrefetch } from '../../../ui/lazy/use-idle-prefetch';
import { useAnnounce } from '../../../ui/live-region/announcer';
import type { AddToListProps } from '../../common/add-to-list/add-to-list.types';
import { LazyAddToListDialog, prefetchAddToList } from '../../common/add-to-list/lazy-add-to-list-dialog';
import { LazyCartToasts } from '../../common/lazy-cart-toasts';
import {
  type AddPermission,
  fullName,
  orderAvailabilityOf,
  repeatQuantity,
} from '../../common/ordering/order-availability.rules';
import { OrderControl } from '../../common/ordering/order-control';
import { StoppedAdd } from '../../common/ordering/stopped-add';
import { useInCart, useOrderActions } from '../../common/ordering/use-order-actions';
import { renderLastOrder, lastOrderText, renderReason } from '../parts/card-pieces';
import type { productGridMessages } from '../product-grid.messages';
import type { CardOrderProps, Ordering, ProductGridEvents } from '../product-grid.types';
import { cardQuantitiesOf } from '../parts/ordering/card-quantities';

export interface OrderingHostProps {
  readonly accountId: string | null;
  readonly addPermission: AddPermission;
  readonly messages: Messages<typeof productGridMessages>;
  readonly emit: Emit<ProductGridEvents>;
  /** Called with the ordering context once it is ready, and when it changes. */
  readonly onOrdering: (ordering: Ordering) => void;
}

/**
 * Connects the products to the cart: provides the order actions of the cards, the dialog of lists that they share, and
 * the toasts about the outcome.
 */
export function OrderingHost({ accountId, addPermission, messages, emit, onOrdering }: OrderingHostProps) {
  const adapter = useAdapter();
  const { storage } = useSettings();
  const cart = useCartRuntime(accountId, adapter.cart?.read !== undefined);
  const announce = useAnnounce();
  const { actions, removed, onRemovedDismissed } = useOrderActions(cart, messages, emit);
  const { onSave, saving, onOpenChange } = useSaving(accountId);
  const ordering = useMemo<Ordering>(() => {
    const { m, fill, plural } = messages;
    const onRepeat = (product: Product, quantity: number) =>
      announce(fill(m.set, { quantity: plural(m.units[product.sellingUnit], quantity), product: product.name }));
    const quantities = cardQuantitiesOf(adapter, accountId, cart, storage);
    return { cart, addPermission, actions: { ...actions, onRepeat, onSave }, quantities, CardOrder };
  }, [adapter, accountId, storage, cart, addPermission, actions, onSave, messages, announce]);
  useEffect(() => onOrdering(ordering), [onOrdering, ordering]);
  return (
    <>
      {accountId !== null && saving !== null && (
        <LazyAddToListDialog
          {...saving}
          accountId={accountId}
          onOpenChange={onOpenChange}
          onAdded={(added) => void emit('list-add', added)}
        />
      )}
      <LazyCartToasts cart={cart} removed={removed} onRemovedDismissed={onRemovedDismissed} />
    </>
  );
}

/** State of the dialog of lists that all cards share. `onSave` is absent if the adapter can not add to lists. */
function useSaving(accountId: string | null) {
  const { lists } = useAdapter();
  const [saving, setSaving] = useState<Pick<AddToListProps, 'items' | 'open'> | null>(null);
  const open = useCallback(
    (product: Product, quantity: number) => setSaving({ items: [{ product, quantity }], open: true }),
    [],
  );
  const onOpenChange = useCallback((isOpen: boolean) => setSaving((now) => now && { ...now, open: isOpen }), []);
  const canSave = accountId !== null && lists?.list !== undefined && lists.addItems !== undefined;
  useIdlePrefetch(canSave ? prefetchAddToList : null);
  return { saving, onOpenChange, onSave: canSave ? open : undefined };
}

/** Footer of one card. It re-renders only when its own quantity in the cart changes. */
function CardOrder({ product, ordering, messages, formats }: CardOrderProps) {
  const { cart, addPermission, actions, quantities } = ordering;
  const { onSave } = actions;
  const inCart = useInCart(cart, product.id);
  const [selection, setSelection] = useState<{ readonly productId: string; readonly quantity: number } | null>(null);
  const quantityToAdd = selection?.productId === product.id ? selection.quantity : quantities.of(product);
  const setQuantityToAdd = (quantity: number) => {
    setSelection({ productId: product.id, quantity });
    quantities.save(product, quantity);
  };
  const refused = quantities.invalidTextOf(product);
  const [controlKey, onTyped, renew] = useControlKey(product.id, refused !== null);
  const availability = orderAvailabilityOf(product, addPermission, inCart);
  const { m, fill, plural } = messages;
  const names = { product: fullName(product) };
  const repeatedQuantity = availability === 'order' ? repeatQuantity(product, inCart) : null;
  const last = lastOrderText(product, messages, formats);
  return (
    <>
      {repeatedQuantity === null ? (
        // The date of the next delivery is more useful than the date of the last order.
        availability !== 'out-of-stock' && renderLastOrder(last)
      ) : (
        <button
          type="button"
          part="product-reorder"
          className="tf-micro tf-quiet tf-product-reorder"
          aria-label={fill(m.again, { last, ...names })}
          onClick={() => {
            setQuantityToAdd(repeatedQuantity);
            quantities.saveInvalidText(product, null);
            renew();
            actions.onRepeat(product, repeatedQuantity);
          }}
        >
          {last}
        </button>
      )}
      {onSave && (
        <button
          {...buttonProps({
            variant: 'toolbar',
            iconOnly: true,
            icon: Bookmark,
            part: 'product-save',
            className: 'tf-product-save',
            'aria-label': fill(m.saveProduct, names),
            'aria-haspopup': 'dialog',
            onClick: () => onSave(product, inCart || quantityToAdd),
          })}
        />
      )}
      {availability === 'order' ? (
        <div className="tf-product-order" onChange={onTyped}>
          <OrderControl
            key={controlKey}
            product={product}
            inCart={inCart}
            addQuantity={quantityToAdd}
            onAddQuantityChange={setQuantityToAdd}
            refused={refused}
            onRefused={(text) => quantities.saveInvalidText(product, text)}
            messages={m}
            addLabel={m.add}
            addName={fill(m.addProduct, names)}
            formats={formats}
            {...actions}
          />
        </div>
      ) : (
        <>
          {availability === 'stopped' && typeof addPermission === 'object' && (
            <StoppedAdd condition={addPermission} aria-label={fill(m.addProduct, names)}>
              {m.add}
            </StoppedAdd>
          )}
          {inCart > 0 && renderReason(fill(m.inCart, { quantity: plural(m.units[product.sellingUnit], inCart) }))}
        </>
      )}
    </>
  );
}

/**
 * Returns the key of an order control. A card on another page reuses the control for its next product, which is the
 * fastest way to turn a page. The control is replaced if it contains typed text, which belongs to one product. `renew`
 * replaces it explicitly.
 */
function useControlKey(
  productId: string,
  isRefused: boolean,
): readonly [key: number, onTyped: () => void, renew: () => void] {
  const ownerId = isRefused ? productId : null;
  const [control, setControl] = useState<{ readonly key: number; readonly productId: string | null }>({
    key: 0,
    productId: ownerId,
  });
  const renew = () => setControl({ key: control.key + 1, productId: ownerId });
  if (control.productId !== productId && (control.productId !== null || isRefused)) renew();
  return [control.key, () => setControl({ ...control, productId }), renew];
}
