/** The lazy part of notifications: reminders, and what is said after marking. */
export { RemindersPart } from './connected/reminders-part';
export { MarkFeedback } from './parts/mark-feedback';
