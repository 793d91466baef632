import * as z from 'zod/mini';
import { defineMethod } from '../server-methods/define-method';
import { count, instant, quantityOf, recordId, optionalText } from '../server-methods/parts';

/** A list for the running user. */
const listSummary = z.object({
  listId: recordId(),
  /** The entered name. */
  name: optionalText(),
  /** The entered description. */
  description: optionalText(),
  /** Number of products. */
  count: z.nullish(count()),
  createdDate: z.nullish(instant()),
  /** When it was last changed. */
  modifiedDate: z.nullish(instant()),
  /** `own`, `edit` or `view`; missing or null for the user's own list. */
  access: optionalText(),
  /** Who shared it with the running user; missing or null for the user's own list. */
  owner: optionalText(),
  /** Number of people whom it is shared with. */
  sharedWith: z.nullish(count()),
});

const ofList = () => ({
  /** Account of the list. Check that the buyer has access to it. */
  effectiveAccountId: z.nullable(recordId()),
  /** A wishlist of the platform that the running user owns or that is shared with them. */
  listId: recordId(),
});

/** Response of each change of a list. */
const listChangedResponse = z.object({
  /** `done`, or `refused` when nothing changed. */
  outcome: z.enum(['done', 'refused']),
  /** With `refused`: `list-gone`, `read-only`, `name-taken`, `too-many-lists`, `list-full` or `item-gone`. */
  reason: optionalText(),
  /** With `done`: the list after the change, or before its removal. */
  list: z.nullish(listSummary),
});

/** Request of `deleteList`, `restoreList` and `getListPeople`. */
const listRequest = () => z.object(ofList());

const missingList = 'Refused with `list-gone`: the first call removed the list.';

const someProducts = () => z.array(recordId());

export const getListTerms = defineMethod({
  name: 'getListTerms',
  http: 'GET',
  request: z.object({ effectiveAccountId: z.nullable(recordId()), listIds: z.array(recordId()) }),
  /** Data that the platform's wishlists do not have. */
  response: z.object({
    /** The requested lists, for their description and number of people. */
    lists: z.array(listSummary),
    /** Lists of the account that are shared with the running user, which the platform does not return. */
    shared: z.nullish(z.array(listSummary)),
  }),
  docs: {
    purpose: 'Returns the descriptions of shopping lists, and the lists that others have shared with the running user.',
    without: 'Lists have no description, and shared lists are not shown.',
  },
});

export const saveListItems = defineMethod({
  name: 'saveListItems',
  http: 'POST',
  request: z.object({
    effectiveAccountId: z.nullable(recordId()),
    /** A wishlist of the platform. */
    listId: recordId(),
    /** The list's description; null does not change it. */
    description: z.nullable(z.string()),
    /** Products to add; one that is on the list already keeps the larger quantity. */
    items: z.array(quantityOf()),
  }),
  /** The list after the change. */
  response: z.object({
    /** `done`, or `refused` when nothing changed. */
    outcome: z.enum(['done', 'refused']),
    /** `list-full`, `list-gone` or `read-only`. */
    reason: optionalText(),
    /** Number of products on the list. */
    count: z.nullish(count()),
  }),
  docs: {
    purpose:
      'Adds products with quantities to a wishlist, all or none, before the existing ones, and stores its description.',
    again: 'Nothing changes: the larger quantity is kept.',
    errors: { ITEM_NOT_FOUND: 'A product does not belong to the store.' },
    without: 'Products are added to the wishlist one by one, without quantities. A description is refused.',
  },
});

export const getListItems = defineMethod({
  name: 'getListItems',
  http: 'GET',
  request: z.object({
    ...ofList(),
    /** From 0. */
    page: count(),
    /** At most 60. */
    pageSize: count(),
  }),
  /** One page of a list; null when the running user cannot see it. */
  response: z.nullable(
    z.object({
      /** The list of the items. */
      list: listSummary,
      /** Products in the list’s order. */
      items: z.array(
        z.object({
          ...quantityOf().shape,
          /** Current or former name: shown when the account can no longer see the product. */
          name: optionalText(),
          /** Stock keeping unit. */
          sku: optionalText(),
        }),
      ),
      /** Number of products on the whole list. */
      total: count(),
    }),
  ),
  docs: {
    purpose: 'Returns one page of a list in its stored order, with quantities.',
    without: 'Lists can be created and added to, but not opened.',
  },
});

