import type { OtherForms } from '../support/locales';

/** What a sentence makes of the glossary's entries. */
export const frForms: OtherForms = {
  order: ['command'],
  Ordering: ['commandez'],
  checkout: ['finaliser'],
  add: ['ajoutez', 'ajouté'],
  remove: ['retiré'],
  'sign in': ['connectez'],
};
