/** The lazy part of notifications: reminders, and what is said after marking. */
export { MarkFeedback } from './parts/mark-feedback';
export { RemindersPart } from './parts/reminders';
