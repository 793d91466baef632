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
  callerFields,
  recordId,
  optionalText,
} from '../server-methods/parts';

/** Number of cases or other selling units; missing or null until it is reported. */
const reported = () => z.nullish(z.number());

/** An order in lists and files. */
const orderRow = z.object({
  orderSummaryId: recordId(),
  /** Order number that the buyer knows. */
  orderNumber: optionalText(),
  /** One of the fourteen business statuses, such as `Out for Delivery`. */
  status: z.string(),
  placedAt: instant(),
  deliveryDate: z.nullish(day()),
  /** Ordered cases without free goods. */
  cases: z.number(),
  /** Total of the order: the order summary’s `GrandTotalAmount`. */
  total: amount(),
  currencyIsoCode: z.string(),
  purchaseOrderNumber: optionalText(),
  /** Order number in SAP; missing or null while there is none. */
  sapOrderNumber: optionalText(),
  /** Order number of the bottler; missing or null while there is none. */
  cokeOrderNumber: optionalText(),
  /** Transaction ID for cancellations; missing or null while there is none. */
  transactionId: optionalText(),
  /** Invoice number; missing or null while there is none. */
  invoiceNumber: optionalText(),
  /** Default: `delivery`. */
  method: z.nullish(deliveryMethod()),
  /** Name of the delivery method, in the buyer's language. */
  deliveryMethodName: optionalText(),
  /** Name of the shipping method, in the buyer's language. */
  shippingMethodName: optionalText(),
  /** First and last name of the person who ordered. */
  createdBy: optionalText(),
  /** Value of the ordered goods. */
  orderedAmount: amount(),
  /** Value of the delivered goods; missing or null before the delivery. */
  deliveredAmount: z.nullish(amount()),
  /** Ordered cases that were not delivered; missing or null before the delivery. */
  shortCases: reported(),
});

const orderLine = z.object({
  orderItemSummaryId: recordId(),
  /** Unit price; missing or null for free goods. */
  unitPrice: z.nullish(amount()),
  /** Item number in SAP. */
  sapItemNumber: optionalText(),
  /** Confirmed quantity. */
  confirmed: reported(),
  /** Loaded quantity. */
  shipped: reported(),
  /** Delivered quantity. */
  delivered: reported(),
  /** Invoiced quantity. */
  invoiced: reported(),
  /** Reason for a smaller delivered quantity, in the buyer's language; missing or null for none. */
  reason: optionalText(),
  /** Delivered substitute, at the price of the ordered product. */
  substitute: z.nullish(
    z.object({
      productId: recordId(),
      /** Delivered quantity of the substitute. */
      quantity: z.number().check(z.positive()),
      /** Name: shown when the account cannot see the product. */
      name: optionalText(),
      /** Stock keeping unit. */
      sku: optionalText(),
    }),
  ),
});

const party = z.object({
  /** Name of the account or company. */
  name: z.string(),
  /** Account number that the buyer knows. */
  number: optionalText(),
  address: z.nullish(address()),
});

export const searchOrders = defineMethod({
  name: 'searchOrders',
  http: 'POST',
  reads: true,
  request: z.object({
    ...callerFields(),
    /** Searched in all numbers of an order and in its products; empty, or more than three characters. */
    text: z.string(),
    /** First order date in the account's time zone; null for no limit. */
    placedFrom: z.nullable(day()),
    /** Last order date in the account's time zone; null for no limit. */
    placedTo: z.nullable(day()),
    /** Business statuses, any of which matches; empty for all. */
    statuses: z.array(z.string()),
    /** One of the response's `sorts`: a field and `Asc` or `Desc`. For an unknown one use the store's default. */
    sort: z.string(),
    /** From 0. */
    page: count(),
    /** At most 100. */
    pageSize: count(),
  }),
  /** One page of orders, and the supported sorts and statuses. */
  response: z.object({
    orders: z.array(orderRow),
    /** Total number; missing or null if it is not counted. */
    total: z.nullish(count()),
    /** Whether there are more pages. */
    hasMore: z.boolean(),
    /** Supported sorts, the default first, such as `CreatedDateDesc`. */
    sorts: z.array(z.string()),
    /** Supported business statuses. */
    statuses: z.array(z.string()),
    /** Current date in the account's time zone. */
    today: day(),
  }),
  docs: {
    purpose: 'Returns one page of the account’s orders that match the search, from all users, in the requested order.',
    errors: permissionErrors('ordering'),
    without: 'Orders are listed newest first. They can’t be searched, filtered or sorted.',
  },
});

