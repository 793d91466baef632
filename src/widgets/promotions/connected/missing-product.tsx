import { useState } from 'react';
import type { Promotion } from '../../../domain';
import type { CartRuntime } from '../../../runtime/cart/cart.store';
import { useCartSelector } from '../../../runtime/react/use-cart-runtime';
import { AddMissing, type AddMissingProps } from '../parts/add-missing';
import { canAdd, quantityToAdd } from '../promotions.rules';

interface MissingProductProps extends Pick<AddMissingProps, 'messages' | 'adding'>, Pick<Promotion, 'products'> {
  readonly missing: number;
  readonly cart: CartRuntime;
}

/**
 * Missing quantity of the product that the buyer chose. Re-renders when that product's quantity in the cart changes.
 */
export function MissingProduct({ products, missing, cart, ...props }: MissingProductProps) {
  const able = products.filter(canAdd);
  const [chosen, setChosen] = useState<string | null>(null);
  const product = able.find(({ id }) => id === chosen) ?? able[0];
  const had = useCartSelector(cart, ({ lines, lineIdByProduct, pendingAdds }) =>
    product === undefined ? 0 : (lines[lineIdByProduct[product.id] ?? '']?.quantity ?? pendingAdds[product.id] ?? 0),
  );
  const quantity = product === undefined ? null : quantityToAdd(product, missing, had);
  if (product === undefined || quantity === null) return null;
  return <AddMissing {...props} products={able} product={product} quantity={quantity} onChoose={setChosen} />;
}
