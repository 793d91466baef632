import type { OtherForms } from '../support/locales';

/** Inflected forms of the glossary's entries in sentences. */
export const zhForms: OtherForms = {
  order: ['订货', '订购', '下单', '收货'],
  minimum: ['最低订货金额'],
  'place order': ['提交您的订单'],
  email: ['邮件'],
  delivery: ['送达'],
  keg: ['桶'],
};
