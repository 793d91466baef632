import { useCallback, useEffect, useMemo, useState } from 'react';
import type { CartLine, Product } from '../../../domain';
import type { CartRuntime } from '../../../runtime/cart/cart.store';
import type { CartState } from '../../../runtime/cart/cart.state';
import { whenAllowed } from '../../../runtime/events';
import { useCartSelector } from '../../../runtime/react/use-cart-runtime';
import type { Messages } from '../../../runtime/react/use-messages';
import { useAnnounce } from '../../../ui/live-region/announcer';
import { editWhenAllowed } from '../host-answer/lazy-host-answer';
import { editFeedback } from '../edit-feedback';
import type { OrderActions, OrderMessages, EmitOrderEvent } from './ordering.types';
import { fullName } from './order-availability.rules';

/** Commands of the order control. They emit events to the host, announce the result and offer the undo of a removal. */
export function useOrderActions(cart: CartRuntime, messages: Messages<OrderMessages>, emit: EmitOrderEvent) {
  const announce = useAnnounce();
  const [removed, setRemoved] = useState<CartLine | null>(null);
  const feedback = useMemo(
    () => editFeedback(cart, (line, { totals }) => announce(changedText(line, totals, messages))),
    [cart, announce, messages],
  );
  useEffect(() => feedback.stop, [feedback]);
  const actions = useMemo<OrderActions>(() => {
    const lineOf = (product: Product) => {
      const { lines, lineIdByProduct } = cart.store.getState();
      return lines[lineIdByProduct[product.id] ?? ''];
    };
    return {
      onAdd: (product, quantity) => {
        const detail = { productId: product.id, quantity, name: product.name };
        return whenAllowed(emit('before-add', detail), () => {
          cart.add(product, quantity);
          emit('add', detail);
          announce(addedText(product, quantity, cart, messages));
        });
      },
      onQuantity: (product, quantity) => {
        const detail = { lineId: lineOf(product)?.id ?? null, productId: product.id, quantity };
        const answer = emit('before-line-change', detail);
        editWhenAllowed(cart, answer, detail, (next) => cart.setProduct(product, next));
        void whenAllowed(answer, () => {
          emit('line-change', detail);
          feedback.edited(product.id, quantity);
        });
      },
      onRemove: (product) => {
        const detail = { lineId: lineOf(product)?.id ?? null, productId: product.id, quantity: 0 };
        void whenAllowed(emit('before-line-change', detail), () => {
          setRemoved(lineOf(product) ?? pendingLine(product, cart.store.getState().pendingAdds[product.id] ?? 0));
          emit('line-change', detail);
          cart.setProduct(product, 0);
        });
      },
    };
  }, [cart, messages, emit, announce, feedback]);
  return { actions, removed, onRemovedDismissed: useCallback(() => setRemoved(null), []) };
}

/** Returns the quantity of a product in the cart, including a pending addition. Re-renders for that product only. */
export function useInCart(cart: CartRuntime, productId: string): number {
  const line = useCartSelector(cart, ({ lines, lineIdByProduct }) => lines[lineIdByProduct[productId] ?? '']);
  const adding = useCartSelector(cart, ({ pendingAdds }) => pendingAdds[productId]);
  return line?.quantity ?? adding ?? 0;
}

/** Line that an undo restores, for a product that was removed before its line arrived. */
const pendingLine = (product: Product, quantity: number): CartLine => ({
  id: `adding-${product.id}`,
  product,
  quantity,
  total: null,
  isFreeGood: false,
  problem: null,
  promotion: null,
});

/** Returns the announcement of a change: the product's new quantity and the cart's total. */
function changedText(
  { product, quantity }: CartLine,
  totals: CartState['totals'],
  { m, fill, plural }: Messages<OrderMessages>,
): string {
  const changed = fill(m.changed, {
    quantity: plural(m.units[product.sellingUnit], quantity),
    product: fullName(product),
  });
  return totals === null ? changed : `${changed} ${plural(m.cartNow, totals.cases)}`;
}

/** Returns the announcement of an addition, with the cart's total if it is known. */
function addedText(
  product: Product,
  quantity: number,
  cart: CartRuntime,
  { m, fill, plural }: Messages<OrderMessages>,
): string {
  const added = fill(m.added, { quantity: plural(m.units[product.sellingUnit], quantity), product: product.name });
  const { totals } = cart.store.getState();
  return totals === null ? added : `${added} ${plural(m.cartNow, totals.cases)}`;
}
