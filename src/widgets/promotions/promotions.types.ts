import type { PromotionKind } from '../../domain';
import type { Needs } from '../../ports';
import type { RegionSlots, WidgetProps } from '../common/common.types';
import type { promotionsMessages } from './promotions.messages';

/** What the promotions ask of an adapter. Without a cart nothing can be added. */
export type PromotionsAdapter = Needs<
  'promotions.list',
  'cart.read' | 'cart.change' | 'session.isGuest' | 'session.user' | 'session.settings' | 'accounts.list'
>;

/** What narrows the promotions, to be held by a host. */
export interface PromotionsValue {
  readonly kind: PromotionKind | null;
  readonly brand: string | null;
  /** Those that end within a week alone. */
  readonly endingSoon: boolean;
  /** Those for this account alone. */
  readonly exclusive: boolean;
}

export interface PromotionsEvents {
  readonly 'value-change': {
    readonly kind: 'discount' | 'free-goods' | null;
    readonly brand: string | null;
    readonly endingSoon: boolean;
    readonly exclusive: boolean;
  };
  /** What was missing went into the cart: `quantity` is what did. */
  readonly add: { readonly promotionId: string; readonly productId: string; readonly quantity: number };
  readonly 'product-open': { readonly productId: string };
}

export type PromotionsSlots = RegionSlots<'header' | 'footer' | 'empty'>;

export type PromotionsProps = WidgetProps<
  PromotionsAdapter,
  typeof promotionsMessages,
  PromotionsEvents,
  PromotionsSlots
> & {
  /** What narrows them; parts that are left out are kept by the widget. */
  readonly value?: Partial<PromotionsValue>;
  /** Id of the promotion that a link named: it comes first, marked, or it is said to be over. */
  readonly promotionId?: string;
};
