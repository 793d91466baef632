import type { PromotionKind } from '../../domain';
import type { Needs } from '../../ports';
import type { WidgetProps } from '../common/common.types';
import type { ErrorSlots, RegionSlots } from '../common/slots';
import type { promotionsMessages } from './promotions.messages';

/** Adapter methods that the promotions use. Without a cart nothing can be added. */
export type PromotionsAdapter = Needs<
  'promotions.list',
  'cart.read' | 'cart.change' | 'session.isGuest' | 'session.user' | 'session.settings' | 'accounts.list'
>;

/** Filters of the promotions, which a host can control. */
export interface PromotionsValue {
  readonly kind: PromotionKind | null;
  readonly brand: string | null;
  /** True for only promotions that end within a week. */
  readonly endingSoon: boolean;
  /** True for only promotions for this account. */
  readonly exclusive: boolean;
}

export interface PromotionsEvents {
  /** The buyer changed the filters. */
  readonly 'value-change': {
    readonly kind: 'discount' | 'free-goods' | null;
    readonly brand: string | null;
    readonly endingSoon: boolean;
    readonly exclusive: boolean;
  };
  /** Before the missing quantity is added to the cart. */
  readonly 'before-add': { readonly promotionId: string; readonly productId: string; readonly quantity: number };
  /** The missing quantity was added to the cart. `quantity` is the quantity that was added. */
  readonly add: { readonly promotionId: string; readonly productId: string; readonly quantity: number };
  /** The buyer opened a product. */
  readonly 'product-open': { readonly productId: string };
}

export type PromotionsSlots = RegionSlots<'header' | 'footer' | 'empty'> & ErrorSlots;

export type PromotionsProps = WidgetProps<
  PromotionsAdapter,
  typeof promotionsMessages,
  PromotionsEvents,
  PromotionsSlots
> & {
  /** Filters; the widget keeps the parts that are left out. */
  readonly value?: Partial<PromotionsValue>;
  /** Id of the promotion that a link names. It renders first and highlighted; if it has ended, a message says so. */
  readonly promotionId?: string;
};
