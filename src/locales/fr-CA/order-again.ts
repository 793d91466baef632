import type { TranslationOf } from '../translation';

export const orderAgain: TranslationOf<'order-again'> = {
  now: 'Commander à nouveau',
  adding: 'Ajout',
  done: { one: '{count} produit est dans votre panier', other: '{count} produits sont dans votre panier' },
  partly: '{count} produits sur {all} sont dans votre panier comme commandé',
  none: 'Aucun des produits n’a pu être ajouté',
  some: '{name}, {quantity} sur {wanted} : {because}',
  not: '{name} : {because}',
  noQuantity: '{name} : nous ne savons pas combien vous en aviez commandé.',
  unknown: 'Nous n’avons pas pu confirmer ce qui a été ajouté',
  unknownText: 'Regardez votre panier avant d’ajouter quoi que ce soit de nouveau.',
  failed: 'Rien n’a été ajouté',
  cart: 'Voir le panier',
  rest: 'Ajouter le reste',
};
