import * as z from 'zod/mini';
import { defineCommit, defineMethod } from '../server-methods/define-method';
import {
  amount,
  count,
  day,
  instant,
  minimum,
  permissionErrors,
  quantityOf,
  callerFields,
  recordId,
  optionalText,
} from '../server-methods/parts';

const named = {
  ...quantityOf().shape,
  /** Current or former name: shown when the account can no longer see the product. */
  name: optionalText(),
  /** Stock keeping unit. */
  sku: optionalText(),
};

const orderTotals = z.object({
  /** Ordered cases without free goods. */
  cases: z.number(),
  /** Value of the goods. */
  subtotal: amount(),
  discounts: z.nullish(
    z.array(
      z.object({
        /** In the buyer's language. */
        label: z.string(),
        /** Zero or below. */
        amount: amount(),
      }),
    ),
  ),
  /** Deposits for returnable containers. */
  deposits: z.nullish(amount()),
  /** Charge below a number of cases; missing or null for none. */
  minimumOrderCharge: z.nullish(amount()),
  /** Sales tax. */
  tax: amount(),
  /** Tax rate in percent. */
  taxRate: z.nullish(z.number()),
  /** Sum of the rows. */
  total: amount(),
});

/** The order proposed for an account's next delivery, with its decision. */
const easyOrderValue = z.object({
  /** Id of the proposal, at most 255 characters. */
  easyOrderId: z.string(),
  /** `draft`, `accepted` or `rejected`. */
  status: z.enum(['draft', 'accepted', 'rejected']),
  deliveryDate: day(),
  /** Cut-off of its delivery, until which it can be accepted. */
  decideBy: instant(),
  timeZone: z.string(),
  /** The server's time. */
  serverTime: instant(),
  currencyIsoCode: z.string(),
  /** Each product once; none that is out of stock. */
  lines: z.array(
    z.object({
      ...named,
      /** In how many of the last ten orders it occurred; missing or null if unknown. */
      orders: z.nullish(count()),
      /** Name of the product that it replaces; missing or null for none. */
      insteadOf: optionalText(),
    }),
  ),
  totals: orderTotals,
  minimum: z.nullish(minimum()),
  /** Payment method of an accepted order, in the buyer's language. */
  paymentLabel: z.string(),
  /** The resulting order; missing or null until accepted. */
  order: z.nullish(
    z.object({
      orderSummaryId: recordId(),
      /** Order number that the buyer knows. */
      orderNumber: z.string(),
    }),
  ),
  /** The rejection; missing or null unless rejected. */
  rejection: z.nullish(
    z.object({
      /** `enough-stock`, `wrong-products`, `wrong-quantities`, `closed-that-day`, `own-order` or `another-reason`. */
      reason: z.string(),
      /** The note, unchanged. */
      note: optionalText(),
    }),
  ),
});

const items = () => z.array(quantityOf());

export const fillOrder = defineMethod({
  name: 'fillOrder',
  http: 'GET',
  request: z.object({
    ...callerFields(),
    /** The last order, the average of several last ones, or the order closest to the same week of last year. */
    source: z.enum(['last-order', 'average', 'same-week-last-year']),
    /** Number of orders in the average, above zero; null for other sources. */
    orders: z.nullable(count()),
  }),
  /** Quantities of earlier orders; null when the account has none of that kind. */
  response: z.nullable(
    z.object({
      /** Each product once. */
      lines: z.array(
        z.object({
          ...named,
          /** Earlier unit price; missing or null if unknown. */
          priceThen: z.nullish(amount()),
          /**
           * Smallest and largest quantity per order in the other orders considered; missing or null if it was rarely
           * ordered.
           */
          usual: z.nullish(
            z.object({
              /** Above zero. */
              least: z.number(),
              /** At least the smallest quantity. */
              most: z.number(),
            }),
          ),
          /** Substitute for an unavailable product; its own id if it is available. */
          substituteId: z.nullish(recordId()),
        }),
      ),
      /** The source orders, newest first. */
      orders: z.array(
        z.object({
          orderSummaryId: recordId(),
          /** Order number that the buyer knows. */
          orderNumber: z.string(),
          date: day(),
        }),
      ),
      currencyIsoCode: z.string(),
    }),
  ),
  docs: {
    purpose: 'Returns the products and quantities of earlier orders, to start a new order.',
    errors: permissionErrors('ordering'),
    without: 'The order builder starts empty.',
  },
});

export const getEasyOrder = defineMethod({
  name: 'getEasyOrder',
  http: 'GET',
  request: z.object(callerFields()),
  /** Null without a proposal. */
  response: z.nullable(easyOrderValue),
  docs: {
    purpose: 'Returns the order proposed for the account’s next delivery, whether it has been decided or not.',
    errors: permissionErrors('ordering'),
    without: 'No order is proposed.',
  },
});

export const quoteEasyOrder = defineMethod({
  name: 'quoteEasyOrder',
  http: 'POST',
  reads: true,
  request: z.object({
    ...callerFields(),
    /** Id of the proposal. */
    easyOrderId: z.string(),
    /** Products of the proposal; products that are left out are not ordered. */
    items: items(),
  }),
  /** Prices of the quantities. */
  response: z.object({
    currencyIsoCode: z.string(),
    totals: orderTotals,
    /** One per requested product. */
    lineTotals: z.array(
      z.object({
        productId: recordId(),
        /** Total of the line; missing or null without a price. */
        total: z.nullish(amount()),
      }),
    ),
  }),
  docs: {
    purpose: 'Returns the totals of a proposal with other quantities.',
    errors: {
      ...permissionErrors('ordering'),
      MISSING_RECORD: 'There is no such proposal.',
      INVALID_API_INPUT: 'A product is not part of the proposal, or is listed twice.',
    },
    without: 'A proposal can only be accepted unchanged or rejected.',
  },
});

export const easyOrder = defineCommit({
  name: 'easyOrder',
  request: z.object({
    ...callerFields(),
    /** Id of the proposal. */
    easyOrderId: z.string(),
    /** `accept` or `reject`. */
    decision: z.enum(['accept', 'reject']),
    /** Products to order, with `accept`. */
    items: z.nullable(items()),
    /** Total that the buyer agreed to, with `accept`. */
    expectedTotal: z.nullable(amount()),
    currencyIsoCode: z.nullable(z.string()),
    /** Reason for rejecting, with `reject`. */
    reason: z.nullable(z.string()),
    /** Note, with `reject`; at most 132 UTF-16 units. */
    note: z.string(),
  }),
  value: easyOrderValue,
  docs: {
    does: 'Accepts or rejects a proposed order',
    subject: 'proposal',
    errors: permissionErrors('ordering'),
    reasons: {
      decided: 'The proposal already has the other decision.',
      'too-late': 'The delivery’s cut-off has passed.',
      'below-minimum': 'The order is below the account’s minimum.',
      'unavailable-lines': 'A product is not available in that quantity, or no product is left.',
      'total-changed': 'The total differs from the one that the buyer agreed to.',
      'ordering-stopped': 'The account may not order.',
    },
    without: 'A proposal is shown, but can’t be accepted or rejected.',
  },
});
