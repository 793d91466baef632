import * as z from 'zod/mini';
import { defineMethod } from '../server-methods/define-method';
import {
  address,
  amount,
  count,
  day,
  deliveryMethod,
  instant,
  permissionErrors,
  quantityOf,
  reader,
  recordId,
  words,
} from '../server-methods/parts';

/** Cases, or another selling unit; missing or null while it is not reported. */
const reported = () => z.nullish(z.number());

/** An order as lists and files of orders tell of it. */
const orderRow = z.object({
  orderSummaryId: recordId(),
  /** The number the buyer knows. */
  orderNumber: words(),
  /** One of the fourteen statuses in the words of the business, such as `Out for Delivery`. */
  status: z.string(),
  placedAt: instant(),
  deliveryDate: z.nullish(day()),
  /** Cases ordered, without goods that were given. */
  cases: z.number(),
  /** What the order cost in all: the order summary’s `GrandTotalAmount`. */
  total: amount(),
  currencyIsoCode: z.string(),
  purchaseOrderNumber: words(),
  /** Number of the order in SAP; missing or null while there is none. */
  sapOrderNumber: words(),
  /** Number of the order with the bottler; missing or null while there is none. */
  cokeOrderNumber: words(),
  /** Names the order to whoever cancels it; missing or null while there is none. */
  transactionId: words(),
  /** Number of its invoice; missing or null before there is one. */
  invoiceNumber: words(),
  /** `delivery` unless said. */
  method: z.nullish(deliveryMethod()),
  /** What the delivery method is called, in the buyer's language. */
  deliveryMethodName: words(),
  /** What the shipping method is called, in the buyer's language. */
  shippingMethodName: words(),
  /** First and last name of who ordered. */
  createdBy: words(),
  /** What the goods came to as they were ordered. */
  orderedAmount: amount(),
  /** What the delivered goods come to; missing or null before there is a delivery. */
  deliveredAmount: z.nullish(amount()),
  /** Cases that were ordered and did not come; missing or null before there is a delivery. */
  shortCases: reported(),
});

const orderLine = z.object({
  orderItemSummaryId: recordId(),
  /** What one cost; missing or null for goods that were given. */
  unitPrice: z.nullish(amount()),
  /** Its item number in SAP. */
  sapItemNumber: words(),
  /** How many the business confirmed. */
  confirmed: reported(),
  /** How many were loaded. */
  shipped: reported(),
  /** How many came. */
  delivered: reported(),
  /** How many were billed. */
  invoiced: reported(),
  /** Why less came than was ordered, in the buyer's language; missing or null where nothing is said. */
  reason: words(),
  /** What came in its place, at the price of what was ordered. */
  substitute: z.nullish(
    z.object({
      productId: recordId(),
      /** How many came of it. */
      quantity: z.number().check(z.positive()),
      /** What it is called: shown where the account can not see the product. */
      name: words(),
      /** Its stock keeping unit. */
      sku: words(),
    }),
  ),
});

const party = z.object({
  /** Name of the account or company. */
  name: z.string(),
  /** The account number the buyer knows. */
  number: words(),
  address: z.nullish(address()),
});

export const searchOrders = defineMethod({
  name: 'searchOrders',
  http: 'POST',
  reads: true,
  request: z.object({
    ...reader(),
    /** Looked for in every number of an order and in its products; empty, or more than three characters. */
    text: z.string(),
    /** First day, in the account's zone, on which orders were placed; null for none. */
    placedFrom: z.nullable(day()),
    /** Last day, in the account's zone, on which orders were placed; null for none. */
    placedTo: z.nullable(day()),
    /** Any of these, in the words of the business; all when empty. */
    statuses: z.array(z.string()),
    /** One of the answer's `sorts`: a field and `Asc` or `Desc`. The store's own for one it does not know. */
    sort: z.string(),
    /** From 0. */
    page: count(),
    /** At most 100. */
    pageSize: count(),
  }),
  /** One page of orders, and what may be asked for. */
  response: z.object({
    orders: z.array(orderRow),
    /** All there are; missing or null where that is not counted. */
    total: z.nullish(count()),
    /** Whether more follow. */
    hasMore: z.boolean(),
    /** Sorts that may be asked for, the store's own first, such as `CreatedDateDesc`. */
    sorts: z.array(z.string()),
    /** Statuses that may be asked for, in the words of the business. */
    statuses: z.array(z.string()),
    /** The day it is for the account. */
    today: day(),
  }),
  docs: {
    purpose: 'One page of the account’s orders that match, whoever placed them, in the order asked for.',
    errors: permissionErrors('ordering'),
    without: 'Orders are listed newest first; they are not searched, narrowed or sorted.',
  },
});

