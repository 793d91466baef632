import { useCallback, useMemo, useState } from 'react';
import type { CartLine, Product } from '../../../../domain';
import type { CartRuntime } from '../../../../runtime/cart/cart';
import type { Emit } from '../../../../runtime/events';
import type { Words } from '../../../../runtime/react/use-words';
import { useAnnounce } from '../../../../ui/live/announcer';
import type { gridMessages } from '../../grid.messages';
import type { ProductGridEvents } from '../../product-grid.types';
import type { CardVerbs } from './ordering.types';

/** What cards do to the cart, told to the host and to who can not see it. */
export function useCardVerbs(cart: CartRuntime, words: Words<typeof gridMessages>, emit: Emit<ProductGridEvents>) {
  const announce = useAnnounce();
  const [removed, setRemoved] = useState<CartLine | null>(null);
  const verbs = useMemo<CardVerbs>(() => {
    const lineOf = (product: Product) => {
      const { lines, byProduct } = cart.store.getState();
      return lines[byProduct[product.id] ?? ''];
    };
    return {
      onAdd: (product, quantity) => {
        const detail = { productId: product.id, quantity, name: product.name };
        if (!emit('before-add', detail)) return false;
        cart.add(product, quantity);
        emit('add', detail);
        announce(addedText(product, quantity, cart, words));
        return true;
      },
      onQuantity: (product, quantity) => {
        emit('line-change', { lineId: lineOf(product)?.id ?? null, productId: product.id, quantity });
        cart.setProduct(product, quantity);
      },
      onRemove: (product) => {
        const line = lineOf(product);
        setRemoved(line ?? comingLine(product, cart.store.getState().adds[product.id] ?? 0));
        emit('line-change', { lineId: line?.id ?? null, productId: product.id, quantity: 0 });
        cart.setProduct(product, 0);
      },
      onAgain: (product, quantity) =>
        announce(words.fill(words.m.set, { quantity: words.plural(words.m.units[product.sellingUnit], quantity), product: product.name })),
    };
  }, [cart, words, emit, announce]);
  return { verbs, removed, onRemovedGone: useCallback(() => setRemoved(null), []) };
}

/** What an undo brings back of a product that was removed before its line had come. */
const comingLine = (product: Product, quantity: number): CartLine => ({
  id: `adding-${product.id}`, product, quantity, total: null, free: false, problem: null, promotion: null,
});

/** What was added, and how much the cart now holds where that is known. */
function addedText(product: Product, quantity: number, cart: CartRuntime, { m, fill, plural }: Words<typeof gridMessages>): string {
  const added = fill(m.added, { quantity: plural(m.units[product.sellingUnit], quantity), product: product.name });
  const { totals } = cart.store.getState();
  return totals === null ? added : `${added} ${plural(m.cartNow, totals.cases)}`;
}
