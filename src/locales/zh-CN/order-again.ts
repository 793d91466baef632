import type { TranslationOf } from '../translation';

export const orderAgain: TranslationOf<'order-again'> = {
  now: '立即再次订货',
  adding: '正在添加',
  done: { other: '{count} 种产品已在您的购物车中' },
  partly: '{all} 种产品中有 {count} 种已按订单放入您的购物车',
  none: '所有产品均未能添加',
  some: '{name}，{wanted} 中的 {quantity}：{because}',
  not: '{name}：{because}',
  noQuantity: '{name}：我们不知道您订购了多少。',
  unknown: '我们无法确认添加了什么',
  unknownText: '再次添加之前，请先查看您的购物车。',
  failed: '没有添加任何产品',
  cart: '查看购物车',
  rest: '添加其余产品',
};