export const getOrderDetail = defineMethod({
  name: 'getOrderDetail',
  http: 'GET',
  request: z.object({
    ...callerFields(),
    /** An order summary of the platform. */
    orderSummaryId: recordId(),
  }),
  /** Business data of one order; null when the account has no order with that id. */
  response: z.nullable(
    z.object({
      order: orderRow,
      /** Progress of each line of the order summary. */
      lines: z.array(orderLine),
      /** Reported steps, oldest first; do not infer any. */
      steps: z.array(
        z.object({
          /** Business status after the step. */
          status: z.string(),
          at: instant(),
          /** Person or system of the step, in the buyer's language. */
          by: optionalText(),
          /** Note, in the buyer's language. */
          note: optionalText(),
        }),
      ),
      /** Shipments, with data that the platform's shipments do not have. */
      shipments: z.array(
        z.object({
          shipmentId: recordId(),
          /** Shipment number that the buyer knows. */
          number: z.string(),
          /** A business status. */
          status: z.string(),
          /** Carrier, in the buyer's language. */
          carrier: optionalText(),
          date: z.nullish(day()),
          /** Number of cases. */
          cases: reported(),
          /** Name of the recipient. */
          signedBy: optionalText(),
        }),
      ),
      account: z.nullish(party),
      shippingAddress: z.nullish(address()),
      billing: z.nullish(party),
      /** The person who ordered. */
      buyer: z.nullish(
        z.object({
          /** First and last name. */
          name: z.string(),
          email: optionalText(),
          phoneNumber: optionalText(),
        }),
      ),
      /** The order's invoice; missing or null while there is none. The rows add up to the total. */
      invoice: z.nullish(
        z.object({
          invoiceId: recordId(),
          /** Invoice number that the buyer knows. */
          number: z.string(),
          /** Amount of the invoice. */
          total: amount(),
          /** Due date. */
          due: z.nullish(day()),
          /** Value of the ordered goods. */
          ordered: amount(),
          /** Value of undelivered goods, zero or negative. */
          notDelivered: amount(),
          /** Zero or negative. */
          discounts: amount(),
          /** Deposits for returnable containers. */
          deposits: amount(),
          /** Charge below a number of cases; missing or null for none. */
          minimumOrderCharge: z.nullish(amount()),
          /** Sales tax. */
          tax: amount(),
          /** Tax rate in percent. */
          taxRate: z.nullish(z.number()),
        }),
      ),
      /** Whether the order can be cancelled now. */
      canCancel: z.boolean(),
      /** Effect of a cancellation on the payment, in the buyer's language; missing or null for none. */
      moneyBack: optionalText(),
      /** Suggested reasons in the buyer's language; the buyer can also enter another one. */
      cancelReasons: z.nullish(z.array(z.string())),
      /** The cancellation; missing or null for an order that is not cancelled. */
      cancellation: z.nullish(
        z.object({
          /** The entered or selected reason. */
          reason: z.string(),
          at: instant(),
          /** First and last name. */
          by: optionalText(),
        }),
      ),
    }),
  ),
  docs: {
    purpose:
      'Returns one order: its steps, the progress of each line, its shipments, its invoice, and whether it can be cancelled.',
    errors: permissionErrors('ordering'),
    without: 'There is no page of an order. An order is shown only once, after it was placed.',
  },
});

export const getUsualProducts = defineMethod({
  name: 'getUsualProducts',
  http: 'GET',
  request: z.object(callerFields()),
  /** Most regular first. */
  response: z.object({
    products: z.array(
      z.object({
        ...quantityOf().shape,
        /** In how many of the last orders it occurred. */
        orders: count(),
      }),
    ),
  }),
  docs: {
    purpose: 'Returns the products that the account orders regularly, at most 30.',
    without: 'Usual products are not shown.',
  },
});