export const editList = defineMethod({
  name: 'editList',
  http: 'POST',
  request: z.object({
    ...ofList(),
    /** 1 to 255 characters, trimmed. */
    name: z.string(),
    /** The new description; empty for none. */
    description: z.string(),
  }),
  response: listChangedResponse,
  docs: {
    purpose:
      'Sets the name and the description of a list. Two lists of an account can’t have names that differ only in spaces, case or accents.',
    again: 'Nothing changes.',
    without: 'Lists can’t be renamed.',
  },
});

export const deleteList = defineMethod({
  name: 'deleteList',
  http: 'POST',
  request: listRequest(),
  response: listChangedResponse,
  docs: {
    purpose: 'Hides a list from all users and keeps it for 30 days. Only its owner can do this.',
    again: missingList,
    without: 'Lists can’t be deleted.',
  },
});

export const restoreList = defineMethod({
  name: 'restoreList',
  http: 'POST',
  request: listRequest(),
  response: listChangedResponse,
  docs: {
    purpose: 'Restores a deleted list without changes. Only its owner can do this.',
    again: 'Nothing changes: a list that was not deleted is returned.',
    without: 'A deletion can’t be undone.',
  },
});

export const setListItem = defineMethod({
  name: 'setListItem',
  http: 'POST',
  request: z.object({
    ...ofList(),
    productId: recordId(),
    /** Quantity, above zero. */
    quantity: z.number(),
  }),
  response: listChangedResponse,
  docs: {
    purpose: 'Sets the quantity of a product on a list. The product keeps its position.',
    again: 'Nothing changes.',
    errors: { ITEM_NOT_FOUND: 'The product does not belong to the store.' },
    without: 'Quantities on lists can’t be changed.',
  },
});

export const removeListItems = defineMethod({
  name: 'removeListItems',
  http: 'POST',
  request: z.object({
    ...ofList(),
    /** Products to remove. */
    productIds: someProducts(),
  }),
  response: listChangedResponse,
  docs: {
    purpose: 'Removes products from a list.',
    again: 'Nothing changes: a product that was removed already is not an error.',
    without: 'Products can’t be removed from lists.',
  },
});

export const arrangeListItems = defineMethod({
  name: 'arrangeListItems',
  http: 'POST',
  request: z.object({
    ...ofList(),
    /** Products in the requested order. */
    productIds: someProducts(),
  }),
  response: listChangedResponse,
  docs: {
    purpose:
      'Sorts the given products into the given order, within the positions that they have now. Other products keep their positions.',
    again: 'Nothing changes.',
    without: 'Lists can’t be arranged.',
  },
});

export const getListPeople = defineMethod({
  name: 'getListPeople',
  http: 'GET',
  request: listRequest(),
  /** People who order for the account, except the running user. */
  response: z.object({
    people: z.array(
      z.object({
        personId: recordId(),
        /** First and last name. */
        name: z.string(),
        /** `edit` or `view`; missing or null if the list is not shared with them. */
        access: optionalText(),
      }),
    ),
  }),
  docs: {
    purpose: 'Returns the people with whom a list can be shared, and their current rights.',
    errors: { MISSING_RECORD: 'There is no such list for the running user.' },
    without: 'Lists are not shared.',
  },
});

export const shareList = defineMethod({
  name: 'shareList',
  http: 'POST',
  request: z.object({
    ...ofList(),
    /** A person of `getListPeople`. */
    personId: recordId(),
    /** `edit` or `view`; null ends the sharing. */
    access: z.nullable(z.enum(['edit', 'view'])),
  }),
  response: listChangedResponse,
  docs: {
    purpose: 'Sets a person’s rights on a list. Only its owner can do this.',
    again: 'Nothing changes.',
    errors: { MISSING_RECORD: 'The person is not one of `getListPeople`.' },
    without: 'Lists are not shared.',
  },
});
