import * as z from 'zod/mini';
import { REMINDER_REPEATS } from '../../../rules/reminders';
import { defineMethod } from '../server-methods/define-method';
import { count, instant, nothing, callerFields, recordId, optionalText } from '../server-methods/parts';

const reminder = z.object({
  id: recordId(),
  /** Next time of the reminder, with the account's UTC offset. */
  at: instant(),
  /** `once`, `weekly` or `before-cut-off`. */
  repeats: z.enum(REMINDER_REPEATS),
  /** Order summary of the reminder; missing or null for none. */
  orderId: z.nullish(recordId()),
  /** Minutes before each cut-off, with `before-cut-off`. */
  minutesBefore: z.nullish(count()),
  /** False while it is turned off; missing or null if reminders cannot be turned off. */
  isOn: z.nullish(z.boolean()),
});

export const getReminders = defineMethod({
  name: 'getReminders',
  http: 'GET',
  request: z.object(callerFields()),
  /** The buyer's reminders, soonest first. */
  response: z.object({ reminders: z.array(reminder) }),
  docs: {
    purpose: 'Returns the running user’s reminders for the account.',
    without: 'No reminders.',
  },
});

export const createReminder = defineMethod({
  name: 'createReminder',
  http: 'POST',
  request: z.object({
    ...callerFields(),
    /** First time. With `before-cut-off` it is derived from the visit plan. */
    at: instant(),
    /** `once`, `weekly` or `before-cut-off`; the latter is only sent if `updateReminder` is available. */
    repeats: z.enum(REMINDER_REPEATS),
    orderId: z.nullable(recordId()),
    /** Minutes before each cut-off, from one minute to one week; null unless `before-cut-off`. */
    minutesBefore: z.nullable(count()),
    /** False for a reminder that is turned off; null counts as true. */
    isOn: z.nullable(z.boolean()),
  }),
  /** The created or existing reminder. */
  response: reminder,
  docs: {
    purpose: 'Creates a reminder.',
    again:
      'The existing reminder with the same time, repeat and order is returned. For a reminder before cut-offs, it is the one with the same minutes.',
    errors: {
      INVALID_API_INPUT: 'The time is not in the future, or the account has no cut-offs.',
      ITEM_NOT_FOUND: 'There is no such order.',
    },
    without: 'No reminders.',
  },
});

export const updateReminder = defineMethod({
  name: 'updateReminder',
  http: 'POST',
  /** Null fields do not change. */
  request: z.object({
    ...callerFields(),
    reminderId: recordId(),
    /** New first time. */
    at: z.nullable(instant()),
    /** `once`, `weekly` or `before-cut-off`. */
    repeats: z.nullable(z.enum(REMINDER_REPEATS)),
    /** Minutes before each cut-off. */
    minutesBefore: z.nullable(count()),
    /** False turns it off, true turns it on. */
    isOn: z.nullable(z.boolean()),
  }),
  response: z.object({
    /** `done`, or `refused` when nothing changed. */
    outcome: z.enum(['done', 'refused']),
    /** The reminder after the change, with `done`. */
    reminder: z.nullish(reminder),
    /** Reason for `refused`: `reminder-gone`; missing or null when fields are invalid. */
    reason: optionalText(),
    /**
     * Invalid fields by name: `at`, `repeats` or `minutesBefore`, with a field message key such as `rangeUnderflow`;
     * the outcome is `refused`.
     */
    fields: z.nullish(z.record(z.string(), z.string())),
  }),
  docs: {
    purpose: 'Changes a reminder of the running user, or turns it off and on.',
    again: 'Nothing changes.',
    reasons: { 'reminder-gone': 'The running user has no such reminder.' },
    without: 'Reminders are sent once or weekly. They can be created and deleted, but not changed.',
  },
});

export const deleteReminder = defineMethod({
  name: 'deleteReminder',
  http: 'POST',
  request: z.object({ effectiveAccountId: z.nullable(recordId()), reminderId: recordId() }),
  response: nothing(),
  docs: {
    purpose: 'Deletes a reminder.',
    again: 'Nothing changes: a reminder that does not exist is not an error.',
    without: 'No reminders.',
  },
});
