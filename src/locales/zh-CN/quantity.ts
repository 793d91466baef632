import type { TranslationOf } from '../translation';

export const quantity: TranslationOf<'quantity'> = {
  problems: {
    valueMissing: '请输入数量。',
    badInput: '请输入数字。',
    invalidEntry: '请输入 {min} 或更大的数，或将其移除。',
    rangeUnderflow: '请输入 {min} 或更大的数。',
    rangeOverflow: '请输入 {max} 或更小的数。',
    stepMismatch: '按 {step} 的倍数供货：请输入 {lower} 或 {upper}。',
    wholeNumber: '请输入整数：{lower} 或 {upper}。',
  },
  unusual: '这是您通常数量 {usual} 的 {times} 倍。保留 {quantity} 吗？',
  unusualFirst: '您以前没有订购过此产品，{quantity} 超过一整车的量。保留 {quantity} 吗？',
  keep: '保留 {quantity}',
  change: '改为 {quantity}',
  open: { other: '有 {count} 个数量需要检查。' },
};
