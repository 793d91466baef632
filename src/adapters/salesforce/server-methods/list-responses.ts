import * as z from 'zod/mini';
import { REMINDER_REPEATS } from '../../../rules/reminders';
import { count, instant, quantityOf, recordId, words } from './parts';

/** One list as the running user sees it. */
const listSummary = z.object({
  listId: recordId(),
  /** As it was typed. */
  name: words(),
  /** As it was typed. */
  description: words(),
  /** Products on it. */
  count: z.nullish(count()),
  createdDate: z.nullish(instant()),
  /** When it was last changed. */
  modifiedDate: z.nullish(instant()),
  /** `own`, `edit` or `view`; missing or null for one’s own. */
  access: words(),
  /** Who shared it with the running user; missing or null for one’s own. */
  owner: words(),
  /** How many others it is shared with. */
  sharedWith: z.nullish(count()),
});

/** What `getListTerms` returns: what the platform's wishlists do not keep. */
export const listTermsResponse = z.object({
  /** The lists asked for; the adapter reads their description and how many they are shared with. */
  lists: z.array(listSummary),
  /** Lists of the account that others shared with the running user: the platform does not show them. */
  shared: z.nullish(z.array(listSummary)),
});

/** What `saveListItems` returns: the list as it is now. */
export const listSavedResponse = z.object({
  /** `done`, or `refused` when nothing changed. */
  outcome: z.enum(['done', 'refused']),
  /** `list-full`, `list-gone` or `read-only`. */
  reason: words(),
  /** Products on the list. */
  count: z.nullish(count()),
});

/** What `getListItems` returns: one page of a list; null when there is none for the running user. */
export const listItemsResponse = z.nullable(z.object({
  /** The list they are on. */
  list: listSummary,
  /** Products in the list’s own order. */
  items: z.array(z.object({
    ...quantityOf().shape,
    /** What it is or was called: shown where the account can not see the product any more. */
    name: words(),
    /** Its stock keeping unit. */
    sku: words(),
  })),
  /** Products on the whole list. */
  total: count(),
}));

/** What each change of a list returns. */
export const listChangedResponse = z.object({
  /** `done`, or `refused` when nothing changed. */
  outcome: z.enum(['done', 'refused']),
  /** With `refused`: `list-gone`, `read-only`, `name-taken`, `too-many-lists`, `list-full` or `item-gone`. */
  reason: words(),
  /** With `done`: the list as it is now, or as it was when it was removed. */
  list: z.nullish(listSummary),
});

/** What `getListPeople` returns: who orders for the account, the running user aside. */
export const listPeopleResponse = z.object({
  people: z.array(z.object({
    personId: recordId(),
    /** First and last name. */
    name: z.string(),
    /** `edit` or `view`; missing or null while the list is not shared with them. */
    access: words(),
  })),
});

const reminder = z.object({
  id: recordId(),
  /** When the buyer hears of it next, with the account's own offset. */
  at: instant(),
  /** `once`, `weekly` or `before-cut-off`. */
  repeats: z.enum(REMINDER_REPEATS),
  /** The order summary it is about; missing or null for none. */
  orderId: z.nullish(recordId()),
  /** Minutes before each cut-off, with `before-cut-off`. */
  minutesBefore: z.nullish(count()),
  /** False while it is turned off; missing or null where nothing can be turned off. */
  isOn: z.nullish(z.boolean()),
});

/** What `getReminders` returns: the buyer's own, soonest first. */
export const remindersResponse = z.object({ reminders: z.array(reminder) });

/** What `createReminder` returns: the reminder there is. */
export const reminderResponse = reminder;

/** What `updateReminder` returns. */
export const reminderChangedResponse = z.object({
  /** `done`, or `refused` when nothing changed. */
  outcome: z.enum(['done', 'refused']),
  /** The reminder after the change, with `done`. */
  reminder: z.nullish(reminder),
  /** Why not: `reminder-gone`; missing or null when fields are named. */
  reason: words(),
  /** Fields that are wrong by name: `at`, `repeats` or `minutesBefore`, with a field message key such as `rangeUnderflow`; the outcome is `refused`. */
  fields: z.nullish(z.record(z.string(), z.string())),
});