export const getOrderDetail = defineMethod({
  name: 'getOrderDetail',
  http: 'GET',
  request: z.object({
    ...reader(),
    /** An order summary of the platform. */
    orderSummaryId: recordId(),
  }),
  /** What the business knows of one order; null when the account has none by that id. */
  response: z.nullable(
    z.object({
      order: orderRow,
      /** How far each line of the order summary has got. */
      lines: z.array(orderLine),
      /** Steps that were reported, oldest first; none is inferred from another. */
      steps: z.array(
        z.object({
          /** The status it led to, in the words of the business. */
          status: z.string(),
          at: instant(),
          /** Who or what did it, in the buyer's language. */
          by: words(),
          /** More about it, in the buyer's language. */
          note: words(),
        }),
      ),
      /** Loads on their way, with what the platform's shipments do not tell. */
      shipments: z.array(
        z.object({
          shipmentId: recordId(),
          /** The number the buyer knows. */
          number: z.string(),
          /** A status in the words of the business. */
          status: z.string(),
          /** Who brings it, in the buyer's language. */
          carrier: words(),
          date: z.nullish(day()),
          /** How many are on it. */
          cases: reported(),
          /** Who took it. */
          signedBy: words(),
        }),
      ),
      account: z.nullish(party),
      shippingAddress: z.nullish(address()),
      billing: z.nullish(party),
      /** Who ordered. */
      buyer: z.nullish(
        z.object({
          /** First and last name. */
          name: z.string(),
          email: words(),
          phoneNumber: words(),
        }),
      ),
      /** Its invoice; missing or null before there is one. The rows add up to the total. */
      invoice: z.nullish(
        z.object({
          invoiceId: recordId(),
          /** The number the buyer knows. */
          number: z.string(),
          /** What is to be paid. */
          total: amount(),
          /** When it is due. */
          due: z.nullish(day()),
          /** The goods as they were ordered. */
          ordered: amount(),
          /** What did not come, zero or below. */
          notDelivered: amount(),
          /** Zero or below. */
          discounts: amount(),
          /** Charged for what comes back. */
          deposits: amount(),
          /** Charged below a number of cases; missing or null for none. */
          minimumOrderCharge: z.nullish(amount()),
          /** Sales tax. */
          tax: amount(),
          /** Per cent the tax was worked out with. */
          taxRate: z.nullish(z.number()),
        }),
      ),
      /** Whether a cancellation would be taken now. */
      canCancel: z.boolean(),
      /** What a cancellation does, or did, with the money, in the buyer's language; missing or null for nothing to say. */
      moneyBack: words(),
      /** Reasons to choose from, in the buyer's language; another may always be written. */
      cancelReasons: z.nullish(z.array(z.string())),
      /** Who cancelled it and why; missing or null for an order that stands. */
      cancellation: z.nullish(
        z.object({
          /** As it was typed or chosen. */
          reason: z.string(),
          at: instant(),
          /** First and last name. */
          by: words(),
        }),
      ),
    }),
  ),
  docs: {
    purpose: 'One order: its steps, how far each line got, its loads, its invoice, and whether it can be cancelled.',
    errors: permissionErrors('ordering'),
    without: 'No page of one order. What was ordered is shown once, after it was placed.',
  },
});

export const getUsualProducts = defineMethod({
  name: 'getUsualProducts',
  http: 'GET',
  request: z.object(reader()),
  /** Most regular first. */
  response: z.object({
    products: z.array(
      z.object({
        ...quantityOf().shape,
        /** In how many of the last orders it was. */
        orders: count(),
      }),
    ),
  }),
  docs: {
    purpose: 'What the account keeps ordering, at most 30 products.',
    without: 'No usual order.',
  },
});
