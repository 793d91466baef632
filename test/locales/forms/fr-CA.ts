import type { OtherForms } from '../support/locales';

/** Inflected forms of the glossary's entries in sentences. */
export const frForms: OtherForms = {
  order: ['command'],
  Ordering: ['commandez'],
  'place order': ['envoi de la commande', 'envoi de votre commande', 'passez la commande'],
  checkout: ['finalis'],
  add: ['ajout', 'ajoutez', 'ajouté'],
  remove: ['retiré', 'retirez', 'retrait'],
  'sign in': ['connectez', 'connecté', 'votre session'],
  'sign out': ['déconnexion'],
  substitute: ['produits de remplacement'],
  delivery: ['livrée', 'livré'],
  cancel: ['annulée', 'annulation'],
};
