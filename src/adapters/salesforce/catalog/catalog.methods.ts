import * as z from 'zod/mini';
import { defineMethod } from '../server-methods/define-method';
import { day, reader, recordId, words } from '../server-methods/parts';

/** `getSubstitutes` and `getRelatedProducts`. */
const productRequest = () => z.object({ ...reader(), productId: recordId() });

/** What `getSubstitutes` and `getRelatedProducts` return: products best first. */
const productIdsResponse = z.object({ productIds: z.array(recordId()) });

export const getProductTerms = defineMethod({
  name: 'getProductTerms',
  http: 'POST',
  reads: true,
  request: z.object({
    ...reader(),
    /** At most 200. */
    productIds: z.array(recordId()),
  }),
  /** Products in any order; one without terms is left out. */
  response: z.object({
    products: z.array(
      z.object({
        productId: recordId(),
        /** `out-of-stock`, `low-stock`, or missing and null when it is in stock. */
        stockLabel: words(),
        /** How many are left, where that is known. */
        left: z.nullish(z.number()),
        /** When a product that is out of stock is expected back. */
        backOn: z.nullish(day()),
        /** A numeric text below zero, what the price was lowered by; missing or null for none. */
        discount: words(),
        /** What the account last ordered of it. */
        lastOrdered: z.nullish(
          z.object({
            /** How many. */
            quantity: z.number(),
            date: day(),
          }),
        ),
        /** What the account orders of it at a time; a store that leaves it out asks about no quantity. */
        usual: z.nullish(
          z.object({
            /** How many as a rule; missing or null where the account has never ordered it. */
            quantity: z.nullish(z.number()),
            /** A larger quantity is asked about: five times the account's largest in a year, or a truckload where it has never ordered. */
            askAbove: z.number(),
          }),
        ),
      }),
    ),
  }),
  docs: {
    purpose: 'Stock, discounts and last orders of products, for one account.',
    without: 'Stock comes from the platform’s inventory where it is on; there are no discounts and no last orders.',
  },
});

export const getSubstitutes = defineMethod({
  name: 'getSubstitutes',
  http: 'GET',
  cached: true,
  request: productRequest(),
  response: productIdsResponse,
  docs: {
    purpose: 'Products that may stand in for one that is out of stock or not listed.',
    without: 'Nothing is offered instead.',
  },
});

export const getRelatedProducts = defineMethod({
  name: 'getRelatedProducts',
  http: 'GET',
  cached: true,
  request: productRequest(),
  response: productIdsResponse,
  docs: {
    purpose: 'Products that go with one.',
    without: 'No related products.',
  },
});

export const matchProducts = defineMethod({
  name: 'matchProducts',
  http: 'POST',
  reads: true,
  request: z.object({
    ...reader(),
    /** What was pasted or scanned: SKU, UPC, name, or name with pack. At most 100. */
    entries: z.array(z.string()),
  }),
  /** One match for each entry, in the order asked. */
  response: z.object({
    matches: z.array(
      z.object({
        /** The one product the text names; missing or null when there is none, or more than one. */
        productId: z.nullish(recordId()),
        /** Products it may have meant, nearest first; empty when `productId` is known. */
        nearIds: z.array(recordId()),
      }),
    ),
  }),
  docs: {
    purpose: 'What pasted or scanned texts name.',
    without: 'Only exact stock keeping units are understood, by the platform’s product list.',
  },
});
