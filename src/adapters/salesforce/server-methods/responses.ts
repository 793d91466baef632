import * as z from 'zod/mini';
import { amount, count, day, instant, minimum, recordId, words } from './parts';

/** What `getContent` returns: one image (spec §7); null when there is none. */
export const contentResponse = z.nullable(z.object({
  source: z.nullish(z.object({
    /** Where the image is: an https URL or a path of the site. */
    url: words(),
  })),
  altText: z.nullish(z.object({
    /** What the image shows; empty or missing for a decorative one. */
    value: words(),
  })),
}));

/** What `getContentList` returns: one page of questions. */
export const contentListResponse = z.object({
  items: z.array(z.object({
    managedContentId: recordId(),
    /** The question; entities and markup are removed by the adapter. */
    FAQQuestion: words(),
    FAQCategory: words(),
    /** The answer; entities and markup are removed by the adapter. */
    FAQAnswer: words(),
  })),
  /** Whether more follow. */
  hasMore: z.nullish(z.boolean()),
  /** All there are, where that is known. */
  total: z.nullish(count()),
});

/** What `getBuyer` returns: what the platform's session does not tell. */
export const buyerResponse = z.object({
  /** Any of `super`, `ordering`, `finance`, `service`; words the adapter does not know are left out. */
  permissions: z.array(z.string()),
});

const condition = z.object({
  /** `blocked`, `temporarily-blocked`, `not-verified`, `not-eligible`, `no-visit-plan` or `order-restricted`. */
  code: z.string(),
  /** What it keeps the account from: `add`, `checkout`, both or neither. */
  stops: z.array(z.string()),
  /** Why, in the buyer's language. */
  reason: words(),
});

/** What `getAccountTerms` returns: accounts in any order; one that the buyer may not act for is left out. */
export const accountTermsResponse = z.object({
  accounts: z.array(z.object({
    accountId: recordId(),
    /** The account number the buyer knows. */
    number: words(),
    conditions: z.nullish(z.array(condition)),
    /** IANA name of the zone that dates and cut-offs of the account are in. */
    timeZone: words(),
    currencyIsoCode: words(),
    minimum: z.nullish(minimum()),
    /** Missing or null for an account without a bottler. */
    bottlerId: words(),
    /** The next days of the visit plan that may still be ordered for, soonest first. */
    visits: z.nullish(z.array(z.object({ date: day(), cutOff: instant() }))),
  })),
});

/** What `getProductTerms` returns: products in any order; one without terms is left out. */
export const productTermsResponse = z.object({
  products: z.array(z.object({
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
    lastOrdered: z.nullish(z.object({
      /** How many. */
      quantity: z.number(),
      date: day(),
    })),
    /** What the account orders of it at a time; a store that leaves it out asks about no quantity. */
    usual: z.nullish(z.object({
      /** How many as a rule; missing or null where the account has never ordered it. */
      quantity: z.nullish(z.number()),
      /** A larger quantity is asked about: five times the account's largest in a year, or a truckload where it has never ordered. */
      askAbove: z.number(),
    })),
  })),
});

/** What `getSubstitutes` and `getRelatedProducts` return: products best first. */
export const productIdsResponse = z.object({ productIds: z.array(recordId()) });

/** What `matchProducts` returns: one match for each entry, in the order asked. */
export const matchesResponse = z.object({
  matches: z.array(z.object({
    /** The one product the text names; missing or null when there is none, or more than one. */
    productId: z.nullish(recordId()),
    /** Products it may have meant, nearest first; empty when `productId` is known. */
    nearIds: z.array(recordId()),
  })),
});

/** What `getCartTerms` returns: what the platform's cart does not tell. */
export const cartTermsResponse = z.object({
  /** The cart record's `IsRepricingNeeded`: prices are not final. */
  isRepricingNeeded: z.nullish(z.boolean()),
  minimum: z.nullish(minimum()),
  /** Deposits, which are part of the platform's grand total. */
  deposits: z.nullish(amount()),
  /** Charged below a number of cases, part of the platform's grand total; missing or null for none. */
  minimumOrderCharge: z.nullish(amount()),
  /** Per cent the tax was worked out with. */
  taxRate: z.nullish(z.number()),
  /** What counts towards the minimum; the adapter counts the lines that can be ordered when it is missing. */
  counted: z.nullish(z.object({
    /** Cases that count. */
    cases: z.number(),
    /** Value of the goods that count. */
    value: amount(),
  })),
  /** Lines there is something to say of. */
  lines: z.nullish(z.array(z.object({
    cartItemId: recordId(),
    /** Given, not ordered. */
    free: z.nullish(z.boolean()),
    /** `out-of-stock`, `not-listed` or `price-unavailable`; missing or null when the line can be ordered. */
    problem: words(),
    /** What a promotion did to the line, in the buyer's language. */
    promotion: words(),
  }))),
});

/** What `replaceCartItem` returns. */
export const replaceResponse = z.object({
  /** `done`; `adjusted` when another quantity was put in; `refused` when nothing changed. */
  outcome: z.enum(['done', 'adjusted', 'refused']),
  /** The quantity there is now, when it was adjusted. */
  quantity: z.nullish(z.number()),
  /** `out-of-stock`, `not-listed`, `quantity`, `ordering-stopped`, `cart-full`, `line-gone` or `not-added`. */
  reason: words(),
});

/** What a method returns that has nothing to say. */
export const nothingResponse = z.unknown();
