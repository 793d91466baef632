import type { CartItem, Product } from '../../../domain';

/** A product to add to a list, with its quantity. */
export interface ListItem {
  readonly product: Product;
  readonly quantity: number;
}

/** Products that were added to a list; detail of `onAdded`. */
export interface ListAdd {
  readonly listId: string;
  readonly name: string;
  readonly items: readonly CartItem[];
}

/** Props of the dialog. */
export interface AddToListProps {
  readonly items: readonly ListItem[];
  readonly accountId: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onAdded?: (added: ListAdd) => void;
}
