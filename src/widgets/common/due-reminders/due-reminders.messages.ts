/** What is said of a reminder to order when it is due. */
export const dueReminderMessages = {
  title: 'Time to order',
  text: 'You asked us to remind you.',
  cutOff: 'Orders for {date} close {when}',
  late: 'It was due {when}',
  open: 'Go to cart',
  region: 'Reminder alerts',
  dismiss: 'Dismiss',
} as const;
