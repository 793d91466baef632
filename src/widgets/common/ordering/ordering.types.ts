import type { Product, SellingUnit } from '../../../domain';
import type { Emit, HostAnswer } from '../../../runtime/events';
import type { PluralMessage } from '../../../runtime/messages/messages';

type MessageWith<Placeholder extends string> = `${string}{${Placeholder}}${string}`;

/** Messages of the order control; each widget passes its own. */
export interface OrderMessages {
  readonly quantityOf: Readonly<Record<SellingUnit, MessageWith<'product'>>>;
  readonly units: Readonly<Record<SellingUnit, PluralMessage>>;
  readonly less: MessageWith<'product'>;
  readonly more: MessageWith<'product'>;
  readonly remove: MessageWith<'product'>;
  readonly added: `${string}{quantity}${string}{product}${string}`;
  readonly cartNow: PluralMessage;
  readonly changed: `${string}{quantity}${string}{product}${string}` | `${string}{product}${string}{quantity}${string}`;
  /** Description of the stepper of a product in the cart. */
  readonly inCartNote: string;
}

/** Messages for a guest with restrictions. */
export interface OrderingMessages {
  readonly guest: Readonly<Record<'order' | 'prices' | 'both', string>>;
}

/** A product that is being added to the cart. */
export interface ProductAdd {
  readonly productId: string;
  /** In the product's selling unit. */
  readonly quantity: number;
  readonly name: string;
}

/** New quantity of a product in the cart. */
export interface LineChange {
  /** Null while the product is being added. */
  readonly lineId: string | null;
  readonly productId: string;
  readonly quantity: number;
}

/** Events of ordering a product. */
export interface OrderEvents {
  /** Before a product is added; canceling it leaves the cart unchanged. */
  readonly 'before-add': ProductAdd;
  /** The buyer added a product to the cart. */
  readonly add: ProductAdd;
  /** Before the quantity of a product in the cart is changed; 0 removes it. */
  readonly 'before-line-change': LineChange;
  /** The quantity of a product in the cart was changed; 0 removes it. */
  readonly 'line-change': LineChange;
}

/** Emits an order event to the host. Returns its answer to a `before-…` event. */
export type EmitOrderEvent = Emit<OrderEvents>;

/** Commands for a product's quantity in the cart. */
export interface OrderActions {
  /** Returns whether the product was added: not if the host canceled it. */
  readonly onAdd: (product: Product, quantity: number) => HostAnswer;
  readonly onQuantity: (product: Product, quantity: number) => void;
  readonly onRemove: (product: Product) => void;
}
