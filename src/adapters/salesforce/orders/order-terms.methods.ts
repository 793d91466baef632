import * as z from 'zod/mini';
import { defineMethod } from '../server-methods/define-method';
import {
  amount,
  day,
  delivery,
  deliveryMethod,
  empties,
  instant,
  reader,
  recordId,
  words,
} from '../server-methods/parts';

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

export const getOrderTerms = defineMethod({
  name: 'getOrderTerms',
  http: 'POST',
  reads: true,
  request: z.object({
    ...reader(),
    /** At most 100. */
    orderSummaryIds: z.array(recordId()),
  }),
  /** Orders in any order; one without terms is left out. */
  response: z.object({
    orders: z.array(orderTerms),
    /** The server's time. */
    serverTime: z.nullish(instant()),
  }),
  docs: {
    purpose: 'What the business knows of orders beside the platform’s order summary.',
    without: 'Orders show what their own fields say, by the field names of the options.',
  },
});
