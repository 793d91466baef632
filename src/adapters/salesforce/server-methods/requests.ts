import * as z from 'zod/mini';
import { REMINDER_REPEATS } from '../../../rules/reminders';
import { amount, count, day, deliveryMethod, empties, instant, quantityOf, recordId, words } from './parts';

const reader = {
  /** The account the call is about; null for a guest. Check that the buyer may act for it. */
  effectiveAccountId: z.nullable(recordId()),
  /** The language of words in the answer, a tag with a hyphen such as `fr-CA`. */
  language: z.string(),
};

/** `sendActivationEmail` (spec §7). */
export const activationRequest = z.object({
  /** Passes the email rule of the business already; check it again. */
  email: z.string(),
});

/** `getContent` and `getContentList` (spec §7). */
export const contentRequest = z.object({
  /** From 0. */
  page: count(),
  pageSize: count(),
  /** With an underscore, such as `fr_CA`. */
  language: z.string(),
  /** A content type for a list; null for one content. */
  filterby: z.nullable(z.string()),
  /** A content key for one content; null for a list. */
  contentId: z.nullable(z.string()),
});

/** `updateUserLanguage` (spec §7). */
export const languageRequest = z.object({
  /** With an underscore, as the platform's user record has it, such as `fr_CA`. */
  language: z.string(),
});

/** `updateRepricingNeeded` (spec §7). */
export const repricingRequest = z.object({
  cartId: recordId(),
  /** Written to the cart record's `IsRepricingNeeded`. */
  isRepricingNeeded: z.boolean(),
});

/** `getBuyer`. */
export const buyerRequest = z.object({ effectiveAccountId: z.nullable(recordId()) });

/** `getAccountTerms`. */
export const accountTermsRequest = z.object({
  language: z.string(),
  /** The accounts asked for, at most 200. */
  accountIds: z.array(recordId()),
});

/** `getProductTerms`. */
export const productTermsRequest = z.object({
  ...reader,
  /** At most 200. */
  productIds: z.array(recordId()),
});

/** `getSubstitutes` and `getRelatedProducts`. */
export const productRequest = z.object({ ...reader, productId: recordId() });

/** `matchProducts`. */
export const matchRequest = z.object({
  ...reader,
  /** What was pasted or scanned: SKU, UPC, name, or name with pack. At most 100. */
  entries: z.array(z.string()),
});

/** `getCartTerms` and `getCheckoutTerms`. */
export const cartRequest = z.object({ ...reader, cartId: recordId() });

/** `replaceCartItem`. */
export const replaceRequest = z.object({
  ...reader,
  cartId: recordId(),
  /** The line that goes. */
  cartItemId: recordId(),
  /** The product that takes its place, or joins the line it has already. */
  productId: recordId(),
  /** How many of it, above zero. */
  quantity: z.number(),
});

/** `saveCheckoutAnswers`. */
export const answersRequest = z.object({
  ...reader,
  /** The platform's checkout of this one attempt. */
  checkoutId: recordId(),
  cartId: recordId(),
  /** `delivery` or `pickup`. */
  method: deliveryMethod(),
  /** Of the first delivery, or the only one. */
  date: z.nullable(day()),
  /** Deliveries of their own for some of the lines. */
  later: z.array(z.object({ date: z.nullable(day()), cartItemIds: z.array(recordId()) })),
  empties: empties(),
  /** For the driver, at most 132 UTF-16 units. */
  notes: z.string(),
  purchaseOrderNumber: z.string(),
  paymentMethodId: z.nullable(z.string()),
  /** Whether the terms of sale were accepted; the adapter asks only with true. */
  termsAccepted: z.boolean(),
  /** Who a guest is; null for a signed-in buyer. */
  guest: z.nullable(z.object({ lastName: words(), email: words(), phoneNumber: words() })),
  /** What the buyer agreed to pay, surcharge included. */
  expectedTotal: amount(),
  currencyIsoCode: z.string(),
});

/** `getCheckoutOutcome`. */
export const outcomeRequest = z.object({ effectiveAccountId: z.nullable(recordId()), checkoutId: recordId(), cartId: recordId() });

/** `getOrderTerms`. */
export const orderTermsRequest = z.object({
  ...reader,
  /** At most 100. */
  orderSummaryIds: z.array(recordId()),
});

/** `getUsualProducts` and `getReminders`. */
export const readerRequest = z.object({ ...reader });

/** `getListTerms`. */
export const listTermsRequest = z.object({ effectiveAccountId: z.nullable(recordId()), listIds: z.array(recordId()) });

/** `saveListItems`. */
export const listItemsRequest = z.object({
  effectiveAccountId: z.nullable(recordId()),
  /** A wishlist of the platform. */
  listId: recordId(),
  /** The list's description; null leaves it as it is. */
  description: z.nullable(z.string()),
  /** Products to put on it; one that is on it already keeps the larger quantity. */
  items: z.array(quantityOf()),
});

/** `createReminder`. */
export const createReminderRequest = z.object({
  ...reader,
  /** When it comes first. With `before-cut-off` it follows from the visit plan. */
  at: instant(),
  /** `once`, `weekly` or `before-cut-off`; the last is only asked for where `updateReminder` is offered. */
  repeats: z.enum(REMINDER_REPEATS),
  orderId: z.nullable(recordId()),
  /** Minutes before each cut-off, at least one and at most a week; null for others than `before-cut-off`. */
  minutesBefore: z.nullable(count()),
  /** False for one that is turned off; null is on. */
  isOn: z.nullable(z.boolean()),
});

/** `updateReminder`. What is null stays as it is. */
export const updateReminderRequest = z.object({
  ...reader,
  reminderId: recordId(),
  /** When it comes first from now on. */
  at: z.nullable(instant()),
  /** `once`, `weekly` or `before-cut-off`. */
  repeats: z.nullable(z.enum(REMINDER_REPEATS)),
  /** Minutes before each cut-off. */
  minutesBefore: z.nullable(count()),
  /** False turns it off, true on again. */
  isOn: z.nullable(z.boolean()),
});

/** `deleteReminder`. */
export const deleteReminderRequest = z.object({ effectiveAccountId: z.nullable(recordId()), reminderId: recordId() });
