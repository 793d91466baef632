import type { Product, SellingUnit } from '../../../domain';
import type { PluralMessage } from '../../../runtime/messages/messages';

type Saying<Hole extends string> = `${string}{${Hole}}${string}`;

/** What is said where a product is ordered; each widget brings its own words. */
export interface OrderMessages {
  readonly quantityOf: Readonly<Record<SellingUnit, Saying<'product'>>>;
  readonly units: Readonly<Record<SellingUnit, PluralMessage>>;
  readonly less: Saying<'product'>;
  readonly more: Saying<'product'>;
  readonly remove: Saying<'product'>;
  readonly added: `${string}{quantity}${string}{product}${string}`;
  readonly cartNow: PluralMessage;
  readonly changed: `${string}{quantity}${string}{product}${string}` | `${string}{product}${string}{quantity}${string}`;
  /** Describes the stepper of what is in the cart. */
  readonly inCartNote: string;
}

/** What is said to a guest who lacks something here. */
export interface OrderingMessages {
  readonly guest: Readonly<Record<'order' | 'prices' | 'both', string>>;
}

/** A product on its way into the cart. */
export interface ProductAdd {
  readonly productId: string;
  /** In the product's selling unit. */
  readonly quantity: number;
  readonly name: string;
}

/** The quantity of a product in the cart, as it was changed. */
export interface LineChange {
  /** None while the product is being added. */
  readonly lineId: string | null;
  readonly productId: string;
  readonly quantity: number;
}

/** What is told of ordering a product. */
export interface OrderEvents {
  /** The buyer wants to add a product; stopping it leaves the cart as it is. */
  readonly 'before-add': ProductAdd;
  readonly add: ProductAdd;
  /** The quantity of a product in the cart was changed; 0 removes it. */
  readonly 'line-change': LineChange;
}

/** Tells the host of ordering; false when it stopped what was about to happen. */
export interface EmitOrderEvent {
  (name: 'before-add' | 'add', detail: ProductAdd): boolean;
  (name: 'line-change', detail: LineChange): boolean;
}

/** What a buyer can do to a product's place in the cart. */
export interface OrderActions {
  /** False when the host stopped it. */
  readonly onAdd: (product: Product, quantity: number) => boolean;
  readonly onQuantity: (product: Product, quantity: number) => void;
  readonly onRemove: (product: Product) => void;
}
