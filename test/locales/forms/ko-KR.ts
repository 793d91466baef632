import type { OtherForms } from '../support/locales';

/** Inflected forms of the glossary's entries in sentences. */
export const koForms: OtherForms = {
  account: ['계정', '거래 잔액', '고객 번호'],
  remove: ['제외'],
  'place order': ['주문'],
};
