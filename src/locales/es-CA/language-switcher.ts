import type { TranslationOf } from '../translation';

export const languageSwitcher: TranslationOf<'language-switcher'> = {
  title: 'Idioma',
  hint: 'La página se abre de nuevo en el idioma que elija.',
  change: 'Cambiar de idioma',
  saving: 'Guardando su idioma',
  saved: 'Su idioma se guardó.',
  failed: 'No se guardó su idioma',
};
