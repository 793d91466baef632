import type { TranslationOf } from '../translation';

export const commit = {
  lost: 'La réponse s’est perdue en chemin. Rien n’est renvoyé avant que nous le sachions.',
  checkingSlow: 'La vérification se poursuit. C’est plus long que d’habitude.',
  check: 'Vérifier de nouveau',
  call: 'Ou appelez le service à la clientèle au {phone}.',
  why: '{what} {why}',
  reference: 'Référence : {id}',
} as const satisfies TranslationOf<'commit'>;
