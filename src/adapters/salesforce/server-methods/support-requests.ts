import * as z from 'zod/mini';
import { onceReader } from './commit';
import { count, day, recordId } from './parts';

/** `getSupportOptions` and `getAssets`. */
export const supportReaderRequest = z.object({ ...onceReader });

const daySpan = z.object({
  /** The first day, in it; null for no beginning. */
  start: z.nullable(day()),
  /** The last day, in it; null for no end. */
  end: z.nullable(day()),
});

/** `searchCases`. What is empty or null does not narrow. */
export const casesRequest = z.object({
  ...onceReader,
  /** Part of a case number, in any case. */
  text: z.string(),
  /** Codes of statuses: any of these. */
  statuses: z.array(z.string()),
  /** Codes of problem types: any of these. */
  problemTypes: z.array(z.string()),
  /** Days it was made on. */
  created: daySpan,
  /** Days it last changed on. */
  modified: daySpan,
  /** From 0. */
  page: count(),
  /** At most 200. */
  pageSize: count(),
});

/** `getCase`. */
export const caseRequest = z.object({ ...onceReader, caseId: recordId() });

/** `getCaseFile`. */
export const caseFileRequest = z.object({ ...onceReader, caseId: recordId(), attachmentId: recordId() });

/** `uploadCaseFile`. */
export const uploadRequest = z.object({
  ...onceReader,
  /** The upload that goes on, as the first part was answered with; null with the first part. */
  handle: z.nullable(z.string()),
  /** The file's name with its ending. Keep as much of it as your records take. */
  name: z.string(),
  /** The file's media type, such as `image/jpeg`. Check it again. */
  contentType: z.string(),
  /** How many bytes the whole file has. */
  bytes: count(),
  /** Where in it this part begins, in bytes; 0 with the first. */
  from: count(),
  /** The part in Base64: 393,216 bytes, and the last one what is left. Put after each other these texts are the Base64 of the whole file. */
  base64: z.string(),
});

/** `addCaseComment`. */
export const commentRequest = z.object({
  ...onceReader,
  caseId: recordId(),
  /** The buyer's intent: a second call with it changes nothing. At most 64 signs. */
  key: z.string(),
  /** What the buyer says, not blank and at most 2,000 UTF-16 units. */
  text: z.string(),
});

/** `rateCase`. */
export const rateRequest = z.object({
  ...onceReader,
  caseId: recordId(),
  /** 1 to 5. */
  stars: z.int(),
  /** Why, at most 2,000 UTF-16 units; may be empty. */
  words: z.string(),
});

const askedPerson = {
  /** First and last name. */
  name: z.string(),
  email: z.string(),
  /** As the store wants phone numbers (spec §5). */
  phone: z.string(),
};

/** `createCasePrepare`. */
export const createCaseRequest = z.object({
  ...onceReader,
  /** Names the draft: the case of a draft is made once, whichever attempt makes it. */
  draftId: z.string(),
  /** `equipment` or `customer`. */
  kind: z.enum(['equipment', 'customer']),
  /** Null for customer service. */
  equipment: z.nullable(z.object({
    /** Code of an equipment type. */
    type: z.string(),
    /** Code of one of its details; null when it is not known. */
    detail: z.nullable(z.string()),
    /** May be empty, or one that is in no list. */
    assetNumber: z.string(),
  })),
  /** Code of a problem type of the kind. */
  problemType: z.string(),
  /** Code of one of its reasons. */
  reason: z.string(),
  /** What the buyer says, not blank. */
  message: z.string(),
  /** Handles of whole uploads of `uploadCaseFile`. */
  attachments: z.array(z.string()),
  /** When somebody may come or call. */
  availability: z.array(z.object({
    /** 0 for Sunday to 6. */
    day: z.int(),
    /** A time of the account's clock, `HH:MM`. */
    start: z.string(),
    /** The same, later. */
    end: z.string(),
  })),
  /** Whom to reach. */
  contact: z.object(askedPerson),
  /** Who is there when somebody comes; null when the contact is. */
  onsiteContact: z.nullable(z.object({
    /** First and last name. */
    name: z.string(),
    /** As the store wants phone numbers (spec §5). */
    phone: z.string(),
  })),
  /** Who asks through the buyer; null when the buyer asks. */
  onBehalfOf: z.nullable(z.object(askedPerson)),
  /** What it was reported from; null for nothing. */
  about: z.nullable(z.object({
    /** An order summary; null when it is about an invoice. */
    orderId: z.nullable(recordId()),
    /** A line of that order; null for the order as a whole. */
    lineId: z.nullable(recordId()),
    /** An invoice; null when it is about an order. */
    invoiceId: z.nullable(recordId()),
  })),
});
