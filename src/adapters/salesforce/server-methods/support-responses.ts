import * as z from 'zod/mini';
import { count, day, instant, recordId, words } from './parts';

const supportWord = {
  /** What the org calls it, the same in every language. */
  code: z.string().check(z.minLength(1)),
  /** How it is shown, in the buyer's language; the code when it is missing. */
  label: words(),
};

const problemType = z.object({
  ...supportWord,
  /** Reasons for a request it may have; one at least. */
  reasons: z.array(z.object(supportWord)),
});

const reachable = z.object({
  /** First and last name. */
  name: words(),
  email: words(),
  /** As the store wants phone numbers. */
  phone: words(),
});

/** `equipment` or `customer`. */
const caseKind = () => z.enum(['equipment', 'customer']);

/** What `getSupportOptions` returns: what a new case can be made of. */
export const supportOptionsResponse = z.object({
  /** The kinds the running user may ask for: `equipment`, `customer`. */
  kinds: z.array(z.string()),
  /** Problem types by kind. */
  problems: z.object({
    /** Of equipment. */
    equipment: z.array(problemType),
    /** Of customer service. */
    customer: z.array(problemType),
  }),
  /** Types of equipment. */
  equipment: z.array(z.object({
    ...supportWord,
    /** What tells pieces of the type apart; may be empty. */
    details: z.array(z.object(supportWord)),
  })),
  /** Statuses cases are looked for by, in the order they are offered in. */
  statuses: z.array(z.object(supportWord)),
  /** The most UTF-16 units of a message. */
  messageMax: z.int().check(z.positive()),
  /** What may be attached; missing or null for nothing. */
  attachments: z.nullish(z.object({
    /** Media types, such as `image/jpeg`. */
    types: z.array(z.string()),
    /** Bytes of one file at most. */
    maxBytes: z.int().check(z.positive()),
    /** Files of one case at most. */
    most: z.int().check(z.positive()),
  })),
  /** What is known of the running user, to begin with. */
  contact: z.nullish(reachable),
  /** Today, in the account's zone. */
  today: day(),
});

/** What `getAssets` returns: the equipment that stands at the account. */
export const assetsResponse = z.object({
  assets: z.array(z.object({
    /** The number on it. */
    number: z.string().check(z.minLength(1)),
    /** Code of its type. */
    type: z.string(),
    /** Code of its detail; missing or null when it is not known. */
    detail: words(),
    /** What it is called, in the buyer's language; its number when it is missing. */
    name: words(),
    /** Where it stands, in the account's own words. */
    place: words(),
  })),
});

const caseSummary = {
  caseId: recordId(),
  /** The number the buyer can quote. */
  number: z.string().check(z.minLength(1)),
  /** `equipment` or `customer`. */
  kind: caseKind(),
  /** What is wrong. */
  problemType: z.object(supportWord),
  /** What is asked for. */
  reason: z.object(supportWord),
  /** What the org says of it. */
  status: z.object(supportWord),
  /** Where it stands whatever its status is called: `open`, `waiting-for-you` or `closed`. */
  standing: z.enum(['open', 'waiting-for-you', 'closed']),
  createdAt: instant(),
  /** When it last changed, a comment included. */
  modifiedAt: instant(),
};

/** A case with everything that is known of it. */
const wholeCase = z.object({
  ...caseSummary,
  /** Missing or null for customer service. */
  equipment: z.nullish(z.object({
    /** Its type. */
    type: z.object(supportWord),
    /** Its detail; missing or null when it is not known. */
    detail: z.nullish(z.object(supportWord)),
    /** The number on it. */
    assetNumber: words(),
  })),
  /** What the buyer said. */
  message: words(),
  /** What was attached. */
  attachments: z.nullish(z.array(z.object({
    attachmentId: recordId(),
    /** The file's name with its ending. */
    name: z.string().check(z.minLength(1)),
    /** Its media type. */
    contentType: z.string(),
    /** How many it has. */
    bytes: count(),
  }))),
  /** When somebody may come or call. */
  availability: z.nullish(z.array(z.object({
    /** 0 for Sunday to 6. */
    day: z.int().check(z.gte(0), z.lte(6)),
    /** A time of the account's clock, `HH:MM`. */
    start: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
    /** The same, later. */
    end: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  }))),
  /** Whom to reach. */
  contact: z.nullish(reachable),
  /** Who is there when somebody comes; missing or null when the contact is. */
  onsiteContact: z.nullish(z.object({
    /** First and last name. */
    name: words(),
    /** As the store wants phone numbers. */
    phone: words(),
  })),
  /** Who asked through the buyer; missing or null when the buyer did. */
  onBehalfOf: z.nullish(reachable),
  /** What it was reported from; missing or null for nothing. */
  about: z.nullish(z.object({
    /** An order summary. */
    orderId: z.nullish(recordId()),
    /** A line of that order. */
    lineId: z.nullish(recordId()),
    /** An invoice. */
    invoiceId: z.nullish(recordId()),
  })),
  /** What was said of it, oldest first; missing or null for nothing. */
  conversation: z.nullish(z.array(z.object({
    commentId: recordId(),
    /** `buyer` or `service`. */
    from: z.enum(['buyer', 'service']),
    /** Who said it. */
    name: words(),
    at: instant(),
    /** What was said. */
    text: z.string(),
  }))),
  /** What the buyer thought of it; missing or null for no rating. */
  rating: z.nullish(z.object({
    /** 1 to 5. */
    stars: z.int().check(z.gte(1), z.lte(5)),
    /** Why. */
    words: words(),
  })),
  /** Whether the running user may add to the conversation. */
  canComment: z.boolean(),
  /** Whether they may rate it: only a case that is closed is rated. */
  canRate: z.boolean(),
});

/** What `searchCases` returns: one page, the newest change first. */
export const casesResponse = z.object({
  cases: z.array(z.object(caseSummary)),
  /** How many there are on all pages; missing or null when that is not known. */
  total: z.nullish(count()),
  /** Whether more pages follow. */
  hasMore: z.boolean(),
});

/** What `getCase` returns; null when the account has none like it. */
export const caseResponse = z.nullable(wholeCase);

/** What `addCaseComment` and `rateCase` return. */
export const caseChangedResponse = z.object({
  /** `done`, or `refused` when nothing changed. */
  outcome: z.enum(['done', 'refused']),
  /** The case after the change, with `done`. */
  case: z.nullish(wholeCase),
  /** Why not, with `refused`: `case-gone`, `case-closed` or `case-open`. */
  reason: words(),
  /** Fields that are missing or wrong by name, with a field message key such as `valueMissing`; the outcome is `refused`. */
  fields: z.nullish(z.record(z.string(), z.string())),
});

/** What `uploadCaseFile` returns. */
export const uploadedResponse = z.object({
  /** `done`, or `refused` when the part was not kept. */
  outcome: z.enum(['done', 'refused']),
  /** Names the upload, with `done`: the same with every part. At most 255 signs. */
  handle: words(),
  /** Field `file` with `typeMismatch`, `rangeOverflow` or `valueMissing` for one that is not taken; the outcome is `refused`. */
  fields: z.nullish(z.record(z.string(), z.string())),
});

/** What comes of `createCase`: the case that was made. */
export const createdCaseValue = z.object({
  caseId: recordId(),
  /** The number the buyer can quote. */
  number: z.string().check(z.minLength(1)),
  createdAt: instant(),
});
