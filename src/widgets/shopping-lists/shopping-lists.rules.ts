import type { CartItem, ShoppingListItem, Money, ShoppingListSummary } from '../../domain';

/** Whether the buyer may change a list, and whether it is theirs to give and take away. */
export const rightsOn = ({ access = 'own' }: ShoppingListSummary) => ({
  mayEdit: access !== 'view',
  isOwn: access === 'own',
});

const SEARCH_ITEMS_PAST = 7;

/** Whether a list of so many products offers a search; null where nobody knows how many. */
export const hasSearch = (count: number | null): boolean => count !== null && count > SEARCH_ITEMS_PAST;

/** A text that is searched for, and whether a product holds it in name, brand, pack or SKU. */
export interface Search {
  readonly text: string;
  readonly finds: (entry: ShoppingListItem) => boolean;
}

/** What is on a list and was searched for. */
export const foundOn = (items: readonly ShoppingListItem[], search: Search | null): readonly ShoppingListItem[] =>
  search === null ? items : items.filter(search.finds);

/** What can be ordered of a list, as it stands. */
export const orderable = (items: readonly ShoppingListItem[]): readonly ShoppingListItem[] =>
  items.filter(({ problem }) => problem === null);

/** Products and quantities, as events name them. */
export const itemsOf = (entries: readonly ShoppingListItem[]): readonly CartItem[] =>
  entries.map(({ product, quantity }) => ({ productId: product.id, quantity }));

/** What the products cost at today's prices; null when a price is not known, or there is nothing to add up. */
export function worthOf(items: readonly ShoppingListItem[]): Money | null {
  const amounts = orderable(items).map(({ product: { price }, quantity }): Money | null =>
    price.state === 'known' ? { ...price.current, minor: price.current.minor * quantity } : null,
  );
  if (amounts.includes(null)) return null;
  return amounts.length === 0
    ? null
    : amounts.reduce((sum, amount) => sum && amount && { ...amount, minor: sum.minor + amount.minor });
}

/** A change of what is on a list, as the buyer makes it. */
export type ItemEdit =
  | { readonly type: 'quantity'; readonly productId: string; readonly quantity: number }
  | { readonly type: 'remove'; readonly productIds: readonly string[] }
  /** Products back where they stood: `order` is the whole list as it was. */
  | { readonly type: 'restore'; readonly entries: readonly ShoppingListItem[]; readonly order: readonly string[] }
  | { readonly type: 'arrange'; readonly productIds: readonly string[] };

/** The products in this order; those it does not name keep their places. */
function arranged(items: readonly ShoppingListItem[], productIds: readonly string[]): readonly ShoppingListItem[] {
  const byId = new Map(items.map((entry) => [entry.product.id, entry]));
  const wanted = productIds.flatMap((id) => byId.get(id) ?? []);
  const named = new Set(wanted);
  let next = 0;
  return items.map((entry) => (named.has(entry) ? (wanted[next++] ?? entry) : entry));
}

/** A list with an edit on it. */
export function withEdit(items: readonly ShoppingListItem[], edit: ItemEdit): readonly ShoppingListItem[] {
  switch (edit.type) {
    case 'quantity':
      return items.map((entry) =>
        entry.product.id === edit.productId ? { ...entry, quantity: edit.quantity } : entry,
      );
    case 'remove':
      return items.filter(({ product }) => !edit.productIds.includes(product.id));
    case 'restore': {
      const here = new Set(items.map(({ product }) => product.id));
      return arranged([...edit.entries.filter(({ product }) => !here.has(product.id)), ...items], edit.order);
    }
    case 'arrange':
      return arranged(items, edit.productIds);
    default:
      return edit satisfies never;
  }
}
