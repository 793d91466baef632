import type { OtherForms } from '../support/locales';

/** What a sentence makes of the glossary's entries. */
export const koForms: OtherForms = {
  account: ['계정'],
  'place order': ['주문'],
};
