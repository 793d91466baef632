import type { ComponentType } from 'react';
import type { Product } from '../../../../domain';
import type { CartRuntime } from '../../../../runtime/cart/cart.store';
import type { Formats } from '../../../../runtime/react/use-formats';
import type { Messages } from '../../../../runtime/react/use-messages';
import type { AddPermission } from '../../../common/ordering/order-availability.rules';
import type { OrderActions } from '../../../common/ordering/ordering.types';
import type { gridMessages } from '../../grid.messages';
import type { CardQuantities } from './card-quantities';

/** What a buyer can do on a card; the same functions for every card, so that cards stay asleep. */
export interface CardVerbs extends OrderActions {
  /** Takes the quantity of last time, before it is added. */
  readonly onAgain: (product: Product, quantity: number) => void;
  /** Opens the lists it can be put on; absent where there are none. */
  readonly onSave?: (product: Product, quantity: number) => void;
}

/** What a card's foot is drawn from. */
export interface CardOrderProps {
  readonly product: Product;
  readonly ordering: Ordering;
  readonly messages: Messages<typeof gridMessages>;
  readonly formats: Formats;
}

/** All that ordering adds to products that are shown; it comes in a chunk of its own, while they are being fetched. */
export interface Ordering {
  readonly cart: CartRuntime;
  readonly right: AddPermission;
  readonly verbs: CardVerbs;
  readonly quantities: CardQuantities;
  /** A card's foot: what is in the cart, the stepper, *Add*, and its place on a list. */
  readonly CardOrder: ComponentType<CardOrderProps>;
}
