import { LanguageCode, PromotionCondition, PromotionLineAction, PromotionOrderAction } from '@vendure/core';

export const AMOUNT_OFF = 'trade_amount_off';
export const FREE_GOODS = 'trade_free_goods';

const inEnglish = (value: string) => [{ languageCode: LanguageCode.en, value }];

const from = { type: 'int' as const, label: inEnglish('Minimum number of units') };
const variantIds = {
  type: 'ID' as const,
  list: true as const,
  ui: { component: 'product-selector-form-input' },
  label: inEnglish('Product variants'),
};

/** Always true: the actions check their own products, because promotions without a condition need a coupon. */
export const always = new PromotionCondition({
  code: 'trade_always',
  description: inEnglish('Every trade order'),
  args: {},
  check: () => true,
});

/** An amount off each unit of the products, from a number of units of a line on. */
export const amountOff = new PromotionLineAction({
  code: AMOUNT_OFF,
  description: inEnglish('Amount off each unit, from a number of units on'),
  args: {
    from,
    variantIds,
    amounts: {
      type: 'string',
      list: true,
      label: inEnglish('Amounts in minor units, such as USD=200'),
    },
  },
  execute(ctx, orderLine, { from, variantIds, amounts }) {
    const isFor = variantIds.some((id) => String(id) === String(orderLine.productVariantId));
    if (!isFor || orderLine.quantity < from) return 0;
    const amount = amounts.map((entry) => entry.split('=')).find(([currency]) => currency === ctx.currencyCode)?.[1];
    return 0 - Number(amount ?? 0) * orderLine.quantity;
  },
});

/** A free unit with every few units of the products. It costs nothing, so the action changes no price. */
export const freeGoods = new PromotionOrderAction({
  code: FREE_GOODS,
  description: inEnglish('A free unit with every few units'),
  args: {
    from,
    variantIds,
    giftId: { type: 'ID', label: inEnglish('Free product variant') },
  },
  execute: () => 0,
});
