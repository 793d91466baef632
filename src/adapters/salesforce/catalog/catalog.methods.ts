import * as z from 'zod/mini';
import { defineMethod } from '../server-methods/define-method';
import { day, callerFields, recordId, optionalText } from '../server-methods/parts';

/** Request of `getSubstitutes` and `getRelatedProducts`. */
const productRequest = () => z.object({ ...callerFields(), productId: recordId() });

/** Response of `getSubstitutes` and `getRelatedProducts`: products, best first. */
const productIdsResponse = z.object({ productIds: z.array(recordId()) });

export const getProductTerms = defineMethod({
  name: 'getProductTerms',
  http: 'POST',
  reads: true,
  request: z.object({
    ...callerFields(),
    /** At most 200. */
    productIds: z.array(recordId()),
  }),
  /** Products in any order; one without terms is left out. */
  response: z.object({
    products: z.array(
      z.object({
        productId: recordId(),
        /** `out-of-stock` or `low-stock`; missing or null when in stock. */
        stockLabel: optionalText(),
        /** Available quantity, if known. */
        left: z.nullish(z.number()),
        /** Expected restock date of a product that is out of stock. */
        backOn: z.nullish(day()),
        /** Price reduction as a numeric string below zero; missing or null for none. */
        discount: optionalText(),
        /** The account's last order of the product. */
        lastOrdered: z.nullish(
          z.object({
            /** Quantity. */
            quantity: z.number(),
            date: day(),
          }),
        ),
        /** The account's usual quantity; without it no quantity needs a confirmation. */
        usual: z.nullish(
          z.object({
            /** Usual quantity; missing or null if the account never ordered the product. */
            quantity: z.nullish(z.number()),
            /**
             * Quantity above which the buyer confirms: five times the account's largest in a year, or a truckload if it
             * never ordered the product.
             */
            askAbove: z.number(),
          }),
        ),
      }),
    ),
  }),
  docs: {
    purpose: 'Returns stock, discounts and last orders of products, for one account.',
    without: 'Stock comes from the platform’s inventory if it is turned on. There are no discounts and no last orders.',
  },
});

export const getSubstitutes = defineMethod({
  name: 'getSubstitutes',
  http: 'GET',
  cached: true,
  request: productRequest(),
  response: productIdsResponse,
  docs: {
    purpose: 'Returns substitutes for a product that is out of stock or not listed.',
    without: 'No substitutes are offered.',
  },
});

export const getRelatedProducts = defineMethod({
  name: 'getRelatedProducts',
  http: 'GET',
  cached: true,
  request: productRequest(),
  response: productIdsResponse,
  docs: {
    purpose: 'Returns products that are related to a product.',
    without: 'No related products.',
  },
});

export const matchProducts = defineMethod({
  name: 'matchProducts',
  http: 'POST',
  reads: true,
  request: z.object({
    ...callerFields(),
    /** Pasted or scanned texts: SKU, UPC, name, or name with pack. At most 100. */
    entries: z.array(z.string()),
  }),
  /** One match per entry, in the order of the request. */
  response: z.object({
    matches: z.array(
      z.object({
        /** The matching product; missing or null when there is none or more than one. */
        productId: z.nullish(recordId()),
        /** Suggestions, best first; empty when `productId` is set. */
        nearIds: z.array(recordId()),
      }),
    ),
  }),
  docs: {
    purpose: 'Returns the products that pasted or scanned texts identify.',
    without: 'Only exact SKUs are found, through the platform’s product list.',
  },
});
