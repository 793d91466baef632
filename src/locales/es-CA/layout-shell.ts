import type { TranslationOf } from '../translation';

export const layoutShell: TranslationOf<'layout-shell'> = {
  skipToMain: 'Ir al contenido principal',
  skipToFooter: 'Ir al pie de página',
  announcement: 'Anuncio',
  visit: 'Visitar',
};
