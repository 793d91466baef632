import type { TranslationOf } from '../translation';

export const orderingStopped = {
  title: 'Les commandes sont suspendues pour {account}',
  titleNoName: 'Les commandes de ce compte sont suspendues',
  reasons: {
    blocked: 'Le compte est bloqué.',
    'temporarily-blocked': 'Le compte est bloqué temporairement.',
    'not-verified': 'Le compte n’est pas encore vérifié.',
    'not-eligible': 'Le compte ne peut pas commander dans cette boutique.',
    'no-visit-plan': 'Le compte n’a pas encore de calendrier de livraison.',
    'order-restricted': 'Les commandes de ce compte sont restreintes.',
  },
  call: 'Appelez le service à la clientèle au {phone}.',
  callNoNumber: 'Appelez le service à la clientèle.',
} as const satisfies TranslationOf<'ordering-stopped'>;
