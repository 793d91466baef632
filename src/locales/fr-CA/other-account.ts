import type { TranslationOf } from '../translation';

export const otherAccount: TranslationOf<'other-account'> = {
  title: 'Cette commande appartient au compte {name}',
  text: 'En ce moment, vous commandez pour {current}.',
  action: 'Passer au compte {name}',
  switching: 'Changement',
  failed: 'Impossible de changer de compte',
  unsaved: {
    title: 'Quitter {current}?',
    text: 'Les modifications non enregistrées seront perdues.',
    stay: 'Rester',
    go: 'Changer de compte',
  },
};
