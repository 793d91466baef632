import { b as PromotionsProps } from 'shared/promotions.types';
export { P as PromotionsAdapter, a as PromotionsEvents, c as PromotionsSlots, d as PromotionsValue, p as promotionsContract } from 'shared/promotions.types';
export { p as promotionsMessages } from 'shared/promotions.messages';
import * as react from 'react';
import 'shared/ports';
import 'shared/activation';
import 'shared/problem';
import 'shared/common.types';
import 'shared/messages';

/** Promotions: what is offered, on what terms, and what the cart is missing to earn it. */
declare const Promotions: react.ComponentType<PromotionsProps>;

export { Promotions, PromotionsProps };
