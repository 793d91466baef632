import type { TranslationOf } from '../translation';

export const orderPlaced: TranslationOf<'order-placed'> = {
  title: 'La commande {number} est passée',
  delivery: 'Elle arrive le {date} chez vous.',
  pickup: 'Elle est prête le {date} pour le ramassage.',
  loading: 'Chargement de la commande',
  failed: 'La commande n’a pas pu être chargée',
  denied: 'Il faut l’accès aux commandes pour les voir',
  notFound: {
    title: 'Cette commande n’est pas ici',
    text: 'Elle appartient peut-être à un autre compte. Changez de compte ou consultez vos produits.',
  },
  next: {
    title: 'La suite',
    received: 'Nous avons reçu votre commande et vérifions le stock.',
    changes: 'Avant le {when}, vous pouvez demander des changements.',
    noChanges: 'Elle ne peut plus être changée. Appelez le service à la clientèle si quelque chose ne va pas.',
    delivered: 'Le {date}, le livreur vous l’apporte.',
    picked: 'Le {date}, vous venez la ramasser.',
  },
  facts: {
    title: 'Sommaire',
    purchaseOrderNumber: 'Numéro de bon de commande',
    payment: 'Paiement',
    notes: 'Note au livreur',
    lines: 'Produits',
    times: '{quantity} ×',
  },
  sums: {
    label: 'Montants',
    subtotal: { one: '{count} caisse', other: '{count} caisses' },
    deposits: 'Consignes',
    tax: 'Taxes',
    taxAt: 'Taxes, {rate} %',
    minimumCharge: 'Frais de commande minimale',
    surcharge: 'Supplément pour carte',
    total: 'Total',
  },
  print: 'Imprimer',
  products: 'Retour aux produits',
};
