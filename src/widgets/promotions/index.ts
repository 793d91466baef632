'use client';

export { promotionsContract } from './promotions.contract';
export { promotionsMessages } from './promotions.messages';
export type {
  PromotionsAdapter,
  PromotionsEvents,
  PromotionsProps,
  PromotionsSlots,
  PromotionsValue,
} from './promotions.types';
export { Promotions } from './promotions.widget';
