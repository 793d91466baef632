import * as z from 'zod/mini';
import { defineMethod } from '../server-methods/define-method';
import {
  address,
  amount,
  count,
  day,
  deliveryMethod,
  empties,
  instant,
  minimum,
  callerFields,
  fieldKind,
  filePart,
  filePartStored,
  recordId,
  slot,
  optionalText,
} from '../server-methods/parts';

export const getCheckoutTerms = defineMethod({
  name: 'getCheckoutTerms',
  http: 'GET',
  request: z.object({ ...callerFields(), cartId: recordId() }),
  /** The options for the cart. */
  response: z.object({
    deliveries: z.array(
      z.object({
        /** `delivery` or `pickup`. */
        method: deliveryMethod(),
        /** Label in the buyer's language. */
        label: z.string(),
        address: z.nullish(address()),
        slots: z.array(slot()),
        /** Minimum for this method; missing or null if the cart's own minimum applies. */
        minimum: z.nullish(minimum()),
        /** Delivery method of the platform's checkout; missing or null to keep the current one. */
        deliveryMethodId: optionalText(),
      }),
    ),
    /** Lines by delivery; empty when everything comes together. */
    groups: z.nullish(
      z.array(
        z.object({
          id: recordId(),
          label: z.string(),
          cartItemIds: z.array(recordId()),
          slots: z.array(slot()),
        }),
      ),
    ),
    bottlerId: optionalText(),
    /** Empties that the driver takes back; other kinds are left out. */
    empties: z.nullish(
      z.array(
        z.object({
          /** `cylinder` or `glass`. */
          kind: z.enum(['cylinder', 'glass']),
          label: z.string(),
          detail: optionalText(),
          /** Expected number, at least 1. */
          suggested: count(),
          most: count(),
        }),
      ),
    ),
    paymentMethods: z.array(
      z.object({
        id: recordId(),
        /** `on-account`, `card`, `ach` or `at-pickup`. */
        kind: z.enum(['on-account', 'card', 'ach', 'at-pickup']),
        label: z.string(),
        detail: optionalText(),
        /** A quote; missing or null without a surcharge. */
        surcharge: z.nullish(
          z.object({
            /** Percentage. */
            rate: z.number(),
            amount: amount(),
            /** Base amount of the surcharge. */
            basis: amount(),
            /** Delivery method to which it applies; missing or null for all. */
            method: z.nullish(deliveryMethod()),
          }),
        ),
      }),
    ),
    /** What the account or store requires of an order; missing or null: a PO number and accepted terms. */
    requirements: z.nullish(
      z.object({
        /** `required`, `optional`, or `off` to not ask for one. */
        purchaseOrderNumber: z.enum(['required', 'optional', 'off']),
        /** Whether the buyer accepts the terms of sale with each order. */
        termsAccepted: z.boolean(),
      }),
    ),
    /** Own fields of the checkout, in display order. Their answers travel with the order. */
    fields: z.nullish(
      z.array(
        z.object({
          /** Letters, digits, `_` and `-`. */
          fieldId: z.string().check(z.regex(/^[\w-]+$/)),
          /** `text`, `choice`, `date` or `file`. */
          kind: fieldKind(),
          /** Label in the buyer's language. */
          label: z.string().check(z.minLength(1)),
          /** Help text in the buyer's language. */
          hint: optionalText(),
          /** Whether an order needs the answer. */
          required: z.boolean(),
          /** Most characters of a text. Default: 255. */
          maxLength: z.nullish(count()),
          /** Whether a text has several lines. Default: false. */
          multiline: z.nullish(z.boolean()),
          /** The options of a choice. */
          options: z.nullish(
            z.array(
              z.object({
                /** The answer that selects the option. */
                value: z.string(),
                /** Label in the buyer's language. */
                label: z.string(),
              }),
            ),
          ),
          /** First date that can be chosen; missing or null without a limit. */
          min: z.nullish(day()),
          /** Last date that can be chosen; missing or null without a limit. */
          max: z.nullish(day()),
          /** Media types of a file. Default: PDF, JPEG and PNG. */
          contentTypes: z.nullish(z.array(z.string())),
          /** Most bytes of a file. Default: 5 MB. */
          maxBytes: z.nullish(count()),
        }),
      ),
    ),
    /** PO number of the account’s last order, which the buyer can reuse. */
    lastPurchaseOrderNumber: optionalText(),
    /** URL of the terms of sale. */
    termsHref: optionalText(),
    /** IANA name of the account's time zone. */
    timeZone: z.string(),
    /** The server's time. */
    serverTime: instant(),
  }),
  docs: {
    purpose: 'Returns the delivery dates, delivery addresses, empties and payment methods for a cart.',
    without: 'No checkout.',
  },
});

