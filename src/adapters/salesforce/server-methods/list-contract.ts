import type { ServerMethodContract } from './contract.types';
import { listMethods, type ListMethodName, reminderMethods } from './list-methods';
import * as lists from './list-requests';
import * as request from './requests';

const gone = 'Refused with `list-gone`: the list went with the first call.';

/** Server methods of shopping lists and reminders. */
export const listContract = {
  getListTerms: {
    ...listMethods.getListTerms, request: request.listTermsRequest,
    purpose: 'Descriptions of shopping lists, and the lists that others shared with the running user.',
    without: 'Lists have no description, and nobody sees another’s.',
  },
  saveListItems: {
    ...listMethods.saveListItems, request: request.listItemsRequest,
    purpose: 'Puts products with quantities on a wishlist, all or none, before those that are on it, and keeps its description.',
    again: 'Nothing changes: the larger quantity wins.',
    errors: { ITEM_NOT_FOUND: 'A product is not one of the store.' },
    without: 'Products go on the wishlist one by one, without quantities; a description is refused.',
  },
  getListItems: {
    ...listMethods.getListItems, request: lists.listItemsOfRequest,
    purpose: 'One page of a list in its own order, with quantities.',
    without: 'Lists can be made and added to, not opened.',
  },
  editList: {
    ...listMethods.editList, request: lists.editListRequest,
    purpose: 'Sets the name and the description of a list. Names of an account’s lists differ by more than spaces, case and accents.',
    again: 'Nothing changes.',
    without: 'Lists keep the name they were made with.',
  },
  deleteList: {
    ...listMethods.deleteList, request: lists.listRequest,
    purpose: 'Takes a list out of everybody’s sight and keeps it for 30 days. Only its owner may.',
    again: gone,
    without: 'Lists are not removed.',
  },
  restoreList: {
    ...listMethods.restoreList, request: lists.listRequest,
    purpose: 'Puts a removed list back as it was. Only its owner may.',
    again: 'Nothing changes: a list that stands is answered as it is.',
    without: 'A removal can not be undone.',
  },
  setListItem: {
    ...listMethods.setListItem, request: lists.listItemRequest,
    purpose: 'Sets how many of a product that is on a list; it keeps its place.',
    again: 'Nothing changes.',
    errors: { ITEM_NOT_FOUND: 'The product is not one of the store.' },
    without: 'Quantities on lists are not changed.',
  },
  removeListItems: {
    ...listMethods.removeListItems, request: lists.removeListItemsRequest,
    purpose: 'Takes products off a list.',
    again: 'Nothing changes: a product that is off already is no trouble.',
    without: 'Products are not taken off lists.',
  },
  arrangeListItems: {
    ...listMethods.arrangeListItems, request: lists.arrangeListRequest,
    purpose: 'Puts the products named into this order, in the places they have among them. The others keep theirs.',
    again: 'Nothing changes.',
    without: 'Lists are not arranged.',
  },
  getListPeople: {
    ...listMethods.getListPeople, request: lists.listRequest,
    purpose: 'Whom a list can be shared with, and what they may do with it now.',
    errors: { MISSING_RECORD: 'There is no such list for the running user.' },
    without: 'Lists are not shared.',
  },
  shareList: {
    ...listMethods.shareList, request: lists.shareListRequest,
    purpose: 'Sets what somebody may do with a list. Only its owner may.',
    again: 'Nothing changes.',
    errors: { MISSING_RECORD: 'The person is not one of `getListPeople`.' },
    without: 'Lists are not shared.',
  },
  getReminders: {
    ...reminderMethods.getReminders, request: request.readerRequest,
    purpose: 'The running user’s reminders for the account.',
    without: 'No reminders.',
  },
  createReminder: {
    ...reminderMethods.createReminder, request: request.createReminderRequest,
    purpose: 'Sets a reminder.',
    again: 'The reminder there is with the same time, repeat and order is returned; of one before cut-offs, with the same minutes.',
    errors: { INVALID_API_INPUT: 'The time is not in the future, or the account has no cut-offs.', ITEM_NOT_FOUND: 'There is no such order.' },
    without: 'No reminders.',
  },
  updateReminder: {
    ...reminderMethods.updateReminder, request: request.updateReminderRequest,
    purpose: 'Changes a reminder of the running user, or turns it off and on.',
    again: 'Nothing changes.',
    reasons: { 'reminder-gone': 'The running user has no such reminder.' },
    without: 'Reminders come once or weekly; they are made and taken back, not changed.',
  },
  deleteReminder: {
    ...reminderMethods.deleteReminder, request: request.deleteReminderRequest,
    purpose: 'Takes a reminder back.',
    again: 'Nothing changes: one that is gone is no error.',
    without: 'No reminders.',
  },
} as const satisfies Record<ListMethodName, ServerMethodContract>;
