import type { TranslationOf } from '../translation';

export const faq: TranslationOf<'faq'> = {
  title: 'Foire aux questions',
  search: 'Chercher une question',
  clearSearch: 'Effacer la recherche',
  categories: 'Catégories',
  loading: 'Chargement des questions',
  found: { one: '{count} question', other: '{count} questions' },
  noMatch: {
    title: 'Aucun résultat pour « {search} »',
    text: 'Vérifiez l’orthographe ou cherchez un autre mot.',
    clear: 'Effacer la recherche',
  },
  empty: {
    title: 'Aucune question pour l’instant',
    text: 'Appelez le service à la clientèle si vous avez besoin d’une réponse.',
  },
  failed: 'Les questions n’ont pas pu être chargées',
  link: 'Lien vers cette question',
  linkCopied: 'Lien copié',
  uncategorized: 'Autres',
};
