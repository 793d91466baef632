import * as z from 'zod/mini';
import { defineMethod } from '../server-methods/define-method';
import {
  count,
  day,
  file,
  instant,
  pageRequest,
  pageResponse,
  permissionErrors,
  reachable,
  reader,
  recordId,
  coded,
  words,
} from '../server-methods/parts';

const daySpan = () =>
  z.object({
    /** The first day, in it; null for no beginning. */
    start: z.nullable(day()),
    /** The last day, in it; null for no end. */
    end: z.nullable(day()),
  });

/** `equipment` or `customer`. */
const caseKind = () => z.enum(['equipment', 'customer']);

const caseSummary = {
  caseId: recordId(),
  /** The number the buyer can quote. */
  number: z.string().check(z.minLength(1)),
  /** `equipment` or `customer`. */
  kind: caseKind(),
  /** What is wrong. */
  problemType: z.object(coded()),
  /** What is asked for. */
  reason: z.object(coded()),
  /** What the org says of it. */
  status: z.object(coded()),
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
  equipment: z.nullish(
    z.object({
      /** Its type. */
      type: z.object(coded()),
      /** Its detail; missing or null when it is not known. */
      detail: z.nullish(z.object(coded())),
      /** The number on it. */
      assetNumber: words(),
    }),
  ),
  /** What the buyer said. */
  message: words(),
  /** What was attached. */
  attachments: z.nullish(
    z.array(
      z.object({
        attachmentId: recordId(),
        /** The file's name with its ending. */
        name: z.string().check(z.minLength(1)),
        /** Its media type. */
        contentType: z.string(),
        /** How many it has. */
        bytes: count(),
      }),
    ),
  ),
  /** When somebody may come or call. */
  availability: z.nullish(
    z.array(
      z.object({
        /** 0 for Sunday to 6. */
        day: z.int().check(z.gte(0), z.lte(6)),
        /** A time of the account's clock, `HH:MM`. */
        start: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
        /** The same, later. */
        end: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
      }),
    ),
  ),
  /** Whom to reach. */
  contact: z.nullish(reachable()),
  /** Who is there when somebody comes; missing or null when the contact is. */
  onsiteContact: z.nullish(
    z.object({
      /** First and last name. */
      name: words(),
      /** As the store wants phone numbers. */
      phone: words(),
    }),
  ),
  /** Who asked through the buyer; missing or null when the buyer did. */
  onBehalfOf: z.nullish(reachable()),
  /** What it was reported from; missing or null for nothing. */
  about: z.nullish(
    z.object({
      /** An order summary. */
      orderId: z.nullish(recordId()),
      /** A line of that order. */
      lineId: z.nullish(recordId()),
      /** An invoice. */
      invoiceId: z.nullish(recordId()),
    }),
  ),
  /** What was said of it, oldest first; missing or null for nothing. */
  conversation: z.nullish(
    z.array(
      z.object({
        commentId: recordId(),
        /** `buyer` or `service`. */
        from: z.enum(['buyer', 'service']),
        /** Who said it. */
        name: words(),
        at: instant(),
        /** What was said. */
        text: z.string(),
      }),
    ),
  ),
  /** What the buyer thought of it; missing or null for no rating. */
  rating: z.nullish(
    z.object({
      /** 1 to 5. */
      stars: z.int().check(z.gte(1), z.lte(5)),
      /** Why. */
      words: words(),
    }),
  ),
  /** Whether the running user may add to the conversation. */
  canComment: z.boolean(),
  /** Whether they may rate it: only a case that is closed is rated. */
  canRate: z.boolean(),
});

/** What `addCaseComment` and `rateCase` return. */
const caseChangedResponse = z.object({
  /** `done`, or `refused` when nothing changed. */
  outcome: z.enum(['done', 'refused']),
  /** The case after the change, with `done`. */
  case: z.nullish(wholeCase),
  /** Why not, with `refused`: `case-gone`, `case-closed` or `case-open`. */
  reason: words(),
  /** Fields that are missing or wrong by name, with a field message key such as `valueMissing`; the outcome is `refused`. */
  fields: z.nullish(z.record(z.string(), z.string())),
});

const gone = { 'case-gone': 'The account has no such case.' };

export const searchCases = defineMethod({
  name: 'searchCases',
  http: 'POST',
  reads: true,
  /** What is empty or null does not narrow. */
  request: z.object({
    ...reader(),
    /** Part of a case number, in any case. */
    text: z.string(),
    /** Codes of statuses: any of these. */
    statuses: z.array(z.string()),
    /** Codes of problem types: any of these. */
    problemTypes: z.array(z.string()),
    /** Days it was made on. */
    created: daySpan(),
    /** Days it last changed on. */
    modified: daySpan(),
    ...pageRequest(),
  }),
  /** One page, the newest change first. */
  response: z.object({
    cases: z.array(z.object(caseSummary)),
    ...pageResponse(),
  }),
  docs: {
    purpose: 'One page of the account’s cases that match, whoever made them.',
    errors: permissionErrors('service'),
    without: 'Cases are not listed.',
  },
});

export const getCase = defineMethod({
  name: 'getCase',
  http: 'GET',
  request: z.object({ ...reader(), caseId: recordId() }),
  /** Null when the account has none like it. */
  response: z.nullable(wholeCase),
  docs: {
    purpose: 'One case with everything that is known of it; null when the account has none like it.',
    errors: permissionErrors('service'),
    without: 'Cases can not be opened.',
  },
});

export const addCaseComment = defineMethod({
  name: 'addCaseComment',
  http: 'POST',
  request: z.object({
    ...reader(),
    caseId: recordId(),
    /** The buyer's intent: a second call with it changes nothing. At most 64 signs. */
    key: z.string(),
    /** What the buyer says, not blank and at most 2,000 UTF-16 units. */
    text: z.string(),
  }),
  response: caseChangedResponse,
  docs: {
    purpose: 'Adds what the buyer says to a case’s conversation.',
    again: 'With the same key nothing changes: the case is returned as it is.',
    errors: permissionErrors('service'),
    reasons: { ...gone, 'case-closed': 'The case is closed.' },
    without: 'Conversations are read and not added to.',
  },
});

export const rateCase = defineMethod({
  name: 'rateCase',
  http: 'POST',
  request: z.object({
    ...reader(),
    caseId: recordId(),
    /** 1 to 5. */
    stars: z.int(),
    /** Why, at most 2,000 UTF-16 units; may be empty. */
    words: z.string(),
  }),
  response: caseChangedResponse,
  docs: {
    purpose: 'Keeps what the buyer thought of how a closed case was dealt with.',
    again: 'The later rating takes the place of the earlier one.',
    errors: permissionErrors('service'),
    reasons: { ...gone, 'case-open': 'The case is still open.' },
    without: 'Cases are not rated.',
  },
});

export const getCaseFile = defineMethod({
  name: 'getCaseFile',
  http: 'GET',
  request: z.object({ ...reader(), caseId: recordId(), attachmentId: recordId() }),
  response: file(),
  docs: {
    purpose: 'Something attached to a case of the account; null when it is no longer there.',
    errors: permissionErrors('service'),
    without: 'What is attached is named and can not be had.',
  },
});
