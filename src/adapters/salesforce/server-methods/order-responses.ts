import * as z from 'zod/mini';
import { address, amount, count, day, delivery, deliveryMethod, empties, instant, minimum, recordId, slot, words } from './parts';

/** What `getCheckoutTerms` returns: all that may be chosen for the cart. */
export const checkoutTermsResponse = z.object({
  deliveries: z.array(z.object({
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
  })),
  /** Lines by the truck that can bring them; empty when everything comes together. */
  groups: z.nullish(z.array(z.object({
    id: recordId(),
    label: z.string(),
    cartItemIds: z.array(recordId()),
    slots: z.array(slot()),
  }))),
  bottlerId: words(),
  /** What the driver takes back; a kind that is not taken back is left out. */
  empties: z.nullish(z.array(z.object({
    /** `cylinder` or `glass`. */
    kind: z.enum(['cylinder', 'glass']),
    label: z.string(),
    detail: words(),
    /** How many there probably are, at least 1. */
    suggested: count(),
    most: count(),
  }))),
  paymentMethods: z.array(z.object({
    id: recordId(),
    /** `on-account`, `card`, `ach` or `at-pickup`. */
    kind: z.enum(['on-account', 'card', 'ach', 'at-pickup']),
    label: z.string(),
    detail: words(),
    /** A quote; missing or null when the method costs nothing more. */
    surcharge: z.nullish(z.object({
      /** Per cent. */
      rate: z.number(),
      amount: amount(),
      /** What it was worked out of. */
      basis: amount(),
      /** The one way of delivery it is for; missing or null for each. */
      method: z.nullish(deliveryMethod()),
    })),
  })),
  /** The number of the account’s last order, to take over by hand. */
  lastPurchaseOrderNumber: words(),
  /** Terms of sale to link to. */
  termsHref: words(),
  /** IANA name of the account's zone. */
  timeZone: z.string(),
  /** The server's time. */
  serverTime: instant(),
});

/** What `saveCheckoutAnswers` returns. */
export const answersSavedResponse = z.object({
  /** `saved`, or `refused` when nothing may be ordered this way; nothing is kept then. */
  outcome: z.enum(['saved', 'refused']),
  /** `cart-changed`, `total-changed`, `below-minimum`, `ordering-stopped`, `date-closed` or `unavailable-lines`. */
  reason: words(),
  /** What the order will cost, surcharge included. The adapter refuses an order whose total the buyer has not seen. */
  total: z.nullish(amount()),
  /** Fields that are missing or wrong by name, with a field message key such as `valueMissing`. */
  fields: z.nullish(z.record(z.string(), z.string())),
});

/** What `getCheckoutOutcome` returns: what became of a checkout, also after the platform forgot it. */
export const checkoutOutcomeResponse = z.object({
  /** `placed`, `processing` while its order is being made, `open` when it still can be placed, `closed` when it never can. */
  state: z.enum(['placed', 'processing', 'open', 'closed']),
  /** The platform's order reference number, when it was placed. */
  orderReferenceNumber: words(),
});

const orderTerms = z.object({
  orderSummaryId: recordId(),
  /** One of the fourteen statuses in the words of the business, such as `Out for Delivery`; wins over the platform's. */
  status: words(),
  deliveryDate: z.nullish(day()),
  /** Cases ordered, without goods that were given. */
  cases: z.nullish(z.number()),
  /** `delivery` unless said. */
  method: z.nullish(deliveryMethod()),
  /** The trucks; everything comes on the delivery date when it is missing. */
  deliveries: z.nullish(z.array(delivery())),
  empties: z.nullish(empties()),
  /** Who ordered without an account. */
  guest: z.nullish(z.object({ lastName: words(), email: words(), phoneNumber: words() })),
  purchaseOrderNumber: words(),
  notes: words(),
  /** How it is paid, in the buyer's language. */
  paymentLabel: words(),
  surcharge: z.nullish(amount()),
  deposits: z.nullish(amount()),
  minimumOrderCharge: z.nullish(amount()),
  /** Per cent the tax was worked out with. */
  taxRate: z.nullish(z.number()),
  /** Order item summaries of goods that were given. */
  freeLineIds: z.nullish(z.array(recordId())),
  /** Until when changes are taken; missing or null when none are. */
  changesUntil: z.nullish(instant()),
  /** IANA name of the account's zone. */
  timeZone: words(),
  /** Where the confirmation was sent. */
  confirmationEmail: words(),
});

/** What `getOrderTerms` returns: orders in any order; one without terms is left out. */
export const orderTermsResponse = z.object({
  orders: z.array(orderTerms),
  /** The server's time. */
  serverTime: z.nullish(instant()),
});
