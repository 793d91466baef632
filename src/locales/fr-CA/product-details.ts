import type { TranslationOf } from '../translation';
import { ordering } from './common';

export const productDetails: TranslationOf<'product-details'> = {
  ...ordering,
  loading: 'Chargement du produit',
  failed: 'Le produit n’a pas pu être chargé',
  notFound: {
    title: 'Ce produit n’est pas offert à votre compte',
    text: 'Il n’est peut-être plus vendu. Cherchez-en un semblable.',
    action: 'Voir les produits',
  },
  pictures: {
    label: 'Images : {product}',
    choose: 'Choisir une image',
    picture: 'Image {number} sur {count}',
    counter: '{number} sur {count}',
  },
  facts: {
    title: 'Détails',
    brand: 'Marque',
    flavor: 'Saveur',
    packageType: 'Emballage',
    packSize: 'Format de caisse',
    unitSize: 'Format unitaire',
    caseQuantity: 'Quantité par caisse',
    calories: 'Énergie',
    caffeine: 'Caféine',
    upc: 'CUP/EAN',
    sku: 'Code UGS',
    inCase: { one: '{count} unité', other: '{count} unités' },
    caloriesEach: '{amount} calories par unité',
    caffeineEach: '{amount} mg par unité',
  },
  copy: {
    label: 'Copier l’UGS',
    copied: 'UGS copiée.',
    failed: 'L’UGS n’a pas été copiée. Sélectionnez-la et copiez-la.',
  },
  left: '{quantity} en stock',
  same: 'Ajouter encore {quantity}',
  seeCart: 'Voir le panier',
  add: 'Ajouter au panier',
  addShort: 'Ajouter',
  instead: { title: 'Remplacez-le par l’un de ceux-ci', loading: 'Recherche d’un produit de remplacement' },
  related: { title: 'Va bien avec', loading: 'Chargement des produits assortis' },
};
