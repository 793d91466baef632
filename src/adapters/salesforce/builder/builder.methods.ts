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
  reader,
  recordId,
  words,
} from '../server-methods/parts';

const named = {
  ...quantityOf().shape,
  /** What it is or was called: shown where the account can not see the product any more. */
  name: words(),
  /** Its stock keeping unit. */
  sku: words(),
};

const orderTotals = z.object({
  /** Cases ordered, without goods that are given. */
  cases: z.number(),
  /** What the goods come to. */
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
  /** Charged for what comes back. */
  deposits: z.nullish(amount()),
  /** Charged below a number of cases; missing or null for none. */
  minimumOrderCharge: z.nullish(amount()),
  /** Sales tax. */
  tax: amount(),
  /** Per cent the tax was worked out with. */
  taxRate: z.nullish(z.number()),
  /** The rows, added up. */
  total: amount(),
});

/** The order proposed for an account's next delivery, and what comes of deciding about it. */
const easyOrderValue = z.object({
  /** Names the proposal. At most 255 signs. */
  easyOrderId: z.string(),
  /** `draft`, `accepted` or `rejected`. */
  status: z.enum(['draft', 'accepted', 'rejected']),
  deliveryDate: day(),
  /** The cut-off of its delivery: until then it can be accepted. */
  decideBy: instant(),
  timeZone: z.string(),
  /** The server's time. */
  serverTime: instant(),
  currencyIsoCode: z.string(),
  /** Each product once; none that is out of stock. */
  lines: z.array(
    z.object({
      ...named,
      /** In how many of the last ten orders it was; missing or null where that is not counted. */
      orders: z.nullish(count()),
      /** Name of the product it stands in for; missing or null for none. */
      insteadOf: words(),
    }),
  ),
  totals: orderTotals,
  minimum: z.nullish(minimum()),
  /** How an accepted order is paid, in the buyer's language. */
  paymentLabel: z.string(),
  /** The order that came of it; missing or null until it is accepted. */
  order: z.nullish(
    z.object({
      orderSummaryId: recordId(),
      /** The number the buyer knows. */
      orderNumber: z.string(),
    }),
  ),
  /** Why it was not wanted; missing or null unless it was rejected. */
  rejection: z.nullish(
    z.object({
      /** `enough-stock`, `wrong-products`, `wrong-quantities`, `closed-that-day`, `own-order` or `another-reason`. */
      reason: z.string(),
      /** As it was typed. */
      note: words(),
    }),
  ),
});

const items = () => z.array(quantityOf());

export const fillOrder = defineMethod({
  name: 'fillOrder',
  http: 'GET',
  request: z.object({
    ...reader(),
    /** The last order, the average of some of the last, or the order of the same week last year or the nearest to it. */
    source: z.enum(['last-order', 'average', 'same-week-last-year']),
    /** How many orders the average is over, above zero; null for the other sources. */
    orders: z.nullable(count()),
  }),
  /** What earlier orders come to; null when the account has none of that kind. */
  response: z.nullable(
    z.object({
      /** Each product once. */
      lines: z.array(
        z.object({
          ...named,
          /** What one cost then; missing or null where that is not known. */
          priceThen: z.nullish(amount()),
          /** Least and most that was ordered at once in the other orders looked back on; missing or null where it was hardly ever. */
          usual: z.nullish(
            z.object({
              /** Above zero. */
              least: z.number(),
              /** Not below the least. */
              most: z.number(),
            }),
          ),
          /** What may stand in for it where it can not be had; itself it can be had. */
          substituteId: z.nullish(recordId()),
        }),
      ),
      /** The orders it was made from, newest first. */
      orders: z.array(
        z.object({
          orderSummaryId: recordId(),
          /** The number the buyer knows. */
          orderNumber: z.string(),
          date: day(),
        }),
      ),
      currencyIsoCode: z.string(),
    }),
  ),
  docs: {
    purpose: 'What earlier orders come to today, as the beginning of a new one.',
    errors: permissionErrors('ordering'),
    without: 'The order builder begins empty.',
  },
});

export const getEasyOrder = defineMethod({
  name: 'getEasyOrder',
  http: 'GET',
  request: z.object(reader()),
  /** Null when nothing is proposed. */
  response: z.nullable(easyOrderValue),
  docs: {
    purpose: 'The order proposed for the account’s next delivery, decided or not.',
    errors: permissionErrors('ordering'),
    without: 'Nothing is proposed.',
  },
});

export const quoteEasyOrder = defineMethod({
  name: 'quoteEasyOrder',
  http: 'POST',
  reads: true,
  request: z.object({
    ...reader(),
    /** The proposal's. */
    easyOrderId: z.string(),
    /** Products of the proposal; one that is left out is not ordered. */
    items: items(),
  }),
  /** What the quantities come to. */
  response: z.object({
    currencyIsoCode: z.string(),
    totals: orderTotals,
    /** One for each product asked for. */
    lineTotals: z.array(
      z.object({
        productId: recordId(),
        /** What the line costs; missing or null where it has no price. */
        total: z.nullish(amount()),
      }),
    ),
  }),
  docs: {
    purpose: 'What other quantities of a proposal come to.',
    errors: {
      ...permissionErrors('ordering'),
      MISSING_RECORD: 'There is no such proposal.',
      INVALID_API_INPUT: 'A product is not part of the proposal, or is there twice.',
    },
    without: 'A proposal is taken as it stands or not at all.',
  },
});

export const easyOrder = defineCommit({
  name: 'easyOrder',
  request: z.object({
    ...reader(),
    /** The proposal's. */
    easyOrderId: z.string(),
    /** `accept` or `reject`. */
    decision: z.enum(['accept', 'reject']),
    /** Products to order, with `accept`. */
    items: z.nullable(items()),
    /** What the buyer agreed to pay, with `accept`. */
    expectedTotal: z.nullable(amount()),
    currencyIsoCode: z.nullable(z.string()),
    /** Why it is not wanted, with `reject`. */
    reason: z.nullable(z.string()),
    /** More about it, with `reject`, at most 132 UTF-16 units. */
    note: z.string(),
  }),
  value: easyOrderValue,
  docs: {
    does: 'Accepts or rejects a proposed order',
    subject: 'proposal',
    errors: permissionErrors('ordering'),
    reasons: {
      decided: 'Somebody decided otherwise already.',
      'too-late': 'The delivery’s cut-off has passed.',
      'below-minimum': 'It is less than the account’s least order.',
      'unavailable-lines': 'A product can not be had in that quantity, or nothing is left.',
      'total-changed': 'It comes to another total than the buyer agreed to.',
      'ordering-stopped': 'The account may not order.',
    },
    without: 'A proposal can be seen and not decided.',
  },
});
