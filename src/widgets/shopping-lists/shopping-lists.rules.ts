import type { CartItem, ShoppingListItem, Money, ShoppingListSummary } from '../../domain';

/** The buyer's rights on a list: `mayEdit` to change its products, `isOwn` to share or delete it. */
export const rightsOn = ({ access = 'own' }: ShoppingListSummary) => ({
  hasEditAccess: access !== 'view',
  isOwn: access === 'own',
});

const SEARCH_ITEMS_PAST = 7;

/** True if a list with this number of products has a search field. False for null, an unknown number. */
export const hasSearch = (count: number | null): boolean => count !== null && count > SEARCH_ITEMS_PAST;

/** Search text, and a function that matches a product by name, brand, pack or SKU. */
export interface Search {
  readonly text: string;
  readonly finds: (entry: ShoppingListItem) => boolean;
}

/** Products of a list that match the search. */
export const foundOn = (items: readonly ShoppingListItem[], search: Search | null): readonly ShoppingListItem[] =>
  search === null ? items : items.filter(search.finds);

/** Products of a list that can be ordered now. */
export const orderable = (items: readonly ShoppingListItem[]): readonly ShoppingListItem[] =>
  items.filter(({ problem }) => problem === null);

/** Converts products and quantities to the form that events use. */
export const itemsOf = (entries: readonly ShoppingListItem[]): readonly CartItem[] =>
  entries.map(({ product, quantity }) => ({ productId: product.id, quantity }));

/** Total of the products at current prices; null if a price is unknown, or the list is empty. */
export function worthOf(items: readonly ShoppingListItem[]): Money | null {
  const amounts = orderable(items).map(({ product: { price }, quantity }): Money | null =>
    price.state === 'known' ? { ...price.current, minor: price.current.minor * quantity } : null,
  );
  if (amounts.includes(null)) return null;
  return amounts.length === 0
    ? null
    : amounts.reduce((sum, amount) => sum && amount && { ...amount, minor: sum.minor + amount.minor });
}

/** Edit of a list by the buyer. */
export type ItemEdit =
  | { readonly type: 'quantity'; readonly productId: string; readonly quantity: number }
  | { readonly type: 'remove'; readonly productIds: readonly string[] }
  /** Restores removed products at their positions: `order` is the complete list before the removal. */
  | { readonly type: 'restore'; readonly entries: readonly ShoppingListItem[]; readonly order: readonly string[] }
  | { readonly type: 'arrange'; readonly productIds: readonly string[] };

/** Sorts products into the given order; products that it does not name keep their positions. */
function arranged(items: readonly ShoppingListItem[], productIds: readonly string[]): readonly ShoppingListItem[] {
  const byId = new Map(items.map((entry) => [entry.product.id, entry]));
  const ordered = productIds.flatMap((id) => byId.get(id) ?? []);
  const named = new Set(ordered);
  let next = 0;
  return items.map((entry) => (named.has(entry) ? (ordered[next++] ?? entry) : entry));
}

/** Applies an edit to a list. */
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
