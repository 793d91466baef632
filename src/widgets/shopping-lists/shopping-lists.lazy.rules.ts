import type { ShoppingListItem, CartRefusal, ProductProblem } from '../../domain';
import type { PortErrorCode } from '../../ports';
import type { AddManyResult } from '../../runtime/cart/cart.state';
import { toCsv } from '../../rules';
import type { Search } from './shopping-lists.rules';
import type { shoppingListsLazyMessages } from './shopping-lists.lazy.messages';
import { foldName } from '../../rules/fold-text';

/** Creates a search from typed text; null if the text is empty. */
export function searchFor(text: string): Search | null {
  if (text === '') return null;
  const searched = foldName(text);
  const finds = ({ product: { name, brand, packSize, sku } }: ShoppingListItem) =>
    foldName([name, brand, packSize, sku].join(' ')).includes(searched);
  return { text, finds };
}

/** Target of a move: one position up or down, or one end of the list. */
export type Move = 'up' | 'down' | 'first' | 'last';

/** Product ids after a move; null if the product is already at that position. */
export function movedBy(items: readonly ShoppingListItem[], productId: string, by: Move): readonly string[] | null {
  const ids = items.map(({ product }) => product.id);
  const at = ids.indexOf(productId);
  const to = { up: at - 1, down: at + 1, first: 0, last: ids.length - 1 }[by];
  if (at < 0 || to < 0 || to >= ids.length || to === at) return null;
  ids.splice(to, 0, ...ids.splice(at, 1));
  return ids;
}

/** A product of a list that was not added to the cart in full. */
interface NotAdded {
  readonly productId: string;
  readonly name: string;
  readonly requested: number;
  /** Quantity that was added. */
  readonly quantity: number;
  readonly reason: CartRefusal | PortErrorCode | ProductProblem;
}

/** Result of adding products of a list. `unknown`: the response was lost. */
export interface Added {
  readonly addedItems: readonly ShoppingListItem[];
  readonly notAdded: readonly NotAdded[];
  readonly isUnknown: boolean;
}

/** Combines the cart's result with the products that cannot be ordered. */
export function outcomeOf(requestedItems: readonly ShoppingListItem[], result: AddManyResult): Added {
  const isUnknown = result.outcome === 'unknown';
  const refusals = result.outcome === 'partial' ? result.items : [];
  const notAdded = requestedItems.flatMap(
    ({ product: { id: productId, name }, quantity: requested, problem }): readonly NotAdded[] => {
      const not = (reason: NotAdded['reason'], quantity = 0) => [{ productId, name, requested, quantity, reason }];
      if (problem !== null) return not(problem);
      if (result.outcome === 'failed') return not(result.error.code);
      const refusal = refusals.find((one) => one.productId === productId);
      return refusal === undefined ? [] : not(refusal.reason, refusal.quantity);
    },
  );
  const addedItems = requestedItems.flatMap((entry) => {
    const quantity = notAdded.find(({ productId }) => productId === entry.product.id)?.quantity ?? entry.quantity;
    return quantity > 0 && !isUnknown ? [{ ...entry, quantity }] : [];
  });
  return { addedItems, notAdded, isUnknown };
}

/** Converts a list to CSV (decision 5): SKU and quantity come first, so that the file can be imported again. */
export const listCsv = (
  items: readonly ShoppingListItem[],
  messages: (typeof shoppingListsLazyMessages)['csv'],
): string =>
  toCsv(
    items,
    [
      { key: 'sku', header: messages.sku, value: ({ product }) => product.sku },
      { key: 'quantity', header: messages.quantity, value: ({ quantity }) => quantity },
      { key: 'product', header: messages.product, value: ({ product }) => product.name },
      { key: 'pack', header: messages.pack, value: ({ product }) => product.packSize },
      {
        key: 'price',
        header: messages.price,
        value: ({ product: { price } }) => (price.state === 'known' ? price.current : null),
      },
    ],
    { bom: true },
  );
