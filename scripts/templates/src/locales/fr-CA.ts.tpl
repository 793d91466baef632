import type { TranslationOf } from '../translation';

export const __camel__: TranslationOf<'__name__'> = {
  title: 'Vos commandes',
  loading: 'Chargement de vos commandes',
  failed: 'Vos commandes n’ont pas pu être chargées',
  denied: 'Il faut l’accès aux commandes pour les voir',
  cases: { one: '{count} caisse', other: '{count} caisses' },
  empty: { title: 'Aucune commande encore', text: 'Les commandes de ce compte apparaissent ici une fois passées.' },
};
