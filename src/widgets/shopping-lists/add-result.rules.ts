import type { CartRefusal, ProductProblem, ShoppingListItem } from '../../domain';
import type { PortErrorCode } from '../../ports';
import type { AddManyResult } from '../../runtime/cart/cart.state';

/** A product of a list that did not go into the cart as asked. */
export interface NotAdded {
  readonly productId: string;
  readonly name: string;
  readonly wanted: number;
  /** How many went in. */
  readonly quantity: number;
  readonly reason: CartRefusal | PortErrorCode | ProductProblem;
}

/** The outcome of adding products of a list. `unknown`: the answer was lost. */
export interface Added {
  readonly went: readonly ShoppingListItem[];
  readonly notAdded: readonly NotAdded[];
  readonly isUnknown: boolean;
}

/** The outcome of each product that was asked for: those that can not be ordered are told beside those the cart refused. */
export function outcomeOf(asked: readonly ShoppingListItem[], result: AddManyResult): Added {
  const isUnknown = result.outcome === 'unknown';
  const troubles = result.outcome === 'partly' ? result.items : [];
  const notAdded = asked.flatMap(
    ({ product: { id: productId, name }, quantity: wanted, problem }): readonly NotAdded[] => {
      const not = (reason: NotAdded['reason'], quantity = 0) => [{ productId, name, wanted, quantity, reason }];
      if (problem !== null) return not(problem);
      if (result.outcome === 'failed') return not(result.error.code);
      const trouble = troubles.find((one) => one.productId === productId);
      return trouble === undefined ? [] : not(trouble.reason, trouble.quantity);
    },
  );
  const went = asked.flatMap((entry) => {
    const quantity = notAdded.find(({ productId }) => productId === entry.product.id)?.quantity ?? entry.quantity;
    return quantity > 0 && !isUnknown ? [{ ...entry, quantity }] : [];
  });
  return { went, notAdded, isUnknown };
}
