import type { TranslationOf } from '../translation';

export const guestCart: TranslationOf<'guest-cart'> = {
  label: 'Produits choisis comme invité',
  question: {
    one: 'Ajouter au panier de {account} le {count} produit choisi comme invité?',
    other: 'Ajouter au panier de {account} les {count} produits choisis comme invité?',
  },
  yours: {
    one: 'Ajouter à votre panier le {count} produit choisi comme invité?',
    other: 'Ajouter à votre panier les {count} produits choisis comme invité?',
  },
  none: '{account} ne peut commander aucun des produits choisis comme invité',
  noneYours: 'Votre compte ne peut commander aucun des produits choisis comme invité',
  cannot: 'Ces produits ne peuvent pas être ajoutés :',
  line: '{product} : {reason}',
  noPrice: 'Il n’a pas encore de prix.',
  add: 'Ajouter',
  adding: 'Ajout',
  discard: 'Ne pas ajouter',
  partly: {
    one: '{count} produit n’a pas été ajouté tel que choisi',
    other: '{count} produits n’ont pas été ajoutés tels que choisis',
  },
  notAdded: 'Les produits n’ont pas été ajoutés. {because}',
  close: 'Fermer',
};
