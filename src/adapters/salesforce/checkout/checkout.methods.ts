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
  reader,
  recordId,
  slot,
  words,
} from '../server-methods/parts';

export const getCheckoutTerms = defineMethod({
  name: 'getCheckoutTerms',
  http: 'GET',
  request: z.object({ ...reader(), cartId: recordId() }),
  /** All that may be chosen for the cart. */
  response: z.object({
    deliveries: z.array(
      z.object({
        /** `delivery` or `pickup`. */
        method: deliveryMethod(),
        /** What this way is called, in the buyer's language. */
        label: z.string(),
        address: z.nullish(address()),
        slots: z.array(slot()),
        /** What has to be ordered at least this way; missing or null where the cart's own minimum holds. */
        minimum: z.nullish(minimum()),
        /** The platform's delivery method to choose on its checkout; missing or null to leave it. */
        deliveryMethodId: words(),
      }),
    ),
    /** Lines by the truck that can bring them; empty when everything comes together. */
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
    bottlerId: words(),
    /** What the driver takes back; a kind that is not taken back is left out. */
    empties: z.nullish(
      z.array(
        z.object({
          /** `cylinder` or `glass`. */
          kind: z.enum(['cylinder', 'glass']),
          label: z.string(),
          detail: words(),
          /** How many there probably are, at least 1. */
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
        detail: words(),
        /** A quote; missing or null when the method costs nothing more. */
        surcharge: z.nullish(
          z.object({
            /** Per cent. */
            rate: z.number(),
            amount: amount(),
            /** What it was worked out of. */
            basis: amount(),
            /** The one way of delivery it is for; missing or null for each. */
            method: z.nullish(deliveryMethod()),
          }),
        ),
      }),
    ),
    /** The number of the account’s last order, to take over by hand. */
    lastPurchaseOrderNumber: words(),
    /** Terms of sale to link to. */
    termsHref: words(),
    /** IANA name of the account's zone. */
    timeZone: z.string(),
    /** The server's time. */
    serverTime: instant(),
  }),
  docs: {
    purpose: 'Days, places, empties and ways to pay for a cart.',
    without: 'No checkout.',
  },
});

export const saveCheckoutAnswers = defineMethod({
  name: 'saveCheckoutAnswers',
  http: 'POST',
  request: z.object({
    ...reader(),
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
  }),
  response: z.object({
    /** `saved`, or `refused` when nothing may be ordered this way; nothing is kept then. */
    outcome: z.enum(['saved', 'refused']),
    /** `cart-changed`, `total-changed`, `below-minimum`, `ordering-stopped`, `date-closed` or `unavailable-lines`. */
    reason: words(),
    /** What the order will cost, surcharge included. The adapter refuses an order whose total the buyer has not seen. */
    total: z.nullish(amount()),
    /** Fields that are missing or wrong by name, with a field message key such as `valueMissing`. */
    fields: z.nullish(z.record(z.string(), z.string())),
  }),
  docs: {
    purpose:
      'Checks everything the business asks of an order and keeps the answers with the checkout, to be written on the order when it is made.',
    again: 'The later answers replace the earlier ones of the same checkout.',
    without: 'No checkout.',
  },
});

export const getCheckoutOutcome = defineMethod({
  name: 'getCheckoutOutcome',
  http: 'GET',
  request: z.object({ effectiveAccountId: z.nullable(recordId()), checkoutId: recordId(), cartId: recordId() }),
  /** The outcome of a checkout, also after the platform forgot it. */
  response: z.object({
    /** `placed`, `processing` while its order is being made, `open` when it still can be placed, `closed` when it never can. */
    state: z.enum(['placed', 'processing', 'open', 'closed']),
    /** The platform's order reference number, when it was placed. */
    orderReferenceNumber: words(),
  }),
  docs: {
    purpose: 'The outcome of a checkout. It must know every checkout for at least 30 days, placed or not.',
    without: 'The checkout and its cart are read; an order whose checkout the platform forgot stays “processing”.',
  },
});
