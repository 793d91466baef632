import type { TranslationOf } from '../translation';

export const dueReminders = {
  title: 'C’est le moment de commander',
  text: 'Vous nous avez demandé de vous le rappeler.',
  cutOff: 'Commandes pour le {date} jusqu’au {when}',
  late: 'Rappel prévu le {when}',
  open: 'Voir le panier',
  region: 'Alertes de rappel',
  dismiss: 'Fermer',
} as const satisfies TranslationOf<'due-reminders'>;
