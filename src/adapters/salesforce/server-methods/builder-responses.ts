import * as z from 'zod/mini';
import { amount, count, day, instant, minimum, quantityOf, recordId, words } from './parts';

const named = {
  ...quantityOf().shape,
  /** What it is or was called: shown where the account can not see the product any more. */
  name: words(),
  /** Its stock keeping unit. */
  sku: words(),
};

/** What `fillOrder` returns: what earlier orders come to; null when the account has none of that kind. */
export const orderFillResponse = z.nullable(z.object({
  /** Each product once. */
  lines: z.array(z.object({
    ...named,
    /** What one cost then; missing or null where that is not known. */
    priceThen: z.nullish(amount()),
    /** Least and most that was ordered at once in the other orders looked back on; missing or null where it was hardly ever. */
    usual: z.nullish(z.object({
      /** Above zero. */
      least: z.number(),
      /** Not below the least. */
      most: z.number(),
    })),
    /** What may stand in for it where it can not be had; itself it can be had. */
    substituteId: z.nullish(recordId()),
  })),
  /** The orders it was made from, newest first. */
  orders: z.array(z.object({
    orderSummaryId: recordId(),
    /** The number the buyer knows. */
    orderNumber: z.string(),
    date: day(),
  })),
  currencyIsoCode: z.string(),
}));

const orderTotals = z.object({
  /** Cases ordered, without goods that are given. */
  cases: z.number(),
  /** What the goods come to. */
  subtotal: amount(),
  discounts: z.nullish(z.array(z.object({
    /** In the buyer's language. */
    label: z.string(),
    /** Zero or below. */
    amount: amount(),
  }))),
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
export const easyOrderValue = z.object({
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
  lines: z.array(z.object({
    ...named,
    /** In how many of the last ten orders it was; missing or null where that is not counted. */
    orders: z.nullish(count()),
    /** Name of the product it stands in for; missing or null for none. */
    insteadOf: words(),
  })),
  totals: orderTotals,
  minimum: z.nullish(minimum()),
  /** How an accepted order is paid, in the buyer's language. */
  paymentLabel: z.string(),
  /** The order that came of it; missing or null until it is accepted. */
  order: z.nullish(z.object({
    orderSummaryId: recordId(),
    /** The number the buyer knows. */
    orderNumber: z.string(),
  })),
  /** Why it was not wanted; missing or null unless it was rejected. */
  rejection: z.nullish(z.object({
    /** `enough-stock`, `wrong-products`, `wrong-quantities`, `closed-that-day`, `own-order` or `another-reason`. */
    reason: z.string(),
    /** As it was typed. */
    note: words(),
  })),
});

/** What `getEasyOrder` returns: null when nothing is proposed. */
export const easyOrderResponse = z.nullable(easyOrderValue);

/** What `quoteEasyOrder` returns: what the quantities come to. */
export const easyOrderQuoteResponse = z.object({
  currencyIsoCode: z.string(),
  totals: orderTotals,
  /** One for each product asked for. */
  lineTotals: z.array(z.object({
    productId: recordId(),
    /** What the line costs; missing or null where it has no price. */
    total: z.nullish(amount()),
  })),
});
