import type { TranslationOf } from '../translation';

export const layoutShell: TranslationOf<'layout-shell'> = {
  skipToMain: 'Passer au contenu principal',
  skipToFooter: 'Passer au pied de page',
  announcement: 'Annonce',
  visit: 'Visiter',
};
