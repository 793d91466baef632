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
  callerFields,
  recordId,
  coded,
  optionalText,
} from '../server-methods/parts';

const daySpan = () =>
  z.object({
    /** First day, inclusive; null for no limit. */
    start: z.nullable(day()),
    /** Last day, inclusive; null for no limit. */
    end: z.nullable(day()),
  });

/** `equipment` or `customer`. */
const caseKind = () => z.enum(['equipment', 'customer']);

const caseSummary = {
  caseId: recordId(),
  /** Number that the buyer can quote. */
  number: z.string().check(z.minLength(1)),
  /** `equipment` or `customer`. */
  kind: caseKind(),
  /** The problem type. */
  problemType: z.object(coded()),
  /** The reason of the request. */
  reason: z.object(coded()),
  /** The org's status. */
  status: z.object(coded()),
  /** Group of the status: `open`, `waiting-for-you` or `closed`. */
  standing: z.enum(['open', 'waiting-for-you', 'closed']),
  createdAt: instant(),
  /** Time of the last change or comment. */
  modifiedAt: instant(),
};

/** A case with all details. */
const wholeCase = z.object({
  ...caseSummary,
  /** Missing or null for customer service. */
  equipment: z.nullish(
    z.object({
      /** Equipment type. */
      type: z.object(coded()),
      /** Detail of the type; missing or null if unknown. */
      detail: z.nullish(z.object(coded())),
      /** Asset number. */
      assetNumber: optionalText(),
    }),
  ),
  /** The buyer's message. */
  message: optionalText(),
  /** Attached files. */
  attachments: z.nullish(
    z.array(
      z.object({
        attachmentId: recordId(),
        /** File name with its extension. */
        name: z.string().check(z.minLength(1)),
        /** Its media type. */
        contentType: z.string(),
        /** Size in bytes. */
        bytes: count(),
      }),
    ),
  ),
  /** When a visit or a call is possible. */
  availability: z.nullish(
    z.array(
      z.object({
        /** 0 for Sunday to 6. */
        day: z.int().check(z.gte(0), z.lte(6)),
        /** Local time of the account, `HH:MM`. */
        start: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
        /** End, in the same format. */
        end: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
      }),
    ),
  ),
  /** Contact person. */
  contact: z.nullish(reachable()),
  /** Person on site for a visit; missing or null if it is the contact. */
  onsiteContact: z.nullish(
    z.object({
      /** First and last name. */
      name: optionalText(),
      /** Phone number in the store's format. */
      phone: optionalText(),
    }),
  ),
  /** Person on whose behalf the buyer asks; missing or null for none. */
  onBehalfOf: z.nullish(reachable()),
  /** Record that it was reported from; missing or null for none. */
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
  /** Comments, oldest first; missing or null for none. */
  conversation: z.nullish(
    z.array(
      z.object({
        commentId: recordId(),
        /** `buyer` or `service`. */
        from: z.enum(['buyer', 'service']),
        /** Author of the comment. */
        name: optionalText(),
        at: instant(),
        /** Text of the comment. */
        text: z.string(),
      }),
    ),
  ),
  /** The buyer's rating; missing or null for none. */
  rating: z.nullish(
    z.object({
      /** 1 to 5. */
      stars: z.int().check(z.gte(1), z.lte(5)),
      /** Comment of the rating. */
      comment: optionalText(),
    }),
  ),
  /** Whether the running user can comment. */
  canComment: z.boolean(),
  /** Whether the running user can rate it; only closed cases can be rated. */
  canRate: z.boolean(),
});

/** Response of `addCaseComment` and `rateCase`. */
const caseChangedResponse = z.object({
  /** `done`, or `refused` when nothing changed. */
  outcome: z.enum(['done', 'refused']),
  /** The case after the change, with `done`. */
  case: z.nullish(wholeCase),
  /** Reason for `refused`: `case-gone`, `case-closed` or `case-open`. */
  reason: optionalText(),
  /** Missing or invalid fields by name, with a field message key such as `valueMissing`; the outcome is `refused`. */
  fields: z.nullish(z.record(z.string(), z.string())),
});

const missingCase = { 'case-gone': 'The account has no such case.' };

export const searchCases = defineMethod({
  name: 'searchCases',
  http: 'POST',
  reads: true,
  /** Empty and null fields do not filter. */
  request: z.object({
    ...callerFields(),
    /** Part of a case number, regardless of case. */
    text: z.string(),
    /** Status codes, any of which matches. */
    statuses: z.array(z.string()),
    /** Problem type codes, any of which matches. */
    problemTypes: z.array(z.string()),
    /** Range of creation dates. */
    created: daySpan(),
    /** Range of last changes. */
    modified: daySpan(),
    ...pageRequest(),
  }),
  /** One page, most recently changed first. */
  response: z.object({
    cases: z.array(z.object(caseSummary)),
    ...pageResponse(),
  }),
  docs: {
    purpose: 'Returns one page of the account’s cases that match the search, from all users.',
    errors: permissionErrors('service'),
    without: 'There is no list of cases.',
  },
});

export const getCase = defineMethod({
  name: 'getCase',
  http: 'GET',
  request: z.object({ ...callerFields(), caseId: recordId() }),
  /** Null when the account does not have it. */
  response: z.nullable(wholeCase),
  docs: {
    purpose: 'Returns one case with all details; null when the account has no such case.',
    errors: permissionErrors('service'),
    without: 'Cases can’t be opened.',
  },
});

export const addCaseComment = defineMethod({
  name: 'addCaseComment',
  http: 'POST',
  request: z.object({
    ...callerFields(),
    caseId: recordId(),
    /** Idempotency key: a second call with it changes nothing. At most 64 characters. */
    key: z.string(),
    /** The comment, not blank and at most 2,000 UTF-16 units. */
    text: z.string(),
  }),
  response: caseChangedResponse,
  docs: {
    purpose: 'Adds a comment of the buyer to a case.',
    again: 'With the same key nothing changes: the case is returned as it is.',
    errors: permissionErrors('service'),
    reasons: { ...missingCase, 'case-closed': 'The case is closed.' },
    without: 'Comments are shown, but can’t be added.',
  },
});

export const rateCase = defineMethod({
  name: 'rateCase',
  http: 'POST',
  request: z.object({
    ...callerFields(),
    caseId: recordId(),
    /** 1 to 5. */
    stars: z.int(),
    /** Comment, at most 2,000 UTF-16 units; can be empty. */
    comment: z.string(),
  }),
  response: caseChangedResponse,
  docs: {
    purpose: 'Stores the buyer’s rating of a closed case.',
    again: 'The later rating replaces the earlier one.',
    errors: permissionErrors('service'),
    reasons: { ...missingCase, 'case-open': 'The case is still open.' },
    without: 'Cases can’t be rated.',
  },
});

export const getCaseFile = defineMethod({
  name: 'getCaseFile',
  http: 'GET',
  request: z.object({ ...callerFields(), caseId: recordId(), attachmentId: recordId() }),
  response: file(),
  docs: {
    purpose: 'Returns a file that is attached to a case of the account; null when it no longer exists.',
    errors: permissionErrors('service'),
    without: 'Attachments are listed, but can’t be downloaded.',
  },
});