export const uploadCheckoutFile = defineMethod({
  name: 'uploadCheckoutFile',
  http: 'POST',
  request: z.object({
    ...callerFields(),
    /** The checkout's field of the kind `file`. */
    fieldId: z.string(),
    ...filePart(),
  }),
  response: z.object(filePartStored()),
  docs: {
    purpose:
      'Stores one part of a file for a field of the checkout. Parts arrive in order, one after another. Delete uploads that no order has used after a day, because a buyer can choose another file.',
    again: 'The part replaces the stored bytes from its offset on. A first part starts another upload.',
    errors: {
      MISSING_RECORD: 'The running user has no such upload, or the checkout has no such field.',
      INVALID_API_INPUT: 'The part starts after the end of the stored bytes.',
    },
    without: 'Fields of the kind `file` are not shown.',
  },
});

export const saveCheckoutAnswers = defineMethod({
  name: 'saveCheckoutAnswers',
  http: 'POST',
  request: z.object({
    ...callerFields(),
    /** The platform's checkout of this attempt. */
    checkoutId: recordId(),
    cartId: recordId(),
    /** `delivery` or `pickup`. */
    method: deliveryMethod(),
    /** Date of the first or only delivery. */
    date: z.nullable(day()),
    /** Separate deliveries of some of the lines. */
    additionalDeliveries: z.array(z.object({ date: z.nullable(day()), cartItemIds: z.array(recordId()) })),
    empties: empties(),
    /** Notes for the driver, at most 132 UTF-16 units. */
    notes: z.string(),
    /** Empty if the order has none. */
    purchaseOrderNumber: z.string(),
    paymentMethodId: z.nullable(z.string()),
    /** Whether the buyer accepted the terms of sale; false only if they aren’t required. */
    termsAccepted: z.boolean(),
    /**
     * Answers to the checkout's own fields, without blank ones; missing if `getCheckoutTerms` returned no fields. Report
     * a problem in `fields` of the response, with the name `fields.` and the field's id.
     */
    fields: z.optional(
      z.array(
        z.object({
          /** The field's id. */
          fieldId: z.string(),
          /** The text, the value of the option, the date, or the handle of the uploaded file. */
          value: z.string(),
          /** Name of the uploaded file; null for other kinds. */
          fileName: z.nullable(z.string()),
        }),
      ),
    ),
    /** Details of a guest; null for a signed-in buyer. */
    guest: z.nullable(z.object({ lastName: optionalText(), email: optionalText(), phoneNumber: optionalText() })),
    /** Total that the buyer agreed to, including the surcharge. */
    expectedTotal: amount(),
    currencyIsoCode: z.string(),
  }),
  response: z.object({
    /** `saved`, or `refused` when the order cannot be placed; nothing is stored then. */
    outcome: z.enum(['saved', 'refused']),
    /** `cart-changed`, `total-changed`, `below-minimum`, `ordering-stopped`, `date-closed` or `unavailable-lines`. */
    reason: optionalText(),
    /** Total of the order including the surcharge. The adapter refuses an order whose total the buyer has not seen. */
    total: z.nullish(amount()),
    /** Missing or invalid fields by name, with a field message key such as `valueMissing`. */
    fields: z.nullish(z.record(z.string(), z.string())),
  }),
  docs: {
    purpose:
      'Checks all answers that an order requires and stores them with the checkout, to be copied to the order when it is created.',
    again: 'The later answers replace the earlier ones of the same checkout.',
    without: 'No checkout.',
  },
});

export const getCheckoutOutcome = defineMethod({
  name: 'getCheckoutOutcome',
  http: 'GET',
  request: z.object({ effectiveAccountId: z.nullable(recordId()), checkoutId: recordId(), cartId: recordId() }),
  /** The outcome of a checkout, also after the platform has deleted it. */
  response: z.object({
    /**
     * `placed`, `processing` while the order is being created, `open` when it can still be placed, `closed` when it
     * never can.
     */
    state: z.enum(['placed', 'processing', 'open', 'closed']),
    /** The platform's order reference number, if placed. */
    orderReferenceNumber: optionalText(),
  }),
  docs: {
    purpose: 'Returns the outcome of a checkout. It must know every checkout for at least 30 days, placed or not.',
    without:
      'The adapter reads the checkout and its cart instead. If the platform has deleted the checkout, the outcome stays `processing`.',
  },
});
