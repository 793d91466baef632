import * as lists from './list-responses';
import type { ServerMethod } from './methods';
import { nothingResponse } from './responses';

/** Methods of shopping lists. */
export const listMethods = {
  getListTerms: { http: 'GET', response: lists.listTermsResponse },
  saveListItems: { http: 'POST', response: lists.listSavedResponse },
  getListItems: { http: 'GET', response: lists.listItemsResponse },
  editList: { http: 'POST', response: lists.listChangedResponse },
  deleteList: { http: 'POST', response: lists.listChangedResponse },
  restoreList: { http: 'POST', response: lists.listChangedResponse },
  setListItem: { http: 'POST', response: lists.listChangedResponse },
  removeListItems: { http: 'POST', response: lists.listChangedResponse },
  arrangeListItems: { http: 'POST', response: lists.listChangedResponse },
  getListPeople: { http: 'GET', response: lists.listPeopleResponse },
  shareList: { http: 'POST', response: lists.listChangedResponse },
} as const satisfies Record<string, ServerMethod>;

/** Methods of reminders. */
export const reminderMethods = {
  getReminders: { http: 'GET', response: lists.remindersResponse },
  createReminder: { http: 'POST', response: lists.reminderResponse },
  updateReminder: { http: 'POST', response: lists.reminderChangedResponse },
  deleteReminder: { http: 'POST', response: nothingResponse },
} as const satisfies Record<string, ServerMethod>;

export type ListMethodName = keyof typeof listMethods | keyof typeof reminderMethods;
