import type { TranslationOf } from '../translation';

export const dueReminders = {
  title: 'Es hora de pedir',
  text: 'Nos pidió que se lo recordáramos.',
  cutOff: 'Pedidos para el {date} hasta el {when}',
  late: 'Era para el {when}',
  open: 'Ver el carrito',
  region: 'Avisos de recordatorios',
  dismiss: 'Cerrar',
} as const satisfies TranslationOf<'due-reminders'>;
