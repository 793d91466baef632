/** Messages of a due reminder to order. */
export const dueReminderMessages = {
  title: 'Time to order',
  text: 'You asked us to remind you.',
  cutOff: 'Orders for {date} close {when}',
  late: 'It was due {when}',
  open: 'Go to cart',
  region: 'Reminder alerts',
  dismiss: 'Dismiss',
} as const;
