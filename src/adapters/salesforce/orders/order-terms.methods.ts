import * as z from 'zod/mini';
import { defineMethod } from '../server-methods/define-method';
import {
  amount,
  day,
  delivery,
  deliveryMethod,
  empties,
  fieldKind,
  instant,
  callerFields,
  recordId,
  optionalText,
} from '../server-methods/parts';

const orderTerms = z.object({
  orderSummaryId: recordId(),
  /** One of the fourteen business statuses, such as `Out for Delivery`; takes precedence over the platform's. */
  status: optionalText(),
  deliveryDate: z.nullish(day()),
  /** Ordered cases without free goods. */
  cases: z.nullish(z.number()),
  /** Default: `delivery`. */
  method: z.nullish(deliveryMethod()),
  /** The deliveries; if missing, everything comes on the delivery date. */
  deliveries: z.nullish(z.array(delivery())),
  empties: z.nullish(empties()),
  /** Contact details of a guest. */
  guest: z.nullish(z.object({ lastName: optionalText(), email: optionalText(), phoneNumber: optionalText() })),
  purchaseOrderNumber: optionalText(),
  notes: optionalText(),
  /** Answers to the checkout's own fields, in display order. */
  fields: z.nullish(
    z.array(
      z.object({
        /** Label in the buyer's language. */
        label: z.string(),
        /** `text`, `choice`, `date` or `file`. */
        kind: fieldKind(),
        /** The text, the label of the option, the date as `YYYY-MM-DD`, or the name of the file. */
        value: z.string(),
      }),
    ),
  ),
  /** Payment method in the buyer's language. */
  paymentLabel: optionalText(),
  surcharge: z.nullish(amount()),
  deposits: z.nullish(amount()),
  minimumOrderCharge: z.nullish(amount()),
  /** Tax rate in percent. */
  taxRate: z.nullish(z.number()),
  /** Order item summaries of free goods. */
  freeLineIds: z.nullish(z.array(recordId())),
  /** Deadline for changes; missing or null when none are possible. */
  changesUntil: z.nullish(instant()),
  /** IANA name of the account's time zone. */
  timeZone: optionalText(),
  /** Email address of the confirmation. */
  confirmationEmail: optionalText(),
});

export const getOrderTerms = defineMethod({
  name: 'getOrderTerms',
  http: 'POST',
  reads: true,
  request: z.object({
    ...callerFields(),
    /** At most 100. */
    orderSummaryIds: z.array(recordId()),
  }),
  /** Orders in any order; orders without terms are left out. */
  response: z.object({
    orders: z.array(orderTerms),
    /** The server's time. */
    serverTime: z.nullish(instant()),
  }),
  docs: {
    purpose: 'Returns the data of orders that the platform’s order summary does not contain.',
    without: 'Orders show only the fields of the order summary that the options name.',
  },
});
