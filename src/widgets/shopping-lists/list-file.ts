import type { ShoppingListItem } from '../../domain';
import { toCsv } from '../../rules';
import type { shoppingListsLazyMessages } from './shopping-lists.lazy.messages';

/** A list as CSV (decision 5): SKU and quantity first, so that it can be read in again. */
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
