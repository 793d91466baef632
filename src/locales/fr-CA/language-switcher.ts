import type { TranslationOf } from '../translation';

export const languageSwitcher: TranslationOf<'language-switcher'> = {
  title: 'Langue',
  hint: 'La page se rouvre dans la langue que vous choisissez.',
  change: 'Changer de langue',
  saving: 'Enregistrement de votre langue',
  saved: 'Votre langue est enregistrée.',
  failed: 'Votre langue n’a pas été enregistrée',
};
