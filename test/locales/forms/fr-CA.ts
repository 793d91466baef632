import type { OtherForms } from '../support/locales';

/** What a sentence makes of the glossary's entries. */
export const frForms: OtherForms = {
  order: ['command'],
  Ordering: ['commandez'],
  'place order': ['envoi de la commande', 'envoi de votre commande', 'passez la commande'],
  checkout: ['finalis'],
  pickup: ['ramasser'],
  add: ['ajout', 'ajoutez', 'ajouté'],
  remove: ['retiré', 'retirez', 'retrait'],
  'sign in': ['connectez', 'connecté'],
  'sign out': ['déconnexion'],
  delivery: ['livrée', 'livré'],
  cancel: ['annulée'],
};
