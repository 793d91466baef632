import type { TranslationOf } from '../translation';

export const orderStatus: TranslationOf<'order-status'> = {
  draft: 'Brouillon',
  pending: 'En attente',
  'order-received': 'Commande reçue',
  confirmed: 'Confirmée',
  'order-prepared': 'Commande préparée',
  'prep-for-shipment': 'Expédition en préparation',
  shipped: 'Expédiée',
  dispatched: 'En acheminement',
  'out-for-delivery': 'En cours de livraison',
  delivered: 'Livrée',
  'not-delivered': 'Non livrée',
  'in-settlement': 'En règlement',
  'in-error': 'En erreur',
  cancelled: 'Annulée',
};
