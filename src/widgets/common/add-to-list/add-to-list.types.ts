import type { CartItem, Product } from '../../../domain';

/** A product for a list, and how many of it. */
export interface ListItem {
  readonly product: Product;
  readonly quantity: number;
}

/** What was put on a list, told to who asked for it. */
export interface ListAdd {
  readonly listId: string;
  readonly name: string;
  readonly items: readonly CartItem[];
}

/** What the dialog works on. */
export interface AddToListProps {
  readonly items: readonly ListItem[];
  readonly accountId: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onAdded?: (added: ListAdd) => void;
}
